import Lint
import Outline
import Testing

/// The tables of the specification say what the tables of the program do.
@Suite struct SpecificationTableTests {
  // MARK: Rules (*Diagnostics*)

  @Test func theRulesAreThoseOfTheCatalogue() throws {
    let rows = try SpecificationTable(startingWith: "| rule | severity |").rows
    #expect(rows.count > 40)
    let written = Dictionary(uniqueKeysWithValues: rows.map { ($0[0], $0[1]) })
    let known = Dictionary(uniqueKeysWithValues: RuleCatalogue.all.map { ($0.name, $0.severity.rawValue) })
    #expect(Set(written.keys).subtracting(known.keys).sorted() == [], "rules that the program lacks")
    #expect(Set(known.keys).subtracting(written.keys).sorted() == [], "rules that the specification lacks")
    for (name, severity) in known where written[name] != nil {
      #expect(written[name] == severity, "the severity of \(name)")
    }
  }

  // MARK: Keys (*Keys*)

  /// The places as the specification calls them.
  private static let places: [String: Place] = [
    "every list item but a mark": [
      .item, .task, .boxlessTask, .plannedTask, .stackedTask, .box, .note, .link, .block, .category, .routine, .habit, .phase,
      .activity,
    ],
    "list item": .item,
    "list item without a box": .boxless,
    "schedule row": .row,
    "set aside": .setAside,
    "box": .box,
    "block": .block,
    "assigned task": .plannedTask,
    "stacked task": .stackedTask,
    "task of a project": .task,
    "row of a project": [.task, .boxlessTask],
    "category": .category,
    "routine block": .routine,
    "heading of an arc": .arc,
    "habit": .habit,
    "mark": .mark,
    "phase": .phase,
    "activity": .activity,
    "entry": .entry,
    "heading": [.heading, .arc],
    "heading of a section of a page": .section,
  ]

  private static let values: [String: ValueType] = [
    "a list type": .listType,
    "an emoji, or a symbol's name": .icon,
    "a place in the page": .text,
    "text": .text,
    "one word": .word,
    "a rule": .rule,
    "a rule without hours and after done": .streakRule,
    "a rule of days": .dayRule,
    "a rule that names days": .blockRule,
    "times, or beside hours a window": .times,
    "months": .months,
    "a date": .date,
    "a whole number, 1 or more": .count,
    "a number": .number,
    "highest lowest": .extreme,
    "up down": .direction,
    "low medium high": .priority,
    "a time, or yes": .reminder,
    "start end, or both": .moments,
    "a color": .color,
    "a rating": .rating,
    "one of six words": .lifeCategory,
    "color monochrome bold soft": .theme,
  ]

  /// A row of either table: what a key is in these places.
  private struct Row: Hashable, CustomStringConvertible {
    var key: String
    var leading: Place
    var leaders: Set<String>
    var value: ValueType

    var description: String { "\(key) leading \(leading.rawValue) beside \(leaders.sorted()) \(value)" }
  }

  @Test func theKeysAreThoseOfTheKeyTable() throws {
    let written = try SpecificationTable(startingWith: "| key | leading in |").rows.map { cells in
      // “box (needs due)”, “schedule row, with a box or without”.
      let place = cells[1].replacing(/\ \([^)]*\)/, with: "").replacing(", with a box or without", with: "")
      let leading = try place.split(separator: ", ").reduce(into: Place()) { result, name in
        result.formUnion(try #require(Self.places[String(name)], "“\(name)” is no place that this test knows"))
      }
      // “every, not after done”.
      let leaders = cells[2].split(separator: ", ").filter { !$0.hasPrefix("not ") }.map(String.init)
      let section = cells[3].replacing(/\ \(\[.*\]\)/, with: "")
      let value = try #require(Self.values[section], "“\(section)” is no value that this test knows")
      return Row(key: cells[0], leading: leading, leaders: Set(leaders), value: value)
    }
    let places = Self.places.values.reduce(into: Place()) { $0.formUnion($1) }
    let known = KeyTable.rows.filter { !$0.leading.union($0.dependent).isDisjoint(with: places) }.map { row in
      let leaders = row.dependent.isDisjoint(with: places) ? [] : row.key.leaders.map(\.rawValue)
      return Row(key: row.key.rawValue, leading: row.leading.intersection(places), leaders: Set(leaders), value: row.value)
    }
    #expect(written.count > 20)
    #expect(Set(written).subtracting(known).map(\.description).sorted() == [], "rows that KeyTable lacks")
    #expect(Set(known).subtracting(written).map(\.description).sorted() == [], "rows that the specification lacks")
    #expect(known.map(\.key).withoutRepetitions == written.map(\.key).withoutRepetitions, "the order of printed fields")
    let twice = Dictionary(grouping: known, by: \.key).filter { $1.count > 1 }.keys
    #expect(twice.sorted() == ["category", "every", "notify", "since"], "what means two things")
  }
}

extension [String] {
  /// Without those that follow their like.
  fileprivate var withoutRepetitions: [String] {
    reduce(into: []) { if $0.last != $1 { $0.append($1) } }
  }
}
