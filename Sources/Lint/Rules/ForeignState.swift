public import Diagnostics
import Import
import Languages
import Outline
import SourceText

/// `foreign-state`: the state of a task, or how much it matters, in a word or a sign of another program.
public enum ForeignState: Rule {
  public static let name = "foreign-state"
  public static let severity = Severity.info
  public static let looksAtForeignLines = true

  public static func check(_ file: LintedFile, _ findings: inout Findings) {
    ForeignLineFindings.add(file.foreignLines.filter(\.isLikely), in: file, problem, &findings)
    for struck in StruckItem.all(in: file) {
      let fixes = struck.texts.map {
        file.fix(CommonMessage.write($0), isSafe: false, TextEdit(replacing: struck.range, with: $0))
      }
      let problem = ForeignStateMessage.isStruckThrough(file.excerpt(struck.range))
      findings.add(at: struck.range, problem, help: advice(for: struck), fixes: fixes)
    }
    for signed in SignedItem.all(in: file) {
      findings.add(
        at: signed.range,
        ForeignStateMessage.isOnlySign(file.excerpt(signed.range)),
        help: advice(for: signed.state),
        fix: signed.edits.isEmpty ? nil : file.fix(CommonMessage.write(signed.state.text), isSafe: false, signed.edits)
      )
    }
  }

  public static let example = RuleExample(
    found: "- TODO Call the chimney sweep",
    instead: "- [ ] Call the chimney sweep"
  )

  // MARK: Messages

  private static func advice(for struck: StruckItem) -> ForeignStateMessage {
    let texts = struck.texts
    guard !struck.isHabit else { return texts.first.map { .writeIfEnded($0) } ?? .writeUntilIfEnded }
    return texts.count > 1 ? .writeDroppedOrDone(texts[0], texts[1]) : .write(texts[0])
  }

  private static func advice(for state: Box.State) -> ForeignStateMessage {
    state == .done ? .writeIfDone(state.text) : .writeIfDropped(state.text)
  }

  private static func problem(_ signs: ToldSigns, _ draft: LineDraft) -> ForeignStateMessage {
    let isLevel = draft.signs.contains { if case .priority = $0.meaning { true } else { false } }
    return isLevel ? .saysPriority(signs, in: draft.programs) : .saysState(signs, in: draft.programs)
  }
}

/// What `foreign-state` says besides what all lines of other programs have in common (`ForeignLineFindings`).
enum ForeignStateMessage: Message {
  /// Signs, and the programs that have them.
  case saysState(ToldSigns, in: [String])
  case saysPriority(ToldSigns, in: [String])
  case isStruckThrough(String)
  /// How a habit is written that has ended.
  case writeIfEnded(String)
  case writeUntilIfEnded
  case write(String)
  /// An item as it is written when it is dropped, and when it is done.
  case writeDroppedOrDone(String, String)
  /// `✅` beside an open box.
  case isOnlySign(String)
  case writeIfDone(String)
  case writeIfDropped(String)
}
