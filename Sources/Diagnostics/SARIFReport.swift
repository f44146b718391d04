import SourceText

/// Findings as a log in the Static Analysis Results Interchange Format, SARIF 2.1.0 (OASIS Standard, with Errata 01).
///
/// - Columns count Unicode scalars (`columnKind`), from 1; an end is the place after the last character.
/// - All rules are described, those that found nothing too, so that two logs differ in their results alone.
/// - Where a result stands for others of its rule on its line, its `properties.moreOnLine` says for how many.
/// - The other places that a finding names are its `relatedLocations`.
/// - A fix is a `fix`; its `properties.safe` says whether a tool may apply it unasked.
/// - `partialFingerprints` has one value of the project's own (``FindingFingerprints``). GitHub's `primaryLocationLineHash` is
///   left to the action that uploads the log, which computes it from the files.
/// - A file that could not be read is a notification of the invocation, whose `executionSuccessful` is then false.
/// - Paths are URI references, relative ones as they are: GitHub takes them from the topmost folder of the repository.
public struct SARIFReport: DiagnosticReport {
  /// What a reader is told of a rule.
  public struct Rule: Sendable {
    public var name: String
    public var severity: Severity
    /// One line, no full stop.
    public var summary: String
    public var explanation: String
    /// The page about the rule, as Markdown.
    public var page: String

    public init(name: String, severity: Severity, summary: String, explanation: String, page: String) {
      (self.name, self.severity, self.summary) = (name, severity, summary)
      (self.explanation, self.page) = (explanation, page)
    }
  }

  private let version: String
  private let rules: [Rule]
  private let indexes: [String: Int]
  private var results: [JSON] = []
  private var notifications: [JSON] = []
  private var fingerprints = FindingFingerprints()

  /// - Parameters:
  ///   - version: the version of the program, as Semantic Versioning spells it.
  ///   - rules: all rules that there are.
  public init(version: String, rules: [Rule]) {
    (self.version, self.rules) = (version, rules)
    indexes = Dictionary(zip(rules.map(\.name), rules.indices)) { first, _ in first }
  }

  public mutating func add(_ file: CheckedFile) -> String {
    for finding in file.findings {
      let fingerprint = fingerprints.next(for: finding, in: file.source)
      results.append(result(for: finding, in: file, fingerprint: fingerprint))
    }
    return ""
  }

  public mutating func add(_ file: UnreadFile) -> String {
    notifications.append([
      "level": "error",
      "message": message("\(file.path): \(file.reason)"),
      "locations": [["physicalLocation": ["artifactLocation": artifact(file.path)]]],
    ])
    return ""
  }

  public func end() -> String {
    let log: JSON = [
      "$schema": "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json",
      "version": "2.1.0",
      "runs": [
        [
          "tool": [
            "driver": [
              "name": "Tidemark",
              "semanticVersion": .string(version),
              "rules": .array(rules.map(descriptor)),
            ]
          ],
          "columnKind": "unicodeCodePoints",
          "invocations": [
            [
              "executionSuccessful": .bool(notifications.isEmpty),
              "toolExecutionNotifications": .array(notifications),
            ]
          ],
          "results": .array(results),
        ]
      ],
    ]
    return log.write(pretty: true) + "\n"
  }

  // MARK: Rules

  private func descriptor(of rule: Rule) -> JSON {
    [
      "id": .string(rule.name),
      "shortDescription": ["text": .string(SARIFText.message(rule.summary))],
      "fullDescription": ["text": .string(SARIFText.message(rule.explanation))],
      "help": ["text": .string(SARIFText.message(rule.page)), "markdown": .string(SARIFText.message(rule.page))],
      "defaultConfiguration": ["level": .string(level(rule.severity))],
    ]
  }

  private func level(_ severity: Severity) -> String {
    switch severity {
    case .error: "error"
    case .warning: "warning"
    case .info: "note"
    }
  }

  // MARK: Results

  private func result(for finding: Diagnostic, in file: CheckedFile, fingerprint: String) -> JSON {
    var members: [(String, JSON)] = [("ruleId", .string(finding.rule))]
    if let index = indexes[finding.rule] { members.append(("ruleIndex", .integer(index))) }
    let region = region(finding.range, in: file.source)
    members += [
      ("level", .string(level(finding.severity))),
      ("message", message(finding.messageWithHelp)),
      ("locations", [["physicalLocation": ["artifactLocation": artifact(file.path), "region": region]]]),
      ("partialFingerprints", ["findingHash/v1": .string(fingerprint)]),
    ]
    if !finding.related.isEmpty { members.append(("relatedLocations", .array(finding.related.map(location)))) }
    if finding.more > 0 { members.append(("properties", ["moreOnLine": .integer(finding.more)])) }
    let fixes = finding.fixes.map { ($0, $0.edits) }.filter { !$1.isEmpty }
    if !fixes.isEmpty { members.append(("fixes", .array(fixes.map { object(for: $0, $1, in: file) }))) }
    return .object(members)
  }

  private func location(of place: RelatedPlace) -> JSON {
    let region = place.line.map { [("region", JSON.object([("startLine", .integer($0))]))] } ?? []
    return ["physicalLocation": .object([("artifactLocation", artifact(place.file))] + region)]
  }

  private func object(for fix: Fix, _ edits: [FileEdit], in file: CheckedFile) -> JSON {
    var paths: [String] = []
    for edit in edits where !paths.contains(edit.file) { paths.append(edit.file) }
    let changes = paths.map { path -> JSON in
      let source = file.source(of: path) ?? SourceText("")
      let replacements = edits.filter { $0.file == path }.map { edit -> JSON in
        [
          "deletedRegion": region(edit.edit.range, in: source),
          "insertedContent": ["text": .string(edit.edit.replacement)],
        ]
      }
      return ["artifactLocation": artifact(path), "replacements": .array(replacements)]
    }
    return [
      "description": message(fix.title),
      "artifactChanges": .array(changes),
      "properties": ["safe": .bool(fix.isSafe)],
    ]
  }

  // MARK: Parts

  private func message(_ text: String) -> JSON {
    ["text": .string(SARIFText.message(quoting: text))]
  }

  private func artifact(_ path: String) -> JSON {
    ["uri": .string(SARIFText.reference(to: path))]
  }

  private func region(_ range: Range<Int>, in source: SourceText) -> JSON {
    let place = FindingPlace(range, in: source)
    return [
      "startLine": .integer(place.start.line),
      "startColumn": .integer(place.start.column),
      "endLine": .integer(place.end.line),
      "endColumn": .integer(place.end.column),
    ]
  }
}
