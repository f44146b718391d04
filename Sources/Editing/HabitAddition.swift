import Chronology
import Languages
import Outline
import Planner

extension EditedVault {
  /// Adds a habit to the arc of a ritual that runs today, else to its latest, behind its other habits.
  ///
  /// In an arc that has begun it is due from today on, so that it missed no day before; a rule that counts from a day and names
  /// none counts from today, or from the first day of an arc to come. An arc that is over is refused.
  ///
  /// - Parameter words: as they are written in a file, with icon and fields. A wrong value is written as it is; who calls this
  ///   asks the linter.
  public mutating func addHabit(_ words: String, to thing: Thing) throws(EditRefusal) {
    var file = try file(thing.file)
    guard let arc = file.arc(shownOn: today) else {
      throw EditRefusal(
        problem: Told("\(EditRefusal.quote(thing.title)) has no arc to which a habit could be added, at \(file.path)"),
        advice: file.plan.ritual.map { Told(helpForArcless($0)) }
      )
    }
    guard today <= arc.arc.effectiveDays.last else {
      throw EditRefusal(
        "\(arc.name) of \(EditRefusal.quote(thing.title)) is over since \(arc.arc.effectiveDays.last), "
          + "at \(file.path):\(file.line(of: arc.path))",
        help: "`tidemark renew` begins the next arc; then add the habit"
      )
    }
    let habits = file.content.sections[arc.section - 1].elements.indices.map { arc.path.child(at: $0) }
      .filter { file.content[$0]?.type == .habit }
    let old = file
    let path: PlanPath
    (file, path) = try file.inserting(
      words: words,
      at: habits.last.map { .after($0) } ?? .end(of: arc.path),
      allowsProblems: true
    )
    guard let item = file.content[path], item.type == .habit, item.box == nil, !item.text.isEmpty else {
      throw EditRefusal(
        "\(EditRefusal.quote(words)) is not read as a habit",
        help: "write it like “🥛 Drink water (every: sun)”"
      )
    }
    try old.checkIsNew(item, among: old.content.itemPaths.filter { $0.section == arc.section })
    file = try file.beginningHabit(at: path, in: arc.arc, today: today)
    update(thing.file, to: file)
    let name = "\(arc.name) of \(EditRefusal.quote(thing.title))"
    note("added: \(EditRefusal.quote(item.text)) to \(name), \(file.path):\(file.line(of: path))")
  }
}

extension EditableFile {
  /// The file with a new habit that is due from today on where its arc has begun. A rule that does not read stays as it is.
  fileprivate func beginningHabit(at path: PlanPath, in arc: RitualArc, today: CivilDate) throws(EditRefusal) -> EditableFile {
    let rule = content[path]?.content.rule
    guard arc.days.first < today || rule?.rule.dependsOnPhase ?? false, rule?.from == nil,
      rule != nil || value(of: .every, at: path) == nil
    else { return self }
    // A bound stands beside a rule only; every day is what none says.
    let ruled = rule == nil ? try setting(.every, to: "daily", of: path) : self
    return try ruled.setting(.from, to: max(today, arc.days.first).description, of: path)
  }

  /// Refuses an item that one of some others has the name and type of.
  func checkIsNew(_ item: PlanItem, among paths: [PlanPath]) throws(EditRefusal) {
    let name = Document.key(ofTitle: item.text)
    let other = paths.first { path in
      guard let other = content[path], other.type == item.type, other.id == item.id else { return false }
      return Document.key(ofTitle: other.text) == name
    }
    guard let other else { return }
    throw EditRefusal(
      "\(EditRefusal.quote(item.text)) is there already, at \(path):\(line(of: other))",
      help: "give it another name"
    )
  }
}
