#!/usr/bin/env python3
"""reword.py LIST: changes texts everywhere at once, from the repository's root.

LIST is JSON: [{"old": "...", "new": "...", "old_plural": "...", "new_plural": "...", "tr": {"de": "..." or [forms]}}]; what has a context is
"context\\u0004text".
Sources, data files, driven scripts and the catalogues in assets/words follow; translations stay unless "tr" brings others. Without
"new" the English stays. Placeholders {1} are checked. A text that is found nowhere is told, and the status is 1.
"""
import glob
import json
import re
import sys

LITERAL = re.compile(r'"(?:[^"\\\n]|\\.)*"(?:\s*"(?:[^"\\\n]|\\.)*")*')
ONE = re.compile(r'"((?:[^"\\\n]|\\.)*)"')
ENTRY = re.compile(r'^(msgctxt|msgid|msgid_plural|msgstr(?:\[\d\])?) ("(?:.*)"(?:\n".*")*)$', re.M)


def from_c(text):
    """What a literal says; nothing for one with other escapes."""
    plain = text.replace("\\\\", "\0").replace('\\"', '"').replace("\\n", "\n")
    plain = re.sub(r"\\u([0-9a-f]{4})", lambda code: chr(int(code.group(1), 16)), plain)
    return None if "\\" in plain else plain.replace("\0", "\\")


def to_c(text):
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n") + '"'


def in_lines(text):
    """As gettext writes it: what has several lines begins below."""
    lines = re.findall(r"[^\n]*\n|[^\n]+$", text)
    return to_c(text) if len(lines) < 2 else '""\n' + "\n".join(to_c(line) for line in lines)


def places(text):
    return set(re.findall(r"\{\d\}", text))


def pattern(old, new):
    """Finds a text whose places are filled, as scripts and tests name it."""
    parts = re.split(r"(\{\d\})", old)
    if len(parts) == 1 or len("".join(parts[::2])) < 12:
        return None
    names, regex = [], ""
    for part in parts:
        if re.fullmatch(r"\{\d\}", part):
            names.append(part)
            regex += "(.*?)"
        else:
            regex += re.escape(part)
    return re.compile(regex, re.S), names, new


def placed(new, names, values):
    for name, word in zip(names, values):
        new = new.replace(name, word)
    return new


def filled(known, text):
    regex, names, new = known
    found = regex.fullmatch(text)
    return placed(new, names, found.groups()) if found else None


def part(old, new):
    """The same of a sentence among others: long enough to be no other."""
    pieces = re.split(r"(\{\d\})", old)
    if max(len(piece) for piece in pieces[::2]) < 14:
        return None
    regex = "".join("(.{1,60}?)" if i % 2 else re.escape(piece) for i, piece in enumerate(pieces))
    return re.compile(regex + "(?![\\w])" if pieces[-1][-1:].isalnum() else regex), pieces[1::2], new


class Words:
    def __init__(self, entries):
        self.new = {}
        self.patterns, self.parts = [], []
        self.used = set()
        for entry in entries:
            for old, new in (("old", "new"), ("old_plural", "new_plural")):
                if old in entry and new in entry and entry[old] != entry[new]:
                    self.new[entry[old]] = entry[new]
                    known = pattern(entry[old], entry[new])
                    self.patterns += [known] if known else []
                    inner = part(entry[old], entry[new])
                    self.parts += [inner] if inner else []

    def of(self, text, with_filled):
        if text in self.new:
            self.used.add(text)
            return self.new[text]
        if with_filled:
            for known in self.patterns:
                new = filled(known, text)
                if new is not None:
                    return new
            within = self.within(text)
            return None if within == text else within
        return None

    def within(self, text):
        """Where a test holds a text among others, or a part of it."""
        for regex, names, new in self.parts:
            text = regex.sub(lambda found: placed(new, names, found.groups()), text)
        return text


