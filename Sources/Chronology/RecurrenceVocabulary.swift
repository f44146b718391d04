/// What people say for the words of a rule (format, *Rules as people say them*).
enum RecurrenceVocabulary {
  /// What is one word with the hyphen after it.
  static let prefixes: Set<String> = ["bi", "half", "semi"]

  /// Letters that stand for a unit after a number: elsewhere `mo` is Monday, and `w` may be Wednesday.
  static let abbreviations: [String: [RecurrencePhraseWord.Kind]] = [
    "x": times, "×": times, "h": unit(.hour), "d": unit(.day), "w": unit(.week), "mo": unit(.month), "y": unit(.year),
  ]

  static let kinds: [String: [RecurrencePhraseWord.Kind]] = {
    var kinds: [String: [RecurrencePhraseWord.Kind]] = [
      "every": [.every], "each": [.every], "everyday": [.every] + unit(.day), "all": [.every],
      "other": [.other], "alternate": [.other], "alternating": [.other], "of": [.of], "per": [.per], "an": [.per],
      "and": [.and],
      "time": times, "once": [.rule(.number(1))] + times, "twice": [.rule(.number(2))] + times,
      "thrice": [.rule(.number(3))] + times,
      "the": [.filler], "single": [.filler], "it": [.linking], "is": [.linking], "was": [.linking],
      "being": [.linking],
      "when": [.upon], "upon": [.upon], "completion": [.completion], "completed": [.completion], "complete": [.completion],
      "finished": [.completion], "end": [.rule(.last)], "eom": [.rule(.last), .of] + unit(.month),
      "through": [.rule(.to)], "thru": [.rule(.to)], "till": [.rule(.to)],
      "workday": workdays, "workdays": workdays, "working": [.working], "business": [.working], "work": [.working],
      "fortnight": [.units(.week, 2)], "fortnights": [.units(.week, 2)], "fortnightly": [.units(.week, 2)],
      "quarter": [.units(.month, 3)], "quarters": [.units(.month, 3)], "quarterly": [.units(.month, 3)],
      "half-year": [.units(.month, 6)], "half-yearly": [.units(.month, 6)], "semi-annually": [.units(.month, 6)],
      "semiannually": [.units(.month, 6)], "biennial": [.units(.year, 2)], "biennially": [.units(.year, 2)],
      "annual": unit(.year), "annually": unit(.year), "sept": [.rule(.month(.september))],
      "min": [.minutes], "mins": [.minutes], "minute": [.minutes], "minutes": [.minutes],
    ]
    for part in ["morning", "noon", "lunch", "midday", "afternoon", "evening", "night", "bedtime", "nightly"] {
      kinds[part] = [.partOfDay]
      kinds[part + "s"] = [.partOfDay]
    }
    for (names, unit) in shortUnits { for name in names { kinds[name] = RecurrenceVocabulary.unit(unit) } }
    for (names, weekday) in shortWeekdays { for name in names { kinds[name] = [.rule(.weekday(weekday))] } }
    for (index, name) in numbers.enumerated() { kinds[name] = [.rule(.number(index + 1))] }
    for (index, name) in ordinals.enumerated() { kinds[name] = [.rule(.ordinal(index + 1))] }
    for (name, unit) in [("week", Recurrence.Unit.week), ("month", .month)] {
      for hyphen in ["", "-"] {
        kinds["bi\(hyphen)\(name)ly"] = [.twoMeanings(unit, 2)]
        kinds["semi\(hyphen)\(name)ly"] = [.rule(.number(2))] + times + RecurrenceVocabulary.unit(unit)
      }
    }
    for prefix in ["bi", "bi-"] {
      for ending in ["yearly", "annual", "annually"] { kinds[prefix + ending] = [.twoMeanings(.year, 2)] }
    }
    return kinds
  }()

  private static let times: [RecurrencePhraseWord.Kind] = [.rule(.times)]

  private static let workdays: [RecurrencePhraseWord.Kind] = [.rule(.weekdays(.workdays))]

  private static func unit(_ unit: Recurrence.Unit) -> [RecurrencePhraseWord.Kind] { [.rule(.unit(unit))] }

  private static let shortUnits: [([String], Recurrence.Unit)] = [
    (["hr", "hrs"], .hour), (["wk", "wks"], .week), (["mos", "mth", "mths"], .month), (["yr", "yrs"], .year),
  ]

  private static let shortWeekdays: [([String], Weekday)] = [
    (["mo"], .monday), (["tu", "tues"], .tuesday), (["we", "weds"], .wednesday), (["th", "thur", "thurs"], .thursday),
    (["fr"], .friday),
    (["sa"], .saturday), (["su"], .sunday),
  ]

  private static let numbers = [
    "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve",
  ]

  private static let ordinals = ["first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth"]
}
