import Chronology
import Outline
import Planner
import Reading
import SourceText

/// A ritual to begin with. In its text `{{today}}` stands for the first day of its arc and `{{end}}` for the last.
struct RitualPreset {
  var name: String
  var text: String

  /// A ritual of one habit, to be changed.
  static let blank = RitualPreset(
    name: "ritual",
    text: "---\nkind: ritual\n---\n\n# Ritual\n\n## Arc 1: {{today}} - {{end}}\n\n- One small thing\n"
  )

  /// The ritual as it would begin on a day.
  ///
  /// - Parameter title: the words of its heading, as Markdown, instead of its own.
  func filled(today: CivilDate, title: String? = nil) -> String {
    guard let title, let start = text.firstRange(of: "\n# ") else { return filled(today) }
    let end = text[start.upperBound...].firstIndex(of: "\n") ?? text.endIndex
    let named = text[..<start.upperBound] + title + text[end...]
    return RitualPreset(name: name, text: String(named)).filled(today)
  }

  private func filled(_ today: CivilDate) -> String {
    let last = today.adding(days: (ritual(on: today).duration ?? Ritual.standardDuration) - 1)
    return RitualPreset.filled(text, today, last)
  }

  /// What it says, with a first arc of the standard length.
  func ritual(on today: CivilDate) -> Ritual {
    let text = RitualPreset.filled(text, today, today.adding(days: Ritual.standardDuration - 1))
    let reading = PlanReading(of: Document(reading: SourceText(text)), fileName: name)
    return reading.plan.ritual ?? Ritual(content: PlanContent(title: name))
  }

  private static func filled(_ text: String, _ first: CivilDate, _ last: CivilDate) -> String {
    text.replacing("{{today}}", with: first.description).replacing("{{end}}", with: last.description)
  }

  /// Whether a name or a title is meant for it; case, spaces and hyphens do not count.
  func isCalled(_ words: String) -> Bool {
    words.lowercased().filter { $0.isLetter || $0.isNumber } == name.filter { $0 != "-" }
  }
}
