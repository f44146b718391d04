import Lint
package import SourceText

/// Recognizes notes that are somebody's own: files without front matter. Few rules look at them, and at nothing but front matter that
/// does not begin.
package enum NoteRecognizer {
  /// Whether a file is one, if its folder makes nothing else of it, and no rule of files finds anything in it.
  ///
  /// Blank lines and comments, below which front matter may stand, are not looked at.
  package static func isNote(_ source: SourceText) -> Bool {
    guard let first = source.bytes.first, first.isLetter || first &- 0x30 < 10 || first.isOne(of: "#>![") else { return false }
    return !LateFrontMatter.speaks(ofTextWithoutIt: source)
  }
}
