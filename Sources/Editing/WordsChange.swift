import Languages
import Outline
import Planner
import Reading
import SourceText

extension EditableFile {
  /// The file with other words in an item, whose value, fields and log stay. An emoji that the new words begin with is its icon.
  public func settingWords(_ words: String, of path: PlanPath) throws(EditRefusal) -> EditableFile {
    guard let item = content[path], let read = itemReading(path), let headline = outlineItem(path)?.headline else {
      throw EditRefusal(EditMessage.hasNoItem(self.path))
    }
    let text = words.onOneLine
    guard !text.isEmpty else { throw EditRefusal(EditMessage.noWordsToWrite) }
    if item.type == .quote || item.type == .image {
      var wanted = item
      wanted.text = text
      return try rewriting(path, as: wanted)
    }
    guard let range = wordsRange(item, read, headline) else {
      throw EditRefusal(
        WordsChangeMessage.hasFieldsAmongWords(item.text),
        help: .changeByHand("\(self.path):\(line(of: path))")
      )
    }
    let guarded = TextGuard.title(text)
    // Words where there were none stand apart from what follows them.
    let gap =
      range.isEmpty && range.upperBound < source.bytes.count && source.bytes[range.upperBound] == UInt8(ascii: "(") ? " " : ""
    let isTight = range.isEmpty && range.lowerBound > 0 && source.bytes[range.lowerBound - 1] != UInt8(ascii: " ")
    let ways = [text, guarded].map { [TextEdit(replacing: range, with: (isTight ? " " : "") + $0 + gap)] }
    return try applying(
      EditStep(ways) { before, after in
        guard let new = after.content[path], var wanted = before.content[path] else { return false }
        wanted.text = new.text
        wanted.icon = new.icon
        if new.icon != item.icon { wanted.takeType(of: new) }
        var plan = before.plan
        plan.content[path] = wanted
        let written = ([new.icon?.text].compactMap(\.self) + [new.text]).joined(separator: " ")
        let isWritten = [new.text, written].contains { $0 == text || $0 == guarded }
        return after.plan == plan && isWritten && (new.icon == item.icon || text.hasPrefix(new.icon?.text ?? ""))
      }
    )
  }

  /// Where the words stand without a value, and with the icon before them if it has one.
  private func wordsRange(_ item: PlanItem, _ read: ItemReading, _ headline: Headline) -> Range<Int>? {
    if item.type == .text { return headline.cutRanges.isEmpty ? headline.textRange : nil }
    return read.titleRange
  }

  /// The file with another title. One without a title is refused. An emoji that it begins with is the icon of the title.
  public func settingTitle(_ words: String) throws(EditRefusal) -> EditableFile {
    guard let heading = document.title else {
      throw EditRefusal(WordsChangeMessage.hasNoTitle(path), help: .writeTitle(words))
    }
    let title = HeadingWords(words)
    return try applying(
      EditStep([[title.edit(of: heading.headline)]]) { before, after in
        var wanted = before.plan
        wanted.content.title = after.content.title
        wanted.content.icon = after.content.icon
        return after.plan == wanted
          && title.isSaid(by: after.document.title?.headline, of: after, before: heading.headline, self)
      }
    )
  }

  /// The file with other words in the heading of a section or a group. An emoji that they begin with is its icon.
  public func settingHeading(_ words: String, of path: PlanPath) throws(EditRefusal) -> EditableFile {
    guard !path.isItem, let headline = headline(of: path), headline.cutRanges.isEmpty else {
      throw EditRefusal(WordsChangeMessage.hasNoHeading("\(self.path):\(line(of: path))"))
    }
    let title = HeadingWords(words)
    return try applying(
      EditStep([[title.edit(of: headline)]]) { before, after in
        guard after.content.hasHeading(path) else { return false }
        var wanted = before.plan
        if let group = path.group {
          let read = after.content[section: path.section].groups[group]
          wanted.content[section: path.section].groups[group].title = read.title
          wanted.content[section: path.section].groups[group].icon = read.icon
        } else {
          wanted.content[section: path.section].title = after.content[section: path.section].title
          wanted.content[section: path.section].icon = after.content[section: path.section].icon
        }
        return after.plan == wanted && title.isSaid(by: after.headline(of: path), of: after, before: headline, self)
      }
    )
  }
}

/// The words of a heading as a person gives them: an emoji perhaps, then the title.
private struct HeadingWords {
  private let icon: String?
  private let title: String

  init(_ words: String) {
    let parts = words.split(whereSeparator: \.isWhitespace)
    let hasIcon = parts.count > 1 && parts[0].count == 1 && Emoji.isEmoji(Character(String(parts[0])))
    icon = hasIcon ? String(parts[0]) : nil
    title = TextGuard.heading(parts.dropFirst(hasIcon ? 1 : 0).joined(separator: " "))
  }

  func edit(of headline: Headline) -> TextEdit {
    guard let icon else { return TextEdit(replacing: headline.textRange, with: title) }
    let start = headline.iconRange.map { min($0.lowerBound, headline.textRange.lowerBound) } ?? headline.textRange.lowerBound
    return TextEdit(replacing: start..<headline.textRange.upperBound, with: icon + " " + title)
  }

  func isSaid(by headline: Headline?, of after: EditableFile, before old: Headline, _ before: EditableFile) -> Bool {
    guard let headline else { return false }
    let emoji = headline.iconRange.map { after.source.string(in: $0) }
    return after.document.title(of: headline) == title && emoji == icon ?? old.iconRange.map { before.source.string(in: $0) }
  }
}

extension PlanContent {
  fileprivate func hasHeading(_ path: PlanPath) -> Bool {
    sections.count >= path.section && path.group.map { self[section: path.section].groups.indices.contains($0) } ?? true
  }
}

/// What is said of words that are to be others.
enum WordsChangeMessage: Message {
  case hasFieldsAmongWords(String)
  case changeByHand(String)
  /// Of the path of a file.
  case hasNoTitle(String)
  case writeTitle(String)
  /// Of a place in a file.
  case hasNoHeading(String)
}
