/// The lines that differ between two texts, in the unified format of POSIX `diff -u`, with three lines of context.
public struct UnifiedDiff: Sendable {
  private enum Step {
    case keep(Int, Int)
    case delete(Int)
    case insert(Int)
  }

  private let oldTexts: [ArraySlice<UInt8>]
  private let newTexts: [ArraySlice<UInt8>]
  private let path: String

  /// - Parameter path: the file's path, for the two header lines.
  public init(from old: SourceText, to new: SourceText, path: String) {
    oldTexts = UnifiedDiff.lines(of: old)
    newTexts = UnifiedDiff.lines(of: new)
    self.path = path
  }

  /// The diff with its header; empty where the texts are equal.
  public var text: String {
    guard oldTexts != newTexts else { return "" }
    var result = "--- \(path)\n+++ \(path)\n"
    for hunk in hunks(of: steps()) { result += text(of: hunk) }
    return result
  }

  /// The runs of lines that differ, each before and after, from 0. A lone CR ends no line.
  public var changes: [(oldLines: Range<Int>, newLines: Range<Int>)] {
    var changes: [(oldLines: Range<Int>, newLines: Range<Int>)] = []
    var (old, new) = (0, 0)
    var isKept = true
    for step in steps() {
      if case .keep = step {
        (old, new, isKept) = (old + 1, new + 1, true)
        continue
      }
      if isKept { changes.append((old..<old, new..<new)) }
      isKept = false
      if case .delete = step { old += 1 } else { new += 1 }
      changes[changes.count - 1].oldLines = changes[changes.count - 1].oldLines.lowerBound..<old
      changes[changes.count - 1].newLines = changes[changes.count - 1].newLines.lowerBound..<new
    }
    return changes
  }

  // MARK: Lines

  /// The lines as `diff` and `patch` know them: a lone CR ends none.
  private static func lines(of source: SourceText) -> [ArraySlice<UInt8>] {
    let lines = source.bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map { line in
      line.endIndex < source.bytes.endIndex ? source.bytes[line.startIndex...line.endIndex] : line
    }
    return lines.last?.isEmpty == true ? lines.dropLast() : lines
  }

  /// The shortest way from the one to the other (Myers, *An O(ND) Difference Algorithm*, 1986), after what is equal at both ends.
  private func steps() -> [Step] {
    let (oldLines, newLines) = (oldTexts, newTexts)
    var start = 0
    while start < min(oldLines.count, newLines.count), oldLines[start] == newLines[start] { start += 1 }
    var oldEnd = oldLines.count
    var newEnd = newLines.count
    while oldEnd > start, newEnd > start, oldLines[oldEnd - 1] == newLines[newEnd - 1] {
      oldEnd -= 1
      newEnd -= 1
    }
    let head = (0..<start).map { Step.keep($0, $0) }
    let tail = (0..<oldLines.count - oldEnd).map { Step.keep(oldEnd + $0, newEnd + $0) }
    return head + middle(oldLines, start..<oldEnd, newLines, start..<newEnd) + tail
  }

  private func middle(
    _ oldLines: [ArraySlice<UInt8>],
    _ oldRange: Range<Int>,
    _ newLines: [ArraySlice<UInt8>],
    _ newRange: Range<Int>
  ) -> [Step] {
    let (oldCount, newCount) = (oldRange.count, newRange.count)
    let limit = oldCount + newCount
    guard limit > 0 else { return [] }
    // Two texts that share next to nothing are replaced as a whole: the way would take long and say little.
    guard limit <= 2_000 else { return oldRange.map(Step.delete) + newRange.map(Step.insert) }
    var furthest = [Int](repeating: 0, count: 2 * limit + 2)
    var history: [[Int]] = []
    search: for distance in 0...limit {
      history.append(furthest)
      for diagonal in stride(from: -distance, through: distance, by: 2) {
        let index = diagonal + limit
        let goesDown = diagonal == -distance || (diagonal != distance && furthest[index - 1] < furthest[index + 1])
        var x = goesDown ? furthest[index + 1] : furthest[index - 1] + 1
        var y = x - diagonal
        while x < oldCount, y < newCount, oldLines[oldRange.lowerBound + x] == newLines[newRange.lowerBound + y] {
          x += 1
          y += 1
        }
        furthest[index] = x
        if x >= oldCount, y >= newCount { break search }
      }
    }
    return path(back: history, limit, oldRange, newRange)
  }

  private func path(back history: [[Int]], _ limit: Int, _ oldRange: Range<Int>, _ newRange: Range<Int>) -> [Step] {
    var steps: [Step] = []
    var (x, y) = (oldRange.count, newRange.count)
    for distance in stride(from: history.count - 1, through: 0, by: -1) {
      let furthest = history[distance]
      let diagonal = x - y
      let index = diagonal + limit
      let goesDown = diagonal == -distance || (diagonal != distance && furthest[index - 1] < furthest[index + 1])
      let previousDiagonal = goesDown ? diagonal + 1 : diagonal - 1
      let previousX = distance == 0 ? 0 : furthest[previousDiagonal + limit]
      let previousY = distance == 0 ? 0 : previousX - previousDiagonal
      while x > previousX, y > previousY {
        x -= 1
        y -= 1
        steps.append(.keep(oldRange.lowerBound + x, newRange.lowerBound + y))
      }
      guard distance > 0 else { break }
      if goesDown {
        y -= 1
        steps.append(.insert(newRange.lowerBound + y))
      } else {
        x -= 1
        steps.append(.delete(oldRange.lowerBound + x))
      }
    }
    return steps.reversed()
  }

  // MARK: Hunks

  private static let context = 3

  /// Changes with up to three kept lines round them; those closer than six lines share a hunk.
  private func hunks(of steps: [Step]) -> [ArraySlice<Step>] {
    var ranges: [Range<Int>] = []
    for (index, step) in steps.enumerated() {
      if case .keep = step { continue }
      let range = max(0, index - Self.context)..<min(steps.count, index + Self.context + 1)
      if let last = ranges.last, last.upperBound >= range.lowerBound {
        ranges[ranges.count - 1] = last.lowerBound..<range.upperBound
      } else {
        ranges.append(range)
      }
    }
    return ranges.map { steps[$0] }
  }

  private func text(of hunk: ArraySlice<Step>) -> String {
    var body = ""
    var oldLines: [Int] = []
    var newLines: [Int] = []
    for step in hunk {
      switch step {
      case .keep(let oldLine, let newLine):
        oldLines.append(oldLine)
        newLines.append(newLine)
        body += text(of: oldTexts[oldLine], after: " ")
      case .delete(let oldLine):
        oldLines.append(oldLine)
        body += text(of: oldTexts[oldLine], after: "-")
      case .insert(let newLine):
        newLines.append(newLine)
        body += text(of: newTexts[newLine], after: "+")
      }
    }
    return "@@ -\(span(oldLines)) +\(span(newLines)) @@\n" + body
  }

  private func span(_ lines: [Int]) -> String {
    let first = (lines.first ?? -1) + 1
    return lines.count == 1 ? "\(first)" : "\(first),\(lines.count)"
  }

  private func text(of line: ArraySlice<UInt8>, after mark: String) -> String {
    let text = mark + String(decoding: line, as: UTF8.self)
    return line.last == UInt8(ascii: "\n") ? text : text + "\n\\ No newline at end of file\n"
  }
}
