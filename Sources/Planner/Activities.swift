/// A log of activities; the order of the file is their ranking (format, *Activities*).
public struct Activities: PlanFile {
  public var content: PlanContent

  public init(content: PlanContent) {
    self.content = content
  }

  /// The activities by rank.
  public var activities: [TrackedActivity] {
    content.topItems.compactMap { item in
      guard case .activity(let activity) = item.content else { return nil }
      return TrackedActivity(
        title: item.text,
        icon: item.icon,
        category: activity.category,
        since: activity.since,
        log: item.log,
        notes: [Note](item.notes, item.children)
      )
    }
  }

  /// What is written besides activities.
  public var notes: [Note] { content.notes { $0.type == .activity } }
}
