/// Findings as workflow commands of GitHub Actions, of which the log makes annotations of the changed lines:
///
/// ```
/// ::warning file=pages/health.md,line=3,endLine=3,col=13,endColumn=15,title=unknown-key::“duw” is no key%0Adid you mean “due”?
/// ```
///
/// - Columns count Unicode scalars from 1, the last one is that of the last character; they are left out where a finding spans
///   lines, as GitHub refuses them there.
/// - `%`, carriage return and line feed are escaped in all values, `:` and `,` in those of properties. Other control
///   characters are shown escaped (``ControlCharacters``), so that the log of a run is safe to look at.
/// - The severity `info` is a `notice`. A file that could not be read is an `error` without a line.
///
/// The source of the form: GitHub Docs, *Workflow commands for GitHub Actions*, and the package `@actions/core`, which writes it.
public struct GitHubReport: DiagnosticReport {
  public init() {}

  public func add(_ file: CheckedFile) -> String {
    file.findings.map { finding in
      var properties = [("file", file.path.asRepositoryPath)] + place(of: finding, in: file)
      properties.append(("title", finding.rule))
      let message = [finding.messageWithMore, finding.help].compactMap { $0.map(ControlCharacters.escaping) }
      return command(command(for: finding.severity), properties, message.joined(separator: "\n"))
    }.joined()
  }

  public func add(_ file: UnreadFile) -> String {
    let properties = [("file", file.path.asRepositoryPath), ("title", "cannot be read")]
    return command("error", properties, ControlCharacters.escaping(file.reason))
  }

  public func end() -> String { "" }

  private func place(of finding: Diagnostic, in file: CheckedFile) -> [(String, String)] {
    let place = FindingPlace(finding.range, in: file.source)
    // A range that ends with its line ends at the beginning of the next.
    let endLine = place.end.column == 1 ? max(place.start.line, place.end.line - 1) : place.end.line
    let lines = [("line", "\(place.start.line)"), ("endLine", "\(endLine)")]
    guard place.start.line == place.end.line else { return lines }
    let endColumn = max(place.start.column, place.end.column - 1)
    return lines + [("col", "\(place.start.column)"), ("endColumn", "\(endColumn)")]
  }

  private func command(for severity: Severity) -> String {
    switch severity {
    case .error: "error"
    case .warning: "warning"
    case .info: "notice"
    }
  }

  private func command(_ name: String, _ properties: [(String, String)], _ message: String) -> String {
    let list = properties.map { "\($0.0)=\(GitHubReport.escaping($0.1, isProperty: true))" }
    return "::\(name) \(list.joined(separator: ","))::\(GitHubReport.escaping(message, isProperty: false))\n"
  }

  private static func escaping(_ text: String, isProperty: Bool) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "%": result += "%25"
      case "\r": result += "%0D"
      case "\n": result += "%0A"
      case ":" where isProperty: result += "%3A"
      case "," where isProperty: result += "%2C"
      case _ where ControlCharacters.mustEscape(scalar): result += ControlCharacters.escape(scalar)
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
