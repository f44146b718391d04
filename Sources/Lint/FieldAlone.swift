import Diagnostics
import Editing
import Languages
import Outline
import SourceText

/// A field that is a line of its own, right below a list item that can take it: `due: 2026-12-01`.
struct FieldAlone {
  let advice: FieldAloneMessage
  let fix: Fix

  /// Nil where no item stands right above the line, or none that reads the field.
  ///
  /// - Parameter range: the line, without the spaces at both ends.
  init?(
    _ key: FieldKey,
    _ value: String,
    in range: Range<Int>,
    _ index: HeadlineIndex,
    _ fields: NewFields,
    of file: LintedFile
  ) {
    let source = file.source
    guard let (entry, item, above) = FieldAlone.itemAbove(range, index, of: file), item.entry == nil,
      fields.accept([NewFields.Draft(key: key, value: value)], at: range, in: entry),
      let end = HeadlineEdit.end(of: item.headline, in: source)
    else { return nil }
    let field = "\(key.rawValue): \(value)"
    let insertion =
      HeadlineEdit.insertion(of: key, value, into: item.headline, in: source) ?? TextEdit(insertingAt: end, " (\(field))")
    let words = file.excerpt(item.headline.textRange)
    advice = .writeAtEnd(field, of: words)
    // With the blank lines above it, which parted it from the item.
    let line = source.contentRange(ofLine: source.line(at: range.upperBound - 1))
    let removal = source.contentRange(ofLine: above).upperBound..<line.upperBound
    let isNext = insertion.range.upperBound == removal.lowerBound
    let edits =
      isNext
      ? [TextEdit(replacing: removal, with: insertion.replacement)] : [insertion, TextEdit(deleting: removal)]
    fix = file.fix(FieldAloneMessage.moveToEnd(field, of: words), isSafe: false, edits)
  }

  /// The list item that ends right above a line, and the line on which it does.
  private static func itemAbove(
    _ range: Range<Int>,
    _ index: HeadlineIndex,
    of file: LintedFile
  ) -> (entry: HeadlineIndex.Entry, item: Item, line: Int)? {
    let source = file.source
    var above = source.line(at: range.lowerBound) - 1
    while above >= 0, source.contentRange(ofLine: above).allSatisfy({ HeadlineEdit.isSpace(source.bytes[$0]) }) { above -= 1 }
    guard above >= 0, let entry = index[range.lowerBound - 1], let number = entry.item,
      case let item = file.document.items[number], item.form == .listItem, item.lines.contains(above)
    else { return nil }
    return (entry, item, above)
  }

  /// What is said where no item can take it.
  static func advice(
    without key: FieldKey,
    _ value: String,
    in range: Range<Int>,
    _ index: HeadlineIndex,
    of file: LintedFile
  ) -> FieldAloneMessage {
    let kind = file.document.kind
    return itemAbove(range, index, of: file) == nil
      ? .hasNoItemAbove(key, value, in: kind) : .itemCannotHaveIt(key, value, in: kind)
  }
}

/// What is said of a field that is a line of its own.
enum FieldAloneMessage: Message {
  /// A field, and the words of the item at the end of which it is to be written.
  case writeAtEnd(String, of: String)
  /// The same as the name of a fix.
  case moveToEnd(String, of: String)
  /// Where a key is read in files of a kind (`KeyPlacesMessage`), for a field and its value.
  case hasNoItemAbove(FieldKey, String, in: DocumentKind?)
  case itemCannotHaveIt(FieldKey, String, in: DocumentKind?)
}
