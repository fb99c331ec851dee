#!/usr/bin/env python3
"""Writes the named entities of HTML 5, from Python's copy of the standard: Packages/Posts/Scripts/generate-entity-table.py"""
import html.entities
import pathlib
import textwrap
import unicodedata


def written(text):
    """Returns text as in a string literal, with escapes for characters that are invisible, combining or special."""
    visible = lambda c: unicodedata.category(c)[0] in "LNPS" and c not in '\\"'
    return "".join(c if visible(c) else "\\u{%X}" % ord(c) for c in text)


names = sorted((name[:-1], text) for name, text in html.entities.html5.items() if name.endswith(";"))
lines = textwrap.wrap(" ".join(f"{name} {written(text)}" for name, text in names), 114, break_on_hyphens=False)
short = textwrap.wrap(" ".join(sorted(name for name in html.entities.html5 if not name.endswith(";"))), 114)
path = pathlib.Path(__file__).parent / "../Sources/Posts/HTML/EntityTable.swift"
path.write_text(
    "// Written by Packages/Posts/Scripts/generate-entity-table.py from the named entities of HTML 5. Do not edit.\n\n"
    "/// The named entities of HTML 5. One string compiles much faster than a dictionary.\n"
    "enum EntityTable {\n  /// The names without `&` and `;`, each followed by its text, with spaces between them.\n"
    '  static let text = """\n' + "".join(f"    {line} \\\n" for line in lines[:-1])
    + f'    {lines[-1]}\n    """\n\n  /// The names that need no semicolon, with spaces between them.\n  static let short = """\n'
    + "".join(f"    {line} \\\n" for line in short[:-1]) + f'    {short[-1]}\n    """\n}}\n', encoding="utf-8")
