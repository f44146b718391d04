package import Chronology
package import Import
import Languages
import Outline
import Planner
import Reading
import SourceText
import Vault

extension EditedVault {
  /// Takes what was read of another program's files: files, items and entries are added, and what is there stays as it is.
  ///
  /// - Parameter since: the day before which nothing is taken that is about a day.
  package mutating func take(
    _ drafts: [ImportDraft],
    since: CivilDate? = nil,
    contents: (String) -> [UInt8]? = { _ in nil }
  ) -> ImportAccount {
    var memory = ImportMemory()
    return take(drafts, since: since, knowing: &memory, contents: contents)
  }

  /// The same, without what earlier imports have brought and is there no more.
  ///
  /// - Parameters:
  ///   - memory: what earlier imports have brought; what this one brings is added.
  ///   - contents: the bytes of a file of no known kind, by its path as it is shown; nil where there is none.
  package mutating func take(
    _ drafts: [ImportDraft],
    since: CivilDate? = nil,
    knowing memory: inout ImportMemory,
    contents: (String) -> [UInt8]? = { _ in nil }
  ) -> ImportAccount {
    let drafts = drafts.withOriginsToldApart
    var outcomes = [(ImportAccount.Outcome, Told?)?](repeating: nil, count: drafts.count)
    var parts: [(file: DraftHome, drafts: [Int])] = []
    var places: [DraftHome: Int] = [:]
    var new = NewFiles()
    // A draft is large to copy.
    for index in drafts.indices {
      if let since, let date = drafts[index].date, date < since {
        outcomes[index] = (.leftOut, .reason(.before(since)))
        continue
      }
      switch drafts[index].content {
      case .nothing(let reason): outcomes[index] = (.leftOut, Told(reason))
      case .unread(let reason): outcomes[index] = (.left, Told(reason))
      case .file(let file): outcomes[index] = take(file, knowing: &memory, &new)
      case .copy: break
      case .item(let item): add(index, to: item.home.file)
      case .entry(let entry): add(index, to: entry.home.file)
      }
    }
    func add(_ index: Int, to file: DraftHome) {
      // Most come one after the other.
      if let last = parts.indices.last, parts[last].file == file {
        parts[last].drafts.append(index)
      } else if let place = places[file] {
        parts[place].drafts.append(index)
      } else {
        places[file] = parts.count
        parts.append((file, [index]))
      }
    }
    create(new.texts, read: new.read)
    let days = ImportedDays(in: self)
    new = NewFiles()
    for index in drafts.indices where outcomes[index] == nil {
      guard case .copy(let copy) = drafts[index].content else { continue }
      outcomes[index] = take(copy, days, knowing: &memory, &new, contents: contents)
    }
    create(new.texts, read: new.read)
    new = NewFiles()
    for part in parts {
      // A file is found again by its name, or by its title, once it is there.
      if part.file.name.map({ new.has($0) }) ?? (part.file.date == nil) {
        create(new.texts, read: new.read)
        new = NewFiles()
      }
      let made = take(part.drafts.lazy.map { drafts[$0] }, into: part.file, days, knowing: &memory, &new)
      for (index, outcome) in zip(part.drafts, made) { outcomes[index] = outcome }
    }
    create(new.texts, read: new.read)
    var account = ImportAccount(count: drafts.count)
    for (draft, outcome) in zip(drafts, outcomes) { account.add(draft, outcome?.0 ?? .left, outcome?.1) }
    return account
  }

  // MARK: Files

  private mutating func take(
    _ file: DraftedFile,
    knowing memory: inout ImportMemory,
    _ new: inout NewFiles
  ) -> (ImportAccount.Outcome, Told?) {
    let kind = file.plan.kind
    // A file without a name would get another one each time.
    if file.name == nil, let there = files(of: kind).first(where: { $0.plan == file.plan }) {
      return (.present, .reason(.isFile(there.path)))
    }
    let name = file.name ?? nameOfNewFile(titled: file.plan.title, of: kind, besides: new)
    let line = ImportMemory.line(ofFile: name)
    let path = FileSystem.path(of: name, in: folder)
    var text = file.text ?? file.plan.markdown
    var reason: ImportReason?
    if file.text != nil, EditableFile(path: path, source: SourceText(text), kindByFolder: kind).plan != file.plan {
      text = file.plan.markdown
      reason = .valuesWereWritten
    }
    if let there = self[name] {
      memory.add([line])
      if there.source == SourceText(text) { return (.present, nil) }
      return there.plan == file.plan
        ? (.present, .reason(.isSpelledOtherwise))
        : (.left, .reason(.hasOtherFileOfPath))
    }
    guard !exists(path) else { return (.left, .reason(.pathIsTaken)) }
    guard !memory.holds(line) else {
      return (.left, .reason(.wasRemoved))
    }
    guard !new.has(name) else { return (.left, .reason(.earlierFileHasPath)) }
    memory.add([line])
    new.add(name, text)
    return (.written, reason.map { .reason($0) })
  }

