package import Diagnostics
package import Languages
import Planner

/// `tidemark presets`: rituals to begin with, each with its habits.
package struct PresetsView: View {
  let sheet: PresetsSheet

  package init(_ sheet: PresetsSheet) { self.sheet = sheet }

  package func lines(width: Int, in language: Language) -> [StyledLine] {
    let width = LineLayout.fitted(width)
    let groups = sheet.groups.map { group in
      let title = group.title ?? language.say(PresetMessage.ofVault)
      return [StyledLine(ControlCharacters.escaping(title), .strong)] + group.entries.flatMap { lines($0, width, language) }
    }
    guard let first = sheet.groups.first?.entries.first else { return [] }
    func advice(_ message: PresetMessage) -> [StyledLine] { LineLayout.wrapped(language.say(message), width, .quiet) }
    let habits = sheet.showsHabits ? [] : advice(.toSeeHabits(command: "tidemark presets morning"))
    let list = sheet.showsHabits ? Array(groups.joined(separator: [StyledLine()])) : groups.flatMap(\.self)
    return list + [StyledLine()] + habits + advice(.toBegin(command: PresetsView.command(first)))
  }

  private func lines(_ entry: PresetsSheet.Entry, _ width: Int, _ language: Language) -> [StyledLine] {
    let title = [LinePiece(ShownText.titled(entry.title, entry.icon))] + pieces(entry, language).map { LinePiece($0, .quiet) }
    guard sheet.showsHabits else {
      let count = LinePiece(language.say(PresetMessage.habitCount(entry.habits.count)), .quiet)
      return LineLayout.joined(title + [count], width, indent: 2)
    }
    let habits = entry.habits.map { LinePiece(words($0, withIcon: true), .quiet) }
    return LineLayout.joined(title, width, indent: 2) + LineLayout.joined(habits, width, indent: 6)
  }

  private func pieces(_ entry: PresetsSheet.Entry, _ language: Language) -> [String] {
    [language.say(RitualMessage.slot(entry.slot)), language.days(entry.days)]
      + (entry.isCalledByTitle ? [] : [language.say(PresetMessage.named(ShellWord.quoted(entry.name)))])
  }

  private func words(_ habit: ArcHabit, withIcon: Bool) -> String {
    ShownText.titled(ShownText.line(habit.title), withIcon ? habit.icon : nil)
      + (habit.rule.map { " (every: \($0.rule))" } ?? "")
  }

  private static func command(_ entry: PresetsSheet.Entry) -> String {
    "tidemark new ritual --preset \(ShellWord.quoted(entry.isCalledByTitle ? entry.title : entry.name))"
  }

  package func plain(in language: Language) -> [String] {
    sheet.groups.flatMap { group in
      group.entries.map { entry in
        let habits = entry.habits.map { words($0, withIcon: false) }.joined(separator: ", ")
        let facts =
          [entry.category].compactMap(\.self) + pieces(entry, language) + [language.say(PresetMessage.habits(habits))]
        return ControlCharacters.escaping("\(entry.title)\(language.colon) \(facts.joined(separator: "; "))")
      }
    }
  }

  package var json: JSON {
    .object([
      ("presets", .array(sheet.groups.flatMap { group in group.entries.map { object($0, isOwn: group.isOwn) } }))
    ])
  }

  private func object(_ entry: PresetsSheet.Entry, isOwn: Bool) -> JSON {
    var members: [(String, JSON)] = [("name", .string(entry.name)), ("title", .string(entry.title))]
    if let icon = entry.icon { members.append(("icon", .string(icon.text))) }
    if let category = entry.category { members.append(("category", .string(category))) }
    members += [
      ("time", .string(entry.slot.rawValue)), ("days", .integer(entry.days)), ("isOwn", .bool(isOwn)),
      ("habits", .array(entry.habits.map(habit))),
    ]
    return .object(members)
  }

  private func habit(_ habit: ArcHabit) -> JSON {
    var members: [(String, JSON)] = [("title", .string(ShownText.line(habit.title)))]
    if let icon = habit.icon { members.append(("icon", .string(icon.text))) }
    if let rule = habit.rule { members.append(("every", .string("\(rule.rule)"))) }
    return .object(members)
  }
}

extension PresetsSheet.Entry {
  /// Whether its title is enough to name it: letters and digits alone count.
  fileprivate var isCalledByTitle: Bool {
    func letters(_ text: String) -> String { text.lowercased().filter { $0.isLetter || $0.isNumber } }
    return isBuiltIn || letters(title) == letters(name)
  }
}
