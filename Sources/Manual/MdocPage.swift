public import Markdown

/// A page of the manual, written line by line in mdoc(7).
public struct MdocPage {
  /// What was written, with a newline at its end.
  public private(set) var text = ""

  /// Lines of text are no longer, in bytes, where words allow it.
  private static let width = 78

  /// - Parameters:
  ///   - name: the name of the page: `tidemark-done`.
  ///   - section: 1 for commands, 5 for files.
  ///   - date: the day of the page, as in `November 20, 2026`.
  ///   - heading: that of the name.
  ///   - summary: what it is about: a phrase without a full stop.
  public init(_ name: String, section: Int, date: String, heading: String = "NAME", summary: String) {
    macro("Dd", raw: date)
    macro("Dt", raw: "\(name.uppercased()) \(section)")
    macro("Os")
    self.heading(heading)
    macro("Nm", raw: name)
    macro("Nd", raw: MdocText.words(summary))
  }

  /// A macro with arguments that are words.
  public mutating func macro(_ name: String, _ arguments: String...) {
    macro(name, raw: arguments.map { MdocText.argument($0) }.joined(separator: " "))
  }

  /// A macro with what is written in mdoc already.
  public mutating func macro(_ name: String, raw: String) {
    text += raw.isEmpty ? ".\(name)\n" : ".\(name) \(raw)\n"
  }

  public mutating func heading(_ title: String) { macro("Sh", raw: MdocText.words(title)) }
  public mutating func subheading(_ title: String) { macro("Ss", raw: MdocText.words(title)) }

  /// Sentences, each on a line of its own as far as the width allows: a space after a full stop in a line would be too narrow.
  public mutating func sentences(_ runs: [InlineRun]) {
    var line = ""
    for word in MdocPage.words(of: runs) {
      if !line.isEmpty, line.utf8.count + word.utf8.count >= MdocPage.width { end(&line) }
      line += line.isEmpty ? word : " " + word
      if MdocPage.endsSentence(word) { end(&line) }
    }
    if !line.isEmpty { end(&line) }
  }

  /// A paragraph after others.
  public mutating func paragraph(_ runs: [InlineRun]) {
    macro("Pp")
    sentences(runs)
  }

  /// The tag of an item of a list.
  public mutating func tag(_ runs: [InlineRun]) {
    macro("It", raw: MdocPage.words(of: runs).map { MdocText.guarded($0) }.joined(separator: " "))
  }

  /// Lines as they are, indented.
  public mutating func literal(_ lines: [String]) {
    macro("Bd", raw: "-literal -offset indent")
    for line in lines { text += MdocText.literalLine(line) + "\n" }
    macro("Ed")
  }

  private mutating func end(_ line: inout String) {
    text += (line.hasPrefix(".") || line.hasPrefix("'") ? "\\&" : "") + line + "\n"
    line = ""
  }

  /// The words of some runs with their fonts. Words in one font stay in it across spaces.
  private static func words(of runs: [InlineRun]) -> [String] {
    var words: [String] = []
    var current = ""
    for run in runs {
      let (begin, isLiteral): (String, Bool) =
        switch run.style {
        case .plain: ("", false)
        case .emphasis: ("\\fI", false)
        case .strong: ("\\fB", false)
        case .code: ("\\fB", true)
        }
      for (index, part) in run.text.split(separator: " ", omittingEmptySubsequences: false).enumerated() {
        if index > 0, !current.isEmpty {
          words.append(current)
          current = ""
        }
        guard !part.isEmpty else { continue }
        let escaped = MdocText.escaped(String(part), isLiteral: isLiteral)
        current += begin.isEmpty ? escaped : begin + escaped + "\\fP"
      }
    }
    return words + (current.isEmpty ? [] : [current])
  }

  /// What may stand behind the last sign of a sentence.
  private static let closings = ["\\fP", ")", "\\(rq", "\""].map { Array($0.utf8) }

  private static func endsSentence(_ word: String) -> Bool {
    var rest = word.utf8[...]
    for closing in closings where rest.last == closing.last && rest.suffix(closing.count).elementsEqual(closing) {
      rest = rest.dropLast(closing.count)
    }
    guard let last = rest.last else { return false }
    return last == UInt8(ascii: ".") || last == UInt8(ascii: "!") || last == UInt8(ascii: "?")
  }
}
