import Chronology
import Languages
import Planner
import Reading
import SourceText

/// Changes of what is before the words of an item or among them.
extension EditableFile {
  /// The file with another goal of a counter.
  func settingGoal(_ goal: Number, of path: PlanPath) throws(EditRefusal) -> EditableFile {
    guard case .counter(var counter)? = content[path]?.content, let range = itemReading(path)?.goalRange else {
      throw EditRefusal(PartChangeMessage.hasNoGoal(at: "\(self.path):\(line(of: path))"))
    }
    counter.goal = goal
    let edit = TextEdit(replacing: range, with: goal.written(like: document.text(range)))
    return try applying(EditStep([[edit]]) { [counter] in $0.content[path]?.content = .counter(counter) })
  }

  /// The file with other values in a list.
  func settingValues(_ values: [String], of path: PlanPath) throws(EditRefusal) -> EditableFile {
    guard let read = itemReading(path), let words = read.titleRange, words.upperBound <= read.end else {
      throw EditRefusal(PartChangeMessage.hasFieldsAmongValues(at: "\(self.path):\(line(of: path))"), help: .changeInFile)
    }
    guard values.count > 1 || headline(of: path)?.field(.type) != nil else {
      throw EditRefusal(PartChangeMessage.listIsTooShort(at: "\(self.path):\(line(of: path))"), help: .writeBar)
    }
    let ways = [values, values.map(WrittenText.listValue)].map { values in
      [TextEdit(replacing: words.upperBound..<read.end, with: ": " + values.joined(separator: " | "))]
    }
    return try applying(EditStep(ways) { $0.content[path]?.content = .textList(values) })
  }

  /// The file with other days before the words of a timeline or a phase, with the dash as it is written.
  func settingDays(_ days: PhaseDays, of path: PlanPath) throws(EditRefusal) -> EditableFile {
    guard let item = content[path], let anchor = outlineItem(path)?.headline.anchor else {
      throw EditRefusal(PartChangeMessage.hasNoDays(at: "\(self.path):\(line(of: path))"))
    }
    let content: PlanItem.Content
    if case .phase = item.content {
      content = .phase(days)
    } else {
      content = .timeline(days.last.flatMap { DateRange(first: days.first, last: $0) } ?? DateRange(days.first))
    }
    let old = source.string(in: anchor.range)
    let dash = old.count > 20 ? String(old.dropFirst(10).dropLast(10)) : " - "
    let ways = [days.last.map { "\(days.first)\(dash)\($0)" }, days.description].compactMap(\.self)
    return try applying(
      EditStep(ways.map { [TextEdit(replacing: anchor.range, with: $0)] }) { $0.content[path]?.content = content }
    )
  }

  /// The file with a quote or an image written anew: its words are not in one piece.
  func rewriting(_ path: PlanPath, as item: PlanItem) throws(EditRefusal) -> EditableFile {
    guard let outline = outlineItem(path) else { throw EditRefusal(EditMessage.hasNoItem(self.path)) }
    let section = content[section: path.section].title
    let lines = WrittenText.lines(of: item, in: kind, section: section, below: [])
    let own = source.withoutBlankEnd(outline.lines)
    let range =
      source.contentRange(ofLine: own.lowerBound).lowerBound..<source.contentRange(ofLine: own.upperBound - 1).upperBound
    let edit = TextEdit(replacing: range, with: lines.joined(separator: source.lineEnding))
    return try applying(EditStep([[edit]]) { $0.content[path] = item })
  }
}

/// Why what is before the words of an item or among them is not changed.
enum PartChangeMessage: Message {
  case hasNoGoal(at: String)
  case hasFieldsAmongValues(at: String)
  case changeInFile
  case listIsTooShort(at: String)
  case writeBar
  case hasNoDays(at: String)
}
