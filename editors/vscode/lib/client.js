// One process of `tidemark lsp`, and the documents that it is told of.
'use strict';

const { spawn } = require('child_process');
const vscode = require('vscode');
const { Connection } = require('./connection');
const convert = require('./convert');
const { SELECTOR, register } = require('./features');

const ABILITIES = {
  general: { positionEncodings: ['utf-16'] },
  workspace: {
    applyEdit: true,
    workspaceEdit: {
      documentChanges: true,
      resourceOperations: ['create', 'rename', 'delete'],
      changeAnnotationSupport: { groupsOnLabel: false },
    },
    configuration: true,
    didChangeConfiguration: { dynamicRegistration: false },
    didChangeWatchedFiles: { dynamicRegistration: true, relativePatternSupport: false },
    workspaceFolders: true,
    executeCommand: {},
    symbol: {},
    codeLens: { refreshSupport: true },
    inlayHint: { refreshSupport: true },
    semanticTokens: { refreshSupport: true },
    textDocumentContent: {},
  },
  window: { showDocument: { support: true }, workDoneProgress: true },
  textDocument: {
    synchronization: { didSave: true },
    publishDiagnostics: {
      versionSupport: true, relatedInformation: true, codeDescriptionSupport: true, dataSupport: true, tagSupport: { valueSet: [1, 2] },
    },
    hover: { contentFormat: ['markdown', 'plaintext'] },
    completion: {
      completionItem: {
        snippetSupport: true, documentationFormat: ['markdown', 'plaintext'], labelDetailsSupport: true, insertReplaceSupport: true,
        resolveSupport: { properties: ['documentation', 'detail'] },
      },
      contextSupport: true,
    },
    definition: { linkSupport: true },
    references: {},
    documentHighlight: {},
    documentSymbol: { hierarchicalDocumentSymbolSupport: true },
    codeAction: {
      codeActionLiteralSupport: { codeActionKind: { valueSet: ['', 'quickfix', 'refactor', 'source', 'source.fixAll'] } },
      isPreferredSupport: true, disabledSupport: true, dataSupport: true, resolveSupport: { properties: ['edit', 'command'] },
    },
    codeLens: {},
    formatting: {},
    rangeFormatting: {},
    onTypeFormatting: {},
    rename: { prepareSupport: true },
    documentLink: { tooltipSupport: true },
    foldingRange: { lineFoldingOnly: true },
    selectionRange: {},
    inlayHint: {},
    semanticTokens: {
      requests: { full: { delta: true } }, formats: ['relative'],
      tokenTypes: [
        'namespace', 'type', 'class', 'enum', 'parameter', 'variable', 'property', 'enumMember', 'event', 'function', 'keyword', 'comment',
        'string', 'number', 'operator', 'decorator',
      ],
      tokenModifiers: ['declaration', 'definition', 'readonly', 'deprecated', 'documentation', 'modification'],
    },
  },
};

// How long, in milliseconds, nothing happens before the findings of all files are asked for.
const QUIET = 500;

class Client {
  // program: its name or path. settings: what the server is asked to leave. ended: called with a text where it ended unasked.
  constructor(program, settings, ended) {
    this.settings = settings;
    this.diagnostics = vscode.languages.createDiagnosticCollection('tidemark');
    this.registrations = [this.diagnostics];
    this.watchers = new Map();
    this.changed = {};
    for (const what of ['codeLens', 'inlayHint', 'semanticTokens', 'content']) this.changed[what] = new vscode.EventEmitter();
    // What goes on in the server: by its token, a function that ends the sign of it.
    this.going = new Map();
    // The findings of files that are not open: by the address, the number of the result.
    this.results = new Map();
    this.isStopping = false;
    this.process = spawn(program, ['lsp'], { stdio: ['pipe', 'pipe', 'pipe'] });
    this.said = '';
    this.process.stderr.on('data', data => (this.said = (this.said + data).slice(-2000)));
    this.process.on('error', error => this.end(ended, error.message));
    this.process.on('exit', code => this.end(ended, this.said.trim() || `it ended with ${code}`));
    this.connection = new Connection(this.process.stdout, this.process.stdin, (method, params) => this.handle(method, params));
    this.ready = this.start();
    // Who waits for it says what went wrong.
    this.ready.catch(() => {});
  }

