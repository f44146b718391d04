import Diagnostics
import Phrases

/// A word that may come next on a command line.
struct Candidate: Hashable, Sendable {
  var value: String
  /// What it means, for shells that show it beside the word; empty where nothing is to be said.
  var summary: String

  init(_ value: String, _ summary: String = "") {
    (self.value, self.summary) = (value, summary)
  }

  /// Whether it can be typed: it has no control character, and is not so long that no one would.
  var canBeTyped: Bool {
    !value.isEmpty && value.count <= Candidate.mostLetters
      && !value.unicodeScalars.contains(where: ControlCharacters.mustEscape)
  }

  private static let mostLetters = 120
}

extension [Candidate] {
  /// Those that begin with a word.
  func beginning(with word: String) -> [Candidate] { filter { $0.value.hasPrefix(word) } }

  /// Those that fit a word best, as names do (commands, *Names*); all of them for an empty word.
  func fitting(_ word: String) -> [Candidate] {
    guard !word.isEmpty else { return self }
    guard let best = NameFit.best(NameKey(word), of: map { NameKey($0.value) }) else { return beginning(with: word) }
    return best.fit > .equal ? best.indices.map { self[$0] } : filter { NameKey($0.value).text.hasPrefix(NameKey(word).text) }
  }

  /// Each value once, the first of several, without those that cannot be typed.
  var distinct: [Candidate] {
    var seen: Set<String> = []
    return filter { $0.canBeTyped && seen.insert($0.value).inserted }
  }
}
