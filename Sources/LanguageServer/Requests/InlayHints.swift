import Diagnostics
import SourceText

/// `textDocument/inlayHint`: days since and left, streaks, the next day of a rule, how long blocks last, and what is free between them.
enum InlayHints: RequestKind {
  static let method = "textDocument/inlayHint"
  static let feature = Feature.inlayHints
  static let ability: (name: String, value: JSON)? = ("inlayHintProvider", ["resolveProvider": false])

  static func answer(_ parameters: Parameters, _ session: inout Session) throws(ResponseError) -> JSON {
    let document = try session.document(at: try parameters.documentAddress())
    let range = session.encoding.byteRange(of: try parameters.member("range").range(), in: document.text)
    session.bringUpToDate()
    guard let read = session.read(document) else { return [] }
    let index = session.index(around: document)
    let now = session.vaults.clock.now
    let figures = ItemFigures(read: read, index: index, today: session.today(index), now: now, language: session.language)
    var hints: [(offset: Int, words: String)] = []
    for (item, placed) in read.items
    where read.outline.items[item].headline.range.overlaps(range.lowerBound..<range.upperBound + 1) {
      let words = [figures.hint(of: placed), figures.gap(after: placed)].compactMap(\.self)
      if !words.isEmpty { hints.append((read.outline.items[item].headline.range.upperBound, words.joined(separator: ", "))) }
    }
    return .array(
      hints.sorted { $0.offset < $1.offset }.map { hint in
        [
          "position": session.encoding.position(of: hint.offset, in: document.text).json, "label": .string(hint.words),
          "paddingLeft": true,
        ]
      }
    )
  }
}
