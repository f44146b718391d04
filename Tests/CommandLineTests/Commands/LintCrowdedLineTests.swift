import TestSupport
import Testing

@testable import CommandLine

/// A line on which one rule finds something again and again.
@Suite struct LintCrowdedLineTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    let line = Array("- ".utf8) + (0..<300).flatMap { _ in [0x61, 0x62, 0xFF] as [UInt8] }
    try folder.write("a.md", bytes: Array(Sample.page().utf8) + line + Array("\nmore \u{41}\n".utf8))
  }

  @Test(arguments: ["text", "short", "json", "sarif", "github", "gitlab", "junit"])
  func isToldTenTimesInEveryFormat(format: String) {
    let run = folder.run("lint @/a.md --format \(format) --today 2026-11-20")
    #expect(run.status == .findings)
    #expect(run.output.split(separator: "0xFF is not UTF-8").count - 1 == (format == "junit" ? 11 : 10))
    #expect(run.output.contains(format == "json" ? "\"more\": 290" : "and 290 more on this line"))
  }

  @Test func theSummaryCountsAll() {
    #expect(folder.run("lint @/a.md --today 2026-11-20").output.hasSuffix("\n300 errors in 1 file\n"))
    #expect(folder.run("lint @/a.md --format json --today 2026-11-20").output.contains("\"errors\": 300,"))
    #expect(folder.run("lint @/a.md --format sarif --today 2026-11-20").output.contains("\"moreOnLine\": 290"))
    #expect(folder.run("lint @/a.md --format junit --today 2026-11-20").output.contains("(1 of 300)"))
  }

  @Test func anExportTellsOfItAlike() {
    let run = folder.run("export @/a.md --today 2026-11-20")
    #expect(run.status == .findings)
    #expect(
      run.error.split(separator: "0xFF is not UTF-8").count == 11 && run.error.contains("\n  and 290 more on this line\n")
    )
  }
}
