import Chronology
import Outline
import Planner

extension EditableFile {
  /// The file with what a shelf has for it: first entries of logs, then items, at last sections, so that no path changes before it is
  /// used. Words that are nearly signs of the format come in as they do in a file that is made anew.
  func filling(from shelf: DraftShelf) throws(EditRefusal) -> EditableFile {
    var file = self
    for (path, records) in shelf.entries { file = try file.adding(records.joinedDays, to: path, allowsProblems: true) }
    for (path, items) in shelf.children { file = try file.inserting(items, at: .end(of: path), allowsProblems: true) }
    var missing: [String] = []
    for var part in shelf.parts {
      part.items = part.items.map(\.withJoinedLog)
      if let title = part.place.section, !file.content.sections.contains(where: { $0.title == title }) {
        if !missing.contains(title) { missing.append(title) }
      } else {
        file = try file.inserting(part)
      }
    }
    for title in missing {
      let new = shelf.planSection(title)
      file = try file.inserting(new, at: file.place(forNew: new), allowsProblems: true)
    }
    return file
  }

  /// What goes to a section that is there; its group may be new.
  private func inserting(_ part: DraftShelf.Part) throws(EditRefusal) -> EditableFile {
    let place = part.place.section.flatMap { title in content.sections.firstIndex { $0.title == title } }.map { $0 + 1 } ?? 0
    guard let title = part.place.group else {
      return part.place.section == nil
        ? try inserting(loose: part.items)
        : try inserting(part.items, at: .end(of: PlanPath(section: place)), allowsProblems: true)
    }
    guard let group = content[section: place].groups.firstIndex(where: { $0.title == title }) else {
      return try inserting(
        PlanGroup(title: title, elements: part.items.map { .item($0) }),
        inSection: place,
        allowsProblems: true
      )
    }
    return try inserting(part.items, at: .end(of: PlanPath(section: place, group: group)), allowsProblems: true)
  }

  /// Items for which no section is named: in a project where tasks go, else in the introduction.
  private func inserting(loose items: [PlanItem]) throws(EditRefusal) -> EditableFile {
    guard kind.traits.tasks == .own else {
      return try inserting(items, at: .end(of: PlanPath(section: 0)), allowsProblems: true)
    }
    let (done, open) = (items.filter { $0.box == .done }, items.filter { $0.box != .done })
    var file = self
    if !open.isEmpty { file = try file.inserting(open, at: file.endOfOpenTasks, allowsProblems: true) }
    if !done.isEmpty {
      let position = file.doneSection.map { ItemPosition.end(of: PlanPath(section: $0)) } ?? file.endOfOpenTasks
      file = try file.inserting(done, at: position, allowsProblems: true)
    }
    return file
  }

  /// Where a new section goes, from 1: an arc in the direction in which arcs run, another at the end, before what is set aside.
  private func place(forNew section: PlanSection) -> Int {
    let sections = content.sections
    guard let arc = section.arc else { return setAsideSection ?? sections.count + 1 }
    let days = sections.map { $0.arc?.days.first }
    let known = days.compactMap(\.self)
    let isNewestFirst = known.count < 2 || known.first ?? .earliest > known.last ?? .earliest
    let next = days.firstIndex { day in day.map { isNewestFirst ? $0 < arc.days.first : $0 > arc.days.first } ?? false }
    return (next ?? days.lastIndex { $0 != nil }.map { $0 + 1 } ?? sections.count) + 1
  }
}
