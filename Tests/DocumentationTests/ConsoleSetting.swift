/// Where and when the commands of a block `console FOLDER DAY TIME` run. Those of a block `console` run where the document does, on
/// the day that they say themselves.
///
/// A document for people shows a command as a person types it, and what it prints on one day. Each call of `tidemark` that takes a day
/// gets this one, and what is printed of that is left out.
struct ConsoleSetting {
  private static let name = "console"

  private let folder: String?
  /// The options that are added to a call, as words of a shell.
  private let options: String?

  /// Nil if the block is not a console.
  init?(info: String) {
    let words = info.split(separator: " ").map(String.init)
    guard words.first == Self.name, [1, 2, 4].contains(words.count) else { return nil }
    folder = words.count > 1 ? words[1] : nil
    options = words.count > 2 ? "--today \(words[2]) --now \(words[3])" : nil
  }

  /// The command as it is run by a shell.
  func line(for command: String) -> String {
    var line = ""
    if let folder { line += "cd '\(folder)' || exit; " }
    if let options {
      line +=
        "tidemark() { case $(command tidemark \"$@\" --help 2>&1) in *--today*) command tidemark \"$@\" \(options);; "
        + "*) command tidemark \"$@\";; esac; }; "
    }
    return line + command
  }

  /// A line that was printed, as a person sees it who typed no such options, then or in a command that is told of now.
  func shown(_ line: String) -> String {
    options == nil ? line : line.replacing(#/ --today \d{4}-\d\d-\d\d --now \d\d:\d\d/#, with: "")
  }
}
