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
  private static let newline = UInt8(ascii: "\n")
  private static let space = UInt8(ascii: " ")
  private static let colon = UInt8(ascii: ":")

  /// The text of one diagnostic, ending in a newline.
  ///
  /// - Parameter source: The file; nil where it could not be read, then there is neither line nor column.
  public func text(for diagnostic: Diagnostic, in source: SourceText?) -> String {
    text(for: [diagnostic]) { _ in source }
  }

  /// The texts of several diagnostics, with an empty line between them.
  public func text(for diagnostics: [Diagnostic], source: (String) -> SourceText?) -> String {
    String(decoding: bytes(for: diagnostics, source: source), as: UTF8.self)
  }

  /// The same in UTF-8. Strings would be put together more slowly, part by part.
  package func bytes(for diagnostics: [Diagnostic], source: (String) -> SourceText?) -> [UInt8] {
    var text: [UInt8] = []
    // Most findings take less.
    text.reserveCapacity(480 * diagnostics.count)
    let labels = Labels(in: language)
    // A finding is large, and is not copied to be told.
    for index in diagnostics.indices {
      if !text.isEmpty { text.append(Self.newline) }
      add(diagnostics[index], labels, in: source(diagnostics[index].file), to: &text)
    }
    return text
  }

  /// What stands before the parts of a finding, which is the same for all of them.
  private struct Labels {
    let help: [UInt8]
    let fix: [UInt8]
    private let error: [UInt8]
    private let warning: [UInt8]
    private let info: [UInt8]

    init(in language: Language) {
      func label(_ message: ReportMessage) -> [UInt8] { Array((language.say(message) + language.colon).utf8) }
      (help, fix) = (label(.help), label(.fix))
      (error, warning, info) = (label(.severity(.error)), label(.severity(.warning)), label(.severity(.info)))
    }

    subscript(severity: Severity) -> [UInt8] {
      switch severity {
      case .error: error
      case .warning: warning
      case .info: info
      }
    }
  }

  private func add(_ diagnostic: Diagnostic, _ labels: Labels, in source: SourceText?, to text: inout [UInt8]) {
    addHeadline(of: diagnostic, labels, in: source, to: &text)
    if let source { addExcerpt(of: source, diagnostic, to: &text) }
    if diagnostic.more > 0 {
      text.append(utf8: Self.indentation + language.say(ReportMessage.moreOnLine(diagnostic.more)) + "\n")
    }
    if let advice = diagnostic.advice { addNote(labels.help, advice.text(in: language), to: &text) }
    for fix in diagnostic.fixes {
      let name = fix.name.text(in: language)
      addNote(labels.fix, fix.isSafe ? name : language.say(ReportMessage.appliedWhenAsked(name)), to: &text)
    }
  }

  private func addHeadline(
    of diagnostic: Diagnostic,
    _ labels: Labels,
    in source: SourceText?,
    to text: inout [UInt8]
  ) {
    begin("1", in: &text)
    text.append(utf8: ControlCharacters.escaping(diagnostic.file))
    text.append(Self.colon)
    if let position = source?.position(at: diagnostic.range.lowerBound) {
      text.append(utf8: String(position.line))
      text.append(Self.colon)
      text.append(utf8: String(position.column))
      text.append(Self.colon)
    }
    end(in: &text)
    text.append(Self.space)
    add(labels[diagnostic.severity], severityCode(diagnostic.severity), to: &text)
    text.append(Self.space)
    add(ControlCharacters.escaping(diagnostic.problem.text(in: language)), "1", to: &text)
    text.append(utf8: " [")
    text.append(utf8: diagnostic.rule)
    text.append(utf8: "]\n")
  }

  /// Adds the line that a finding begins in, and the carets below it.
  private func addExcerpt(of source: SourceText, _ diagnostic: Diagnostic, to text: inout [UInt8]) {
    let (room, code) = (width - Self.indentation.utf8.count, severityCode(diagnostic.severity))
    if let excerpt = PlainExcerpt(of: source, range: diagnostic.range, width: room) {
      if !excerpt.lineRange.isEmpty {
        text.append(utf8: Self.indentation)
        text.append(contentsOf: source.bytes[excerpt.lineRange])
      }
      text.append(Self.newline)
      text.append(utf8: Self.indentation)
      begin(code, in: &text)
      text.append(contentsOf: repeatElement(Self.space, count: excerpt.spaces))
      text.append(contentsOf: repeatElement(UInt8(ascii: "^"), count: excerpt.carets))
      end(in: &text)
    } else {
      let excerpt = SourceExcerpt(of: source, range: diagnostic.range, width: room)
      if !excerpt.line.isEmpty {
        text.append(utf8: Self.indentation)
        text.append(utf8: excerpt.line)
      }
      text.append(Self.newline)
      text.append(utf8: Self.indentation)
      add(excerpt.marker, code, to: &text)
    }
    text.append(Self.newline)
  }

  private func addNote(_ label: [UInt8], _ note: String, to text: inout [UInt8]) {
    text.append(utf8: Self.indentation)
    add(label, "1;34", to: &text)
    text.append(Self.space)
    text.append(utf8: ControlCharacters.escaping(note))
    text.append(Self.newline)
  }

  private func severityCode(_ severity: Severity) -> String {
    switch severity {
    case .error: "1;31"
    case .warning: "1;33"
    case .info: "1;36"
    }
  }

  /// Adds a part in the color of a code, if parts are set off.
  private func add(_ part: String, _ code: String, to text: inout [UInt8]) {
    begin(code, in: &text)
    text.append(utf8: part)
    end(in: &text)
  }

  private func add(_ part: [UInt8], _ code: String, to text: inout [UInt8]) {
    begin(code, in: &text)
    text.append(contentsOf: part)
    end(in: &text)
  }

  private func begin(_ code: String, in text: inout [UInt8]) {
    if style == .ansi { text.append(utf8: "\u{1B}[\(code)m") }
  }

  private func end(in text: inout [UInt8]) {
    if style == .ansi { text.append(utf8: "\u{1B}[0m") }
  }
}
