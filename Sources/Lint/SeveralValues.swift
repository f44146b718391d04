import Chronology
import Diagnostics
import Languages
import Outline
import Reading
import SourceText

/// The value of a field that says more than its key takes, and what to write for it: a rule with the time or the months, a day with
/// a time, a rule with words behind a comma.
struct SeveralValues {
  /// Nil where that of the value is right.
  let problem: (any Message)?
  let advice: any Message
  let fix: Fix?

  init?(
    _ error: FieldValueError,
    of key: FieldKey,
    at range: Range<Int>,
    _ entry: HeadlineIndex.Entry,
    _ fields: NewFields,
    in file: LintedFile
  ) {
    let text = file.text(range)
    // Only in plain brackets has another field a place behind the value.
    guard error.correction == nil, file.source.bytes[range].count < 200,
      entry.headline.groups.contains(where: { $0.spelling == .plain && $0.range.contains(range.lowerBound) }),
      entry.headline.fields.contains(where: { $0.valueRange == range && !$0.isQuoted })
    else { return nil }
    switch error.reason {
    case .rule(let ruleError):
      if let clauses = RuleClauses(text, today: file.dayOfWords) {
        self.init(clauses, of: key, at: range, entry, fields, in: file)
      } else if let tail = SeveralValues.tail(of: text, ruleError) {
        self.init(tail, behind: text, of: key, at: range, entry, in: file)
      } else {
        return nil
      }
    case .notADate, .otherDateForm:
      if let both = DayAndTime(text, for: key, today: file.dayOfWords) {
        self.init(both, of: key, at: range, entry, fields, in: file)
      } else if let parts = DayAndWords(text, for: key, in: entry, file) {
        self.init(parts, of: key, at: range, entry, fields, in: file)
      } else {
        return nil
      }
    case .notATime where key == .notify:
      guard let due = SeveralValues.due(behind: text, in: entry, file) else { return nil }
      let group = "(due: \(due.date), notify: 09:00)"
      self.init(
        problem: SeveralValuesMessage.hasNoColon(LintedFile.excerpt(due.words)),
        advice: SeveralValuesMessage.writeTimeOfReminder(group),
        fix: nil
      )
    case .trailingWords(let words):
      guard let end = text.lastPlace(of: words)?.lowerBound else { return nil }
      let value = String(text[..<end].reversed().drop { ",; ".contains($0) }.reversed())
      self.init(
        advice: ValueMessage.giveOwnKey(LintedFile.excerpt(words)),
        fix: SeveralValues.takingOut(words, leaving: value, at: range, entry, in: file)
      )
    default: return nil
    }
  }

  private init(problem: (any Message)? = nil, advice: any Message, fix: Fix?) {
    (self.problem, self.advice, self.fix) = (problem, advice, fix)
  }

  /// `due 2026-12-01` behind a comma, where the item has no such field.
  private static func due(
    behind text: String,
    in entry: HeadlineIndex.Entry,
    _ file: LintedFile
  ) -> (words: String, date: String)? {
    guard entry.field(.due) == nil, KeyTable.leads(.due, in: entry.headline.places), let comma = text.lastIndex(of: ",") else {
      return nil
    }
    let words = String(text[comma...].dropFirst().drop { $0 == " " })
    guard let meant = FieldMeant(words, today: file.dayOfWords), meant.key == .due, let date = meant.values.first else {
      return nil
    }
    return (words, date)
  }

  // MARK: A rule and its fields

  private init?(
    _ clauses: RuleClauses,
    of key: FieldKey,
    at range: Range<Int>,
    _ entry: HeadlineIndex.Entry,
    _ fields: NewFields,
    in file: LintedFile
  ) {
    guard let row = KeyTable.row(for: key, in: entry.headline.places),
      case .success = FieldValue.read(clauses.rule.description, as: row.value)
    else { return nil }
    let keys = entry.keys.union(clauses.fields.compactMap(\.key))
    guard clauses.fields.isEmpty || fields.accept(clauses.fields, at: range, in: entry) else { return nil }
    let isRead = NewFields.isQuiet(clauses.rule, keys)
    let text = clauses.written
    let edit = TextEdit(replacing: range, with: text)
    problem = nil
    advice = ValueMessage.write(text)
    fix = isRead ? file.fix(CommonMessage.write(text), isSafe: clauses.isCertain, edit) : nil
  }

