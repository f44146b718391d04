import Formatting
import Outline
import Reading
import SourceText
import TestSupport
import Testing

@Suite struct FormattedFileTests {
  static let files =
    ProjectFiles.paths(below: "Examples/pages", endingIn: ".md") + ProjectFiles.paths(below: "Templates", endingIn: ".md")

  /// The examples are hand-written and canonical.
  @Test(arguments: files)
  func examplesAreCanonical(_ path: String) throws {
    let source = SourceText(try ProjectFiles.bytes(path))
    switch FormattedFile(formatting: source) {
    case .unchanged, .note: break
    case .changed(let formatted): Issue.record("\(UnifiedDiff(from: source, to: formatted, path: path).text)")
    case let other: Issue.record("\(other)")
    }
  }

  @Test func carelessPageIsTidiedWithoutLoss() throws {
    let source = SourceText(try ProjectFiles.bytes("Examples/careless/careless.md"))
    guard case .changed(let formatted) = FormattedFile(formatting: source) else {
      Issue.record("\(FormattedFile(formatting: source))")
      return
    }
    let diff = UnifiedDiff(from: source, to: formatted, path: "careless.md")
    expectGolden(diff.text, "Tests/FormattingTests/Golden/careless.diff")
  }
}
