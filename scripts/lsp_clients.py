"""Speaks to `tidemark lsp` as several editors do: with what each says of itself, through the client of pytest-lsp.

lsp_clients.py PROGRAM VAULT

What is answered is read into the types of the protocol, and held against what the editor said that it knows (pytest-lsp's checks).
The last line is JSON: for each editor the features that it knows and that worked, by the rows of docs/editors.md. Exit 1: something is
not as it should be.
"""

import asyncio
import json
import logging
import pathlib
import re
import sys
import warnings

import pytest_lsp
from lsprotocol import types
from pygls.capabilities import get_capability
from pygls.protocol import default_converter
from pytest_lsp.client import DEFAULT_CLIENT_FEATURES, register_lsp_features

# The columns of the table of docs/editors.md, with the files of pytest-lsp.
CLIENTS = {
    "Neovim 0.11": "neovim@v0.11",
    "Neovim 0.7": "neovim@v0.7",
    "Emacs": "emacs@v29",
    "VS Code": "visual_studio_code",
}
TODAY = "2026-11-20"
PATIENCE = 10
ALL = types.Range(types.Position(0, 0), types.Position(9999, 0))
FORMAT = types.FormattingOptions(tab_size=2, insert_spaces=True)
PAGE = "---\nkind: page\n---\n\n# New\n\n- [ ] 📚 Tea (du: 2026-12-01)\n- [ ] Ebb ( Due:2026-12-02 )\n- [?] Low\n"
LOG = "---\nkind: activities\n---\n\n# Now and then\n\n- Sail\n  - 2026-11-19\n"


class NotKnown(Exception):
    """What an editor does not say that it knows."""


def expect(what, found, wanted=True):
    if found != wanted:
        raise AssertionError(f"{what}: {found!r}, not {wanted!r}")


