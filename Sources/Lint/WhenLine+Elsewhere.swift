import Chronology

/// Days and times as German, French and Spanish say them, in capitals or not: `sam. 14h`, `le lundi`, `bis Ende Nov`.
extension WhenLine {
  /// Words that lead a weekday, and little else.
  static let leadsOfWeekdays = Set(["am", "el", "le", "del", "nächster"] + DayElsewhere.leadsOfNext)

  /// Whether two numbers are a day, or a part of a whole: `3/12`.
  private func isSlashed(_ index: Int) -> Bool {
    guard index < words.count, !words[index].isLiteral, hasStroke(index) else { return false }
    let parts = words[index].text.split(separator: "/", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { Int($0) }
    return parts.count == 2 && numbers.count == 2 && numbers.allSatisfy { 1...31 ~= $0 } && numbers.contains { $0 <= 12 }
  }

  /// Whether a stroke is in a word, without which there is nothing to take apart.
  func hasStroke(_ index: Int) -> Bool { bytes[words[index].range].contains(UInt8(ascii: "/")) }

  /// Whether two numbers are a part of what follows: `le 1/3 du livre`, `el 4/10 de la serie`.
  func isPart(at index: Int) -> Bool {
    guard isSlashed(index), index + 1 < words.count else { return false }
    let next = words[index + 1].text
    return ["du", "de", "del", "des"].contains(next) || next.hasPrefix("d'") || next.hasPrefix("d’")
  }

  /// Whether two numbers end the words, as those of a day do: `avant le 3/12`, but not `avant le 1/2 marathon`.
  private func isSlashedAtEnd(_ index: Int) -> Bool { isSlashed(index) && isTag(after: words[index].range.upperBound) }

  /// `para el 3/12`. The article alone leads to a part of a whole as well: `Danser le 3/4`, `Tocar el 6/8`.
  func isBehindPara(_ index: Int) -> Bool {
    index > 0 && words[index].text == "el" && words[index - 1].text == "para" && isSlashedAtEnd(index + 1)
  }

  /// What stands between a word for when and its day or time: `avant le 3/12`, `antes de las 10:30`, `vor dem 3.12.`.
  private static let articlesOfNumbers: Set<String> = ["le", "el", "de", "del", "la", "las", "dem", "den"]

  /// The place of the number that a word for when leads, behind the articles that follow it; the same place where none is.
  func place(behindArticlesAt index: Int) -> Int {
    var place = index
    while place < words.count, place < index + 2, !words[place].isLiteral,
      WhenLine.articlesOfNumbers.contains(words[place].text)
    {
      place += 1
    }
    guard place > index, place < words.count, bytes[words[place].range.lowerBound] &- 0x30 < 10 else { return index }
    return isSlashed(place) && !isSlashedAtEnd(place) ? index : place
  }

  /// Words that lead an hour: `à 10h`, `um 10 Uhr`, `a las 10`.
  func isLeadOfHour(_ index: Int) -> Bool {
    guard index + 1 < words.count else { return false }
    if words[index].text == "a", ["las", "la"].contains(words[index + 1].text) { return isLeadOfHour(index + 1) }
    guard bytes[words[index + 1].range.lowerBound] &- 0x30 < 10 else { return false }
    switch words[index].text {
    case "las", "la": return index > 0 && words[index - 1].text == "a"
    case "à", "um", "vers", "gegen": return time(at: index + 1, isLed: true) != nil
    default: return false
    }
  }

  /// Whether a word is the whole name of a weekday.
  func isWeekdayElsewhere(_ index: Int) -> Bool {
    guard index < words.count else { return false }
    return words[index].text.count > 4 && Weekday(nameElsewhere: words[index].text) != nil
  }

  /// The next such day: behind a word for when, or before a time.
  func weekdayElsewhere(at index: Int, isLed: Bool) -> CivilDate? {
    let word = words[index]
    let hasPoint = word.text.hasSuffix(".")
    let name = hasPoint ? String(word.text.dropLast()) : word.text
    guard let weekday = Weekday(nameElsewhere: name) ?? Weekday(shortNameElsewhere: name) else { return nil }
    let isCapital = index > 0 && bytes[word.range.lowerBound] &- 0x41 < 26
    let isTimed = isTime(behind: index)
    // `Mi 19:30`, `sam 14h`; `Sam 14:00` is somebody, and `so 9:00` a sentence.
    let isShort = name.count < 3 ? isCapital || hasPoint : name.count > 4 || hasPoint || !isCapital
    let isSaid = isTimed && isShort || isLed && (name.count > 4 || index > 0 && isElsewhere(words[index - 1].text))
    // `bis Fr 27.11.` has a date of its own.
    let isDated = !isTimed && index + 1 < words.count && bytes[words[index + 1].range.lowerBound] &- 0x30 < 10
    return isSaid && !isDated ? today.adding(days: weekday.days(after: today.weekday)) : nil
  }

  /// Whether a time of the clock follows a word, and not only a number.
  func isTime(behind index: Int) -> Bool {
    // `demain à 9h`, `Donnerstag um 14 Uhr`, `jueves a las 9`
    if index + 1 < words.count, !words[index + 1].isLiteral, isLeadOfHour(index + 1) { return true }
    guard index + 1 < words.count, !words[index + 1].isLiteral else { return false }
    let next = words[index + 1].text
    return next.contains { ":h".contains($0) } || index + 2 < words.count && words[index + 2].text == "uhr"
      ? time(at: index + 1, isLed: true) != nil : false
  }

  /// `14h`, `9h30`; the `2h` of `walk sun 2h` is how long it takes, and that of `dim 9h` is not.
  func hourElsewhere(at index: Int, _ start: Int) -> (start: TimeOfDay, end: Int)? {
    let end = words[index].range.upperBound
    let parts = String(decoding: bytes[start..<end], as: UTF8.self).lowercased()
      .split(separator: "h", omittingEmptySubsequences: false)
    guard parts.count == 2, 1...2 ~= parts[0].count, let hour = Int(parts[0]), parts[1].isEmpty || parts[1].count == 2,
      let minute = parts[1].isEmpty ? 0 : Int(parts[1]), let time = TimeOfDay(hour: hour, minute: minute), time < .endOfDay,
      !parts[1].isEmpty || hour >= leastHour(behind: index)
    else { return nil }
    return (time, end)
  }

  /// From which hour on a number and `h` right behind a day is a time of the clock, and no longer a length.
  private func leastHour(behind index: Int) -> Int {
    guard index > 0 else { return 0 }
    let word = words[index - 1].text
    if Weekday(name: word) != nil || ["today", "tomorrow", "tmrw"].contains(word) { return 10 }
    return word.first.map { "0"..."9" ~= $0 } == true ? 7 : 0
  }

  /// `end of November`, `Ende Nov`, behind a word for when: its last day.
  func endOfPeriod(at index: Int) -> (dates: [CivilDate], end: Int)? {
    guard !words[index].beginsWithNumber, PeriodEnd.mayBegin(with: words[index].text) else { return nil }
    for last in (index..<min(words.count, index + 5)).reversed() where !words[index...last].contains(where: \.isLiteral) {
      let text = words[index...last].map { $0.text.hasSuffix(".") ? String($0.text.dropLast()) : $0.text }
      if let day = PeriodEnd.day(text.joined(separator: " "), today: today), day >= today {
        return ([day], words[last].range.upperBound)
      }
    }
    return nil
  }

  /// `call mum tomorrow`, `appeler Luc vendredi`: a day in a word that ends a task of three words or more, in small letters.
  func dayAtEnd(_ index: Int) -> (dates: [CivilDate], end: Int)? {
    let word = words[index]
    let end = endOfNext(index)
    guard index > 1 || end > word.range.upperBound && index > 0, bytes[word.range.lowerBound] &- 0x41 >= 26,
      word.text.count > 3,
      isTag(after: end), !WhenLine.wordsBeforeNames.contains(words[index - 1].text)
    else { return nil }
    if ["tomorrow", "tmrw"].contains(word.text) || DayElsewhere.tomorrow.contains(word.text) {
      return ([today.adding(days: words[index - 1].text == "pasado" ? 2 : 1)], word.range.upperBound)
    }
    if ["übermorgen", "après-demain"].contains(word.text) { return ([today.adding(days: 2)], word.range.upperBound) }
    guard word.text.count > 4, let weekday = Weekday(name: word.text) ?? Weekday(nameElsewhere: word.text),
      word.text == weekday.fullName || Weekday(nameElsewhere: word.text) != nil
    else { return nil }
    return ([today.adding(days: weekday.days(after: today.weekday))], end)
  }

  /// Where a weekday ends that is said to be the next: `lundi prochain`, `lunes que viene`.
  private func endOfNext(_ index: Int) -> Int {
    let own = words[index].range.upperBound
    // Most words begin otherwise.
    guard index + 1 < words.count, !words[index + 1].isLiteral, case let first = words[index + 1].text.utf8.first,
      DayElsewhere.endsOfNext.contains(where: { $0.utf8.first == first })
    else { return own }
    let counts = (1...2).filter { count in
      index + count < words.count
        && DayElsewhere.endsOfNext.contains(words[index + 1...index + count].map(\.text).joined(separator: " "))
    }
    return counts.first.map { words[index + $0].range.upperBound } ?? own
  }

  /// Behind these a day is part of a name, recurs, or is a morning.
  private static let wordsBeforeNames: Set<String> = [
    "the", "a", "an", "my", "our", "this", "last", "black", "good", "every", "each", "and", "or", "about", "until", "la", "por",
    "de", "esta", "una", "media", "cada", "el", "los", "le", "les", "ce", "chaque", "jeden", "guten", "am", "heute", "diesen",
    "und", "oder", "et", "ou", "y", "o", "bloody", "not", "vs", "like", "than", "only", "one",
  ]
}
