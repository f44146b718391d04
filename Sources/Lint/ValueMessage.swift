import Chronology
import Diagnostics
import Languages
import Outline
import Planner
import Reading
import Vault

/// What to tell a person about a wrong value of a field or a property: what is wrong of the text, and what to do.
enum ValueMessage: Message {
  case hasNoValue(of: String)
  case writeAfterColon
  case isNotInCalendar(String)
  case correctDayOrMonth
  case isNotWrittenAsDate(String)
  case isNoDate(String)
  case writeDate
  case isNoTimeOfDay(String)
  case writeTimeOfDay
  case isNoTime(String)
  case writeHoursAndMinutes
  /// A comma that does not separate thousands.
  case hasStrayComma(String)
  case writePoint
  case isNoNumber(String)
  case writeDigits
  /// A whole number of at least 1.
  case isNoCount(String)
  case writeCount
  /// What to do with a rule that stands for a goal.
  case writeHowOften(String)
  case isNoValue(String, of: String)
  case writeOneOf([String])
  /// The same for `best`, where somebody wrote the number.
  case writeOneOfAndNumber([String])
  /// What is wrong of a rule of recurrence.
  case rule(RecurrenceMessage)
  /// How the time of a block of the routine is written.
  case writeTimeBeforeWords
  case cannotRepeatBlock(String)
  case blocksRecurBy
  case cannotRepeatHabit(String)
  case habitsRecurBy
  case cannotCountStreak(String)
  case streaksCount
  /// A rule of so many times a period, by which no block repeats.
  case namesNoDays(String)
  case writeDays
  case endsBeforeStart(String)
  case writeEarlierFirst
  case isSeveralWords(String)
  case writeOneWord(for: String)
  /// An end of the day, and the start that it is not after.
  case isNotAfterStart(String, TimeOfDay)
  case writeLaterTime
  case isNoLengthInDays(String, ClosedRange<Int>)
  case writeDaysOrWeeks
  case isNoNumberOfYears(String, ClosedRange<Int>)
  case writeYears(Int)
  case isNoWholeNumber(String, ClosedRange<Int>)
  case writeNumber(Int)
  case isNotBeforeNoon(String)
  case writeTimeBeforeNoon
  case isNoLengthInMinutes(String, ClosedRange<Int>)
  case writeMinutesOrHours
  case isNoFolder(String)
  case writePath
  case folderHasKind(String)
  case nameFoldersOnce
  case isNoIcon(String)
  case writeIcon
  /// `“2026-12-31, high” says more than “due” can`
  case saysTooMuch(String, key: String)
  case giveOwnKey(String)
  /// A comma before a key in some text.
  case lacksComma(before: FieldKey, in: String)
  /// Lines that YAML joins to that of a property.
  case isJoined(String, key: String)
  case giveOwnProperty
  /// `an item of type “streak” needs “streak”`
  case typeNeeds(String, ItemType)
  case addOrWriteOtherType
  case write(String)
}

