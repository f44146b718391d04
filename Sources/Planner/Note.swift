/// Words that a person wrote beside what is planned, due or counted: a paragraph, a list item, a quote (format, *Notes and
/// children*).
public struct Note: Hashable, Sendable {
  /// How it is written.
  public enum Form: Hashable, Sendable {
    case paragraph
    /// A list item, with its box if it has one.
    case item(BoxState?)
    case quote
    /// The heading of a section or a group, above what is written in it.
    case heading
    /// Markdown that is no item, such as code: lines that stay as they are.
    case other
  }

  /// Markdown, with emoji and tags and without the marks of its form.
  public var text: String
  public var form: Form
  /// What is written below it.
  public var notes: [Note]

  public init(_ text: String, _ form: Form = .paragraph, notes: [Note] = []) {
    self.text = text
    self.form = form
    self.notes = notes
  }

  /// The lines of its Markdown: its own first, without a list marker, then those below it.
  public var lines: [String] {
    var box = ""
    if case .item(let state?) = form { box = state.text + " " }
    guard hasLineFeed || !notes.isEmpty else { return [box + text] }
    let own = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    return [box + (own.first ?? "")] + own.dropFirst()
      + notes.flatMap { note -> [String] in
        guard case .item = note.form else { return note.lines.map { form == .heading ? $0 : "  " + $0 } }
        let lines = note.lines
        let margin = form == .heading ? "" : "  "
        return [margin + "- " + (lines.first ?? "")] + lines.dropFirst().map { margin + "  " + $0 }
      }
  }

  /// Whether its text may have several lines. To look for them by characters takes long, and most notes have one.
  private var hasLineFeed: Bool {
    var text = text
    return text.withUTF8 { bytes in
      for byte in bytes where byte == 0x0A { return true }
      return false
    }
  }
}

extension [Note] {
  /// What is written below an item, a heading or an entry.
  ///
  /// - Parameters:
  ///   - paragraphs: its paragraphs.
  ///   - elements: what stands below it besides them.
  ///   - isCounted: which items say something of their own, at any depth, and are no notes.
  public init(_ paragraphs: [String], _ elements: [PlanElement], besides isCounted: (PlanItem) -> Bool = { _ in false }) {
    self = paragraphs.map { Note($0) }
    for element in elements {
      switch element {
      case .item(let item):
        if !isCounted(item) { append(Note(item, besides: isCounted)) }
      case .other(let markdown): append(Note(markdown, .other))
      }
    }
  }
}

extension Note {
  /// The words of an item, and what stands below it.
  fileprivate init(_ item: PlanItem, besides isCounted: (PlanItem) -> Bool) {
    var icon = ""
    if case .emoji(let emoji)? = item.icon { icon = emoji + " " }
    let tags = item.trailingTags.map { " #" + $0 }.joined()
    notes = [Note](item.notes, item.children, besides: isCounted)
    switch item.content {
    case .text: (text, form) = (item.text, .paragraph)
    case .quote(let author): (text, form) = (item.text + (author.map { "\n— " + $0 } ?? ""), .quote)
    case .image(let source): (text, form) = ("![\(item.text)](\(source))", .paragraph)
    default: (text, form) = (icon + item.text + tags, .item(item.box))
    }
  }
}

extension PlanSection {
  /// What is written in it beside the items that say something of their own.
  public func notes(besides isCounted: (PlanItem) -> Bool) -> [Note] {
    [Note]([], elements, besides: isCounted)
      + groups.compactMap { group in
        let notes = [Note]([], group.elements, besides: isCounted)
        return notes.isEmpty ? nil : Note(group.title, .heading, notes: notes)
      }
  }
}

extension PlanContent {
  /// What is written in the file beside the items that say something of their own; that of a section below its heading.
  ///
  /// - Parameter isLeftOut: which sections are told elsewhere.
  public func notes(
    besides isCounted: (PlanItem) -> Bool,
    leavingOut isLeftOut: (PlanSection) -> Bool = { _ in false }
  ) -> [Note] {
    introduction.notes(besides: isCounted)
      + sections.filter { !isLeftOut($0) }.compactMap { section in
        let notes = section.notes(besides: isCounted)
        return notes.isEmpty ? nil : Note(section.title, .heading, notes: notes)
      }
  }
}
