import SourceText

/// The text that libcmark reads in place of a file: with the same blocks, which begin on the same lines and columns, and with no
/// inline markup where it cannot matter for blocks.
///
/// libcmark parses the inlines of every paragraph, and needs time that grows with the square of its input for some of them.
/// Nothing here reads its inlines, so a line's text of which nothing can matter is one letter, and of other text the bytes that
/// begin inlines are replaced by `$`, which begins nothing. They stay where they may be structure:
///
/// - in what `LinePrefix` takes as the prefix of a line, and in thematic breaks;
/// - the run of backticks that may be a code fence;
/// - what begins an HTML block, a tag that stands alone on its line, and all that ends an HTML block;
/// - from a line that may begin a link reference definition to the next blank line, because definitions run over lines.
///
/// What stays is counted, and bounded by `MarkdownBounds.runLength`. A NUL byte, for which libcmark would write three others,
/// becomes a U+007F. Many blank lines become a single one that is as wide, because libcmark walks through every open block for
/// each of them; `lines` knows the lines of the file.
struct CommonMarkInput {
  private(set) var text: [UInt8] = []
  private(set) var lines: LineNumbers
  private(set) var exceeded: ExceededBound?

  /// - Parameters:
  ///   - start: the offset of the first byte that libcmark may see, behind a byte order mark.
  ///   - line: its line; the number of lines if there is none.
  ///   - hidingInlines: whether inline markup is replaced and blank lines are joined; without it only the bounds are checked.
  init(_ source: SourceText, from start: Int, line: Int, bounds: MarkdownBounds, hidingInlines: Bool = true) {
    lines = LineNumbers(first: line)
    let count = source.bytes.count
    guard count <= bounds.fileSize else {
      exceeded = ExceededBound(bound: .fileSize, offset: bounds.fileSize, found: count, limit: bounds.fileSize)
      return
    }
    guard line < source.lineCount else { return }
    var result = (lines: lines, exceeded: exceeded)
    text = Array(unsafeUninitializedCapacity: count - start + 2) { copy, copied in
      source.bytes.withUnsafeBufferPointer { bytes in
        let rest = Bytes(rebasing: bytes[start...])
        source.lineStarts.withUnsafeBufferPointer { lineStarts in
          var filter = InlineFilter(
            source: bytes,
            copy: copy,
            start: start,
            lines: result.lines,
            bounds: bounds,
            hidesInlines: hidingInlines
          )
          filter.run(lineStarts: lineStarts, fromLine: line)
          result = (filter.lines, filter.exceeded)
          copied = filter.written
        }
        // A byte order mark that is not the file's first bytes is text; libcmark would leave out one that comes first.
        if rest.starts(with: [0xEF, 0xBB, 0xBF]) { copy[0] = InlineFilter.placeholder }
      }
      // With a blank line at the end, every block is closed by a line: libcmark's line numbers then mean the same for all.
      copy[copied] = UInt8(ascii: "\n")
      copy[copied + 1] = UInt8(ascii: "\n")
      copied += 2
    }
    (lines, exceeded) = result
  }
}

/// Which line of the file a line of libcmark's text is.
struct LineNumbers {
  /// The line of the file that is libcmark's first.
  let first: Int

  /// For each line that stands for several, in order: its number in libcmark's text, from 0, and by how much the lines behind
  /// it lag behind those of the file.
  private var merged: [(line: Int, lag: Int)] = []

  init(first: Int) {
    self.first = first
  }

  /// Takes note that a line of the file is one line with the line before it.
  mutating func merge(lineOfFile line: Int) {
    let lag = merged.last?.lag ?? 0
    let before = line - 1 - first - lag
    if merged.last?.line == before {
      merged[merged.count - 1].lag = lag + 1
    } else {
      merged.append((before, lag + 1))
    }
  }

  /// The line of the file, from 0, for one of libcmark's, from 1.
  func lineOfFile(_ number: CInt) -> Int {
    let line = max(0, Int(number) - 1)
    var low = 0
    var high = merged.count
    while low < high {
      let middle = (low + high) / 2
      if merged[middle].line < line { low = middle + 1 } else { high = middle }
    }
    return first + line + (low == 0 ? 0 : merged[low - 1].lag)
  }
}
