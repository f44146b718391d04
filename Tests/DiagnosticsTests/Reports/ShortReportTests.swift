import TestSupport
import Testing

@testable import Diagnostics

@Suite struct ShortReportTests {
  @Test func isOneLineForEachFinding() {
    let text = NastyFiles.text(of: ShortReport())
    expectGolden(text, "Tests/DiagnosticsTests/Golden/report-short.txt")
    #expect(text.split(separator: "\n").count == NastyFiles.findings.count + 1)
    #expect(NastyFiles.harmful(in: text).isEmpty)
  }

  @Test func saysNothingWhereNothingWasFound() {
    #expect(NastyFiles.emptyText(of: ShortReport()).isEmpty)
  }
}
