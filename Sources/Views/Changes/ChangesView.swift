package import Diagnostics
package import Languages

/// `tidemark changes`: the facts that changed, commit by commit.
package struct ChangesView: View {
  let sheet: ChangesSheet
  /// What to say where nothing has changed.
  let nothing: Told

  package init(_ sheet: ChangesSheet, nothing: Told) { (self.sheet, self.nothing) = (sheet, nothing) }

  private var isEmpty: Bool { sheet.shown.isEmpty }

  package func lines(width: Int, in language: Language) -> [StyledLine] {
    isEmpty ? LineLayout.wrapped(nothing.text(in: language), width) : ChangesLayout(width: width, in: language).lines(of: sheet)
  }

  package func plain(in language: Language) -> [String] {
    isEmpty ? [nothing.text(in: language)] : ChangesText.plain(sheet, in: language)
  }
  package var json: JSON { ChangesText.json(sheet) }
}
