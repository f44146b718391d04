import Diagnostics
import Vault
import Workspace

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A command that is run again each time its files change. In a terminal what it prints is drawn over what it printed before; elsewhere
/// it is printed after it, where it is another.
struct Watching {
  private let invocation: Invocation
  private let console: Console
  private let command: @Sendable (Invocation, Console) -> ExitCode
  private let watch: FolderWatch

  /// How long, in milliseconds, nothing has to change until the command is run again, and how often that is waited for at most: an
  /// editor that saves all its files is told of once.
  private static let quiet: Int32 = 60
  private static let mostWaits = 20

  static func isAsked(_ invocation: Invocation) -> Bool {
    invocation.options[SharedOptions.watch.syntax.name]?.isEmpty == false
  }

  /// - Returns: what the command came to the last time.
  static func run(
    _ invocation: Invocation,
    _ console: Console,
    _ command: @escaping @Sendable (Invocation, Console) -> ExitCode
  ) -> ExitCode {
    let paths = paths(of: invocation)
    guard !paths.contains(FileSet.standardInput) else {
      return console.refuse(invocation, ConsoleMessage.inputDoesNotChange)
    }
    // What is changed while the command runs for the first time is seen by the second.
    let watch = FolderWatch(folders(around: paths), ignoring: ignored(by: invocation))
    var watching = Watching(invocation: invocation, console: console, command: command, watch: watch)
    return watching.run()
  }

  // MARK: What is watched

  /// The files and folders that the command is about.
  private static func paths(of invocation: Invocation) -> [String] {
    invocation.operands[SharedOptions.paths.syntax.name] == nil
      ? [invocation.vaultPath]
      : NamedPaths.settled(invocation[SharedOptions.paths], invocation, least: .part)
  }

  /// The vaults that the paths lie in, which the command asks about them; else the folders themselves.
  private static func folders(around paths: [String]) -> [String] {
    let folders = paths.map { path in
      if let vault = VaultRoot.find(from: path) { return vault }
      let real = (try? FileSystem.realPath(path).get()) ?? path
      return FileSystem.isDirectory(real) ? real : FileSystem.folder(of: real)
    }
    return Array(Set(folders)).sorted()
  }

  /// What the command itself writes.
  private static func ignored(by invocation: Invocation) -> [String] {
    guard let output = invocation.options["output"]?.last else { return [] }
    let folder = FileSystem.folder(of: output)
    let place = (try? FileSystem.realPath(folder.isEmpty ? "." : folder).get()) ?? folder
    return [FileSystem.path(of: FileSystem.name(of: output), in: place)]
  }

  // MARK: Running

  private mutating func run() -> ExitCode {
    let first = shown()
    // Without anything to show there is nothing to wait for.
    guard first.status != .couldNotRun || !first.text.isEmpty else {
      console.error.write(first.error)
      return first.status
    }
    return console.isTerminal ? draw(first) : append(first)
  }

  private struct Shown {
    var text: String
    var error: String
    var status: ExitCode
    var height: Int
  }

  private func shown() -> Shown {
    let size = console.isTerminal ? Console.size() : (width: console.width, height: console.height)
    var inner = Console(
      output: OutputWriter(),
      error: OutputWriter(),
      width: size.width,
      height: size.height,
      isTerminal: console.isTerminal,
      declinesColor: console.declinesColor,
      stateFolder: console.stateFolder
    )
    inner.language = console.language
    let status = command(invocation, inner)
    return Shown(text: inner.output.text, error: inner.error.text, status: status, height: size.height)
  }

