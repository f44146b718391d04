import Outline
import SourceText

/// A list item that looks like the entry of a log, below an item that has none.
enum MeantEntry {
  /// Where the day stands with which it begins, be it written as the format reads it or as people write it; nil where it begins
  /// with words.
  static func range(of item: Item, in file: LintedFile) -> Range<Int>? {
    guard item.form == .listItem, item.entry == nil, !item.headline.range.isEmpty else { return nil }
    if let anchor = item.headline.anchor { return anchor.isTime ? nil : anchor.range }
    return LogReader.day(in: file.source.bytes, item.headline.range)
  }
}
