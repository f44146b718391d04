import Chronology
import Outline
package import Planner

/// What a report is asked for: which items and files, in which order, in which groups. All reports ask in the same words.
///
/// Each part narrows what is found, and one that asks for nothing narrows nothing.
package struct Question: Hashable, Sendable {
  /// By what a list is put in order.
  package enum Sorting: String, CaseIterable, Sendable {
    /// The soonest first.
    case due
    /// The highest first, within it the soonest.
    case priority
    case title, project
    /// The oldest first: by the day that it was planned for, or that it began with.
    case age
  }

  /// Into what a list is divided.
  package enum Grouping: String, CaseIterable, Sendable {
    case project, page, tag, kind, due, none
  }

  /// A file that is asked for.
  package struct File: Hashable, Sendable {
    /// As it is shown.
    package var path: String
    /// Without markup.
    package var title: String
  }

  /// Each is in the title, a note or the log.
  package var words = SearchWords()
  /// Of one of these kinds of files, and of one of these types.
  package var kinds: [KindWord] = []
  /// With all of these tags, its own or those of its file.
  package var tags: [String] = []
  /// Of the project of this title.
  package var project: String?
  /// On this page, or in this ritual.
  package var page: File?
  package var ritual: File?
  /// In one of these states.
  package var states: [StateWord] = []
  package var due: DueQuestion?
  package var priority: Priority?
  /// Of a ritual or an activity.
  package var category: String?
  package var sorting: Sorting?
  package var isReversed = false
  package var grouping: Grouping?

  package init() {}

  /// Whether it narrows what is shown, but for the choice of a project.
  package var narrows: Bool {
    !words.isEmpty || !kinds.isEmpty || !tags.isEmpty || page != nil || ritual != nil || !states.isEmpty || due != nil
      || priority != nil || category != nil
  }

  /// Whether it asks for another arrangement than that of the view.
  package var arranges: Bool { sorting != nil || grouping != nil }

  // MARK: What it admits

  /// Whether items of a type in a kind of file can be what is asked for, to be asked before anything is made of them.
  func admits(_ type: ItemType?, in home: ItemHome) -> Bool {
    if home.isSetAside, !states.contains(.setAside) { return false }
    if let page, home.path != page.path { return false }
    if let ritual, home.path != ritual.path { return false }
    var (kindsFit, typesFit): (Bool?, Bool?)
    for word in kinds {
      switch word {
      case .kind(let kind): kindsFit = kindsFit == true || kind == home.kind
      case .type(let asked): typesFit = typesFit == true || asked == type
      case .files: typesFit = typesFit == true || type == nil
      }
    }
    return kindsFit != false && typesFit != false
  }

  /// Whether an item is what is asked for.
  func admits(_ item: ListedItem, today: CivilDate) -> Bool {
    guard admits(item.type, in: item.home), admitsState(of: item, today) else { return false }
    if !words.isEmpty, item.matches == nil { return false }
    if let priority, item.priority != priority { return false }
    if let due, !due.admits(item.dueDay, isToDo: item.isToDo, today: today) { return false }
    if let project, item.project.map(Document.key(ofTitle:)) != Document.key(ofTitle: project) { return false }
    if let category, item.category.map(Document.key(ofTitle:)) != Document.key(ofTitle: category) { return false }
    return tags.allSatisfy { tag in item.tags.contains { Question.isTag($0, tag) } }
  }

  private func admitsState(of item: ListedItem, _ today: CivilDate) -> Bool {
    if states.isEmpty { return true }
    if item.home.isSetAside { return true }
    return states.contains { word in
      switch word {
      case .overdue: item.isToDo && item.dueDay.map { $0 < today } ?? false
      case .setAside: false
      case .open, .waiting, .done, .dropped, .skipped, .over: item.state == word.state
      }
    }
  }

  /// Whether a tag is the one that is asked for, or one below it: `work/deep` is below `work`. Case does not count.
  package static func isTag(_ tag: String, _ asked: String) -> Bool {
    let (tag, asked) = (tag.lowercased(), asked.lowercased())
    return tag == asked || tag.hasPrefix(asked + "/")
  }
}

extension Question {
  /// Whether more than one part narrows what is found.
  package var hasSeveralParts: Bool { parts.count > 1 }

  /// Its parts that narrow what is found: how each is typed, and the question without it.
  var parts: [(option: String, rest: Question)] {
    var parts: [(option: String, rest: Question)] = []
    func add<Value: Equatable>(_ option: String, _ path: WritableKeyPath<Question, Value>, _ none: Value) {
      guard self[keyPath: path] != none else { return }
      var rest = self
      rest[keyPath: path] = none
      parts.append((option, rest))
    }
    func typed(_ option: String, _ values: [String]) -> String { values.map { "--\(option) \($0)" }.joined(separator: " ") }
    add(words.texts.joined(separator: " "), \.words, SearchWords())
    add(typed("kind", kinds.map(\.word)), \.kinds, [])
    add(typed("tag", tags), \.tags, [])
    add("--project", \.project, nil)
    add("--page", \.page, nil)
    add("--ritual", \.ritual, nil)
    add("--category", \.category, nil)
    add(typed("state", states.map(\.rawValue)), \.states, [])
    add("--due", \.due, nil)
    add("--priority", \.priority, nil)
    return parts
  }
}
