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
    append(HeadingWriter.title(of: page))
    write(page.introduction.elements, in: page.introduction)
    write(page.introduction.groups, in: page.introduction)
    for section in page.sections {
      append(HeadingWriter(section).text)
      write(section.elements, in: section)
      write(section.groups, in: section)
    }
  }

  private mutating func append(_ block: String) {
    text += "\n" + block + "\n"
  }

  private mutating func write(_ groups: [Strategy], in section: FocusSection) {
    for group in groups {
      append(HeadingWriter(group).text)
      write(group.elements, in: section)
    }
  }

  private mutating func write(_ elements: [PageElement], in section: FocusSection) {
    let name = Document.name(ofTitle: section.title).lowercased()
    let writer = ItemWriter(place: ItemPlace(isSetAside: name == FocusPage.setAsideTitle.lowercased()))
    for block in writer.blocks(elements) { append(block) }
  }
}
