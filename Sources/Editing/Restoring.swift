import Languages
import Outline
import Planner
import SourceText
import Vault

extension EditedVault {
  /// Brings back what was removed: a file under its name, a part of a file to where it stood, behind its former neighbor if that is
  /// still there.
  ///
  /// - Parameter name: the path of what is kept, from the root of the vault; it goes.
  public mutating func restore(_ removed: RemovedThing, keptIn name: String) throws(EditRefusal) {
    if removed.form == .file {
      guard self[removed.file] == nil, !exists(FileSystem.path(of: removed.file, in: folder)) else {
        throw EditRefusal(
          RestoringMessage.isThereAgain(removed.file),
          help: .staysIn(FileSystem.path(of: name, in: folder))
        )
      }
      create(removed.file, removed.text)
      note(.restored, title: removed.title, at: FileSystem.path(of: removed.file, in: folder))
      // The first that stood in the lists was removed last.
      for link in removed.links.reversed() { restore(link: link) }
    } else {
      guard self[removed.file] != nil else {
        throw EditRefusal(
          RestoringMessage.isGone(removed.file, removed.title),
          help: .linesAreIn(FileSystem.path(of: name, in: folder))
        )
      }
      let file = try file(removed.file)
      let (restored, path) = try file.restoring(removed)
      update(removed.file, to: restored)
      note(.restored, title: removed.title, at: "\(file.path):\(restored.line(of: path))")
      if restored.content[path]?.type == .block { try putBack(block: removed.title, of: removed.file) }
    }
    empty(name, removed.kept)
  }

  /// A block that is there again is not left out of its day.
  private mutating func putBack(block name: String, of day: String) throws(EditRefusal) {
    let file = try file(day)
    let left = file.content.placedItems { $0.box == .dropped && $0.type == .task && $0.text == name && $0.children.isEmpty }
    guard self[day]?.plan.day != nil, let path = left.first(where: { $0.path.elements.count == 1 })?.path else { return }
    update(day, to: try file.removing(path))
  }

  /// Puts the line of a list of the root back, unless there is one again.
  private mutating func restore(link: RemovedThing) {
    guard let root else { return }
    do throws(EditRefusal) {
      let file = try file(root.name)
      let (restored, path) = try file.restoring(link)
      update(root.name, to: restored)
      note(RestoringMessage.lineIsBack("\(file.path):\(restored.line(of: path))"))
    } catch {
      note(RestoringMessage.lineIsNotBack(error.problem))
    }
  }

  /// The values whose titles fit a name best; none where none fit.
  public static func best<Value>(of values: [Value], named name: String, by title: (Value) -> String) -> [Value] {
    let name = ThingName(name)
    return name.isEmpty ? [] : name.best(of: values, by: title)
  }
}

extension EditableFile {
  /// The file with what was removed from it back in its place, line for line.
  func restoring(_ removed: RemovedThing) throws(EditRefusal) -> (file: EditableFile, path: PlanPath) {
    switch removed.form {
    case .section:
      let place = min(max(removed.offset, 1), content.sections.count + 1)
      return try restoring(removed, heading: PlanPath(section: place))
    case .group:
      let section = try section(of: removed)
      let place = min(max(removed.offset, 0), content[section: section].groups.count)
      return try restoring(removed, heading: PlanPath(section: section, group: place))
    case .item, .file:
      return try restoring(item: removed)
    }
  }

  private func missing(_ part: RestoringMessage.Part, _ title: String, _ removed: RemovedThing) -> EditRefusal {
    EditRefusal(RestoringMessage.hasNoLonger(part, title, of: path, removed.title), help: .makeAgain)
  }

  private func section(of removed: RemovedThing) throws(EditRefusal) -> Int {
    guard let title = removed.section else { return 0 }
    let found = content.sections.indices.filter { content.sections[$0].title == title }
    // Of several the one that is nearest to where it was.
    let nearest = found.map { $0 + 1 }.min { distance($0, removed) < distance($1, removed) }
    guard let nearest else { throw missing(.section, title, removed) }
    return nearest
  }

  private func distance(_ section: Int, _ removed: RemovedThing) -> Int {
    abs(document.sections[section].lines.lowerBound - removed.line)
  }

  // MARK: Items

