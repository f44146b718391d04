import Diagnostics
import Insight
package import Planner

/// Which card of insights the words of a person mean: its name in files, its title, or a part of either that no other card has.
package enum CardChoice: Hashable {
  case card(InsightCard)
  /// What to tell the person.
  case problem(String)

  package init(_ words: String) {
    let key = CardChoice.key(words)
    let all = InsightCard.allCases
    func names(_ card: InsightCard) -> [String] { [card.rawValue, CardChoice.key(card.title)] }
    let equal = all.filter { names($0).contains(key) }
    let beginning = all.filter { names($0).contains { $0.hasPrefix(key) } }
    let part = all.filter { names($0).contains { $0.contains(key) } }
    let found = key.isEmpty ? [] : [equal, beginning, part].first { !$0.isEmpty } ?? []
    if found.count == 1 {
      self = .card(found[0])
      return
    }
    let quoted = "“\(ControlCharacters.escaping(words))”"
    func list(_ cards: [InsightCard]) -> String { cards.map { "\n  " + $0.rawValue }.joined() }
    guard found.isEmpty else {
      self = .problem("\(quoted) may be any of these cards; write more of its name:" + list(found))
      return
    }
    let nearest = nearestWord(to: key, in: all.flatMap(names)).flatMap { name in all.first { names($0).contains(name) } }
    let advice = nearest.map { "; did you mean “\($0.rawValue)”?" } ?? "."
    self = .problem("no card has the name \(quoted)\(advice) These are the cards:" + list(all))
  }

  /// In lower case, with a hyphen for each space.
  private static func key(_ words: String) -> String {
    words.lowercased().split(separator: " ").joined(separator: "-")
  }
}
