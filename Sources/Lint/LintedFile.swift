public import Chronology
import Diagnostics
import Languages
public import Outline
public import Planner
public import Reading
public import SourceText

/// One file as the rules see it. It is handed from rule to rule, and so is one reference.
public final class LintedFile: Sendable {
  /// The path, as the user named it.
  public let path: String
  public let document: Document
  /// The typed values, if files of its kind have some.
  public let reading: PlanReading?
  public let context: LintContext
  /// The lines that other programs write; none before they are asked for (`readingForeignLines`).
  let foreignLines: [ForeignLines.Line]
  /// The places of the items that have logs; several rules look at them, and most items have none.
  let logOwners: [Int]
  /// The keys of fields, each with the place of its item. Several rules look for one key, which most files do not have.
  private let keyPlaces: [(key: FieldKey, item: Int)]
  /// The time blocks of a day, or the repeating ones of the root of a vault; several rules look at them.
  let blocks: [WrittenBlock]
  /// The arcs of a ritual whose headings read; several rules look at them.
  let arcs: [WrittenArc]
  /// What finds the headlines and says which fields they would take, of a file with so many problems that several rules ask for
  /// it.
  private let tools: (headlines: HeadlineIndex, fields: NewFields)?
  /// What the sections of a page are called, as `Document.key` says it; several rules look at that. Empty for other kinds.
  private let sectionKeys: [String]

  /// - Parameters:
  ///   - reading: what was read of the document, by who has read it already.
  ///   - extras: what is read beside the plan where nobody has. For the rules about errors, the problems will do.
  public init(
    path: String,
    document: Document,
    reading: PlanReading? = nil,
    with extras: PlanReading.Extras = .all,
    context: LintContext
  ) {
    self.path = path
    self.document = document
    self.context = context
    let isTyped = document.kind != nil
    let reading = isTyped ? reading ?? PlanReading(of: document, fileName: FileName.stem(of: path), with: extras) : nil
    self.reading = reading
    let items = document.items
    logOwners = document.traits.logs == .none ? [] : items.indices.filter { items[$0].hasLog }
    keyPlaces = LintedFile.keyPlaces(in: items)
    blocks = WrittenBlock.blocks(of: document, reading)
    arcs = WrittenArc.all(of: document, reading)
    if isTyped, document.problems.count + (reading?.problems.count ?? 0) > LintedFile.fewProblems {
      let headlines = HeadlineIndex(document)
      tools = (headlines, NewFields(in: document, headlines))
    } else {
      tools = nil
    }
    foreignLines = []
    sectionKeys =
      document.kind == .page
      ? document.sections.map { section in section.heading.map { document.key(of: $0.headline) } ?? "" } : []
  }

  private init(_ file: LintedFile, _ context: LintContext, _ foreignLines: [ForeignLines.Line]) {
    (path, document, reading) = (file.path, file.document, file.reading)
    self.context = context
    self.foreignLines = foreignLines
    (logOwners, keyPlaces, tools) = (file.logOwners, file.keyPlaces, file.tools)
    (blocks, arcs, sectionKeys) = (file.blocks, file.arcs, file.sectionKeys)
  }

  /// What a section is called; empty for one without a heading.
  func key(ofSection index: Int) -> String {
    if sectionKeys.indices.contains(index) { return sectionKeys[index] }
    return document.sections[index].heading.map { document.key(of: $0.headline) } ?? ""
  }

  private static let fewProblems = 1

  /// Finds the headline that a place belongs to.
  var headlines: HeadlineIndex { tools?.headlines ?? HeadlineIndex(document) }

  /// Says which fields the headlines would take.
  func newFields(_ headlines: HeadlineIndex) -> NewFields { tools?.fields ?? NewFields(in: document, headlines) }

  /// The same file, of which something else is known besides.
  public func known(_ context: LintContext) -> LintedFile { LintedFile(self, context, foreignLines) }

  /// With the lines of other programs, which only some rules look at.
  func readingForeignLines() -> LintedFile {
    guard document.kind != nil else { return self }
    let lines = ForeignLines(in: self).lines
    return lines.isEmpty ? self : LintedFile(self, context, lines)
  }

  public var source: SourceText { document.source }

  /// The places of the list items of a section and its groups, those below other items left out.
  func listItems(of section: Section) -> [Int] {
    let (elements, items) = (section.allElements, document.items)
    var places: [Int] = []
    places.reserveCapacity(elements.count)
    for case .item(let index) in elements where items[index].form == .listItem { places.append(index) }
    return places
  }

  private static func keyPlaces(in items: [Item]) -> [(key: FieldKey, item: Int)] {
    var places: [(key: FieldKey, item: Int)] = []
    for index in items.indices where items[index].hasFields {
      for field in items[index].fields {
        if let key = field.key { places.append((key, index)) }
      }
    }
    return places
  }

