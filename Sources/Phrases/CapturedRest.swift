import Chronology

/// What noted words have amidst them, or at their end, that may say when and was not read (commands, *Capture*).
package struct CapturedRest: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    /// A day, a time or both, which would be read at the end; neither of a distance in hours.
    case when(day: String?, time: String?)
    /// A day or a time by which it is due.
    case due
    case rule
    /// More than a day: `next week`, `5-7 December`.
    case period
    /// A day that is over: `yesterday`, `last fri`, `3 days ago`.
    case past
    /// Neither a day nor a time: `in the morning`.
    case part
    /// Numbers that may be times; as a time is read: `9:00-11:00`.
    case numbers(String)
    /// A length without a time: `90 min`.
    case length
    /// Numbers that may be a date, or one of two.
    case dates([PhraseMonthDay])
    /// `!!`; as a priority is read.
    case priority(String)
    /// A rule of several meanings, each as it is read: `every 2nd tuesday`.
    case rules([String])
    /// A time or a date in round brackets; without them.
    case brackets(String)
    /// A time or a date that there is not: `26:00`, `31 april`.
    case nowhere
  }

  /// As it was typed.
  package let text: String
  package let kind: Kind
  /// Whether the words end with it.
  package let isLast: Bool

  /// Whether it is a day, a time or a part of one, beside which a time is of it.
  var isMoment: Bool {
    switch kind {
    case .when, .due, .rule, .period, .part: true
    case .numbers, .length, .dates, .priority, .rules, .brackets, .nowhere, .past: false
    }
  }
}

extension CapturedWhenReader {
  /// What words hold that may say when; none where they hold nothing else.
  func rests(in words: [String]) -> [CapturedRest] {
    var rests: [CapturedRest] = []
    var start = 0
    while start < words.count {
      let counts = stride(from: min(8, words.count - start), to: 0, by: -1)
      let found = counts.lazy.compactMap { count -> (count: Int, kind: CapturedRest.Kind)? in
        let phrase = Array(words[start..<start + count])
        if let kind = kind(of: phrase, before: words.dropFirst(start + count).first) { return (count, kind) }
        guard start > 0, start + count == words.count else { return nil }
        return CapturedGuess(phrase, after: words[start - 1], self).map { (count, $0.kind) }
      }.first
      guard let found else {
        start += 1
        continue
      }
      let text = words[start..<start + found.count].joined(separator: " ")
      let isLast = start + found.count == words.count
      // A day that the words begin with is their name: `Sunday roast`.
      let isName = if case .when(.some, nil) = found.kind { start == 0 && found.count == 1 } else { false }
      if found.count < words.count, !isName { rests.append(CapturedRest(text: text, kind: found.kind, isLast: isLast)) }
      start += found.count
    }
    return rests
  }

  /// What a phrase may say.
  private func kind(of typed: [String], before next: String?) -> CapturedRest.Kind? {
    let phrase = LocalWords.english(typed)
    let text = PhraseText.plain(phrase.joined(separator: " "))
    // They say nothing, and are passed over where a day is read.
    if text.hasSuffix(" the") || text.hasSuffix(" of") { return nil }
    if rule(phrase, Found()) != nil { return .rule }
    if due(phrase, Found()) != nil { return .due }
    if delay(phrase, Found()) != nil { return .when(day: nil, time: nil) }
    if asks(for: .day), Self.isPeriod(text) { return .period }
    for count in (0...phrase.count).reversed() {
      let (one, other) = (Array(phrase.prefix(count)), Array(phrase.dropFirst(count)))
      for (day, time) in [(one, other), (other, one)] {
        let timeOption = option(ofTime: time, before: next)
        let dayOption = option(ofDay: day, isBesideTime: timeOption != nil)
        guard day.isEmpty || dayOption != nil, time.isEmpty || timeOption != nil else { continue }
        return .when(day: dayOption, time: timeOption)
      }
    }
    if asks(for: .rule), let rule = WhenElsewhere.rule(phrase) { return .rules([rule]) }
    guard asks(for: .time) else { return nil }
    return DayPart(text) != nil && phrase.count == 3 || DayPart(today: text) != nil ? .part : nil
  }

  /// A day as an option takes it; nil of other words.
  private func option(ofDay phrase: [String], isBesideTime: Bool) -> String? {
    guard !phrase.isEmpty, asks(for: .day) else { return nil }
    if isDay(phrase) { return DateElsewhere(phrase)?.date ?? Self.withoutLead(phrase) }
    return isBesideTime ? WhenElsewhere.day(phrase) : nil
  }

  /// The same of a time.
  private func option(ofTime phrase: [String], before next: String?) -> String? {
    guard !phrase.isEmpty, asks(for: .time) else { return nil }
    if isTime(phrase, before: next) { return Self.withoutLead(LeadElsewhere.withoutAt(phrase)) }
    return WhenElsewhere.time(phrase, isLast: next == nil)?.description
  }

  private func isDay(_ phrase: [String]) -> Bool {
    if DayPart(today: PhraseText.plain(phrase.joined(separator: " "))) != nil, phrase.count > 1 { return false }
    return day(phrase, Found()).map { !$0.needsTime } ?? false
  }

  /// A bare hour is one only where the words end behind it, or go on: `at 3 flats` is none.
  private func isTime(_ phrase: [String], before next: String?) -> Bool {
    guard let found = time(phrase, Found()), !found.isDueTime, !found.needsDay, let time = found.when.time else { return false }
    let goesOn = ["in", "with", "for", "about", "on", "to", "and", "the", "at"]
    return !time.isHalfDay || next.map { goesOn.contains($0.lowercased()) } ?? true
  }

  private static func withoutLead(_ phrase: [String]) -> String {
    (["on", "at"].contains(phrase[0].lowercased()) ? phrase.dropFirst() : phrase[...]).joined(separator: " ")
  }

  /// `next week`, `this weekend`, `at the weekend`.
  private static func isPeriod(_ text: String) -> Bool {
    let words = text.split(separator: " ").drop { ["on", "at", "by"].contains($0) }
    guard words.count == 2, let first = words.first, let last = words.last else { return false }
    if last == "weekend" { return ["this", "next", "the"].contains(first) }
    return ["this", "next"].contains(first) && ["week", "month", "quarter", "year"].contains(last)
  }
}
