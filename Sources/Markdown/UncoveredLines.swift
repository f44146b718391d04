public import SourceText

extension BlockTree {
  /// The lines, from a first one on, that hold text and belong to no leaf block: link reference definitions, which libcmark
  /// takes away (CommonMark 0.30, section 4.7), or everything where a bound is exceeded.
  ///
  /// Blank lines do not count, nor do lines with nothing on them but `>` and list markers. Neighbouring lines form one range.
  public func uncoveredLines(in source: SourceText, fromLine: Int = 0) -> [Range<Int>] {
    var uncoveredLines: [Range<Int>] = []
    var line = max(fromLine, 0)
    func look(to end: Int) {
      while line < end {
        if source.holdsText(line: line) {
          if let last = uncoveredLines.last, last.upperBound == line {
            uncoveredLines[uncoveredLines.count - 1] = last.lowerBound..<(line + 1)
          } else {
            uncoveredLines.append(line..<(line + 1))
          }
        }
        line += 1
      }
    }
    for block in blocks where !block.kind.holdsBlocks {
      look(to: block.firstLine)
      line = max(line, block.endLine)
    }
    look(to: source.lineCount)
    return uncoveredLines
  }
}

extension SourceText {
  fileprivate func holdsText(line: Int) -> Bool {
    let content = contentRange(ofLine: line)
    // Most lines that belong to no block are empty.
    guard !content.isEmpty else { return false }
    return bytes.withUnsafeBufferPointer { LinePrefix($0, line: content).end < content.upperBound }
  }
}
