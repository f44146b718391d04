import Markdown
import SourceText

/// Markdown as the sections of a page of the manual: chapters become sections, tables lists, footnotes paragraphs of their own.
public struct MarkdownManual {
  private let source: SourceText
  private let tree: BlockTree
  /// The headings, which other places name in brackets.
  private let headings: Set<String>
  /// The labels of footnotes, in the order of their definitions.
  private let footnotes: [String]

  public init(_ markdown: String) {
    let source = SourceText(markdown)
    let tree = BlockTree.parse(source)
    let paragraphs = tree.blocks.filter { $0.kind == .paragraph }
    headings = Set(tree.blocks.filter { $0.kind == .heading }.map { MarkdownManual.title(of: $0, in: source) })
    footnotes = paragraphs.compactMap { MarkdownManual.footnote(of: MarkdownManual.words(of: $0, in: source))?.label }
    (self.source, self.tree) = (source, tree)
  }

  /// Writes everything but the heading of level 1; what is before the first chapter stands under a heading of its own.
  public func write(to page: inout MdocPage, introducedBy heading: String) {
    page.heading(heading)
    write(Array(tree.children(of: 0)), to: &page)
  }

  private func write(_ blocks: [Int], to page: inout MdocPage) {
    var isFirst = true
    for index in blocks {
      let block = tree[index]
      switch block.kind {
      case .heading where block.level == 1: continue
      case .heading: write(heading: block, to: &page)
      case .paragraph: write(paragraph: block, to: &page, isFirst: isFirst)
      case .list: write(list: index, to: &page, isFirst: isFirst)
      case .codeBlock: page.literal(lines(ofCode: block))
      case .blockQuote:
        page.macro("Bd", raw: "-ragged -offset indent")
        write(Array(tree.children(of: index)), to: &page)
        page.macro("Ed")
      case .document, .item, .htmlBlock, .thematicBreak: continue
      }
      isFirst = block.kind == .heading
    }
  }

  // MARK: Blocks

  private func write(heading block: Block, to page: inout MdocPage) {
    let title = MarkdownManual.title(of: block, in: source)
    switch block.level {
    case 2: page.heading(title)
    case 3: page.subheading(title)
    default: page.paragraph([InlineRun(.strong, title)])
    }
  }

  private func write(paragraph block: Block, to page: inout MdocPage, isFirst: Bool) {
    let words = MarkdownManual.words(of: block, in: source)
    if words.hasPrefix("|") { return write(table: words, to: &page) }
    if let note = MarkdownManual.footnote(of: words) {
      page.macro("Bl", raw: "-tag -width Ds")
      page.tag([InlineRun(.plain, "[\(number(ofFootnote: note.label))]")])
      page.sentences(runs(note.text))
      return page.macro("El")
    }
    if isFirst { page.sentences(runs(words)) } else { page.paragraph(runs(words)) }
  }

  private func write(list index: Int, to page: inout MdocPage, isFirst: Bool) {
    // There is no blank line before a list without blank lines in it, unless one is asked for.
    if tree[index].isTight, !isFirst { page.macro("Pp") }
    page.macro("Bl", raw: (tree[index].isOrdered ? "-enum" : "-bullet") + (tree[index].isTight ? " -compact" : ""))
    for item in tree.children(of: index) {
      page.macro("It")
      write(Array(tree.children(of: item)), to: &page)
    }
    page.macro("El")
  }

  /// The first cell of each row is a tag; the others follow, each behind the words at the head of its column if there are several.
  private func write(table: String, to page: inout MdocPage) {
    let rows = table.split(separator: "\n").map { MarkdownManual.cells(of: String($0)) }
    guard let head = rows.first, rows.count > 2 else { return }
    page.macro("Bl", raw: "-tag -width Ds")
    for row in rows.dropFirst(2) {
      page.tag(runs(row.first.flatMap { $0.isEmpty ? nil : $0 } ?? "\u{2013}"))
      for (column, cell) in row.enumerated().dropFirst() where !cell.isEmpty {
        let label = row.count > 2 && column < head.count ? [InlineRun(.emphasis, head[column]), InlineRun(.plain, ": ")] : []
        if column > 1 { page.macro("br") }
        page.sentences(label + runs(cell))
      }
    }
    page.macro("El")
  }

  private static func cells(of line: String) -> [String] {
    let bar = "\u{1}"
    let cells = line.replacing("\\|", with: bar).split(separator: "|", omittingEmptySubsequences: false).dropFirst().dropLast()
    return cells.map { cell in
      cell.replacing(bar, with: "|").split(separator: " ").joined(separator: " ")
    }
  }

  private func lines(ofCode block: Block) -> [String] {
    let lines = block.isFenced ? block.firstLine + 1..<max(block.endLine - 1, block.firstLine + 1) : block.lines
    let margin = block.start - source.start(ofLine: block.firstLine)
    return lines.map { line in
      let text = source.string(in: source.contentRange(ofLine: line))
      let spaces = text.prefix { $0 == " " }.count
      return String(text.dropFirst(min(spaces, margin)))
    }
  }

  // MARK: Words

  private static func title(of block: Block, in source: SourceText) -> String {
    String(words(of: block, in: source).drop { $0 == "#" || $0 == " " })
  }

  /// The lines of a block from its first byte on, without what is before them.
  private static func words(of block: Block, in source: SourceText) -> String {
    let text = source.string(in: block.start..<source.contentRange(ofLine: block.endLine - 1).upperBound)
    return text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.drop { $0 == " " || $0 == ">" } }.joined(separator: "\n")
  }

  /// `[^label]: words`
  private static func footnote(of words: String) -> (label: String, text: String)? {
    guard words.hasPrefix("[^"), let end = words.firstRange(of: "]: ") else { return nil }
    return (String(words[..<end.lowerBound].dropFirst(2)), String(words[end.upperBound...]))
  }

  private func number(ofFootnote label: String) -> Int { (footnotes.firstIndex(of: label) ?? 0) + 1 }

  /// The runs of a paragraph, with headings that are named in quotation marks, and the numbers of footnotes.
  private func runs(_ words: String) -> [InlineRun] {
    InlineRun.runs(of: words).map { run in
      run.style == .code ? run : InlineRun(run.style, resolved(run.text))
    }
  }

  private func resolved(_ text: String) -> String {
    var result = ""
    var rest = text[...]
    while let open = rest.firstIndex(of: "["), let close = rest[open...].firstIndex(of: "]") {
      let name = String(rest[rest.index(after: open)..<close])
      result += rest[..<open]
      if name.hasPrefix("^") {
        result += "[\(number(ofFootnote: String(name.dropFirst())))]"
      } else {
        result += headings.contains(name) ? "\u{201C}\(name)\u{201D}" : "[\(name)]"
      }
      rest = rest[rest.index(after: close)...]
    }
    return result + rest
  }
}
