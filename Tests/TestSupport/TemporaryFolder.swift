import Foundation

/// A folder of its own for one test, removed at the end. Every user may enter it.
public final class TemporaryFolder {
  /// Absolute, without symbolic links.
  public let path: String
  /// The names whose mode a test has set; it may be one that keeps the folder from being removed.
  private var changed: [String] = []

  /// - Parameter onDisk: Whether it must not be in memory, as what is tested is how files are written.
  public init(onDisk: Bool = false) throws {
    path = TemporaryFolder.newPath(onDisk: onDisk)
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    try setMode("", 0o755)
  }

  /// The path of a folder that is not there yet.
  public static func newPath(onDisk: Bool = false) -> String {
    let disk = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
    return (onDisk ? disk : memory ?? disk).appendingPathComponent("tidemark-\(UUID().uuidString)").path
  }

  /// Where files are kept in memory, if the system has such a place with room, from which programs may run. What is written safely waits
  /// for a disk, and so would half of the tests.
  private static let memory: URL? = {
    #if os(Linux)
      let place = URL(fileURLWithPath: "/dev/shm")
      var status = statvfs()
      // `ST_NOEXEC`, which is none of the names that Swift has of Glibc.
      let notExecutable: UInt = 8
      guard FileManager.default.isWritableFile(atPath: place.path), statvfs(place.path, &status) == 0,
        status.f_flag & notExecutable == 0, status.f_bavail * status.f_frsize > 1 << 30
      else { return nil }
      return place
    #else
      return nil
    #endif
  }()

  deinit {
    for name in changed { try? setMode(name, 0o700) }
    try? FileManager.default.removeItem(atPath: path)
  }

  /// The absolute path of a name in the folder; the folder itself for the empty name.
  public func callAsFunction(_ name: String) -> String {
    name.isEmpty ? path : path + "/" + name
  }

  /// Writes a file, with the folders that it needs. A name that ends in `/` makes a folder.
  public func write(_ name: String, _ text: String = "") throws {
    let folder = name.hasSuffix("/") ? self(name) : (self(name) as NSString).deletingLastPathComponent
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    if !name.hasSuffix("/") { try Data(text.utf8).write(to: URL(fileURLWithPath: self(name))) }
  }

  public func remove(_ name: String) throws { try FileManager.default.removeItem(atPath: self(name)) }

  /// Writes a file of any bytes.
  public func write(_ name: String, bytes: [UInt8]) throws {
    try write(name)
    try Data(bytes).write(to: URL(fileURLWithPath: self(name)))
  }

  public func bytes(_ name: String) throws -> [UInt8] {
    Array(try Data(contentsOf: URL(fileURLWithPath: self(name))))
  }

  public func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(atPath: self(name), withDestinationPath: target)
  }

  public func text(_ name: String) throws -> String {
    String(decoding: try Data(contentsOf: URL(fileURLWithPath: self(name))), as: UTF8.self)
  }

  public func mode(_ name: String) throws -> Int {
    try (FileManager.default.attributesOfItem(atPath: self(name))[.posixPermissions] as? NSNumber)?.intValue ?? 0
  }

  public func setMode(_ name: String, _ mode: Int) throws {
    changed.append(name)
    try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: self(name))
  }

  /// The names in the folder or in one of its folders, hidden ones too, sorted.
  public func names(in folder: String = "") throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: self(folder)).sorted()
  }
}
