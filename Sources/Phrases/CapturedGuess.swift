import Chronology

/// What the last words of a note may say of when, though they say something else just as often: `9-11`, `90 min`, `5-7 December`,
/// `12-01`, `!!`. They stay in the title, and the person is told so.
struct CapturedGuess {
  let kind: CapturedRest.Kind

  /// - Parameters:
  ///   - word: the one before the phrase.
  ///   - reader: which parts are asked for.
  init?(_ phrase: [String], after word: String, _ reader: CapturedWhenReader) {
    let text = PhraseText.plain(phrase.joined(separator: " "))
    if let rules = Self.rules(text), reader.asks(for: .rule) {
      kind = .rules(rules)
    } else if text.hasPrefix("("), text.hasSuffix(")"), let inner = Self.inner(phrase), reader.read(inner[...]) != nil {
      kind = .brackets(inner.joined(separator: " "))
    } else if reader.asks(for: .time) && text.contains(":") || reader.asks(for: .day), Self.isNowhere(text) {
      kind = .nowhere
    } else if reader.asks(for: .priority), phrase.count == 1, let priority = Self.marks[text] {
      kind = .priority(priority)
    } else if reader.asks(for: .day), Self.isPast(text) {
      kind = .past
    } else if reader.asks(for: .day), Self.isOfSeveralDays(text) {
      kind = .period
    } else if reader.asks(for: .day), text.contains("-0"), let date = Self.date(text) {
      kind = date
    } else if reader.asks(for: .time), let time = Self.time(text), !Self.isCounted(word) {
      kind = .numbers(time)
    } else if reader.asks(for: .time), CapturedWhenReader.isLength(phrase), !text.hasPrefix("a") {
      kind = .length
    } else if reader.asks(for: .day), let date = Self.date(text), !Self.isCounted(word) {
      kind = date
    } else {
      return nil
    }
  }

  /// What a rule may mean that has several readings.
  private static func rules(_ text: String) -> [String]? {
    guard text.hasPrefix("every ") || text.hasPrefix("each ") || text.hasPrefix("bi"),
      case .failure(.ambiguous(_, let readings)) = Recurrence.parse(text)
    else { return nil }
    return readings.map { $0.times == nil ? "every \($0)" : "\($0)" }
  }

  private static func inner(_ phrase: [String]) -> [String]? {
    let words = phrase.joined(separator: " ").dropFirst().dropLast().split(separator: " ").map(String.init)
    return words.isEmpty ? nil : words
  }

  /// `26:00`, `2026-02-30`, `31 april`.
  private static func isNowhere(_ text: String) -> Bool {
    if text.contains(":") {
      // `Genesis 1:1` is none either, and no time is meant.
      let parts = text.split(separator: ":")
      guard parts.count == 2, parts.allSatisfy({ $0.allSatisfy(\.isNumber) && $0.count <= 2 }), parts[1].count == 2 else {
        return false
      }
      do throws(PhraseProblem) { _ = try TimePhrase(text) } catch { return error == .noSuchTime }
      return false
    }
    guard text.contains(where: \.isNumber) else { return false }
    do throws(PhraseProblem) { _ = try DayPhrase(text) } catch {
      guard case .noSuchDate = error else { return false }
      let isWritten = text.split(separator: "-").count == 3 && text.prefix { $0 != "-" }.count == 4
      return isWritten || text.contains(where: \.isLetter) && !text.hasSuffix("th")
    }
    return false
  }

  private static func isPast(_ text: String) -> Bool {
    guard text == "yesterday" || text.hasPrefix("last ") || text.hasSuffix(" ago") else { return false }
    return (try? DayPhrase(text)) != nil
  }

  /// As the format has them (*Signs of priority*), in which more marks say no more.
  private static let marks = ["!!": "!high", "!!!": "!high"]

  /// Two hours, or one after `from`, spelled as they are read: `9-11`, `between 16 and 18`, `from 9`.
  private static func time(_ text: String) -> String? {
    guard let time = try? TimePhrase(text), time.end != nil || text.hasPrefix("from ") else { return nil }
    func clock(_ time: TimeOfDay) -> String { "\(time.hour):\(time.minute < 10 ? "0" : "")\(time.minute)" }
    return clock(time.start) + (time.end.map { "-" + clock($0) } ?? "")
  }

