import Chronology
import Outline
import Phrases
import Planner
import Vault
import Workspace

/// The files and folders that a person names for a command that takes paths: what is the path of nothing may be a title, or a day.
enum NamedPaths {
  /// The paths, in which a title stands for the file of the vault that has it, and a day for its file.
  ///
  /// - Parameter least: how well a title must fit.
  static func settled(_ paths: [String], _ invocation: Invocation, least: NameFit) -> [String] {
    guard paths.contains(where: mayBeTitle) else { return paths }
    let kinds = Set(DocumentKind.allCases).subtracting([.day])
    let plans = VaultPlans(at: NoVault.standardPath, days: nil, kinds: kinds, limit: FileSet.limit, jobs: jobs(invocation))
    guard plans.root != nil else { return paths }
    let records = plans.files.map(\.record)
    let titles = records.map { NameKey($0.title) }
    return paths.map { path in
      guard mayBeTitle(path) else { return path }
      let best = NameFit.best(NameKey(path), of: titles)
      // What is called like a day in full is meant before the day.
      if let best, best.indices.count == 1, best.fit <= .equal { return records[best.indices[0]].path }
      if let day = file(ofDay: path, invocation) { return day }
      guard let best, best.indices.count == 1, best.fit <= least else { return path }
      return records[best.indices[0]].path
    }
  }

  /// The file of a day that is named: `today`, `2026-11-20`. Two letters are rather a mistake than a weekday.
  private static func file(ofDay name: String, _ invocation: Invocation) -> String? {
    guard name.count > 2, let day = try? NamedDay(name, .ahead) else { return nil }
    let settings = Settings(ofRoot: VaultRoot.find(from: NoVault.standardPath))
    let today = invocation.clock.today(in: settings)
    guard day.problem(from: today, weekStart: settings.weekStarts) == nil else { return nil }
    let date = day.date(from: today, weekStart: settings.weekStarts)
    let plans = VaultPlans(
      at: NoVault.standardPath,
      days: date...date,
      kinds: [.day],
      limit: FileSet.limit,
      jobs: jobs(invocation)
    )
    return plans.files.first { $0.record.path.hasSuffix("\(date).md") }?.record.path
  }

  private static func jobs(_ invocation: Invocation) -> Int {
    invocation.options[SharedOptions.jobs.syntax.name] == nil ? Workers.standardJobs : invocation.jobs
  }

  private static func mayBeTitle(_ path: String) -> Bool {
    path != FileSet.standardInput && !path.isEmpty && !path.hasSuffix("/") && !path.hasSuffix(".md") && !FileSystem.exists(path)
  }
}
