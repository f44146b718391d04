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
  /// - A category of the root: in rituals and activities.
  ///
  /// Tags at the end of words are no part of a name and stay.
  public mutating func rename(_ thing: Thing, to name: String) throws(EditRefusal) {
    let name = name.onOneLine
    guard !name.isEmpty else { throw EditRefusal("the new name is empty") }
    guard let path = thing.path else { return try renameFile(thing, to: name) }
    guard path.isItem else { return try renameHeading(thing, path, to: name) }
    try reword(thing, to: name, says: "renamed", keepsTags: true)
  }

  // MARK: Files

  private mutating func renameFile(_ thing: Thing, to name: String) throws(EditRefusal) {
    let file = try file(thing.file)
    let old = file.plan.title
    guard file.kind.traits.identity != .date else {
      throw EditRefusal("the name of a day is its date, \(file.path)", help: "rename a section or an item of it by FILE:LINE")
    }
    guard name != old else { return note("\(EditRefusal.quote(old)) has that name already, \(file.path)") }
    let key = ThingName(name)
    if let other = files(of: file.kind).first(where: { $0.name != thing.file && key.matches($0.plan.title, .anyCase) }) {
      throw EditRefusal("\(other.path) is called \(EditRefusal.quote(other.plan.title)) already", help: "write another name")
    }
    let links = links(to: thing.file)
    let renamed = try file.settingTitle(name)
    update(thing.file, to: renamed)
    note("renamed: \(EditRefusal.quote(old)) to \(EditRefusal.quote(name)), \(file.path)")
    if file.kind.traits.tasks == .own {
      var places: [String] = []
      for task in references(toProject: old) {
        guard let path = task.path else { continue }
        update(task.file, to: try self.file(task.file).setting(.project, to: renamed.plainTitle, of: path))
        places.append(try place(of: task))
      }
      noteAlso("renamed", places)
    }
    try retitleLinks(links, to: thing.file, from: old, as: renamed.plainTitle)
  }

  // MARK: Headings

  private mutating func renameHeading(_ thing: Thing, _ path: PlanPath, to name: String) throws(EditRefusal) {
    var file = try file(thing.file)
    let old = thing.title
    guard name != old else { return note("\(EditRefusal.quote(old)) has that name already, \(try place(of: thing))") }
    if path.group == nil { try checkMeaning(of: thing, to: name, in: file) }
    let (line, before) = (file.line(of: path), file)
    file = try file.settingHeading(name, of: path)
    note("renamed: \(EditRefusal.quote(old)) to \(EditRefusal.quote(name)), \(file.path):\(line)")
    let (settled, items) = try file.renamingFormerPlaces(within: path, since: before)
    for item in items { note("renamed there too: \(settled.path):\(settled.line(of: item))") }
    update(thing.file, to: settled)
  }

  /// Some headings say by their words what stands below them.
  private func checkMeaning(of thing: Thing, to name: String, in file: EditableFile) throws(EditRefusal) {
    let old = PlanSection.Role(titled: thing.title, in: file.kind)
    let new = PlanSection.Role(titled: name, in: file.kind)
    func refuse(_ what: String, _ help: String) throws(EditRefusal) {
      throw EditRefusal("\(what), at \(try place(of: thing))", help: help)
    }
    switch (old, new) {
    case (.setAside, _), (_, .setAside):
      try refuse(
        "“\(SectionRole.setAsideTitle)” is known by its name, as the section of what is set aside",
        "`tidemark set-aside` moves items there"
      )
    case (.phases, _), (_, .phases):
      try refuse("“\(SectionRole.phasesTitle)” is known by its name, as the section of phases", "write another name")
    case (.arc, .arc), (.unreadArc, .arc): break
    case (.arc, _), (.unreadArc, _), (_, .arc), (_, .unreadArc):
      try refuse("the name of an arc is its number and its days", "write them, as “Arc 2: 2026-11-01 - 2026-11-28”")
    default:
      guard let word = old.ofRoot ?? new.ofRoot else { break }
      try refuse("“\(word.rawValue)” is known by its name, as a section of the root", "write another name")
    }
  }
}

extension EditableFile {
  /// The title as other files name it: without the backslashes that keep its words from being read as syntax.
  fileprivate var plainTitle: String { content.title.contains("\\") ? Document.name(ofTitle: content.title) : content.title }
}
