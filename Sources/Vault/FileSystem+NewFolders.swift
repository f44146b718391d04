#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

extension FileSystem {
  /// Makes the folders above a path that are missing.
  ///
  /// The errors are those of `mkdir`: no permission, a file where a folder is meant, no space.
  public static func createFolders(above path: String) -> Result<Void, FileError> {
    let folder = folder(of: path)
    guard !exists(folder) else { return .success(()) }
    if case .failure(let error) = createFolders(above: folder) { return .failure(error) }
    guard mkdir(folder, 0o777) == 0 || errno == EEXIST else { return .failure(FileError(errno: errno)) }
    return .success(())
  }
}
