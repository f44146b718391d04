/// What may be the title of a project among the words of a task: `exam [[Orgo II]]`, `flashcards @orgo`, `old exam (Orgo II)`.
public struct ProjectAmongWords: Sendable {
  /// The words with their signs.
  public let range: Range<Int>
  public let title: String

  /// Nil where there is none; it is that of a project only if one has it.
  ///
  /// - Parameter words: where the words of the task stand.
  init?(_ wordsRange: Range<Int>, in bytes: [UInt8]) {
    guard let first = wordsRange.first(where: { isSign(bytes[$0]) }),
      first == wordsRange.lowerBound || bytes[first - 1] == 0x20
    else { return nil }
    let end = wordsRange.upperBound
    let close: Int?
    switch bytes[first] {
    case UInt8(ascii: "["):
      guard first + 2 < end, bytes[first + 1] == UInt8(ascii: "["),
        let stop = (first + 2..<end - 1).first(where: { bytes[$0] == UInt8(ascii: "]") && bytes[$0 + 1] == UInt8(ascii: "]") })
      else { return nil }
      let target = String(decoding: bytes[first + 2..<stop], as: UTF8.self)
      title = String(target.prefix { $0 != "|" && $0 != "#" })
      close = stop + 2
    case UInt8(ascii: "("):
      guard bytes[end - 1] == UInt8(ascii: ")"), first + 2 < end else { return nil }
      let words = String(decoding: bytes[first + 1..<end - 1], as: UTF8.self)
      title = ProjectAmongWords.title(inBrackets: words)
      close = end
    default:
      let stop = (first + 1..<end).first { bytes[$0] <= 0x20 || ",;:!?.".utf8.contains(bytes[$0]) } ?? end
      // `@spring-clean`
      title = String(decoding: bytes[first + 1..<stop].map { "-_".utf8.contains($0) ? 0x20 : $0 }, as: UTF8.self)
      close = stop
    }
    guard let close, !title.isEmpty, !title.contains(where: { "()[]\n".contains($0) }) else { return nil }
    range = first..<close
  }

  /// Without the key before it: `(project thesis)`; or one that is misspelt, `(projct: Thesis)`, but not `(Thesis: part one)`.
  private static func title(inBrackets words: String) -> String {
    if words.lowercased().hasPrefix("project ") { return String(words.dropFirst(8)) }
    guard let colon = words.firstIndex(of: ":"), case let key = words[..<colon].lowercased(), 5...9 ~= key.count,
      key.allSatisfy(\.isLetter), key.first == "p", key.contains("j")
    else { return words }
    return String(words[words.index(after: colon)...].drop { $0 == " " })
  }
}

/// Whether a name in signs may begin with a byte: all open tasks of all days are asked.
private func isSign(_ byte: UInt8) -> Bool {
  byte == UInt8(ascii: "[") || byte == UInt8(ascii: "@") || byte == UInt8(ascii: "+") || byte == UInt8(ascii: "(")
}
