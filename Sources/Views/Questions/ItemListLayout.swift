import Diagnostics
import Languages
import Planner

/// A list of items as lines of a terminal: an item on a line, what else it says below it, then the lines in which words were found.
struct ItemListLayout {
  let list: ItemList
  let width: Int

  private let words: TaskWords
  private let items: ItemWords

  /// The cells before a title: indentation and mark.
  private static let indentation = 6

  init(_ list: ItemList, width: Int, in language: Language) {
    self.list = list
    self.width = LineLayout.fitted(width)
    words = TaskWords(language: language, today: list.time.today, clock: list.clock, style: .short)
    items = ItemWords(words: words, now: list.time.now)
  }

  var lines: [StyledLine] {
    let heading = LineLayout.wrapped(list.heading(words), width, list.isEmpty ? .plain : .strong)
    return heading + list.groups.flatMap { [StyledLine()] + lines(of: $0) }
  }

  private func lines(of group: ItemGroup) -> [StyledLine] {
    var heading: [StyledLine] = []
    let title = group.title(in: words.language)
    if !title.isEmpty {
      let file = group.file.map { [LinePiece($0, .quiet)] } ?? []
      heading = LineLayout.joined([LinePiece(title, .strong)] + file, width)
    }
    return heading + group.toldItems.flatMap { lines(of: $0, besides: group.told) }
  }

  private func lines(of item: ListedItem, besides told: Set<ItemGroup.Detail>) -> [StyledLine] {
    let margin = ItemListLayout.indentation
    let mark = "  \(ItemWords.mark(of: item)) "
    let title = ShownText.titled(item.title(in: words.language), item.icon)
    let style = item.state == nil || item.isToDo ? TerminalColor.Style.plain : .quiet
    let quote = String(repeating: " ", count: margin) + "> "
    return LineLayout.marked(mark, title, width, style)
      + LineLayout.joined(items.pieces(of: item, besides: told), width, indent: margin)
      + (item.matches ?? []).prefix(SearchedText.shownLines).flatMap { LineLayout.marked(quote, $0, width, .quiet) }
  }
}
