import Chronology
public import Outline

/// The word for its state that a line of Org or Logseq begins with: `TODO`, `DONE`, `WAITING`.
///
/// Many sentences begin so too (`NOW they had trains`). What the line is must say the rest; this says what it cannot be.
public struct StateWord: Equatable, Sendable {
  /// The word, with the colon or the brackets that it has.
  public let range: Range<Int>
  public let state: Box.State
  /// The word without colon and brackets, where it says more than a box: that somebody waits, or has begun.
  public let keptWord: String?

  private static let words: [(word: String, state: Box.State, keepsWord: Bool)] = [
    ("TODO", .open, false), ("DONE", .done, false), ("CANCELLED", .dropped, false), ("CANCELED", .dropped, false),
    ("LATER", .open, true), ("NOW", .open, true), ("DOING", .open, true), ("WAITING", .open, true),
  ]

  /// What follows `TODO` in Spanish and Portuguese, where it means *all*, and the word that makes it a noun.
  private static let wordsAfterNoState: Set<String> = [
    "list", "lists", "el", "la", "lo", "los", "las", "un", "una", "es", "está", "esto", "eso", "mi", "tu", "su", "o", "os",
    "as",
    "y", "e", "mundo", "dia",
  ]

  /// The longest line that is rather a task than a sentence, in words.
  private static let mostWords = 12

  /// Nil where the line begins with no such word, or is a sentence.
  public init?(reading line: LineText) {
    guard !line.hasBox, line.traits.contains(.capitals) else { return nil }
    let words = line.words()
    guard words.count > 1, words.count <= StateWord.mostWords, !words[0].isLiteral, !words[1].isLiteral else { return nil }
    self.init(at: words[0].range, in: line)
    let next = line.text(words[1].range)
    guard !StateWord.wordsAfterNoState.contains(next.lowercased()), !StateWord.isShouted(next), next != "-", next != "–",
      let last = line.text(line.range).last, !".!?…,;:".contains(last)
    else { return nil }
  }

  /// The word at the start of a headline, whatever follows.
  init?(at range: Range<Int>, in line: LineText) {
    var text = Substring(line.text(range))
    let isBracketed = text.hasPrefix("[") && text.hasSuffix("]")
    let hasColon = text.hasSuffix(":")
    if isBracketed { text = text.dropFirst().dropLast() }
    if hasColon { text = text.dropLast() }
    let isTodo = text.lowercased() == "todo" && (line.form == .item || hasColon) && (text == "Todo" || hasColon)
    guard let found = StateWord.words.first(where: { $0.word == text }) ?? (isTodo ? StateWord.words[0] : nil) else {
      return nil
    }
    self.range = range
    state = found.state
    keptWord = found.keepsWord ? found.word : nil
  }

  /// A whole line of capitals is a title or a shout.
  private static func isShouted(_ word: String) -> Bool {
    let letters = word.filter(\.isLetter)
    return letters.count > 1 && letters.allSatisfy(\.isUppercase)
  }
}
