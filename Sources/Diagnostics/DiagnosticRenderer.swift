public import Languages
public import SourceText

/// Diagnostics as text for people:
///
/// ```
/// pages/health.md:12:12: warning: “duw” is no key [unknown-key]
///   - Call mum (duw: 2026-12-31)
///               ^^^
///   help: did you mean “due”?
///   fix: Write “due” (applied only when you ask)
/// ```
///
/// The same diagnostic and source give the same text. Control characters are shown escaped, see ``ControlCharacters``.
public struct DiagnosticRenderer: Sendable {
  /// How words are set off.
  public enum Style: Sendable {
    case plain
    /// Colors and bold by the escape sequences of ECMA-48. The text without them is that of `plain`.
    case ansi
  }

  public var style: Style
  /// The cells that a source line may take together with its indentation; messages and help are never cut.
  public var width: Int

  /// In which the person is told.
  public var language: Language

  public init(style: Style = .plain, width: Int = 80, language: Language = .english) {
    self.style = style
    self.width = width
    self.language = language
  }

  private static let indentation = "  "

  /// The text of one diagnostic, ending in a newline.
  ///
  /// - Parameter source: The file; nil where it could not be read, then there is neither line nor column.
  public func text(for diagnostic: Diagnostic, in source: SourceText?) -> String {
    var text = ""
    // Most findings take less.
    text.reserveCapacity(480)
    addHeadline(of: diagnostic, in: source, to: &text)
    if let source {
      let excerpt = SourceExcerpt(of: source, range: diagnostic.range, width: width - Self.indentation.count)
      if !excerpt.line.isEmpty { text += Self.indentation + excerpt.line }
      text += "\n"
      text += Self.indentation
      text += color(excerpt.marker, severityCode(diagnostic.severity))
      text += "\n"
    }
    if diagnostic.more > 0 { text += Self.indentation + language.say(ReportMessage.moreOnLine(diagnostic.more)) + "\n" }
    if let advice = diagnostic.advice { addNote(.help, advice.text(in: language), to: &text) }
    for fix in diagnostic.fixes {
      let name = fix.name.text(in: language)
      addNote(.fix, fix.isSafe ? name : language.say(ReportMessage.appliedWhenAsked(name)), to: &text)
    }
    return text
  }

  /// The texts of several diagnostics, with an empty line between them.
  public func text(for diagnostics: [Diagnostic], source: (String) -> SourceText?) -> String {
    diagnostics.map { text(for: $0, in: source($0.file)) }.joined(separator: "\n")
  }

  private func addHeadline(of diagnostic: Diagnostic, in source: SourceText?, to text: inout String) {
    var place = ControlCharacters.escaping(diagnostic.file) + ":"
    if let position = source?.position(at: diagnostic.range.lowerBound) {
      place += "\(position.line):\(position.column):"
    }
    text += color(place, "1")
    text += " "
    text += color(label(.severity(diagnostic.severity)), severityCode(diagnostic.severity))
    text += " "
    text += color(ControlCharacters.escaping(diagnostic.problem.text(in: language)), "1")
    text += " ["
    text += diagnostic.rule
    text += "]\n"
  }

  private func addNote(_ label: ReportMessage, _ note: String, to text: inout String) {
    text += Self.indentation
    text += color(self.label(label), "1;34")
    text += " "
    text += ControlCharacters.escaping(note)
    text += "\n"
  }

  private func label(_ label: ReportMessage) -> String { language.say(label) + language.colon }

  private func severityCode(_ severity: Severity) -> String {
    switch severity {
    case .error: "1;31"
    case .warning: "1;33"
    case .info: "1;36"
    }
  }

  private func color(_ text: String, _ code: String) -> String {
    style == .ansi ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }
}
