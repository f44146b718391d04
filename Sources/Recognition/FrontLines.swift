import Outline
import SourceText

/// Front matter of the plainest form: a line for the kind, and nothing else.
struct FrontLines {
  let kind: DocumentKind
  /// The bytes of the kind.
  let kindRange: Range<Int>
  /// The first line below it.
  let nextLine: Int

  /// Nil for any other beginning of a file.
  init?(of source: SourceText) {
    let bytes = source.bytes
    guard source.lineCount > 3, case let kindLine = source.contentRange(ofLine: 1), kindLine.count > FrontLines.lead.count,
      bytes[0] == UInt8(ascii: "-"), bytes[kindLine].starts(with: FrontLines.lead), FrontLines.isFence(0, source),
      FrontLines.isFence(2, source)
    else { return nil }
    let range = kindLine.dropFirst(FrontLines.lead.count)
    guard let kind = DocumentKind(rawValue: source.string(in: range)) else { return nil }
    (self.kind, kindRange, nextLine) = (kind, range, 3)
  }

  private static let lead = Array("\(PropertyKey.kind.rawValue): ".utf8)

  private static func isFence(_ line: Int, _ source: SourceText) -> Bool {
    source.bytes[source.contentRange(ofLine: line)].elementsEqual("---".utf8)
  }
}
