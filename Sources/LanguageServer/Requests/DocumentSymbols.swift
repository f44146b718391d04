import Diagnostics
import SourceText

/// `textDocument/documentSymbol`: the title, sections, groups and items of a document, each in what it stands in.
enum DocumentSymbols: RequestKind {
  static let method = "textDocument/documentSymbol"
  static let feature = Feature.symbols
  static let ability: (name: String, value: JSON)? = ("documentSymbolProvider", true)

  static func answer(_ parameters: Parameters, _ session: inout Session) throws(ResponseError) -> JSON {
    let document = try session.document(at: try parameters.documentAddress())
    guard let read = session.read(document) else { return [] }
    let symbols = OutlineSymbol.all(of: read, in: session.language)
    if session.client.nestsSymbols { return .array(symbols.map { nested($0, document, session.encoding) }) }
    return .array(symbols.flatMap { flat($0, in: nil, document, session.encoding) })
  }

  private static func nested(_ symbol: OutlineSymbol, _ document: OpenDocument, _ encoding: PositionEncoding) -> JSON {
    [
      "name": .string(symbol.name), "detail": .string(symbol.detail), "kind": .integer(symbol.kind.rawValue),
      "range": JSON(encoding.range(of: symbol.range, in: document.text)),
      "selectionRange": JSON(encoding.range(of: symbol.nameRange, in: document.text)),
      "children": .array(symbol.children.map { nested($0, document, encoding) }),
    ]
  }

  /// For a client that shows a list.
  private static func flat(
    _ symbol: OutlineSymbol,
    in container: String?,
    _ document: OpenDocument,
    _ encoding: PositionEncoding
  ) -> [JSON] {
    let place: JSON = [
      "uri": .string(document.address), "range": JSON(encoding.range(of: symbol.range, in: document.text)),
    ]
    let own: [(String, JSON)] = [
      ("name", .string(symbol.name)), ("kind", .integer(symbol.kind.rawValue)), ("location", place),
    ]
    return [.object(own + (container.map { [("containerName", .string($0))] } ?? []))]
      + symbol.children.flatMap { flat($0, in: symbol.name, document, encoding) }
  }
}
