import Languages

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A terminal that shows one thing, which is drawn over as it changes: the screen beside the one with what was typed and printed
/// before, which comes back at the end.
struct TerminalScreen {
  /// The alternate screen, without a cursor; what is wider than the screen is cut at its edge.
  private static let begin = "\u{1B}[?1049h\u{1B}[?25l\u{1B}[?7l"
  private static let end = "\u{1B}[?7h\u{1B}[?25h\u{1B}[?1049l"

  private let output: OutputWriter
  private let language: Language
  /// How the terminal was set before; nil while it is so, and where nothing is typed.
  private var before: termios?

  init(_ output: OutputWriter, in language: Language) { (self.output, self.language) = (output, language) }

  /// Takes the screen, and lets each key be read as it is typed.
  mutating func enter() {
    var settings = termios()
    if tcgetattr(STDIN_FILENO, &settings) == 0 {
      before = settings
      settings.c_lflag &= ~tcflag_t(ICANON | ECHO)
      tcsetattr(STDIN_FILENO, TCSANOW, &settings)
    }
    output.write(TerminalScreen.begin)
    output.flush()
  }

  /// Gives everything back as it was.
  mutating func leave() {
    output.write(TerminalScreen.end)
    output.flush()
    if var before { tcsetattr(STDIN_FILENO, TCSANOW, &before) }
    before = nil
  }

  /// What draws a text over the one before, in one piece, so that nothing flickers: each line ends by clearing what was after it, and
  /// the last by clearing what was below.
  ///
  /// - Parameter height: the lines of the screen. Of a longer text the last line of the screen says how many more there are.
  static func drawing(_ text: String, height: Int, in language: Language) -> String {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if lines.last == "" { lines.removeLast() }
    if lines.count > height, height > 0 {
      let more = lines.count - height + 1
      lines = Array(lines.prefix(height - 1)) + [language.say(ConsoleMessage.moreLines(more))]
    }
    // Colors do not go on where a line is cut.
    return "\u{1B}[H" + lines.map { $0 + "\u{1B}[0m\u{1B}[K" }.joined(separator: "\n") + "\u{1B}[J"
  }

  func draw(_ text: String, height: Int) {
    output.write(TerminalScreen.drawing(text, height: height, in: language))
    output.flush()
  }
}
