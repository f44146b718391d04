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
  case problem(TitleMessage)

  /// The titles that words may mean.
  package struct Several: Hashable {
    /// Indices of the titles.
    package var indices: [Int]
    /// How each is listed, safe to show.
    package var labels: [String]
    /// What the words may be, without the list.
    package var question: TitleMessage
    /// What to tell a person who cannot be asked.
    package var problem: TitleMessage
  }

  /// What to tell a person where no one title is meant; nil where one is.
  package var problem: TitleMessage? {
    switch self {
    case .title: nil
    case .several(let several): several.problem
    case .problem(let problem): problem
    }
  }

  /// What there is to choose from.
  struct Things {
    /// What they are.
    var noun: TitleNoun
    /// What to do where several begin so.
    var advice = TitleAdvice.moreOfTitle
    /// How words and titles are compared.
    var key: (String) -> String = Document.key(ofTitle:)
    /// How each is listed where equal titles are told apart by something else, and what to do then. Else the first is meant.
    var twins: (labels: [String], advice: TitleAdvice)?
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
    let (noun, typed) = (things.noun, ControlCharacters.escaping(words))
    let labels = (things.twins?.labels ?? titles).map { ControlCharacters.escaping($0) }
    if !found.isEmpty {
      let advice = equal.isEmpty ? things.advice : things.twins?.advice ?? things.advice
      let shown = found.map { labels[$0] }
      self = .several(
        Several(
          indices: found,
          labels: shown,
          question: .several(noun, typed),
          problem: .severalOf(noun, typed, advice, labels: shown)
        )
      )
    } else if titles.isEmpty {
      self = .problem(.noneThere(noun, typed))
    } else if let nearest = nearestWord(to: words, in: titles) {
      self = .problem(.nearest(noun, typed, title: ControlCharacters.escaping(nearest)))
    } else {
      self = .problem(.others(noun, typed, labels: labels))
    }
  }
}

extension TitleChoice {
  /// Which activity is meant.
  ///
  /// - Parameter titles: without markup.
  package static func activity(_ words: String, among titles: [String]) -> TitleChoice {
    TitleChoice(words, among: titles, of: Things(noun: .activity, advice: .moreOfName, key: { $0.lowercased() }))
  }

  /// Which ritual is meant.
  package static func ritual(_ words: String, among titles: [String]) -> TitleChoice {
    TitleChoice(words, among: titles, of: Things(noun: .ritual))
  }

  /// Which project is meant; nil for *All*, unless a project is called so.
  package static func project(_ words: String, among titles: [String]) -> TitleChoice? {
    let (key, all) = (Document.key(ofTitle: words), Document.key(ofTitle: Project.allTitle))
    if key == all, !titles.contains(where: { Document.key(ofTitle: $0) == key }) { return nil }
    return TitleChoice(words, among: titles, of: Things(noun: .project))
  }
}
