/// What git is told about differences of Markdown files (gitattributes(5), *Defining a custom hunk-header*, *Performing text diffs
/// of binary files*).
public enum DiffDriver {
  /// Which lines a hunk may be named after, for `diff.tidemark.xfuncname`; the last of them above a hunk names it.
  ///
  /// A heading, and a list item that may have lines below it: a time block, a habit, an activity, what has a log. Not what is a
  /// line of its own, which would name its neighbor: boxes, numbers, dates.
  public static let hunkNames = """
    ^([-*+] .*[( []((every|streak|best):.*))$
    !^[-*+] (\\[.*\\] |.*: [0-9|]|[0-9]{4}-)
    ^((#{1,6}|[-*+]|[0-9]+[.)]) .*)$
    """

  /// The command that makes a readable text of a file, for `diff.tidemark.textconv`. Git puts the file's name behind it.
  ///
  /// Where the program is missing or fails, the file itself is shown: else there would be no difference to see at all.
  ///
  /// - Parameter program: The program, by a name of `PATH` or by its path.
  public static func textCommand(program: String) -> String {
    "text() { \(ShellText.quoted(program)) textconv \"$1\" 2>/dev/null || cat \"$1\"; }; text"
  }
}
