package import Changes
package import Diagnostics

/// `tidemark changes`: the facts that changed, commit by commit.
package struct ChangesView: View {
  let sheet: ChangesSheet
  /// What to say where nothing has changed.
  let nothing: String

  package init(_ sheet: ChangesSheet, nothing: String) { (self.sheet, self.nothing) = (sheet, nothing) }

  private var isEmpty: Bool { sheet.shown.isEmpty }

  package func lines(width: Int) -> [StyledLine] {
    isEmpty ? LineLayout.wrapped(nothing, width) : ChangesLayout(width: width).lines(of: sheet)
  }

  package var plain: [String] { isEmpty ? [nothing] : ChangesText.plain(sheet) }
  package var json: JSON { ChangesText.json(sheet) }
}

/// `tidemark diff`: the facts that differ, file by file.
package struct DifferencesView: View {
  let files: [FileDifference]

  package init(_ files: [FileDifference]) { self.files = files }

  package func lines(width: Int) -> [StyledLine] {
    let layout = ChangesLayout(width: width)
    return Array(files.map { layout.lines(of: $0) }.joined(separator: [StyledLine()]))
  }

  package var plain: [String] { files.flatMap { ChangesText.plain($0) } }
  package var json: JSON { .array(files.map { ChangesText.json($0) }) }
}
