import Diagnostics
import Outline
import Planner
import SourceText

/// `textDocument/semanticTokens/full`: what each part of a line is, so that an editor colors it without a grammar.
enum SemanticTokens: RequestKind {
  static let method = "textDocument/semanticTokens/full"
  static let feature = Feature.semanticTokens
  static let ability: (name: String, value: JSON)? = (
    "semanticTokensProvider",
    [
      "legend": [
        "tokenTypes": .array(SemanticToken.Kind.allCases.map { .string($0.rawValue) }), "tokenModifiers": [],
      ], "range": true, "full": true,
    ]
  )

  static func answer(_ parameters: Parameters, _ session: inout Session) throws(ResponseError) -> JSON {
    let document = try session.document(at: try parameters.documentAddress())
    guard let read = session.read(document) else { return ["data": []] }
    return ["data": SemanticToken.data(SemanticToken.all(of: read), in: document.text, session.encoding)]
  }
}

/// `textDocument/semanticTokens/range`: the same of some lines.
enum RangeTokens: RequestKind {
  static let method = "textDocument/semanticTokens/range"
  static let feature = Feature.semanticTokens
  static let ability: (name: String, value: JSON)? = nil

  static func answer(_ parameters: Parameters, _ session: inout Session) throws(ResponseError) -> JSON {
    let document = try session.document(at: try parameters.documentAddress())
    let range = session.encoding.byteRange(of: try parameters.member("range").range(), in: document.text)
    guard let read = session.read(document) else { return ["data": []] }
    let tokens = SemanticToken.all(of: read).filter { $0.range.overlaps(range) }
    return ["data": SemanticToken.data(tokens, in: document.text, session.encoding)]
  }
}
