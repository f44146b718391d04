import Planner

/// A section or a strategy.
struct NamedHeading {
  let path: PlanPath
  let title: String
}

extension PlanContent {
  /// The sections and their groups, in the order of the file.
  var headings: [NamedHeading] {
    sections.enumerated().flatMap { offset, section in
      [NamedHeading(path: PlanPath(section: offset + 1), title: section.title)]
        + section.groups.enumerated().map { group, held in
          NamedHeading(path: PlanPath(section: offset + 1, group: group), title: held.title)
        }
    }
  }
}
