import Diagnostics
import SourceText

/// `textDocument/documentHighlight`: the words of the document that name the same thing.
enum DocumentHighlights: RequestKind {
  static let method = "textDocument/documentHighlight"
  static let feature = Feature.highlight
  static let ability: (name: String, value: JSON)? = ("documentHighlightProvider", true)

  static func answer(_ parameters: Parameters, _ session: inout Session) throws(ResponseError) -> JSON {
    let document = try session.document(at: try parameters.documentAddress())
    let position = try parameters.member("position").position()
    guard let (finder, referent, _) = session.referent(at: position, in: document) else { return [] }
    let places = session.occurrences(of: referent, finder, in: .document).filter { $0.file == finder.name }
    return .array(
      places.map { place in
        // 3 is where it is written, 2 where it is read.
        let range = JSON(session.encoding.range(of: place.range, in: document.text))
        return ["range": range, "kind": .integer(place.isDefinition ? 3 : 2)]
      }
    )
  }
}
