// Runs the extension under node, with a stub of the editor: over `tidemark lsp` in a copy of the examples, and over a server that
// announces everything. The last line that is printed says how much was checked.
'use strict';

const assert = require('assert');
const fs = require('fs');
const Module = require('module');
const os = require('os');
const path = require('path');
const { execFileSync } = require('child_process');
const { Document, Position, Range, Uri, makeEditor } = require('./stub');

const HERE = path.dirname(__dirname);
const VAULT = process.cwd();
const FAKE = path.join(os.tmpdir(), `tidemark-server-${process.pid}`);
let checks = 0;

// What was asked of, with the rows of the table in docs/editors.md that it shows.
const asked = new Set();
const ROWS = {
  CodeActions: ['fixes', 'guesses'], CodeLens: ['lenses'], CompletionItem: ['completion'], DocumentFormattingEdit: ['formatting'],
  Definition: ['definition, references'], DocumentHighlight: ['highlight'], DocumentLink: ['links'], DocumentSemanticTokens: ['colors'],
  DocumentSymbol: ['symbols'], FoldingRange: ['folding'], Hover: ['hover'], InlayHints: ['hints'],
  OnTypeFormattingEdit: ['formatting while you type'], Rename: ['rename'], SelectionRange: ['selection'],
};
let editor;

const load = Module._load;
Module._load = (name, ...rest) => (name === 'vscode' ? editor.vscode : load(name, ...rest));

function equal(found, wanted, what) {
  checks += 1;
  assert.deepStrictEqual(JSON.parse(JSON.stringify(found === undefined ? null : found)), wanted, what);
}

async function until(what, found) {
  const end = Date.now() + 20000;
  for (;;) {
    const value = found();
    if (value) return value;
    if (Date.now() > end) throw new Error(`waited in vain for ${what}; said: ${editor.messages.join('; ')}`);
    await new Promise(resolve => setTimeout(resolve, 10));
  }
}

// Starts the extension anew over a program.
async function begin(program, settings = {}) {
  editor = makeEditor({ path: program, server: settings }, [VAULT]);
  for (const name of Object.keys(require.cache)) {
    if (name.startsWith(HERE) && !name.startsWith(__dirname)) delete require.cache[name];
  }
  const extension = require(path.join(HERE, 'extension.js'));
  await extension.activate({ subscriptions: [] });
  return extension;
}

const opened = name => new Document(new Uri(`file://${path.join(VAULT, name)}`), fs.readFileSync(path.join(VAULT, name), 'utf8'));
const token = { isCancellationRequested: false, onCancellationRequested: () => ({ dispose() {} }) };
const options = { tabSize: 2, insertSpaces: true };

async function apply(edits, document) {
  for (const edit of [...edits].reverse()) editor.edit(document, edit.range, edit.newText);
}

async function overTidemark() {
  const extension = await begin('tidemark');
  const emoji = opened('pages/emoji.md');
  editor.open(emoji);
  const of = document => editor.diagnostics.get(document.uri.toString());
  const [found] = await until('findings', () => of(emoji));
  equal(emoji.textIn(found.range), 'prority', 'the place behind emoji');
  equal([found.severity, found.source, found.code.value || found.code], [1, 'tidemark', 'unknown-key'], 'a finding');

  const actions = await editor.providers.CodeActions.provider.provideCodeActions(emoji, found.range, { diagnostics: [found] }, token);
  const fix = actions.find(action => action.title.includes('“priority”'));
  equal(fix.kind.value, 'quickfix', 'a fix');
  await editor.vscode.workspace.applyEdit(fix.edit);
  equal(emoji.text.includes('👩‍🌾 Draft é (due: 2026-12-01, priority: high)'), true, 'the fixed text');
  await until('no findings', () => of(emoji).length === 0);

  const hasty = opened('pages/hasty.md');
  editor.open(hasty);
  editor.edit(hasty, new Range(new Position(7, 0), new Position(7, 0)), '- [ ] 📚 Unsaved ( due:2026-12-02 )\n');
  await apply(await editor.providers.DocumentFormattingEdit.provider.provideDocumentFormattingEdits(hasty, options, token), hasty);
  equal(hasty.text.split('\n').slice(6), [
    '- [ ] 📚 Draft (due: 2026-12-01, priority: high)', '- [ ] 📚 Unsaved (due: 2026-12-02)', '',
  ], 'formatted');

  const mine = opened('outside.md');
  editor.open(mine);
  equal(await editor.providers.CodeActions.provider.provideCodeActions(mine, editor.find(mine, 'A task'), { diagnostics: [] }, token), [], 'a foreign file');
  const folds = await editor.providers.FoldingRange.provider.provideFoldingRanges(emoji, {}, token);
  equal(folds.length > 0, true, 'folds');

  // A file that changes elsewhere: the server asked to be told.
  const [watcher] = await until('a watcher', () => editor.watchers.length > 0 && editor.watchers);
  const day = opened('days/2026-11-20.md');
  editor.open(day);
  await until('findings of a day', () => of(day));
  const project = path.join(VAULT, 'projects/one-window.md');
  const before = fs.readFileSync(project, 'utf8');
  fs.writeFileSync(project, before.replace('# One Window', '# Two Windows'));
  watcher.change.fire(new Uri(`file://${project}`));
  await until('a project that is missing', () => of(day).some(other => /One Window/.test(other.message)));
  fs.writeFileSync(project, before);
  watcher.change.fire(new Uri(`file://${project}`));
  await until('a project that is back', () => !of(day).some(other => /One Window/.test(other.message)));
  checks += 2;

  // What only the server has, and a file that is not open.
  const today = await editor.providers.TextDocumentContent.provider.provideTextDocumentContent(new Uri('tidemark:today'), token);
  equal(today.split(',')[0], 'Today', 'today');
  const page = await editor.providers.TextDocumentContent.provider.provideTextDocumentContent(found.code.target, token);
  equal(page.split('\n')[0], '# unknown-key', 'the page of a rule');

  editor.close(emoji);
  equal(of(emoji), null, 'a closed document');
  await until('the finding of a file that is not open', () => of(emoji) && of(emoji).length === 1);
  await editor.commands['tidemark.restartServer']();
  await until('findings after a restart', () => of(day));
  equal(editor.messages, [], 'messages');
  await extension.deactivate();
  equal([editor.diagnostics.size, Object.keys(editor.providers)], [0, []], 'what is left at the end');
}

