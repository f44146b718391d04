import Testing

@testable import CommandLine

/// Words of other languages where a command stands.
@Suite struct WordsElsewhereTests {
  @Test(arguments: Tidemark.wordsElsewhere.map { [$0.key, $0.value] })
  func eachLeadsToACommand(pair: [String]) {
    let words = pair[1].split(separator: " ").map(String.init)
    #expect(pair[0] == pair[0].lowercased())
    #expect(Tidemark.program.command(named: words[0]) != nil || words[0] == "help", "\(pair[0])")
    #expect(Tidemark.program.command(named: pair[0]) == nil, "\(pair[0]) is a command")
  }

  @Test(arguments: [
    ("fait lait", "did you mean “tidemark done lait”?"), ("tareas", "did you mean “tidemark tasks”?"),
    ("semaine", "did you mean “tidemark day --week”?"), ("Borrar leche", "did you mean “tidemark remove leche”?"),
  ])
  func isAnsweredWithTheCommand(line: String, words: String) {
    let run = CommandRun(CommandRun.words(of: line))
    #expect(run.status == .couldNotRun)
    #expect(run.error.contains(words), "\(run.error)")
  }
}
