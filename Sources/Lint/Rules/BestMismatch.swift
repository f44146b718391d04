import Chronology
public import Diagnostics
import Languages
import Outline
import Planner
import SourceText

/// `best-mismatch`: a best so far that is not the best of its log.
public enum BestMismatch: Rule {
  public static let name = "best-mismatch"
  public static let severity = Severity.warning

  public static func check(_ file: LintedFile, _ findings: inout Findings) {
    guard let page = file.reading else { return }
    let items = file.document.items
    for index in file.logOwners where page.type(of: index) == .best {
      let item = items[index]
      guard let reading = page.items[index], case .best(let best) = reading.content, let written = best.value else { continue }
      let attempts = item.log.compactMap { attempt(file.document.items[$0], in: file) }
        .filter { $0.value.isLength == written.isLength }
      guard var top = attempts.first else { continue }
      for attempt in attempts where best.better(attempt.value, top.value) != top.value { top = attempt }
      guard top.value != written else { continue }
      let isBeaten = best.better(top.value, written) == top.value
      let range = reading.valueRange ?? item.headline.textRange
      let correct = reading.valueRange.map { range in
        file.fix(
          CommonMessage.write("\(top.value)"),
          isSafe: false,
          TextEdit(replacing: range, with: top.value.written(like: file.text(range)))
        )
      }
      findings.add(
        at: range,
        isBeaten
          ? BestMismatchMessage.isBeaten("\(written)", best.extreme, by: "\(top.value)", on: top.day)
          : .isNotInLog("\(written)", best.extreme, best: "\(top.value)", on: top.day),
        help: isBeaten ? BestMismatchMessage.writeOrCorrectAttempt("\(top.value)") : .logOrCorrect,
        fix: isBeaten ? correct : nil
      )
    }
  }

  private typealias Attempt = (value: Planner.Number, day: CivilDate)

  private static func attempt(_ item: Item, in file: LintedFile) -> Attempt? {
    guard let entry = item.entry, item.entryStatus == .done, let range = entry.valueRange,
      let value = Planner.Number(file.source.string(in: range))
    else { return nil }
    return (value, entry.days.last)
  }

  public static let example = RuleExample(
    found: """
      - Push-ups: 42 (best: highest)
        - 2026-11-01 38
        - 2026-11-15 45
      """,
    instead: """
      - Push-ups: 45 (best: highest)
        - 2026-11-01 38
        - 2026-11-15 45
      """
  )
}

/// What `best-mismatch` says.
enum BestMismatchMessage: Message {
  /// `“12” is not the highest: the log has “14”, on 2026-11-18`
  case isBeaten(String, Extreme, by: String, on: CivilDate)
  case writeOrCorrectAttempt(String)
  /// The best of the log, beside a number that it has not.
  case isNotInLog(String, Extreme, best: String, on: CivilDate)
  case logOrCorrect
}
