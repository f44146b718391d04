#if canImport(Glibc)
  import Glibc
#endif

/// Does something as a user whom permissions bind.
///
/// The superuser may read and write everything, so a test of permissions that it runs must not act as such. On Linux the
/// rights on files belong to the thread (setfsuid(2)): for the duration of the call this one acts as `nobody`, and the
/// threads of other tests do not.
public func asUnprivilegedUser<Result>(_ body: () throws -> Result) rethrows -> Result {
  #if os(Linux)
    let nobody: UInt32 = 65534
    let user = setFileUser(nobody)
    let group = setFileGroup(nobody)
    defer {
      _ = setFileUser(UInt32(user))
      _ = setFileGroup(UInt32(group))
    }
  #endif
  return try body()
}

#if os(Linux)
  private typealias SetIdentity = @convention(c) (UInt32) -> Int32

  // Swift's module of the C library lacks the header of these two.
  private let setFileUser = unsafeBitCast(dlsym(dlopen(nil, RTLD_NOW), "setfsuid"), to: SetIdentity.self)
  private let setFileGroup = unsafeBitCast(dlsym(dlopen(nil, RTLD_NOW), "setfsgid"), to: SetIdentity.self)
#endif
