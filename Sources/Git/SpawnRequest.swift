import CFileSystem

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// What is to be said to posix_spawn(3) about the child: its streams, its signals.
struct SpawnRequest: ~Copyable {
  #if canImport(Darwin)
    private var actions: posix_spawn_file_actions_t?
    private var attributes: posix_spawnattr_t?
  #else
    private var actions = posix_spawn_file_actions_t()
    private var attributes = posix_spawnattr_t()
  #endif

  /// - Parameters:
  ///   - streams: What becomes standard input, output and error, each above 2; of those that are left out, the child has this
  ///     process's own.
  ///   - signals: Signals that this process ignores for now, and the child is not to.
  init(streams: [Int32], restoring signals: [Int32] = []) {
    posix_spawn_file_actions_init(&actions)
    for (number, stream) in streams.enumerated() { posix_spawn_file_actions_adddup2(&actions, stream, Int32(number)) }
    posix_spawnattr_init(&attributes)
    // A program inherits which signals are ignored or held back, and git is to end as it would from a shell.
    var (ordinary, none) = (sigset_t(), sigset_t())
    sigemptyset(&ordinary)
    sigaddset(&ordinary, SIGPIPE)
    sigaddset(&ordinary, SIGXFSZ)
    for signal in signals { sigaddset(&ordinary, signal) }
    sigemptyset(&none)
    posix_spawnattr_setsigdefault(&attributes, &ordinary)
    posix_spawnattr_setsigmask(&attributes, &none)
    var flags = Int32(POSIX_SPAWN_SETSIGDEF) | Int32(POSIX_SPAWN_SETSIGMASK)
    #if canImport(Darwin)
      flags |= Int32(POSIX_SPAWN_CLOEXEC_DEFAULT)
    #endif
    posix_spawnattr_setflags(&attributes, Int16(flags))
  }

  deinit {
    var (actions, attributes) = (actions, attributes)
    posix_spawn_file_actions_destroy(&actions)
    posix_spawnattr_destroy(&attributes)
  }

  /// Starts a program of `PATH`.
  ///
  /// - Parameters:
  ///   - words: The program and its arguments.
  ///   - variables: Variables of its environment, `NAME=VALUE`, in place of this process's own of those names.
  /// - Returns: The number of the process.
  func start(_ words: [String], _ variables: [String]) throws(Git.Failure) -> pid_t {
    guard !(words + variables).contains(where: { $0.utf8.contains(0) }) else { throw .failed(EINVAL) }
    var (actions, attributes) = (actions, attributes)
    var arguments: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) } + [nil]
    let own = variables.map { strdup($0) }
    defer { for copy in arguments + own { free(copy) } }
    var environment = Self.inherited(without: variables) + own + [nil]
    var process: pid_t = 0
    tidemark_hear_of_children()
    let code = posix_spawnp(&process, words[0], &actions, &attributes, &arguments, &environment)
    switch code {
    case 0: return process
    case ENOENT: throw .missing
    default: throw .failed(code)
    }
  }

  /// This process's variables but for those of some names.
  private static func inherited(without variables: [String]) -> [UnsafeMutablePointer<CChar>?] {
    let names = variables.map { $0.prefix { $0 != "=" } + "=" }
    var kept: [UnsafeMutablePointer<CChar>?] = []
    guard var next = tidemark_environment() else { return kept }
    while let variable = next.pointee {
      if !names.contains(where: { strncmp(variable, String($0), $0.utf8.count) == 0 }) { kept.append(variable) }
      next += 1
    }
    return kept
  }
}
