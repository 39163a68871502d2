"""icon.py SVG ICO: the program's icon in every size that Windows shows, drawn by rsvg-convert."""
import struct
import subprocess
import sys

SIZES = [16, 20, 24, 32, 40, 48, 64, 128, 256]

svg, ico = sys.argv[1:]
pictures = [subprocess.run(["rsvg-convert", "-w", str(size), "-h", str(size), svg], check=True, capture_output=True).stdout
            for size in SIZES]
place = 6 + 16 * len(SIZES)
head = struct.pack("<HHH", 0, 1, len(SIZES))
for size, picture in zip(SIZES, pictures):
    # 0 stands for 256; one plane of 32 bits a pixel.
    head += struct.pack("<BBBBHHII", size % 256, size % 256, 0, 0, 1, 32, len(picture), place)
    place += len(picture)
with open(ico, "wb") as file:
    file.write(head + b"".join(pictures))
