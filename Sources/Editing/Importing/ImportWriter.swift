package import Chronology
package import Import
import Outline
import Planner
import Reading
import SourceText
import Vault

extension EditedVault {
  /// Takes what was read of another program's files: files, items and entries are added, and what is there stays as it is.
  ///
  /// - Parameter since: the day before which nothing is taken that is about a day.
  package mutating func take(_ drafts: [ImportDraft], since: CivilDate? = nil) -> ImportAccount {
    var outcomes = [(ImportAccount.Outcome, String)?](repeating: nil, count: drafts.count)
    var parts: [(file: DraftHome, drafts: [Int])] = []
    var places: [DraftHome: Int] = [:]
    for (index, draft) in drafts.enumerated() {
      if let since, let date = draft.date, date < since {
        outcomes[index] = (.leftOut, "before \(since)")
        continue
      }
      switch draft.content {
      case .nothing(let reason): outcomes[index] = (.leftOut, reason)
      case .unread(let reason): outcomes[index] = (.left, reason)
      case .file(let file): outcomes[index] = take(file)
      case .item(let item): add(index, to: item.home.file)
      case .entry(let entry): add(index, to: entry.home.file)
      }
    }
    func add(_ index: Int, to file: DraftHome) {
      if let place = places[file] {
        parts[place].drafts.append(index)
      } else {
        places[file] = parts.count
        parts.append((file, [index]))
      }
    }
    for part in parts {
      let made = take(part.drafts.map { drafts[$0] }, into: part.file)
      for (index, outcome) in zip(part.drafts, made) { outcomes[index] = outcome }
    }
    var account = ImportAccount()
    for (draft, outcome) in zip(drafts, outcomes) { account.add(draft, outcome?.0 ?? .left, outcome?.1 ?? "") }
    return account
  }

  // MARK: Files

  private mutating func take(_ file: DraftedFile) -> (ImportAccount.Outcome, String) {
    let kind = file.plan.kind
    // A file without a name would get another one each time.
    if file.name == nil, let there = files(of: kind).first(where: { $0.plan == file.plan }) {
      return (.present, "it is \(there.path) there")
    }
    let name = file.name ?? nameOfNewFile(titled: file.plan.title, of: kind)
    let path = FileSystem.path(of: name, in: folder)
    var text = file.text ?? file.plan.markdown
    var reason = ""
    if file.text != nil, EditableFile(path: path, source: SourceText(text), kindByFolder: kind).plan != file.plan {
      text = file.plan.markdown
      reason = "its values differ from its “markdown”; the values were written"
    }
    if let there = self[name] {
      if there.source == SourceText(text) { return (.present, "") }
      return there.plan == file.plan
        ? (.present, "it is spelled otherwise there, which stays")
        : (.left, "the vault has another file of its path, which stays")
    }
    guard !exists(path) else { return (.left, "something else is at its path, which stays") }
    create(name, text)
    return (.written, reason)
  }

  /// A name that is free, made of a title, in the folder of a kind.
  func nameOfNewFile(titled title: String, of kind: DocumentKind) -> String {
    let folder = settings.folders.folder(forNew: kind)
    let slug = FileSlug.of(title)
    return (1...).lazy.map { number in
      FileSystem.path(of: slug + (number == 1 ? "" : "-\(number)") + ".md", in: folder)
    }.first { self[$0] == nil && !exists(FileSystem.path(of: $0, in: self.folder)) } ?? slug + ".md"
  }

  // MARK: Items and entries

  /// - Returns: what became of each draft.
  private mutating func take(_ drafts: [ImportDraft], into home: DraftHome) -> [(ImportAccount.Outcome, String)] {
    let there =
      home.name.flatMap { self[$0] } ?? files(of: home.kind).first { ThingName(home.title).matches($0.plan.title, .anyCase) }
    if let there, there.plan.kind != home.kind {
      return drafts.map { _ in (.left, "\(there.path) is of the kind \(there.plan.kind.rawValue), not \(home.kind.rawValue)") }
    }
    if let name = home.name, there == nil, exists(FileSystem.path(of: name, in: folder)) {
      return drafts.map { _ in (.left, "something else is at \(name), which stays") }
    }
    var shelf = DraftShelf(kind: home.kind, content: there?.plan.content)
    var outcomes = drafts.map { shelf.add($0) }
    guard !shelf.isEmpty else { return outcomes }
    func failed(_ reason: String) -> [(ImportAccount.Outcome, String)] {
      for index in outcomes.indices where outcomes[index].0 == .written { outcomes[index] = (.left, reason) }
      return outcomes
    }
    guard let there else {
      let name = home.name ?? nameOfNewFile(titled: home.title, of: home.kind)
      var plan = Plan(kind: home.kind, title: home.title, properties: home.properties)
      plan.content.title = TextGuard.heading(home.title)
      plan.content.introduction = shelf.introduction
      plan.content.sections = shelf.newSections
      let text = plan.markdown
      let file = EditableFile(path: FileSystem.path(of: name, in: folder), source: SourceText(text))
      guard EditStep.isSame(file.plan, plan) else { return failed("what would be written could not be read back") }
      create(name, text)
      return outcomes
    }
    do throws(EditRefusal) {
      update(there.name, to: try file(there.name).filling(from: shelf))
      return outcomes
    } catch {
      return failed(error.message)
    }
  }
}