  private func draw(_ first: Shown) -> ExitCode {
    let signals = CaughtSignals([SIGINT, SIGTERM, SIGHUP, SIGWINCH, SIGTSTP])
    var screen = TerminalScreen(console.output, in: console.language)
    screen.enter()
    defer { screen.leave() }
    var last = first
    screen.draw(last.text + last.error, height: last.height)
    let readsKeys = isatty(STDIN_FILENO) == 1
    while let event = next(signals, readsKeys: readsKeys), console.output.failure == nil {
      if event == .stopped {
        screen.leave()
        raise(SIGSTOP)
        screen.enter()
      }
      let now = shown()
      let isSame = now.text == last.text && now.error == last.error && event == .changed
      last = now
      if !isSame { screen.draw(now.text + now.error, height: now.height) }
    }
    return last.status
  }

  private func append(_ first: Shown) -> ExitCode {
    let signals = CaughtSignals([SIGINT, SIGTERM, SIGHUP])
    var last = first
    func write() {
      console.output.write(last.text)
      console.error.write(last.error)
      console.output.flush()
    }
    write()
    while console.output.failure == nil, next(signals, readsKeys: false) != nil {
      let now = shown()
      guard now.text != last.text || now.error != last.error else { continue }
      last = now
      if !invocation.isJSON { console.output.write("\n") }
      write()
    }
    return last.status
  }

  // MARK: Waiting

  private enum Event {
    /// A file, or the minute.
    case changed
    /// The size of the terminal, or it is to be drawn anew.
    case resized
    /// Ctrl-Z.
    case stopped
  }

  /// What happens next; nil where the command is to end.
  private func next(_ signals: CaughtSignals?, readsKeys: Bool) -> Event? {
    let before = invocation.momentOfWriting
    while true {
      var requests = [
        pollfd(fd: watch.descriptor ?? -1, events: Int16(POLLIN), revents: 0),
        pollfd(fd: signals?.descriptor ?? -1, events: Int16(POLLIN), revents: 0),
        pollfd(fd: readsKeys ? STDIN_FILENO : -1, events: Int16(POLLIN), revents: 0),
        // That nobody reads any more is told without being asked for.
        pollfd(fd: readsKeys ? -1 : STDOUT_FILENO, events: 0, revents: 0),
      ]
      let pause = min(untilNextMinute ?? .max, watch.descriptor == nil ? FolderWatch.pollingPause : .max)
      let ready = poll(&requests, nfds_t(requests.count), pause == .max ? -1 : Int32(pause))
      if requests[1].revents != 0 {
        let numbers = signals?.take() ?? []
        if numbers.contains(where: { $0 != SIGWINCH && $0 != SIGTSTP }) { return nil }
        if numbers.contains(SIGTSTP) { return .stopped }
        if !numbers.isEmpty { return .resized }
      }
      if requests[2].revents != 0 {
        switch key() {
        case nil, UInt8(ascii: "q"), UInt8(ascii: "Q"), 3, 4: return nil
        case 12, UInt8(ascii: "r"): return .resized
        default: break
        }
      }
      if requests[3].revents & Int16(POLLERR | POLLHUP | POLLNVAL) != 0 { return nil }
      if watch.hasChanged() {
        waitForQuiet()
        return .changed
      }
      if ready == 0, untilNextMinute != nil, invocation.momentOfWriting != before { return .changed }
    }
  }

  /// Waits until nothing has changed for a while.
  private func waitForQuiet() {
    for _ in 0..<Watching.mostWaits {
      _ = poll(nil, 0, Watching.quiet)
      if !watch.hasChanged() { return }
    }
  }

  /// How many milliseconds a view that tells the time stays true; nil for one that does not.
  private var untilNextMinute: Int? {
    guard invocation.options[SharedOptions.plain.syntax.name] != nil, invocation.options[SharedOptions.now.syntax.name] == []
    else {
      return nil
    }
    return (60 - Clock.secondOfMinute) * 1000
  }

  /// A key that was typed; nil at the end of the input.
  private func key() -> UInt8? {
    var byte: UInt8 = 0
    return read(STDIN_FILENO, &byte, 1) == 1 ? byte : nil
  }
}

extension Invocation {
  fileprivate var isJSON: Bool { options[SharedOptions.json.syntax.name]?.isEmpty == false }
}
