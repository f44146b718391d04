public import Chronology
import Languages
import Outline
public import Planner
import Reading
import SourceText

/// A note as a person typed it: paragraphs, each of one line or more.
public struct NoteText: Hashable, Sendable {
  /// None is empty; lines end in `\n`, and none begins or ends with a space.
  public let paragraphs: [String]

  /// - Parameter text: a blank line begins the next paragraph.
  public init(_ text: String) {
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map { line in
      line.onOneLine
    }
    paragraphs = lines.split(separator: "").map { $0.joined(separator: "\n") }
  }
}

extension EditedVault {
  /// Writes a note: of a list item below its words, as the last of its notes; of a file or a heading as a paragraph below what is
  /// written there before the first list.
  public mutating func addNote(_ text: NoteText, to thing: Thing) throws(EditRefusal) {
    note(.noted, title: thing.title, at: try write(text, to: thing))
  }

  /// Writes a note of a day, whose file is made where there is none.
  public mutating func addNote(_ text: NoteText, on date: CivilDate) throws(EditRefusal) {
    let name = try openDay(on: date)
    let place = try write(text, to: Thing(file: name, path: nil, title: "\(date)"))
    note(.noted, NoteAdditionMessage.ofDay(date, at: place))
  }

  /// - Returns: where it stands.
  private mutating func write(_ text: NoteText, to thing: Thing) throws(EditRefusal) -> String {
    guard !text.paragraphs.isEmpty else { throw EditRefusal(EditMessage.noWordsToWrite) }
    let before = try file(thing.file)
    let after: EditableFile
    let line: Int
    if let path = thing.path, path.isItem {
      after = try before.addingNotes(text.paragraphs, to: path)
      line = after.line(of: path)
    } else {
      let place: PlanPath
      (after, place) = try before.addingParagraphs(text.paragraphs, below: thing.path ?? PlanPath(section: 0))
      line = after.line(of: place)
    }
    update(thing.file, to: after)
    return "\(after.path):\(line)"
  }

  /// What is written of a thing: of a list item its notes and what stands below it, of a file or a heading its paragraphs and
  /// quotes.
  public func notes(of thing: Thing) -> [Note] {
    guard let content = self[thing.file]?.plan.content else { return [] }
    guard let path = thing.path else { return content.introduction.notes(besides: NoteText.isItem) }
    if let item = item(of: thing) { return [Note](item.notes, item.children) }
    guard let group = path.group else {
      return [Note]([], content[section: path.section].elements, besides: NoteText.isItem)
    }
    return [Note]([], content[section: path.section].groups[group].elements, besides: NoteText.isItem)
  }

  /// What is written of a day; none where it has no file.
  public func notes(on date: CivilDate) -> [Note] {
    dayFile(on: date).map { notes(of: Thing(file: $0.name, path: nil, title: $0.plan.title)) } ?? []
  }
}

extension NoteText {
  /// Whether an item is more than words that stand by themselves.
  fileprivate static func isItem(_ item: PlanItem) -> Bool { item.type.standsInList }
}

extension EditableFile {
  /// The file with more notes below a list item.
  fileprivate func addingNotes(_ paragraphs: [String], to path: PlanPath) throws(EditRefusal) -> EditableFile {
    guard let item = outlineItem(path), let read = content[path], item.form == .listItem else {
      throw EditRefusal(
        NoteAdditionMessage.isNoListItem(content[path]?.text ?? "", at: "\(self.path):\(line(of: path))"),
        help: .openInEditor,
        commands: [["open", "\(self.path):\(line(of: path))"]]
      )
    }
    let own = ItemLead(of: item, in: document)
    let width = String(repeating: " ", count: own.marker.count + own.gap.count)
    let indents = [width, FileStyle(document).childIndent].compactMap(\.self).map { own.indent + $0 }
    let place = LineEdit.lineAfterWords(of: item, in: document)
    // Words right below the headline are its first note; a paragraph more needs a blank line before it.
    let joins = read.notes.isEmpty
    let hasTextBelow = place < source.lineCount && !source.isBlank(line: place)
    let ways = TextGuard.notes(paragraphs, joinsFirst: joins).flatMap { blocks in
      indents.flatMap { indent in
        (joins ? [false, true] : [true]).flatMap { isApart in
          (hasTextBelow ? [false, true] : [false]).map { hasGap in
            var lines = isApart ? [""] : []
            for (index, block) in blocks.enumerated() {
              lines += (index > 0 ? [""] : []) + block.split(separator: "\n").map { indent + $0 }
            }
            return [LineEdit.insertion(of: lines + (hasGap ? [""] : []), beforeLine: place, in: source)]
          }
        }
      }
    }
    return try applying(EditStep(ways) { $0.content[path]?.notes += paragraphs })
  }

  /// The file with paragraphs below a heading, or before the first section; and the place of the first of them.
  fileprivate func addingParagraphs(
    _ paragraphs: [String],
    below container: PlanPath
  ) throws(EditRefusal) -> (file: EditableFile, path: PlanPath) {
    let leading = content[elementsOf: container].prefix { $0.item.map { !$0.type.standsInList } ?? false }.count
    var file = self
    for (index, paragraph) in paragraphs.enumerated() {
      let place = leading + index
      let position: ItemPosition = place > 0 ? .after(container.child(at: place - 1)) : .start(of: container)
      (file, _) = try file.inserting(PlanItem(.text, text: paragraph), at: position)
    }
    return (file, container.child(at: leading))
  }
}

/// What is said of a new note.
enum NoteAdditionMessage: Message {
  case isNoListItem(String, at: String)
  case openInEditor
  case ofDay(CivilDate, at: String)
}
