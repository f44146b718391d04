import Languages
import SourceText
import Testing

@testable import Diagnostics

@Suite struct FindingFingerprintsTests {
  private func finding(_ range: Range<Int>, rule: String = "rule", file: String = "a.md") -> Diagnostic {
    Diagnostic(rule: rule, severity: .error, file: file, range: range, problem: Told("\(range)"))
  }

  private func fingerprint(_ finding: Diagnostic, in text: String) -> String {
    var fingerprints = FindingFingerprints()
    return fingerprints.next(for: finding, in: SourceText(text))
  }

  @Test func staysWhenOtherLinesChange() {
    let before = fingerprint(finding(2..<5), in: "- one\n- two\n")
    #expect(before == fingerprint(finding(12..<15), in: "# Title\n\n\t- one\n"))
    #expect(before.count == 16 && before.allSatisfy(\.isHexDigit))
  }

  @Test(arguments: [
    ("- one!\n", 2..<5, "rule", "a.md"), ("- one\n", 2..<4, "rule", "a.md"), ("- one\n", 2..<5, "rules", "a.md"),
    ("- one\n", 2..<5, "rule", "b.md"), ("- one\n", 2..<5, "rul", "ea.md"),
  ])
  func differsWhereTheFindingDoes(text: String, range: Range<Int>, rule: String, file: String) {
    #expect(fingerprint(finding(range, rule: rule, file: file), in: text) != fingerprint(finding(2..<5), in: "- one\n"))
  }

  @Test func oneReportHasNoneTwice() {
    var fingerprints = FindingFingerprints()
    let source = SourceText(String(repeating: "- one\n", count: 50))
    let found = (0..<100).map { fingerprints.next(for: finding($0 / 2 * 6..<$0 / 2 * 6 + 3), in: source) }
    #expect(Set(found).count == 100)
    var again = FindingFingerprints()
    #expect(again.next(for: finding(0..<3), in: source) == found[0])
    #expect(again.next(for: finding(6..<9), in: source) == found[1])
  }

  @Test func takesPlacesBeyondTheEnd() {
    #expect(fingerprint(finding(9..<12), in: "abc") == fingerprint(finding(3..<3), in: "abc"))
  }
}
