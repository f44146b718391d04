/// A log of activities; the order of the file is their ranking (format, section 4, `activities`).
@dynamicMemberLookup
public struct Activities: Hashable, Sendable {
  public var content: PlanContent

  public init(content: PlanContent) {
    self.content = content
  }

  public subscript<Value>(dynamicMember path: WritableKeyPath<PlanContent, Value>) -> Value {
    get { content[keyPath: path] }
    set { content[keyPath: path] = newValue }
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
        log: item.log
      )
    }
  }
}
