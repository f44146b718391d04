import Chronology
import Diagnostics
import Outline
import Planner
import Reading
import Vault

/// What to tell a person about a wrong value of a field or a property.
struct ValueMessage {
  let message: String
  let help: String?

  /// - Parameters:
  ///   - isInRoutine: whether the value is that of a block of the vault's routine, whose time stands before its words.
  ///   - takesTime: whether `at` may stand beside the value, and does not yet.
  init(
    _ error: FieldValueError,
    of key: String,
    written text: String,
    isInRoutine: Bool = false,
    takesTime: Bool = true
  ) {
    let quoted = LintedFile.quote(text)
    let correction = error.correction.map { "write “\($0)”" }
    switch error.reason {
    case .empty:
      (message, help) = ("“\(key)” has no value", "write one after the colon, or delete the field")
    case .noSuchDay:
      (message, help) = ("\(quoted) is not in the calendar", "correct the day or the month")
    case .otherDateForm:
      (message, help) = ("\(quoted) is not written as a date", correction ?? "write year-month-day, as 2026-11-20")
    case .notADate:
      (message, help) = ("\(quoted) is not a date", "write year-month-day, as 2026-11-20")
    case .noSuchTime:
      (message, help) = ("\(quoted) is not a time of day", "write a time from 00:00 to 23:59")
    case .notATime:
      (message, help) = ("\(quoted) is not a time", "write hours and minutes, as 17:00")
    case .commaInNumber:
      (message, help) = ("\(quoted) has a comma that does not separate thousands", "write a point, as 1.5, or no comma at all")
    case .notANumber:
      (message, help) = ("\(quoted) is not a number", "write digits, as 120 or 12.4; a length of time as 24:30 min")
    case .notACount where key == FieldKey.goal.rawValue && error.correction == nil:
      (message, help) = ("\(quoted) is not a whole number of at least 1", ValueMessage.goalHelp(text))
    case .notACount:
      (message, help) = ("\(quoted) is not a whole number of at least 1", correction ?? "write one, as 3")
    case .unknownWord(let allowed) where key == FieldKey.best.rawValue && Planner.Number(text) != nil:
      message = "\(quoted) is not a value of “\(key)”"
      help = "write \(ValueMessage.list(allowed)); the number comes after the name and a colon, as “Parkrun: 24:30 min”"
    case .unknownWord(let allowed):
      message = "\(quoted) is not a value of “\(key)”"
      let meant = ValueMessage.wordMeant(by: text, in: allowed)
      help = meant.map { "did you mean “\($0)”?" } ?? "write \(ValueMessage.list(allowed))"
    case .rule(.unknownWord(let range, _)) where isInRoutine && ValueMessage.isAt(text, range):
      (message, help) = ("“at” is not a word of a rule", ValueMessage.routineTimeHelp)
    case .rule(let error):
      (message, help) = RecurrenceMessage.words(for: error, in: text, takesTime: takesTime)
    case .ruleForStreak where isInRoutine:
      message = "\(quoted) cannot repeat a time block"
      help = "a block recurs by days, weeks, months or years of the calendar"
    case .ruleForStreak where key == "every":
      message = "\(quoted) cannot repeat a habit"
      help = "a habit recurs by days, weeks, months or years of the calendar"
    case .ruleForStreak:
      (message, help) = ("\(quoted) cannot count a streak", "a streak counts days, weeks, months or years of the calendar")
    case .timesForBlock:
      (message, help) = ("\(quoted) names no days, so a block cannot repeat by it", "write the days, as “mon wed fri”")
    case .backwardWindow:
      (message, help) = ("\(quoted) ends before it starts", "write the earlier time first, as 08:00 - 20:00")
    case .notAWord:
      (message, help) = ("\(quoted) is more than one word", "write one word for “\(key)”")
    case .endOfDayNotAfter(let start):
      (message, help) = ("\(quoted) is not after the start of the day, \(start)", "write a later time, at most 24:00")
    case .notDays(let bounds):
      message = "\(quoted) is not a length from \(bounds.lowerBound) to \(bounds.upperBound) days"
      help = "write days or weeks, as 28 days or 4 weeks"
    case .notYears(let bounds):
      message = "\(quoted) is not a number of years from \(bounds.lowerBound) to \(bounds.upperBound)"
      help = "write a whole number, as \(LifeSpan.standardExpectancy)"
    case .notAWholeNumber(let bounds):
      message = "\(quoted) is not a whole number from \(bounds.lowerBound) to \(bounds.upperBound)"
      help = "write a number, as \(Activities.standardGlance)"
    case .afterMorning:
      (message, help) = ("\(quoted) is not before noon", "write a time from 00:00 to 11:59")
    case .notMinutes(let bounds):
      message = "\(quoted) is not a length from \(bounds.lowerBound) to \(bounds.upperBound) minutes"
      help = "write minutes or hours, as 30m or 1h30m"
    case .notAFolder:
      message = "\(quoted) is not a folder of the vault"
      help = "write a path from the folder of \(VaultRoot.fileName), without “..”, as “journal” or “notes/journal”"
    case .repeatedFolder:
      message = "a folder in \(quoted) has a kind already"
      help = "name each folder once"
    case .notAnIcon:
      (message, help) = ("\(quoted) is neither one emoji nor the name of a symbol", "write one emoji, or a name as book.closed")
    case .trailingValue:
      (message, help) = ("\(quoted) says more than “\(key)” can", correction)
    case .trailingWords(let words):
      message = "\(quoted) says more than “\(key)” can"
      help = "give “\(words)” a key of its own, or move it out of the parentheses"
    case .missingComma(let nextKey):
      (message, help) = ("a comma is missing before “\(nextKey.rawValue)” in \(quoted)", correction)
    case .joinedLines:
      message = "YAML joins \(quoted) to the line above it, so “\(key)” is not read"
      help = "give it a property of its own, or remove it"
    case .typeNeeds(let type):
      (message, help) = ("an item of type \(quoted) needs \(ValueMessage.need(of: type))", "add it, or write another type")
    }
  }

