import Chronology
import Foundation
import Planner
import TestSupport
import Testing

@testable import Languages

/// What each language makes of numbers, counts, days and lists, for a reader of CLDR that the project did not write.
@Suite struct LanguageOracleTests {
  /// One line of the file that `scripts/language-oracle` reads.
  private struct Case: Encodable {
    let language: String
    let kind: String
    /// What it is made of, as programs write it.
    let value: String
    let text: String
  }

  /// Writes cases for `scripts/language-oracle` to `languages.jsonl` beside the file that `TIDEMARK_ORACLE` names.
  @Test(.enabled(if: ProcessInfo.processInfo.environment["TIDEMARK_ORACLE"] != nil))
  func writesCasesForTheOracle() throws {
    let path = try #require(ProcessInfo.processInfo.environment["TIDEMARK_ORACLE"])
    var random = SplitMix64(seed: 5646)
    let cases = try Language.allCases.flatMap { language in
      Self.names(language) + Self.counts(language) + (try Self.random(language, count: randomCases(500), using: &random))
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let lines = try cases.map { try encoder.encode($0) + Data("\n".utf8) }
    try Data(lines.joined()).write(
      to: URL(fileURLWithPath: path).deletingLastPathComponent().appending(path: "languages.jsonl")
    )
  }

  private static func names(_ language: Language) -> [Case] {
    [(NameLength.full, "full"), (.short, "short")].flatMap { length, word in
      Weekday.allCases.map { day in
        Case(
          language: language.rawValue,
          kind: "weekday \(word)",
          value: "\(day.rawValue)",
          text: language.name(of: day, length)
        )
      }
        + Month.allCases.map { month in
          Case(
            language: language.rawValue,
            kind: "month \(word)",
            value: "\(month.rawValue)",
            text: language.name(of: month, length)
          )
        }
    }
  }

  private static func counts(_ language: Language) -> [Case] {
    let numbers = Array(0...120) + [199, 200, 1_000, 1_000_000, 1_000_001, 2_000_000]
    return numbers.map { count in
      Case(language: language.rawValue, kind: "plural", value: "\(count)", text: language.form(count, "one", "other"))
    }
      + stride(from: 0.1, through: 3, by: 0.1).map { count in
        let text = language.isSingular(count) ? "one" : "other"
        return Case(language: language.rawValue, kind: "plural", value: String(format: "%.1f", count), text: text)
      }
  }

  private static func random(_ language: Language, count: Int, using random: inout SplitMix64) throws -> [Case] {
    try (0..<count).flatMap { _ -> [Case] in
      let limit = [9, 999, 99_999_999][Int.random(in: 0...2, using: &random)]
      let whole = Int.random(in: -limit...limit, using: &random)
      let fraction = "\(whole).\(Int.random(in: 1...9, using: &random))"
      let number = try #require(Number(fraction))
      let percent = Int.random(in: 0...100, using: &random)
      let date = CivilDate.earliest.adding(days: Int.random(in: 600_000...3_000_000, using: &random))
      let today = date.adding(days: Int.random(in: -400...400, using: &random))
      let words = (0..<Int.random(in: 1...5, using: &random)).map { _ in
        ["agua", "bread", "café", "travail", "run"][Int.random(in: 0...4, using: &random)]
      }
      let minutes = Int.random(in: 1...1440, using: &random)
      return [
        ("number", "\(whole)", language.number(whole)), ("number", fraction, language.number(number)),
        ("percent", "\(percent)", language.percent(percent)), ("day short", "\(date)", language.dayAndYear(date, .short)),
        ("day full", "\(date)", language.dayAndYear(date, .full)),
        ("distance", "\(today.days(until: date))", language.distance(of: date, from: today)),
        ("and", words.joined(separator: ","), language.and(words)), ("or", words.joined(separator: ","), language.or(words)),
        ("length", "\(minutes)", language.lengthInFull(minutes)),
      ].map { Case(language: language.rawValue, kind: $0.0, value: $0.1, text: $0.2) }
    }
  }
}
