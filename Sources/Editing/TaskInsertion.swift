public import Outline
public import SourceText

/// Where a project takes a new task: at the end of its tasks, in the style of the last one.
public struct TaskInsertion: Sendable {
  private let offset: Int
  /// What is written before the words of the task, and after them.
  private let before: String
  private let after: String

  public init(into document: Document) {
    let source = document.source
    guard let last = TaskInsertion.lastTask(in: document) else {
      self.init(below: document)
      return
    }
    let item = document.items[last]
    let marker = source.string(in: item.markerRange)
    let bullet = item.number.map { "\($0 + 1)\(marker.last.map(String.init) ?? ".")" } ?? marker
    self.init(before: "\(document.indent(of: item))\(bullet) ", atLine: item.lines.upperBound, of: source)
  }

  /// - Parameter words: box, title and fields.
  public func edit(adding words: String) -> TextEdit { TextEdit(insertingAt: offset, before + words + after) }

  /// The last task of the first section that has some, but for *Done*, and not in a group.
  private static func lastTask(in document: Document) -> Int? {
    for section in document.sections {
      if section.role == .done { continue }
      for case .item(let index) in section.elements.reversed() where document.items[index].headline.places.contains(.task) {
        return index
      }
    }
    return nil
  }

  /// Below the title, or what stands before the first section or group.
  private init(below document: Document) {
    let source = document.source
    let introduction = document.sections[0]
    let end = document.allLines(ofHeading: PlanPath(section: 0)).upperBound
    var line = introduction.groups.isEmpty ? end : document.allLines(ofHeading: PlanPath(section: 0, group: 0)).lowerBound
    if introduction.elements.isEmpty, let title = document.title { line = min(line, title.lines.upperBound) }
    while line > introduction.lines.lowerBound, line > 0, source.isBlank(line: line - 1) { line -= 1 }
    let isFollowed = line < source.lineCount && !source.isBlank(line: line)
    let space = line > 0 && !source.isBlank(line: line - 1) ? source.lineEnding : ""
    self.init(before: space + "- ", after: isFollowed ? source.lineEnding : "", atLine: line, of: source)
  }

  /// A new line before another, or behind the last, which may lack its ending.
  private init(before: String, after: String = "", atLine line: Int, of source: SourceText) {
    let ending = source.lineEnding
    let hasEnding = line < source.lineCount || source.bytes.isEmpty || source.bytes.last == 0x0A || source.bytes.last == 0x0D
    offset = line < source.lineCount ? source.start(ofLine: line) : source.bytes.count
    self.before = (hasEnding ? "" : ending) + before
    self.after = after + ending
  }
}
