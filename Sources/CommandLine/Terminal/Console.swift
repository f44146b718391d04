internal import Diagnostics
public import Languages
internal import Vault
internal import Workspace

#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// Where a command prints, and what is known about the place.
public struct Console {
  /// What the command was asked for.
  public let output: OutputWriter
  /// What went wrong, and what is only for a person.
  public let error: OutputWriter
  /// How many cells wide a line may be.
  public let width: Int
  /// How many lines the terminal has.
  public let height: Int
  /// Whether a person reads the output in a terminal.
  public let isTerminal: Bool
  /// Whether the environment asks for no color: `NO_COLOR` is not empty (no-color.org), or `TERM` is `dumb`.
  public let declinesColor: Bool
  /// Where programs keep what they remember of their use, for `undo`; nil where there is no such folder, and nothing is kept.
  let stateFolder: String?
  /// What the command wrote.
  let written = WrittenFiles()
  /// What it read and showed.
  let held = HeldValues()
  /// Shows a text that is longer than the terminal, and says whether it could; nil where there is no pager to do so.
  public var pager: (([UInt8]) -> Bool)?
  /// In which the person is told things.
  public var language = Language.english
  /// The person's own settings.
  var configuration = Configuration.none
  /// Ends the process with an answer after some milliseconds, or not any more where there are none; nil where nothing ends it.
  var alarm: ((_ answer: [UInt8], _ milliseconds: Int) -> Void)?
  /// Asks which of several things is meant; nil where nobody can be asked.
  var chooser: Chooser?
  /// In which files are opened; nil where none is named.
  var editor: Editor?

  /// The width where there is no terminal to ask.
  public static let defaultWidth = 80
  /// The height where the terminal does not tell.
  public static let defaultHeight = 24

  public init(
    output: OutputWriter,
    error: OutputWriter,
    width: Int = Console.defaultWidth,
    height: Int = Console.defaultHeight,
    isTerminal: Bool = false,
    declinesColor: Bool = false,
    pager: (([UInt8]) -> Bool)? = nil,
    stateFolder: String? = nil
  ) {
    self.output = output
    self.error = error
    self.width = width
    self.height = height
    self.pager = pager
    self.isTerminal = isTerminal
    self.declinesColor = declinesColor
    self.stateFolder = stateFolder
  }

  /// The console of this process. From here on a broken pipe is an error value and does not end the process.
  ///
  /// The width is that of `COLUMNS`, else of the terminal; the height that of `LINES`, likewise. Before anything is written to standard error, standard output is
  /// handed on, so that the two stand in order where they go to one place. Messages are broken at the width of the terminal that they
  /// go to, and nowhere else: what a program reads has one line for each thing that is said.
  public static func standard() -> Console {
    FileSystem.holdMissingStreams()
    FileSystem.turnSignalsIntoErrors()
    let output = OutputWriter { FileSystem.write($0, to: .standardOutput) }
    let error = messages(width: widthOfErrors) { bytes in
      output.flush()
      return FileSystem.write(bytes, to: .standardError)
    }
    let size = size()
    let isTerminal = isatty(FileSystem.Stream.standardOutput.rawValue) == 1
    let configuration = Configuration(environment)
    let pager = isTerminal ? Pager(configured: configuration.pager, environment) : nil
    var console = Console(
      output: output,
      error: error,
      width: size.width,
      height: size.height,
      isTerminal: isTerminal,
      declinesColor: environment("NO_COLOR")?.isEmpty == false || environment("TERM") == "dumb",
      pager: pager.map { pager in { text in pager.show(text) } },
      stateFolder: standardStateFolder
    )
    console.configuration = configuration
    console.language = LanguageChoice.language(configured: configuration.language, environment)
    console.alarm = { answer, milliseconds in FileSystem.answer(answer, after: milliseconds) }
    console.editor = Editor(environment)
    let isAsked = [FileSystem.Stream.standardInput, .standardError].allSatisfy { isatty($0.rawValue) == 1 }
    if isAsked { console.chooser = Chooser(show: { error.write($0) }, read: { readLine() }) }
    return console
  }

  /// Prints what takes some time to make; where that is more than some milliseconds, what is known already.
  func answer(_ known: String, within milliseconds: Int, _ text: () -> String) {
    alarm?(Array(known.utf8), milliseconds)
    let text = text()
    alarm?([], 0)
    output.write(text)
  }

