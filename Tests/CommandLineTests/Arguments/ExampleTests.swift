import Languages
import Phrases
import Testing

@testable import CommandLine

/// The examples of helps, in each language.
@Suite struct ExampleTests {
  private static let examples: [Example] = {
    func examples(_ command: Command) -> [Example] { command.examples + command.subcommands.flatMap(examples) }
    return Tidemark.program.commands.flatMap(examples)
  }()

  /// Words as a command gets them, without the name of the program and without what a shell reads from or writes to.
  private static func arguments(_ line: String) -> [String] {
    Array(CommandRun.words(of: line).dropFirst().prefix { $0 != "<" && $0 != ">" })
  }

  @Test(arguments: [Language.english, .spanish, .french])
  func eachIsALineOfItsCommand(language: Language) {
    for example in Self.examples {
      let line = example.line(in: language)
      let (english, own) = (Self.arguments(example.line), Self.arguments(line))
      #expect(own.first == english.first, "\(line)")
      #expect(own.filter { $0.hasPrefix("--") } == english.filter { $0.hasPrefix("--") }, "\(line)")
      let request = LocalWords.$language.withValue(language) { Tidemark.program.parse(own) }
      guard case .command = request else {
        Issue.record("\(line): \(request)")
        continue
      }
    }
  }

  @Test func theTablesAreOfTheExamples() {
    let lines = Set(Self.examples.map(\.line))
    #expect(Set(Example.spanish.keys).subtracting(lines) == [])
    #expect(Set(Example.french.keys).subtracting(lines) == [])
    #expect(Set(Example.spanish.keys) == Set(Example.french.keys))
    #expect(Example.spanish.allSatisfy { $0 != $1 })
  }

  /// What has a name, a phrase or a day in it is there in each language.
  @Test func noLineIsLeftOut() {
    let days = ["mon", "fri", "sat", "sun", "today", "tomorrow", "yesterday", "last", "next"]
    let names = ["HEAD", "Parkrun", "Europe/Madrid", "~/Downloads/Loop.zip", "Loop/"]
    let left = Self.examples.map(\.line).filter { line in
      let words = Self.arguments(line).dropFirst()
      let tells = words.contains { word in
        !names.contains(where: word.hasPrefix) && (word.first?.isUppercase == true || days.contains(word))
      }
      return tells && Example.spanish[line] == nil
    }
    #expect(left == [])
  }
}
