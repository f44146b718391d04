import Chronology
import Languages
import Outline
import Planner

extension EditedVault {
  /// Moves an item of a page with all its lines to the section of what used to matter, which is made if it is not there, and
  /// writes down where it was: its section, by its title, of the introduction by that of the page; and what it was below there.
  public mutating func setAside(_ thing: Thing) throws(EditRefusal) {
    var file = try file(thing.file)
    guard file.kind.traits.setsAside, var path = thing.path, let item = file.content[path] else {
      throw EditRefusal(SettingAsideMessage.isNoItemOfPage(thing.title), help: .onlyItemsOfPages)
    }
    guard !file.content[section: path.section].isSetAside else {
      return note(SettingAsideMessage.isSetAside(item.text, at: try place(of: thing)))
    }
    let was = FormerPlace.words(for: path.parent, in: file.content)
    if file.setAsideSection == nil {
      file = try file.inserting(
        PlanSection(title: SectionRole.setAsideTitle, role: .setAside),
        at: file.content.sections.count + 1
      )
    }
    guard let place = file.setAsideSection else { throw EditRefusal(SettingAsideMessage.takesNoSection(file.path)) }
    (file, path) = try file.moving(path, to: .end(of: PlanPath(section: place)))
    file = try file.setting(.was, to: was, of: path)
    update(thing.file, to: file)
    note(.setAside, title: item.text, at: "\(file.path):\(file.line(of: path))")
  }

  /// Moves an item that was set aside back to the end of the section, strategy or item that it says it was in.
  public mutating func restore(_ thing: Thing) throws(EditRefusal) {
    var file = try file(thing.file)
    guard file.kind.traits.setsAside, var path = thing.path, let item = file.content[path],
      file.content[section: path.section].isSetAside
    else { throw EditRefusal(SettingAsideMessage.isNotSetAside(thing.title)) }
    let place = try place(of: thing)
    guard let was = item.was else {
      throw EditRefusal(SettingAsideMessage.saysNoFormerPlace(item.text, at: place), help: .writeFormerPlace)
    }
    guard let container = FormerPlace.container(named: was, in: file.content) else {
      throw missing(was, for: item, at: place, in: file)
    }
    file = try file.setting(.was, to: nil, of: path)
    (file, path) = try file.moving(path, to: .end(of: container))
    update(thing.file, to: file)
    note(.restored, SettingAsideMessage.isBack(item.text, in: was, at: "\(file.path):\(file.line(of: path))"))
  }

  /// Why an item cannot go back to where it says it was.
  private func missing(_ was: String, for item: PlanItem, at place: String, in file: EditableFile) -> EditRefusal {
    let (found, name) = FormerPlace.missing(in: was, of: file.content)
    guard let found else {
      return EditRefusal(
        SettingAsideMessage.hasNoSection(file.path, name, said: place),
        help: .makeSection,
        commands: [["add-section", name, "--page", file.content.title]]
      )
    }
    let isAside = file.content.placedItems { ThingName(name).matches($0.text, .anyCase) && $0.was == found }.count == 1
    return EditRefusal(
      SettingAsideMessage.nothingIsCalled(name, in: found, said: place),
      help: isAside ? .isSetAsideToo(name) : .restoreElsewhere,
      commands: isAside ? [["restore", name]] : [["set", place, "was", found]]
    )
  }
}

extension EditableFile {
  /// The section of what used to matter.
  var setAsideSection: Int? { content.sections.firstIndex(where: \.isSetAside).map { $0 + 1 } }
}

/// What is said of what is set aside or comes back.
enum SettingAsideMessage: Message {
  case isNoItemOfPage(String)
  case onlyItemsOfPages
  case isSetAside(String, at: String)
  /// Of the path of a file.
  case takesNoSection(String)
  case isNotSetAside(String)
  case saysNoFormerPlace(String, at: String)
  case writeFormerPlace
  /// `“Learn Dutch” to “Daily”, pages/health.md:9`
  case isBack(String, in: String, at: String)
  /// `pages/health.md has no section called “Daily”, as pages/health.md:14 says`
  case hasNoSection(String, String, said: String)
  case makeSection
  /// `nothing is called “Dutch” in “Daily”, as pages/health.md:14 says`
  case nothingIsCalled(String, in: String, said: String)
  case isSetAsideToo(String)
  case restoreElsewhere
}
