import Vault

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// How to call this program from somewhere else, so that it is found after an upgrade too.
enum ProgramName {
  /// Its name, if `PATH` leads to it: what lies behind may be replaced. Else its path, as it was called and not what links lead to.
  static var lasting: String {
    lasting(called: Swift.CommandLine.arguments.first ?? Tidemark.program.name, path: environment("PATH") ?? "")
  }

  static func lasting(called: String, path: String) -> String {
    let name = Tidemark.program.name
    guard called.contains("/") else { return name }
    let installed = path.split(separator: ":").map { FileSystem.path(of: name, in: String($0)) }.first { access($0, X_OK) == 0 }
    if let installed, case .success(let one) = FileSystem.realPath(installed),
      case .success(let other) = FileSystem.realPath(called),
      one == other
    {
      return name
    }
    guard called.first != "/", case .success(let folder) = FileSystem.currentDirectory else { return called }
    return FileSystem.path(of: called.hasPrefix("./") ? String(called.dropFirst(2)) : called, in: folder)
  }

  /// A variable of the environment; nil where it is missing or empty.
  static func environment(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }.flatMap { $0.isEmpty ? nil : $0 }
  }
}
