import Chronology

/// How a person says when a thing is, in one phrase or in several words: `friday 9:30`, `tomorrow`, `10:00-11:30`, `15:00 for 45m`
/// (commands, *When*).
package struct WhenPhrase: Hashable, Sendable {
  /// What was typed.
  package private(set) var text: String
  package private(set) var day: DayPhrase?
  package private(set) var time: TimePhrase?
  /// How long, in minutes: as said, or from one time to another.
  package private(set) var minutes: Int?

  /// Reads all words: a day, a time and a length, each at most once, in any order.
  ///
  /// - Throws: what is wrong with the words as a day, or as a time where they have a colon.
  package init(_ text: String) throws(PhraseProblem) {
    let words = PhraseText.plain(text).split(separator: " ").map(String.init)
    if let found = WhenPhrase.read(words[...], WhenPhrase(empty: text)), !words.isEmpty {
      self = found
      minutes = found.minutes ?? found.time?.minutes
      return
    }
    if text.contains(":") || words.count == 1 && text.contains("-") && (try? DayPhrase(text)) == nil {
      _ = try TimePhrase(text)
    }
    _ = try DayPhrase(text)
    throw .unknown
  }

  private init(empty text: String) { self.text = text }

  private static func read(_ words: ArraySlice<String>, _ found: WhenPhrase) -> WhenPhrase? {
    guard !words.isEmpty else { return found }
    for count in stride(from: words.count, to: 0, by: -1) {
      let phrase = words.prefix(count)
      for next in [found.adding(day: phrase), found.adding(time: phrase), found.adding(length: phrase)] {
        if let next, let all = read(words.dropFirst(count), next) { return all }
      }
    }
    return nil
  }

  private func adding(day phrase: ArraySlice<String>) -> WhenPhrase? {
    let own = ["to", "on"].contains(phrase.first) ? phrase.dropFirst() : phrase
    guard day == nil, let read = try? DayPhrase(own.joined(separator: " ")) else { return nil }
    var next = self
    next.day = read
    return next
  }

  private func adding(time phrase: ArraySlice<String>) -> WhenPhrase? {
    let own = phrase.first == "to" ? phrase.dropFirst() : phrase
    guard time == nil, let read = try? TimePhrase(own.joined(separator: " ")), minutes == nil || read.end == nil else {
      return nil
    }
    var next = self
    next.time = read
    return next
  }

  private func adding(length phrase: ArraySlice<String>) -> WhenPhrase? {
    guard phrase.first == "for", minutes == nil, time?.end == nil,
      let read = try? LengthPhrase.minutes(phrase.dropFirst().joined(separator: " "))
    else { return nil }
    var next = self
    next.minutes = read
    return next
  }
}