  /// A name that is free, made of a title, in the folder of a kind.
  private func nameOfNewFile(titled title: String, of kind: DocumentKind, besides new: NewFiles) -> String {
    let folder = settings.folders.folder(forNew: kind)
    let slug = FileSlug.of(title)
    return (1...).lazy.map { number in
      FileSystem.path(of: slug + (number == 1 ? "" : "-\(number)") + ".md", in: folder)
    }.first { self[$0] == nil && !new.has($0) && !exists(FileSystem.path(of: $0, in: self.folder)) } ?? slug + ".md"
  }

  // MARK: Items and entries

  /// - Returns: what became of each draft.
  private mutating func take(
    _ drafts: some Collection<ImportDraft>,
    into home: DraftHome,
    _ days: ImportedDays,
    knowing memory: inout ImportMemory,
    _ new: inout NewFiles
  ) -> [(ImportAccount.Outcome, Told?)] {
    let there =
      home.name.flatMap { self[$0] }
      ?? (home.date.map { days.name(of: $0).flatMap { self[$0] } }
        ?? files(of: home.kind).first { ThingName(home.title).matches($0.plan.title, .anyCase) })
    if let there, there.plan.kind != home.kind {
      return drafts.map { _ in (.left, .reason(.isOfKind(there.path, there.plan.kind, not: home.kind))) }
    }
    if let name = home.name, there == nil, exists(FileSystem.path(of: name, in: folder)) {
      return drafts.map { _ in (.left, .reason(.isTaken(name))) }
    }
    var shelf = DraftShelf(home, content: there?.plan.content, memory: memory)
    var outcomes = drafts.map { shelf.add($0) }
    guard !shelf.isEmpty else {
      memory.add(shelf.lesson)
      return outcomes
    }
    func failed(_ reason: Told) -> [(ImportAccount.Outcome, Told?)] {
      for index in outcomes.indices where outcomes[index].0 == .written { outcomes[index] = (.left, reason) }
      return outcomes
    }
    guard let there else {
      let name =
        home.name ?? home.date.map { days.nameOfNew($0) } ?? nameOfNewFile(titled: home.title, of: home.kind, besides: new)
      guard self[name] == nil, !new.has(name) else { return failed(.reason(.otherFileHasName(name))) }
      var plan = Plan(kind: home.kind, title: home.title, properties: home.properties)
      plan.content.title = TextGuard.heading(home.title)
      plan.content.introduction = shelf.introduction
      plan.content.sections = shelf.newSections
      let kind = settings.folders.kind(ofFileNamed: name)
      let text = home.date == nil ? plan.markdown : plan.markdown(kindByFolder: kind)
      let path = FileSystem.path(of: name, in: folder)
      let file = EditableFile(path: path, source: SourceText(text), kindByFolder: kind)
      guard EditStep.isSame(file.plan, plan) else { return failed(.reason(.cannotBeReadBack)) }
      new.add(name, text, file)
      memory.add(shelf.lesson)
      return outcomes
    }
    do throws(EditRefusal) {
      update(there.name, to: try file(there.name).filling(from: shelf))
      memory.add(shelf.lesson)
      return outcomes
    } catch {
      return failed(error.problem)
    }
  }
}

extension [ImportDraft] {
  /// The same, where several things of one identifier, as wrong files have them, are known by numbers besides.
  fileprivate var withOriginsToldApart: [ImportDraft] {
    var counts: [String: Int] = [:]
    var all = self
    for index in indices {
      guard case .item(var item) = self[index].content, let origin = item.origin, item.item.type.traits.log == nil else {
        continue
      }
      let number = counts[origin, default: 0] + 1
      counts[origin] = number
      guard number > 1 else { continue }
      item.origin = "\(origin) no. \(number)"
      all[index].content = .item(item)
    }
    return all
  }
}

/// Files that an import is to make, all of them at once at its end.
struct NewFiles {
  private(set) var texts: [(name: String, text: String)] = []
  /// Those that have been read already.
  private(set) var read: [String: EditableFile] = [:]
  private var names: Set<String> = []

  func has(_ name: String) -> Bool { names.contains(name) }

  mutating func add(_ name: String, _ text: String, _ file: EditableFile? = nil) {
    names.insert(name)
    read[name] = file
    texts.append((name, text))
  }
}

/// The files of the days of a vault, found by their dates.
struct ImportedDays {
  private var names: [CivilDate: String] = [:]
  /// What stands before the date in the name of a new one.
  private let start: String

  init(in vault: EditedVault) {
    for file in vault.files(of: .day) {
      if let date = file.plan.day?.date, names[date] == nil { names[date] = file.name }
    }
    start = String(vault.nameOfNewDay(.earliest).dropLast("\(CivilDate.earliest).md".count))
  }

  func name(of date: CivilDate) -> String? { names[date] }

  func nameOfNew(_ date: CivilDate) -> String { start + "\(date).md" }

  /// The folder of new ones.
  var folder: String { start.hasSuffix("/") ? String(start.dropLast()) : start }
}
