import Languages
import Outline
import Planner
import Reading
import SourceText

/// Where a new section goes.
public enum SectionPlace: Hashable, Sendable {
  /// Before the section of what used to matter, else at the end.
  case last
  /// Before or after the section of a title.
  case before(String)
  case after(String)
}

extension EditedVault {
  /// Adds a section to a page.
  ///
  /// - Parameter words: its title as it is written in a file, with icon and fields. A wrong value is written as it is; who calls
  ///   this asks the linter.
  public mutating func addSection(_ words: String, to page: Thing, at place: SectionPlace = .last) throws(EditRefusal) {
    var file = try file(page.file)
    let section = try EditedVault.section(words, in: file)
    let name = ThingName(section.title)
    if let other = file.headings.first(where: { $0.path.group == nil && name.matches($0.title, .anyCase) }) {
      throw EditRefusal(
        SectionAdditionMessage.isThere(section.title, at: "\(file.path):\(file.line(of: other.path))"),
        help: .giveOtherTitle
      )
    }
    let sections = file.headings.filter { $0.path.group == nil }
    let offset: Int
    switch place {
    case .last: offset = file.setAsideSection.flatMap { section.isSetAside ? nil : $0 } ?? file.content.sections.count + 1
    case .before(let title): offset = try file.heading(called: title, among: sections).path.section
    case .after(let title): offset = try file.heading(called: title, among: sections).path.section + 1
    }
    if let setAside = file.setAsideSection, offset > setAside {
      let line = file.line(of: PlanPath(section: setAside))
      throw EditRefusal(SectionAdditionMessage.setAsideStaysLast(at: "\(file.path):\(line)"))
    }
    file = try file.inserting(section, at: offset, allowsProblems: true)
    update(page.file, to: file)
    let place = "\(file.path):\(file.line(of: PlanPath(section: offset)))"
    note(.added, SectionAdditionMessage.section(section.title, at: place))
  }

  /// Adds a strategy to a section of a page, behind its others.
  ///
  /// - Parameters:
  ///   - words: its title as it is written in a file, with icon and fields.
  ///   - section: the title of the section; nil for the one that has strategies.
  public mutating func addStrategy(_ words: String, to page: Thing, section: String? = nil) throws(EditRefusal) {
    let file = try file(page.file)
    let sections = file.headings.filter { $0.path.group == nil && !file.content[section: $0.path.section].isSetAside }
    let place: Int
    if let section {
      place = try file.heading(called: section, among: sections).path.section
    } else {
      let holders = sections.filter { !file.content[section: $0.path.section].groups.isEmpty }
      guard holders.count == 1 else {
        throw EditRefusal(
          SectionAdditionMessage.saySection,
          candidates: (holders.isEmpty ? sections : holders).map { file.candidate($0) }
        )
      }
      place = holders[0].path.section
    }
    let content = Probe("## Section\n\n### " + words.onOneLine, in: Probe.Place(file.kind, title: "Title")).plan.content
    guard content.sections.count == 1, content.sections[0].groups.count == 1, let group = content.sections[0].groups.first,
      !group.title.isEmpty
    else {
      throw EditRefusal(SectionAdditionMessage.isNoStrategy(words), help: .writeStrategy)
    }
    let name = ThingName(group.title)
    let known = file.content[section: place].groups
    if let twin = known.firstIndex(where: { name.matches($0.title, .anyCase) }) {
      let line = file.line(of: PlanPath(section: place, group: twin))
      throw EditRefusal(SectionAdditionMessage.isThere(group.title, at: "\(file.path):\(line)"), help: .giveOtherTitle)
    }
    let after = try file.inserting(group, inSection: place)
    update(page.file, to: after)
    let line = after.line(of: PlanPath(section: place, group: known.count))
    note(.added, SectionAdditionMessage.strategy(group.title, at: "\(after.path):\(line)"))
  }

  /// The section that a heading of some words begins.
  private static func section(_ words: String, in file: EditableFile) throws(EditRefusal) -> PlanSection {
    let title = words.onOneLine
    let content = Probe("## " + title, in: Probe.Place(file.kind, title: "Title")).plan.content
    guard let section = content.sections.first, content.sections.count == 1, !section.title.isEmpty else {
      throw EditRefusal(SectionAdditionMessage.isNoSection(words), help: .writeSection)
    }
    return section
  }
}

/// What is said of a new section or strategy.
enum SectionAdditionMessage: Message {
  case isThere(String, at: String)
  case giveOtherTitle
  /// The section of what is set aside stays where it is.
  case setAsideStaysLast(at: String)
  /// `the section “Vegetables”, pages/health.md:9`
  case section(String, at: String)
  case strategy(String, at: String)
  case saySection
  case isNoStrategy(String)
  case writeStrategy
  case isNoSection(String)
  case writeSection
}
