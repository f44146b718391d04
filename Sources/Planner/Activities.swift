/// A log of activities; the order of the file is their ranking (format, *Activities*).
public struct Activities: PlanFile {
  /// How many activities a glance at the day shows, the first by rank: one of `glances`.
  public var glance: Int?
  public var content: PlanContent

  public init(glance: Int? = nil, content: PlanContent) {
    self.glance = glance
    self.content = content
  }

  /// How many a glance may be told to show (format, *Properties of activities*).
  public static let glances = 0...99

  /// How many activities a glance shows where the file does not say (format, *Properties of activities*).
  public static let standardGlance = 4

  /// The activities that a glance shows: the first by rank.
  public var ofGlance: ArraySlice<TrackedActivity> { activities.prefix(glance ?? Activities.standardGlance) }

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