  private func restoring(item removed: RemovedThing) throws(EditRefusal) -> (file: EditableFile, path: PlanPath) {
    var container = PlanPath(section: try section(of: removed))
    if let title = removed.group {
      guard let group = content[section: container.section].groups.firstIndex(where: { $0.title == title }) else {
        throw missing(.group, title, removed)
      }
      container.group = group
    }
    for parent in removed.parents {
      let elements = content[elementsOf: container]
      if let offset = elements.firstIndex(where: { $0.item?.text == parent }) {
        container = container.child(at: offset)
      } else if let place = content[container]?.log.firstIndex(where: { RemovedThing.title(ofEntry: $0) == parent }) {
        container = container.entry(at: place)
      } else {
        throw missing(.item, parent, removed)
      }
    }
    let elements = content[elementsOf: container]
    let behind = removed.neighbor.flatMap { neighbor in
      elements.indices.filter { elements[$0].item?.text == neighbor }.min {
        abs($0 + 1 - removed.offset) < abs($1 + 1 - removed.offset)
      }
    }
    let offset = behind.map { $0 + 1 } ?? min(removed.offset, elements.count)
    let position: ItemPosition = offset < elements.count ? .before(container.child(at: offset)) : .end(of: container)
    let slot = ItemSlot(position, in: self)
    let fragment = Document(reading: SourceText(RemovedThing.withoutIndent(removed.text)))
    guard let outline = fragment.items.first else { throw unread(removed) }
    // What comes before the item are comments that hold for it.
    let path = slot.path.sibling(at: slot.offset + (fragment.sections[0].elements.firstIndex(of: .item(0)) ?? 0))
    let step = EditStep(slot.ways(of: ItemText(of: outline, from: 0, in: fragment), in: self)) { before, after in
      isBack(removed, at: path, before, after)
    }
    return (try applying(step.allowingProblems), path)
  }

  private func unread(_ removed: RemovedThing) -> EditRefusal {
    EditRefusal(RestoringMessage.isNoItem(removed.title), help: .copyLines)
  }

  // MARK: Headings

  private func restoring(
    _ removed: RemovedThing,
    heading path: PlanPath
  ) throws(EditRefusal) -> (file: EditableFile, path: PlanPath) {
    let lines = removed.text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      String(line.last == "\r" ? line.dropLast() : line)
    }
    let own = Array(lines.reversed().drop { $0.isEmpty }.reversed())
    let section = document.sections[min(path.section, document.sections.count - 1)]
    let line: Int
    switch path.group {
    case nil: line = path.section < document.sections.count ? document.allLines(ofHeading: path).lowerBound : source.lineCount
    case let group? where group < section.groups.count: line = document.allLines(ofHeading: path).lowerBound
    default: line = document.allLines(ofHeading: PlanPath(section: path.section)).upperBound
    }
    let step = EditStep([[LineEdit.insertion(apart: own, beforeLine: line, in: source)]]) { before, after in
      isBack(removed, at: path, before, after)
    }
    return (try applying(step.allowingProblems), path)
  }
}

/// Whether a file says what it said before, and has what was removed at a place besides.
private func isBack(_ removed: RemovedThing, at path: PlanPath, _ before: EditableFile, _ after: EditableFile) -> Bool {
  guard after.content.holds(path) else { return false }
  var rest = after.plan
  if path.isItem {
    rest.content.remove(after.places(withCommentsOf: path), in: path.parent)
  } else {
    after.remove(heading: path, from: &rest.content)
  }
  let words = { (text: String) in text.split { $0 == " " || $0.isNewline } }
  return rest.withoutNumbers == before.plan.withoutNumbers && words(after.text(of: path)) == words(removed.text)
}

extension EditStep {
  /// What was removed may have held something that does not read.
  fileprivate var allowingProblems: EditStep {
    var step = self
    step.allowsProblems = true
    return step
  }
}

extension RemovedThing {
  /// The lines without the spaces before the first of them.
  fileprivate static func withoutIndent(_ text: String) -> String {
    let indent = text.prefix { $0 == " " }.count
    guard indent > 0 else { return text }
    return text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      line.dropFirst(min(indent, line.prefix { $0 == " " }.count))
    }.joined(separator: "\n")
  }
}

/// What is said of what comes back from the trash.
enum RestoringMessage: Message {
  /// What something stood in.
  enum Part: Hashable, Sendable, CaseIterable {
    case section, group, item
  }

  /// Of the path of a file.
  case isThereAgain(String)
  case staysIn(String)
  /// `pages/health.md, where “Water” was, is no longer in the vault`
  case isGone(String, String)
  case linesAreIn(String)
  case lineIsBack(String)
  case lineIsNotBack(Told)
  /// `pages/health.md no longer has the section “Daily”, where “Water” was`
  case hasNoLonger(Part, String, of: String, String)
  case makeAgain
  case isNoItem(String)
  case copyLines
}