def rewrite(path, change):
    with open(path, encoding="utf8", newline="") as file:
        before = file.read()
    after = change(before)
    if after != before:
        with open(path, "w", encoding="utf8", newline="") as file:
            file.write(after)


def in_source(words, with_filled):
    def literal(found):
        parts = [from_c(part) for part in ONE.findall(found.group())]
        if None in parts:
            return found.group()
        text = "".join(parts)
        # A single word may be a key of a file: change it only in texts.
        is_said = " " in text or text[:1].isupper() or re.search(r"(?:say|mark|say_many)\($", found.string[: found.start()])
        new = words.of(text, with_filled) if is_said else None
        return found.group() if new is None else to_c(new)

    return lambda text: LITERAL.sub(literal, text)


def in_json(words, with_filled):
    def string(found):
        text = json.loads(found.group(1))
        # Keys and words of the format are no texts.
        is_text = not found.group(2) and (" " in text or text[:1].isupper())
        new = words.of(text, with_filled) if is_text else None
        return found.group() if new is None else json.dumps(new, ensure_ascii=False)

    return lambda text: re.sub(r'("(?:[^"\\\n]|\\.)*")(\s*:)?', string, text)


def said(raw):
    return from_c("".join(ONE.findall(raw)))


def in_catalogue(entries, words, language):
    translations = {entry["old"]: entry["tr"][language] for entry in entries if language in entry.get("tr", {})}

    def change(text):
        known, blocks = set(), []
        for block in text.rstrip("\n").split("\n\n"):
            fields = dict((name, said(raw)) for name, raw in ENTRY.findall(block))
            if not fields.get("msgid"):
                blocks.append(block)
                continue
            context = fields["msgctxt"] + "\4" if "msgctxt" in fields else ""
            old = context + fields["msgid"]
            fields["msgid"] = words.of(fields["msgid"], False) or fields["msgid"]
            if "msgid_plural" in fields:
                fields["msgid_plural"] = words.of(fields["msgid_plural"], False) or fields["msgid_plural"]
            said_there = translations.get(old)
            forms = [name for name in fields if name.startswith("msgstr")]
            if said_there is not None:
                several = said_there if isinstance(said_there, list) else [said_there] * len(forms)
                fields.update(zip(forms, several))
            if context + fields["msgid"] in known:
                continue
            known.add(context + fields["msgid"])
            comments = [line for line in block.split("\n") if line.startswith("#")]
            blocks.append("\n".join(comments + [name + " " + in_lines(word) for name, word in fields.items()]))
        return "\n\n".join(blocks) + "\n"

    return change


def main(path):
    with open(path, encoding="utf8") as file:
        entries = json.load(file)
    for entry in entries:
        known = places(entry["old"]) | places(entry.get("old_plural", ""))
        for word in [entry.get("new", "")] + [word for word in entry.get("tr", {}).values() if isinstance(word, str)]:
            if not places(word) <= known:
                sys.exit("reword.py: " + repr(word) + " has other places than " + repr(entry["old"]))
    words = Words(entries)
    for folder in ("engine", "game"):
        for file in glob.glob(folder + "/**/*.cpp", recursive=True) + glob.glob(folder + "/**/*.h", recursive=True):
            rewrite(file, in_source(words, False))
    for file in glob.glob("assets/**/*.json", recursive=True):
        rewrite(file, in_json(words, False))
    for catalogue in glob.glob("assets/words/*.po"):
        rewrite(catalogue, in_catalogue(entries, words, catalogue.split("/")[-1][:-3]))
    lost = sorted(set(words.new) - words.used)
    for file in glob.glob("tests/**/*.cpp", recursive=True):
        rewrite(file, in_source(words, True))
    # Profiles contain saved files with checksums.
    for file in (name for name in glob.glob("tests/gui/**/*.json*", recursive=True) if ".profile/" not in name):
        rewrite(file, in_json(words, True))
    for text in lost:
        print("found nowhere: " + text)
    return 1 if lost else 0


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    sys.exit(main(sys.argv[1]))