class Session:
    """One editor, over a vault."""

    def __init__(self, client, vault):
        self.client, self.vault, self.versions, self.texts = client, vault, {}, {}
        self.applied = []

    def knows(self, *abilities):
        """Goes on only where the editor says one of these."""
        if not any(get_capability(self.client.capabilities, ability) for ability in abilities):
            raise NotKnown

    def uri(self, name):
        return (self.vault / name).as_uri()

    def document(self, name):
        return types.TextDocumentIdentifier(self.uri(name))

    async def open(self, name, text=None):
        uri = self.uri(name)
        if uri in self.versions:
            return uri
        self.texts[uri] = text or (self.vault / name).read_text(encoding="utf-8")
        self.versions[uri] = 1
        item = types.TextDocumentItem(uri, "markdown", 1, self.texts[uri])
        self.client.text_document_did_open(types.DidOpenTextDocumentParams(item))
        return uri

    def place(self, name, words, shift=0):
        text = self.texts[self.uri(name)]
        before = text[: text.index(words) + shift]
        last = before.rsplit("\n", 1)[-1]
        unit = {"utf-8": "utf-8", "utf-32": "utf-32-le"}.get(self.encoding, "utf-16-le")
        size = {"utf-8": 1, "utf-32": 4}.get(self.encoding, 2)
        return types.Position(before.count("\n"), len(last.encode(unit)) // size)

    def range(self, name, words):
        place = self.place(name, words)
        return types.Range(place, place)

    async def actions(self, name, range_, *kinds):
        context = types.CodeActionContext([], list(kinds) or None)
        params = types.CodeActionParams(self.document(name), range_, context)
        return await self.client.text_document_code_action_async(params) or []

    async def until(self, what, found):
        for _ in range(PATIENCE * 50):
            if value := found():
                return value
            await asyncio.sleep(0.02)
        raise AssertionError(f"{what} did not come")

    async def pulled(self, uri):
        report = await self.client.text_document_diagnostic_async(types.DocumentDiagnosticParams(types.TextDocumentIdentifier(uri)))
        return list(report.items)


CHECKS = []


def checks(*rows):
    def mark(function):
        CHECKS.append((rows, function))
        return function

    return mark


@checks("progress", "findings before the vault is read")
async def progress(session):
    """The first of all: whoever asks something is answered from the vault, which is read then."""
    session.knows("window.work_done_progress")
    await session.open("days/2026-11-21.md", "---\nkind: day\n---\n\n# 2026-11-21 Saturday\n\n- [ ] Ebb (du: 2026-12-01)\n")
    ended = await session.until(
        "progress", lambda: [one for all_of in session.client.progress_reports.values() for one in all_of if one.kind == "end"]
    )
    expect("what was read", bool(re.fullmatch(r"\d+ files", ended[0].message)))


@checks("positions")
async def positions(session):
    session.knows("general.position_encodings", "text_document.synchronization")
    await session.open("pages/new.md", PAGE)
    answer = await session.client.text_document_document_highlight_async(
        types.DocumentHighlightParams(session.document("pages/new.md"), session.place("pages/new.md", "Tea"))
    )
    expect("the place behind an emoji", [one.range.start for one in answer], [session.place("pages/new.md", "Tea")])


@checks("findings", "changes of the text")
async def findings(session):
    uri = await session.open("pages/new.md", PAGE)
    if get_capability(session.client.capabilities, "text_document.diagnostic"):
        codes = sorted(one.code for one in await session.pulled(uri))
    else:
        await session.until("findings", lambda: session.client.diagnostics.get(uri))
        codes = sorted(one.code for one in session.client.diagnostics[uri])
    expect("what is found", codes, ["unknown-box", "unknown-key"])
    start = session.place("pages/new.md", "du:")
    session.texts[uri] = session.texts[uri].replace("du:", "due:")
    session.versions[uri] += 1
    end = types.Position(start.line, start.character + 2)
    session.client.text_document_did_change(
        types.DidChangeTextDocumentParams(
            types.VersionedTextDocumentIdentifier(session.versions[uri], uri),
            [types.TextDocumentContentChangePartial(types.Range(start, end), "due")],
        )
    )
    if get_capability(session.client.capabilities, "text_document.diagnostic"):
        expect("what is found then", [one.code for one in await session.pulled(uri)], ["unknown-box"])
    else:
        await session.until(
            "fewer findings", lambda: [one.code for one in session.client.diagnostics[uri]] == ["unknown-box"]
        )


@checks("what a finding leads to")
async def leads(session):
    session.knows("text_document.publish_diagnostics.related_information", "text_document.publish_diagnostics.data_support")
    uri = await session.open("projects/twice.md", "---\nkind: project\n---\n\n# Twice\n\n- [ ] Dig\n- [ ] Dig\n- [ ] Ebb (du: 2026-12-01)\n")
    pulls = get_capability(session.client.capabilities, "text_document.diagnostic")
    found = await session.pulled(uri) if pulls else await session.until("findings", lambda: session.client.diagnostics.get(uri))
    related = any(one.related_information for one in found)
    expect("other places", related, bool(get_capability(session.client.capabilities, "text_document.publish_diagnostics.related_information")))


@checks("findings of all files")
async def all_files(session):
    session.knows("workspace.diagnostics", "text_document.diagnostic")
    report = await session.client.workspace_diagnostic_async(types.WorkspaceDiagnosticParams([]))
    expect("files with findings", len(report.items) > 0)


@checks("fixes", "suppressions")
async def fixes(session):
    session.knows("text_document.code_action.code_action_literal_support")
    await session.open("pages/fix.md", PAGE)
    found = await session.actions("pages/fix.md", session.range("pages/fix.md", "du:"), types.CodeActionKind.QuickFix)
    titles = [action.title for action in found]
    expect("fixes", {"Write “due”", "Allow unknown-key here", "Allow unknown-key in this file"} <= set(titles))
    changes = found[0].edit.document_changes or found[0].edit.changes
    expect("an edit", bool(changes))


@checks("guesses")
async def guesses(session):
    session.knows("workspace.workspace_edit.change_annotation_support")
    await session.open("pages/fix.md", PAGE)
    found = await session.actions("pages/fix.md", session.range("pages/fix.md", "du:"), types.CodeActionKind.QuickFix)
    notes = [action.edit.change_annotations for action in found if action.is_preferred is False]
    expect("a guess asks", any(note and all(one.needs_confirmation for one in note.values()) for note in notes))


@checks("all safe fixes")
async def fix_all(session):
    session.knows("text_document.code_action.code_action_literal_support")
    await session.open("pages/safe.md", "---\nkind: page\n---\n\n# Safe\n\n- [] 📚 Milk\n")
    [action] = await session.actions("pages/safe.md", ALL, types.CodeActionKind.SourceFixAll)
    expect("the kind", action.kind, "source.fixAll.tidemark")


@checks("formatting")
async def formatting(session):
    session.knows("text_document.formatting")
    await session.open("pages/fix.md", PAGE)
    params = types.DocumentFormattingParams(session.document("pages/fix.md"), FORMAT)
    expect("edits", len(await session.client.text_document_formatting_async(params)) > 0)


@checks("formatting while you type")
async def on_type(session):
    session.knows("text_document.on_type_formatting")
    await session.open("log.md", LOG + "\n")
    params = types.DocumentOnTypeFormattingParams(session.document("log.md"), types.Position(8, 0), "\n", FORMAT)
    edits = await session.client.text_document_on_type_formatting_async(params)
    expect("the next entry", [edit.new_text.strip() for edit in edits or []], [f"- {TODAY}"])


@checks("folding")
async def folding(session):
    session.knows("text_document.folding_range")
    await session.open("projects/museum-trip.md")
    params = types.FoldingRangeParams(session.document("projects/museum-trip.md"))
    expect("folds", len(await session.client.text_document_folding_range_async(params)) > 3)


@checks("symbols")
async def symbols(session):
    session.knows("text_document.document_symbol")
    await session.open("projects/museum-trip.md")
    params = types.DocumentSymbolParams(session.document("projects/museum-trip.md"))
    found = await session.client.text_document_document_symbol_async(params)
    nests = get_capability(session.client.capabilities, "text_document.document_symbol.hierarchical_document_symbol_support")
    expect("symbols in each other", isinstance(found[0], types.DocumentSymbol), bool(nests))
    found = await session.client.workspace_symbol_async(types.WorkspaceSymbolParams("one win"))
    expect("a project", found[0].name, "One Window")


# No editor of these asks for parts.
@checks()
async def parts(session):
    # A client may ask for parts of anything.
    token = "parts"
    session.client.progress_reports[token] = []
    got = []

    async def send():
        params = types.WorkspaceSymbolParams("e", partial_result_token=token)
        return await session.client.workspace_symbol_async(params)

    session.parts = got
    rest = await send()
    expect("what comes at the end", rest, [])
    await session.until("parts", lambda: len(got) > 0)


@checks("links")
async def links(session):
    session.knows("text_document.document_link")
    await session.open("tidemark.md")
    params = types.DocumentLinkParams(session.document("tidemark.md"))
    expect("links", len(await session.client.text_document_document_link_async(params)) > 10)


@checks("selection")
async def selection(session):
    session.knows("text_document.selection_range")
    await session.open("projects/museum-trip.md")
    place = session.place("projects/museum-trip.md", "2026-11-24", 2)
    params = types.SelectionRangeParams(session.document("projects/museum-trip.md"), [place])
    [found] = await session.client.text_document_selection_range_async(params)
    expect("the value, and what it is in", found.parent is not None)


@checks("highlight")
async def highlight(session):
    session.knows("text_document.document_highlight")
    await session.open("days/2026-11-20.md")
    params = types.DocumentHighlightParams(
        session.document("days/2026-11-20.md"), session.place("days/2026-11-20.md", "Museum trip)")
    )
    expect("the same words", len(await session.client.text_document_document_highlight_async(params)), 3)


@checks("hover")
async def hover(session):
    session.knows("text_document.hover")
    await session.open("pages/health.md")
    params = types.HoverParams(session.document("pages/health.md"), session.place("pages/health.md", "Meditate"))
    answer = await session.client.text_document_hover_async(params)
    expect("the streak", "Streak 22" in answer.contents.value)


@checks("completion")
async def completion(session):
    session.knows("text_document.completion")
    await session.open("projects/museum-trip.md")
    place = session.place("projects/museum-trip.md", "2026-11-24")
    params = types.CompletionParams(session.document("projects/museum-trip.md"), place)
    answer = await session.client.text_document_completion_async(params)
    expect("the nearest day", answer.items[0].text_edit.new_text, TODAY)
    await session.open("pages/key.md", "---\nkind: page\n---\n\n# Key\n\n- [ ] Tea (pri)\n")
    params = types.CompletionParams(session.document("pages/key.md"), session.place("pages/key.md", "pri", 3))
    [item] = (await session.client.text_document_completion_async(params)).items
    snippets = get_capability(session.client.capabilities, "text_document.completion.completion_item.snippet_support")
    expect("a place to fill in", item.insert_text_format == types.InsertTextFormat.Snippet, bool(snippets))


@checks("definition, references")
async def navigation(session):
    session.knows("text_document.definition")
    await session.open("days/2026-11-20.md")
    document = session.document("days/2026-11-20.md")
    place = session.place("days/2026-11-20.md", "Museum trip)")
    [found] = await session.client.text_document_definition_async(types.DefinitionParams(document, place))
    expect("where a project is", found.uri.endswith("projects/museum-trip.md"))
    params = types.ReferenceParams(types.ReferenceContext(True), document, place)
    expect("where it is named", len(await session.client.text_document_references_async(params)) > 5)


@checks("rename")
async def rename(session):
    session.knows("text_document.rename")
    await session.open("projects/museum-trip.md")
    document, place = session.document("projects/museum-trip.md"), session.place("projects/museum-trip.md", "Museum trip")
    if get_capability(session.client.capabilities, "text_document.rename.prepare_support"):
        found = await session.client.text_document_prepare_rename_async(types.PrepareRenameParams(document, place))
        expect("the words", found.placeholder, "Museum trip")
    edit = await session.client.text_document_rename_async(types.RenameParams(document, place, "Lamp room"))
    expect("files", len(edit.document_changes or edit.changes) > 3)


@checks("renamed files")
async def moved(session):
    session.knows("workspace.file_operations.will_rename")
    await session.open("tidemark.md")
    old = session.uri("projects/mum-at-christmas.md")
    params = types.RenameFilesParams([types.FileRename(old, old.replace("/projects/", "/"))])
    edit = await session.client.workspace_will_rename_files_async(params)
    expect("links", len(edit.document_changes or edit.changes), 1)


@checks("commands")
async def commands(session):
    session.knows("workspace.execute_command")
    uri = await session.open("projects/museum-trip.md")
    found = await session.actions("projects/museum-trip.md", session.range("projects/museum-trip.md", "Worksheet"))
    expect("what can be done", "Plan tomorrow" in [action.title for action in found])
    line = session.place("projects/museum-trip.md", "Worksheet").line
    params = types.ExecuteCommandParams("tidemark.done", [uri, line, session.versions[uri]])
    if get_capability(session.client.capabilities, "workspace.apply_edit"):
        await session.client.workspace_execute_command_async(params)
        await session.until("an edit", lambda: session.applied)


@checks("lenses")
async def lenses(session):
    session.knows("text_document.code_lens")
    await session.open("activities.md")
    found = await session.client.text_document_code_lens_async(types.CodeLensParams(session.document("activities.md")))
    expect("a lens", found[0].command.title, "Log today")


@checks("hints")
async def hints(session):
    session.knows("text_document.inlay_hint")
    await session.open("days/2026-11-20.md")
    params = types.InlayHintParams(session.document("days/2026-11-20.md"), ALL)
    expect("hints", len(await session.client.text_document_inlay_hint_async(params)) > 3)


@checks("colors")
async def colors(session):
    session.knows("text_document.semantic_tokens")
    await session.open("pages/health.md")
    params = types.SemanticTokensParams(session.document("pages/health.md"))
    expect("tokens", len((await session.client.text_document_semantic_tokens_full_async(params)).data) > 50)


@checks("documents of the server")
async def documents(session):
    params = types.ExecuteCommandParams("tidemark.show", ["tidemark:day/2026-11-16"])
    session.knows("workspace.execute_command")
    await session.open("pages/health.md")
    text = await session.client.workspace_execute_command_async(params)
    expect("a day", text.startswith("Monday 2026-11-16"))


@checks("files changed elsewhere")
async def elsewhere(session):
    uri = await session.open("pages/one.md", "---\nkind: page\n---\n\n# Only one\n")
    other = session.vault / "pages/other.md"
    pulls = get_capability(session.client.capabilities, "text_document.diagnostic")
    watches = get_capability(session.client.capabilities, "workspace.did_change_watched_files.dynamic_registration")
    other.write_text("---\nkind: page\n---\n\n# Only one\n", encoding="utf-8")
    if watches:
        event = types.FileEvent(other.as_uri(), types.FileChangeType.Created)
        session.client.workspace_did_change_watched_files(types.DidChangeWatchedFilesParams([event]))
    for _ in range(PATIENCE * 20):
        found = await session.pulled(uri) if pulls else session.client.diagnostics.get(uri, [])
        if "duplicate-title" in [one.code for one in found]:
            return
        await asyncio.sleep(0.05)
    raise AssertionError("a file that came was not noticed")


async def speak(program, vault, spec, problems):
    """The rows that worked with one editor. A client that is slow to say that it shows progress is not waited for, and asked anew."""
    for _ in range(4):
        told = []
        worked = await speak_once(program, vault, spec, told)
        if not any(f"{spec}, progress" in problem for problem in told):
            break
    problems += told
    return worked


async def speak_once(program, vault, spec, problems):
    client = pytest_lsp.LanguageClient(converter_factory=default_converter)
    session = Session(client, vault)

    @client.feature(types.WORKSPACE_APPLY_EDIT)
    def apply(params: types.ApplyWorkspaceEditParams):
        session.applied.append(params)
        return types.ApplyWorkspaceEditResult(applied=True)

    @client.feature(types.CLIENT_REGISTER_CAPABILITY)
    def register(params: types.RegistrationParams):
        session.registered = params.registrations

    @client.feature(types.WORKSPACE_INLAY_HINT_REFRESH)
    @client.feature(types.WORKSPACE_CODE_LENS_REFRESH)
    def refresh(*_):
        return None

    session.parts = []

    def told(client: pytest_lsp.LanguageClient, params: types.ProgressParams):
        if params.token == "parts":
            session.parts.extend(params.value)
        else:
            kind = params.value["kind"]
            kinds = {"begin": types.WorkDoneProgressBegin, "report": types.WorkDoneProgressReport, "end": types.WorkDoneProgressEnd}
            value = client.protocol._converter.structure(params.value, kinds[kind])
            client.progress_reports.setdefault(params.token, []).append(value)

    register_lsp_features(client, DEFAULT_CLIENT_FEATURES | {types.PROGRESS: told})
    await client.start_io(program, "lsp", "--today", TODAY)
    answer = await client.initialize_session(
        types.InitializeParams(capabilities=pytest_lsp.client_capabilities(spec), root_uri=vault.as_uri())
    )
    session.encoding = answer.capabilities.position_encoding
    worked = []
    for rows, check in CHECKS:
        try:
            await asyncio.wait_for(check(session), 3 if check is progress else PATIENCE)
            worked += rows
        except NotKnown:
            pass
        except Exception as error:  # noqa: BLE001
            problems.append(f"{spec}, {', '.join(rows) or check.__name__}: {type(error).__name__}: {error}")
    await asyncio.wait_for(client.shutdown_session(), PATIENCE)
    if client.error:
        problems.append(f"{spec}: {client.error}")
    return worked


def main():
    logging.disable(logging.CRITICAL)
    program, vault = sys.argv[1], pathlib.Path(sys.argv[2]).resolve()
    problems, table = [], {}
    with warnings.catch_warnings(record=True) as warned:
        warnings.simplefilter("always", pytest_lsp.LspSpecificationWarning)
        for name, spec in CLIENTS.items():
            before = {path: path.read_bytes() for path in vault.rglob("*.md")}
            table[name] = asyncio.run(speak(program, vault, spec, problems))
            for path in set(vault.rglob("*.md")) - set(before):
                path.unlink()
    problems += [f"not as the protocol has it: {one.message}" for one in warned if one.category is pytest_lsp.LspSpecificationWarning]
    for problem in problems:
        print(problem)
    print(json.dumps(table))
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
