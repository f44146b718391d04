import Chronology
import Outline
import Phrases
import Vault
import Workspace

/// The files and folders that a person names for a command that takes paths: what is the path of nothing may be a title.
enum NamedPaths {
  /// The paths, in which a title stands for the file of the vault that has it.
  ///
  /// - Parameter least: how well a title must fit.
  static func settled(_ paths: [String], _ invocation: Invocation, least: NameFit) -> [String] {
    guard paths.contains(where: mayBeTitle) else { return paths }
    let kinds = Set(DocumentKind.allCases).subtracting([.day])
    let plans = VaultPlans(at: NoVault.standardPath, days: nil, kinds: kinds, limit: FileSet.limit, jobs: invocation.jobs)
    guard plans.root != nil else { return paths }
    let records = plans.files.map(\.record)
    let titles = records.map { NameKey($0.title) }
    return paths.map { path in
      guard mayBeTitle(path), let best = NameFit.best(NameKey(path), of: titles), best.indices.count == 1, best.fit <= least
      else { return path }
      return records[best.indices[0]].path
    }
  }

  private static func mayBeTitle(_ path: String) -> Bool {
    path != FileSet.standardInput && !path.isEmpty && !path.hasSuffix("/") && !path.hasSuffix(".md") && !FileSystem.exists(path)
  }
}
