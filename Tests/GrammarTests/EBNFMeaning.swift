/// What samples mean, in written forms, worked out from how they were made and by none of the code that is tested.
extension EBNFSample {
  // MARK: Dates and times

  /// A range of dates, or a date as a range of one.
  var dateRange: String { "\(text.prefix(10)) - \(text.suffix(10))" }

  /// A time of the clock.
  var time: String { Self.time(text) }

  private static func time(_ text: String, half: String = "") -> String {
    let digits = text.prefix { $0.isNumber || $0 == ":" }.split(separator: ":").compactMap { Int($0) }
    let word = text.hasSuffix("m") || text.hasSuffix("M") ? text.suffix(2).lowercased() : half
    let hour = word.isEmpty ? digits[0] : digits[0] % 12 + (word == "pm" ? 12 : 0)
    return "\(twoDigits(hour)):\(twoDigits(digits.count > 1 ? digits[1] : 0))"
  }

  private static func twoDigits(_ number: Int) -> String { (number < 10 ? "0" : "") + String(number) }

  /// A range of times. An hour alone before `am` is one of the morning, which is all that the grammar makes.
  var timeRange: String {
    let (first, last) = ends
    return "\(Self.time(first)) - \(Self.time(last))"
  }

  /// What stands before and after the separator of a range.
  private var ends: (first: String, last: String) {
    let separator = self["Separator"]?.text ?? "-"
    guard let dash = text.indices.first(where: { text[$0...].hasPrefix(separator) }) else { return (text, text) }
    return (String(text[..<dash]), String(text[dash...].dropFirst(separator.count)))
  }

  /// A date, a time, or a range of either.
  var anchor: String {
    guard let part = parts.first else { return text }
    switch part.symbol {
    case "Date": return "\(part.text) - \(part.text)"
    case "DateRange": return part.dateRange
    case "Time": return part.time
    default: return part.timeRange
    }
  }

  // MARK: Numbers

  var number: String {
    text.replacing("−", with: "-").filter { $0 != "," && $0 != "+" }
  }

  /// A duration, as minutes or days.
  var duration: String {
    let number = Int(text.prefix { $0.isNumber }) ?? 0
    let rest = text.drop { $0.isNumber }.drop { $0 == " " }
    switch rest {
    case "m", "min", "minutes": return "\(number)m"
    case "h", "hours": return "\(number * 60)m"
    case ".5h": return "\(number * 60 + 30)m"
    case "day", "days": return number == 1 ? "1 day" : "\(number) days"
    case "weeks": return "\(number * 7) days"
    default: return "\(number * 60 + (Int(rest.filter(\.isNumber)) ?? 0))m"
    }
  }

  // MARK: Rules

  private static let weekdays = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"]
  private static let months = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"]

  /// A rule of recurrence (format, *Syntax of rules*).
  var rule: String {
    let count = self["Count"].flatMap { Int($0.text) } ?? 1
    let unit = ruleUnit
    let counted = count == 1 ? unit : "\(count) \(unit)s"
    if !all("AfterDone").isEmpty { return counted + " after done" }
    guard let on = ruleDays else { return count > 1 ? counted : unit == "day" ? "daily" : unit + "ly" }
    return count == 1 && unit == "week" ? on : "\(counted) on \(on)"
  }

  private var ruleUnit: String {
    let units = ["hour", "month", "year"].filter { unit in
      !all("Plain" + unit.capitalized, unit.capitalized).isEmpty
    }
    if let unit = units.first { return unit }
    return !all("PlainDay").isEmpty || self["Single"]?.text == "daily" ? "day" : "week"
  }

  private var ruleDays: String? {
    if let month = self["DaysOfYear"]?["MonthName"] { return "\(month.text.prefix(3).lowercased()) \(dayNumbers)" }
    if let days = self["DaysOfMonth"] {
      if days.has("DayNumbers") { return dayNumbers }
      return days.has("Places") ? days.places : days.text
    }
    return all("SomeDays").isEmpty ? nil : weekdays
  }

  private var dayNumbers: String {
    let numbers = Set(all("DayNumber").compactMap { Int($0.text) }).sorted().map(String.init)
    let last = self["DayNumbers"].map { $0.text.contains("last") } ?? false
    return (numbers + (last ? ["last"] : [])).joined(separator: " ")
  }

  private var places: String {
    let places = all("Place").map { place in place.text.split(separator: " ") }
    return ["1st", "2nd", "3rd", "4th", "last"].compactMap { ordinal in
      let names = places.filter { $0[0] == ordinal }.map { $0[1].prefix(3).lowercased() }
      return names.isEmpty ? nil : ordinal + " " + Self.weekdays.filter(names.contains).joined(separator: " ")
    }.joined(separator: " ")
  }

  private var weekdays: String {
    let names = Set(
      all("SomeDays").flatMap { days -> [String] in
        if days.text.hasPrefix("weekday") { return Array(Self.weekdays[..<5]) }
        if days.text.hasPrefix("weekend") { return Array(Self.weekdays[5...]) }
        return Self.round(days.all("DayName"), in: Self.weekdays)
      }
    )
    switch Self.weekdays.filter(names.contains) {
    case Array(Self.weekdays[..<5]): return "weekday"
    case Array(Self.weekdays[5...]): return "weekend"
    case let days: return days.joined(separator: " ")
    }
  }

  /// Months, or ranges of them.
  var monthNames: String {
    let names = Set(all("SomeMonths").flatMap { Self.round($0.all("MonthName", "ShortMonthName"), in: Self.months) })
    return Self.months.filter(names.contains).joined(separator: " ")
  }

  /// From the first of one or two names to the last, also over the end.
  private static func round(_ ends: [EBNFSample], in names: [String]) -> [String] {
    let indices = ends.compactMap { names.firstIndex(of: $0.text.prefix(3).lowercased()) }
    guard let first = indices.first, let last = indices.last else { return [] }
    let count = (last - first + names.count) % names.count
    return (0...count).map { names[(first + $0) % names.count] }
  }
}
