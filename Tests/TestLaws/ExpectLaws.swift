import SourceText
import Testing

/// Expects that all laws hold for a file. On failure it shows the smallest part of the file that breaks one.
///
/// - Parameter context: where the file comes from, such as the seed that it was made with.
public func expectLaws(
  _ source: SourceText,
  _ context: @autoclosure () -> String = "",
  sourceLocation: SourceLocation = #_sourceLocation
) {
  guard !Laws.broken(by: source).isEmpty else { return }
  let smallest = Shrinking.smallest(source) { !Laws.broken(by: $0).isEmpty }
  let broken = Laws.broken(by: smallest).joined(separator: "\n")
  Issue.record(
    "\(context())\n\(broken)\n--- smallest input, escaped\n\(Shrinking.escaped(smallest))",
    sourceLocation: sourceLocation
  )
}

public func expectLaws(
  _ text: String,
  _ context: @autoclosure () -> String = "",
  sourceLocation: SourceLocation = #_sourceLocation
) {
  expectLaws(SourceText(text), context(), sourceLocation: sourceLocation)
}
