import TestSupport
import Testing

@testable import Git

@Suite struct GitTests {
  /// A program in place of git: a script of the shell, alone in a folder.
  private func run(
    script: String,
    _ arguments: [String] = [],
    input: [UInt8] = [],
    seconds: Int = 60
  ) throws -> Result<Git.Output, Git.Failure> {
    Result { () throws(Git.Failure) in
      var child = try ChildProcess(program: "sh", ["-c", script, "git"] + arguments, ["LC_ALL=C", "TIDEMARK_TEST=a=b"])
      return try child.finish(input: input, deadline: Deadline(seconds: seconds))
    }
  }

  private func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

  @Test func saysWhatGitSays() throws {
    let output = try Git.run(["--version"])
    #expect(output.status == 0)
    #expect(text(output.standardOutput).hasPrefix("git version "))
    #expect(output.standardError.isEmpty)
  }

  @Test func aStatusIsNoFailure() throws {
    let folder = try TemporaryFolder()
    let output = try Git.run(["rev-parse", "--verify", "nothing"], in: folder(""))
    #expect(output.status == 128)
    #expect(text(output.standardError).hasPrefix("fatal: "))
  }

  @Test func runsInTheFolder() throws {
    let folder = try TemporaryFolder()
    _ = try Git.run(["init", "-q"], in: folder(""))
    try folder.write("a b/c")
    let output = try Git.run(["rev-parse", "--show-prefix"], in: folder("a b"))
    #expect(text(output.standardOutput) == "a b/\n")
  }

  /// No shell has a part in it.
  @Test func argumentsAreAsTheyAre() throws {
    let words = ["$HOME", "a b", "`date`", "'", "\"", "\\", "é", ""]
    let output = try Git.run(["rev-parse", "--sq-quote"] + words)
    let again = try run(script: #"eval "set -- $1"; printf '%s\n' "$@""#, [text(output.standardOutput)]).get()
    #expect(text(again.standardOutput) == words.map { $0 + "\n" }.joined())
  }

  @Test func largeInputAndOutputDoNotWaitForEachOther() throws {
    let bytes = (0..<5_000_000).map { UInt8(truncatingIfNeeded: $0 &* 31 &+ $0 >> 8) }
    let both = try run(script: "tee /dev/stderr", input: bytes).get()
    #expect(both.standardOutput == bytes)
    #expect(both.standardError == bytes)
    let folder = try TemporaryFolder()
    let hash = try Git.run(["hash-object", "--stdin"], in: folder(""), input: bytes)
    #expect(hash.standardOutput.count == 41)
  }

  @Test func inputThatNobodyReadsIsNoFailure() throws {
    let output = try run(script: "exec <&-; echo done", input: [UInt8](repeating: 0, count: 1_000_000)).get()
    #expect(text(output.standardOutput) == "done\n")
  }

  @Test func aClosedOutputIsNoEnd() throws {
    let output = try run(script: "exec >&- 2>&-; cat >/dev/null; exit 7", input: [1]).get()
    #expect(output == Git.Output(status: 7, standardOutput: [], standardError: []))
  }

  @Test func aSignalShowsInTheStatus() throws {
    #expect(try run(script: "kill -9 $$").get().status == 137)
    // It has the usual meaning again, whatever this process does with it.
    #expect(try run(script: "kill -PIPE $$; echo alive").get().status == 141)
  }

  // Each waits, and is to hold up no other test but one.
  @Test(
    .serialized,
    arguments: [
      "exec sleep 600", "exec >&- 2>&- <&-; exec sleep 600", "trap '' TERM; while :; do echo x; sleep 0.01; done",
    ]
  )
  func whatTakesTooLongIsEnded(script: String) throws {
    let folder = try TemporaryFolder()
    var number: Substring?
    // On a busy machine a process may be ended before it has said its number.
    for seconds in [1, 5, 25] where number == nil {
      let result = try run(script: "echo $$ > \"$1\"; " + script, [folder("process")], seconds: seconds)
      #expect(result == .failure(.timedOut))
      number = try? folder.text("process").split(separator: "\n").first
    }
    let process = try #require(number)
    #expect(try run(script: "kill -0 \(process)").get().status != 0, "it still runs")
  }

  @Test func whoKeepsTheStreamsOpenIsNotWaitedFor() throws {
    let output = try run(script: "echo first; sleep 600 & echo $!", seconds: 500).get()
    let lines = text(output.standardOutput).split(separator: "\n")
    #expect(lines.first == "first")
    _ = try run(script: "kill \(try #require(lines.last))").get()
  }

  @Test func aMissingProgramIsTold() throws {
    #expect(throws: Git.Failure.missing) {
      var child = try ChildProcess(program: "tidemark-no-such-program", [], [])
      _ = try child.finish(input: [], deadline: Deadline(seconds: 1))
    }
    #expect(throws: Git.Failure.failed(22)) { try Git.run(["--version"], in: "a\0b") }
  }

  @Test func theEnvironmentIsPassedOn() throws {
    let output = try run(script: #"echo "$LC_ALL $TIDEMARK_TEST"; [ -n "$PATH" ] && env | grep -c ^LC_ALL="#).get()
    #expect(text(output.standardOutput) == "C a=b\n1\n")
  }

  @Test func manyAtOnceDoNotHoldEachOther() async throws {
    try await withThrowingTaskGroup(of: Int.self) { group in
      for number in 0..<16 {
        group.addTask {
          let bytes = [UInt8](repeating: UInt8(number), count: 200_000)
          let output = try Git.run(["hash-object", "--stdin"], input: bytes)
          return output.standardOutput.count
        }
      }
      for try await count in group { #expect(count == 41) }
    }
  }
}
