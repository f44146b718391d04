package import Chronology
public import Diagnostics
import Languages
package import Outline
import Planner
import Reading
import SourceText

/// `unread-when`: a day, a time or a rule among the words of an open task, which no field says.
public enum UnreadWhen: Rule {
  public static let name = "unread-when"
  public static let severity = Severity.info
  public static let looksAtForeignLines = true

  public static func check(_ file: LintedFile, _ findings: inout Findings) {
    guard let kind = file.document.kind else { return }
    // What is said in a day counts from it: `due tomorrow`.
    let day = file.dayOfWords
    var found: [(place: Int, when: WhenAmongWords)] = []
    for place in file.openItems {
      let headline = file.document.items[place].headline
      guard isLooked(at: headline), let when = WhenAmongWords(headline.textRange, in: file.source.bytes, today: day),
        !file.isInForeignLine(when.range)
      else { continue }
      found.append((place, when))
    }
    if kind == .ritual || kind == .activities { checkTracked(kind, in: file, &findings) }
    if kind == .page { checkHabits(file, &findings) }
    if [.day, .page, .project, .stacks].contains(kind) { checkRulesBeforeColon(kind, in: file, &findings) }
    guard !found.isEmpty else { return }
    let index = file.headlines
    let fields = file.newFields(index)
    let told = told(Set(found.map { file.document.items[$0.place].headline.range.lowerBound }), index, fields, in: file)
    let timed = found.contains { $0.when.time != nil } ? Set(TimedItems.all(in: file)) : []
    for (place, when) in found {
      let item = file.document.items[place]
      guard let entry = index[item.headline.range.lowerBound], !told.contains(item.headline.range.lowerBound),
        when.time == nil || !timed.contains(place) || !isTimeBehindWords(item.headline, in: file)
      else { continue }
      let advice = advice(when, Place(entry: entry, fields: fields, kind: kind, file: file, isAtTop: item.depth == 0))
      findings.add(at: when.range, UnreadWhenMessage.isReadAsWords(file.excerpt(when.range)), help: advice)
    }
  }

  /// `Magnesium @ 21:00` of a habit, which has no time; `Gym 2x week` of an activity, which has no rule.
  private static func checkTracked(_ kind: DocumentKind, in file: LintedFile, _ findings: inout Findings) {
    let sign = kind == .ritual ? UInt8(ascii: "@") : UInt8(ascii: "x")
    let items = file.document.items
    for index in items.indices where !items[index].headline.places.isDisjoint(with: [.habit, .activity]) {
      let item = items[index]
      let words = item.headline.textRange
      guard item.field(.every) == nil,
        let (line, first) = wordWithSign(sign, words, in: file.source.bytes, today: file.context.today)
      else { continue }
      let title = LintedFile.shortened(file.source.string(in: words.lowerBound..<line.words[first - 1].range.upperBound))
      if kind == .ritual {
        let next = line.words[first].text == "@" ? first + 1 : first
        guard next < line.words.count, let time = line.time(at: next, isLed: true), line.index(after: time.end) == nil else {
          continue
        }
        let range = line.words[first].range.lowerBound..<time.end
        let help = UnreadWhenMessage.writeBlock(time: "\(time.start)", title)
        findings.add(at: range, UnreadWhenMessage.isReadAsWords(file.excerpt(range)), help: help)
      } else if let (rule, end) = line.rule(at: first), line.index(after: end) == nil {
        let range = line.words[first].range.lowerBound..<end
        findings.add(
          at: range,
          UnreadWhenMessage.isReadAsWords(file.excerpt(range)),
          help: RecurrencePlaceMessage(rule.description, title, item.headline, in: kind)
        )
      }
    }
  }

  /// The words of a habit or an activity, and which of them has the last of a sign, be it a letter; nil for the first, and for code.
  private static func wordWithSign(
    _ sign: UInt8,
    _ wordsRange: Range<Int>,
    in bytes: [UInt8],
    today: CivilDate
  ) -> (line: WhenLine, index: Int)? {
    guard let place = wordsRange.last(where: { bytes[$0] | 0x20 == sign | 0x20 }), place > wordsRange.lowerBound else {
      return nil
    }
    let line = WhenLine(wordsRange, in: bytes, today: today)
    guard let index = line.words.firstIndex(where: { $0.range.contains(place) }), index > 0, !line.words[index].isLiteral else {
      return nil
    }
    return (line, index)
  }

