# ship_fonts(folder): the window's fonts, for systems that do not bring them.
function(ship_fonts folder)
  foreach(font ebgaramond/EBGaramond12-Regular ebgaramond/EBGaramond12-Italic inter/Inter-Regular inter/Inter-SemiBold
          inter/InterDisplay-SemiBold)
    file(COPY /usr/share/fonts/opentype/${font}.otf DESTINATION ${folder})
  endforeach()
endfunction()
