public import Outline
public import Planner
public import SourceText

/// A small file in which some words stand alone, to see how they would be read: whoever asks what a line would be asks the reader.
public struct Probe: Sendable {
  /// What stands round the words.
  public struct Place: Sendable {
    public var kind: DocumentKind
    /// The lines of the front matter below that of the kind.
    public var properties: [String]
    /// The title of the file; nil for a file without one.
    public var title: String?
    /// The heading of the section, as it is written; nil for the introduction.
    public var section: String?
    /// What stands before the words on their line, and on lines before it.
    public var lead: String

    public init(
      _ kind: DocumentKind,
      properties: [String] = [],
      title: String? = nil,
      section: String? = nil,
      lead: String = ""
    ) {
      self.kind = kind
      self.properties = properties
      self.title = title
      self.section = section
      self.lead = lead
    }

    /// A list item at the top of a section.
    public static func item(of kind: DocumentKind, title: String? = nil, section: String? = nil) -> Place {
      Place(kind, title: title, section: section, lead: "- ")
    }

    fileprivate var head: String {
      let frontMatter = (["---", "kind: " + kind.rawValue] + properties + ["---", "", ""]).joined(separator: "\n")
      let headings = [title.map { "# \($0)\n\n" }, section.map { "## \($0)\n\n" }].compactMap(\.self).joined()
      return frontMatter + headings + lead
    }
  }

  /// Where the words stand.
  public let range: Range<Int>
  public let document: Document

  /// - Parameter words: of one line or more; those after the first as they stand in the file.
  public init(_ words: String, in place: Place) {
    let head = place.head
    range = head.utf8.count..<head.utf8.count + words.utf8.count
    document = Document(reading: SourceText(head + words + "\n"))
  }

  /// The whole file.
  public var source: SourceText { document.source }

  public var plan: Plan { PlanReading(of: document, fileName: "", with: []).plan }

  /// The one element that the file holds at its top, and what it is if that is an item; nil where there is more, or less.
  public var item: PlanItem? {
    let content = plan.content
    let sections = [content.introduction] + content.sections
    guard sections.allSatisfy(\.groups.isEmpty), sections.map(\.elements.count).reduce(0, +) == 1 else { return nil }
    return sections.flatMap(\.elements).first?.item
  }

  /// What stands in the file where the words do, after some edits of it; nil where the edits overlap.
  public func words(after edits: [TextEdit]) -> String? {
    source.applying(edits).map { bytes in
      let rest = bytes.dropFirst(range.lowerBound)
      return String(decoding: rest.last == 0x0A ? rest.dropLast() : rest, as: UTF8.self)
    }
  }
}
