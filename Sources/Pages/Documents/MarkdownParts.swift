import Export
import Languages
import Views

/// Markdown that is no item as parts of a page: code and HTML stay as they are written, and are only text.
enum MarkdownParts {
  static func parts(of markdown: String, in language: Language) -> [PagePart] {
    parts(of: MarkdownBlock.blocks(of: markdown), in: language)
  }

  private static func parts(of blocks: [MarkdownBlock], in language: Language) -> [PagePart] {
    blocks.flatMap { parts(of: $0, in: language) }
  }

  private static func parts(of block: MarkdownBlock, in language: Language) -> [PagePart] {
    switch block {
    case .paragraph(let lines):
      if let table = table(of: lines, in: language) { return [.table(table)] }
      return rows(of: lines).map { .paragraph($0) }
    case .heading(let title): return rows(of: [title]).map { .paragraph($0.styled(.strong)) }
    case .code(let lines): return [.code(lines)]
    case .html(let lines):
      // A comment is no words, but words may follow it.
      let isComment = lines.first?.drop { $0 == " " }.hasPrefix("<!--") ?? false
      guard isComment else { return [.code(lines)] }
      let words = TextExport.lines(ofOther: lines.joined(separator: "\n"), keepsTags: true)
      return words.filter { !$0.isEmpty }.map { .paragraph(PageText($0)) }
    case .quote(let blocks): return [.quote(parts(of: withKind(blocks, in: language), in: language), author: nil)]
    case .list(let items): return [.list(items.map { entry(of: $0, in: language) })]
    }
  }

  /// The lines of a paragraph's Markdown, which stay lines.
  private static func rows(of lines: [String]) -> [PageText] { PageText.rows(lines.joined(separator: "\n")) }

  /// What a callout is, which stands in brackets in its first line, is told before its title.
  private static func withKind(_ blocks: [MarkdownBlock], in language: Language) -> [MarkdownBlock] {
    guard case .paragraph(var lines)? = blocks.first, let first = lines.first, first.hasPrefix("[!"),
      let end = first.firstIndex(of: "]")
    else { return blocks }
    let title = first[first.index(after: end)...].drop { $0 == "+" || $0 == "-" || $0 == " " }
    lines[0] = PlainText.labelled(String(first[..<end].dropFirst(2)), String(title), in: language)
    return [MarkdownBlock.paragraph(lines)] + blocks.dropFirst()
  }

  private static func entry(of item: MarkdownBlock.Item, in language: Language) -> PageEntry {
    var rows: [PageText] = []
    var below = item.blocks
    if case .paragraph(let lines)? = below.first, table(of: lines, in: language) == nil {
      rows = self.rows(of: lines)
      below.removeFirst()
    }
    var text = PageText(item.number ?? "")
    if let first = rows.first { text += text.isEmpty ? first : " " + first }
    return PageEntry(text, parts: rows.dropFirst().map { PagePart.paragraph($0) } + parts(of: below, in: language))
  }

  private static func table(of lines: [String], in language: Language) -> PageTable? {
    guard let rows = TextExport.table(ofOther: lines.joined(separator: "\n")), let head = rows.first, !head.isEmpty else {
      return nil
    }
    return table(head, rows.dropFirst(), in: language)
  }

  private static func table(_ head: [String], _ rows: ArraySlice<[String]>, in language: Language) -> PageTable {
    let width = max(head.count, rows.map(\.count).max() ?? 0)
    return PageTable(
      PageText(language.say(PageMessage.table)),
      columns: (0..<width).map { PageTable.Column(written: $0 < head.count ? PageText(markdown: head[$0]) : PageText()) },
      rows: rows.map { cells in
        PageTable.Row(
          PageText(markdown: cells.first ?? ""),
          (1..<max(width, 1)).map { PageTable.Cell($0 < cells.count ? PageText(markdown: cells[$0]) : PageText()) }
        )
      },
      isCaptionSpoken: true
    )
  }
}
