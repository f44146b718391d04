import Foundation

/// The program that is built with the tests.
public enum BuiltProgram {
  /// It lies in the same folder as the tests: beside the running file, or above the bundle that it loads. Nil where it is not
  /// built.
  public static let url: URL? = {
    let running =
      [Bundle.main.executableURL].compactMap { $0 } + ProcessInfo.processInfo.arguments.map { URL(fileURLWithPath: $0) }
    for place in running {
      var folder = place.deletingLastPathComponent()
      for _ in 0..<4 {
        let program = folder.appendingPathComponent("tidemark")
        var isFolder: ObjCBool = false
        if FileManager.default.fileExists(atPath: program.path, isDirectory: &isFolder), !isFolder.boolValue { return program }
        folder = folder.deletingLastPathComponent()
      }
    }
    return nil
  }()
}
