import Testing
import Vault

@testable import CommandLine

@Suite struct ConsoleTests {
  @Test(arguments: [(nil, "one two three\n"), (40, "one two three\n"), (9, "one two\n  three\n")] as [(Int?, String)])
  func messagesAreBrokenAtTheWidthOfATerminalAlone(width: Int?, written: String) {
    let sink = OutputWriter()
    let messages = Console.messages(width: width) { bytes in
      sink.write(bytes)
      return .success(())
    }
    messages.write("one two three\n")
    #expect(sink.text == written)
  }

  @Test(arguments: [
    (ColorChoice.auto, true, false, true),
    (.auto, true, true, false),
    (.auto, false, false, false),
    (.always, false, true, true),
    (.never, true, false, false),
  ])
  func choosesColor(choice: ColorChoice, isTerminal: Bool, declinesColor: Bool, expected: Bool) {
    let console = Console(
      output: OutputWriter(),
      error: OutputWriter(),
      isTerminal: isTerminal,
      declinesColor: declinesColor
    )
    #expect(console.usesColor(choice) == expected)
  }

  @Test func finishesWithTheStatusOfTheCommand() {
    for status in ExitCode.allCases {
      #expect(Console(output: OutputWriter(), error: OutputWriter()).finish(status, program: "tidemark") == status)
    }
    #expect(ExitCode.allCases.max() == .couldNotRun)
  }

  @Test func aFailureIsWorseThanFindings() {
    let console = Console(output: OutputWriter { _ in .failure(.noSpace) }, error: OutputWriter())
    console.output.write("text")
    #expect(console.finish(.findings, program: "tidemark") == .couldNotRun)
    #expect(console.error.text == "tidemark: standard output cannot be written: no space left\n")
  }

  @Test(arguments: ExitCode.allCases)
  func aReaderThatHasSeenEnoughIsNoFailure(status: ExitCode) {
    let console = Console(output: OutputWriter { _ in .failure(.brokenPipe) }, error: OutputWriter())
    console.output.write("text")
    #expect(console.finish(status, program: "tidemark") == status)
    #expect(console.error.text.isEmpty)
  }
}
