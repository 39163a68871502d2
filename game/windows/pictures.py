"""pictures.py SVG FOLDER: draws the icon in every size for Windows, and the installer's picture, with rsvg-convert."""
import pathlib
import struct
import sys
import zlib

sys.dont_write_bytecode = True
sys.path.insert(0, str(pathlib.Path(sys.argv[1]).parent))
from icons import drawn, icon as icon_of  # noqa: E402

ICON_SIZES = [16, 20, 24, 32, 40, 48, 64, 128, 256]
SIDE = 164, 314  # of the installer's first and last page

svg = open(sys.argv[1], encoding="utf-8").read()
folder = sys.argv[2]


def rows(png):
    """A picture's rows from the top, and the bytes per pixel. A byte is stored relative to those to its left or above."""
    step = {2: 3, 6: 4}[png[25]]
    length, packed, at = step * struct.unpack(">I", png[16:20])[0], b"", 8
    while at < len(png):
        size, kind = struct.unpack(">I4s", png[at:at + 8])
        packed += png[at + 8:at + 8 + size] if kind == b"IDAT" else b""
        at += size + 12
    raw, above, all_rows = zlib.decompress(packed), bytes(length), []
    for start in range(0, len(raw), length + 1):
        row = bytearray(raw[start + 1:start + 1 + length])
        for i in range(length):
            left, over, corner = (row[i - step] if i >= step else 0), above[i], (above[i - step] if i >= step else 0)
            nearest = min((left, over, corner), key=lambda byte: abs(left + over - corner - byte))
            row[i] = (row[i] + (0, left, over, (left + over) // 2, nearest)[raw[start]]) % 256
        all_rows.append(row)
        above = row
    return all_rows, step


def icon():
    pictures = [icon_of(svg, size) for size in ICON_SIZES]
    head, place = struct.pack("<HHH", 0, 1, len(pictures)), 6 + 16 * len(pictures)
    for size, picture in zip(ICON_SIZES, pictures):
        # 0 means 256; one plane of 32 bits per pixel.
        head += struct.pack("<BBBBHHII", size % 256, size % 256, 0, 0, 1, 32, len(picture), place)
        place += len(picture)
    return head + b"".join(pictures)


def side():
    width, height = SIDE
    badge = svg.replace("<svg ", '<svg x="26" y="101" width="112" height="112" ', 1)
    page = (f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}">'
            f'<rect width="100%" height="100%" fill="#1f4435"/>{badge}</svg>')
    lines, step = rows(drawn(page, width, height))
    pixels = b""
    for row in reversed(lines):
        line = b"".join(bytes(row[i + c] for c in (2, 1, 0)) for i in range(0, len(row), step))
        pixels += line + bytes(-len(line) % 4)
    head = struct.pack("<2sIIIIiiHHIIiiII", b"BM", 54 + len(pixels), 0, 54, 40, width, height, 1, 24, 0, len(pixels), 2835, 2835, 0, 0)
    return head + pixels


for name, picture in ("coinwars.ico", icon()), ("installer.bmp", side()):
    with open(f"{folder}/{name}", "wb") as file:
        file.write(picture)
