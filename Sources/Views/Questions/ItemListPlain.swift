import Diagnostics

/// A list of items as plain lines, an item a line.
struct ItemListPlain {
  let list: ItemList

  private let words: TaskWords
  private let items: ItemWords

  init(_ list: ItemList) {
    self.list = list
    words = TaskWords(language: .english, today: list.time.today, clock: list.clock, style: .full)
    items = ItemWords(words: words, now: list.time.now)
  }

  var lines: [String] {
    let groups = list.groups.flatMap { group -> [String] in
      let heading = group.title.isEmpty ? [] : ["\(group.title), \(counted(group.items.count, "item")):"]
      return heading
        + group.toldItems.flatMap { item -> [String] in
          let told = group.told.union([.kind])
          let line = [ItemWords.sentence(item)] + items.pieces(of: item, besides: told).map(\.text)
          return [line.joined(separator: "; ")] + (item.matches ?? []).prefix(SearchedText.shownLines).map { "Found: \($0)" }
        }
    }
    return ([list.heading(words)] + groups).map(ControlCharacters.escaping)
  }
}
