/// The settings of git in one of its files.
public struct GitConfiguration: Sendable {
  public enum Scope: String, Sendable, CaseIterable {
    /// Of one repository, in one clone of it.
    case local
    /// Of all repositories of a person.
    case global
  }

  public let scope: Scope
  private let repository: GitRepository

  public init(_ scope: Scope, of repository: GitRepository) {
    self.scope = scope
    self.repository = repository
  }

  /// The last value of a key in this file; nil where it has none.
  ///
  /// - Parameter isPath: Whether a `~` at its beginning stands for a person's folder.
  public func value(of key: String, isPath: Bool = false) throws(GitRepository.Failure) -> String? {
    let type = isPath ? ["--type=path"] : []
    // 1 says that there is none.
    let output = try repository.output(
      ["config", "--\(scope.rawValue)", "--null"] + type + ["--get", key],
      accepting: [0, 1]
    )
    guard output.status == 0 else { return nil }
    return String(decoding: output.standardOutput.dropLast(), as: UTF8.self)
  }

  /// Gives a key one value, in place of all that it has in this file.
  public func set(_ key: String, to value: String) throws(GitRepository.Failure) {
    _ = try repository.bytes(["config", "--\(scope.rawValue)", "--replace-all", key, value])
  }

  /// Takes a key out of this file.
  public func unset(_ key: String) throws(GitRepository.Failure) {
    // 5 says that there is none.
    _ = try repository.bytes(["config", "--\(scope.rawValue)", "--unset-all", key], accepting: [0, 5])
  }
}