  /// What to do with the time of a block of the routine that stands among its fields.
  static let routineTimeHelp = "write the time before the words, where the block begins, and nowhere else"

  /// `goal: 3 times a week`, which is how often, and not how many days of the arc.
  private static func goalHelp(_ text: String) -> String {
    guard case .success(let rule) = Recurrence.parse(text) else { return "write one, as 3" }
    return "write “every: \(rule)” if it is how often; “goal” is how many days of the arc, as 20"
  }

  private static func isAt(_ text: String, _ range: Range<Int>) -> Bool {
    let bytes = Array(text.utf8)
    return String(decoding: bytes[range.clamped(to: 0..<bytes.count)], as: UTF8.self).lowercased() == "at"
  }

  /// The one of some words that a text most likely means: the nearest, or that of the same meaning.
  static func wordMeant(by text: String, in allowed: [String]) -> String? {
    let word = text.lowercased()
    // First, as a word may be near to its opposite: `longest` to `lowest`.
    if let known = meanings.first(where: { meant, words in allowed.contains(meant) && words.contains(word) }) {
      return known.meant
    }
    if let level = FieldMeant.prioritiesElsewhere[word], allowed.contains(level) { return level }
    return wordsNearOthers.contains(word) ? nil : nearestWord(to: text, in: allowed)
  }

  /// Words that are near to one that they do not mean: `slowest` to `lowest`, which is the best of a time.
  private static let wordsNearOthers: Set<String> = ["slowest", "latest", "newest", "poor"]

  /// What a word of a vocabulary is also called.
  private static let meanings: [(meant: String, words: Set<String>)] = [
    ("high", ["a", "p1", "highest", "very high", "critical", "asap", "important"]),
    ("medium", ["b", "p2", "normal", "mid", "middle"]),
    ("low", ["c", "p3", "p4", "lowest", "very low", "minor"]),
    (
      "highest",
      [
        "high", "max", "maximum", "most", "longest", "biggest", "largest", "greatest", "heaviest", "farthest", "furthest",
        "top",
        "up", "upper", "more", "bigger", "higher", "longer",
      ]
    ),
    (
      "lowest",
      [
        "low", "min", "minimum", "fewest", "least", "shortest", "smallest", "lightest", "fastest", "quickest", "down", "lower",
        "less", "faster", "shorter", "smaller",
      ]
    ),
    ("up", ["increase", "increasing", "forward", "forwards", "upward", "upwards", "rising"]),
    ("down", ["decrease", "decreasing", "backward", "backwards", "downward", "downwards", "countdown", "falling"]),
    ("start", ["begin", "begins", "beginning", "on"]),
    ("end", ["finish", "stop", "over"]),
    ("morning", ["am", "breakfast", "dawn"]),
    ("midday", ["noon", "lunch"]),
    ("afternoon", ["pm"]),
    ("evening", ["night", "dinner"]),
    ("night", ["bedtime", "late"]),
    ("anytime", ["any", "always", "all day", "whenever"]),
    ("purple", ["violet"]),
    ("teal", ["turquoise", "aqua"]),
    ("awful", ["terrible", "worst"]),
    ("hard", ["difficult", "tough"]),
    ("okay", ["ok", "fine", "average"]),
    ("great", ["excellent", "best"]),
    ("work", ["career", "job"]),
    ("health", ["fitness", "sport"]),
    ("growth", ["education", "learning"]),
    ("relationships", ["family", "friends", "love"]),
    ("rest", ["holiday", "sleep"]),
    ("adventure", ["travel", "trip"]),
    ("mono", ["monochrome", "gray", "grey"]),
  ]

  private static func need(of type: ItemType) -> String {
    switch type {
    case .recurring: "“every”"
    case .streak: "“streak”"
    case .best: "“best”"
    case .countUp: "“since”"
    case .countDown: "“until”"
    case .schedule: "a time at its start"
    case .timeline: "a date at its start"
    case .counter: "“: 3/8” after its name"
    case .text, .bullet, .checkbox, .textList, .label, .image, .quote, .tally, .task, .block, .routine, .category, .link,
      .habit, .mark, .phase, .activity:
      "“: ” and parts between “ | ” after its name"
    }
  }

  /// `low, medium or high`
  static func list(_ words: [String], _ link: String = "or") -> String {
    guard words.count > 1, let last = words.last else { return words.first ?? "" }
    return words.dropLast().joined(separator: ", ") + " \(link) " + last
  }

  /// How many files a message names.
  static let mostFiles = 16

  /// `a.md, b.md and c.md`; `a.md, b.md and 20 others`
  static func files(_ first: [String], of count: Int) -> String {
    list(count > first.count ? first + [counted(count - first.count, "other")] : first, "and")
  }
}
