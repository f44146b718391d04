package import Planner

/// Rituals to begin with, as a view shows them.
package struct PresetsSheet: Sendable {
  /// One of them, as it would begin today.
  package struct Entry: Sendable {
    /// By which a command takes it.
    let name: String
    let title: String
    /// Whether it comes with the program, and is called by its title in each language.
    let isBuiltIn: Bool
    let icon: Icon?
    let category: String?
    let slot: DaySlot
    /// How many days its arc has.
    let days: Int
    let habits: [ArcHabit]

    /// - Parameter name: that of its file.
    package init(name: String, _ ritual: Ritual, isBuiltIn: Bool = false) {
      self.name = name
      self.isBuiltIn = isBuiltIn
      title = ShownText.line(ritual.title)
      icon = ritual.icon
      category = ritual.category
      slot = ritual.time ?? .anytime
      days = ritual.duration ?? Ritual.standardDuration
      habits = ritual.arcs.first?.habits ?? []
    }
  }

  /// Presets under one heading.
  package struct Group: Sendable {
    /// A category; nil for the vault's own.
    let title: String?
    /// By the time of the day.
    let entries: [Entry]

    /// - Parameter title: a category; nil for the vault's own.
    package init(_ title: String?, _ entries: [Entry]) {
      self.title = title
      self.entries = DaySlot.allCases.flatMap { slot in entries.filter { $0.slot == slot } }
    }

    /// Whether they are the vault's own.
    var isOwn: Bool { title == nil }
  }

  let groups: [Group]
  /// Whether lines of a terminal tell the habits of each.
  let showsHabits: Bool

  /// - Parameters:
  ///   - category: the one that is wanted, in any case of letters; nil for all.
  ///   - names: those that are wanted; nil for all.
  package init(_ groups: [Group], category: String?, times: DaySlotFilter, names: Set<String>? = nil, showsHabits: Bool) {
    self.showsHabits = showsHabits
    func isWanted(_ entry: Entry) -> Bool {
      names?.contains(entry.name) ?? true && times.contains(entry.slot)
        && (category.map { $0.lowercased() == entry.category?.lowercased() } ?? true)
    }
    self.groups = groups.map { Group($0.title, $0.entries.filter(isWanted)) }.filter { !$0.entries.isEmpty }
  }

  package var isEmpty: Bool { groups.isEmpty }
}
