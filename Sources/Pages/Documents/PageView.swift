/// A view of a vault that can be a page of its own.
package enum PageView: String, Sendable, CaseIterable {
  case day, week, month, year, tasks, projects, rituals, activities, life, insights
}
