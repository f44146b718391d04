import Diagnostics
import Planner

/// Which ritual the words of a person mean: a title, its beginning, or a part of it; upper and lower case do not count.
enum RitualChoice: Hashable {
  case ritual(Int)
  /// What to tell the person.
  case problem(String)

  init(_ words: String, among titles: [String]) {
    let key = TaskKey.projectKey(words)
    let keys = titles.map(TaskKey.projectKey)
    let quoted = "“\(ControlCharacters.escaping(words))”"
    func list(_ titles: [String]) -> String { titles.map { "\n  " + ControlCharacters.escaping($0) }.joined() }
    let beginning = key.isEmpty ? [] : titles.indices.filter { keys[$0].hasPrefix(key) }
    let longer = key.isEmpty || !beginning.isEmpty ? beginning : titles.indices.filter { RitualChoice.has(keys[$0], key) }
    if let index = keys.firstIndex(of: key) ?? (longer.count == 1 ? longer[0] : nil) {
      self = .ritual(index)
    } else if longer.count > 1 {
      self = .problem("\(quoted) may be any of these rituals; write more of its title:" + list(longer.map { titles[$0] }))
    } else if titles.isEmpty {
      self = .problem("no ritual is called \(quoted): the vault has none")
    } else if let nearest = nearestWord(to: words, in: titles) {
      self = .problem("no ritual is called \(quoted); did you mean “\(ControlCharacters.escaping(nearest))”?")
    } else {
      self = .problem("no ritual is called \(quoted); these are there:" + list(titles))
    }
  }

  /// Whether a text has a part, compared as characters.
  private static func has(_ text: String, _ part: String) -> Bool {
    text.indices.contains { text[$0...].hasPrefix(part) }
  }
}
