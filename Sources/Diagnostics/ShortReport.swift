/// Findings one a line, as compilers print them: `path:line:column: severity: message [rule]`.
///
/// Line and column count from 1, the column in Unicode scalars. Control characters are shown escaped (``ControlCharacters``),
/// so that a line is always a line. Help and fixes are left out, and so are files that could not be read: they are told of on
/// standard error.
public struct ShortReport: DiagnosticReport {
  public init() {}

  public func add(_ file: CheckedFile) -> String {
    let path = ControlCharacters.escaping(file.path)
    return file.findings.map { finding in
      let start = file.source.position(at: finding.range.lowerBound)
      let message = ControlCharacters.escaping(finding.messageWithMore)
      return "\(path):\(start.line):\(start.column): \(finding.severity.rawValue): \(message) [\(finding.rule)]\n"
    }.joined()
  }

  public func add(_ file: UnreadFile) -> String { "" }

  public func end() -> String { "" }
}
