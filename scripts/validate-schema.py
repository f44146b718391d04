#!/usr/bin/env python3
"""Holds the JSON export against its schema.

Validates Grammar/export.schema.json itself, every recorded export of the tests, and what `tidemark export --to json` writes
for the examples. Prints each violation; exits 0 when there is none, 1 when there is one, 2 when it could not run.
"""

import argparse
import json
import subprocess
import sys
from pathlib import Path

import jsonschema

ROOT = Path(__file__).resolve().parent.parent
SCHEMA = ROOT / "Grammar" / "export.schema.json"
TODAY = "2026-11-20"


class CannotRun(Exception):
    """What is to be checked is not there."""


def load_validator():
    schema = json.loads(SCHEMA.read_text(encoding="utf-8"))
    validator = jsonschema.validators.validator_for(schema)
    validator.check_schema(schema)
    return validator(schema)


def golden_files():
    """The recorded exports, by path."""
    paths = sorted((ROOT / "Tests" / "ExportTests" / "Golden").glob("*.json"))
    if not paths:
        raise CannotRun("no file matches Tests/ExportTests/Golden/*.json")
    for path in paths:
        yield str(path.relative_to(ROOT)), path.read_text(encoding="utf-8")


def exports(tidemark):
    """The export of each example alone, of each folder of them, and of the careless one."""
    examples = ROOT / "Examples"
    files = sorted(path for path in examples.rglob("*.md") if path.parent.name != "careless" and path.name != "README.md")
    if not files:
        raise CannotRun("no file matches Examples/**/*.md")
    folders = sorted({path.parent for path in files} - {examples})
    for path in [*files, *folders]:
        yield export(tidemark, path, accepted=(0,))
    # A page with errors is exported as far as it was read, and the exit code says so.
    yield export(tidemark, examples / "careless" / "careless.md", accepted=(1,))


def export(tidemark, path, accepted):
    name = str(path.relative_to(ROOT))
    command = [tidemark, "export", "--to", "json", "--today", TODAY, name]
    result = subprocess.run(command, cwd=ROOT, stdin=subprocess.DEVNULL, capture_output=True)
    if result.returncode not in accepted:
        raise CannotRun(f"{' '.join(command)} exited {result.returncode}:\n{result.stderr.decode(errors='replace')}")
    return f"export of {name}", result.stdout.decode("utf-8")


def violations(validator, name, text):
    try:
        value = json.loads(text)
    except json.JSONDecodeError as error:
        return [f"{name}: not JSON: {error}"]
    return [f"{name}: {error.json_path}: {error.message}" for error in validator.iter_errors(value)]


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tidemark", required=True, help="the program that is to export the examples")
    tidemark = str(Path(parser.parse_args().tidemark).resolve())
    try:
        validator = load_validator()
        texts = [*golden_files(), *exports(tidemark)]
    except (CannotRun, OSError, json.JSONDecodeError, jsonschema.SchemaError, UnicodeDecodeError) as error:
        print(f"validate-schema: {error}", file=sys.stderr)
        return 2
    found = [line for name, text in texts for line in violations(validator, name, text)]
    for line in found:
        print(line, file=sys.stderr)
    print(f"{len(texts)} JSON documents held against {SCHEMA.relative_to(ROOT)}: {len(found)} violations")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
