import Outline
import Planner

/// Writes a heading with its icon and fields: of the ways to write it, the first that reads back as it is.
struct HeadingWriter {
  /// The whole line.
  let text: String

  init(_ section: FocusSection) {
    text = HeadingWriter.first { guards, spelling in
      HeadingWriter.line("##", section.title, section.icon, section.theme, section.otherFields, guards, spelling)
    } reads: { page, isGuarded in
      guard let read = page.sections.last, page.sections.count == 1, read.isEmpty else { return false }
      var wanted = FocusSection(title: read.title, icon: section.icon, theme: section.theme, otherFields: section.otherFields)
      if !isGuarded { wanted.title = TextGuard.folded(section.title) }
      return read == wanted
    }
  }

  init(_ group: Strategy) {
    text = HeadingWriter.first { guards, spelling in
      HeadingWriter.line("###", group.title, group.icon, nil, group.otherFields, guards, spelling)
    } reads: { page, isGuarded in
      guard let read = page.introduction.groups.last, page.introduction.groups.count == 1 else { return false }
      var wanted = Strategy(title: read.title, icon: group.icon, otherFields: group.otherFields)
      if !isGuarded { wanted.title = TextGuard.folded(group.title) }
      return read == wanted
    }
  }

  /// The title of a page. Its icon is a property.
  static func title(of page: FocusPage) -> String {
    first(icon: page.icon) { guards, _ in
      line("#", page.title, nil, nil, [], guards, .group)
    } reads: { read, isGuarded in
      read.icon == page.icon && (isGuarded || read.title == TextGuard.folded(page.title))
    }
  }

  private static func first(
    icon: Icon? = nil,
    _ line: (_ guards: Bool, _ spelling: FieldWriter.Spelling) -> String,
    reads: (FocusPage, _ isGuarded: Bool) -> Bool
  ) -> String {
    let frontMatter = PropertyWriter.frontMatter(of: FocusPage(title: "", icon: icon))
    for guards in [false, true] {
      for spelling in FieldWriter.Spelling.allCases {
        let line = line(guards, spelling)
        let document = Document(reading: .init("\(frontMatter)\n\(line)\n"))
        if reads(PageReading(of: document, fileName: "").page, guards) { return line }
      }
    }
    return line(true, .group)
  }

  private static func line(
    _ marker: String,
    _ title: String,
    _ icon: Icon?,
    _ theme: Theme?,
    _ others: [OtherField],
    _ guards: Bool,
    _ spelling: FieldWriter.Spelling
  ) -> String {
    var fields = FieldWriter()
    fields.add(.theme, theme?.rawValue)
    fields.add(.icon, icon?.field(beside: others))
    fields.add(others)
    var words = [marker]
    if let emoji = icon?.emoji(beside: others) { words.append(emoji) }
    let title = guards ? TextGuard.heading(title) : TextGuard.folded(title)
    let titleWithFields = fields.prefix(spelling) + title
    if !titleWithFields.isEmpty { words.append(titleWithFields) }
    return words.joined(separator: " ") + fields.text(spelling)
  }
}

extension Icon {
  /// The emoji that stands before the words. Beside a field `icon`, even one that is not read, it would be one of them.
  func emoji(beside others: [OtherField]) -> String? {
    if case .emoji(let emoji) = self, !others.contains(where: { FieldKey(word: $0.key) == .icon }) { emoji } else { nil }
  }

  /// The value of the field `icon`, where the icon stands there.
  func field(beside others: [OtherField]) -> String? {
    emoji(beside: others) == nil ? text : nil
  }
}
