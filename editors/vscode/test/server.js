#!/usr/bin/env node
// A server that announces everything and gives answers that are always the same, for features that are tried without Tidemark's.
// What it was asked is told in the answer to the command “asked”.
'use strict';

const { Connection } = require('../lib/connection');

const at = (line, start, end) => ({ start: { line, character: start }, end: { line, character: end } });
const asked = [];
const place = { uri: 'file:///a.md', range: at(1, 2, 3) };
const edit = { changes: { 'file:///a.md': [{ range: at(0, 0, 1), newText: 'A' }] } };
const careful = {
  documentChanges: [
    { kind: 'create', uri: 'file:///new.md', options: { ignoreIfExists: true } },
    { textDocument: { uri: 'file:///new.md', version: null }, edits: [{ range: at(0, 0, 0), newText: 'N', annotationId: 'guess' }] },
    { kind: 'rename', oldUri: 'file:///a.md', newUri: 'file:///b.md' },
    { kind: 'delete', uri: 'file:///c.md' },
  ],
  changeAnnotations: { guess: { label: 'A guess', needsConfirmation: true } },
};

const answers = {
  initialize: () => ({
    capabilities: {
      hoverProvider: true, definitionProvider: true, referencesProvider: true, documentHighlightProvider: true,
      documentSymbolProvider: true, workspaceSymbolProvider: true, codeActionProvider: { codeActionKinds: ['quickfix'], resolveProvider: true },
      codeLensProvider: { resolveProvider: true }, documentFormattingProvider: true, documentRangeFormattingProvider: true,
      documentOnTypeFormattingProvider: { firstTriggerCharacter: '\n', moreTriggerCharacter: ['x'] },
      renameProvider: { prepareProvider: true }, documentLinkProvider: { resolveProvider: true }, foldingRangeProvider: true,
      selectionRangeProvider: true, inlayHintProvider: true, completionProvider: { triggerCharacters: ['(', ' '], resolveProvider: true },
      semanticTokensProvider: { legend: { tokenTypes: ['keyword'], tokenModifiers: ['readonly'] }, full: { delta: true } },
      diagnosticProvider: { interFileDependencies: true, workspaceDiagnostics: true },
      workspace: { textDocumentContent: { schemes: ['server'] } },
      executeCommandProvider: { commands: ['asked', 'fail', 'edit', 'stale', 'end', 'show', 'say', 'unknown', 'refresh', 'settings', 'begin', 'finish', 'tell'] },
    },
  }),
  shutdown: () => null,
  'textDocument/hover': () => ({ contents: { kind: 'markdown', value: '**22 days**' }, range: at(0, 0, 4) }),
  'textDocument/completion': () => ({
    isIncomplete: true,
    items: [
      { label: 'priority', kind: 10, textEdit: { range: at(0, 1, 3), newText: 'priority: ${1:high}' }, insertTextFormat: 2, data: 7 },
      { label: 'due', insertText: 'due: ', labelDetails: { description: 'a date' }, textEdit: { insert: at(0, 1, 2), replace: at(0, 1, 5), newText: 'due: ' } },
    ],
  }),
  'completionItem/resolve': item => ({ ...item, detail: `resolved ${item.data}`, documentation: 'Words' }),
  'textDocument/definition': () => place,
  'textDocument/references': () => [place, { targetUri: 'file:///b.md', targetRange: at(0, 0, 9), targetSelectionRange: at(0, 2, 9) }],
  'textDocument/documentHighlight': () => [{ range: at(0, 0, 1), kind: 3 }],
  'textDocument/documentSymbol': () => [
    { name: 'Page', kind: 1, range: at(0, 0, 9), selectionRange: at(0, 2, 9), children: [{ name: 'Item', kind: 8, range: at(1, 0, 9), selectionRange: at(1, 2, 9) }] },
  ],
  'workspace/symbol': () => [{ name: 'One Window', kind: 4, location: place }],
  'textDocument/codeAction': ({ context }) => [
    { title: 'Lazy', kind: 'quickfix', isPreferred: true, data: 1, diagnostics: context.diagnostics },
    { title: 'Careful', kind: 'refactor.move', edit: careful },
    { title: 'Alone', command: 'asked', arguments: [1] },
  ],
  'codeAction/resolve': action => ({ ...action, edit }),
  'textDocument/codeLens': () => [{ range: at(3, 0, 1), data: 5 }],
  'codeLens/resolve': lens => ({ ...lens, command: { title: `lens ${lens.data}`, command: 'asked' } }),
  'textDocument/formatting': () => edit.changes['file:///a.md'],
  'textDocument/rangeFormatting': () => [],
  'textDocument/onTypeFormatting': ({ ch }) => [{ range: at(0, 0, 0), newText: `after ${JSON.stringify(ch)}` }],
  'textDocument/rename': ({ newName }) => ({ changes: { 'file:///a.md': [{ range: at(0, 0, 1), newText: newName }] } }),
  'textDocument/prepareRename': ({ position }) => (position.line === 0 ? { range: at(0, 2, 5), placeholder: 'Old' } : null),
  'textDocument/documentLink': () => [{ range: at(0, 1, 2), data: 3 }],
  'documentLink/resolve': link => ({ ...link, target: 'file:///linked.md' }),
  'textDocument/foldingRange': () => [{ startLine: 1, endLine: 4, kind: 'region' }],
  'textDocument/selectionRange': () => [{ range: at(0, 1, 2), parent: { range: at(0, 0, 9) } }],
  'textDocument/inlayHint': () => [{ position: at(0, 4, 4).start, label: [{ value: '22', tooltip: 'days' }], paddingLeft: true }],
  'textDocument/semanticTokens/full': () => ({ resultId: 'r', data: [0, 1, 2, 0, 1] }),
  'textDocument/semanticTokens/full/delta': ({ previousResultId }) => ({
    resultId: `${previousResultId}2`, edits: [{ start: 5, deleteCount: 0, data: [1, 1, 2, 0, 1] }],
  }),
  'workspace/textDocumentContent': ({ uri }) => ({ text: `the text of ${uri}` }),
  'workspace/diagnostic': ({ previousResultIds }) => {
    const [known] = previousResultIds;
    if (known) return { items: [{ uri: known.uri, version: null, kind: 'full', items: [] }] };
    return { items: [{ uri: 'file:///b.md', version: null, kind: 'full', resultId: '1', items: [{ range: at(0, 0, 1), message: 'far' }] }] };
  },
  'workspace/executeCommand': async ({ command, arguments: words }) => {
    switch (command) {
      case 'asked':
        return asked;
      case 'edit':
        return connection.request('workspace/applyEdit', { edit: careful });
      case 'stale':
        return connection.request('workspace/applyEdit', {
          edit: { documentChanges: [{ textDocument: { uri: 'file:///a.md', version: words[0] }, edits: [] }] },
        });
      case 'show':
        return connection.request('window/showDocument', { uri: 'file:///a.md', selection: at(1, 0, 2) });
      case 'say':
        return connection.request('window/showMessageRequest', { type: 2, message: 'Which?', actions: [{ title: 'This' }] });
      case 'begin':
        connection.notify('$/progress', { token: 't', value: { kind: 'begin', title: 'Reading' } });
        return null;
      case 'finish':
        connection.notify('$/progress', { token: 't', value: { kind: 'end' } });
        return null;
      case 'tell':
        connection.notify('textDocument/publishDiagnostics', { uri: 'file:///a.md', version: 1, diagnostics: [] });
        return connection.request('workspace/textDocumentContent/refresh', { uri: 'server:a' });
      case 'settings':
        return connection.request('workspace/configuration', { items: [{ section: 'tidemark' }] });
      case 'refresh':
        return connection.request('workspace/inlayHint/refresh');
      case 'unknown':
        return connection.request('workspace/what').catch(error => error.code);
      case 'end':
        return process.exit(3);
      default:
        throw new Error('it failed');
    }
  },
};

const connection = new Connection(process.stdin, process.stdout, (method, params) => {
  asked.push(method);
  if (method === 'exit') process.exit(0);
  const answer = answers[method];
  return answer ? answer(params) : undefined;
});
