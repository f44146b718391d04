/// Findings as a Code Quality report of GitLab: an array of objects that GitLab shows in merge requests.
///
/// - `severity` is one of GitLab's five: `major` for an error, `minor` for a warning, `info` for a hint.
/// - `fingerprint` is unique in the report, and stays the same while other lines of the file change, so that GitLab can tell
///   what is new (``FindingFingerprints``).
/// - A file that could not be read is a `blocker` of the name `cannot-read`, on line 1.
///
/// The source of the form: GitLab Docs, *Code Quality*, section *Code Quality report format*. Paths must be those of the
/// repository, so the report is to be made in its topmost folder.
public struct GitLabReport: DiagnosticReport {
  private var elements: [JSON] = []
  private var fingerprints = FindingFingerprints()

  public init() {}

  public mutating func add(_ file: CheckedFile) -> String {
    for finding in file.findings {
      let place = FindingPlace(finding.range, in: file.source)
      elements.append(
        element(
          finding.messageWithHelp,
          name: finding.rule,
          fingerprint: fingerprints.next(for: finding, in: file.source),
          severity: severity(finding.severity),
          path: file.path,
          lines: place.start.line...max(place.start.line, place.end.column == 1 ? place.end.line - 1 : place.end.line)
        )
      )
    }
    return ""
  }

  public mutating func add(_ file: UnreadFile) -> String {
    elements.append(
      element(
        "cannot be read: \(file.reason)",
        name: "cannot-read",
        fingerprint: fingerprints.next(forUnread: file.path),
        severity: "blocker",
        path: file.path,
        lines: 1...1
      )
    )
    return ""
  }

  public func end() -> String { JSON.array(elements).write(pretty: true) + "\n" }

  private func element(
    _ description: String,
    name: String,
    fingerprint: String,
    severity: String,
    path: String,
    lines: ClosedRange<Int>
  ) -> JSON {
    [
      "description": .string(ControlCharacters.escaping(description)),
      "check_name": .string(name),
      "fingerprint": .string(fingerprint),
      "severity": .string(severity),
      "location": [
        "path": .string(path.asRepositoryPath),
        "lines": ["begin": .integer(lines.lowerBound), "end": .integer(lines.upperBound)],
      ],
    ]
  }

  private func severity(_ severity: Severity) -> String {
    switch severity {
    case .error: "major"
    case .warning: "minor"
    case .info: "info"
    }
  }
}
