import Foundation
import Testing

/// Compares an output with a file that holds what it was when somebody looked at it.
///
/// With `TIDEMARK_RECORD=1` the file is written, and the test fails all the same, so that no run passes on what it recorded.
public func expectGolden(_ text: String, _ path: String, sourceLocation: SourceLocation = #_sourceLocation) {
  let recorded = try? ProjectFiles.text(path)
  if recorded == text { return }
  if ProcessInfo.processInfo.environment["TIDEMARK_RECORD"] == "1" {
    let url = ProjectFiles.root.appendingPathComponent(path)
    try? FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try? Data(text.utf8).write(to: url)
    Issue.record("recorded \(path); read it, then run again", sourceLocation: sourceLocation)
    return
  }
  guard let recorded else {
    Issue.record("\(path) is missing; record it with `make snapshots`\n\(text)", sourceLocation: sourceLocation)
    return
  }
  Issue.record("\(path) differs; \(firstDifference(recorded, text))", sourceLocation: sourceLocation)
}

private func firstDifference(_ expected: String, _ found: String) -> String {
  let expectedLines = expected.split(separator: "\n", omittingEmptySubsequences: false)
  let foundLines = found.split(separator: "\n", omittingEmptySubsequences: false)
  let line = zip(expectedLines, foundLines).prefix { $0 == $1 }.count
  let before = line < expectedLines.count ? String(expectedLines[line]) : "(end)"
  let after = line < foundLines.count ? String(foundLines[line]) : "(end)"
  return "line \(line + 1)\n  recorded: \(before)\n  now:      \(after)"
}