  /// Whether the word before numbers says what they count: `pages 10-11`.
  private static func isCounted(_ word: String) -> Bool {
    var noun = word.lowercased()
    if noun.hasSuffix(".") { noun.removeLast() }
    if noun.hasSuffix("s") { noun.removeLast() }
    return [
      "age", "aisle", "bus", "chapter", "ch", "class", "episode", "ep", "exercise", "floor", "game", "gate", "grade", "issue",
      "item", "lesson", "level", "line", "no", "number", "page", "part", "platform", "p", "pp", "question", "room", "row",
      "score",
      "section", "set", "size", "step", "table", "task", "unit", "verse", "volume", "vol", "ratio", "won", "lost", "beat",
    ].contains(noun)
  }

  /// `5-7 December`, `mon to wed`, `1 dec - 3 dec`.
  private static func isOfSeveralDays(_ text: String) -> Bool {
    if let dash = text.firstIndex(of: "-"), text[..<dash].allSatisfy(\.isNumber), !text[..<dash].isEmpty {
      let rest = String(text[text.index(after: dash)...])
      return rest.first?.isNumber ?? false && rest.contains(where: \.isLetter)
        && (try? DayPhrase(rest)).map(\.isFloating) ?? false
    }
    if isOfTwoDates(text) { return true }
    guard text.contains(" to ") || text.contains(" - "), case .range(let first, let last)? = try? PeriodPhrase(text),
      case .day = first, case .day = last
    else { return false }
    return true
  }

  /// `26.12-30.12`, of which one half can be nothing but a date.
  private static func isOfTwoDates(_ text: String) -> Bool {
    let halves = text.split(separator: "-").map { $0.hasSuffix(".") ? String($0.dropLast()) : String($0) }
    guard halves.count == 2, halves.allSatisfy({ $0.contains(".") || $0.contains("/") }) else { return false }
    let days = halves.compactMap { try? DayPhrase($0) }
    return days.count == 2 && halves.contains { ($0.split { !$0.isNumber }.first.flatMap { Int($0) } ?? 0) > 12 }
  }

  /// `12-01`, `30.11`, `3/4` as American and European people write it; a part of a whole like `3/8` is none.
  private static func date(_ text: String) -> CapturedRest.Kind? {
    guard text.contains(where: { "-/.".contains($0) }), text.allSatisfy({ $0.isNumber || "-/.".contains($0) }) else {
      return nil
    }
    let numbers = text.split { "-/.".contains($0) }.compactMap { Int($0) }
    guard numbers.count == 2 else { return nil }
    let isPart = numbers[0] < numbers[1] && [2, 3, 4, 5, 8, 10].contains(numbers[1])
    do throws(PhraseProblem) {
      let day = try DayPhrase(text)
      // A price has a point, too.
      guard !text.contains(".") || numbers[0] > 12 else { return nil }
      guard !isPart, !["24/7", "16/9"].contains(text) else { return nil }
      guard case .monthDay(let meant) = day.meaning else { return nil }
      return .dates([meant])
    } catch {
      guard case .ambiguous(let one, let other, _) = error, !isPart else { return nil }
      return .dates([one, other])
    }
  }
}

extension CapturedWhenReader {
  /// A time that words begin with, as a block of a day does in its file: `17:00 Call Mum`.
  func leadingTime(of words: [String]) -> (time: TimePhrase, text: String, rest: [String])? {
    guard asks(for: .time) else { return nil }
    let box = words.starts(with: ["[", "]"]) ? 2 : 0
    for count in stride(from: min(4, words.count - box - 1), to: 0, by: -1) {
      let phrase = Array(words[box..<box + count])
      let text = PhraseText.plain(phrase.joined(separator: " "))
      guard text.first?.isNumber ?? false, let found = time(phrase, Found()), let time = found.when.time else { continue }
      // A tag alone names no task.
      let rest = words[(box + count)...]
      guard rest.contains(where: { $0.first != "#" }) else { return nil }
      return (time, phrase.joined(separator: " "), Array(words[..<box] + rest))
    }
    return nil
  }
}
