import Chronology
import Editing
import Outline
import Planner
import Reading
import SourceText
import Vault

/// What some words of a document name, as far as other words name it too.
enum Referent: Hashable {
  /// A file, by its name in the vault. A project is named in tasks as well, and a day in the fields that say it.
  case file(String)
  /// A task of a project: the project's title and the task's name, as names are compared.
  case task(name: String, project: String)
  case category(String)
  /// A habit of a ritual, in all of its arcs.
  case habit(name: String, file: String)
  /// A section of a file.
  case section(title: String, file: String)
  case tag(String)
  /// An item that nothing else names: its file, and its place in the outline.
  case item(Int, file: String)

  /// In which files it is looked for: only in the document, or only where the thing is that the others name. In a large vault it takes
  /// long to look through all.
  enum Reach {
    case vault, document, definition
  }

  /// Where something is named.
  struct Occurrence: Hashable {
    /// The name of the file in its vault.
    var file: String
    var range: Range<Int>
    /// Whether it is what the others name.
    var isDefinition = false
  }
}

/// Finds what words name, and where.
struct ReferentFinder {
  let index: VaultIndex
  let read: ReadDocument
  /// The name of the document in its vault.
  let name: String

  private var outline: Document { read.outline }

  // MARK: What is named

  /// What the words at an offset name, and the bytes of these words.
  func referent(at offset: Int) -> (referent: Referent, range: Range<Int>)? {
    if let found = inProperties(offset) ?? inFields(offset) ?? inTags(offset) ?? inLinks(offset) { return found }
    if let title = outline.title, title.headline.textRange.touches(offset) { return (.file(name), title.headline.textRange) }
    for section in outline.sections {
      for heading in [section.heading].compactMap(\.self) + section.groups.map(\.heading)
      where heading.headline.textRange.touches(offset) {
        return (
          .section(title: Document.key(ofTitle: outline.title(of: heading.headline)), file: name), heading.headline.textRange
        )
      }
    }
    guard let item = read.item(withHeadlineAt: offset), let placed = read.items[item],
      outline.items[item].headline.textRange.touches(offset), !outline.items[item].headline.textRange.isEmpty
    else { return nil }
    return (referent(of: placed.item, item), outline.items[item].headline.textRange)
  }

  private func referent(of item: PlanItem, _ index: Int) -> Referent {
    let task = Document.name(ofTitle: item.text) + (item.id.map { " ^" + $0 } ?? "")
    switch (outline.kind, item.type) {
    case (.project, .task), (.project, .recurring):
      return .task(name: task, project: Document.key(ofTitle: read.file.content.title))
    case (.ritual, .habit): return .habit(name: Document.key(ofTitle: item.text), file: name)
    case (.vault, .category): return .category(Document.key(ofTitle: item.text))
    default:
      guard let project = item.task.project else { return .item(index, file: name) }
      return .task(name: task, project: Document.key(ofTitle: project))
    }
  }

  private func inProperties(_ offset: Int) -> (Referent, Range<Int>)? {
    guard let kind = outline.kind, PropertyKey.category.kinds.contains(kind), let category = outline.properties[.category],
      let text = category.text,
      category.valueRange.touches(offset)
    else { return nil }
    return (.category(Document.key(ofTitle: text)), category.valueRange)
  }

  private func inFields(_ offset: Int) -> (Referent, Range<Int>)? {
    guard let field = read.field(at: offset), let key = field.key, field.valueRange.touches(offset) else { return nil }
    let value = outline.value(of: field)
    if key == .project { return index.project(titled: value).map { (.file($0.name), field.valueRange) } }
    if key == .was {
      let part = ReferentFinder.formerPlaces(of: field, in: read).first { $0.range.touches(offset) }
      return part.map { (.section(title: Document.key(ofTitle: $0.title), file: name), $0.range) }
    }
    if let headline = read.headline(at: offset), let date = ReferentFinder.date(of: field, in: headline, outline) {
      return index.days(on: date).first.map { (.file($0.name), field.valueRange) }
    }
    // That of a week of life is another.
    guard key == .category, read.headline(at: offset)?.places.contains(.activity) ?? false else { return nil }
    return (.category(Document.key(ofTitle: value)), field.valueRange)
  }

