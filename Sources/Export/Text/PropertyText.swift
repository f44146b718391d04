import Chronology
package import Languages
package import Planner

/// One of the things that a file says of itself: a name, and a value in the words of the format.
package struct Fact: Hashable, Sendable {
  package let name: String
  package let value: String

  init(_ name: FactName, _ value: String, in language: Language) { (self.name, self.value) = (language.say(name), value) }

  /// `Category: Health`
  var line: String { "\(name): \(value)" }
}

/// The properties of rituals and lives in words; those that are not written leave none.
package enum PropertyText {
  package static func facts(of plan: Plan, in language: Language = .english) -> [Fact] {
    let facts: [(name: FactName, value: String?)] =
      switch plan {
      case .ritual(let ritual):
        [
          (.category, ritual.category.map(verbatim)), (.time, ritual.time?.rawValue), (.theme, ritual.theme.map(verbatim)),
          (.duration, ritual.duration.map(language.days)), (.finished, ritual.finished?.description),
        ]
      case .life(let life):
        [
          (.born, life.born?.description), (.expectancy, life.expectancy.map(language.years)),
          (.notify, life.notify?.text), (.view, life.view?.rawValue),
        ]
      // What a glance shows is nothing of the activities themselves.
      case .page, .day, .project, .stacks, .vault, .activities: []
      }
    return facts.compactMap { name, value in value.map { Fact(name, $0, in: language) } }
  }

  /// A text of front matter, which is no Markdown, on one line.
  private static func verbatim(_ text: String) -> String { PlainText.split(text).joined(separator: " ") }
}

/// What a property, or a setting, is called.
enum FactName: Message {
  case category, time, theme, duration, finished
  case born, expectancy, notify, view
  case clock, weekStarts, dayStarts, dayEnds, defaultBlock, midnight, reminders, insights
  /// The folders of files of a kind.
  case days, pages, projects, rituals
}
