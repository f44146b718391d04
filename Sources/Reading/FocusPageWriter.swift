import Outline
public import Planner

extension FocusPage {
  /// The page in canonical form: front matter, title, sections (format specification, *Writing*).
  ///
  /// Reading it gives an equal page, if its texts are Markdown that reads as words where they stand: `TextGuard` makes them so.
  public var markdown: String {
    var writer = FocusPageWriter()
    writer.write(self)
    return writer.text
  }
}

/// Writes a page block by block, each parted from the one before by a blank line, list items of one list excepted.
struct FocusPageWriter {
  private(set) var text = ""

  mutating func write(_ page: FocusPage) {
    text = PropertyWriter.frontMatter(of: page)
    if !page.title.isEmpty { append(heading: "# " + TextGuard.heading(page.title)) }
    write(page.introduction.elements, in: page.introduction)
    write(page.introduction.groups, in: page.introduction)
    for section in page.sections {
      append(heading: "## " + headingText(section))
      write(section.elements, in: section)
      write(section.groups, in: section)
    }
  }

  private mutating func append(heading: String) {
    text += "\n" + trimmedEnd(heading) + "\n"
  }

  private func trimmedEnd(_ line: String) -> String {
    String(line.reversed().drop { $0 == " " }.reversed())
  }

  private mutating func write(_ groups: [Strategy], in section: FocusSection) {
    for group in groups {
      append(
        heading: "### " + FocusPageWriter.headingText(group.title, icon: group.icon, theme: nil, others: group.otherFields)
      )
      write(group.elements, in: section)
    }
  }

  private func headingText(_ section: FocusSection) -> String {
    FocusPageWriter.headingText(section.title, icon: section.icon, theme: section.theme, others: section.otherFields)
  }

  private static func headingText(_ title: String, icon: Icon?, theme: Theme?, others: [OtherField]) -> String {
    var fields = FieldWriter()
    fields.add(.theme, theme?.rawValue)
    if case .symbol(let name) = icon { fields.add(.icon, name) }
    fields.add(others)
    let emoji = if case .emoji(let emoji) = icon { emoji + " " } else { "" }
    return emoji + TextGuard.heading(title) + fields.text
  }

  private mutating func write(_ elements: [PageElement], in section: FocusSection) {
    let writer = ItemWriter(isSetAside: section.isSetAside)
    let blocks = writer.blocks(elements)
    for block in blocks { text += "\n" + block + "\n" }
  }
}
