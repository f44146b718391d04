import Diagnostics
import Insight
package import Languages
package import Planner

/// Which card of insights the words of a person mean: its name in files, its title in English or in the language of the person, or a
/// part of any of these that no other card has.
package enum CardChoice: Hashable {
  case card(InsightCard)
  /// What to tell the person.
  case problem(String)

  package init(_ words: String, in language: Language) {
    let key = CardChoice.key(words)
    let all = InsightCard.allCases
    func names(_ card: InsightCard) -> [String] {
      [card.rawValue] + [card.title, card.title(in: language)].map(CardChoice.key)
    }
    let equal = all.filter { names($0).contains(key) }
    let beginning = all.filter { names($0).contains { $0.hasPrefix(key) } }
    let part = all.filter { names($0).contains { $0.contains(key) } }
    let found = key.isEmpty ? [] : [equal, beginning, part].first { !$0.isEmpty } ?? []
    if found.count == 1 {
      self = .card(found[0])
      return
    }
    let told = ControlCharacters.escaping(words)
    func list(_ cards: [InsightCard]) -> String { cards.map { "\n  " + $0.rawValue }.joined() }
    guard found.isEmpty else {
      self = .problem(language.say(InsightMessage.severalCards(told)) + list(found))
      return
    }
    let nearest = nearestWord(to: key, in: all.flatMap(names)).flatMap { name in all.first { names($0).contains(name) } }
    self = .problem(language.say(InsightMessage.noCard(told, nearest: nearest?.rawValue)) + list(all))
  }

  /// In lower case, with a hyphen for each space.
  private static func key(_ words: String) -> String {
    words.lowercased().split(separator: " ").joined(separator: "-")
  }
}
