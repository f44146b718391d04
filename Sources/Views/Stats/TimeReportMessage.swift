import Languages

/// What is said of planned time.
enum TimeReportMessage: Message {
  /// `Planned time of Thesis by block with #deep from Mon 16 Nov to Fri 20 Nov 2026`: the project; what else is asked for, each
  /// part of it after a space; and the days as they are told, where no line of their own has them.
  case heading(project: String?, by: TimeReport.Grouping, asked: String, period: String?)
  /// `4 days with a file, 1 without`
  case days(withFile: Int, without: Int)
  case noTime
  /// `No time is planned: no day from Mon 16 Nov to Fri 20 Nov 2026 has a file.`; the days as they are told.
  case noFile(period: String)
  /// The name of the time that falls to no project.
  case noProject
  case total
  /// `Thesis: 7 hours 50 minutes, 92 percent`
  case row(String, minutes: Int, percent: Int)
  /// `Total: 8 hours 30 minutes`
  case totalOf(minutes: Int)
}
