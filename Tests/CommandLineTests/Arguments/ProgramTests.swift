import Testing
import Vault

@testable import CommandLine

@Suite struct ProgramTests {
  private func run(_ arguments: String...) -> (status: ExitCode, output: String, error: String) {
    let console = Console(output: OutputWriter(), error: OutputWriter())
    let status = SampleProgram.program.run(arguments, console: console)
    return (status, console.output.text, console.error.text)
  }

  @Test func runsACommand() {
    let result = run("lint", "--strict", "a.md")
    #expect(result == (.findings, "[\"a.md\"] text true\n", ""))
  }

  @Test func printsTheVersion() {
    #expect(run("--version") == (.success, "tidemark 0.1.0\n", ""))
  }

  @Test func aMistakeIsOneLine() {
    #expect(run("lnt") == (.couldNotRun, "", "tidemark: “lnt” is not a command; did you mean “lint”?\n"))
  }

  @Test func printsHelp() {
    let result = run("help", "spec")
    #expect(result.status == .success)
    #expect(result.error.isEmpty)
    #expect(result.output.hasPrefix("Print the specification.\n\nUsage: tidemark spec [OPTION]... [SECTION]\n"))
  }

  @Test(arguments: [
    (FileError.brokenPipe, ExitCode.success, ""),
    (FileError.noSpace, .couldNotRun, "tidemark: standard output cannot be written: no space left\n"),
  ])
  func anOutputThatFailsIsAFailureUnlessItsReaderHasGone(failure: FileError, status: ExitCode, message: String) {
    let console = Console(output: OutputWriter { _ in .failure(failure) }, error: OutputWriter())
    #expect(SampleProgram.program.run(["--version"], console: console) == status)
    #expect(console.error.text == message)
  }
}
