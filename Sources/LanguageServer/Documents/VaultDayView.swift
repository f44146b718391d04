import Chronology
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

  /// How many cells wide it is.
  private static let width = 100

  func text(of subject: VirtualDocument.Subject) -> String {
    let (now, today) = (clock.now, clock.today(in: settings))
    switch subject {
    case .today: return words(of: todayView(now, today))
    case .day(let date): return words(of: dayView(DateRange(date), now, today))
    case .week(let date):
      let first = (date ?? today).startOfWeek(from: settings.weekStarts)
      return words(of: dayView(DateRange(first: first, last: first.adding(days: 6)) ?? DateRange(first), now, today))
    case .rule: return ""
    }
  }

  private func words(of view: any View) -> String {
    let beginning = view.beginning(width: VaultDayView.width)
    var lines: [String] = []
    if beginning?.standsAlone != true {
      lines = view.lines(width: VaultDayView.width).map { $0.text(TerminalColor(isOn: false)) }
    }
    if let beginning { lines += (beginning.standsAlone ? [] : [""]) + beginning.lines }
    return lines.map { $0 + "\n" }.joined()
  }

  private func todayView(_ now: Moment, _ today: CivilDate) -> any View {
    let first = min(today, now.date)
    let plans = VaultPlans(
      at: folder,
      days: first.adding(days: -TaskSurvey.daysBack)...CivilDate.latest,
      kinds: [.ritual, .page, .project, .life],
      where: { peek, bytes in if case .day(let date) = peek { date >= first || TaskPeek.mayHaveTasks(bytes) } else { true } },
      texts: texts,
      limit: FileSet.limit,
      jobs: jobs
    )
    let survey = RitualSurvey(plans, now: now, today: today, jobs: jobs)
    let times = DaySlotFilter([])
    let sheet = TodaySheet(survey, plans, times: times, jobs: jobs)
    return TodayView(sheet, survey)
  }

  private func dayView(_ dates: DateRange, _ now: Moment, _ today: CivilDate) -> any View {
    let isOfNow = dates.count == 1 && today <= dates.first
    // What is due on a day may be written in one before it.
    let first = isOfNow ? TaskSurvey.firstDay(before: today) : dates.first
    let plans = VaultPlans(
      at: folder,
      days: first...dates.last,
      kinds: [.project, .page],
      texts: texts,
      limit: FileSet.limit,
      jobs: jobs
    )
    let looks = ProjectLooks(plans.projects)
    let sheets = dates.days.map { date in
      var sheet = DaySheet(of: date, in: plans, looks, today: today, now: now)
      if isOfNow { sheet.addDue(in: plans) }
      return sheet
    }
    return dates.count > 1 ? WeekView(sheets) : DayView(sheets[0])
  }
}
