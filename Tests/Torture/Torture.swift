import Vault

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Changes files as Tidemark does, for tests that disturb it.
///
///     torture change FILE NEW [FILE NEW]...
///
/// One commit. NEW is a file with the new bytes; `-` removes FILE.
///
///     torture loop FILE ONE OTHER
///
/// Replaces FILE by the bytes of ONE and of OTHER in turn until it is killed, and prints a line after the first time.
///
///     torture append FILE WORD COUNT
///
/// So many times it reads FILE, appends a line “WORD NUMBER”, and commits; if somebody was faster, it begins again.
///
/// With `--stop N` it kills itself before the call number N of the system, `--limit BYTES` bounds the size of a file,
/// `--no-exchange` plays a file system that cannot exchange names, `--no-sync` does not wait for the disk.
///
/// It exits with 0 when done, 3 if a commit failed (which is printed), 4 for arguments that it does not know.
@main struct Torture {
  private var arguments = Array(CommandLine.arguments.dropFirst())
  private var seam = CommitSeam()

  static func main() {
    var torture = Torture()
    exit(torture.run())
  }

  private mutating func run() -> Int32 {
    FileSystem.turnSignalsIntoErrors()
    takeOptions()
    guard let mode = arguments.first else { return 4 }
    arguments.removeFirst()
    switch (mode, arguments.count) {
    case ("change", 2...): return change()
    case ("loop", 3): return loop()
    case ("append", 3): return append()
    default: return 4
    }
  }

  // MARK: Options

  private mutating func takeOptions() {
    // On a busy machine other children of the tests, just started, hold for long what the tests had open.
    seam.patience = 5000
    seam.exchanges = !flag("--no-exchange")
    seam.synchronizes = !flag("--no-sync")
    if let stop = option("--stop") {
      var count = 0
      seam.before = { _ throws(FileError) in
        if count == stop { kill(getpid(), SIGKILL) }
        count += 1
      }
    }
    if let limit = option("--limit") {
      var limits = rlimit(rlim_cur: rlim_t(limit), rlim_max: rlim_t(limit))
      #if os(Linux)
        setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limits)
      #else
        setrlimit(RLIMIT_FSIZE, &limits)
      #endif
    }
  }

  private mutating func flag(_ name: String) -> Bool {
    guard let index = arguments.firstIndex(of: name) else { return false }
    arguments.remove(at: index)
    return true
  }

  private mutating func option(_ name: String) -> Int? {
    guard let index = arguments.firstIndex(of: name), index + 1 < arguments.count, let value = Int(arguments[index + 1]) else {
      return nil
    }
    arguments.removeSubrange(index...(index + 1))
    return value
  }

  // MARK: Modes

  private func change() -> Int32 {
    let changes = stride(from: 0, to: arguments.count - 1, by: 2).map { index in
      let (file, new) = (arguments[index], arguments[index + 1])
      return FileChange(path: file, before: bytes(file), after: new == "-" ? nil : bytes(new))
    }
    return commit(changes).map(fail) ?? 0
  }

  private func loop() -> Int32 {
    var before = bytes(arguments[0])
    var (now, next) = (bytes(arguments[1]), bytes(arguments[2]))
    var isReady = false
    while true {
      if let failure = commit([FileChange(path: arguments[0], before: before, after: now)]) { return fail(failure) }
      if !isReady { say("ready") }
      isReady = true
      before = now
      (now, next) = (next, now)
    }
  }

  private func append() -> Int32 {
    var number = 0
    while number < Int(arguments[2]) ?? 0 {
      guard let before = bytes(arguments[0]) else { return 3 }
      let after = before + Array("\(arguments[1]) \(number)\n".utf8)
      guard let failure = commit([FileChange(path: arguments[0], before: before, after: after)]) else {
        number += 1
        continue
      }
      let isLate = [.changedWhileEditing, .openForWriting, .folderInUse].contains(failure.error)
      guard isLate, failure.left.isEmpty else { return fail(failure) }
    }
    return 0
  }

  private func commit(_ changes: [FileChange]) -> CommitFailure? {
    if case .failure(let failure) = FileSystem.commit(changes, seam: seam) { failure } else { nil }
  }

  private func bytes(_ path: String) -> [UInt8]? { try? FileSystem.read(path).get() }

  private func fail(_ failure: CommitFailure) -> Int32 {
    say("\(failure)")
    return 3
  }

  private func say(_ line: String) { _ = FileSystem.write(Array((line + "\n").utf8), to: .standardOutput) }
}
