import Chronology
import Editing
import Views

/// Operands and options with values that several editing commands have.
enum EditOptions {
  static let item = Operand.one("ITEM", "its name or the beginning of it, or FILE:LINE")
  static let thing = Operand.one("THING", "its name or the beginning of it, a file, or FILE:LINE")
  static let ritual = Operand.one("RITUAL", "its title or the beginning of it, or its path")
  static let page = Option.text("page", value: "PAGE", "The page: its title or the beginning of it, or its path")

  /// A day in a person's words.
  static func day(_ name: String, _ summary: String) -> Option<DayWord?> {
    Option.value(
      name,
      value: "DAY",
      expectation: "a day like 2026-11-20, today, tomorrow, fri, “next mon” or “in 3 days”",
      summary
    ) { DayWord($0) }
  }

  static func time(_ name: String, _ summary: String) -> Option<TimeOfDay?> {
    Option.value(name, value: "TIME", expectation: "a time like 17:00", summary) { TimeOfDay($0) }
  }
}

extension EditOptions {
  static let lengthExpectation = "a length like 90m, 1h or 1h30m"

  /// A length of time in minutes, at most those of a day.
  static func minutes(_ name: String, _ summary: String) -> Option<Int?> {
    Option.value(name, value: "LENGTH", expectation: lengthExpectation, summary) { minutes(of: $0) }
  }

  static func minutes(of text: String) -> Int? {
    guard case .minutes(let count)? = Span(text), (1...1440).contains(count) else { return nil }
    return count
  }
}

extension EditedVault {
  /// The day that a person's words mean today, in weeks as the vault has them.
  func day(_ word: DayWord?) -> CivilDate? { word?.date(from: today, weekStart: settings.weekStarts) }

  /// The page that `--page` names; without it the only one.
  func page(named name: String?) throws(EditRefusal) -> Thing {
    if let name { return try file(named: name, of: [.page]) }
    guard files(of: .page).count > 1 else {
      return try onlyFile(of: .page, named: nil, help: "`tidemark new page` begins one")
    }
    throw EditRefusal("say which page is meant, with --page")
  }
}