async function overEverything() {
  fs.writeFileSync(FAKE, `#!/bin/sh\nexec ${process.execPath} ${path.join(__dirname, 'server.js')}\n`, { mode: 0o755 });
  const extension = await begin(FAKE, { hover: false });
  const document = new Document(new Uri('file:///a.md'), 'One 🌊 line\nTwo\n');
  editor.open(document);
  editor.open(new Document(new Uri('file:///a.txt'), 'text', 'plaintext'));
  const start = new Position(0, 0);
  const range = new Range(start, start);
  const of = name => {
    asked.add(name);
    return editor.providers[name].provider;
  };
  const plain = (line, first, last) => ({ start: { line, character: first }, end: { line, character: last } });

  const hover = await of('Hover').provideHover(document, start, token);
  equal([hover.contents[0].value, hover.range], ['**22 days**', plain(0, 0, 4)], 'hover');
  const list = await of('CompletionItem').provideCompletionItems(document, start, token, { triggerKind: 0 });
  equal(list.isIncomplete, true, 'an incomplete list');
  equal([list.items[0].insertText.value, list.items[0].kind, list.items[0].range], ['priority: ${1:high}', 9, plain(0, 1, 3)], 'a snippet');
  equal([list.items[1].label, list.items[1].range.replacing], [{ label: 'due', description: 'a date' }, plain(0, 1, 5)], 'details');
  equal(editor.providers.CompletionItem.more, ['(', ' '], 'signs that complete');
  const item = await of('CompletionItem').resolveCompletionItem(list.items[0], token);
  equal([item.detail, item.documentation.value], ['resolved 7', 'Words'], 'a resolved item');
  equal((await of('Definition').provideDefinition(document, start, token))[0].range, plain(1, 2, 3), 'definition');
  equal((await of('Reference').provideReferences(document, start, { includeDeclaration: true }, token)).map(found => found.uri.text),
    ['file:///a.md', 'file:///b.md'], 'references');
  equal((await of('DocumentHighlight').provideDocumentHighlights(document, start, token))[0].kind, 2, 'highlights');
  const [symbol] = await of('DocumentSymbol').provideDocumentSymbols(document, token);
  equal([symbol.name, symbol.kind, symbol.children[0].name], ['Page', 0, 'Item'], 'symbols');
  const [projects] = await of('WorkspaceSymbol').provideWorkspaceSymbols('win', token);
  equal([projects.name, projects.location.uri.text], ['One Window', 'file:///a.md'], 'symbols of a vault');

  const context = { diagnostics: [{ ofServer: { range: plain(0, 0, 1), message: 'm' } }], only: { value: 'quickfix' } };
  const [lazy, careful, alone] = await of('CodeActions').provideCodeActions(document, range, context, token);
  equal([lazy.title, lazy.isPreferred, lazy.diagnostics[0].message], ['Lazy', true, 'm'], 'an action');
  equal((await of('CodeActions').resolveCodeAction(lazy, token)).edit.steps[0].text, 'A', 'a resolved action');
  equal(careful.edit.steps.map(step => step.kind), ['create', 'text', 'rename', 'delete'], 'an edit of files');
  equal(careful.edit.steps[1].note, { label: 'A guess', needsConfirmation: true }, 'a guess');
  equal([alone.command, alone.arguments], ['asked', [1]], 'a command alone');
  const [lens] = await of('CodeLens').provideCodeLenses(document, token);
  equal((await of('CodeLens').resolveCodeLens(lens, token)).command.title, 'lens 5', 'a lens');
  equal((await of('DocumentFormattingEdit').provideDocumentFormattingEdits(document, options, token))[0].newText, 'A', 'formatting');
  equal(await of('DocumentRangeFormattingEdit').provideDocumentRangeFormattingEdits(document, range, options, token), [], 'of a range');
  equal((await of('OnTypeFormattingEdit').provideOnTypeFormattingEdits(document, start, '\n', options, token))[0].newText, 'after "\\n"', 'on type');
  equal(editor.providers.OnTypeFormattingEdit.more, ['\n', 'x'], 'signs that format');
  equal((await of('Rename').provideRenameEdits(document, start, 'New', token)).steps[0].text, 'New', 'rename');
  equal((await of('Rename').prepareRename(document, start, token)).placeholder, 'Old', 'what is renamed');
  await assert.rejects(of('Rename').prepareRename(document, new Position(1, 0), token), /nothing to rename/);
  const [link] = await of('DocumentLink').provideDocumentLinks(document, token);
  equal((await of('DocumentLink').resolveDocumentLink(link, token)).target.text, 'file:///linked.md', 'a link');
  equal(await of('FoldingRange').provideFoldingRanges(document, {}, token), [{ start: 1, end: 4, kind: 3 }], 'a fold');
  equal((await of('SelectionRange').provideSelectionRanges(document, [start], token))[0].parent.range, plain(0, 0, 9), 'a selection');
  const [hint] = await of('InlayHints').provideInlayHints(document, range, token);
  equal([hint.label[0].value, hint.label[0].tooltip.value, hint.paddingLeft], ['22', 'days', true], 'a hint');
  equal([...(await of('DocumentSemanticTokens').provideDocumentSemanticTokens(document, token)).data], [0, 1, 2, 0, 1], 'tokens');
  const edited = await of('DocumentSemanticTokens').provideDocumentSemanticTokensEdits(document, 'r', token);
  equal([edited.resultId, edited.edits[0].start, [...edited.edits[0].data]], ['r2', 5, [1, 1, 2, 0, 1]], 'what is new of tokens');

  const content = editor.providers.TextDocumentContent;
  equal(content.selector, 'server', 'the scheme of documents of the server');
  equal(await content.provider.provideTextDocumentContent(new Uri('server:a'), token), 'the text of server:a', 'a document of the server');
  const others = [];
  content.provider.onDidChange(uri => others.push(uri.toString()));
  await editor.commands.tell();
  equal(others, ['server:a'], 'a document that is another');
  const far = () => editor.diagnostics.get('file:///b.md');
  await until('findings of a file that is not open', () => far() && far().length === 1);
  await editor.commands.tell();
  await until('a file that is in order', () => far().length === 0);
  await editor.commands.begin();
  equal(editor.going, ['Tidemark: Reading'], 'a sign of what goes on');
  await editor.commands.finish();
  await until('its end', () => editor.going.length === 0);
  await editor.commands['tidemark.showToday']();
  equal(editor.shown.splice(0), ['tidemark:today'], 'today');

  let asksAgain = 0;
  of('InlayHints').onDidChangeInlayHints(() => (asksAgain += 1));
  await editor.commands.refresh();
  equal(asksAgain, 1, 'hints are asked for again');
  equal(await editor.commands.edit(), { applied: true }, 'an edit of the server');
  equal((await editor.commands.stale(1)).applied, true, 'an edit of this version');
  equal((await editor.commands.stale(0)).applied, false, 'an edit of an old version');
  equal([await editor.commands.show(), editor.shown], [{ success: true }, ['file:///a.md']], 'a document is shown');
  equal([await editor.commands.say(), editor.messages], [{ title: 'This' }, ['warning: Which?']], 'a question');
  equal(await editor.commands.settings(), [{ hover: false }], 'settings');
  equal(await editor.commands.unknown(), -32601, 'what is unknown');
  await assert.rejects(editor.commands.fail(), /it failed/);
  const told = await editor.commands.asked();
  equal(told.filter(method => method === 'textDocument/didOpen').length, 1, 'documents of other languages are kept to oneself');
  equal(told.slice(0, 2), ['initialize', 'initialized'], 'the beginning');

  // It is started again, but not for ever.
  editor.messages.length = 0;
  for (let time = 1; time <= 4; time += 1) {
    const { end } = editor.commands;
    await assert.rejects(end(), /has ended/);
    if (time < 4) await until('a new server', () => editor.commands.end && editor.commands.end !== end);
  }
  await until('a message', () => editor.messages.length > 0);
  equal(editor.messages, ['error: Tidemark: the language server ended 4 times, at last saying: it ended with 3'], 'a server that ends');
  await extension.deactivate();
}

