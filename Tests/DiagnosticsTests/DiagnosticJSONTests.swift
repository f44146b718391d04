import Languages
import SourceText
import Testing

@testable import Diagnostics

@Suite struct DiagnosticJSONTests {
  @Test func writesTheObject() {
    let sources = [
      "a.md": SourceText("# Täg\n- 🥛 Call (duw: x)\n"),
      "b.md": SourceText("one\r\ntwo"),
    ]
    let diagnostics = [
      Diagnostic(
        rule: "unknown-key",
        severity: .warning,
        file: "a.md",
        range: 20..<23,
        problem: Told("“duw” is not a key"),
        advice: Told("did you mean “due”?"),
        fixes: [
          Fix(
            name: Told("Write “due”"),
            isSafe: false,
            edits: [
              FileEdit(file: "a.md", edit: TextEdit(replacing: 20..<23, with: "due")),
              FileEdit(file: "b.md", edit: TextEdit(insertingAt: 5, "\n")),
            ]
          )
        ]
      ),
      Diagnostic(rule: "lost", severity: .error, file: "missing.md", range: 5..<9, problem: Told("gone")),
      Diagnostic(rule: "hint", severity: .info, file: "b.md", range: 3..<5, problem: Told("hm")),
    ]
    let object = DiagnosticJSON.object(for: diagnostics, fileCount: 7) { sources[$0] }
    #expect(object.write(pretty: true) == Self.expected)
  }

  @Test func countsNothing() {
    let object = DiagnosticJSON.object(for: [], fileCount: 0) { _ in nil }
    #expect(
      object.write(pretty: false)
        == #"{"version":1,"diagnostics":[],"summary":{"files":0,"errors":0,"warnings":0,"infos":0}}"#
    )
  }

  @Test func otherPlacesAreToldWhereThereAreSome() {
    var finding = Diagnostic(rule: "same", severity: .warning, file: "a.md", range: 0..<1, problem: Told("twice"))
    let plain = DiagnosticJSON.element(for: finding) { _ in nil }.write(pretty: false)
    #expect(!plain.contains("related"))
    finding.related = [RelatedPlace(file: "a.md", line: 9), RelatedPlace(file: "b.md")]
    let told = DiagnosticJSON.element(for: finding) { _ in nil }.write(pretty: false)
    #expect(told == plain.dropLast() + #","related":[{"file":"a.md","line":9},{"file":"b.md"}]}"#)
  }

  private static let expected = """
    {
      "version": 1,
      "diagnostics": [
        {
          "file": "a.md",
          "line": 2,
          "column": 11,
          "endLine": 2,
          "endColumn": 14,
          "severity": "warning",
          "rule": "unknown-key",
          "message": "“duw” is not a key",
          "help": "did you mean “due”?",
          "fixes": [
            {
              "title": "Write “due”",
              "safe": false,
              "edits": [
                {
                  "file": "a.md",
                  "line": 2,
                  "column": 11,
                  "endLine": 2,
                  "endColumn": 14,
                  "text": "due"
                },
                {
                  "file": "b.md",
                  "line": 2,
                  "column": 1,
                  "endLine": 2,
                  "endColumn": 1,
                  "text": "\\n"
                }
              ]
            }
          ]
        },
        {
          "file": "missing.md",
          "line": 1,
          "column": 1,
          "endLine": 1,
          "endColumn": 1,
          "severity": "error",
          "rule": "lost",
          "message": "gone",
          "help": null,
          "fixes": []
        },
        {
          "file": "b.md",
          "line": 1,
          "column": 4,
          "endLine": 2,
          "endColumn": 1,
          "severity": "info",
          "rule": "hint",
          "message": "hm",
          "help": null,
          "fixes": []
        }
      ],
      "summary": {
        "files": 7,
        "errors": 1,
        "warnings": 1,
        "infos": 1
      }
    }
    """
}
