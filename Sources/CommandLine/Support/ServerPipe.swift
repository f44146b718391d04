import LanguageServer
import Vault

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A language server between standard input and standard output.
///
/// It reads while it writes: a client that writes much before it reads is not waited for forever. It ends with `exit`, with the end of
/// the input, when nobody reads the output, and when the client's process has ended (LSP 3.17, *Initialize Request*). Where the client
/// tells nothing of files that change, it watches them itself.
struct ServerPipe {
  private var server: LanguageServer
  /// What is to be written, and how much of it is.
  private var output: [UInt8] = []
  private var written = 0
  /// What tells of changed files, by the folders of the vaults.
  private var watches: [String: FolderWatch] = [:]

  /// How often, in milliseconds, is looked whether the client's process is there.
  private static let pause: Int32 = 1000
  /// How long, in milliseconds, a client is waited for that is asked whether it shows how a vault is read.
  private static let patience: Int32 = 100
  /// How many bytes a pipe takes at once that says it is ready (`PIPE_BUF`).
  private static let writeSize = 4096
  /// How many bytes that one change has freed are kept for the next: some times what a page of 100 kB takes.
  private static let keptMemory: Int32 = 64 << 20
  /// With so many bytes to write nothing further is read.
  private static let fullOutput = 16 << 20

  init(_ server: LanguageServer) { self.server = server }

  /// - Returns: whether the client said `shutdown` before the end.
  mutating func run() -> Bool {
    FreedMemory.keep(ServerPipe.keptMemory)
    while isConnected {
      while let bytes = server.answerNext() { append(bytes) }
      if server.isOrderlyEnd != nil { break }
      watchFolders()
      let isWaiting = server.isWaiting
      if !isWaiting, written == output.count { server.rest() }
      let ready = wait(!isWaiting ? idlePause : server.waitsForClient ? ServerPipe.patience : 0)
      guard !ready.isBroken, readInput(ready) else { break }
      if ready.mayWrite { writeOutput() }
      if ready.hasChanges { takeChanges(polls: false) }
      if ready.isSilent {
        server.lookAtClock()
        if isWaiting { append(server.settle { ServerPipe.waitingInput() }) } else { takeChanges(polls: true) }
      }
    }
    // What was answered before the end is told, to whoever still reads.
    while written < output.count, isConnected {
      let ready = wait(ServerPipe.pause, reads: false)
      if ready.isBroken { break }
      if ready.mayWrite { writeOutput() }
    }
    return server.isShutDown
  }

  private mutating func append(_ bytes: [UInt8]) {
    if written == output.count { (output, written) = (bytes, 0) } else { output += bytes }
  }

  // MARK: Files

  private mutating func watchFolders() {
    let wanted = server.watchedFolders
    guard wanted.count != watches.count || wanted.contains(where: { watches[$0] == nil }) else { return }
    watches = Dictionary(uniqueKeysWithValues: wanted.map { ($0, watches[$0] ?? FolderWatch([$0])) })
  }

  /// How long to wait for anything. Where the system tells of no changes, the folders are looked through from time to time.
  private var idlePause: Int32 {
    let polls = watches.values.contains { $0.descriptor == nil }
    return polls ? min(ServerPipe.pause, Int32(FolderWatch.pollingPause)) : ServerPipe.pause
  }

  /// - Parameter polls: whether those are meant that the system does not tell of.
  private mutating func takeChanges(polls: Bool) {
    for (_, watch) in watches.sorted(by: { $0.key < $1.key }) where (watch.descriptor == nil) == polls {
      server.takeChange(watch.takeChange())
    }
  }

  // MARK: The system

  /// What may be done without waiting.
  private struct Ready {
    var mayRead = false
    var mayWrite = false
    /// Whether nobody reads the output.
    var isBroken = false
    /// Whether files have changed.
    var hasChanges = false
    /// Whether nothing has come, and nothing can be written.
    var isSilent = false
  }

  private func wait(_ milliseconds: Int32, reads: Bool = true) -> Ready {
    let hasRoom = reads && output.count - written < ServerPipe.fullOutput
    var requests = [
      pollfd(fd: hasRoom ? STDIN_FILENO : -1, events: Int16(POLLIN), revents: 0),
      pollfd(fd: STDOUT_FILENO, events: written < output.count ? Int16(POLLOUT) : 0, revents: 0),
    ]
    let changes = reads ? watches.values.compactMap(\.descriptor) : []
    requests += changes.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    let count = poll(&requests, nfds_t(requests.count), milliseconds)
    guard count > 0 else { return Ready(isSilent: count == 0) }
    return Ready(
      mayRead: requests[0].revents != 0,
      mayWrite: requests[1].revents & Int16(POLLOUT) != 0,
      isBroken: requests[1].revents & Int16(POLLERR | POLLNVAL) != 0,
      hasChanges: requests.dropFirst(2).contains { $0.revents != 0 }
    )
  }

  /// Whether the process of the client is there, as far as it is known.
  private var isConnected: Bool {
    guard let process = server.clientProcess.flatMap({ pid_t(exactly: $0) }), process > 0 else { return true }
    return kill(process, 0) == 0 || errno != ESRCH
  }

  /// - Returns: whether the input goes on.
  private mutating func readInput(_ ready: Ready) -> Bool {
    guard ready.mayRead else { return true }
    guard let bytes = ServerPipe.readSome() else { return false }
    server.receive(bytes)
    return true
  }

  /// What is there to be read already.
  private static func waitingInput() -> [UInt8] {
    var bytes: [UInt8] = []
    var request = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
    while poll(&request, 1, 0) > 0, let some = readSome(), !some.isEmpty { bytes += some }
    return bytes
  }

  /// Some bytes of the input; nil at its end.
  private static func readSome() -> [UInt8]? {
    var count = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: 1 << 16) { buffer, initialized in
      count = read(STDIN_FILENO, buffer.baseAddress, 1 << 16)
      initialized = max(0, count)
    }
    if count < 0, errno == EINTR || errno == EAGAIN { return [] }
    return count > 0 ? bytes : nil
  }

  private mutating func writeOutput() {
    let end = min(output.count, written + ServerPipe.writeSize)
    let count = output[written..<end].withUnsafeBytes { write(STDOUT_FILENO, $0.baseAddress, $0.count) }
    // A pipe that broke is seen by the next `poll`.
    if count > 0 { written += count }
    if written == output.count { (output, written) = ([], 0) }
  }
}
