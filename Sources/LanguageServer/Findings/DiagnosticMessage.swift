import Diagnostics
import SourceText

extension Diagnostic {
  /// A finding as the protocol has it (LSP 3.17, *Diagnostic*).
  ///
  /// - Parameter text: that of its file.
  func message(in text: SourceText, _ encoding: PositionEncoding) -> JSON {
    [
      "range": JSON(encoding.range(of: range, in: text)),
      "severity": .integer(severity.number),
      "code": .string(rule),
      "source": "tidemark",
      "message": .string(help.map { "\(message)\n\($0)" } ?? message),
    ]
  }
}

extension Severity {
  /// The number that the protocol has for it.
  fileprivate var number: Int {
    switch self {
    case .error: 1
    case .warning: 2
    case .info: 3
    }
  }
}
