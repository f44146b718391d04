import TestSupport

@testable import Chronology

extension Recurrence {
  /// The rule's text as somebody may say it, in words that the written form has not (format, *Rules as people say them*).
  func spokenText(using random: inout SplitMix64) -> String {
    let text: String
    switch selection {
    case .unsaid: text = every(spokenPeriod(using: &random), using: &random)
    case .afterDone:
      text =
        spokenPeriod(using: &random)
        + random.pick([" after done", " after completion", " when done", " after it was last done"])
    case .times(let times):
      let count = random.pick(["\(times)x", "\(times) times", "\(times) x"] + (times == 2 ? ["twice"] : []))
      let lead = random.pick(interval == 1 ? ["a", "per", "each", "every", "/"] : ["in", "every"])
      let period = interval == 1 ? unit.name : spokenPeriod(using: &random)
      text = interval == 1 && random.chance(20) ? "\(unit.adverb), \(times)x" : "\(count) \(lead) \(period)"
    case .weekdays(let weekdays): text = spoken(weekdays, using: &random)
    case .days(let days):
      let list = Recurrence.list(days, using: &random)
      text =
        interval == 1 && random.chance(50)
        ? "\(random.pick(["", "the "]))\(list) of \(random.pick(["the", "every", "each"])) month"
        : "\(spokenPeriod(using: &random)) on the \(list)"
    case .positions(let positions):
      let list = positions.map { "\(Recurrence.spoken($0.ordinal, using: &random)) \($0.weekday.fullName)" }
        .joined(separator: random.pick([" and ", ", ", " & "]))
      text =
        random.chance(50)
        ? "\(list) of every \(interval == 1 ? "month" : "\(interval) months")"
        : "\(spokenPeriod(using: &random)) on the \(list)"
    case .workdays(let first, let last):
      let places = (first ? ["first workday"] : []) + (last ? ["last working day"] : [])
      text = "\(spokenPeriod(using: &random)), \(places.joined(separator: " and "))"
    case .yearDays(let month, let days):
      let numbers = Recurrence.list(days, using: &random)
      let date = random.chance(50) ? "\(numbers) of \(month.fullName)" : "\(month.name) \(numbers)"
      text = interval == 1 && random.chance(50) ? date : "\(spokenPeriod(using: &random)) on \(date)"
    }
    return random.chance(20) ? text.uppercased() : text
  }

  /// `fortnight`, `other week`, `two weeks`, `2w`, `3rd week`.
  private func spokenPeriod(using random: inout SplitMix64) -> String {
    let names = "\(unit.name)s"
    var forms = ["\(interval) \(interval == 1 ? unit.name : names)"]
    if interval == 1 { forms += [unit.name, unit == .year ? "annually" : unit.adverb] }
    if interval == 2 { forms += ["other \(unit.name)", "alternate \(names)", "two \(names)", "2nd \(unit.name)"] }
    if interval == 3 { forms += ["three \(names)", "third \(unit.name)"] }
    if (unit, interval) == (.week, 2) { forms += ["fortnight", "fortnightly", "2w", "2 wks"] }
    if (unit, interval) == (.month, 3) { forms += ["quarter", "quarterly", "3mo"] }
    if interval > 1 {
      let letters = [Unit.hour: "h", .day: "d", .week: "w", .month: "mo", .year: "y"]
      forms.append("\(interval)\(letters[unit]!)")
    }
    return random.pick(forms)
  }

  private func every(_ period: String, using random: inout SplitMix64) -> String {
    random.chance(50) ? "every \(period)" : period
  }

  private func spoken(_ weekdays: WeekdaySet, using random: inout SplitMix64) -> String {
    let names = weekdays.weekdays.map { Recurrence.spoken($0, using: &random) }
    let list =
      weekdays == .workdays && random.chance(50)
      ? random.pick(["workdays", "business days", "mon through fri"])
      : names.joined(separator: random.pick([" and ", "/", " & ", ", "]))
    switch (unit, interval) {
    case (.week, 1): return random.pick(["every ", "on ", "each ", ""]) + list
    case (.week, 2) where weekdays != .workdays && random.chance(30): return "every other \(list)"
    case (.week, _) where random.chance(30): return "\(list) every \(interval) weeks"
    default: return "\(spokenPeriod(using: &random)) on \(list)"
    }
  }

  private static func spoken(_ weekday: Weekday, using random: inout SplitMix64) -> String {
    let short = [
      Weekday.monday: "mo", .tuesday: "tues", .wednesday: "weds", .thursday: "thurs", .friday: "fr", .saturday: "sa",
      .sunday: "su",
    ]
    return random.pick([weekday.name, weekday.fullName, weekday.fullName + "s", short[weekday]!])
  }

  private static func spoken(_ ordinal: MonthPosition.Ordinal, using random: inout SplitMix64) -> String {
    let words = ["first", "second", "third", "fourth", "fifth", "last"]
    return random.chance(50) ? words[ordinal.rawValue - 1] : ordinal.name
  }

  /// `1st, 15th and last day`.
  private static func list(_ days: MonthDays, using random: inout SplitMix64) -> String {
    let numbers = days.numbers.map { number -> String in
      switch number {
      case 1, 21, 31: "\(number)st"
      case 2, 22: "\(number)nd"
      case 3, 23: "\(number)rd"
      default: "\(number)th"
      }
    }
    return (numbers + (days.hasLast ? [random.pick(["last", "last day"])] : [])).joined(
      separator: random.pick([" and ", ", ", " & "])
    )
  }
}
