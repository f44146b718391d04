import Chronology
import Languages
import Outline
import Planner

extension EditedVault {
  /// Adds an item to a section or a strategy of a page, behind the others.
  ///
  /// A value that does not read is written as it is; who calls this asks the linter.
  ///
  /// - Parameter section: its title or the beginning of it; nil where the page has only one.
  public mutating func add(_ draft: ItemDraft, to page: Thing, section: String?) throws(EditRefusal) {
    guard !draft.words.isEmpty else { throw EditRefusal(EditMessage.noWordsToWrite) }
    try add(draft, to: page, container: try container(called: section, in: try file(page.file)))
  }

  /// - Parameter title: that of the section, where the person did not name it.
  mutating func add(
    _ draft: ItemDraft,
    to page: Thing,
    container: PlanPath,
    named title: String? = nil
  ) throws(EditRefusal) {
    var file = try file(page.file)
    guard !draft.words.isEmpty else { throw EditRefusal(EditMessage.noWordsToWrite) }
    let path: PlanPath
    let old = file
    (file, path) = try file.writing(draft, into: container, today: today)
    if let item = file.content[path], item.type.traits.log != nil || item.type.traits.hasFigure {
      try old.checkIsNew(item, among: old.content.itemPaths.filter { !old.content[section: $0.section].isSetAside })
    }
    update(page.file, to: file)
    let text = file.content[path]?.text ?? draft.words
    let place = "\(file.path):\(file.line(of: path))"
    guard let title else { return note(.added, title: text, at: place) }
    note(.added, ItemAdditionMessage.added(text, to: title, of: page.title, at: place))
  }

  /// The section or strategy that a name means, but for that of what used to matter.
  private func container(called name: String?, in file: EditableFile) throws(EditRefusal) -> PlanPath {
    let all = file.headings.filter { !file.content[section: $0.path.section].isSetAside }
    guard let name else {
      let sections = all.filter { $0.path.group == nil }
      if sections.count == 1 { return sections[0].path }
      throw EditRefusal(
        sections.isEmpty ? ItemAdditionMessage.hasNoSection(file.path) : .nameSection,
        help: sections.isEmpty ? .makeSection : nil,
        candidates: sections.map { file.candidate($0) },
        commands: sections.isEmpty ? [["add-section", "Daily", "--page", file.content.title]] : []
      )
    }
    return try file.heading(called: name, among: all).path
  }
}

extension EditableFile {
  /// The sections and their groups, in the order of the file.
  var headings: [NamedHeading] { content.headings }

  func candidate(_ heading: NamedHeading) -> EditRefusal.Candidate {
    EditRefusal.Candidate(path: path, line: line(of: heading.path), title: heading.title)
  }

  /// The one heading that a name means: a whole title, or its beginning.
  func heading(called name: String, among headings: [NamedHeading]) throws(EditRefusal) -> NamedHeading {
    let wanted = ThingName(name)
    let found = wanted.best(of: headings, by: \.title)
    if found.count == 1 { return found[0] }
    if found.isEmpty {
      let nearest = wanted.nearest(in: headings.map(\.title))
      throw EditRefusal(
        problem: Told(ItemAdditionMessage.hasNoSectionCalled(name, path)),
        advice: nearest.isEmpty ? Told(ItemAdditionMessage.makeIt) : Told(GuessMessage.didYouMean(nearest)),
        candidates: nearest.isEmpty ? headings.map { candidate($0) } : [],
        commands: nearest.isEmpty && kind.traits.setsAside ? [["add-section", name, "--page", content.title]] : []
      )
    }
    throw EditRefusal(
      ItemAdditionMessage.mayMean(name, found.count, in: path),
      help: .writeMore,
      candidates: found.map { candidate($0) }
    )
  }

  /// The file with an item as a draft says, at the end of a section or group.
  fileprivate func writing(
    _ draft: ItemDraft,
    into container: PlanPath,
    today: CivilDate
  ) throws(EditRefusal) -> (file: EditableFile, path: PlanPath) {
    if let type = draft.type, !type.standsInList {
      guard let item = draft.block(of: type) else { throw refusal(of: draft, type) }
      return try inserting(item, at: .end(of: container))
    }
    var failure: EditRefusal?
    for line in try draft.lines(spelling: FileStyle(document).spelling, today: today) {
      do throws(EditRefusal) {
        let (file, path) = try inserting(words: line, at: .end(of: container), allowsProblems: true)
        guard draft.meantType.map({ $0 == file.content[path]?.type }) ?? true else { continue }
        return (try file.beginningRule(of: path, today: today), path)
      } catch {
        failure = failure ?? error
      }
    }
    guard let type = draft.meantType else { throw failure ?? refusal(of: draft, .bullet) }
    throw failure ?? refusal(of: draft, type)
  }

  private func refusal(of draft: ItemDraft, _ type: ItemType) -> EditRefusal {
    EditRefusal(ItemDraftMessage.isNotRead(draft.words, type), help: .writeLike(type))
  }
}

/// What is said of a new item, and of the section to which it goes.
enum ItemAdditionMessage: Message {
  /// `“Water” to “Daily” of “Health”, pages/health.md:7`
  case added(String, to: String, of: String, at: String)
  case hasNoSection(String)
  case makeSection
  case nameSection
  /// `pages/health.md has no section called “Dayly”`
  case hasNoSectionCalled(String, String)
  case makeIt
  case mayMean(String, Int, in: String)
  case writeMore
}
