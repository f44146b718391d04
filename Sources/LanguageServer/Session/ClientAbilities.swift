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
  /// Whether it shows the other places that a finding names, leads to the page of a rule, and gives back what is kept with a finding.
  var showsRelatedPlaces = false
  var showsRulePages = false
  var keepsData = false
  /// Whether it shows how long something takes.
  var showsProgress = false
  /// Whether it asks a person before it applies an edit that is a guess.
  var confirmsEdits = false
  /// Whether it shows documents that only the server has.
  var opensDocuments = false

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
    showsProgress = try abilities.optional(["window", "workDoneProgress"])?.bool() ?? false
    confirmsEdits = try edits?.optional("changeAnnotationSupport") != nil
    opensDocuments = try abilities.optional(["workspace", "textDocumentContent"]) != nil
    // One that asks for findings may say there what it shows of them, from 3.18 on, or where those are that are sent.
    for way in ["publishDiagnostics", "diagnostic"] {
      guard let findings = try abilities.optional(["textDocument", way]) else { continue }
      if try findings.optional("relatedInformation")?.bool() == true { showsRelatedPlaces = true }
      if try findings.optional("codeDescriptionSupport")?.bool() == true { showsRulePages = true }
      if try findings.optional("dataSupport")?.bool() == true { keepsData = true }
    }
  }
}