  /// The places of the items that have a field with a key.
  func items(with key: FieldKey) -> [Int] {
    var places: [Int] = []
    // A key that is written twice in one item.
    for place in keyPlaces where place.key == key && place.item != places.last { places.append(place.item) }
    return places
  }

  /// From which day on words such as `tomorrow` count: in a day it is that day, whenever somebody looks at it.
  var dayOfWords: CivilDate {
    // Most files are no days, and a plan is large to look at.
    guard document.kind == .day else { return context.today }
    return reading?.plan.day?.date ?? context.today
  }

  /// The places of the items whose boxes are open. Several rules look at these, and at few of them for long.
  var openItems: some Sequence<Int> {
    let items = document.items
    return items.indices.lazy.filter { items[$0].headline.box?.state == .open }
  }
}

/// What the rules know besides the file.
public struct LintContext: Sendable {
  public var today: CivilDate
  /// Whether the file lies in a vault: below a folder with a `tidemark.md`.
  public var isInVault: Bool
  /// What holds in the vault, or by default.
  public var settings: Settings
  /// The rules that are silent in the whole vault: what `allow` says in its `tidemark.md` (`Document.allowedRules`).
  public var vaultAllow: [String]
  /// Whether a path exists, given relative to the folder of the file; nil where that cannot be said (standard input).
  public var exists: (@Sendable (String) -> Bool)?
  /// Reads a file, given relative to the folder of the file; nil where that cannot be said. The result is nil if there is none.
  public var read: (@Sendable (String) -> SourceText?)?

  public init(
    today: CivilDate,
    isInVault: Bool = false,
    settings: Settings = Settings(),
    vaultAllow: [String] = [],
    exists: (@Sendable (String) -> Bool)? = nil,
    read: (@Sendable (String) -> SourceText?)? = nil
  ) {
    self.today = today
    self.isInVault = isInVault
    self.settings = settings
    self.read = read
    self.vaultAllow = vaultAllow
    self.exists = exists
  }
}

extension LintedFile {
  /// The outline's problems of some kind, each as what `select` makes of it.
  func problems<Value>(_ select: (OutlineProblem.Kind) -> Value?) -> [(value: Value, range: Range<Int>)] {
    guard !document.problems.isEmpty else { return [] }
    return document.problems.compactMap { problem in select(problem.kind).map { ($0, problem.range) } }
  }

  /// The ranges of the outline's problems of one kind.
  func ranges(of kind: OutlineProblem.Kind) -> [Range<Int>] {
    let problems = document.problems
    return problems.indices.filter { problems[$0].kind == kind }.map { problems[$0].range }
  }

  /// The reading's problems of some kind, each as what `select` makes of it.
  func readingProblems<Value>(_ select: (ReadingProblem.Kind) -> Value?) -> [(value: Value, range: Range<Int>)] {
    guard let reading, !reading.problems.isEmpty else { return [] }
    return reading.problems.compactMap { problem in select(problem.kind).map { ($0, problem.range) } }
  }

  /// The text of some bytes on one line, to compare and to suggest from.
  func text(_ range: Range<Int>) -> String { document.text(range) }

  /// The text of some bytes as a message quotes it: on one line, cut after sixty characters.
  func excerpt(_ range: Range<Int>) -> String {
    // Ranges that lie in one another would each be read to the end.
    guard range.count > LintedFile.quotedBytes else { return LintedFile.excerpt(document.text(range)) }
    return "\(document.text(range.prefix(LintedFile.quotedBytes)).prefix(59))…"
  }

  private static let quotedBytes = 1_000

  /// A text as a message quotes it.
  static func excerpt(_ text: String) -> String { shortened(text, to: 60) }

  /// The same in quotation marks.
  func quote(_ range: Range<Int>) -> String { "“\(excerpt(range))”" }

  static func quote(_ text: String) -> String { "“\(excerpt(text))”" }

  /// A text of so many characters at most; a longer one ends with an ellipsis.
  static func shortened(_ text: String, to count: Int = 40) -> String {
    // A text has no more characters than bytes, which need not be counted.
    text.utf8.count > count && text.count > count ? "\(text.prefix(count - 1))…" : text
  }

  /// A fix that edits this file.
  func fix(_ name: some Message, isSafe: Bool, _ edits: TextEdit...) -> Fix {
    Fix(name: Told(name), isSafe: isSafe, edits: edits.map { FileEdit(file: path, edit: $0) })
  }

  /// A fix that edits this file in several places.
  func fix(_ name: some Message, isSafe: Bool, _ edits: [TextEdit]) -> Fix {
    Fix(name: Told(name), isSafe: isSafe, edits: edits.map { FileEdit(file: path, edit: $0) })
  }
}
