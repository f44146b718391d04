import Diagnostics

/// `textDocument/references`: every place of the vault that names a project, a page, a task, a category, a habit, a section or a tag.
enum References: RequestKind {
  static let method = "textDocument/references"
  static let feature = Feature.navigation
  static let ability: (name: String, value: JSON)? = ("referencesProvider", true)
  static let comesInParts = true

  static func answer(_ parameters: Parameters, _ session: inout Session) throws(ResponseError) -> JSON {
    let document = try session.document(at: try parameters.documentAddress())
    let position = try parameters.member("position").position()
    let isAll = try parameters.member("context").member("includeDeclaration").bool()
    guard let (finder, referent, _) = session.referent(at: position, in: document) else { return .null }
    let found = session.occurrences(of: referent, finder).filter { isAll || !$0.isDefinition }
    return .array(found.compactMap { session.location(of: $0, finder, in: document) })
  }
}
