public import Outline
public import Planner
public import Reading
public import SourceText
public import Vault

/// A file that is open for changes: its bytes, its outline, its values, and the way from each to the others.
public struct EditableFile: Sendable {
  /// The path as it is shown.
  public let path: String
  public let source: SourceText
  public let document: Document
  public let reading: PlanReading

  public var plan: Plan { reading.plan }
  public var content: PlanContent { reading.plan.content }
  public var kind: DocumentKind { reading.plan.kind }

  /// - Parameters:
  ///   - path: as it is shown; its last part is the title of a file without one.
  ///   - kindByFolder: the kind of the file, if it says none (format, *Kind by folder*).
  public init(path: String, bytes: [UInt8], kindByFolder: DocumentKind? = nil) {
    self.init(path: path, source: SourceText(bytes), kindByFolder: kindByFolder)
  }

  public init(path: String, source: SourceText, kindByFolder: DocumentKind? = nil) {
    let document = Document(reading: source, kindByFolder: kindByFolder)
    self.init(path: path, document: document, reading: PlanReading(of: document, fileName: FileName.stem(of: path)))
  }

  /// - Parameter reading: what was read of the document, as a file of that name.
  package init(path: String, document: Document, reading: PlanReading) {
    self.path = path
    source = document.source
    self.document = document
    self.reading = reading
  }

  /// What a vault remembers of it; nil for a file of no known kind.
  ///
  /// - Parameter name: its path from the root.
  public func record(named name: String) -> VaultRecord? {
    VaultRecord(path: path, name: name, document: document, reading: reading)
  }

  /// The item of a path in the outline.
  public func outlineItem(_ path: PlanPath) -> Item? { document.index(of: path).map { document.items[$0] } }

  /// What the item of a path was read as.
  public func itemReading(_ path: PlanPath) -> ItemReading? { document.index(of: path).flatMap { reading.items[$0] } }

  /// The line of an item, a group or a section, from 1; of the introduction the first.
  public func line(of path: PlanPath) -> Int {
    if path.isItem { return (outlineItem(path)?.lines.lowerBound ?? 0) + 1 }
    return (heading(of: path)?.lines.lowerBound ?? 0) + 1
  }

  /// The heading of a section or a group; the introduction has none.
  func heading(of path: PlanPath) -> Heading? {
    let section = document.sections[path.section]
    return path.group.map { section.groups[$0].heading } ?? section.heading
  }

  /// The innermost item that stands on a line, from 1. An entry of a log belongs to the item that has the log.
  public func item(atLine line: Int) -> PlanPath? {
    content.itemPaths.last { outlineItem($0)?.lines.contains(line - 1) ?? false }
  }

  /// The items that an item stands below, the outermost first, without itself.
  func parents(of path: PlanPath) -> [PlanItem] { path.items.dropLast().compactMap { content[$0] } }
}
