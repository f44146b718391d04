import Diagnostics
import SourceText

/// The edits of whole lines that make one text of another.
struct LineEdits {
  let edits: [TextEdit]

  init(from old: SourceText, to new: SourceText) {
    let (oldStarts, newStarts) = (LineEdits.starts(old), LineEdits.starts(new))
    edits = UnifiedDiff(from: old, to: new, path: "").changes.map { change in
      TextEdit(
        replacing: LineEdits.bytes(of: change.oldLines, oldStarts),
        with: new.string(in: LineEdits.bytes(of: change.newLines, newStarts))
      )
    }
  }

  /// Where lines begin, as a diff knows them, and where the last one ends: a lone CR ends none.
  private static func starts(_ text: SourceText) -> [Int] {
    [0] + text.bytes.indices.filter { text.bytes[$0] == 0x0A && $0 + 1 < text.bytes.count }.map { $0 + 1 } + [text.bytes.count]
  }

  private static func bytes(of lines: Range<Int>, _ starts: [Int]) -> Range<Int> {
    let last = starts.count - 1
    return starts[min(lines.lowerBound, last)]..<starts[min(lines.upperBound, last)]
  }
}

extension TextEdit {
  /// An edit as the protocol has it.
  ///
  /// - Parameter more: what else is said of it.
  func message(in text: SourceText, _ encoding: PositionEncoding, _ more: [(String, JSON)] = []) -> JSON {
    .object([("range", JSON(encoding.range(of: range, in: text))), ("newText", .string(replacement))] + more)
  }
}
