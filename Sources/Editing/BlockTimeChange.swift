import Chronology
import Languages
import Outline
import Planner
import Reading
import SourceText

/// How the times of a file's blocks are written: `9:00–10:30`.
struct TimeSpelling {
  private var separator = " - "
  private var isPadded = true

  /// - Parameter anchors: times and ranges as written; the first that shows a way is followed.
  init(_ anchors: [String]) {
    let dashes: Set<Character> = ["-", "–", "—"]
    if let text = anchors.first(where: { $0.contains(where: dashes.contains) }),
      let dash = text.firstIndex(where: dashes.contains)
    {
      let before = text[..<dash].reversed().prefix { $0 == " " }.count
      let after = text[text.index(after: dash)...].prefix { $0 == " " }.count
      separator = String(repeating: " ", count: before) + String(text[dash]) + String(repeating: " ", count: after)
    }
    if let text = anchors.first(where: { $0.first != "1" && $0.first != "2" }) {
      isPadded = text.prefix { $0.isNumber }.count != 1
    }
  }

  func text(_ time: ScheduleTime) -> String {
    switch time {
    case .at(let start): text(start)
    case .range(let range): text(range.start) + separator + text(range.end)
    }
  }

  private func text(_ time: TimeOfDay) -> String {
    let text = time.description
    return !isPadded && text.first == "0" ? String(text.dropFirst()) : text
  }
}

extension EditableFile {
  /// The file with another time before the words of a block, a row of a schedule or a block of the routine.
  ///
  /// - Parameter isNew: whether the block came from another file, so that it is written as the others of this one are.
  func settingTime(
    _ time: ScheduleTime,
    of path: PlanPath,
    isNew: Bool = false
  ) throws(EditRefusal)
    -> EditableFile
  {
    guard let item = content[path], let wanted = item.content.at(time), let anchor = outlineItem(path)?.headline.anchor else {
      throw EditRefusal(BlockTimeMessage.hasNoTime(place: "\(self.path):\(line(of: path))"))
    }
    if item.content == wanted { return self }
    let own = [source.string(in: anchor.range)]
    let spelling = TimeSpelling(isNew ? blockAnchors(but: path) + own : own + blockAnchors(but: path))
    let ways = [spelling.text(time), time.description].map { [TextEdit(replacing: anchor.range, with: $0)] }
    return try applying(EditStep(ways) { $0.content[path]?.content = wanted })
  }

  /// The file with one more block, its time and icon written like those of the others.
  ///
  /// - Parameter keepsWords: whether its words are those of a file, and not of a person: what does not read in them did not there.
  func inserting(
    block: PlanItem,
    at position: ItemPosition,
    keepsWords: Bool = false
  ) throws(EditRefusal) -> (file: EditableFile, path: PlanPath) {
    guard case .block(let time) = block.content else {
      throw EditRefusal(BlockTimeMessage.isNoBlock(block.text))
    }
    let slot = ItemSlot(position, in: self)
    let style = FileStyle(document)
    let section = content[section: slot.container.section].title
    var plain = block
    plain.number = nil
    let lines = WrittenText.lines(of: plain, in: kind, section: section, below: [])
    let respelled = FieldRespelling(lines, in: kind, section: section, spelling: style.spelling).lines
    var styled = respelled ?? lines
    let written = TimeSpelling(blockAnchors()).text(time)
    styled[0] = styled[0].replacing(time.description, with: written, maxReplacements: 1)
    if style.hasIconFirst, case .emoji(let icon)? = block.icon {
      styled[0] = styled[0].replacing("\(written) \(icon)", with: "\(icon) \(written)", maxReplacements: 1)
    }
    var wanted = block
    wanted.number = slot.number(in: self)
    let ways = [styled, respelled, lines].compactMap(\.self).flatMap { slot.ways(of: $0, isListItem: true, in: self) }
    var step = EditStep(ways) { [wanted] plan in plan.content.insert(.item(wanted), at: slot.path) }
    step.keepsWords = keepsWords
    return (try applying(step), slot.path)
  }

  /// The times of the blocks as they are written.
  private func blockAnchors(but path: PlanPath? = nil) -> [String] {
    content.itemPaths.filter { content[$0]?.blockTime != nil && $0 != path }
      .compactMap { outlineItem($0)?.headline.anchor.map { source.string(in: $0.range) } }
  }
}

extension PlanItem.Content {
  /// The same at another time; nil of what has none.
  fileprivate func at(_ time: ScheduleTime) -> PlanItem.Content? {
    if case .block = self { return .block(time) }
    if case .schedule = self { return .schedule(time) }
    guard case .routine(var routine) = self else { return nil }
    routine.time = time
    return .routine(routine)
  }
}

/// What is said of the time of a block that cannot be written.
enum BlockTimeMessage: Message {
  case hasNoTime(place: String)
  case isNoBlock(String)
}