  /// How many cells and lines the terminal has now, unless the environment says so.
  static func size() -> (width: Int, height: Int) {
    let size = terminalSize(of: .standardOutput)
    return (
      positive(environment("COLUMNS")) ?? size.columns ?? defaultWidth,
      positive(environment("LINES")) ?? size.lines ?? defaultHeight
    )
  }

  /// Takes messages, each as it is written.
  ///
  /// - Parameter width: that of the terminal that they go to, at which they are broken; nil where they go to none.
  static func messages(
    width: Int?,
    to sink: @escaping ([UInt8]) -> Result<Void, FileError>
  ) -> OutputWriter {
    OutputWriter(capacity: 0) { bytes in
      guard let width, bytes.count > width else { return sink(bytes) }
      return sink(Array(MessageWrapping.wrapped(String(decoding: bytes, as: UTF8.self), width: width).utf8))
    }
  }

  /// Prints lines about what was done, which are broken at the width of the terminal where a person reads them in one.
  func write(messages lines: String) {
    output.write(isTerminal ? MessageWrapping.wrapped(lines, width: width) : lines)
  }

  /// Prints text that holds lines of somebody's file as they are. In a terminal, control characters but tabs and line ends are
  /// shown escaped; a program gets what the file holds.
  public func writeForeign(_ text: String) {
    guard isTerminal else { return output.write(text) }
    var shown = ""
    for scalar in text.unicodeScalars {
      if ControlCharacters.mustEscape(scalar), scalar != "\n", scalar != "\t" {
        shown += ControlCharacters.escape(scalar)
      } else {
        shown.unicodeScalars.append(scalar)
      }
    }
    output.write(shown)
  }

  /// The same for the bytes of such a text.
  public func writeForeign(_ bytes: [UInt8]) {
    guard isTerminal else { return output.write(bytes) }
    writeForeign(String(decoding: bytes, as: UTF8.self))
  }

  /// Whether to set words off by color.
  public func usesColor(_ choice: ColorChoice) -> Bool {
    switch choice {
    case .always: true
    case .never: false
    case .auto: isTerminal && !declinesColor
    }
  }

  /// Hands everything on, and says what the process is to exit with.
  ///
  /// - Parameters:
  ///   - status: What the command itself came to.
  ///   - program: The name that begins a message.
  /// - Returns: The status, or `couldNotRun`, with one line on standard error, where the output could not be written. A reader that
  ///   has seen enough and gone away is no failure.
  public func finish(_ status: ExitCode, program: String) -> ExitCode {
    output.flush()
    let failure = output.failure == .brokenPipe ? nil : output.failure
    if let failure {
      let message = ConsoleMessage.outputFailed(Told(FileErrorMessage.reason(failure)))
      error.write("\(program): \(language.say(message))\n")
    }
    error.flush()
    return failure == nil ? status : .couldNotRun
  }

  /// `$XDG_STATE_HOME`, or `~/.local/state`; what is no absolute path does not count (XDG Base Directory Specification).
  private static var standardStateFolder: String? {
    func absolute(_ path: String?) -> String? { path?.hasPrefix("/") == true ? path : nil }
    return absolute(environment("XDG_STATE_HOME"))
      ?? absolute(environment("HOME")).map { FileSystem.path(of: ".local/state", in: $0) }
  }

  private static func environment(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }

  private static func positive(_ text: String?) -> Int? { text.flatMap { Int($0) }.flatMap { $0 > 0 ? $0 : nil } }

  /// How wide the terminal is that messages go to; nil where they go to none.
  private static var widthOfErrors: Int? {
    guard isatty(FileSystem.Stream.standardError.rawValue) == 1 else { return nil }
    return positive(environment("COLUMNS")) ?? terminalSize(of: .standardError).columns ?? defaultWidth
  }

  private static func terminalSize(of stream: FileSystem.Stream) -> (columns: Int?, lines: Int?) {
    var size = winsize()
    guard ioctl(stream.rawValue, UInt(TIOCGWINSZ), &size) == 0 else { return (nil, nil) }
    return (size.ws_col > 0 ? Int(size.ws_col) : nil, size.ws_row > 0 ? Int(size.ws_row) : nil)
  }
}

/// When words are set off by color: the values of `--color`.
public enum ColorChoice: String, Sendable, CaseIterable {
  /// In a terminal, unless the environment declines it.
  case auto
  case always
  case never
}
