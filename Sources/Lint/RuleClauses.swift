import Chronology
import Outline
import Planner
import Reading

/// A rule of recurrence with something among its words that has a key of its own: `Wednesdays 17:00`, `4 weeks from 2 Nov`,
/// `every day, goal 10`, `year in March`.
struct RuleClauses {
  /// The rule.
  let rule: Recurrence
  /// What the other words say.
  private(set) var fields: [NewFields.Draft] = []
  /// Whether it can have been meant as nothing else.
  private(set) var isCertain = true

  /// More words are a sentence.
  private static let mostWords = 16

  /// What is to be written for the value: the rule, and the fields behind it.
  var written: String { ([rule.description] + fields.map { "\($0.key?.rawValue ?? ""): \($0.value)" }).joined(separator: ", ") }

  /// Nil for a text that is a rule, or that holds words of which none of this can be said.
  init?(_ text: String, today: CivilDate) {
    let words = text.split { $0 == " " || $0 == "," || $0 == ";" || $0 == "\u{A0}" }.map(String.init)
    guard words.count <= RuleClauses.mostWords,
      let start = words.indices.dropFirst().first(where: { RuleClauses.begins(words, $0) })
    else { return nil }
    guard case .success(let rule) = Recurrence.parse(words[..<start].joined(separator: " ")) else { return nil }
    var index = start
    var months: MonthSet?
    var found: [NewFields.Draft] = []
    while index < words.count {
      let isNamed = RuleClauses.key(words[index]) != nil
      let key = RuleClauses.key(words[index]) ?? .at
      let first = isNamed ? index + 1 : index
      let next = words.indices.first { $0 > first && RuleClauses.begins(words, $0) } ?? words.count
      guard first < words.count, let value = RuleClauses.value(key, Array(words[first..<next]), today: today),
        !found.contains(where: { $0.key == key })
      else { return nil }
      if key == .in, case .success(let named) = MonthSet.parse(value.text) { months = named }
      found.append(NewFields.Draft(key: key, value: value.text))
      if !value.isCertain { isCertain = false }
      index = next
    }
    // A year in March is due once, in that month.
    guard let months, rule == Recurrence(.year) else {
      (self.rule, fields) = (rule, found)
      return
    }
    isCertain = false
    guard let once = RuleClauses.once(in: months) ?? Recurrence(.month) else { return nil }
    self.rule = once
    fields = once.unit == .year ? found.filter { $0.key != .in } : found
  }

  /// The rule that is due on the first day of the one month of some; nil for several.
  static func once(in months: MonthSet) -> Recurrence? {
    Month(name: months.description).flatMap { Recurrence(.year, on: .yearDays($0, MonthDays([1]))) }
  }

  // MARK: Words

  /// Whether a word begins a clause: one for a key, or a time.
  private static func begins(_ words: [String], _ index: Int) -> Bool {
    key(words[index]) != nil || TimeOfDay(words[index]) != nil
  }

  private static func key(_ word: String) -> FieldKey? {
    switch word.lowercased() {
    case "at", "@": .at
    case "in", "during": .in
    case "from", "since", "starting", "beginning": .from
    case "until", "till", "ending": .until
    case "goal": .goal
    default: nil
    }
  }

  /// What the words of a clause say in the written form; nil where they say nothing that its key takes.
  private static func value(_ key: FieldKey, _ words: [String], today: CivilDate) -> (text: String, isCertain: Bool)? {
    let text = words.joined(separator: " ")
    switch key {
    case .at:
      let spoken = words.filter { !["and", "&", "+"].contains($0.lowercased()) }.joined(separator: " ")
      if case .success(let times) = TimeOfDay.parseList(spoken) {
        return (times.map(\.description).joined(separator: " "), true)
      }
      // Of twelve hours or of twenty-four nobody says.
      guard words.count == 1, let hour = Int(text), let time = TimeOfDay(hour: hour, minute: 0), hour < 24 else { return nil }
      return (time.description, false)
    case .in:
      let names = words.filter { !["and", "&", "or"].contains($0.lowercased()) }.joined(separator: " ")
      guard case .success(let months) = MonthSet.parse(names) else { return nil }
      return (months.description, true)
    case .goal:
      guard case .success(let goal) = FieldValue.read(text, as: .count) else { return nil }
      return (goal.description, true)
    default:
      if let date = CivilDate(spelled: text) { return (date.description, true) }
      let ahead = DateMeant(text, today: today, for: key)
      guard let date = ahead, date.dates.count == 1 else { return nil }
      guard key == .from, !date.isPeriod, let back = DateMeant(text, today: today, for: nil), back.dates.count == 1 else {
        return (date.dates[0].description, date.isCertain)
      }
      // What has begun goes on: the nearer of two such days.
      let isPast = today.dayNumber - back.dates[0].dayNumber <= date.dates[0].dayNumber - today.dayNumber
      return ((isPast ? back : date).dates[0].description, date.isCertain)
    }
  }
}
