import TestSupport
import Testing

@testable import CommandLine

/// An option means the same in every command, but for what `docs/commands.md` lists.
@Suite struct OptionMeaningTests {
  /// An option of a command, by its name or another spelling.
  struct Use {
    var spelling: String
    var command: String
    var syntax: OptionSyntax

    var value: String { syntax.value?.name.replacing("|", with: " or ") ?? "" }
    /// What the help says of it, and how it may be given.
    var meaning: String { "\(value) \(syntax.short.map(String.init) ?? "") \(syntax.summary.english)" }
  }

  /// What the table says of one meaning of a spelling.
  struct Row {
    var spelling: String
    var values: Set<String>
    /// Empty for all commands of which no other row speaks.
    var commands: Set<String>
  }

  static let uses: [Use] = {
    var uses: [Use] = []
    func add(_ command: Command, _ path: [String]) {
      let name = (path + [command.name]).joined(separator: " ")
      let own = command.options.map(\.syntax)
      let common = Tidemark.program.options.map(\.syntax).filter { option in !own.contains { $0.name == option.name } }
      for option in own + (command.subcommands.isEmpty ? common : []) {
        uses += ([option.name] + option.aliases).map { Use(spelling: "--" + $0, command: name, syntax: option) }
      }
      for held in command.subcommands { add(held, path + [command.name]) }
    }
    for command in Tidemark.program.commands { add(command, []) }
    return uses
  }()

  static let spellings = Set(uses.map(\.spelling)).sorted()

  static let rows: [Row] = {
    let table = try? DocumentTable(of: "docs/commands.md", headed: ["option", "with", "means", "in"])
    func names(_ cell: String) -> Set<String> {
      Set(cell.split(separator: ",").map { $0.filter { $0 != "`" }.trimmed }.filter { !$0.isEmpty })
    }
    return (table?.rows ?? []).map { row in
      Row(spelling: row[0], values: names(row[1]), commands: row[3] == "all others" ? [] : names(row[3]))
    }
  }()

  @Test(arguments: spellings)
  func aSpellingHasOneMeaningOrIsInTheTable(spelling: String) {
    let uses = Self.uses.filter { $0.spelling == spelling }
    let rows = Self.rows.filter { $0.spelling == spelling }
    guard Set(uses.map(\.meaning)).count > 1 else {
      #expect(rows.isEmpty, "\(spelling) has one meaning, and needs no row")
      return
    }
    let told = rows.flatMap(\.commands)
    #expect(Set(told).count == told.count, "\(spelling): a command is in two rows")
    #expect(rows.count { $0.commands.isEmpty } <= 1)
    let known = Set(uses.map(\.command))
    #expect(known.isSuperset(of: told), "\(spelling): \(Set(told).subtracting(known))")
    if !rows.contains(where: { $0.commands.isEmpty }) {
      #expect(known == Set(told), "\(spelling): not in the table: \(known.subtracting(told).sorted())")
    }
    for row in rows {
      let meant = uses.filter { row.commands.isEmpty ? !told.contains($0.command) : row.commands.contains($0.command) }
      #expect(Set(meant.map(\.value).filter { !$0.isEmpty }) == row.values, "\(spelling): \(row)")
    }
  }

  @Test func theTableNamesOptionsThatAreThere() {
    #expect(Self.rows.count > 30)
    #expect(Set(Self.rows.map(\.spelling)).isSubset(of: Self.spellings))
  }

  /// One letter for an option, and one option for a letter.
  @Test func aLetterMeansOneOption() {
    let named = Self.uses.filter { "--" + $0.syntax.name == $0.spelling }
    for (spelling, uses) in Dictionary(grouping: named, by: \.spelling) {
      #expect(Set(uses.map(\.syntax.short)).count == 1, "\(spelling) has its letter only in some commands")
    }
    for (letter, uses) in Dictionary(grouping: named, by: \.syntax.short) where letter != nil {
      #expect(Set(uses.map(\.spelling)).count == 1, "-\(letter ?? " ")")
    }
  }
}

extension String {
  fileprivate var trimmed: String {
    String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}
