public import Diagnostics
import Languages
import Outline
import SourceText

/// `negative-note`: an entry that counts as done and says that it was not.
public enum NegativeNote: Rule {
  public static let name = "negative-note"
  public static let severity = Severity.warning

  public static func check(_ file: LintedFile, _ findings: inout Findings) {
    let items = file.document.items
    for index in file.logOwners where items[index].field(.best) == nil {
      for id in items[index].log { check(items[id], in: file, &findings) }
    }
  }

  private static func check(_ item: Item, in file: LintedFile, _ findings: inout Findings) {
    guard let entry = item.entry, !entry.noteRange.isEmpty, entry.status == nil, item.entryStatus == .done else { return }
    let note = file.source.string(in: entry.noteRange)
    guard let negation = Negation(note) else { return }
    let states = negation.isCross ? [negation.state, LogEntry.Status.done.rawValue] : [negation.state]
    let fixes = states.map { state in
      let written = negation.rest.isEmpty ? state : state + " " + negation.rest
      return file.fix(
        CommonMessage.write(state),
        isSafe: negation.isCertain,
        TextEdit(replacing: entry.noteRange, with: written)
      )
    }
    findings.add(
      at: entry.noteRange,
      NegativeNoteMessage.isOnlyNote(file.excerpt(entry.noteRange)),
      help: advice(on: negation),
      fixes: fixes
    )
  }

  private static func advice(on negation: Negation) -> NegativeNoteMessage {
    if negation.isBracketed { return .writeWithoutBrackets(state: negation.state) }
    if negation.isCertain { return .write(state: negation.state) }
    if negation.isCross { return .writeMissedOrDone }
    return negation.state == "missed" ? .writeMissedOrSkipped : .writeSkipped
  }

  /// Whether a note says no.
  package static func isNegative(_ note: String) -> Bool { Negation(note) != nil }

  public static let example = RuleExample(
    found: """
      - Meditate (streak: daily)
        - 2026-11-18 forgot
      """,
    instead: """
      - Meditate (streak: daily)
        - 2026-11-18 missed
      """
  )
}

/// The start of a note that says that it was not done.
private struct Negation {
  /// The state that it most likely means.
  let state: String
  /// The other words of the note.
  let rest: String
  /// Whether it can mean no other state, as `skip`.
  let isCertain: Bool
  let isBracketed: Bool
  /// Whether it is a cross, which may as well be a tick.
  let isCross: Bool

  /// Nil for a note that says no such thing. Case and the form of the apostrophe are ignored, and one `.` or `!` at the end.
  init?(_ note: String) {
    let isPlain = note.utf8.allSatisfy { $0 < 0x80 }
    let text = isPlain ? note.lowercased() : note.lowercased().replacing("’", with: "'")
    guard isPlain || text.count == note.count,
      let (length, state, isCertain) = Negation.sign(text) ?? Negation.bracket(text) ?? Negation.word(text)
        ?? Negation.skip(text)
    else { return nil }
    self.isCertain = isCertain
    isBracketed = text.first == "("
    isCross = text.first == "x"
    var rest = note.dropFirst(length).drop { " ,;:.!–—-\u{A0}\u{FE0F}".contains($0) }
    if text.first == "(", rest.last == ")" { rest.removeLast() }
    self.rest = String(rest)
    // Who was ill skipped the day, whatever else the note says: `no, sick`.
    let reason = self.rest.lowercased().prefix { $0.isLetter }
    self.state = !isCertain && !isBracketed && Negation.reasons.contains(String(reason)) ? "skipped" : state
  }

  private typealias Found = (length: Int, state: String, isCertain: Bool)

  /// `✗`, `❌`, `☐`
  private static func sign(_ text: String) -> Found? {
    guard let first = text.unicodeScalars.first, "✗✘✖❌❎🚫☐".unicodeScalars.contains(first) else { return nil }
    return (1, "missed", false)
  }

