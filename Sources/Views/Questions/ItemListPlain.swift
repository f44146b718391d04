import Diagnostics
import Languages

/// A list of items as plain lines, an item a line.
struct ItemListPlain {
  let list: ItemList

  private let words: TaskWords
  private let items: ItemWords

  init(_ list: ItemList, in language: Language) {
    self.list = list
    words = TaskWords(language: language, today: list.time.today, clock: list.clock, style: .full)
    items = ItemWords(words: words, now: list.time.now)
  }

  var lines: [String] {
    let language = words.language
    let groups = list.groups.flatMap { group -> [String] in
      let title = group.title(in: language)
      let heading = title.isEmpty ? [] : [language.say(ItemMessage.group(title, group.items.count))]
      return heading
        + group.toldItems.flatMap { item -> [String] in
          let told = group.told.union([.kind])
          let line = [ItemWords.sentence(item, in: language)] + items.pieces(of: item, besides: told).map(\.text)
          let found = (item.matches ?? []).prefix(SearchedText.shownLines).map { language.say(ItemMessage.found($0)) }
          return [line.joined(separator: "; ")] + found
        }
    }
    return ([list.heading(words)] + groups).map(ControlCharacters.escaping)
  }
}
