package import Diagnostics
package import Languages

/// `tidemark stats time`: how the planned time falls to projects or blocks.
package struct TimeReportView: View {
  let report: TimeReport
  let grouping: TimeReport.Grouping

  package init(_ report: TimeReport, by grouping: TimeReport.Grouping) { (self.report, self.grouping) = (report, grouping) }

  package func lines(width: Int, in language: Language) -> [StyledLine] {
    TimeReportLayout(report, by: grouping, width: width, in: language).lines
  }
  package func plain(in language: Language) -> [String] { TimeReportPlain.lines(of: report, by: grouping, in: language) }
  package var json: JSON { TimeReportJSON.report(report) }

  package func beginning(width: Int, in language: Language) -> Beginning? {
    guard report.days.isEmpty else { return nil }
    let words = TimeReportWords(report, by: grouping, .short, in: language)
    return Beginning(TaskBeginning.time(words.noFile, in: language), width: width)
  }
}