  /// What `was` names, with its bytes: a section, and each after ` > ` a strategy or an item. A title may hold the sign itself.
  private static func formerPlaces(of field: Field, in read: ReadDocument) -> [(title: String, range: Range<Int>)] {
    let (range, content) = (field.valueRange, read.file.content)
    let (value, written) = (read.outline.value(of: field), read.outline.source.string(in: field.valueRange))
    // Words in quotation marks have other bytes.
    if value != written, FormerPlace.parts(of: value, in: content).count == 1 { return [(value, range)] }
    return FormerPlace.parts(of: written, in: content).map { title, offset in
      let start = range.lowerBound + offset
      return (title, start..<start + title.utf8.count)
    }
  }

  private func inTags(_ offset: Int) -> (Referent, Range<Int>)? {
    guard let range = read.headline(at: offset)?.tagRanges.first(where: { $0.touches(offset) }) else { return nil }
    return (.tag(outline.source.string(in: range.lowerBound + 1..<range.upperBound)), range)
  }

  private func inLinks(_ offset: Int) -> (Referent, Range<Int>)? {
    guard let link = LinkScanner.links(in: outline).first(where: { $0.range.touches(offset) }),
      case .file(let target) = link.target, let file = file(of: target)
    else { return nil }
    return (.file(file), link.range)
  }

  /// The name of the file that a link leads to.
  private func file(of link: VaultLink) -> String? {
    ReferentFinder.file(of: link, from: name, in: index)
  }

  private static func file(of link: VaultLink, from name: String, in index: VaultIndex) -> String? {
    switch link.target {
    case .title: return index.target(of: link, in: .pages)?.name
    case .path(let path):
      return LinkPath.name(of: path, from: name).flatMap { index.record(named: $0)?.name }
    }
  }

  // MARK: Where it is named

  /// Every place that names something, in the order of the files; in some of them alone where that is asked for.
  ///
  /// - Parameter reads: gives a file of the vault as it is read.
  func occurrences(
    of referent: Referent,
    in reach: Referent.Reach = .vault,
    reading reads: (VaultRecord) -> ReadDocument?
  ) -> [Referent.Occurrence] {
    let records = records(in: reach, of: referent)
    switch referent {
    case .file(let file): return records.flatMap { ofFile(file, in: $0, reads) }
    case .task(let task, let project): return records.flatMap { ofTask(task, project, in: $0) }
    case .category(let category): return records.flatMap { ofCategory(category, in: $0, reads) }
    case .tag(let tag): return records.flatMap { ofTag(tag, in: $0, reads) }
    case .habit(let habit, let file): return own(file, reads) { ofHabit(habit, in: $0) }
    case .section(let title, let file): return own(file, reads) { ofSection(title, in: $0) }
    case .item(let item, let file):
      return own(file, reads) { read in
        read.outline.items.indices.contains(item) ? [(read.outline.items[item].headline.textRange, true)] : []
      }
    }
  }

  private func records(in reach: Referent.Reach, of referent: Referent) -> [VaultRecord] {
    switch (reach, referent) {
    case (.vault, _): index.records
    case (.document, _): index.records.filter { $0.name == name }
    case (.definition, .file(let file)): [index.record(named: file)].compactMap(\.self)
    case (.definition, .task(_, let project)):
      index.records.filter { $0.kind.traits.tasks == .own && Document.key(ofTitle: $0.title) == project }
    case (.definition, .category): index.records.filter { $0.root != nil }
    case (.definition, .tag): []
    // These are in one file, which is known.
    case (.definition, .habit), (.definition, .section), (.definition, .item): index.records
    }
  }

  /// The places in one file.
  private func own(
    _ file: String,
    _ reads: (VaultRecord) -> ReadDocument?,
    _ find: (ReadDocument) -> [(Range<Int>, Bool)]
  ) -> [Referent.Occurrence] {
    let document = file == name ? read : index.record(named: file).flatMap(reads)
    return (document.map(find) ?? []).map { Referent.Occurrence(file: file, range: $0.0, isDefinition: $0.1) }
  }

  private func ofFile(
    _ file: String,
    in record: VaultRecord,
    _ reads: (VaultRecord) -> ReadDocument?
  ) -> [Referent.Occurrence] {
    var found: [Referent.Occurrence] = []
    if record.name == file { found.append(Referent.Occurrence(file: file, range: record.titleRange, isDefinition: true)) }
    if let project = index.record(named: file), project.kind.traits.tasks == .own {
      let key = Document.key(ofTitle: project.title)
      for task in record.tasks where record.kind.traits.tasks != .own && task.project.map(Document.key(ofTitle:)) == key {
        if let range = task.projectRange { found.append(Referent.Occurrence(file: record.name, range: range)) }
      }
    }
    // Most files have no link and do not name the day, which their bytes tell.
    let day = index.record(named: file)?.date
    let namesDay = day.map { record.source.holds($0.description) } ?? false
    guard namesDay || mayLink(record, to: file), let document = record.name == name ? read : reads(record) else {
      return found
    }
    for link in LinkScanner.links(in: document.outline) {
      guard case .file(let target) = link.target,
        ReferentFinder.file(of: target, from: record.name, in: index) == file
      else { continue }
      found.append(Referent.Occurrence(file: record.name, range: link.range))
    }
    if let day, namesDay {
      found += ReferentFinder.fields(of: day, in: document).map { Referent.Occurrence(file: record.name, range: $0) }
    }
    return found
  }

