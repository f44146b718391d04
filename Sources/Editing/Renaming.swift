import Languages
import Outline
import Planner

extension EditedVault {
  /// Gives a thing another name, everywhere it is referred to.
  ///
  /// - A project: in the `project` of tasks on days, in stacks, on pages and in the routine, and in the lists of the root; a page
  ///   or a ritual in those lists. The file keeps its name.
  /// - A section or strategy of a page: in the `was` of what is set aside from it.
  /// - A task of a project: on all days, in stacks, on pages and in the routine, whichever of them is named.
  /// - A habit: in all arcs of its ritual, for habits of one name are one habit (format, *Streaks of habits and rituals*).
  /// - A block of the routine: on the days from today on that change it or leave it out.
  /// - A category of the root: in rituals and activities.
  ///
  /// Tags at the end of words are no part of a name and stay.
  public mutating func rename(_ thing: Thing, to name: String) throws(EditRefusal) {
    let name = name.onOneLine
    guard !name.isEmpty else { throw EditRefusal(RenamingMessage.isEmpty) }
    guard let path = thing.path else { return try renameFile(thing, to: name) }
    guard path.isItem else { return try renameHeading(thing, path, to: name) }
    try reword(thing, to: name, says: .renamed, .renamedThereToo, keepsTags: true)
  }

  // MARK: Files

  private mutating func renameFile(_ thing: Thing, to name: String) throws(EditRefusal) {
    let file = try file(thing.file)
    let old = file.plan.title
    guard file.kind.traits.identity != .date else {
      throw EditRefusal(RenamingMessage.isDate(file.path), help: .renamePart)
    }
    guard name != old else { return note(RenamingMessage.hasName(old, at: file.path)) }
    let key = ThingName(name)
    if let other = files(of: file.kind).first(where: { $0.name != thing.file && key.matches($0.plan.title, .anyCase) }) {
      throw EditRefusal(RenamingMessage.isTaken(other.plan.title, by: other.path), help: .writeOther)
    }
    let links = links(to: thing.file)
    let renamed = try file.settingTitle(name)
    update(thing.file, to: renamed)
    note(.renamed, RenamingMessage.turned(old, to: name, at: file.path))
    if file.kind.traits.tasks == .own {
      var places: [String] = []
      for task in references(toProject: old) {
        guard let path = task.path else { continue }
        update(task.file, to: try self.file(task.file).setting(.project, to: renamed.plainTitle, of: path))
        places.append(try place(of: task))
      }
      noteAlso(.renamedThereToo, places)
    }
    try retitleLinks(links, to: thing.file, from: old, as: renamed.plainTitle)
  }

  // MARK: Headings

  private mutating func renameHeading(_ thing: Thing, _ path: PlanPath, to name: String) throws(EditRefusal) {
    var file = try file(thing.file)
    let old = thing.title
    guard name != old else { return note(RenamingMessage.hasName(old, at: try place(of: thing))) }
    if path.group == nil { try checkMeaning(of: thing, to: name, in: file) }
    let (line, before) = (file.line(of: path), file)
    file = try file.settingHeading(name, of: path)
    note(.renamed, RenamingMessage.turned(old, to: name, at: "\(file.path):\(line)"))
    let (settled, items) = try file.renamingFormerPlaces(within: path, since: before)
    for item in items { note(.renamedThereToo, at: "\(settled.path):\(settled.line(of: item))") }
    update(thing.file, to: settled)
  }

  /// Some headings say by their words what stands below them.
  private func checkMeaning(of thing: Thing, to name: String, in file: EditableFile) throws(EditRefusal) {
    let old = PlanSection.Role(titled: thing.title, in: file.kind)
    let new = PlanSection.Role(titled: name, in: file.kind)
    switch (old, new) {
    case (.setAside, _), (_, .setAside):
      throw EditRefusal(RenamingMessage.isOfSetAside(at: try place(of: thing)), help: .setAsideMoves)
    case (.phases, _), (_, .phases):
      throw EditRefusal(RenamingMessage.isOfPhases(at: try place(of: thing)), help: .writeOther)
    case (.arc, .arc), (.unreadArc, .arc): break
    case (.arc, _), (.unreadArc, _), (_, .arc), (_, .unreadArc):
      throw EditRefusal(RenamingMessage.isOfArc(at: try place(of: thing)), help: .writeArc)
    default:
      guard let word = old.ofRoot ?? new.ofRoot else { break }
      throw EditRefusal(RenamingMessage.isOfRoot(word.rawValue, at: try place(of: thing)), help: .writeOther)
    }
  }
}

extension EditableFile {
  /// The title as other files name it: without the backslashes that keep its words from being read as syntax.
  fileprivate var plainTitle: String { content.title.contains("\\") ? Document.name(ofTitle: content.title) : content.title }
}

/// What is said of a new name.
enum RenamingMessage: Message {
  case isEmpty
  /// Of the file of a day, with its path.
  case isDate(String)
  case renamePart
  case hasName(String, at: String)
  /// `pages/health.md is called “Health” already`
  case isTaken(String, by: String)
  case writeOther
  /// `“Health” to “Body”, pages/health.md`
  case turned(String, to: String, at: String)
  /// The section of what is set aside is known by its name.
  case isOfSetAside(at: String)
  case setAsideMoves
  case isOfPhases(at: String)
  case isOfArc(at: String)
  case writeArc
  /// A section of the root is known by its name.
  case isOfRoot(String, at: String)
}
