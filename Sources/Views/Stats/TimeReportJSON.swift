import Chronology
import Diagnostics
import Planner

/// Planned time as JSON, by project and by block.
enum TimeReportJSON {
  static func report(_ report: TimeReport) -> JSON {
    let project = report.question.project.map { [("project", JSON.string($0))] } ?? []
    let tags = report.question.tags.isEmpty ? [] : [("tags", JSON.array(report.question.tags.map(JSON.string)))]
    let head = [("today", day(report.today)), ("from", day(report.period.first)), ("to", day(report.period.last))]
    return .object(
      head + project + tags + [
        ("plannedMinutes", .integer(report.totalMinutes)),
        ("projects", .array(report.projects.map(row))), ("blocks", .array(report.blocks.map(row))),
        ("daysWithFile", .array(report.days.map(day))), ("daysWithoutFile", .integer(report.missingDays)),
      ]
    )
  }

  private static func day(_ date: CivilDate) -> JSON { .string(date.description) }

  private static func row(_ row: TimeReport.Row) -> JSON {
    var members: [(String, JSON)] = [("name", .optional(row.name))]
    if let icon = row.icon { members.append(("icon", .string(icon.text))) }
    if let color = row.color { members.append(("color", .string(color.rawValue))) }
    return .object(members + [("minutes", .integer(row.minutes)), ("percent", .integer(row.percent))])
  }
}
