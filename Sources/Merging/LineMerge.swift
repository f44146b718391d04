import SourceText

/// The three-way merge of lines that everybody knows: what one side changed is taken, what both changed in two ways is a
/// conflict.
///
/// Line endings do not count when lines are compared; each line keeps its own, or takes the one that a side gave it.
enum LineMerge {
  static func pieces(base: [UInt8], left: [UInt8], right: [UInt8]) -> [MergePiece] {
    if left == right || right == base { return [.text(left)] }
    if left == base { return [.text(right)] }
    var merger = LineMerger(base, left, right)
    return merger.merge()
  }
}

private struct LineMerger {
  struct Text {
    var source: SourceText
    var numbers: [Int] = []

    func bytes(_ lines: Range<Int>) -> [UInt8] { Array(source.bytes[source.fullRange(ofLines: lines)]) }

    func content(_ line: Int) -> [UInt8] {
      let full = source.fullRange(ofLine: line)
      return Array(source.bytes[full.lowerBound..<source.contentRange(ofLine: line).upperBound])
    }

    func ending(_ line: Int) -> [UInt8] {
      Array(source.bytes[source.contentRange(ofLine: line).upperBound..<source.fullRange(ofLine: line).upperBound])
    }
  }

  private var base: Text
  private var left: Text
  private var right: Text
  private var pieces: [MergePiece] = []

  init(_ base: [UInt8], _ left: [UInt8], _ right: [UInt8]) {
    var numbers: [ArraySlice<UInt8>: Int] = [:]
    func text(_ bytes: [UInt8]) -> Text {
      var text = Text(source: SourceText(bytes))
      // Behind a last line ending there is no line.
      let last = text.source.lineCount - 1
      let lines = text.source.start(ofLine: last) == bytes.count ? last : last + 1
      text.numbers = (0..<lines).map { line in
        let full = text.source.fullRange(ofLine: line)
        let content = bytes[full.lowerBound..<text.source.contentRange(ofLine: line).upperBound]
        let next = numbers.count
        numbers[content, default: next] = numbers[content, default: next]
        return numbers[content] ?? next
      }
      return text
    }
    (self.base, self.left, self.right) = (text(base), text(left), text(right))
  }

  mutating func merge() -> [MergePiece] {
    let lefts = Alignment(base.numbers, left.numbers).partners
    let rights = Alignment(base.numbers, right.numbers).partners
    var (line, leftLine, rightLine) = (0, 0, 0)
    var next = 0
    while next < base.numbers.count {
      guard let leftNext = lefts[next], let rightNext = rights[next] else {
        next += 1
        continue
      }
      addChange(line..<next, leftLine..<leftNext, rightLine..<rightNext)
      addCommon(next, leftNext, rightNext)
      next += 1
      (line, leftLine, rightLine) = (next, leftNext + 1, rightNext + 1)
    }
    addChange(line..<base.numbers.count, leftLine..<left.numbers.count, rightLine..<right.numbers.count)
    return pieces
  }

  private mutating func addCommon(_ line: Int, _ leftLine: Int, _ rightLine: Int) {
    let endings = (base.ending(line), left.ending(leftLine), right.ending(rightLine))
    var ending = endings.1
    if case .settled(let settled) = ThreeWay.merge(endings.0, endings.1, endings.2) { ending = settled }
    pieces.add(base.content(line) + ending)
  }

  /// Lines between two that all have.
  private mutating func addChange(_ lines: Range<Int>, _ leftLines: Range<Int>, _ rightLines: Range<Int>) {
    let (old, own, other) = (base.numbers[lines], left.numbers[leftLines], right.numbers[rightLines])
    if own == old { return pieces.add(right.bytes(rightLines)) }
    if other == old || own == other { return pieces.add(left.bytes(leftLines)) }
    var (start, end) = (0, 0)
    while start < min(own.count, other.count), own[own.startIndex + start] == other[other.startIndex + start] { start += 1 }
    while end < min(own.count, other.count) - start, own[own.endIndex - 1 - end] == other[other.endIndex - 1 - end] { end += 1 }
    let leftMiddle = leftLines.lowerBound + start..<leftLines.upperBound - end
    let rightMiddle = rightLines.lowerBound + start..<rightLines.upperBound - end
    pieces.add(left.bytes(leftLines.lowerBound..<leftMiddle.lowerBound))
    pieces.append(.conflict(left: left.bytes(leftMiddle), right: right.bytes(rightMiddle)))
    pieces.add(left.bytes(leftMiddle.upperBound..<leftLines.upperBound))
  }
}
