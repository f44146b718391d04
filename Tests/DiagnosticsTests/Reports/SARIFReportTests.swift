import Foundation
import Languages
import SourceText
import TestSupport
import Testing

@testable import Diagnostics

@Suite struct SARIFReportTests {
  static let report = SARIFReport(
    version: "1.2.3",
    rules: ["hint", "same", "unknown-key", "two-lines"].map { name in
      SARIFReport.Rule(
        name: name,
        severity: name == "hint" ? .info : .warning,
        summary: "Finds {\(name)}",
        explanation: "Finds it.",
        page: "# \(name)\n"
      )
    }
  )

  let text = NastyFiles.text(of: report)

  private func run(of text: String) throws -> [String: Any] {
    let log = try #require(JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    #expect(log["version"] as? String == "2.1.0")
    let runs = try #require(log["runs"] as? [[String: Any]])
    #expect(runs.count == 1)
    return runs[0]
  }

  @Test func isAsRecorded() {
    expectGolden(text, "Tests/DiagnosticsTests/Golden/report.sarif")
    #expect(NastyFiles.harmful(in: text).isEmpty)
  }

  @Test func hasWhatTheStandardAndGitHubAskFor() throws {
    let run = try run(of: text)
    #expect(run["columnKind"] as? String == "unicodeCodePoints")
    let driver = try #require((run["tool"] as? [String: Any])?["driver"] as? [String: Any])
    #expect(driver["name"] as? String == "Tidemark")
    let rules = try #require(driver["rules"] as? [[String: Any]])
    for rule in rules {
      for key in ["shortDescription", "fullDescription", "help"] {
        #expect(((rule[key] as? [String: Any])?["text"] as? String)?.isEmpty == false)
      }
      let level = (rule["defaultConfiguration"] as? [String: Any])?["level"] as? String
      #expect(["none", "note", "warning", "error"].contains(level))
    }
    let results = try #require(run["results"] as? [[String: Any]])
    #expect(results.count == NastyFiles.findings.count + 1)
    for result in results {
      #expect(["none", "note", "warning", "error"].contains(result["level"] as? String))
      if let index = result["ruleIndex"] as? Int { #expect(rules[index]["id"] as? String == result["ruleId"] as? String) }
      #expect((result["partialFingerprints"] as? [String: String])?.isEmpty == false)
      let locations = try #require(result["locations"] as? [[String: Any]])
      #expect(locations.count == 1)
      let place = try #require(locations[0]["physicalLocation"] as? [String: Any])
      let region = try #require(place["region"] as? [String: Int])
      try expectRegion(region)
      let uri = try #require((place["artifactLocation"] as? [String: Any])?["uri"] as? String)
      #expect(URL(string: uri) != nil && uri.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F })
    }
  }

  private func expectRegion(_ region: [String: Int]) throws {
    let start = (try #require(region["startLine"]), try #require(region["startColumn"]))
    let end = (try #require(region["endLine"]), try #require(region["endColumn"]))
    #expect(start >= (1, 1) && end.1 >= 1 && start <= end)
  }

  @Test func otherPlacesAreRelatedLocations() throws {
    var finding = Diagnostic(rule: "same", severity: .warning, file: "a.md", range: 0..<1, problem: Told("twice"))
    finding.related = [RelatedPlace(file: "a b.md", line: 9), RelatedPlace(file: "c.md")]
    var report = Self.report
    _ = report.add(CheckedFile(path: "a.md", source: SourceText("x\n"), findings: [finding]))
    let result = try #require((try run(of: report.end())["results"] as? [[String: Any]])?.first)
    let places = try #require(result["relatedLocations"] as? [[String: [String: [String: Any]]]])
    let physical = places.compactMap { $0["physicalLocation"] }
    #expect(physical.map { $0["artifactLocation"]?["uri"] as? String } == ["a%20b.md", "c.md"])
    #expect(physical.map { $0["region"]?["startLine"] as? Int } == [9, nil])
  }

  @Test func uriLeadsBackToThePath() throws {
    let results = try #require(try run(of: text)["results"] as? [[String: Any]])
    func path(_ result: [String: Any]) throws -> String? {
      let location = try #require((result["locations"] as? [[String: Any]])?.first?["physicalLocation"] as? [String: Any])
      return ((location["artifactLocation"] as? [String: Any])?["uri"] as? String)?.removingPercentEncoding
    }
    #expect(try path(results[0]) == String(NastyFiles.name.dropFirst(2)))
    #expect(try path(#require(results.last)) == "file:///abs/hint:1.md")
  }

  /// Sections 3.11.5 and 3.11.6: braces hold placeholders, and `[…](…)` is a link.
  @Test func quotedTextIsNeitherPlaceholderNorLink() throws {
    let results = try #require(try run(of: text)["results"] as? [[String: Any]])
    let message = try #require((results[0]["message"] as? [String: Any])?["text"] as? String)
    #expect(message.contains("]]> {{0}} [link\\](http://x.invalid)"))
    #expect(message.contains("\\u{{1B}}"))
  }

  @Test func fixesAreEditsOfEachFile() throws {
    let results = try #require(try run(of: text)["results"] as? [[String: Any]])
    let fixes = try #require(results[0]["fixes"] as? [[String: Any]])
    #expect(fixes.count == 1)
    #expect((fixes[0]["properties"] as? [String: Bool]) == ["safe": true])
    let changes = try #require(fixes[0]["artifactChanges"] as? [[String: Any]])
    #expect(changes.map { ($0["replacements"] as? [Any])?.count } == [2, 1, 1])
    for change in changes {
      for replacement in try #require(change["replacements"] as? [[String: Any]]) {
        try expectRegion(try #require(replacement["deletedRegion"] as? [String: Int]))
      }
    }
    #expect(results[1]["fixes"] == nil)
  }

  @Test func saysWhatCouldNotBeRead() throws {
    let invocation = try #require((try run(of: text)["invocations"] as? [[String: Any]])?.first)
    #expect(invocation["executionSuccessful"] as? Bool == false)
    #expect((invocation["toolExecutionNotifications"] as? [Any])?.count == 1)
    let empty = try run(of: NastyFiles.emptyText(of: Self.report))
    #expect((empty["invocations"] as? [[String: Any]])?.first?["executionSuccessful"] as? Bool == true)
    #expect((empty["results"] as? [Any])?.isEmpty == true)
  }
}
