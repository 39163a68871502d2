#!/usr/bin/env python3
"""sample.py POT SEED [COUNT]: draws texts of the window to be graded, 200 by default, one per line.

POT is code.pot from the folder of texts.sh. Texts of one to three characters are left out. The same texts and seed give the same sample."""
import random
import re
import sys


def texts_of(pot):
    for entry in open(pot, encoding="utf-8").read().split("\n\n"):
        found = re.search(r'^msgid ((?:".*"\n?)+)', entry, re.M)
        text = "".join(re.findall(r'^"(.*)"$', found.group(1), re.M) or re.findall(r'"(.*)"', found.group(1))) if found else ""
        if len(text) > 3:
            yield text.replace('\\"', '"').replace("\\n", " ")


pot, seed, *count = sys.argv[1:]
for text in random.Random(int(seed)).sample(sorted(set(texts_of(pot))), int(count[0]) if count else 200):
    print(text)
