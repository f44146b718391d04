import Foundation
import TestSupport
import Testing

@testable import Diagnostics

@Suite struct GitLabReportTests {
  let text = NastyFiles.text(of: GitLabReport())

  @Test func isAsRecorded() {
    expectGolden(text, "Tests/DiagnosticsTests/Golden/report-gitlab.json")
    #expect(NastyFiles.harmful(in: text).isEmpty)
  }

  /// The members that GitLab Docs, *Code Quality report format*, ask for, and the values that they allow.
  @Test func hasWhatGitLabAsksFor() throws {
    let elements = try #require(JSONSerialization.jsonObject(with: Data(text.utf8)) as? [[String: Any]])
    #expect(elements.count == NastyFiles.findings.count + 2)
    var fingerprints: Set<String> = []
    for element in elements {
      #expect(Set(element.keys) == ["description", "check_name", "fingerprint", "severity", "location"])
      #expect((element["description"] as? String)?.isEmpty == false)
      let severity = try #require(element["severity"] as? String)
      #expect(["info", "minor", "major", "critical", "blocker"].contains(severity))
      let fingerprint = try #require(element["fingerprint"] as? String)
      #expect(fingerprints.insert(fingerprint).inserted)
      let location = try #require(element["location"] as? [String: Any])
      #expect((location["path"] as? String)?.hasPrefix("./") == false)
      let lines = try #require(location["lines"] as? [String: Int])
      #expect(try #require(lines["begin"]) >= 1 && lines["begin"]! <= lines["end"]!)
    }
    let first = try #require(elements[0]["location"] as? [String: Any])
    #expect(first["path"] as? String == String(NastyFiles.name.dropFirst(2)))
  }

  @Test func isAnEmptyArrayWhereNothingWasFound() {
    #expect(NastyFiles.emptyText(of: GitLabReport()) == "[]\n")
  }
}