  /// Whether the words of an activity end in how often it is done: `Gym 2x week`.
  package static func saysHowOften(_ wordsRange: Range<Int>, in bytes: [UInt8], today: CivilDate) -> Bool {
    guard let (line, index) = wordWithSign(UInt8(ascii: "x"), wordsRange, in: bytes, today: today),
      let (_, end) = line.rule(at: index)
    else { return false }
    return line.index(after: end) == nil
  }

  /// Whether the words of an item of a page, outside of a section of habits, end in how many times a period it is done.
  package static func saysHowManyTimes(_ wordsRange: Range<Int>, in bytes: [UInt8], today: CivilDate) -> Bool {
    HabitInWords.speaks(of: wordsRange, in: bytes, today: today)
  }

  /// `Gym 3x/week` of a page, which has no streak.
  private static func checkHabits(_ file: LintedFile, _ findings: inout Findings) {
    let items = file.document.items
    for index in items.indices {
      guard let habit = HabitInWords(items[index], in: file) else { continue }
      let problem = UnreadWhenMessage.isReadAsWords(file.excerpt(habit.range))
      if let rule = habit.ruleOfGoal {
        findings.add(at: habit.range, problem, help: UnreadWhenMessage.writeStreakOfGoal("(streak: \(rule))"))
        continue
      }
      let edit = TextEdit(replacing: items[index].headline.textRange, with: habit.written)
      let fix = file.fix(CommonMessage.write(habit.written), isSafe: false, edit)
      findings.add(at: habit.range, problem, help: UnreadWhenMessage.writeIfHabit(habit.written), fix: fix)
    }
  }

  /// `every martes: yard duty` without a box: a rule, a colon, and what is done then.
  private static func checkRulesBeforeColon(_ kind: DocumentKind, in file: LintedFile, _ findings: inout Findings) {
    let (items, bytes) = (file.document.items, file.source.bytes)
    for index in items.indices where items[index].form == .listItem && items[index].entry == nil {
      let range = items[index].headline.textRange
      guard items[index].headline.box == nil, let (rule, end) = ruleBeforeColon(range, in: bytes, today: file.context.today),
        case let headline = items[index].headline, isLooked(at: headline, isTask: false)
      else { continue }
      let said = range.lowerBound..<end
      let title = LintedFile.shortened(file.source.string(in: end + 2..<HardBreaks.lineEnd(of: range, in: bytes)))
      let help: any Message =
        KeyTable.leads(.every, in: headline.places)
        ? UnreadWhenMessage.writeIfRecurs("\(title) (every: \(rule))")
        : RecurrencePlaceMessage(rule.description, title, headline, in: kind)
      findings.add(at: said, UnreadWhenMessage.isReadAsWords(file.excerpt(said)), help: help)
    }
  }

  /// Whether the words of an open task say when, where nothing else of it does.
  ///
  /// - Parameter day: from which words such as `tomorrow` count.
  package static func speaks(of headline: Headline, in bytes: [UInt8], from day: CivilDate) -> Bool {
    isLooked(at: headline) && WhenAmongWords(headline.textRange, in: bytes, today: day) != nil
  }

  /// Whether the words of an item without a box begin with a rule and a colon.
  package static func beginsWithRule(_ wordsRange: Range<Int>, in bytes: [UInt8], today: CivilDate) -> Bool {
    ruleBeforeColon(wordsRange, in: bytes, today: today) != nil
  }

  /// The rule with which some words begin, and where the colon behind it stands.
  private static func ruleBeforeColon(
    _ wordsRange: Range<Int>,
    in bytes: [UInt8],
    today: CivilDate
  ) -> (rule: Recurrence, end: Int)? {
    // Most words begin otherwise.
    guard wordsRange.count > 8, bytes[wordsRange.lowerBound].isOne(of: "eEjJcCaAtT"),
      bytes[wordsRange].prefix(40).contains(UInt8(ascii: ":")),
      let (rule, end) = WhenLine(wordsRange, in: bytes, today: today).rule(at: 0),
      end + 2 < wordsRange.upperBound, bytes[end] == UInt8(ascii: ":"), bytes[end + 1] == 0x20
    else { return nil }
    return (rule, end)
  }

  /// Whether nothing of a task says when it is, and something could.
  private static func isLooked(at headline: Headline, isTask: Bool = true) -> Bool {
    headline.places.isDisjoint(with: [.entry, .setAside]) && headline.anchor == nil && !headline.textRange.isEmpty
      && (!isTask || KeyTable.leads(.due, in: headline.places))
      && !headline.fields.contains { $0.key == .due || $0.key == .every || $0.key == .done }
  }

