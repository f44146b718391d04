import Import
import Outline
import SourceText

/// The lines of a file that other programs write, each with what it says.
package struct ForeignLines {
  /// A line, and what stands there.
  struct Line {
    let text: LineText
    let draft: LineDraft
    /// The list item or the paragraph; nil for a heading.
    let item: Int?
    /// Whether it is told by the sign of its state alone, so that it is only likely.
    let isLikely: Bool

    var range: Range<Int> { text.range }
  }

  /// In the order of the file.
  private(set) var lines: [Line] = []
  /// Items that begin with the `x` of a bullet journal, of which one alone says nothing.
  private var marked: [Line] = []

  private let file: LintedFile
  private let signs: ForeignSigns

  init(in file: LintedFile) {
    self.file = file
    signs = ForeignSigns(in: file.source.bytes)
    for index in file.document.items.indices {
      switch file.document.items[index].form {
      case .listItem: readItem(index)
      case .paragraph where takesTasks: readParagraph(file.document.items[index], index)
      default: continue
      }
    }
    if !marked.isEmpty { takeMarked() }
    if !signs.offsets.isEmpty { readHeadings() }
    lines.sort { $0.range.lowerBound < $1.range.lowerBound }
  }

  /// Whether items with boxes are what a file of this kind is made of.
  private var takesTasks: Bool {
    switch file.document.kind {
    case .page, .day, .project, .stacks: true
    case .ritual, .life, .activities, .vault, nil: false
    }
  }

  // MARK: Items

  private mutating func readItem(_ index: Int) {
    let range = file.document.items[index].headline.range
    let box = file.document.items[index].headline.box
    let start = box?.range.upperBound ?? range.lowerBound
    guard start < range.upperBound else { return }
    let mayBegin =
      box == nil
      ? ForeignLines.mayBegin(file.source.bytes, at: start)
      : ForeignLines.mayBeginTask(file.source.bytes, start..<range.upperBound)
    // All lines of the item, before it is asked which of them belong to its headline.
    guard
      mayBegin
        || hasSigns(in: start..<file.source.contentRange(ofLine: file.document.items[index].lines.upperBound - 1).upperBound)
    else { return }
    let item = file.document.items[index]
    let (headline, bytes) = (item.headline, file.source.bytes)
    let end = ForeignLines.end(of: item, in: file.source)
    guard mayBegin || hasSigns(in: start..<end) else { return }
    let text = LineText(bytes, start..<end, as: .item, hasBox: headline.box != nil, today: file.dayOfWords)
    let read = headline.cutRanges + headline.groups.map(\.range)
    // In a log `x 2026-11-16` is an entry, and is told as one.
    if box == nil, isUnreadEntry(at: range.lowerBound) { return }
    if let draft = LineDraft(reading: text)?.without(read) {
      lines.append(Line(text: text, draft: draft, item: index, isLikely: false))
    } else if takesTasks, item.entry == nil,
      let draft = StateWord(reading: text).map(LineDraft.init) ?? LineDraft(levelOf: text)
    {
      lines.append(Line(text: text, draft: draft, item: index, isLikely: true))
    } else if takesTasks, item.entry == nil, let mark = BulletMark(reading: text) {
      marked.append(Line(text: text, draft: LineDraft(mark), item: index, isLikely: true))
    }
  }

  private func isUnreadEntry(at offset: Int) -> Bool {
    let problems = file.document.problems
    let first = problems.partitioningIndex { $0.range.lowerBound >= offset }
    return problems[first...].prefix { $0.range.lowerBound == offset }.contains { $0.kind == .unreadEntry }
  }

  /// Takes the items with the `x` of a bullet journal of which two or more follow one another at one depth.
  private mutating func takeMarked() {
    let items = file.document.items
    var run: [Line] = []
    for line in marked {
      if let last = run.last?.item, let next = line.item, next != last + 1 || items[next].depth != items[last].depth {
        if run.count > 1 { lines += run }
        run = []
      }
      run.append(line)
    }
    if run.count > 1 { lines += run }
  }

  private func hasSigns(in range: Range<Int>) -> Bool {
    let next = signs.offsets.partitioningIndex { $0 >= range.lowerBound }
    return next < signs.offsets.count && signs.offsets[next] < range.upperBound
  }

  /// Whether a line may begin with a sign that begins lines only: a word in capitals, `todo`, `x `, `(A)` and their like.
  package static func mayBegin(_ bytes: [UInt8], at offset: Int) -> Bool {
    let (byte, next) = (bytes[offset], offset + 1 < bytes.count ? bytes[offset + 1] : 0x20)
    if byte &- 0x41 < 26, next &- 0x41 < 26 { return true }
    switch byte {
    case UInt8(ascii: "T"), UInt8(ascii: "t"): return bytes[offset...].prefix(4).elementsEqual("todo".utf8) { $0 | 0x20 == $1 }
    case UInt8(ascii: "x"), UInt8(ascii: "X"), UInt8(ascii: "o"): return next <= 0x20
    default: return byte.isOne(of: "[(*<")
    }
  }

  /// Whether words behind a box may begin with the `x 2026-11-18` or `(A)` of todo.txt.
  package static func mayBeginTask(_ bytes: [UInt8], _ wordsRange: Range<Int>) -> Bool {
    guard let start = wordsRange.first(where: { bytes[$0] > 0x20 }), start + 2 < wordsRange.upperBound else { return false }
    return bytes[start] == UInt8(ascii: "(") && bytes[start + 2] == UInt8(ascii: ")")
      || bytes[start] == UInt8(ascii: "x") && bytes[start + 1] == 0x20
  }

  /// Where the line of an item ends: with its headline, and with the lines of its notes right below that are nothing but a sign.
  private static func end(of item: Item, in source: SourceText) -> Int {
    var end = item.headline.range.upperBound
    guard let note = item.noteRanges.first else { return end }
    var line = source.line(at: note.lowerBound)
    // A blank line may part them.
    let between = source.contentRange(ofLine: line - 1)
    guard case let distance = line - source.line(at: end - 1),
      distance == 1 || distance == 2 && source.bytes[between].allSatisfy({ $0 <= 0x20 })
    else { return end }
    while line < item.lines.upperBound, case let range = source.contentRange(ofLine: line), range.lowerBound < note.upperBound,
      isSignAlone(source.bytes[range])
    {
      end = range.upperBound
      line += 1
    }
    return end
  }

  /// `SCHEDULED: <…>` or `key:: value`
  private static func isSignAlone(_ bytes: ArraySlice<UInt8>) -> Bool {
    let words = bytes.drop { $0 == 0x20 || $0 == 0x09 }
    guard let colon = words.firstIndex(of: UInt8(ascii: ":")), colon + 2 < words.endIndex,
      words[..<colon].allSatisfy({ ($0 | 0x20) &- 0x61 < 26 })
    else { return false }
    return words[colon + 1] == UInt8(ascii: ":") || words[colon + 1] == 0x20 && words[colon + 2].isOne(of: "<[")
  }

  // MARK: Paragraphs

  /// Whether a line of a paragraph begins with the stars of Org or with the word for a state, and has words.
  private func isTask(_ range: Range<Int>) -> Bool {
    let words = file.source.bytes[range].drop { $0 <= 0x20 || $0 == UInt8(ascii: "*") }.prefix { $0 > 0x20 }
    let hasStars = range.first.map { file.source.bytes[$0] == UInt8(ascii: "*") } ?? false
    return words.count > 2 && words.endIndex < range.upperBound && words.allSatisfy { $0 &- 0x41 < 26 } || hasStars
  }

  private mutating func readParagraph(_ item: Item, _ index: Int) {
    var marks: [(text: LineText, mark: BulletMark)] = []
    var next = item.lines.lowerBound
    for line in item.lines where line >= next {
      var range = file.source.contentRange(ofLine: line)
      next = line + 1
      // `DEADLINE: <…>` below a headline of Org belongs to it, and so does `due:: …` below a task of Logseq.
      while isTask(range), next < item.lines.upperBound, case let below = file.source.contentRange(ofLine: next),
        ForeignLines.isSignAlone(file.source.bytes[below])
      {
        range = range.lowerBound..<below.upperBound
        next += 1
      }
      guard let first = range.first(where: { file.source.bytes[$0] > 0x20 }),
        ForeignLines.mayBegin(file.source.bytes, at: first) || hasSigns(in: range)
      else { continue }
      let text = LineText(file.source.bytes, range, as: .plain, today: file.dayOfWords)
      if let draft = LineDraft(reading: text) {
        lines.append(Line(text: text, draft: draft, item: index, isLikely: false))
      } else if item.lines.count == 1, let word = StateWord(reading: text) {
        lines.append(Line(text: text, draft: LineDraft(word), item: index, isLikely: true))
      } else if item.lines.count > 1, let mark = BulletMark(reading: text) {
        marks.append((text, mark))
      }
    }
    guard marks.count == item.lines.count, marks.count > 1 else { return }
    lines += marks.map { Line(text: $0.text, draft: LineDraft($0.mark), item: index, isLikely: true) }
  }

  // MARK: Headings

  private mutating func readHeadings() {
    if let title = file.document.title { readHeading(title) }
    for section in file.document.sections {
      if let heading = section.heading { readHeading(heading) }
      for group in section.groups { readHeading(group.heading) }
    }
  }

  private mutating func readHeading(_ heading: Heading) {
    guard hasSigns(in: heading.headline.textRange) else { return }
    let text = LineText(file.source.bytes, heading.headline.textRange, as: .item, today: file.dayOfWords)
    if let draft = LineDraft(reading: text) { lines.append(Line(text: text, draft: draft, item: nil, isLikely: false)) }
  }
}

extension LintedFile {
  /// Whether something stands in a line of another program, which is told of as a whole.
  func isInForeignLine(_ range: Range<Int>) -> Bool {
    let next = foreignLines.partitioningIndex { $0.range.lowerBound > range.lowerBound }
    return next > 0 && foreignLines[next - 1].range.contains(range.lowerBound)
  }
}
