import TestSupport

/// The rooms of the house as `Package.swift` names them, each with those that it may import.
///
/// The manifest is read as text, so that there is no second table. What cannot be read shows: every folder of `Sources` must be
/// among the targets found.
struct HousePlan {
  /// The names that a target depends on, by the target's name.
  let dependencies: [String: Set<String>]
  /// The system libraries, which hold no Swift.
  let systemLibraries: Set<String>

  /// That of the package, which is read once.
  static let own = Result { HousePlan(manifest: try ProjectFiles.text("Package.swift")) }

  init(manifest: String) {
    var dependencies: [String: Set<String>] = [:]
    for match in manifest.matches(of: /\.(?:target|executableTarget)\(\s*name: "(\w+)"(?:,\s*dependencies: \[([^\]]*)\])?/) {
      dependencies[String(match.1)] = Set((match.2 ?? "").matches(of: /"(\w+)"/).map { String($0.1) })
    }
    self.dependencies = dependencies
    systemLibraries = Set(manifest.matches(of: /\.systemLibrary\(\s*name: "(\w+)"/).map { String($0.1) })
  }
}
