public import Diagnostics
import Languages
import Outline
import Planner
import Reading

/// `duplicate-name`: two items of one name in one place.
public enum DuplicateName: Rule {
  public static let name = "duplicate-name"
  public static let severity = Severity.warning

  public static func check(_ file: LintedFile, _ findings: inout Findings) {
    guard var names = NamesInPlace(file) else { return }
    for place in places(of: file.document) { names.check(indices(place), &findings) }
    let items = file.document.items
    for index in items.indices where !items[index].elements.isEmpty {
      // One child is not told apart from another.
      if items[index].elements.count == 1, items[index].headline.box == nil, !hasGrandchildren(items[index], in: items) {
        continue
      }
      if file.reading?.type(of: index) == .block {
        names.check((items[index].headline.box == nil ? [] : [index]) + tasks(below: index, in: file), inBlock: true, &findings)
      } else if items[index].elements.count > 1 {
        names.check(indices(items[index].elements), &findings)
      }
    }
  }

  /// What stands together: a section, or a group of one. An arc is one place with its groups, and so is a log of activities.
  private static func places(of document: Document) -> [[Element]] {
    switch document.traits.nameScope {
    case .file: [document.allElements]
    case .section: document.sections.map(\.allElements)
    case .group: document.sections.flatMap { [$0.elements] + $0.groups.map(\.elements) }
    }
  }

  private static func indices(_ elements: [Element]) -> [Int] {
    elements.compactMap { element in
      if case .item(let index) = element { index } else { nil }
    }
  }

  private static func hasGrandchildren(_ item: Item, in items: [Item]) -> Bool {
    item.elements.contains { element in
      if case .item(let child) = element { !items[child].elements.isEmpty } else { false }
    }
  }

  /// The tasks of a block, however deep they stand; those below a task are its steps.
  private static func tasks(below index: Int, in file: LintedFile) -> [Int] {
    indices(file.document.items[index].elements).flatMap { child in
      file.reading?.type(of: child) == .task ? [child] : tasks(below: child, in: file)
    }
  }

  public static let example = RuleExample(
    found: """
      - Water: 3/8 glasses
      - Water: 0/2 bottles
      """,
    instead: """
      - Water: 3/8 glasses
      - Water: 0/2 bottles ^bottles
      """
  )
}

/// Looks for equal names in one place after the other.
private struct NamesInPlace {
  private let file: LintedFile
  private let reading: PlanReading
  private let outline: [Item]
  /// The items that something was said of.
  private var reported: Set<Int> = []

  /// Nil where nothing is read.
  init?(_ file: LintedFile) {
    guard let reading = file.reading else { return nil }
    self.file = file
    self.reading = reading
    outline = file.document.items
  }

  /// - Parameter inBlock: whether the items are the tasks of one block, which may be one itself.
  mutating func check(_ items: [Int], inBlock: Bool = false, _ findings: inout Findings) {
    guard items.count > 1 else { return }
    var seen = LinesByKey(capacity: items.count)
    for index in items {
      guard let name = name(of: index, inBlock: inBlock) else { continue }
      guard let line = seen.insert(key(name, of: index), line: outline[index].lines.lowerBound + 1) else { continue }
      let headline = outline[index].headline
      let start = headline.range.lowerBound
      guard reported.insert(index).inserted else { continue }
      let range = start..<max(start, headline.textRange.upperBound)
      let problem = DuplicateNameMessage.isTaken(LintedFile.excerpt(name), line: line)
      findings.add(at: range, problem, help: DuplicateNameMessage.giveNameOrID, line: line)
    }
  }

  /// The name of an item with its id. Only what has a state or a history must be told apart: two equal bullets are just words.
  private func name(of index: Int, inBlock: Bool) -> String? {
    guard let type = reading.type(of: index), inBlock || mustBeToldApart(type) else { return nil }
    let name = Document.name(ofTitle: reading.items[index]?.title ?? "")
    guard !name.isEmpty else { return nil }
    return outline[index].headline.idRange.map { name + " ^" + file.source.string(in: $0) } ?? name
  }

  private func mustBeToldApart(_ type: ItemType) -> Bool {
    // The tasks of a project are an affair of `duplicate-task`.
    if type == .task || type == .recurring, file.document.traits.tasks == .own { return false }
    return type.traits.isToldApart
  }

  /// A task is its project and its name.
  private func key(_ name: String, of index: Int) -> String {
    guard !outline[index].headline.fields.isEmpty, file.document.kind?.traits.tasks != .mentions,
      let project = outline[index].headline.field(.project)
    else { return name }
    return name + "\n" + Document.name(ofTitle: file.document.value(of: project))
  }
}

/// The line of each name that was met. Most places hold few names, which are compared faster than hashed.
private struct LinesByKey {
  private var few: (keys: [String], lines: [Int]) = ([], [])
  private var many: [String: Int] = [:]

  init(capacity: Int) {
    few.keys.reserveCapacity(min(capacity, 9))
    few.lines.reserveCapacity(min(capacity, 9))
  }

  /// Notes a name; the line of the same name before it, if there is one.
  mutating func insert(_ key: String, line: Int) -> Int? {
    if many.isEmpty {
      if let known = few.keys.firstIndex(of: key) { return few.lines[known] }
      few.keys.append(key)
      few.lines.append(line)
      if few.keys.count > 8 { many = Dictionary(uniqueKeysWithValues: zip(few.keys, few.lines)) }
      return nil
    }
    if let known = many[key] { return known }
    many[key] = line
    return nil
  }
}

/// What `duplicate-name` says.
enum DuplicateNameMessage: Message {
  /// A name, and the line of the item that has it already.
  case isTaken(String, line: Int)
  case giveNameOrID
}