  /// Where those of some headlines begin of which something is told that was meant and is not read.
  ///
  /// - Parameter starts: where the headlines begin that are asked for.
  private static func told(
    _ starts: Set<Int>,
    _ index: HeadlineIndex,
    _ fields: NewFields,
    in file: LintedFile
  ) -> Set<Int> {
    Set(
      file.document.problems.compactMap { problem in
        guard let start = index.start(ofHeadlineAt: problem.range.lowerBound), starts.contains(start) else { return nil }
        if case .nearField = problem.kind { return nil }
        // Brackets are judged by the rules.
        if problem.kind == .meantField, let entry = index[problem.range.lowerBound],
          RoundBrackets(problem.range, entry, fields, in: file) == nil
        {
          return nil
        }
        return start
      }
    )
  }

  /// Whether `unread-anchor` tells of a time behind the words of an item whose place has times.
  private static func isTimeBehindWords(_ headline: Headline, in file: LintedFile) -> Bool {
    let late = LateTime(headline, takesOne: file.document.kind == .page, isTask: true, in: file.source)
    return late.map { OtherDayBehind(headline, $0.range, in: file) == nil } ?? false
  }

  public static let example = RuleExample(
    found: "- [ ] Midterm Dec 1 @ 9am, room 204",
    instead: "- [ ] Midterm, room 204 (due: 2026-12-01, notify: 09:00)"
  )

  // MARK: Advice

  private struct Place {
    let entry: HeadlineIndex.Entry
    let fields: NewFields
    let kind: DocumentKind
    let file: LintedFile
    let isAtTop: Bool
  }

  private static func advice(_ when: WhenAmongWords, _ place: Place) -> any Message {
    let headline = place.entry.headline
    if let rule = when.rule {
      let drafts = [
        NewFields.Draft(key: .every, value: rule.description),
        when.time.map { NewFields.Draft(key: .at, value: $0.description) },
      ].compactMap(\.self)
      let isTimed = drafts.count == 2 && place.fields.accept(drafts, at: when.range, in: place.entry)
      let value = rule.description + (isTimed ? ", at: \(drafts[1].value)" : "")
      return RecurrencePlaceMessage(value, title(headline, without: when, place), headline, in: place.kind)
    }
    if when.dates.isEmpty, place.kind == .day, place.isAtTop, !when.isLimit, let time = when.time {
      return UnreadWhenMessage.writeIfBegins("\(time) \(title(headline, without: when, place))")
    }
    let day = place.kind == .day ? place.file.reading?.plan.day?.date : nil
    let dates = when.dates.isEmpty ? [day ?? place.file.context.today] : when.dates
    let groups = dates.map { date in
      let due = NewFields.Draft(key: .due, value: date.description)
      let reminder = when.time.map { NewFields.Draft(key: .notify, value: $0.description) }
      let both = [due] + [reminder].compactMap(\.self)
      let drafts = place.fields.accept(both, at: when.range, in: place.entry) ? both : [due]
      return NewFields.Draft.group(drafts)
    }
    let isTimeAlone = when.dates.isEmpty && day == nil
    return isTimeAlone ? UnreadWhenMessage.writeDayTooAtEnd(groups) : .writeAtEnd(groups)
  }

  /// The words without what says when, and without the signs round it.
  private static func title(_ headline: Headline, without when: WhenAmongWords, _ place: Place) -> String {
    let source = place.file.source
    let parts = [headline.textRange.lowerBound..<when.range.lowerBound, when.range.upperBound..<headline.textRange.upperBound]
    let words = parts.flatMap { source.string(in: $0).split(whereSeparator: \.isWhitespace) }.joined(separator: " ")
    let title = words.hasSuffix(" -") ? String(words.dropLast(2)) : words
    return LintedFile.shortened(title)
  }
}

/// What `unread-when` says, besides where a rule is read (`RecurrencePlaceMessage`).
enum UnreadWhenMessage: Message {
  case isReadAsWords(String)

  case writeAtEnd([String])
  /// Of a time without a day.
  case writeDayTooAtEnd([String])
  case writeIfBegins(String)
  case writeIfRecurs(String)
  case writeIfHabit(String)
  case writeStreakOfGoal(String)
  /// Of a habit, which has no time.
  case writeBlock(time: String, String)
}
