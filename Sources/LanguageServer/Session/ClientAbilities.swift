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
  /// Whether an edit may make a file.
  var createsFiles = false

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
    createsFiles = try operations.map { (operation) throws(ResponseError) in try operation.string() }.contains("create")
  }
}