async function withoutAProgram() {
  const extension = await begin('/nowhere/tidemark');
  await until('a message', () => editor.messages.length > 0);
  equal(editor.messages, [
    'error: Tidemark: the program “/nowhere/tidemark” was not found. Install it, or say where it is in the setting tidemark.path.',
  ], 'a program that is missing');
  equal(editor.taskProviders.tidemark.provideTasks().length, 4, 'tasks are there anyway');
  await extension.deactivate();
}

// What the texts of snippets become with what stands in them by default.
function expanded(body) {
  return (Array.isArray(body) ? body.join('\n') : body)
    .replace(/\$CURRENT_YEAR-\$CURRENT_MONTH-\$CURRENT_DATE/g, '2026-11-20')
    .replace(/\$CURRENT_YEAR/g, '2026')
    .replace(/\$CURRENT_DAY_NAME/g, 'Friday')
    .replace(/\$\{\d+\|([^,|]*)[^|]*\|\}/g, '$1')
    .replace(/\$\{\d+:([^}]*)\}/g, '$1')
    .replace(/\$\d+/g, '');
}

function contributions() {
  const read = name => JSON.parse(fs.readFileSync(path.join(HERE, name), 'utf8'));
  const manifest = read('package.json');
  const version = execFileSync('tidemark', ['--version'], { encoding: 'utf8', env: process.env }).trim().split(' ').pop();
  equal(manifest.version, version, 'the version is that of the program');
  for (const part of [...manifest.contributes.grammars, ...manifest.contributes.snippets]) {
    equal(fs.existsSync(path.join(HERE, part.path)), true, part.path);
  }
  const print = (args, input) => {
    try {
      return execFileSync('tidemark', args, { encoding: 'utf8', input, stdio: ['pipe', 'pipe', 'ignore'] });
    } catch (error) {
      return error.stdout;
    }
  };

  // What a snippet writes is right as it stands.
  const places = {
    'tm-block': '---\nkind: day\n---\n\n# 2026-11-20 Friday\n\n', 'tm-log': '---\nkind: page\n---\n\n# P\n\n- Sit (streak: daily)\n  ',
    'tm-allow': null,
  };
  for (const [name, snippet] of Object.entries(read('snippets/tidemark.json'))) {
    const isFile = snippet.prefix.startsWith('tidemark-');
    const before = isFile ? '' : snippet.prefix in places ? places[snippet.prefix] : '---\nkind: page\n---\n\n# P\n\n';
    if (before === null) continue;
    const text = before + expanded(snippet.body) + (isFile ? '' : '\n');
    equal(print(['lint', '--format', 'short', '-'], text), '', `${name}: ${text}`);
    equal(print(['outline', '-'], text).length > 0, true, `${name} is read`);
    if (!isFile) equal(print(['fmt', '-'], text), text, `${name} is in its canonical form`);
  }

  // The pattern of the list of problems reads what the program prints.
  const [matcher] = manifest.contributes.problemMatchers;
  const lines = print(['lint', '--format', 'short', 'pages/emoji.md']).trim().split('\n');
  const found = new RegExp(matcher.pattern.regexp).exec(lines[0]);
  equal(lines.length, 1, 'findings');
  equal([matcher.pattern.file, 'line', 'severity', 'code'].map(key => found[typeof key === 'number' ? key : matcher.pattern[key]]),
    ['pages/emoji.md', '7', 'warning', 'unknown-key'], 'a problem');

  // Every task is a command of the program.
  const commands = print(['help']);
  for (const task of require(path.join(HERE, 'lib/tasks.js')).TASKS) {
    equal(new RegExp(`^  ${task.arguments[0]} `, 'm').test(commands), true, task.name);
  }
}

(async () => {
  try {
    await overTidemark();
    await overEverything();
    await withoutAProgram();
    contributions();
    // These are of tests that ask no provider.
    const rows = ['findings', 'positions', 'changes of the text', 'what a finding leads to', 'documents of the server', 'commands', 'progress'];
    for (const name of asked) rows.push(...(ROWS[name] || []));
    if (process.env.TIDEMARK_WORKS) fs.writeFileSync(process.env.TIDEMARK_WORKS, rows.map(row => `${row}\n`).join(''));
    console.log(`${checks} checks`);
    process.exit(0);
  } catch (error) {
    console.log(error.stack);
    process.exit(1);
  } finally {
    fs.rmSync(FAKE, { force: true });
  }
})();