  async start() {
    const folders = vscode.workspace.workspaceFolders || [];
    const answer = await this.connection.request('initialize', {
      processId: process.pid,
      clientInfo: { name: 'VS Code', version: vscode.version },
      rootUri: folders.length ? folders[0].uri.toString() : null,
      workspaceFolders: folders.length ? folders.map(folder => ({ uri: folder.uri.toString(), name: folder.name })) : null,
      initializationOptions: this.settings,
      capabilities: ABILITIES,
    });
    this.abilities = answer.capabilities;
    this.connection.notify('initialized', {});
    const { workspace } = vscode;
    for (const document of workspace.textDocuments) this.open(document);
    this.registrations.push(
      workspace.onDidOpenTextDocument(document => this.open(document)),
      workspace.onDidChangeTextDocument(event => this.change(event)),
      workspace.onDidCloseTextDocument(document => this.close(document)),
      ...register(this.abilities, (method, params, token) => this.request(method, params, token), this.changed),
    );
  }

  async request(method, params, token) {
    try {
      return await this.connection.request(method, params, token);
    } catch (error) {
      // Cancelled, or out of date: the editor asks again.
      if (error.code === -32800 || error.code === -32801 || error.code === -32802) return null;
      throw error;
    }
  }

  // MARK: Documents

  isOurs(document) {
    return SELECTOR.some(wanted => wanted.language === document.languageId && wanted.scheme === document.uri.scheme);
  }

  open(document) {
    if (!this.isOurs(document)) return;
    this.connection.notify('textDocument/didOpen', {
      textDocument: { uri: document.uri.toString(), languageId: document.languageId, version: document.version, text: document.getText() },
    });
  }

  change({ document, contentChanges }) {
    if (!this.isOurs(document) || contentChanges.length === 0) return;
    this.connection.notify('textDocument/didChange', {
      textDocument: { uri: document.uri.toString(), version: document.version },
      contentChanges: contentChanges.map(change => ({ range: convert.toRange(change.range), text: change.text })),
    });
  }

  close(document) {
    if (!this.isOurs(document)) return;
    this.connection.notify('textDocument/didClose', { textDocument: convert.toDocument(document) });
    this.diagnostics.delete(document.uri);
    // As a file that is not open it may have findings again.
    this.results.delete(document.uri.toString());
    this.askForAll();
  }

  // MARK: What the server says and asks

  handle(method, params) {
    switch (method) {
      case 'textDocument/publishDiagnostics':
        return this.publish(params);
      case 'workspace/applyEdit':
        return this.apply(params.edit);
      case 'workspace/configuration':
        return params.items.map(() => this.settings);
      case 'workspace/workspaceFolders':
        return (vscode.workspace.workspaceFolders || []).map(folder => ({ uri: folder.uri.toString(), name: folder.name }));
      case 'client/registerCapability':
        params.registrations.forEach(registration => this.watch(registration));
        return null;
      case 'client/unregisterCapability':
        for (const { id } of params.unregisterations) {
          convert.list(this.watchers.get(id), watcher => watcher.dispose());
          this.watchers.delete(id);
        }
        return null;
      case 'workspace/codeLens/refresh':
        return this.refresh('codeLens');
      case 'workspace/inlayHint/refresh':
        return this.refresh('inlayHint');
      case 'workspace/semanticTokens/refresh':
        return this.refresh('semanticTokens');
      case 'workspace/textDocumentContent/refresh':
        this.changed.content.fire(convert.uri(params.uri));
        return null;
      case 'window/workDoneProgress/create':
        return null;
      case '$/progress':
        return this.progress(params);
      case 'window/showDocument':
        return this.show(params);
      case 'window/showMessage':
      case 'window/showMessageRequest':
        return this.say(params);
      default:
        return undefined;
    }
  }

  publish({ uri, version, diagnostics }) {
    if (this.isStopping) return;
    const document = vscode.workspace.textDocuments.find(other => other.uri.toString() === uri);
    // It is about to say more of a newer text.
    if (document && version !== undefined && version !== null && version < document.version) return;
    this.diagnostics.set(convert.uri(uri), diagnostics.map(convert.diagnostic));
    if (document) this.askForAll();
  }

