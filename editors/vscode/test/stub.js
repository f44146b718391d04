// The part of the editor's interface that the extension uses, made of nothing: values are kept, and who registers something is remembered.
'use strict';

class Position {
  constructor(line, character) {
    Object.assign(this, { line, character });
  }
}
class Range {
  constructor(start, end) {
    Object.assign(this, { start, end });
  }
}
// A class whose values keep what they were made of, by these names.
const keeping = (...names) =>
  class {
    constructor(...values) {
      names.forEach((name, index) => {
        if (values[index] !== undefined) this[name] = values[index];
      });
    }
  };
class EventEmitter {
  constructor() {
    this.listeners = new Set();
    this.event = listener => {
      this.listeners.add(listener);
      return { dispose: () => this.listeners.delete(listener) };
    };
  }
  fire(value) {
    for (const listener of [...this.listeners]) listener(value);
  }
}
class MarkdownString {
  constructor(value = '') {
    this.value = value;
  }
  appendText(text) {
    this.value += text;
    return this;
  }
  appendCodeblock(text, language) {
    this.value += '```' + language + '\n' + text + '\n```';
    return this;
  }
}
class CodeActionKind {
  constructor(value) {
    this.value = value;
  }
  append(part) {
    return new CodeActionKind(this.value ? `${this.value}.${part}` : part);
  }
}
CodeActionKind.Empty = new CodeActionKind('');
class Uri {
  constructor(text) {
    this.text = text;
    this.scheme = text.split(':')[0];
  }
  static parse(text) {
    return new Uri(text);
  }
  toString() {
    return this.text;
  }
}
class WorkspaceEdit {
  constructor() {
    this.steps = [];
  }
  replace(uri, range, text, note) {
    this.steps.push({ kind: 'text', uri: uri.toString(), range, text, note });
  }
  createFile(uri, options, note) {
    this.steps.push({ kind: 'create', uri: uri.toString(), options, note });
  }
  renameFile(from, to, options, note) {
    this.steps.push({ kind: 'rename', from: from.toString(), to: to.toString(), options, note });
  }
  deleteFile(uri, options, note) {
    this.steps.push({ kind: 'delete', uri: uri.toString(), options, note });
  }
}

// An open document, which the test changes as an editor does.
class Document {
  constructor(uri, text, languageId = 'markdown') {
    Object.assign(this, { uri, text, languageId, version: 1 });
  }
  getText() {
    return this.text;
  }
  offset({ line, character }) {
    const lines = this.text.split('\n');
    return lines.slice(0, line).reduce((sum, text) => sum + text.length + 1, 0) + character;
  }
  textIn(range) {
    return this.text.slice(this.offset(range.start), this.offset(range.end));
  }
}

