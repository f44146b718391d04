import Diagnostics

/// What a client says of itself when it begins, as far as the server asks for it.
struct ClientAbilities {
  /// Whether it asks for findings. To one that does they are not sent unasked: it would show them twice.
  var pullsFindings = false
  /// Whether it can be told to ask for findings again.
  var refreshesFindings = false
  /// Whether it tells of changed files when it is asked to.
  var watchesFiles = false
  /// Whether it takes actions with edits, and not commands alone.
  var readsCodeActions = false
  /// Whether its edits of files name versions.
  var versionsEdits = false
  /// Whether an edit may make a file, and whether one may remove it.
  var createsFiles = false
  var deletesFiles = false
  /// Whether symbols may have symbols in them.
  var nestsSymbols = false
  /// Whether words that it shows may be Markdown.
  var readsMarkdown = false
  /// Whether what it completes may have places to fill in.
  var takesSnippets = false
  /// Whether it applies edits that the server asks for.
  var appliesEdits = false
  /// Whether it can be told to ask for hints, and for lenses, again.
  var refreshesHints = false
  var refreshesLenses = false

  init() {}

  /// - Parameter parameters: those of `initialize`.
  init(_ parameters: Parameters) throws(ResponseError) {
    guard let abilities = try parameters.optional("capabilities") else { return }
    pullsFindings = try abilities.optional(["textDocument", "diagnostic"]) != nil
    refreshesFindings = try abilities.optional(["workspace", "diagnostics", "refreshSupport"])?.bool() ?? false
    watchesFiles = try abilities.optional(["workspace", "didChangeWatchedFiles", "dynamicRegistration"])?.bool() ?? false
    readsCodeActions = try abilities.optional(["textDocument", "codeAction", "codeActionLiteralSupport"]) != nil
    let edits = try abilities.optional(["workspace", "workspaceEdit"])
    versionsEdits = try edits?.optional("documentChanges")?.bool() ?? false
    let operations = try edits?.optional("resourceOperations")?.array() ?? []
    let names = try operations.map { (operation) throws(ResponseError) in try operation.string() }
    (createsFiles, deletesFiles) = (names.contains("create"), names.contains("delete"))
    let symbols = try abilities.optional(["textDocument", "documentSymbol", "hierarchicalDocumentSymbolSupport"])
    nestsSymbols = try symbols?.bool() ?? false
    let formats = try abilities.optional(["textDocument", "hover", "contentFormat"])?.array() ?? []
    readsMarkdown = try formats.map { (format) throws(ResponseError) in try format.string() }.contains("markdown")
    takesSnippets = try abilities.optional(["textDocument", "completion", "completionItem", "snippetSupport"])?.bool() ?? false
    appliesEdits = try abilities.optional(["workspace", "applyEdit"])?.bool() ?? false
    refreshesHints = try abilities.optional(["workspace", "inlayHint", "refreshSupport"])?.bool() ?? false
    refreshesLenses = try abilities.optional(["workspace", "codeLens", "refreshSupport"])?.bool() ?? false
  }
}