  /// `(missed)`, `(skipped, ill)`
  private static func bracket(_ text: String) -> Found? {
    guard text.first == "(" else { return nil }
    for state in ["missed", "skipped"] where text.dropFirst().hasPrefix(state) {
      if text.dropFirst(state.count + 1).first.map({ "),;: ".contains($0) }) == true { return (state.count + 1, state, false) }
    }
    return nil
  }

  /// `no`, `nothing, in bed with flu`, `skip`
  private static func word(_ text: String) -> Found? {
    guard let first = text.first, first.isLetter, let initial = text.utf8.first else { return nil }
    for (word, state, isCertain) in words[Int(initial)] where text.hasPrefix(word) {
      let rest = text.dropFirst(word.count)
      let isAlone = rest.isEmpty || rest == "." || rest == "!"
      let goesOn =
        rest.first.map { ",;:(".contains($0) } == true
        || [" -", " –", " —", " ("].contains(where: rest.hasPrefix)
      // Why something was skipped stays a note.
      if isAlone || goesOn { return (reasons.contains(word) ? 0 : word.count, state, isCertain) }
    }
    return nil
  }

  /// `skip sick`, but not `skip rope`; `skiped birthday party`; `ausgelassen weil Messe`, but not `ausgelassen getanzt`.
  private static func skip(_ text: String) -> Found? {
    guard let initial = text.utf8.first, initials.contains(initial) else { return nil }
    if text.hasPrefix("skip "), !text.hasPrefix("skip rop") { return (4, "skipped", false) }
    let words = text.split(separator: " ", maxSplits: 2)
    guard let first = words.first else { return nil }
    if let state = misspellings[String(first)] { return (first.count, state, true) }
    guard first == "ausgelassen", words.count > 1, ["weil", "wegen", "da"].contains(words[1]) else { return nil }
    return (first.count, "skipped", false)
  }

  /// They are no other words.
  private static let misspellings: [String: String] = [
    "skiped": "skipped", "skippd": "skipped", "skipd": "skipped", "skipt": "skipped", "skppied": "skipped", "skpped": "skipped",
    "skippped": "skipped", "skipepd": "skipped", "mised": "missed", "missd": "missed", "misssed": "missed", "msised": "missed",
  ]

  /// The first bytes of what `skip` looks for. To learn what a set of bytes is takes Swift longer than the notes of a page.
  private static let initials = (misspellings.keys + ["skip", "ausgelassen"]).compactMap { $0.utf8.first }

  /// By their first bytes, each with the state that it most likely means, and whether it can mean no other.
  private static let words: [[(word: String, state: String, isCertain: Bool)]] = {
    var byFirst = Array(repeating: [(word: String, state: String, isCertain: Bool)](), count: 256)
    for entry in allWords { byFirst[Int(entry.word.utf8.first ?? 0)].append(entry) }
    return byFirst
  }()

  private static let allWords: [(word: String, state: String, isCertain: Bool)] =
    [
      "no", "x", "nope", "not", "not done", "not today", "did not", "didn't", "forgot", "forgot it", "forgotten", "nothing",
      "none",
      "failed", "fail", "nein", "nicht", "nicht gemacht", "nicht geschafft", "vergessen", "verpasst", "ausgefallen", "non",
      "pas fait", "oublié", "raté", "manqué", "olvidado",
    ].map { ($0, "missed", false) } + [
      ("miss", "missed", true), ("skip", "skipped", true), ("übersprungen", "skipped", true), ("ausgelassen", "skipped", true),
      ("sick", "skipped", false), ("ill", "skipped", false), ("krank", "skipped", false), ("malade", "skipped", false),
    ]

  /// Words for why something was not done.
  private static let reasons: Set<String> = ["sick", "ill", "krank", "malade"]
}

/// What `negative-note` says.
enum NegativeNoteMessage: Message {
  case isOnlyNote(String)
  case writeWithoutBrackets(state: String)
  case write(state: String)
  case writeMissedOrDone
  case writeMissedOrSkipped
  case writeSkipped
}
