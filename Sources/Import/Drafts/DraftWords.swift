package import Planner

extension StringProtocol {
  /// The words with one space between them, on one line.
  package var inOneLine: String { isInOneLine ? String(self) : split(whereSeparator: \.isWhitespace).joined(separator: " ") }

  /// Whether it is so already, as most words of files are; of others than ASCII it is not asked.
  private var isInOneLine: Bool {
    var before = UInt8(ascii: " ")
    for byte in utf8 {
      guard byte > 0x20 ? byte < 0x7F : byte == 0x20 && before != 0x20 else { return false }
      before = byte
    }
    return before != 0x20 || isEmpty
  }
}

extension PlanItem {
  /// Puts a text below the words: one line as a note, more as a quote, which holds any Markdown as it is.
  package mutating func add(text: String) {
    var lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map(String.init)
    while let last = lines.last, last.allSatisfy(\.isWhitespace) { lines.removeLast() }
    while let first = lines.first, first.allSatisfy(\.isWhitespace) { lines.removeFirst() }
    switch lines.count {
    case 0: break
    case 1: notes.append(lines[0].inOneLine)
    default: children.append(.item(PlanItem(.quote(author: nil), text: lines.joined(separator: "\n"))))
    }
  }
}
