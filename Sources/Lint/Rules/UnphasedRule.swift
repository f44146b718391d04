import Chronology
public import Diagnostics
import Languages
import Outline
import SourceText

/// `unphased-rule`: a rule of every second or rarer period that does not say which.
public enum UnphasedRule: Rule {
  public static let name = "unphased-rule"
  public static let severity = Severity.warning

  public static func check(_ file: LintedFile, _ findings: inout Findings) {
    let problems = file.readingProblems { kind -> Bool? in
      if case .unphased = kind { true } else { nil }
    }
    guard !problems.isEmpty else { return }
    let index = file.headlines
    for (_, range) in problems {
      guard let ruled = RuledItem(at: range.lowerBound, index, in: file), ruled.item.headline.field(.from) == nil else {
        continue
      }
      let rule = file.excerpt(range)
      if let entry = ruled.earliestEntry {
        let from = ruled.schedule.keptBeginning(countedFrom: entry, on: file.context.today)
        findings.add(
          at: range,
          UnphasedRuleMessage.countsFromEntry(rule, entry),
          help: UnphasedRuleMessage.writeKeeping(from),
          fixes: [add(from, to: ruled, isSafe: true, in: file)]
        )
      } else {
        let (starts, advice) = starts(of: ruled, in: file)
        let fixes = starts.map { add($0, to: ruled, isSafe: false, in: file) }
        findings.add(at: range, UnphasedRuleMessage.countsFrom(rule, ruled.schedule.phase), help: advice, fixes: fixes)
      }
    }
  }

  /// The days from which a rule without a log may be meant to count, which nobody said: the day that a line below it names and that
  /// is no entry; else the next day from today on, and the one that keeps what is due without it.
  private static func starts(of ruled: RuledItem, in file: LintedFile) -> (days: [CivilDate], advice: UnphasedRuleMessage) {
    let today = file.context.today
    if let day = unreadDay(below: ruled.item, in: file) { return ([day], .writeBelow(day)) }
    let next = nextDay(of: ruled, from: today)
    let kept = ruled.schedule.keptBeginning(countedFrom: nil, on: today)
    if next == kept { return ([kept], .writeKeeping(kept)) }
    let isToday = next == today
    return ([next, kept], isToday ? .writeTodayOrKeeping(today: today, kept) : .writeNextOrKeeping(next: next, kept))
  }

  /// The day in a line below an item that looks like an entry of its log and is none.
  private static func unreadDay(below item: Item, in file: LintedFile) -> CivilDate? {
    for range in file.ranges(of: .unreadEntry) where item.headline.range.upperBound <= range.lowerBound {
      guard item.lines.contains(file.source.line(at: range.lowerBound)) else { continue }
      let text = file.text(range)
      if let date = CivilDate.first(in: text)?.date ?? MeantDate(text, today: file.context.today, .back)?.dates[0] {
        return date
      }
    }
    return nil
  }

  /// The first day from some day on that the rule would name if it named those of every period.
  private static func nextDay(of ruled: RuledItem, from day: CivilDate) -> CivilDate {
    let rule = ruled.rule.rule
    guard rule.selection != .unsaid, rule.times == nil, let every = Recurrence(rule.unit, on: rule.selection) else {
      return day
    }
    return RecurrenceSchedule(every, from: day, months: ruled.rule.months, earliestEntry: nil).next(onOrAfter: day) ?? day
  }

  private static func add(_ from: CivilDate, to ruled: RuledItem, isSafe: Bool, in file: LintedFile) -> Fix {
    let value = ruled.field.valueRange.upperBound
    let group = ruled.item.headline.groups.first { $0.range.contains(ruled.field.nameRange.lowerBound) }
    let edit: TextEdit
    switch group?.spelling {
    case .dataviewSquare: edit = TextEdit(insertingAt: group?.range.upperBound ?? value, " [from:: \(from)]")
    case .dataviewRound: edit = TextEdit(insertingAt: group?.range.upperBound ?? value, " (from:: \(from))")
    case .plain, nil:
      let quote = ruled.field.isQuoted ? (file.source.bytes[value] == UInt8(ascii: "\"") ? 1 : 3) : 0
      edit = TextEdit(insertingAt: value + quote, ", from: \(from)")
    }
    return file.fix(CommonMessage.write("from: \(from)"), isSafe: isSafe, edit)
  }

  public static let example = RuleExample(
    found: """
      - [ ] Water plants (every: 2 weeks on mon)
        - 2026-11-09
      """,
    instead: """
      - [ ] Water plants (every: 2 weeks on mon, from: 2026-11-09)
        - 2026-11-09
      """
  )
}

/// What `unphased-rule` says.
enum UnphasedRuleMessage: Message {
  case countsFromEntry(String, CivilDate)
  case countsFrom(String, CivilDate)
  /// A day to count from that a line below the rule names.
  case writeBelow(CivilDate)
  /// A day to count from that keeps the days that are due now.
  case writeKeeping(CivilDate)
  /// The same, beside today or the next day that the rule could name.
  case writeTodayOrKeeping(today: CivilDate, CivilDate)
  case writeNextOrKeeping(next: CivilDate, CivilDate)
}
