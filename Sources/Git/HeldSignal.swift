#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A signal that this thread does not get meanwhile: what would have raised it is an error value of its call instead.
struct HeldSignal {
  private let signal: Int32
  private let before: sigset_t

  init(_ signal: Int32) {
    self.signal = signal
    var (held, before) = (sigset_t(), sigset_t())
    sigemptyset(&held)
    sigaddset(&held, signal)
    sigemptyset(&before)
    pthread_sigmask(SIG_BLOCK, &held, &before)
    self.before = before
  }

  /// Lets the signal come again, but for one that has come meanwhile. It must be called once, on the same thread.
  func release() {
    var (before, waiting) = (before, sigset_t())
    sigemptyset(&waiting)
    sigpending(&waiting)
    // Where it was held back before, it is somebody else's.
    if sigismember(&waiting, signal) == 1, sigismember(&before, signal) == 0 {
      var held = sigset_t()
      sigemptyset(&held)
      sigaddset(&held, signal)
      var taken: Int32 = 0
      sigwait(&held, &taken)
    }
    pthread_sigmask(SIG_SETMASK, &before, nil)
  }
}