  // Asks for the findings of the files that are not open, once nothing more happens for a while.
  askForAll() {
    if (!convert.option(this.abilities, 'diagnosticProvider', 'workspaceDiagnostics')) return;
    clearTimeout(this.asking);
    this.asking = setTimeout(() => this.takeAll().catch(() => {}), QUIET);
  }

  async takeAll() {
    const previousResultIds = [...this.results].map(([uri, value]) => ({ uri, value }));
    const found = await this.request('workspace/diagnostic', { previousResultIds });
    if (this.isStopping) return;
    for (const { uri, kind, resultId, items } of (found && found.items) || []) {
      if (resultId === undefined) this.results.delete(uri);
      else this.results.set(uri, resultId);
      const isOpen = vscode.workspace.textDocuments.some(document => this.isOurs(document) && document.uri.toString() === uri);
      if (kind === 'full' && !isOpen) this.diagnostics.set(convert.uri(uri), items.map(convert.diagnostic));
    }
  }

  progress({ token, value }) {
    const end = this.going.get(token);
    if (value.kind === 'begin' && !end) {
      const place = { location: vscode.ProgressLocation.Window, title: `Tidemark: ${value.title}` };
      vscode.window.withProgress(place, () => new Promise(resolve => this.going.set(token, resolve)));
    } else if (value.kind === 'end' && end) {
      this.going.delete(token);
      end();
    }
    return null;
  }

  async apply(edit) {
    if (!convert.isCurrent(edit)) return { applied: false, failureReason: 'the text has changed meanwhile' };
    return { applied: await vscode.workspace.applyEdit(convert.workspaceEdit(edit)) };
  }

  watch({ id, method, registerOptions }) {
    if (method !== 'workspace/didChangeWatchedFiles') return;
    const tell = type => uri => {
      this.connection.notify('workspace/didChangeWatchedFiles', { changes: [{ uri: uri.toString(), type }] });
      this.askForAll();
    };
    const made = registerOptions.watchers.map(({ globPattern }) => {
      const watcher = vscode.workspace.createFileSystemWatcher(globPattern);
      watcher.onDidCreate(tell(1));
      watcher.onDidChange(tell(2));
      watcher.onDidDelete(tell(3));
      return watcher;
    });
    this.watchers.set(id, made);
  }

  refresh(feature) {
    this.changed[feature].fire();
    return null;
  }

  async show({ uri, external, selection, takeFocus }) {
    const address = convert.uri(uri);
    if (external) return { success: await vscode.env.openExternal(address) };
    await vscode.window.showTextDocument(address, { selection: selection && convert.range(selection), preserveFocus: takeFocus === false });
    return { success: true };
  }

  async say({ type, message, actions }) {
    const { window } = vscode;
    const how = type === 1 ? window.showErrorMessage : type === 2 ? window.showWarningMessage : window.showInformationMessage;
    return (await how(message, ...(actions || []))) || null;
  }

  // MARK: The end

  // The settings, as the person has changed them.
  configure(settings) {
    this.settings = settings;
    this.connection.notify('workspace/didChangeConfiguration', { settings: { tidemark: settings } });
  }

  end(ended, why) {
    this.connection.close();
    this.dispose();
    if (!this.isStopping) {
      this.isStopping = true;
      ended(why);
    }
  }

  dispose() {
    clearTimeout(this.asking);
    for (const end of this.going.values()) end();
    this.going.clear();
    for (const registration of this.registrations.splice(0)) registration.dispose();
    for (const watchers of this.watchers.values()) watchers.forEach(watcher => watcher.dispose());
    this.watchers.clear();
  }

  async stop() {
    if (this.isStopping) return;
    this.isStopping = true;
    this.dispose();
    const ended = new Promise(resolve => this.process.once('exit', resolve));
    try {
      await this.connection.request('shutdown');
      this.connection.notify('exit');
    } catch {
      this.process.kill();
    }
    // A server that hears nothing any more does not outlive the editor.
    const timer = setTimeout(() => this.process.kill(), 2000);
    await ended;
    clearTimeout(timer);
  }
}

module.exports = { Client };
