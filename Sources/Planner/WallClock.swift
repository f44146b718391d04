public import Chronology

/// The moment at which a command runs, on the writer's clock, and the day that it belongs to.
///
/// Which day that is depends on the vault: before its `midnight` it is still the day before (format, *Settings*). So whoever asks
/// for today names the settings that hold.
public struct WallClock: Hashable, Sendable {
  /// The moment on the wall clock.
  public let now: Moment
  /// The day that counts as today whatever the hour, where somebody named it.
  private let givenDay: CivilDate?

  /// - Parameters:
  ///   - clock: what the machine's clock says.
  ///   - today: the day that counts as today instead.
  ///   - time: the time that it is instead.
  public init(_ clock: Moment, today: CivilDate? = nil, time: TimeOfDay? = nil) {
    now = Moment(today ?? clock.date, time ?? clock.time)
    givenDay = today
  }

  /// A clock that stands still at the beginning of a day.
  public init(today: CivilDate) {
    self.init(Moment(today, .startOfDay), today: today)
  }

  /// The day that it is where some settings hold.
  public func today(in settings: Settings) -> CivilDate {
    givenDay ?? (now.time < settings.midnight ? now.date.adding(days: -1) : now.date)
  }
}
