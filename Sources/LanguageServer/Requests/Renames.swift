import Diagnostics
import Editing
import SourceText
import Vault

/// `textDocument/rename`: what `tidemark rename` does, in all files that name the thing.
enum Renames: RequestKind {
  static let method = "textDocument/rename"
  static let feature = Feature.rename
  static let ability: (name: String, value: JSON)? = ("renameProvider", ["prepareProvider": true])

  static func answer(_ parameters: Parameters, _ session: inout Session) throws(ResponseError) -> JSON {
    let document = try session.document(at: try parameters.documentAddress())
    let position = try parameters.member("position").position()
    let name = try parameters.member("newName").string()
    guard let (finder, referent, range) = session.referent(at: position, in: document) else {
      throw ResponseError(.requestFailed, "nothing is named there")
    }
    let place = try place(of: referent, finder, at: range, &session)
    guard let text = session.text(of: place, finder) else {
      throw ResponseError(.requestFailed, "“\(place.file)” is not there")
    }
    let line = text.line(at: place.range.lowerBound)
    let edit = try session.edit(around: document, .all) { vault throws(EditRefusal) in
      let thing: Thing?
      if case .file(let file) = referent {
        thing = vault[file].map { Thing(file: file, path: nil, title: $0.plan.title) }
      } else {
        thing = vault.thing(in: place.file, onLine: line)
      }
      guard let thing else { throw EditRefusal(CommandRefusal.isNameless) }
      try vault.rename(thing, to: name)
    }
    return edit ?? .null
  }

  /// Where the thing that is renamed is written.
  private static func place(
    of referent: Referent,
    _ finder: ReferentFinder,
    at range: Range<Int>,
    _ session: inout Session
  ) throws(ResponseError) -> Referent.Occurrence {
    if case .tag = referent { throw ResponseError(.requestFailed, "a tag is written anew where it stands") }
    let here = Referent.Occurrence(file: finder.name, range: range)
    if let place = session.occurrences(of: referent, finder, in: .definition).first(where: \.isDefinition) { return place }
    switch referent {
    case .task, .item, .habit: return here
    case .category(let name): throw ResponseError(.requestFailed, "the root has no line for the category “\(name)”")
    case .section(let title, _): throw ResponseError(.requestFailed, "there is no section “\(title)”")
    case .file, .tag: throw ResponseError(.requestFailed, "nothing has that name")
    }
  }
}

/// `textDocument/prepareRename`: which words are renamed; null where none are.
enum PreparedRenames: RequestKind {
  static let method = "textDocument/prepareRename"
  static let feature = Feature.rename
  static let ability: (name: String, value: JSON)? = nil

  static func answer(_ parameters: Parameters, _ session: inout Session) throws(ResponseError) -> JSON {
    let document = try session.document(at: try parameters.documentAddress())
    let position = try parameters.member("position").position()
    guard let (finder, referent, range) = session.referent(at: position, in: document) else { return .null }
    let places = session.occurrences(of: referent, finder, in: .definition)
    switch referent {
    case .tag: return .null
    case .file(let file):
      // The name of a day is its date, and that of the root its file's.
      guard let record = finder.index.record(named: file), record.kind.traits.identity == .title else { return .null }
    case .category, .section: guard places.contains(where: \.isDefinition) else { return .null }
    case .task, .item, .habit: break
    }
    let definition = places.first(where: \.isDefinition)
    let words = definition.flatMap { place in session.text(of: place, finder)?.string(in: place.range) }
    return [
      "range": JSON(session.encoding.range(of: range, in: document.text)),
      "placeholder": .string(words ?? document.text.string(in: range)),
    ]
  }
}
