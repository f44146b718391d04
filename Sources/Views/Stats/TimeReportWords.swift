import Languages
import Planner

/// The words in which views of planned time speak.
struct TimeReportWords: Sendable {
  let report: TimeReport
  let grouping: TimeReport.Grouping
  private let dates: TaskWords

  init(_ report: TimeReport, by grouping: TimeReport.Grouping, _ style: TaskWords.Style, in language: Language) {
    (self.report, self.grouping) = (report, grouping)
    dates = TaskWords(language: language, today: report.today, clock: .twentyFourHours, style: style)
  }

  var language: Language { dates.language }

  func say(_ message: TimeReportMessage) -> String { language.say(message) }

  /// `Planned time of Thesis by block with #deep`.
  var heading: String { heading(period: nil) }

  /// The same with the days of the report.
  var headingWithPeriod: String { heading(period: period) }

  private func heading(period: String?) -> String {
    let asked = QuestionWords(question: report.question, words: dates).phrases
    return say(.heading(project: report.question.project, by: grouping, asked: asked, period: period))
  }

  /// `from Mon 16 Nov to Fri 20 Nov 2026`.
  var period: String { dates.period(report.period) }

  /// `4 days with a file, 1 without`.
  var days: String { say(.days(withFile: report.days.count, without: report.missingDays)) }

  /// Where no day of the period has a file.
  var noFile: String { say(.noFile(period: period)) }

  /// The name of a row, or what stands for it.
  func title(of row: TimeReport.Row) -> String { row.name ?? say(.noProject) }

  /// `1 h 30 m`.
  func length(of row: TimeReport.Row) -> String { language.length(row.minutes) }
}
