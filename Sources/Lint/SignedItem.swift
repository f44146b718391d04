import Editing
import Outline
import SourceText

/// An open task of which a sign says that it is done, or was not: `- [ ] Report ✅`, `- [ ] ❌ Report` (format, *Lines of other
/// programs*).
struct SignedItem {
  /// The sign.
  let range: Range<Int>
  /// What the box would say.
  let state: Box.State
  /// Empty where the words name a day, of which more would be told.
  let edits: [TextEdit]

  /// Those of the files in which an item with a box is a task, or a line of a list; without those told as lines of other programs.
  static func all(in file: LintedFile) -> [SignedItem] {
    guard let kind = file.document.kind, [.page, .day, .project, .stacks].contains(kind) else { return [] }
    return file.openItems.compactMap { SignedItem(file.document.items[$0], in: file.source) }
      .filter { !file.isInForeignLine($0.range) }
  }

  private init?(_ item: Item, in source: SourceText) {
    let headline = item.headline
    let words = headline.textRange
    guard let box = headline.box, item.entry == nil, headline.places.isDisjoint(with: [.entry, .setAside]), !words.isEmpty
    else {
      return nil
    }
    if let icon = headline.iconRange, let state = SignedItem.state(source.string(in: icon)) {
      (range, self.state) = (icon, state)
      edits = WhenLine.maySayWhen(words, in: source.bytes) ? [] : [TextEdit(replacing: box.range, with: state.text)]
      return
    }
    let bytes = source.bytes
    guard bytes[words.upperBound - 1] >= 0x80, let space = words.last(where: { bytes[$0] <= 0x20 }),
      let state = SignedItem.state(source.string(in: space + 1..<words.upperBound))
    else { return nil }
    (range, self.state) = (space + 1..<words.upperBound, state)
    // Behind a ticked box a day at the end of the words is told as when it was done.
    let saysWhen = WhenLine.maySayWhen(words.lowerBound..<range.lowerBound, in: bytes)
    edits =
      saysWhen ? [] : [TextEdit(replacing: box.range, with: state.text), HeadlineEdit.removal(of: range, in: source)]
  }

  private static func state(_ sign: String) -> Box.State? {
    // Without the selector of how it is shown.
    switch String(String.UnicodeScalarView(sign.unicodeScalars.filter { $0.value != 0xFE0F })) {
    case "✅", "✔", "✓", "☑": .done
    case "❌", "✗", "✘", "✖": .dropped
    default: nil
    }
  }
}
