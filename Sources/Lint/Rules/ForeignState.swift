public import Diagnostics
import Import
import Outline
import SourceText

/// `foreign-state`: the state of a task, or how much it matters, in a word or a sign of another program.
public enum ForeignState: Rule {
  public static let name = "foreign-state"
  public static let severity = Severity.info
  public static let looksAtForeignLines = true

  public static func check(_ file: LintedFile, _ findings: inout Findings) {
    ForeignLineFindings.add(file.foreignLines.filter(\.isLikely), in: file, message, &findings)
    for struck in StruckItem.all(in: file) {
      let fixes = struck.texts.map { file.fix("Write “\($0)”", isSafe: false, TextEdit(replacing: struck.range, with: $0)) }
      findings.add(at: struck.range, struckMessage(file.quote(struck.range)), help: struckHelp(struck), fixes: fixes)
    }
    for signed in SignedItem.all(in: file) {
      findings.add(
        at: signed.range,
        signMessage(file.quote(signed.range)),
        help: signHelp(signed.state),
        fix: signed.edits.isEmpty ? nil : file.fix("Write “\(signed.state.text)”", isSafe: false, signed.edits)
      )
    }
  }

  public static let page = RulePage(
    summary: "A task whose state or priority is a word or a sign of another program",
    explanation: """
      Finds list items, and paragraphs of one line, that begin with `TODO`, `DONE`, `CANCELLED`, `LATER`, `NOW`, `DOING` or \
      `WAITING`, unless they are sentences; two or more lines that begin with `x`, `<` or `o`, as in a bullet journal; and the \
      `(A)`, `(B)` or `(C)` of todo.txt after a box; and items whose words are all struck through, with an open box or none, habits among them; and open tasks with \
      `✅` or `❌` before or after their words.
      """,
    reason:
      "It looks like a task and has no box or no priority: it is in no list of what is open, or at the wrong place in it.",
    example: "- TODO Call the chimney sweep",
    instead: "- [ ] Call the chimney sweep",
    fix: """
      Writes the box or the priority. `DOING`, `NOW`, `LATER` and `WAITING` stay before the words, because no box says that. What is \
      struck through becomes dropped, or done; a habit ends today. Unsafe: the line may be a sentence.
      """
  )

  // MARK: Messages

  private static func struckMessage(_ words: String) -> String { "\(words) is struck through, and is not dropped" }
  private static func struckHelp(_ struck: StruckItem) -> String {
    let texts = struck.texts
    guard !struck.isHabit else {
      return "a habit is due to the end of its arc: " + (texts.first.map { "write “\($0)” if it has ended" } ?? endHelp)
    }
    let dropped = "write “\(texts[0])”" + (texts.count > 1 ? " if it is dropped" : "")
    return dropped + (texts.count > 1 ? ", or “\(texts[1])” if it is done" : "")
  }

  private static func signMessage(_ sign: String) -> String { "\(sign) is only a sign, and the box says that the task is open" }
  private static func signHelp(_ state: Box.State) -> String {
    state == .done
      ? "write “\(state.text)” if it is done"
      : "write “\(state.text)” if it is dropped; if it was only missed, leave the box open"
  }

  private static let endHelp = "write “until” and a day beside “every” if it has ended"

  private static func message(_ signs: String, _ count: Int, _ draft: LineDraft) -> String {
    let isLevel = draft.signs.contains { if case .priority = $0.meaning { true } else { false } }
    let meaning = isLevel ? "how much a task matters" : "the state of a task"
    return "\(signs) says \(meaning) in \(ValueMessage.list(draft.programs, "and")), and is read as a word"
  }
}
