import Languages
public import Planner
import Reading
import SourceText

extension EditableFile {
  /// The file with another number in a counter, a count or a best, or other strokes in a tally. Any other item is refused.
  public func settingValue(_ value: Number, of path: PlanPath) throws(EditRefusal) -> EditableFile {
    guard let item = content[path], let read = itemReading(path) else { throw EditRefusal(EditMessage.hasNoItem(self.path)) }
    let edit: TextEdit?
    var wanted = item
    switch item.content {
    case .counter(var counter):
      counter.value = value
      wanted.content = .counter(counter)
      edit = read.valueRange.map { TextEdit(replacing: $0, with: value.written(like: document.text($0))) }
    case .count(var count):
      count.value = value
      wanted.content = .count(count)
      edit = try number(value, at: read.valueRange, of: path, read)
    case .best(var best):
      best.value = value
      wanted.content = .best(best)
      edit = try number(value, at: read.valueRange, of: path, read)
    case .tally(let old):
      guard let strokes = value.whole, strokes >= 0 else {
        throw EditRefusal(ValueChangeMessage.isNoCountOfStrokes(value), help: .giveWholeNumber)
      }
      wanted.content = .tally(strokes)
      edit = old == 0 || read.strokesRange != nil ? tally(strokes, read) : nil
    case .text, .bullet, .checkbox, .label, .quote, .image, .daysSince, .daysUntil, .streak, .textList, .timeline, .recurring,
      .schedule, .task, .block, .routine, .category, .link, .habit, .mark, .phase, .activity:
      throw EditRefusal(ValueChangeMessage.hasNoNumber(item.text), help: .othersHaveOne)
    }
    guard let edit else {
      throw EditRefusal(
        ValueChangeMessage.hasFieldInNumber(item.text, at: "\(self.path):\(line(of: path))"),
        help: .moveField
      )
    }
    return try applying(EditStep([[edit]]) { [wanted] in $0.content[path] = wanted })
  }

  /// Writes a number in the place of another, or behind the words where there is none. Beside one that does not read, it would
  /// stand twice.
  private func number(
    _ value: Number,
    at range: Range<Int>?,
    of path: PlanPath,
    _ read: ItemReading
  ) throws(EditRefusal) -> TextEdit {
    if let range { return TextEdit(replacing: range, with: value.written(like: document.text(range))) }
    if let headline = outlineItem(path)?.headline.range,
      let unread = reading.problems.first(where: { $0.kind == .unreadNumber && headline.contains($0.range.lowerBound) })
    {
      throw EditRefusal(
        ValueChangeMessage.isNoNumber(document.text(unread.range), at: "\(self.path):\(line(of: path))"),
        help: .writeNumber(mostDigits: Number.mostDigits)
      )
    }
    return TextEdit(insertingAt: read.end, ": \(value)")
  }

  private func tally(_ strokes: Int, _ read: ItemReading) -> TextEdit? {
    guard let range = read.strokesRange else {
      return TextEdit(insertingAt: read.end, strokes == 0 ? "" : " " + Strokes.text(strokes))
    }
    guard strokes == 0 else { return TextEdit(replacing: range, with: Strokes.text(strokes)) }
    // A line of which nothing stays would end the words, and the backslash of a hard break before it would be one of them.
    let end = document.trimmed(0..<range.lowerBound).upperBound
    let isBroken = source.line(at: end - 1) < source.line(at: range.lowerBound)
    let hardBreak = isBroken ? HeadlineEdit.hardBreak(ofLine: source.line(at: end - 1), in: source) : nil
    return TextEdit(deleting: (hardBreak ?? end)..<range.upperBound)
  }
}

/// What is said of a number that is to be another.
enum ValueChangeMessage: Message {
  case isNoCountOfStrokes(Number)
  case giveWholeNumber
  case hasNoNumber(String)
  case othersHaveOne
  case hasFieldInNumber(String, at: String)
  case moveField
  case isNoNumber(String, at: String)
  case writeNumber(mostDigits: Int)
}
