public import Diagnostics
import Import
import Languages
import Outline
import SourceText

/// `unknown-box`: a box with a character that means nothing.
public enum UnknownBox: Rule {
  public static let name = "unknown-box"
  public static let severity = Severity.warning

  public static func check(_ file: LintedFile, _ findings: inout Findings) {
    for range in file.ranges(of: .unknownBox) {
      let mark = file.source.string(in: range.lowerBound + 1..<range.upperBound - 1)
      guard let meant = BoxMark(mark) else {
        findings.add(at: range, UnknownBoxMessage.hasNoState(file.excerpt(range)), help: UnknownBoxMessage.writeState)
        continue
      }
      let box = meant.state.text
      findings.add(
        at: range,
        UnknownBoxMessage.hasNoState(file.excerpt(range)),
        help: meant.meaning.map { UnknownBoxMessage.sayInWords(box, $0) } ?? CommonMessage.didYouMean(box),
        fix: file.fix(CommonMessage.write(box), isSafe: false, TextEdit(replacing: range, with: box))
      )
    }
    let items = file.document.items
    for index in items.indices where items[index].form == .listItem && items[index].entry == nil {
      checkWord(items[index], in: file, &findings)
    }
  }

  /// `[wip] Words`, `[2/4] Words`: brackets where a box would be, with a word for a state or how far a task is.
  private static func checkWord(_ item: Item, in file: LintedFile, _ findings: inout Findings) {
    let bytes = file.source.bytes
    let words = item.headline.textRange
    guard item.headline.box == nil, item.headline.anchor == nil, words.count > 4, bytes[words.lowerBound] == UInt8(ascii: "["),
      let close = words.prefix(12).first(where: { bytes[$0] == UInt8(ascii: "]") }), close + 2 < words.upperBound,
      bytes[close + 1] == 0x20
    else { return }
    let range = words.lowerBound..<close + 1
    let word = file.source.string(in: range.dropFirst().dropLast()).lowercased()
    let numbers = word.split(separator: "/", omittingEmptySubsequences: false).compactMap { Int($0) }
    if word.contains("/"), numbers.count == 2, numbers[0] <= numbers[1], numbers[1] > 1 {
      let state: Box.State = numbers[0] == numbers[1] ? .done : .open
      return findings.add(
        at: range,
        UnknownBoxMessage.hasNoState(file.excerpt(range)),
        help: UnknownBoxMessage.writeParts(state.text)
      )
    }
    // `[TODO]` is told as a word of other programs.
    guard let state = states[word], word == "wip" || file.source.string(in: range) != file.source.string(in: range).uppercased()
    else { return }
    // What the word says besides stays among the words.
    let kept = keptWords.contains(word) ? " \(file.source.string(in: range.dropFirst().dropLast())):" : ""
    let text = state.text + kept
    findings.add(
      at: range,
      UnknownBoxMessage.hasNoState(file.excerpt(range)),
      help: UnknownBoxMessage.write(text),
      fix: file.fix(CommonMessage.write(text), isSafe: false, TextEdit(replacing: range, with: text))
    )
  }

  private static let states: [String: Box.State] = [
    "todo": .open, "open": .open, "wip": .open, "doing": .open, "started": .open, "waiting": .open, "blocked": .open,
    "done": .done, "erledigt": .done, "cancelled": .dropped, "canceled": .dropped, "dropped": .dropped,
  ]
  private static let keptWords: Set<String> = ["wip", "doing", "started", "waiting", "blocked"]

  public static let example = RuleExample(
    found: "- [?] Rent a car",
    instead: "- [ ] Rent a car?"
  )
}

/// What `unknown-box` says.
enum UnknownBoxMessage: Message {
  /// `“[?]” is neither open nor done nor dropped`
  case hasNoState(String)
  /// The boxes that there are.
  case writeState
  /// The nearest box, and what it does not say.
  case sayInWords(String, BoxMark.Meaning)
  /// What to write instead of how many parts of a task are done: its box, and tasks.
  case writeParts(String)
  /// `write “[x]”`
  case write(String)
}
