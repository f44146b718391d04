import Foundation

/// The files of the project that tests read and compare with.
public enum ProjectFiles {
  /// The folder that holds `Package.swift`.
  public static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent()
    .deletingLastPathComponent()
    .deletingLastPathComponent()

  /// The bytes of a file, by its path from the root.
  public static func bytes(_ path: String) throws -> [UInt8] {
    Array(try Data(contentsOf: root.appendingPathComponent(path)))
  }

  public static func text(_ path: String) throws -> String {
    String(decoding: try bytes(path), as: UTF8.self)
  }

  public static func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: root.appendingPathComponent(path).path)
  }

  /// The names in a folder, sorted.
  public static func names(in folder: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: root.appendingPathComponent(folder).path).sorted()
  }

  /// The paths of all files below a folder that end so, sorted.
  public static func paths(below folder: String, endingIn ending: String) -> [String] {
    let base = root.appendingPathComponent(folder).resolvingSymlinksInPath().path
    let found = FileManager.default.enumerator(atPath: base)?.compactMap { $0 as? String } ?? []
    return found.filter { $0.hasSuffix(ending) }.map { folder + "/" + $0 }.sorted()
  }
}
