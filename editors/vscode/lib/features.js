// What the server announces, as what the editor asks for. A feature that is not announced is not registered.
'use strict';

const vscode = require('vscode');
const convert = require('./convert');

const SELECTOR = [
  { language: 'markdown', scheme: 'file' },
  { language: 'markdown', scheme: 'untitled' },
];

// request: a function of method, parameters and token. changed: events after which the editor should ask again, by feature.
// Gives the registrations.
function register(abilities, request, changed) {
  const { languages, commands } = vscode;
  const made = [];
  const at = (document, position) => ({ textDocument: convert.toDocument(document), position: convert.toPosition(position) });
  const of = document => ({ textDocument: convert.toDocument(document) });
  const asked = async (method, parameters, token, use) => {
    const result = await request(method, parameters, token);
    return result === null || result === undefined ? undefined : use(result);
  };
  const all = one => values => values.map(one);
  const option = (name, key) => convert.option(abilities, name, key);
  const provide = (name, registration) => {
    if (abilities[name]) made.push(registration());
  };
  // What is resolved keeps what the server knows it by.
  const resolving = (name, method, use) =>
    option(name, 'resolveProvider') ? (value, token) => asked(method, value.ofServer, token, found => use(value, found)) : undefined;

  provide('hoverProvider', () =>
    languages.registerHoverProvider(SELECTOR, {
      provideHover: (document, position, token) =>
        asked('textDocument/hover', at(document, position), token, found =>
          new vscode.Hover(
            (Array.isArray(found.contents) ? found.contents : [found.contents]).map(convert.words),
            found.range && convert.range(found.range),
          )),
    }));

  provide('completionProvider', () =>
    languages.registerCompletionItemProvider(
      SELECTOR,
      {
        provideCompletionItems: (document, position, token, context) =>
          asked(
            'textDocument/completion',
            { ...at(document, position), context: { triggerKind: context.triggerKind + 1, triggerCharacter: context.triggerCharacter } },
            token,
            found =>
              new vscode.CompletionList((Array.isArray(found) ? found : found.items).map(convert.completionItem), !!found.isIncomplete),
          ),
        resolveCompletionItem: resolving('completionProvider', 'completionItem/resolve', (item, found) =>
          Object.assign(item, { detail: found.detail, documentation: convert.words(found.documentation) })),
      },
      ...(option('completionProvider', 'triggerCharacters') || []),
    ));

  provide('definitionProvider', () =>
    languages.registerDefinitionProvider(SELECTOR, {
      provideDefinition: (document, position, token) =>
        asked('textDocument/definition', at(document, position), token, convert.locations),
    }));

  provide('referencesProvider', () =>
    languages.registerReferenceProvider(SELECTOR, {
      provideReferences: (document, position, context, token) =>
        asked('textDocument/references', { ...at(document, position), context }, token, convert.locations),
    }));

  provide('documentHighlightProvider', () =>
    languages.registerDocumentHighlightProvider(SELECTOR, {
      provideDocumentHighlights: (document, position, token) =>
        asked('textDocument/documentHighlight', at(document, position), token,
          all(found => new vscode.DocumentHighlight(convert.range(found.range), (found.kind || 1) - 1))),
    }));

  provide('documentSymbolProvider', () =>
    languages.registerDocumentSymbolProvider(SELECTOR, {
      provideDocumentSymbols: (document, token) =>
        asked('textDocument/documentSymbol', of(document), token, all(convert.documentSymbol)),
    }));

  provide('workspaceSymbolProvider', () =>
    languages.registerWorkspaceSymbolProvider({
      provideWorkspaceSymbols: (query, token) => asked('workspace/symbol', { query }, token, all(convert.documentSymbol)),
    }));

  provide('codeActionProvider', () =>
    languages.registerCodeActionsProvider(
      SELECTOR,
      {
        provideCodeActions: (document, range, context, token) =>
          asked(
            'textDocument/codeAction',
            {
              ...of(document),
              range: convert.toRange(range),
              context: {
                diagnostics: context.diagnostics.map(found => found.ofServer).filter(Boolean),
                only: context.only && [context.only.value],
                triggerKind: context.triggerKind,
              },
            },
            token,
            all(convert.codeAction),
          ),
        resolveCodeAction: resolving('codeActionProvider', 'codeAction/resolve', (action, found) => {
          action.edit = found.edit && convert.workspaceEdit(found.edit);
          action.command = convert.command(found.command) || action.command;
          return action;
        }),
      },
      { providedCodeActionKinds: convert.list(option('codeActionProvider', 'codeActionKinds'), kind => vscode.CodeActionKind.Empty.append(kind)) },
    ));

  provide('codeLensProvider', () =>
    languages.registerCodeLensProvider(SELECTOR, {
      onDidChangeCodeLenses: changed.codeLens.event,
      provideCodeLenses: (document, token) => asked('textDocument/codeLens', of(document), token, all(convert.codeLens)),
      resolveCodeLens: resolving('codeLensProvider', 'codeLens/resolve', (lens, found) =>
        Object.assign(lens, { command: convert.command(found.command) })),
    }));

  const formatting = options => ({ options: { tabSize: options.tabSize, insertSpaces: options.insertSpaces } });
  provide('documentFormattingProvider', () =>
    languages.registerDocumentFormattingEditProvider(SELECTOR, {
      provideDocumentFormattingEdits: (document, options, token) =>
        asked('textDocument/formatting', { ...of(document), ...formatting(options) }, token, all(convert.textEdit)),
    }));
  provide('documentRangeFormattingProvider', () =>
    languages.registerDocumentRangeFormattingEditProvider(SELECTOR, {
      provideDocumentRangeFormattingEdits: (document, range, options, token) =>
        asked('textDocument/rangeFormatting', { ...of(document), range: convert.toRange(range), ...formatting(options) }, token,
          all(convert.textEdit)),
    }));
  provide('documentOnTypeFormattingProvider', () =>
    languages.registerOnTypeFormattingEditProvider(
      SELECTOR,
      {
        provideOnTypeFormattingEdits: (document, position, ch, options, token) =>
          asked('textDocument/onTypeFormatting', { ...at(document, position), ch, ...formatting(options) }, token, all(convert.textEdit)),
      },
      option('documentOnTypeFormattingProvider', 'firstTriggerCharacter'),
      ...(option('documentOnTypeFormattingProvider', 'moreTriggerCharacter') || []),
    ));

  provide('renameProvider', () =>
    languages.registerRenameProvider(SELECTOR, {
      provideRenameEdits: (document, position, newName, token) =>
        asked('textDocument/rename', { ...at(document, position), newName }, token, convert.workspaceEdit),
      prepareRename: option('renameProvider', 'prepareProvider')
        ? async (document, position, token) => {
            const found = await request('textDocument/prepareRename', at(document, position), token);
            if (!found) throw new Error('There is nothing to rename here.');
            if (found.defaultBehavior) return undefined;
            return found.range ? { range: convert.range(found.range), placeholder: found.placeholder } : convert.range(found);
          }
        : undefined,
    }));

  provide('documentLinkProvider', () =>
    languages.registerDocumentLinkProvider(SELECTOR, {
      provideDocumentLinks: (document, token) => asked('textDocument/documentLink', of(document), token, all(convert.documentLink)),
      resolveDocumentLink: resolving('documentLinkProvider', 'documentLink/resolve', (link, found) =>
        Object.assign(link, { target: found.target && convert.uri(found.target) })),
    }));

  provide('foldingRangeProvider', () =>
    languages.registerFoldingRangeProvider(SELECTOR, {
      provideFoldingRanges: (document, context, token) => asked('textDocument/foldingRange', of(document), token, all(convert.foldingRange)),
    }));

  provide('selectionRangeProvider', () =>
    languages.registerSelectionRangeProvider(SELECTOR, {
      provideSelectionRanges: (document, positions, token) =>
        asked('textDocument/selectionRange', { ...of(document), positions: positions.map(convert.toPosition) }, token,
          all(convert.selectionRange)),
    }));

  provide('inlayHintProvider', () =>
    languages.registerInlayHintsProvider(SELECTOR, {
      onDidChangeInlayHints: changed.inlayHint.event,
      provideInlayHints: (document, range, token) =>
        asked('textDocument/inlayHint', { ...of(document), range: convert.toRange(range) }, token, all(convert.inlayHint)),
    }));

  provide('semanticTokensProvider', () => {
    const legend = option('semanticTokensProvider', 'legend');
    const { delta } = option('semanticTokensProvider', 'full') || {};
    const tokens = found =>
      found.edits
        ? new vscode.SemanticTokensEdits(
            found.edits.map(edit => new vscode.SemanticTokensEdit(edit.start, edit.deleteCount, new Uint32Array(edit.data || []))),
            found.resultId,
          )
        : new vscode.SemanticTokens(new Uint32Array(found.data), found.resultId);
    return languages.registerDocumentSemanticTokensProvider(
      SELECTOR,
      {
        onDidChangeSemanticTokens: changed.semanticTokens.event,
        provideDocumentSemanticTokens: (document, token) =>
          asked('textDocument/semanticTokens/full', of(document), token, tokens),
        provideDocumentSemanticTokensEdits: delta
          ? (document, previousResultId, token) =>
              asked('textDocument/semanticTokens/full/delta', { ...of(document), previousResultId }, token, tokens)
          : undefined,
      },
      new vscode.SemanticTokensLegend(legend.tokenTypes, legend.tokenModifiers),
    );
  });

  // Documents that only the server has.
  for (const scheme of (option('workspace', 'textDocumentContent') || {}).schemes || []) {
    made.push(vscode.workspace.registerTextDocumentContentProvider(scheme, {
      onDidChange: changed.content.event,
      provideTextDocumentContent: (uri, token) =>
        asked('workspace/textDocumentContent', { uri: uri.toString() }, token, found => found.text),
    }));
  }

  for (const name of option('executeCommandProvider', 'commands') || []) {
    made.push(commands.registerCommand(name, (...words) => request('workspace/executeCommand', { command: name, arguments: words })));
  }
  return made;
}

module.exports = { SELECTOR, register };
