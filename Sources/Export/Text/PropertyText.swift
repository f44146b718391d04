import Chronology
import Diagnostics
package import Planner

/// The properties of rituals and lives in words, one a line; those that are not written leave none.
package enum PropertyText {
  package static func lines(of plan: Plan) -> [String] {
    let lines: [(name: String, value: String?)] =
      switch plan {
      case .ritual(let ritual):
        [
          ("Category", ritual.category.map(verbatim)), ("Time", ritual.time?.rawValue),
          ("Theme", ritual.theme.map(verbatim)),
          ("Duration", ritual.duration.map { Span.days($0).description }), ("Finished", ritual.finished?.description),
        ]
      case .life(let life):
        [
          ("Born", life.born?.description), ("Expectancy", life.expectancy.map { counted($0, "year") }),
          ("Notify", life.notify?.text), ("View", life.view?.rawValue),
        ]
      // What a glance shows is nothing of the activities themselves.
      case .page, .day, .project, .stacks, .vault, .activities: []
      }
    return lines.compactMap { name, value in value.map { "\(name): \($0)" } }
  }

  /// A text of front matter, which is no Markdown, on one line.
  private static func verbatim(_ text: String) -> String { PlainText.split(text).joined(separator: " ") }
}
