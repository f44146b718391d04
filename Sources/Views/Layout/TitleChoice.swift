import Diagnostics
import Outline
import Phrases
import Planner

/// Which of some titled things the words of a person mean: a title, its beginning, the beginnings of its words, or any part of it;
/// case and accents do not count (commands, *Names*).
package enum TitleChoice: Hashable {
  /// An index of the titles.
  case title(Int)
  /// Several titles fit equally well.
  case several(Several)
  /// What to tell the person.
  case problem(String)

  /// The titles that words may mean.
  package struct Several: Hashable {
    /// Indices of the titles.
    package var indices: [Int]
    /// How each is listed, safe to show.
    package var labels: [String]
    /// What the words may be, without the list.
    package var question: String
    /// What to tell a person who cannot be asked.
    package var problem: String
  }

  /// What to tell a person where no one title is meant; nil where one is.
  package var problem: String? {
    switch self {
    case .title: nil
    case .several(let several): several.problem
    case .problem(let problem): problem
    }
  }

  /// What there is to choose from.
  struct Things {
    /// The words for one of them and for several.
    var name: (one: String, many: String)
    /// Where there are none: `the vault has none`.
    var none = "the vault has none"
    /// What to do where several begin so: `write more of its title`.
    var advice = "write more of its title"
    /// How words and titles are compared.
    var key: (String) -> String = Document.key(ofTitle:)
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
    let found = equal.isEmpty ? NameFit.best(NameKey(key), of: keys.map(NameKey.init))?.indices ?? [] : equal
    guard found.count != 1 else {
      self = .title(found[0])
      return
    }
    let quoted = "“\(ControlCharacters.escaping(words))”"
    let unknown = "no \(things.name.one) is called \(quoted)"
    let labels = things.twins?.labels ?? titles
    func list(_ indices: some Sequence<Int>, isNumbered: Bool = false) -> String {
      Array(indices).enumerated().map { place, index in
        "\n  " + (isNumbered ? "\(place + 1)  " : "") + ControlCharacters.escaping(labels[index])
      }.joined()
    }
    if !found.isEmpty {
      let advice = equal.isEmpty ? things.advice : things.twins?.advice ?? things.advice
      let question = "\(quoted) may be any of these \(things.name.many)"
      self = .several(
        Several(
          indices: found,
          labels: found.map { ControlCharacters.escaping(labels[$0]) },
          question: question,
          problem: "\(question); \(advice):" + list(found, isNumbered: true)
        )
      )
    } else if titles.isEmpty {
      self = .problem("\(unknown): \(things.none)")
    } else if let nearest = nearestWord(to: words, in: titles) {
      self = .problem("\(unknown); did you mean “\(ControlCharacters.escaping(nearest))”?")
    } else {
      self = .problem("\(unknown); these are there:" + list(titles.indices))
    }
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

  /// Which ritual is meant.
  package static func ritual(_ words: String, among titles: [String]) -> TitleChoice {
    TitleChoice(words, among: titles, of: Things(name: ("ritual", "rituals")))
  }

  /// Which project is meant; nil for *All*, unless a project is called so.
  package static func project(_ words: String, among titles: [String]) -> TitleChoice? {
    let (key, all) = (Document.key(ofTitle: words), Document.key(ofTitle: Project.allTitle))
    if key == all, !titles.contains(where: { Document.key(ofTitle: $0) == key }) { return nil }
    return TitleChoice(words, among: titles, of: Things(name: ("project", "projects")))
  }
}
