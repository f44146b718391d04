package import Chronology
package import Languages
import Outline
package import Planner
import Reading
import SourceText
import Vault

/// A ritual to begin with. In its text `{{today}}` stands for the first day of its arc and `{{end}}` for the last; a ritual with
/// arcs of fixed days is one too.
package struct RitualPreset {
  package var name: String
  package var text: String

  package init(name: String, text: String) { (self.name, self.text) = (name, text) }

  /// A ritual of one habit, to be changed.
  package static func blank(in language: Language) -> RitualPreset {
    let title = BuiltInText(english: "Ritual", spanish: "Ritual", french: "Rituel").file(in: language)
    let habit = BuiltInText(english: "One small thing", spanish: "Una cosa pequeña", french: "Une petite chose")
    return RitualPreset(
      name: "ritual",
      text: "---\nkind: ritual\n---\n\n# \(title)\n\n## Arc 1: {{today}} - {{end}}\n\n- \(habit.file(in: language))\n"
    )
  }

  /// The ritual as it begins on a day: with one arc from then on.
  package func ritual(on today: CivilDate) -> Ritual {
    read(filled(today)).begun(on: today)
  }

  /// Its file as it begins on a day. Where that is the preset with its days filled in, all else in it stays as it is written.
  package func file(on today: CivilDate, changed changes: RitualChanges = RitualChanges()) -> String {
    let text = filled(today)
    let written = read(text)
    let begun = written.begun(on: today)
    return changes.isEmpty && begun == written ? text : Plan.ritual(changes.applied(to: written, on: today)).markdown
  }

  /// Where it goes in a vault that begins on a day.
  package func path(on today: CivilDate) -> String { "rituals/\(FileSlug.of(ritual(on: today).title)).md" }

  private func filled(_ today: CivilDate) -> String {
    func filled(until last: CivilDate) -> String {
      text.replacing("{{today}}", with: today.description).replacing("{{end}}", with: last.description)
    }
    let standard = filled(until: today.adding(days: Ritual.standardDuration - 1))
    return read(standard).duration.map { filled(until: today.adding(days: $0 - 1)) } ?? standard
  }

  private func read(_ text: String) -> Ritual {
    let reading = PlanReading(of: Document(reading: SourceText(text)), fileName: name)
    return reading.plan.ritual ?? Ritual(content: PlanContent(title: name))
  }

  /// Whether some words mean a name; case, spaces and hyphens do not count.
  package static func isCalled(_ name: String, _ words: String) -> Bool {
    func letters(_ text: String) -> String { text.lowercased().filter { $0.isLetter || $0.isNumber } }
    return name == words || (!letters(words).isEmpty && letters(name) == letters(words))
  }
}
