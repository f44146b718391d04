import Diagnostics
import Languages
import Planner

/// Planned time as plain lines, a project or block a line.
enum TimeReportPlain {
  static func lines(of report: TimeReport, by grouping: TimeReport.Grouping) -> [String] {
    let words = TaskWords(language: .english, today: report.today, clock: .twentyFourHours, style: .full)
    let rows = report.rows(by: grouping).map { row in
      "\(ControlCharacters.escaping(row.title)): \(Language.english.lengthInFull(row.minutes)), \(row.percent) percent"
    }
    return [
      "\(TimeReportLayout.heading(report, grouping, words)) \(TimeReportLayout.period(report, words))",
      TimeReportLayout.days(report),
    ] + rows + ["Total: \(Language.english.lengthInFull(report.totalMinutes))"]
  }
}
