import Diagnostics
import Languages
import Planner

/// Planned time as plain lines, a project or block a line.
enum TimeReportPlain {
  static func lines(of report: TimeReport, by grouping: TimeReport.Grouping, in language: Language) -> [String] {
    let words = TimeReportWords(report, by: grouping, .full, in: language)
    let rows = report.rows(by: grouping).map { row in
      words.say(.row(ControlCharacters.escaping(words.title(of: row)), minutes: row.minutes, percent: row.percent))
    }
    return [words.headingWithPeriod, words.days] + rows + [words.say(.totalOf(minutes: report.totalMinutes))]
  }
}
