import Languages
import Outline
import Planner
import SourceText

/// Where a thing goes among its siblings.
public enum Shift: Hashable, Sendable {
  case up, down
  /// The place that it has afterwards, from 1.
  case to(Int)
}

extension EditedVault {
  /// Moves an item among those that it stands with, a section among the sections of its file, or a group among those of its
  /// section. The numbers of a numbered list stay in their order.
  public mutating func reorder(_ thing: Thing, _ shift: Shift) throws(EditRefusal) {
    guard let path = thing.path else {
      throw EditRefusal(ReorderingMessage.isFile(thing.file), help: .useMove)
    }
    let file = try file(thing.file)
    let siblings = file.siblings(of: path)
    guard let old = siblings.firstIndex(of: path) else { throw EditRefusal(ReorderingMessage.nothingToMove) }
    guard let new = try place(of: thing, from: old, of: siblings.count, shift) else { return }
    if !path.isItem, path.group == nil { try checkSetAside(thing, old, new, in: file) }
    var (moved, target) =
      path.isItem
      ? try file.moving(path, to: new < old ? .before(siblings[new]) : .after(siblings[new]))
      : try file.movingHeading(path, to: new)
    if path.isItem { moved = try moved.renumbering(around: target, like: file, around: path) }
    update(thing.file, to: moved)
    target = moved.siblings(of: target)[new]
    let place = "\(moved.path):\(moved.line(of: target))"
    note(.moved, ReorderingMessage.isNow(thing.title, new + 1, of: siblings.count, at: place))
  }

  /// Moves a thing before or after one of its siblings, by the name of that.
  public mutating func reorder(_ thing: Thing, next name: String, isBefore: Bool) throws(EditRefusal) {
    guard let path = thing.path else { return try reorder(thing, .up) }
    let file = try file(thing.file)
    let siblings = file.siblings(of: path)
    let things = siblings.filter { $0 != path }.map { Thing(file: thing.file, path: $0, title: file.title(of: $0)) }
    let line = FileLine(name)?.line
    let found =
      line.map { line in things.filter { $0.path.map { file.line(of: $0) } == line } }
      ?? ThingName(name).best(of: things, by: \.title)
    guard let neighbor = found.first?.path, let place = siblings.firstIndex(of: neighbor),
      let old = siblings.firstIndex(of: path)
    else {
      throw EditRefusal(
        ReorderingMessage.nothingBeside(thing.title, isCalled: name, at: try self.place(of: thing)),
        help: things.isEmpty ? nil : .theseAreBeside,
        candidates: try candidates(things)
      )
    }
    guard found.count == 1 else { throw try ambiguity(of: name, found, called: .thingsBeside) }
    // What moves down leaves its own place to those above.
    let new = isBefore ? place - (old < place ? 1 : 0) : place + (old < place ? 0 : 1)
    try reorder(thing, .to(new + 1))
  }

  /// The place that a thing gets, from 0; nil where it has it already, and says so.
  private mutating func place(of thing: Thing, from old: Int, of count: Int, _ shift: Shift) throws(EditRefusal) -> Int? {
    let new =
      switch shift {
      case .up: old - 1
      case .down: old + 1
      case .to(let place): place - 1
      }
    guard count > 1 else { throw EditRefusal(ReorderingMessage.isAlone(thing.title, at: try place(of: thing))) }
    func say(_ rank: ReorderingMessage.Rank) throws(EditRefusal) -> Int? {
      note(ReorderingMessage.isAlready(thing.title, rank, at: try place(of: thing)))
      return nil
    }
    guard new != old else { return try say(.number(old + 1)) }
    guard (0..<count).contains(new) else {
      switch shift {
      case .up: return try say(.first)
      case .down: return try say(.last)
      case .to:
        throw EditRefusal(ReorderingMessage.noPlace(new + 1, of: count), help: .givePlace(upTo: count))
      }
    }
    return new
  }

  /// On a page what is set aside is the last section.
  private func checkSetAside(_ thing: Thing, _ old: Int, _ new: Int, in file: EditableFile) throws(EditRefusal) {
    guard file.kind.traits.setsAside else { return }
    let sections = file.content.sections
    guard sections[min(old, new)...max(old, new)].contains(where: \.isSetAside) else { return }
    throw EditRefusal(ReorderingMessage.setAsideIsLast(at: try place(of: thing)))
  }
}

extension EditableFile {
  /// The things that one stands among, itself too: the items of one list, or all of a place where it stands in none; sections;
  /// groups.
  fileprivate func siblings(of path: PlanPath) -> [PlanPath] {
    if path.isItem { return itemSiblings(of: path) }
    guard path.group != nil else { return content.sections.indices.map { PlanPath(section: $0 + 1) } }
    return content[section: path.section].groups.indices.map { PlanPath(section: path.section, group: $0) }
  }

  /// The words of an item or a heading.
  fileprivate func title(of path: PlanPath) -> String {
    if path.isItem { return content[path]?.text ?? "" }
    let section = content[section: path.section]
    return path.group.map { section.groups[$0].title } ?? section.title
  }

  private func itemSiblings(of path: PlanPath) -> [PlanPath] {
    let elements = content[elementsOf: path.parent]
    let paths = elements.indices.filter { elements[$0].item != nil }.map { path.sibling(at: $0) }
    guard let own = listSign(of: path), let place = paths.firstIndex(of: path) else { return paths }
    let before = paths[..<place].reversed().prefix { listSign(of: $0) == own }
    return before.reversed() + [path] + paths[(place + 1)...].prefix { listSign(of: $0) == own }
  }

  /// The sign that marks the items of a list, by which CommonMark tells two lists apart; nil for what stands in none.
  private func listSign(of path: PlanPath) -> UInt8? {
    outlineItem(path).flatMap { $0.markerRange.isEmpty ? nil : source.bytes[$0.markerRange.upperBound - 1] }
  }

  /// The file with the numbers of its lists as they were, where an item moved among its siblings and took its number with it.
  fileprivate func renumbering(
    around path: PlanPath,
    like before: EditableFile,
    around former: PlanPath
  ) throws(EditRefusal) -> EditableFile {
    let old = before.markers(around: former)
    let new = markers(around: path)
    guard old.count == new.count, !old.isEmpty else { return self }
    let edits = zip(old, new).compactMap { wanted, written -> TextEdit? in
      let text = before.source.string(in: wanted)
      return text == source.string(in: written) ? nil : TextEdit(replacing: written, with: text)
    }
    guard !edits.isEmpty else { return self }
    return try applying(
      EditStep([edits]) { before, after in
        before.plan.withoutNumbers == after.plan.withoutNumbers
      }
    )
  }

  /// The markers of the numbered items that one stands among.
  private func markers(around path: PlanPath) -> [Range<Int>] {
    siblings(of: path).compactMap { outlineItem($0) }.filter { $0.number != nil }.map(\.markerRange)
  }
}

/// What is said of the place of a thing among its siblings.
enum ReorderingMessage: Message {
  /// The place that something has already.
  enum Rank: Hashable, Sendable {
    case first, last
    case number(Int)
  }

  /// Of the path of a file.
  case isFile(String)
  case useMove
  case nothingToMove
  /// `“Water” is 2 of 5 now, pages/health.md:9`
  case isNow(String, Int, of: Int, at: String)
  case nothingBeside(String, isCalled: String, at: String)
  case theseAreBeside
  case isAlone(String, at: String)
  case isAlready(String, Rank, at: String)
  case noPlace(Int, of: Int)
  case givePlace(upTo: Int)
  /// The section of what is set aside stays where it is.
  case setAsideIsLast(at: String)
}
