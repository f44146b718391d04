import Diagnostics
import Editing
import Languages
import Outline
import SourceText

/// A field that no key is for, taken out of its group and written behind the words of the item: `Plank, rounds: 3 (streak: daily)`.
struct FieldOut {
  /// The item as it is then, as far as its group.
  let written: String
  let fix: Fix

  /// Nil where the words end in what would then be no value any more, and in any group but a plain one.
  ///
  /// - Parameter text: how the field is said among the words.
  init?(_ field: Field, as text: String, of entry: HeadlineIndex.Entry, in file: LintedFile) {
    let headline = entry.headline
    let (bytes, words) = (file.source.bytes, entry.headline.textRange)
    let title = file.text(words)
    guard entry.item != nil, !title.isEmpty, !title.contains(":"), title.last?.isLetter == true,
      !text.contains(where: { "()[]#^\"\\".contains($0) }), !field.isQuoted, !field.valueRange.isEmpty,
      let group = headline.groups.first(where: { $0.spelling == .plain && $0.range.contains(field.nameRange.lowerBound) }),
      group.fieldIndexes.count > 1, words.upperBound <= group.range.lowerBound
    else { return nil }
    // The field with the comma that parts it from the others.
    var cut = field.nameRange.lowerBound..<field.valueRange.upperBound
    if let comma = bytes[group.range.lowerBound..<cut.lowerBound].lastIndex(of: UInt8(ascii: ",")),
      bytes[comma + 1..<cut.lowerBound].allSatisfy({ $0 <= 0x20 })
    {
      cut = comma..<cut.upperBound
    } else if let comma = bytes[cut.upperBound..<group.range.upperBound].firstIndex(of: UInt8(ascii: ",")),
      bytes[cut.upperBound..<comma].allSatisfy({ $0 <= 0x20 })
    {
      let next = bytes[comma + 1..<group.range.upperBound].firstIndex { $0 > 0x20 } ?? comma + 1
      cut = cut.lowerBound..<next
    } else {
      return nil
    }
    written = "\(title), \(text)"
    let edits = [TextEdit(insertingAt: words.upperBound, ", \(text)"), TextEdit(deleting: cut)]
    fix = file.fix(FieldOutMessage.takeOut(LintedFile.excerpt(text)), isSafe: false, edits)
  }
}

enum FieldOutMessage: Message {
  /// `Take “rounds: 3” out of the brackets`
  case takeOut(String)
}
