package import Diagnostics
package import Languages

/// What a front end shows of a vault: one model in three forms. What they say is the same, and depends on nothing but the model,
/// the width, the language and nothing of the terminal.
package protocol View {
  /// Lines of a terminal, none wider than a width in cells.
  func lines(width: Int, in language: Language) -> [StyledLine]
  /// Plain lines, as a screen reader follows them best.
  func plain(in language: Language) -> [String]
  /// The same for programs, in no language.
  var json: JSON { get }

  /// How to begin, where there is nothing to show; a program is not told.
  func beginning(width: Int, in language: Language) -> Beginning?
}

extension View {
  package func beginning(width: Int, in language: Language) -> Beginning? { nil }

  /// What a person is shown: the view and how to begin, or one of them.
  ///
  /// - Parameter lines: makes the lines of the view, where they are shown.
  package func shown(width: Int, in language: Language, _ lines: () -> [String]) -> [String] {
    guard let beginning = beginning(width: width, in: language) else { return lines() }
    return (beginning.standsAlone ? [] : lines() + [""]) + beginning.lines
  }
}

/// What a person is told who has nothing yet of what a view shows.
package struct Beginning {
  package let lines: [String]
  /// Whether it stands instead of the view, which would show nothing else.
  package let standsAlone: Bool

  init(_ lines: [String], standsAlone: Bool) {
    self.lines = lines
    self.standsAlone = standsAlone
  }
}
