"""icons.py SVG FILE SIZE...: draws the icon in these sizes with rsvg-convert, each into FILE with the size in place of "%"."""
import pathlib
import subprocess
import sys

PLAIN_UP_TO = 24  # pixels: parts of class "fine" would blur there; those of class "plain" replace them


def drawn(text, width, height):
    command = ["rsvg-convert", "-w", str(width), "-h", str(height)]
    return subprocess.run(command, input=text.encode(), check=True, capture_output=True).stdout


def icon(svg, size):
    if size <= PLAIN_UP_TO:
        svg = svg.replace('class="plain" display="none"', "").replace('class="fine"', 'display="none"')
    return drawn(svg, size, size)


if __name__ == "__main__":
    picture = open(sys.argv[1], encoding="utf-8").read()
    for size in sys.argv[3:]:
        file = pathlib.Path(sys.argv[2].replace("%", size))
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(icon(picture, int(size)))
