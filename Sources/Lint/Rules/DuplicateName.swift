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
    names.checkSections(&findings)
    names.checkItems(&findings)
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
  private let traits: KindTraits
  /// The items of the place that must be told apart, and the names that were met there. The room of both serves the next place.
  private var members: [Int] = []
  private var seen = LinesByKey()
  /// The items that something was said of.
  private var reported: Set<Int> = []

  /// Nil where nothing is read.
  init?(_ file: LintedFile) {
    guard let reading = file.reading else { return nil }
    self.file = file
    self.reading = reading
    outline = file.document.items
    traits = file.document.traits
  }

  // MARK: Places

  /// What stands together: a section, or a group of one. An arc is one place with its groups, and so is a log of activities.
  mutating func checkSections(_ findings: inout Findings) {
    let scope = traits.nameScope
    for section in file.document.sections {
      add(section.elements)
      if scope == .group { checkMembers(&findings) }
      for group in section.groups {
        add(group.elements)
        if scope == .group { checkMembers(&findings) }
      }
      if scope == .section { checkMembers(&findings) }
    }
    checkMembers(&findings)
  }

  /// What stands below an item.
  mutating func checkItems(_ findings: inout Findings) {
    for index in outline.indices where outline[index].elementCount > 0 {
      if reading.type(of: index) == .block {
        if outline[index].headline.box != nil { members.append(index) }
        addTasks(below: index)
      } else if outline[index].elementCount > 1 {
        let elements = outline[index].elements
        add(elements)
      }
      checkMembers(&findings)
    }
  }

  /// Only what has a state or a history must be told apart: two equal bullets are just words.
  private mutating func add(_ elements: [Element]) {
    for case .item(let index) in elements {
      if let type = reading.type(of: index), mustBeToldApart(type) { members.append(index) }
    }
  }

  /// The tasks of a block, however deep they stand; those below a task are its steps.
  private mutating func addTasks(below index: Int) {
    let elements = outline[index].elements
    for case .item(let child) in elements {
      if reading.type(of: child) == .task { members.append(child) } else { addTasks(below: child) }
    }
  }

  private func mustBeToldApart(_ type: ItemType) -> Bool {
    // The tasks of a project are an affair of `duplicate-task`.
    if type == .task || type == .recurring, traits.tasks == .own { return false }
    return type.traits.isToldApart
  }

  // MARK: Names

  private mutating func checkMembers(_ findings: inout Findings) {
    defer { members.removeAll(keepingCapacity: true) }
    guard members.count > 1 else { return }
    seen.removeAll()
    for index in members {
      let name = name(of: index)
      guard !name.isEmpty else { continue }
      guard let line = seen.insert(key(name, of: index), line: outline[index].lines.lowerBound + 1) else { continue }
      let headline = outline[index].headline
      let start = headline.range.lowerBound
      guard reported.insert(index).inserted else { continue }
      let range = start..<max(start, headline.textRange.upperBound)
      let problem = DuplicateNameMessage.isTaken(LintedFile.excerpt(name), line: line)
      findings.add(at: range, problem, help: DuplicateNameMessage.giveNameOrID, line: line)
    }
  }

  /// The name of an item with its id; empty for an item without a name.
  private func name(of index: Int) -> String {
    let name = Document.name(ofTitle: reading.items.title(at: index) ?? "")
    guard !name.isEmpty, let id = outline[index].headline.idRange else { return name }
    return name + " ^" + file.source.string(in: id)
  }

  /// A task is its project and its name.
  private func key(_ name: String, of index: Int) -> String {
    guard !outline[index].fields.isEmpty, traits.tasks != .mentions, let project = outline[index].headline.field(.project)
    else { return name }
    return name + "\n" + Document.name(ofTitle: file.document.value(of: project))
  }
}

/// What `duplicate-name` says.
enum DuplicateNameMessage: Message {
  /// A name, and the line of the item that has it already.
  case isTaken(String, line: Int)
  case giveNameOrID
}