  /// The words behind the comma of a text whose words before it are a rule, where they are what is wrong.
  private static func tail(of text: String, _ error: RecurrenceError) -> (rule: String, words: String)? {
    for comma in text.indices where text[comma] == "," || text[comma] == ";" {
      let rule = String(text[..<comma])
      guard case .success = Recurrence.parse(rule) else { continue }
      let words = String(text[comma...].dropFirst().drop { $0 == " " })
      if case .unknownWord(let range, let expected) = error, RecurrenceMessage.corrected(text, range, expected) != nil {
        return nil
      }
      guard error.range.lowerBound > rule.utf8.count, !words.isEmpty, words.first?.isLetter == true else { continue }
      return (rule, words)
    }
    return nil
  }

  private init(
    _ tail: (rule: String, words: String),
    behind text: String,
    of key: FieldKey,
    at range: Range<Int>,
    _ entry: HeadlineIndex.Entry,
    in file: LintedFile
  ) {
    problem = ValueMessage.saysTooMuch(LintedFile.excerpt(text), key: key.rawValue)
    advice = ValueMessage.giveOwnKey(LintedFile.excerpt(tail.words))
    fix = SeveralValues.takingOut(tail.words, leaving: tail.rule, at: range, entry, in: file)
  }

  // MARK: A day and a time

  private init(
    _ both: DayAndTime,
    of key: FieldKey,
    at range: Range<Int>,
    _ entry: HeadlineIndex.Entry,
    _ fields: NewFields,
    in file: LintedFile
  ) {
    let reminder = NewFields.Draft(key: .notify, value: both.time.description)
    let isReminded = key == .due && fields.accept([reminder], at: range, in: entry)
    let text = isReminded ? "\(both.date), notify: \(both.time)" : "\(both.date)"
    problem = SeveralValuesMessage.isDayAndTime(file.excerpt(range), key)
    advice = isReminded ? SeveralValuesMessage.writeToBeReminded(text) : .writeTimeAmongWords(text)
    fix = isReminded ? file.fix(CommonMessage.write(text), isSafe: false, TextEdit(replacing: range, with: text)) : nil
  }

  private init(
    _ parts: DayAndWords,
    of key: FieldKey,
    at range: Range<Int>,
    _ entry: HeadlineIndex.Entry,
    _ fields: NewFields,
    in file: LintedFile
  ) {
    problem = ValueMessage.saysTooMuch(file.excerpt(range), key: key.rawValue)
    let isRead = parts.words.isEmpty && fields.accept(parts.fields, at: range, in: entry)
    advice =
      parts.words.isEmpty
      ? ValueMessage.write(parts.written)
      : SeveralValuesMessage.writeAndGiveOwnKey(parts.written, LintedFile.excerpt(parts.words))
    let edit = TextEdit(replacing: range, with: parts.written)
    fix = isRead ? file.fix(CommonMessage.write(parts.written), isSafe: false, edit) : nil
  }

  // MARK: Words

  /// Takes words out of the value and writes them behind the words of the item; not where these end in a number.
  private static func takingOut(
    _ words: String,
    leaving value: String,
    at range: Range<Int>,
    _ entry: HeadlineIndex.Entry,
    in file: LintedFile
  ) -> Fix? {
    let headline = entry.headline
    let title = file.text(headline.textRange)
    guard entry.item != nil, !title.isEmpty, !title.contains(":"), headline.textRange.upperBound <= range.lowerBound,
      !words.contains(where: { "()[]:#^\"".contains($0) })
    else { return nil }
    let edits = [
      TextEdit(insertingAt: headline.textRange.upperBound, ", \(words)"), TextEdit(replacing: range, with: value),
    ]
    return file.fix(SeveralValuesMessage.takeOut(LintedFile.excerpt(words)), isSafe: false, edits)
  }
}

/// What is said of a value that says more than its key takes.
enum SeveralValuesMessage: Message {
  /// Words of a reminder that are a key without its colon.
  case hasNoColon(String)
  case writeTimeOfReminder(String)
  case isDayAndTime(String, FieldKey)
  case writeToBeReminded(String)
  case writeTimeAmongWords(String)
  /// What to write, and the words that are left.
  case writeAndGiveOwnKey(String, String)
  /// `Take “soon” out of the brackets`
  case takeOut(String)
}
