import Outline
public import SourceText

/// Where a project takes a new task: at the end of its tasks, in the style of the last one.
public enum TaskInsertion {
  /// - Parameter words: box, title and fields.
  public static func edit(adding words: String, to source: SourceText) -> TextEdit {
    let document = Document(reading: source)
    let ending = source.lineEnding
    guard let last = lastTask(in: document) else { return edit(adding: words, after: document, ending) }
    let item = document.items[last]
    let marker = source.string(in: item.marker)
    let indent = document.indent(of: item)
    let bullet = item.number == nil ? marker : "\((item.number ?? 0) + 1)\(marker.last.map(String.init) ?? ".")"
    return insertion(of: "\(indent)\(bullet) \(words)", atLine: item.lines.upperBound, of: source, ending)
  }

  /// The last task of the first section that has some, but for *Done*, and not in a group.
  private static func lastTask(in document: Document) -> Int? {
    for section in document.sections {
      if section.role == .done { continue }
      let tasks = section.elements.compactMap { element -> Int? in
        guard case .item(let index) = element, document.items[index].headline.places.contains(.task) else { return nil }
        return index
      }
      if let last = tasks.last { return last }
    }
    return nil
  }

  /// Below the title, or what stands before the first section or group.
  private static func edit(adding words: String, after document: Document, _ ending: String) -> TextEdit {
    let source = document.source
    let introduction = document.sections[0]
    var line = introduction.groups.first?.lines.lowerBound ?? introduction.lines.upperBound
    if introduction.elements.isEmpty, let title = document.title { line = min(line, title.lines.upperBound) }
    while line > introduction.lines.lowerBound, line > 0, source.isBlank(line: line - 1) { line -= 1 }
    let isFollowed = line < source.lineCount && !source.isBlank(line: line)
    let before = line > 0 && !source.isBlank(line: line - 1) ? ending : ""
    return insertion(of: before + "- " + words + (isFollowed ? ending : ""), atLine: line, of: source, ending)
  }

  /// A new line before another, or behind the last, which may lack its ending.
  private static func insertion(of text: String, atLine line: Int, of source: SourceText, _ ending: String) -> TextEdit {
    if line < source.lineCount { return TextEdit(insertingAt: source.start(ofLine: line), text + ending) }
    let hasEnding = source.bytes.isEmpty || source.bytes.last == 0x0A || source.bytes.last == 0x0D
    return TextEdit(insertingAt: source.bytes.count, (hasEnding ? "" : ending) + text + ending)
  }
}
