import Chronology
import Outline
import Planner

extension EditedVault {
  /// Adds a habit to the arc of a ritual that runs today, else to its latest, behind its other habits.
  ///
  /// A rule that counts from a day and names none counts from today, or from the first day of an arc to come.
  ///
  /// - Parameter words: as they are written in a file, with icon and fields. A wrong value is written as it is; who calls this
  ///   asks the linter.
  public mutating func addHabit(_ words: String, to thing: Thing) throws(EditRefusal) {
    var file = try file(thing.file)
    guard let arc = file.arc(shownOn: today) else {
      throw EditRefusal("\(EditRefusal.quote(thing.title)) has no arc that could take a habit, at \(file.path)")
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
    guard let item = file.content[path], case .habit(let habit) = item.content, item.box == nil, !item.text.isEmpty else {
      throw EditRefusal(
        "\(EditRefusal.quote(words)) does not read as a habit",
        help: "write it like “🥛 Drink water (every: sun)”"
      )
    }
    try old.checkIsNew(item, among: old.content.itemPaths.filter { $0.section == arc.section })
    if let rule = habit.rule, rule.rule.dependsOnPhase, rule.from == nil {
      file = try file.setting(.from, to: max(today, arc.arc.days.first).description, of: path)
    }
    update(thing.file, to: file)
    let name = "\(arc.name) of \(EditRefusal.quote(thing.title))"
    note("added: \(EditRefusal.quote(item.text)) to \(name), \(file.path):\(file.line(of: path))")
  }
}

extension EditableFile {
  /// Refuses an item that one of some others has the name and type of.
  func checkIsNew(_ item: PlanItem, among paths: [PlanPath]) throws(EditRefusal) {
    let name = Document.name(ofTitle: item.text).lowercased()
    let other = paths.first { path in
      guard let other = content[path], other.type == item.type, other.id == item.id else { return false }
      return Document.name(ofTitle: other.text).lowercased() == name
    }
    guard let other else { return }
    throw EditRefusal(
      "\(EditRefusal.quote(item.text)) is there already, at \(path):\(line(of: other))",
      help: "give it another name"
    )
  }
}
