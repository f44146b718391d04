import Export
import Languages
import Views

/// Markdown that is no item as parts of a page: code and HTML stay as they are written, and are only text.
enum MarkdownParts {
  static func parts(of markdown: String, in language: Language) -> [PagePart] {
    let lines = markdown.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let first = lines.first ?? ""
    if first.hasPrefix("```") || first.hasPrefix("~~~") || first.hasPrefix("    ") || first.hasPrefix("\t") {
      return [.code(TextExport.lines(ofOther: markdown, keepsTags: true))]
    }
    // A comment is no words, but words may follow it.
    if first.hasPrefix("<"), !first.hasPrefix("<!--") { return [.code(lines)] }
    if let rows = TextExport.table(ofOther: markdown), let head = rows.first, !head.isEmpty {
      return [.table(table(head, rows.dropFirst(), in: language))]
    }
    return TextExport.lines(ofOther: markdown, keepsTags: true).filter { !$0.isEmpty }.map { .paragraph(PageText($0)) }
  }

  private static func table(_ head: [String], _ rows: ArraySlice<[String]>, in language: Language) -> PageTable {
    let width = max(head.count, rows.map(\.count).max() ?? 0)
    return PageTable(
      PageText(language.say(PageMessage.table)),
      columns: (0..<width).map { PageTable.Column($0 < head.count ? PageText(markdown: head[$0]).words : "") },
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
