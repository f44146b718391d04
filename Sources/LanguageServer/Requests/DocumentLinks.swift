import Diagnostics
import SourceText

/// `textDocument/documentLink`: links to files that are there, by path or by title, and addresses of the web.
enum DocumentLinks: RequestKind {
  static let method = "textDocument/documentLink"
  static let feature = Feature.links
  static let ability: (name: String, value: JSON)? = ("documentLinkProvider", ["resolveProvider": false])

  static func answer(_ parameters: Parameters, _ session: inout Session) throws(ResponseError) -> JSON {
    let document = try session.document(at: try parameters.documentAddress())
    session.bringUpToDate()
    guard let read = session.read(document) else { return [] }
    return .array(
      LinkScanner.links(in: read.outline).compactMap { link in
        session.target(of: link, in: document).map { target in
          ["range": JSON(session.encoding.range(of: link.range, in: document.text)), "target": .string(target)]
        }
      }
    )
  }
}
