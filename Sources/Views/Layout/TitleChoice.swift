import Diagnostics
import Planner

/// Which of some titled things the words of a person mean: a title, or its beginning; upper and lower case do not count.
package enum TitleChoice: Hashable {
  /// An index of the titles.
  case title(Int)
  /// What to tell the person.
  case problem(String)

  /// What there is to choose from.
  struct Things {
    /// The words for one of them and for several.
    var name: (one: String, many: String)
    /// Where there are none: `the vault has none`.
    var none = "the vault has none"
    /// What to do where several begin so: `write more of its title`.
    var advice = "write more of its title"
    /// Whether a part of a title will do where none begins so.
    var haveParts = false
    /// How words and titles are compared.
    var key: (String) -> String = TaskKey.projectKey
    /// How each is listed where equal titles are told apart by something else, and what to do then. Else the first is meant.
    var twins: (labels: [String], advice: String)?
  }

  init(_ words: String, among titles: [String], of things: Things) {
    let key = things.key(words)
    let keys = titles.map(things.key)
    let equal = titles.indices.filter { keys[$0] == key }
    if let index = equal.first, equal.count == 1 || things.twins == nil {
      self = .title(index)
      return
    }
    var found = equal
    if found.isEmpty, !key.isEmpty {
      found = titles.indices.filter { keys[$0].hasPrefix(key) }
      if found.isEmpty, things.haveParts { found = titles.indices.filter { TitleChoice.has(keys[$0], key) } }
    }
    guard found.count != 1 else {
      self = .title(found[0])
      return
    }
    let quoted = "“\(ControlCharacters.escaping(words))”"
    let unknown = "no \(things.name.one) is called \(quoted)"
    let labels = things.twins?.labels ?? titles
    func list(_ indices: some Sequence<Int>) -> String {
      indices.map { "\n  " + ControlCharacters.escaping(labels[$0]) }.joined()
    }
    if !found.isEmpty {
      let advice = equal.isEmpty ? things.advice : things.twins?.advice ?? things.advice
      self = .problem("\(quoted) may be any of these \(things.name.many); \(advice):" + list(found))
    } else if titles.isEmpty {
      self = .problem("\(unknown): \(things.none)")
    } else if let nearest = nearestWord(to: words, in: titles) {
      self = .problem("\(unknown); did you mean “\(ControlCharacters.escaping(nearest))”?")
    } else {
      self = .problem("\(unknown); these are there:" + list(titles.indices))
    }
  }

  /// Whether a text has a part, compared as characters.
  private static func has(_ text: String, _ part: String) -> Bool {
    text.indices.contains { text[$0...].hasPrefix(part) }
  }
}

extension TitleChoice {
  /// Which activity is meant.
  ///
  /// - Parameter titles: without markup.
  package static func activity(_ words: String, among titles: [String]) -> TitleChoice {
    let advice = "write more of its name"
    let things = Things(name: ("activity", "activities"), none: "there is none", advice: advice, key: { $0.lowercased() })
    return TitleChoice(words, among: titles, of: things)
  }

  /// Which ritual is meant; a part of its title will do.
  package static func ritual(_ words: String, among titles: [String]) -> TitleChoice {
    TitleChoice(words, among: titles, of: Things(name: ("ritual", "rituals"), haveParts: true))
  }

  /// Which project is meant; nil for *All*, unless a project is called so.
  package static func project(_ words: String, among titles: [String]) -> TitleChoice? {
    let (key, all) = (TaskKey.projectKey(words), TaskKey.projectKey(Project.allTitle))
    if key == all, !titles.contains(where: { TaskKey.projectKey($0) == key }) { return nil }
    return TitleChoice(words, among: titles, of: Things(name: ("project", "projects")))
  }
}
