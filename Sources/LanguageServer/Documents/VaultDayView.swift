import Chronology
import Languages
import Outline
import Planner
import Vault
import Views
import Workspace

/// Days of a vault as `today`, `day` and `day --week` show them, of the texts that are held where there are such.
struct VaultDayView {
  let folder: String
  let texts: [String: [UInt8]]
  let settings: Settings
  let clock: WallClock
  let jobs: Int
  let language: Language

  /// How many cells wide it is.
  private static let width = 100

  func text(of days: VirtualDocument.Days) -> String {
    let (now, today) = (clock.now, clock.today(in: settings))
    switch days {
    case .today: return words(of: todayView(now, today))
    case .day(let date): return words(of: dayView(DateRange(date), now, today))
    case .week(let date):
      let first = (date ?? today).startOfWeek(from: settings.weekStarts)
      return words(of: dayView(DateRange(first: first, last: first.adding(days: 6)) ?? DateRange(first), now, today))
    }
  }

  private func words(of view: any View) -> String {
    let width = VaultDayView.width
    let lines = view.shown(width: width, in: language) {
      view.lines(width: width, in: language).map { $0.text(TerminalColor(isOn: false)) }
    }
    return lines.map { $0 + "\n" }.joined()
  }

  private func todayView(_ now: Moment, _ today: CivilDate) -> any View {
    let plans = VaultPlans(
      at: folder,
      days: TodaySheet.days(today: today, now: now),
      kinds: TodaySheet.kinds,
      where: TodaySheet.mayMatter(today: today, now: now),
      texts: texts,
      limit: FileSet.limit,
      jobs: jobs
    )
    let survey = RitualSurvey(plans, now: now, today: today, jobs: jobs)
    return TodayView(TodaySheet(survey, plans, times: DaySlotFilter([]), jobs: jobs), survey)
  }

  private func dayView(_ dates: DateRange, _ now: Moment, _ today: CivilDate) -> any View {
    let plans = VaultPlans(
      at: folder,
      days: DaySheet.firstDay(of: dates, today: today)...dates.last,
      kinds: DaySheet.kinds,
      texts: texts,
      limit: FileSet.limit,
      jobs: jobs
    )
    return DaySheet.view(of: dates, in: plans, today: today, now: now)
  }
}
