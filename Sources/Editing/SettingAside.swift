import Chronology
import Outline
import Planner

extension EditedVault {
  /// Moves an item of a page with all its lines to the section of what used to matter, which is made if it is not there, and
  /// writes down where it was: the title of its section; of the introduction, that of the page.
  public mutating func setAside(_ thing: Thing) throws(EditRefusal) {
    var file = try file(thing.file)
    guard file.kind.traits.setsAside, var path = thing.path, let item = file.content[path] else {
      throw EditRefusal("\(EditRefusal.quote(thing.title)) is not an item of a page", help: "only those can be set aside")
    }
    let section = file.content[section: path.section]
    guard !section.isSetAside else {
      return note("\(EditRefusal.quote(item.text)) is set aside already, \(try place(of: thing))")
    }
    if file.setAsideSection == nil {
      file = try file.inserting(
        PlanSection(title: SectionRole.setAsideTitle, role: .setAside),
        at: file.content.sections.count + 1
      )
    }
    guard let place = file.setAsideSection else { throw EditRefusal("\(file.path) takes no section at its end") }
    (file, path) = try file.moving(path, to: .end(of: PlanPath(section: place)))
    file = try file.setting(.was, to: section.title.isEmpty ? file.content.title : section.title, of: path)
    update(thing.file, to: file)
    note("set aside: \(EditRefusal.quote(item.text)), \(file.path):\(file.line(of: path))")
  }

  /// Moves an item that was set aside back to the end of the section that it says it was in.
  public mutating func restore(_ thing: Thing) throws(EditRefusal) {
    var file = try file(thing.file)
    guard file.kind.traits.setsAside, var path = thing.path, let item = file.content[path],
      file.content[section: path.section].isSetAside
    else { throw EditRefusal("\(EditRefusal.quote(thing.title)) is not set aside") }
    let place = try place(of: thing)
    guard let was = item.was else {
      throw EditRefusal(
        "\(EditRefusal.quote(item.text)) does not say where it was, at \(place)",
        help: "write “(was: Section title)” at its end"
      )
    }
    guard let section = file.section(called: was) else {
      throw EditRefusal(
        "\(file.path) has no section called \(EditRefusal.quote(was)), as \(place) says",
        help: "make it with `tidemark add-section`, or write another title after “was”",
        commands: [["add-section", was, "--page", file.content.title]]
      )
    }
    file = try file.setting(.was, to: nil, of: path)
    (file, path) = try file.moving(path, to: .end(of: PlanPath(section: section)))
    update(thing.file, to: file)
    note("restored: \(EditRefusal.quote(item.text)) to \(EditRefusal.quote(was)), \(file.path):\(file.line(of: path))")
  }
}

extension EditableFile {
  /// The section of what used to matter.
  var setAsideSection: Int? { content.sections.firstIndex(where: \.isSetAside).map { $0 + 1 } }

  /// The section that `was` names: one of that title, else the introduction of a page of that title.
  fileprivate func section(called title: String) -> Int? {
    let name = ThingName(title)
    for level in [ThingName.Level.exact, .anyCase] {
      let found = content.sections.firstIndex { !$0.isSetAside && name.matches($0.title, level) }
      if let found { return found + 1 }
    }
    return name.matches(content.title, .anyCase) ? 0 : nil
  }
}
