import Diagnostics
package import Editing
import SourceText

extension FileRevision {
  /// The change in the unified format.
  package var diff: String {
    UnifiedDiff(from: before ?? SourceText(""), to: after ?? SourceText(""), path: ControlCharacters.escaping(path)).text
  }
}
