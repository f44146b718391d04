import Diagnostics
import Editing
import Outline
import SourceText

/// A field that is a line of its own, right below a list item that can take it: `due: 2026-12-01`.
struct FieldAlone {
  let help: String
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
    let place = "at the end of " + file.quote(item.headline.textRange)
    help = "write “(\(field))” \(place)"
    // With the blank lines above it, which parted it from the item.
    let line = source.contentRange(ofLine: source.line(at: range.upperBound - 1))
    let removal = source.contentRange(ofLine: above).upperBound..<line.upperBound
    let isNext = insertion.range.upperBound == removal.lowerBound
    let edits =
      isNext
      ? [TextEdit(replacing: removal, with: insertion.replacement)] : [insertion, TextEdit(deleting: removal)]
    fix = file.fix("Write “(\(field))” \(place)", isSafe: false, edits)
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
  static func help(
    without key: FieldKey,
    _ value: String,
    in range: Range<Int>,
    _ index: HeadlineIndex,
    of file: LintedFile
  ) -> String {
    (itemAbove(range, index, of: file) == nil ? "no item stands right above it: " : "the item right above it cannot have it: ")
      + "“\(key.rawValue)” is read \(KeyPlaces.words(for: key, in: file.document.kind)); write “(\(key.rawValue): \(value))” at the end of one"
  }
}
