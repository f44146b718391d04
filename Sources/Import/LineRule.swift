import Chronology

/// A rule of recurrence in the words of other programs.
enum LineRule {
  /// What some words say, with `every` before them or without; nil where they are no rule of the format.
  static func meaning(_ text: some StringProtocol) -> LineMeaning? {
    read(text).map { .rule($0, words: text.lowercased().hasPrefix("every") ? String(text) : "every \(text)") }
  }

  /// The rule as the format writes it; nil where it is none.
  ///
  /// `every` before it and `when done` behind it are how Tasks and Todoist say what the format says by its key and by `after done`.
  private static func read(_ text: some StringProtocol) -> String? {
    var words = text.split(separator: " ").map { String($0) }
    guard let first = words.first?.lowercased() else { return nil }
    var isAfterDone = false
    if first == "every" || first == "every!" {
      isAfterDone = first == "every!"
      words.removeFirst()
    }
    if words.suffix(2).map({ $0.lowercased() }) == ["when", "done"] {
      isAfterDone = true
      words.removeLast(2)
    }
    if isAfterDone { words += ["after", "done"] }
    guard case .success(let rule) = Recurrence.parse(words.joined(separator: " ")) else { return nil }
    return rule.description
  }

  /// The rule of an interval: a number and a letter for its unit, as `2w`.
  ///
  /// - Parameter units: what the letters mean.
  static func interval(_ text: some StringProtocol, isAfterDone: Bool, units: [Character: String]) -> LineMeaning? {
    guard let letter = text.last, let unit = units[letter], let number = Int(text.dropLast()), number > 0 else { return nil }
    let period = number == 1 ? unit : "\(number) \(unit)s"
    return meaning("every \(period)" + (isAfterDone ? " after done" : ""))
  }
}
