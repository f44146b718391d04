// Between the values of the protocol and those of the editor. Both count columns in UTF-16 and everything from 0.
'use strict';

const vscode = require('vscode');

const list = (values, convert) => (values || []).map(convert);
const uri = address => vscode.Uri.parse(address);
const position = value => new vscode.Position(value.line, value.character);
const range = value => new vscode.Range(position(value.start), position(value.end));
const textEdit = value => new vscode.TextEdit(range(value.range), value.newText);

// A part of what a server offers; nothing where it does not.
const option = (abilities, name, part) => (abilities && abilities[name] ? abilities[name][part] : undefined);

const toPosition = value => ({ line: value.line, character: value.character });
const toRange = value => ({ start: toPosition(value.start), end: toPosition(value.end) });
const toDocument = document => ({ uri: document.uri.toString() });

function location(value) {
  if (value.targetUri) return new vscode.Location(uri(value.targetUri), range(value.targetSelectionRange || value.targetRange));
  return new vscode.Location(uri(value.uri), range(value.range));
}

const locations = value => (value ? (Array.isArray(value) ? value : [value]).map(location) : undefined);

// A text, a MarkupContent, or one of the older kinds.
function words(value) {
  if (value === undefined || value === null) return undefined;
  if (typeof value === 'string') return new vscode.MarkdownString(value);
  if (value.language) return new vscode.MarkdownString().appendCodeblock(value.value, value.language);
  return value.kind === 'plaintext' ? new vscode.MarkdownString().appendText(value.value) : new vscode.MarkdownString(value.value);
}

const severities = [
  undefined,
  vscode.DiagnosticSeverity.Error,
  vscode.DiagnosticSeverity.Warning,
  vscode.DiagnosticSeverity.Information,
  vscode.DiagnosticSeverity.Hint,
];

function diagnostic(value) {
  const found = new vscode.Diagnostic(range(value.range), value.message, severities[value.severity || 1]);
  found.source = value.source;
  if (value.code !== undefined) {
    const page = value.codeDescription && value.codeDescription.href;
    found.code = page ? { value: value.code, target: uri(page) } : value.code;
  }
  found.tags = value.tags;
  found.relatedInformation = list(
    value.relatedInformation,
    related => new vscode.DiagnosticRelatedInformation(location(related.location), related.message),
  );
  // The server has what it said before it.
  found.ofServer = value;
  return found;
}

function workspaceEdit(value) {
  const edit = new vscode.WorkspaceEdit();
  const annotation = name => {
    const found = name && value.changeAnnotations && value.changeAnnotations[name];
    return found && { label: found.label, description: found.description, needsConfirmation: !!found.needsConfirmation };
  };
  for (const [address, edits] of Object.entries(value.changes || {})) {
    for (const change of edits) edit.replace(uri(address), range(change.range), change.newText);
  }
  for (const change of value.documentChanges || []) {
    const note = annotation(change.annotationId);
    if (change.kind === 'create') edit.createFile(uri(change.uri), change.options, note);
    else if (change.kind === 'rename') edit.renameFile(uri(change.oldUri), uri(change.newUri), change.options, note);
    else if (change.kind === 'delete') edit.deleteFile(uri(change.uri), change.options, note);
    else {
      for (const text of change.edits) {
        edit.replace(uri(change.textDocument.uri), range(text.range), text.newText, annotation(text.annotationId));
      }
    }
  }
  return edit;
}

// Whether the open documents are those that an edit was made for.
function isCurrent(value) {
  return (value.documentChanges || []).every(change => {
    const { version, uri: address } = change.textDocument || {};
    const document = vscode.workspace.textDocuments.find(other => other.uri.toString() === address);
    return version === undefined || version === null || !document || document.version === version;
  });
}

const command = value => value && { title: value.title, command: value.command, arguments: value.arguments };

function codeAction(value) {
  // A command alone.
  if (typeof value.command === 'string') return command(value);
  const kind = value.kind === undefined ? undefined : vscode.CodeActionKind.Empty.append(value.kind);
  const action = new vscode.CodeAction(value.title, kind);
  action.isPreferred = value.isPreferred;
  action.disabled = value.disabled;
  action.diagnostics = value.diagnostics && value.diagnostics.map(diagnostic);
  action.edit = value.edit && workspaceEdit(value.edit);
  action.command = command(value.command);
  action.ofServer = value;
  return action;
}

function completionItem(value) {
  const label = value.labelDetails ? { label: value.label, ...value.labelDetails } : value.label;
  // The kinds of the protocol count from 1.
  const item = new vscode.CompletionItem(label, value.kind === undefined ? undefined : value.kind - 1);
  item.detail = value.detail;
  item.documentation = words(value.documentation);
  item.sortText = value.sortText;
  item.filterText = value.filterText;
  item.preselect = value.preselect;
  item.commitCharacters = value.commitCharacters;
  item.command = command(value.command);
  item.tags = value.tags;
  const text = value.textEdit ? value.textEdit.newText : value.insertText === undefined ? value.label : value.insertText;
  item.insertText = value.insertTextFormat === 2 ? new vscode.SnippetString(text) : text;
  if (value.textEdit) {
    item.range = value.textEdit.range
      ? range(value.textEdit.range)
      : { inserting: range(value.textEdit.insert), replacing: range(value.textEdit.replace) };
  }
  if (value.additionalTextEdits) item.additionalTextEdits = value.additionalTextEdits.map(textEdit);
  item.ofServer = value;
  return item;
}

function documentSymbol(value) {
  const kind = value.kind - 1;
  if (value.location) return new vscode.SymbolInformation(value.name, kind, value.containerName || '', location(value.location));
  const symbol = new vscode.DocumentSymbol(value.name, value.detail || '', kind, range(value.range), range(value.selectionRange));
  symbol.children = list(value.children, documentSymbol);
  return symbol;
}

function inlayHint(value) {
  const label =
    typeof value.label === 'string'
      ? value.label
      : value.label.map(part => Object.assign(new vscode.InlayHintLabelPart(part.value), { tooltip: words(part.tooltip) }));
  const hint = new vscode.InlayHint(position(value.position), label, value.kind);
  hint.paddingLeft = value.paddingLeft;
  hint.paddingRight = value.paddingRight;
  hint.tooltip = words(value.tooltip);
  return hint;
}

function codeLens(value) {
  const lens = new vscode.CodeLens(range(value.range), command(value.command));
  lens.ofServer = value;
  return lens;
}

function documentLink(value) {
  const link = new vscode.DocumentLink(range(value.range), value.target && uri(value.target));
  link.tooltip = value.tooltip;
  link.ofServer = value;
  return link;
}

function foldingRange(value) {
  const kinds = { comment: vscode.FoldingRangeKind.Comment, imports: vscode.FoldingRangeKind.Imports, region: vscode.FoldingRangeKind.Region };
  return new vscode.FoldingRange(value.startLine, value.endLine, kinds[value.kind]);
}

function selectionRange(value) {
  return new vscode.SelectionRange(range(value.range), value.parent && selectionRange(value.parent));
}

module.exports = {
  codeAction, codeLens, command, completionItem, diagnostic, documentLink, documentSymbol, foldingRange, inlayHint, isCurrent, list,
  location, locations, option, position, range, selectionRange, textEdit, toDocument, toPosition, toRange, uri, words, workspaceEdit,
};
