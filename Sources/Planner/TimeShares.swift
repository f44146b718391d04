/// How the planned time of some days falls to projects, and to blocks by their names (format, *Planned time*).
///
/// Every block counts in full, those that overlap too, unless only a part of the time is asked for. A block is shared equally among the projects of its tasks, each once; if
/// its tasks have none, or it has no task, it falls to no project. Both lists add up to `totalMinutes`: shares are added
/// exactly and only at the end become whole minutes, each rounded down, and the minutes that are left go, one each, to those
/// that lost most; of equals, to the first by name.
public struct TimeShares: Hashable, Sendable {
  /// What falls to one project, or to the blocks of one name.
  public struct Share: Hashable, Sendable {
    /// Nil for the time that falls to no project.
    public let name: String?
    public let minutes: Int

    public init(name: String?, minutes: Int) {
      self.name = name
      self.minutes = minutes
    }
  }

  /// The minutes of all blocks, or of what of them is counted, rounded down.
  public let totalMinutes: Int

  /// The most time first, of equals by name; no project last.
  public let projects: [Share]

  /// By the names of blocks: the most time first, of equals by name.
  public let names: [Share]

  /// - Parameter counts: whether what of a block falls to a project, or to none, is counted; the rest is as if it were not planned.
  public init(_ blocks: some Sequence<TimeBlock>, where counts: (TimeBlock, String?) -> Bool = { _, _ in true }) {
    var total = 0
    var projects: [String?: Int] = [:]
    var names: [String?: Int] = [:]
    for block in blocks {
      let minutes = max(0, block.minutes)
      let named = Set(block.tasks.compactMap(\.project)).sorted()
      let sharing: [String?] = named.isEmpty ? [nil] : named
      let (share, rest) = (minutes * TimeShares.parts).quotientAndRemainder(dividingBy: sharing.count)
      for (index, project) in sharing.enumerated() where counts(block, project) {
        let part = share + (index < rest ? 1 : 0)
        projects[project, default: 0] += part
        names[block.name, default: 0] += part
        total += part
      }
    }
    totalMinutes = total / TimeShares.parts
    self.projects = TimeShares.shares(projects)
    self.names = TimeShares.shares(names)
  }

  /// The parts of a minute in which shares are added: the least number that 1 to 16 divide, so that the share of each of 16
  /// projects is exact. Of more, some are a part longer than others.
  private static let parts = 720_720

  /// Whole minutes of what together is whole minutes.
  private static func shares(_ parts: [String?: Int]) -> [Share] {
    let byLoss = parts.map { (name: $0.key, minutes: $0.value / TimeShares.parts, loss: $0.value % TimeShares.parts) }
      .sorted { $0.loss != $1.loss ? $0.loss > $1.loss : isBefore($0.name, $1.name) }
    let left = byLoss.reduce(0) { $0 + $1.loss } / TimeShares.parts
    return byLoss.enumerated()
      .map { Share(name: $1.name, minutes: $1.minutes + ($0 < left ? 1 : 0)) }
      .sorted { left, right in
        let areNamed = left.name != nil && right.name != nil
        return areNamed && left.minutes != right.minutes ? left.minutes > right.minutes : isBefore(left.name, right.name)
      }
  }

  /// By name, no name last.
  private static func isBefore(_ left: String?, _ right: String?) -> Bool {
    guard let left else { return false }
    return right.map { left < $0 } ?? true
  }
}