function makeEditor(settings, folders) {
  const events = { open: new EventEmitter(), change: new EventEmitter(), close: new EventEmitter(), configuration: new EventEmitter() };
  const editor = { settings, events, providers: {}, commands: {}, diagnostics: new Map(), messages: [], watchers: [], shown: [], going: [], taskProviders: {} };
  const disposable = dispose => ({ dispose });
  const registering = name => (selector, provider, ...more) => {
    editor.providers[name] = { selector, provider, more };
    return disposable(() => delete editor.providers[name]);
  };
  const say = kind => async (text, ...actions) => {
    editor.messages.push(`${kind}: ${text}`);
    return actions[0];
  };
  editor.open = document => {
    editor.vscode.workspace.textDocuments.push(document);
    events.open.fire(document);
  };
  editor.close = document => {
    editor.vscode.workspace.textDocuments = editor.vscode.workspace.textDocuments.filter(other => other !== document);
    events.close.fire(document);
  };
  editor.edit = (document, range, text) => {
    const [start, end] = [document.offset(range.start), document.offset(range.end)];
    document.text = document.text.slice(0, start) + text + document.text.slice(end);
    document.version += 1;
    events.change.fire({ document, contentChanges: [{ range, text }] });
  };
  editor.find = (document, text) => {
    const lines = document.text.split('\n');
    const line = lines.findIndex(other => other.includes(text));
    const character = lines[line].indexOf(text);
    return new Range(new Position(line, character), new Position(line, character + text.length));
  };
  const languages = {
    createDiagnosticCollection: () => ({
      set: (uri, found) => editor.diagnostics.set(uri.toString(), found),
      delete: uri => editor.diagnostics.delete(uri.toString()),
      dispose: () => editor.diagnostics.clear(),
    }),
    registerWorkspaceSymbolProvider: provider => registering('WorkspaceSymbol')(undefined, provider),
  };
  for (const name of [
    'Hover', 'CompletionItem', 'Definition', 'Reference', 'DocumentHighlight', 'DocumentSymbol', 'CodeActions', 'CodeLens',
    'DocumentFormattingEdit', 'DocumentRangeFormattingEdit', 'OnTypeFormattingEdit', 'Rename', 'DocumentLink', 'FoldingRange',
    'SelectionRange', 'InlayHints', 'DocumentSemanticTokens',
  ]) {
    languages[`register${name}Provider`] = registering(name);
  }
  editor.vscode = {
    version: 'stub', Position, Range, EventEmitter, MarkdownString, CodeActionKind, Uri, WorkspaceEdit, languages,
    TextEdit: keeping('range', 'newText'), Location: keeping('uri', 'range'), Diagnostic: keeping('range', 'message', 'severity'),
    DiagnosticRelatedInformation: keeping('location', 'message'), CodeAction: keeping('title', 'kind'), Hover: keeping('contents', 'range'),
    CompletionItem: keeping('label', 'kind'), CompletionList: keeping('items', 'isIncomplete'), SnippetString: keeping('value'),
    DocumentSymbol: keeping('name', 'detail', 'kind', 'range', 'selectionRange'), InlayHint: keeping('position', 'label', 'kind'),
    SymbolInformation: keeping('name', 'kind', 'containerName', 'location'), InlayHintLabelPart: keeping('value'),
    CodeLens: keeping('range', 'command'), DocumentLink: keeping('range', 'target'), FoldingRange: keeping('start', 'end', 'kind'),
    SelectionRange: keeping('range', 'parent'), DocumentHighlight: keeping('range', 'kind'), SemanticTokens: keeping('data', 'resultId'),
    SemanticTokensEdits: keeping('edits', 'resultId'), SemanticTokensEdit: keeping('start', 'deleteCount', 'data'), ProgressLocation: { Window: 10 },
    SemanticTokensLegend: keeping('tokenTypes', 'tokenModifiers'), ProcessExecution: keeping('process', 'args'),
    Task: keeping('definition', 'scope', 'name', 'source', 'execution', 'matchers'),
    DiagnosticSeverity: { Error: 0, Warning: 1, Information: 2, Hint: 3 }, FoldingRangeKind: { Comment: 1, Imports: 2, Region: 3 },
    commands: {
      registerCommand: (name, act) => {
        editor.commands[name] = act;
        return disposable(() => delete editor.commands[name]);
      },
    },
    tasks: { registerTaskProvider: (type, provider) => ((editor.taskProviders[type] = provider), disposable(() => {})) },
    env: { openExternal: async uri => editor.shown.push(uri.toString()) > 0 },
    window: {
      showErrorMessage: say('error'), showWarningMessage: say('warning'), showInformationMessage: say('information'),
      showTextDocument: async uri => editor.shown.push(uri.toString()),
      withProgress: async ({ title }, work) => {
        editor.going.push(title);
        await work();
        editor.going = editor.going.filter(other => other !== title);
      },
    },
    workspace: {
      textDocuments: [], workspaceFolders: folders.map(path => ({ uri: new Uri(`file://${path}`), name: path })),
      onDidOpenTextDocument: events.open.event, onDidChangeTextDocument: events.change.event, onDidCloseTextDocument: events.close.event,
      onDidChangeConfiguration: events.configuration.event,
      getConfiguration: () => ({ get: name => editor.settings[name] }),
      registerTextDocumentContentProvider: registering('TextDocumentContent'),
      createFileSystemWatcher: pattern => {
        const [create, change, remove] = [new EventEmitter(), new EventEmitter(), new EventEmitter()];
        const watcher = {
          pattern, create, change, remove, onDidCreate: create.event, onDidChange: change.event, onDidDelete: remove.event,
          dispose: () => (editor.watchers = editor.watchers.filter(other => other !== watcher)),
        };
        editor.watchers.push(watcher);
        return watcher;
      },
      applyEdit: async edit => {
        for (const step of edit.steps) {
          const document = editor.vscode.workspace.textDocuments.find(other => other.uri.toString() === step.uri);
          if (step.kind === 'text' && document) editor.edit(document, step.range, step.text);
        }
        return true;
      },
    },
  };
  return editor;
}

module.exports = { Document, Position, Range, Uri, makeEditor };
