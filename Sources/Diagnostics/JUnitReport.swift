/// Findings as JUnit XML, which most servers of continuous integration show as tests.
///
/// - A file is a `testsuite`; in it each rule that found something is a `testcase`, of which the class is the path and the name
///   the rule. A file without findings is one passed test case named `lint`. So names are unique, and stay when lines move.
/// - A test case fails where one of its findings fails the run. Findings that are less grave stand in the `system-out` of a
///   passed test case.
/// - A file that could not be read is a test case named `read` with an `error`.
///
/// There is no standard; this is the part on which the readers agree: the schema of Apache Ant's JUnit task, and GitLab Docs,
/// *Unit test reports*. All text is escaped, there is no CDATA. What XML 1.0 cannot hold is shown escaped
/// (``ControlCharacters``).
public struct JUnitReport: DiagnosticReport {
  /// The least grave severity that fails the run.
  private let failing: Severity
  private var suites: [Suite] = []

  public init(failing: Severity = .error) {
    self.failing = failing
  }

  private struct Suite {
    var path: String
    var cases: [Case]

    func count(_ element: String) -> Int { cases.count { $0.result?.element == element } }
  }

  private struct Case {
    var name: String
    /// An element in the test case, its attributes and its lines; nil for a test that passed with nothing to say.
    var result: (element: String, attributes: [(String, String)], lines: [String])?
  }

  public mutating func add(_ file: CheckedFile) -> String {
    var cases: [Case] = []
    for rule in Set(file.findings.map(\.rule)).sorted() {
      let findings = file.findings.filter { $0.rule == rule }
      let lines = findings.map { finding in
        let start = file.source.position(at: finding.range.lowerBound)
        let severity = finding.severity.rawValue
        return "\(file.path):\(start.line):\(start.column): \(severity): \(finding.messageWithHelp)"
      }
      let worst = findings.max { $0.severity < $1.severity }
      if let worst, worst.severity >= failing {
        let count = findings.reduce(0) { $0 + 1 + $1.more }
        let others = count > 1 ? " (1 of \(count))" : ""
        let attributes = [("message", worst.message + others), ("type", worst.severity.rawValue)]
        cases.append(Case(name: rule, result: ("failure", attributes, lines)))
      } else {
        cases.append(Case(name: rule, result: ("system-out", [], lines)))
      }
    }
    suites.append(Suite(path: file.path, cases: cases.isEmpty ? [Case(name: "lint")] : cases))
    return ""
  }

  public mutating func add(_ file: UnreadFile) -> String {
    let attributes = [("message", file.reason), ("type", "cannot-read")]
    let result = ("error", attributes, ["\(file.path): \(file.reason)"])
    suites.append(Suite(path: file.path, cases: [Case(name: "read", result: result)]))
    return ""
  }

  public func end() -> String {
    var lines = ["<?xml version=\"1.0\" encoding=\"UTF-8\"?>"]
    let tests = suites.reduce(0) { $0 + $1.cases.count }
    let failures = suites.reduce(0) { $0 + $1.count("failure") }
    let errors = suites.reduce(0) { $0 + $1.count("error") }
    lines.append(tag("testsuites", [("name", "tidemark lint")] + counts(tests, failures, errors)))
    for suite in suites {
      let path = suite.path.asRepositoryPath
      let numbers = counts(suite.cases.count, suite.count("failure"), suite.count("error"))
      lines.append("  " + tag("testsuite", [("name", path)] + numbers))
      for test in suite.cases { lines += self.lines(of: test, path) }
      lines.append("  </testsuite>")
    }
    return (lines + ["</testsuites>", ""]).joined(separator: "\n")
  }

  private func lines(of test: Case, _ path: String) -> [String] {
    let attributes = [("classname", path), ("name", test.name), ("time", "0")]
    guard let result = test.result else { return ["    " + tag("testcase", attributes, isEmpty: true)] }
    let text = result.lines.map { XMLText.escaping($0) }.joined(separator: "\n")
    return [
      "    " + tag("testcase", attributes),
      "      " + tag(result.element, result.attributes) + text + "</\(result.element)>",
      "    </testcase>",
    ]
  }

  private func counts(_ tests: Int, _ failures: Int, _ errors: Int) -> [(String, String)] {
    [("tests", "\(tests)"), ("failures", "\(failures)"), ("errors", "\(errors)"), ("skipped", "0"), ("time", "0")]
  }

  private func tag(_ name: String, _ attributes: [(String, String)], isEmpty: Bool = false) -> String {
    let list = attributes.map { " \($0.0)=\"\(XMLText.escaping($0.1))\"" }.joined()
    return "<\(name)\(list)\(isEmpty ? "/>" : ">")"
  }
}
