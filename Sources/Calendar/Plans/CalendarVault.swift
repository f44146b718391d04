public import Chronology
public import Planner

/// What a calendar is made of: the files of a vault, or of none, and the day that it is.
public struct CalendarVault: Sendable {
  /// One file.
  public struct File: Sendable {
    /// What it says; nil for the file of a day, of which only what a calendar shows is kept.
    public let plan: Plan?
    let day: CalendarDay?
    /// Whether what it says is to be in the calendar. The others are looked at for what is said of it elsewhere: which days change
    /// the routine, what color a project has.
    public var isChosen: Bool

    public init(_ plan: Plan, isChosen: Bool = true) {
      day = plan.day.map { CalendarDay($0) }
      self.plan = day == nil ? plan : nil
      self.isChosen = isChosen
    }
  }

  /// The title of its root, which tells its things from those of another vault; empty where there is none.
  public var title: String
  public var settings: Settings
  /// In the order in which they come.
  public var files: [File]
  public var today: CivilDate

  public init(title: String, settings: Settings, files: [File], today: CivilDate) {
    (self.title, self.settings, self.files, self.today) = (title, settings, files, today)
  }
}
