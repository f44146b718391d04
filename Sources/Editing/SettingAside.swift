import Chronology
import Outline
import Planner

extension EditedVault {
  /// Moves an item of a page with all its lines to the section of what used to matter, which is made if it is not there, and
  /// writes down where it was: its section, by its title, of the introduction by that of the page; and what it was below there.
  public mutating func setAside(_ thing: Thing) throws(EditRefusal) {
    var file = try file(thing.file)
    guard file.kind.traits.setsAside, var path = thing.path, let item = file.content[path] else {
      throw EditRefusal("\(EditRefusal.quote(thing.title)) is not an item of a page", help: "only those can be set aside")
    }
    guard !file.content[section: path.section].isSetAside else {
      return note("\(EditRefusal.quote(item.text)) is set aside already, \(try place(of: thing))")
    }
    let was = FormerPlace.words(for: path.parent, in: file.content)
    if file.setAsideSection == nil {
      file = try file.inserting(
        PlanSection(title: SectionRole.setAsideTitle, role: .setAside),
        at: file.content.sections.count + 1
      )
    }
    guard let place = file.setAsideSection else { throw EditRefusal("\(file.path) takes no section at its end") }
    (file, path) = try file.moving(path, to: .end(of: PlanPath(section: place)))
    file = try file.setting(.was, to: was, of: path)
    update(thing.file, to: file)
    note("set aside: \(EditRefusal.quote(item.text)), \(file.path):\(file.line(of: path))")
  }

  /// Moves an item that was set aside back to the end of the section, strategy or item that it says it was in.
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
    guard let container = FormerPlace.container(named: was, in: file.content) else {
      throw missing(was, for: item, at: place, in: file)
    }
    file = try file.setting(.was, to: nil, of: path)
    (file, path) = try file.moving(path, to: .end(of: container))
    update(thing.file, to: file)
    note("restored: \(EditRefusal.quote(item.text)) to \(EditRefusal.quote(was)), \(file.path):\(file.line(of: path))")
  }

  /// Why an item cannot go back to where it says it was.
  private func missing(_ was: String, for item: PlanItem, at place: String, in file: EditableFile) -> EditRefusal {
    let (found, name) = FormerPlace.missing(in: was, of: file.content)
    guard let found else {
      return EditRefusal(
        "\(file.path) has no section called \(EditRefusal.quote(name)), as \(place) says",
        help: "make it with `tidemark add-section`, or write another title after “was”",
        commands: [["add-section", name, "--page", file.content.title]]
      )
    }
    let isAside = file.content.placedItems { ThingName(name).matches($0.text, .anyCase) && $0.was == found }.count == 1
    return EditRefusal(
      "nothing is called \(EditRefusal.quote(name)) in \(EditRefusal.quote(found)), as \(place) says",
      help: isAside ? "\(EditRefusal.quote(name)) is set aside too: restore it first" : "restore it to another place",
      commands: isAside ? [["restore", name]] : [["set", place, "was", found]]
    )
  }
}

extension EditableFile {
  /// The section of what used to matter.
  var setAsideSection: Int? { content.sections.firstIndex(where: \.isSetAside).map { $0 + 1 } }
}