extension ValueMessage {
  /// - Parameters:
  ///   - isInRoutine: whether the value is that of a block of the vault's routine, whose time stands before its words.
  ///   - takesTime: whether `at` may stand beside the value, and does not yet.
  static func words(
    for error: FieldValueError,
    of key: String,
    written whole: String,
    isInRoutine: Bool = false,
    takesTime: Bool = true
  ) -> (problem: ValueMessage, advice: (any Message)?) {
    let text = LintedFile.excerpt(whole)
    let correction = error.correction.map { ValueMessage.write($0) }
    switch error.reason {
    case .empty: return (.hasNoValue(of: key), ValueMessage.writeAfterColon)
    case .noSuchDay: return (.isNotInCalendar(text), ValueMessage.correctDayOrMonth)
    case .otherDateForm: return (.isNotWrittenAsDate(text), correction ?? ValueMessage.writeDate)
    case .notADate: return (.isNoDate(text), ValueMessage.writeDate)
    case .noSuchTime: return (.isNoTimeOfDay(text), ValueMessage.writeTimeOfDay)
    case .notATime: return (.isNoTime(text), ValueMessage.writeHoursAndMinutes)
    case .commaInNumber: return (.hasStrayComma(text), ValueMessage.writePoint)
    case .notANumber: return (.isNoNumber(text), ValueMessage.writeDigits)
    case .notACount where key == FieldKey.goal.rawValue && error.correction == nil:
      return (.isNoCount(text), ValueMessage.goalAdvice(whole))
    case .notACount: return (.isNoCount(text), correction ?? ValueMessage.writeCount)
    case .unknownWord(let allowed) where key == FieldKey.best.rawValue && Planner.Number(whole) != nil:
      return (.isNoValue(text, of: key), ValueMessage.writeOneOfAndNumber(allowed))
    case .unknownWord(let allowed):
      let meant = ValueMessage.wordMeant(by: whole, in: allowed).map { CommonMessage.didYouMean($0) }
      return (.isNoValue(text, of: key), meant ?? ValueMessage.writeOneOf(allowed))
    case .rule(.unknownWord(let range, _)) where isInRoutine && ValueMessage.isAt(whole, range):
      return (.rule(.isNoWord("at")), ValueMessage.writeTimeBeforeWords)
    case .rule(let error):
      let words = RecurrenceMessage.words(for: error, in: whole, takesTime: takesTime)
      return (.rule(words.problem), words.advice)
    case .ruleForStreak where isInRoutine: return (.cannotRepeatBlock(text), ValueMessage.blocksRecurBy)
    case .ruleForStreak where key == "every": return (.cannotRepeatHabit(text), ValueMessage.habitsRecurBy)
    case .ruleForStreak: return (.cannotCountStreak(text), ValueMessage.streaksCount)
    case .timesForBlock: return (.namesNoDays(text), ValueMessage.writeDays)
    case .backwardWindow: return (.endsBeforeStart(text), ValueMessage.writeEarlierFirst)
    case .notAWord: return (.isSeveralWords(text), ValueMessage.writeOneWord(for: key))
    case .endOfDayNotAfter(let start): return (.isNotAfterStart(text, start), ValueMessage.writeLaterTime)
    case .notDays(let bounds): return (.isNoLengthInDays(text, bounds), ValueMessage.writeDaysOrWeeks)
    case .notYears(let bounds):
      return (.isNoNumberOfYears(text, bounds), ValueMessage.writeYears(LifeSpan.standardExpectancy))
    case .notAWholeNumber(let bounds):
      return (.isNoWholeNumber(text, bounds), ValueMessage.writeNumber(Activities.standardGlance))
    case .afterMorning: return (.isNotBeforeNoon(text), ValueMessage.writeTimeBeforeNoon)
    case .notMinutes(let bounds): return (.isNoLengthInMinutes(text, bounds), ValueMessage.writeMinutesOrHours)
    case .notAFolder: return (.isNoFolder(text), ValueMessage.writePath)
    case .repeatedFolder: return (.folderHasKind(text), ValueMessage.nameFoldersOnce)
    case .notAnIcon: return (.isNoIcon(text), ValueMessage.writeIcon)
    case .trailingValue: return (.saysTooMuch(text, key: key), correction)
    case .trailingWords(let words): return (.saysTooMuch(text, key: key), ValueMessage.giveOwnKey(words))
    case .missingComma(let nextKey): return (.lacksComma(before: nextKey, in: text), correction)
    case .joinedLines: return (.isJoined(text, key: key), ValueMessage.giveOwnProperty)
    case .typeNeeds(let type): return (.typeNeeds(text, type), ValueMessage.addOrWriteOtherType)
    }
  }

  /// `goal: 3 times a week`, which is how often, and not how many days of the arc.
  private static func goalAdvice(_ text: String) -> ValueMessage {
    guard case .success(let rule) = Recurrence.parse(text) else { return .writeCount }
    return .writeHowOften(rule.description)
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

  /// How many files a message names.
  static let mostFiles = 16
}