  /// Whether a file may link to another, as its bytes say.
  private func mayLink(_ record: VaultRecord, to file: String) -> Bool {
    record.source.mayHoldPath(toFileNamed: file)
      || record.source.bracketed.contains { words in
        VaultLink(words).map { ReferentFinder.file(of: $0, from: record.name, in: index) == file } ?? false
      }
  }

  /// The values of fields that are a day.
  private static func fields(of day: CivilDate, in read: ReadDocument) -> [Range<Int>] {
    let headlines = read.outline.items.map(\.headline) + read.headings.map(\.headline)
    return headlines.flatMap { headline in
      headline.fields.filter { date(of: $0, in: headline, read.outline) == day }.map(\.valueRange)
    }
  }

  /// The day that a field says; nil for one that says something else.
  private static func date(of field: Field, in headline: Headline, _ outline: Document) -> CivilDate? {
    guard let key = field.key, let row = KeyTable.row(for: key, in: headline.places),
      case .success(.date(let date)) = FieldValue.read(outline.value(of: field), as: row.value)
    else { return nil }
    return date
  }

  private func ofTask(_ task: String, _ project: String, in record: VaultRecord) -> [Referent.Occurrence] {
    let isHome = record.kind.traits.tasks == .own && Document.key(ofTitle: record.title) == project
    return record.tasks.filter { one in
      one.name == task && (isHome || record.kind.traits.tasks != .own && one.project.map(Document.key(ofTitle:)) == project)
    }.map { Referent.Occurrence(file: record.name, range: $0.wordsRange, isDefinition: isHome) }
  }

  private func ofCategory(
    _ category: String,
    in record: VaultRecord,
    _ reads: (VaultRecord) -> ReadDocument?
  ) -> [Referent.Occurrence] {
    let named = record.categories.filter { Document.key(ofTitle: $0.name) == category }.map {
      Referent.Occurrence(file: record.name, range: $0.range)
    }
    guard record.root != nil, let document = record.name == name ? read : reads(record) else { return named }
    let lines = document.items.filter {
      $0.value.item.type == .category && Document.key(ofTitle: $0.value.item.text) == category
    }
    return lines.keys.sorted().map { item in
      let range = document.outline.items[item].headline.textRange
      return Referent.Occurrence(file: record.name, range: range, isDefinition: true)
    } + named
  }

  private func ofTag(_ tag: String, in record: VaultRecord, _ reads: (VaultRecord) -> ReadDocument?) -> [Referent.Occurrence] {
    guard record.source.holds("#" + tag), let document = record.name == name ? read : reads(record) else { return [] }
    let outline = document.outline
    let tags = outline.items.flatMap(\.headline.tagRanges) + document.headings.flatMap(\.headline.tagRanges)
    return tags.filter { outline.source.string(in: $0.lowerBound + 1..<$0.upperBound) == tag }.map {
      Referent.Occurrence(file: record.name, range: $0)
    }
  }

  private func ofHabit(_ habit: String, in read: ReadDocument) -> [(Range<Int>, Bool)] {
    let habits = read.items.filter { $0.value.item.type == .habit && Document.key(ofTitle: $0.value.item.text) == habit }
    return habits.keys.sorted().enumerated().map { (read.outline.items[$1].headline.textRange, $0 == 0) }
  }

  private func ofSection(_ title: String, in read: ReadDocument) -> [(Range<Int>, Bool)] {
    let outline = read.outline
    let headings = outline.sections.flatMap { [$0.heading].compactMap(\.self) + $0.groups.map(\.heading) }
    let named = headings.filter { Document.key(ofTitle: outline.title(of: $0.headline)) == title }.map {
      ($0.headline.textRange, true)
    }
    let former = outline.items.compactMap { $0.headline.field(.was) }.flatMap {
      ReferentFinder.formerPlaces(of: $0, in: read)
    }
    return named + former.filter { Document.key(ofTitle: $0.title) == title }.map { ($0.range, false) }
  }
}
