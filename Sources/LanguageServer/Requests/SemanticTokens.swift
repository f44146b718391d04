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
      ], "range": true, "full": ["delta": true],
    ]
  )

  static func answer(_ parameters: Parameters, _ session: inout Session) throws(ResponseError) -> JSON {
    let document = try session.document(at: try parameters.documentAddress())
    let told = session.tokens(of: document)
    return ["resultId": .string(String(told.number)), "data": .array(told.data)]
  }
}

/// `textDocument/semanticTokens/full/delta`: what is other than in the answer before. Whoever has another answer gets all.
enum TokensDelta: RequestKind {
  static let method = "textDocument/semanticTokens/full/delta"
  static let feature = Feature.semanticTokens
  static let ability: (name: String, value: JSON)? = nil

  static func answer(_ parameters: Parameters, _ session: inout Session) throws(ResponseError) -> JSON {
    let document = try session.document(at: try parameters.documentAddress())
    let known = try parameters.member("previousResultId").string()
    let before = session.toldTokens[document.address]
    let told = session.tokens(of: document)
    let number = JSON.string(String(told.number))
    guard let before, known == String(before.number) else { return ["resultId": number, "data": .array(told.data)] }
    return ["resultId": number, "edits": .array(edits(from: before.data, to: told.data))]
  }

  /// One edit from the first token that is another to the last; none where all are the same. A token is five numbers.
  private static func edits(from old: [JSON], to new: [JSON]) -> [JSON] {
    guard old != new else { return [] }
    let shorter = min(old.count, new.count)
    let start = zip(old, new).prefix { $0 == $1 }.count / 5 * 5
    let same = zip(old.reversed(), new.reversed()).prefix { $0 == $1 }.count
    let end = min(same, shorter - start) / 5 * 5
    return [
      [
        "start": .integer(start), "deleteCount": .integer(old.count - start - end),
        "data": .array(Array(new[start..<new.count - end])),
      ]
    ]
  }
}

/// The tokens of a document as they were told, and a number for them.
struct ToldTokens {
  var number: Int
  var data: [JSON]
}

extension Session {
  /// The tokens of a document, which are kept with a number; with that of before where nothing is new.
  mutating func tokens(of document: OpenDocument) -> ToldTokens {
    let data = read(document).map { SemanticToken.data(SemanticToken.all(of: $0), in: document.text, encoding) } ?? []
    if let told = toldTokens[document.address], told.data == data { return told }
    lastNumber += 1
    let told = ToldTokens(number: lastNumber, data: data)
    toldTokens[document.address] = told
    return told
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
    return ["data": .array(SemanticToken.data(tokens, in: document.text, session.encoding))]
  }
}
