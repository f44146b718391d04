import Chronology
import Languages

private let language = Language.english

extension SchedulingMessage {
  var english: String {
    switch self {
    case .isInRoutine(let title, let block, let place):
      "\(language.title(title)) is in \(language.title(block)) of the routine already, at \(place)"
    case .dayShowsIt(let date): "\(date) shows it there"
    case .isPlannedOften(let title, let count): "\(language.title(title)) is planned \(count) times already"
    case .nameLine: "name the line that is to move, or plan it once more with --again"
    case .isBlockWithBox(let title, let place): "\(language.title(title)) is a block with a box, at \(place)"
    case .blockIsRemoved: "its block had nothing else in it, and is removed"
    case .isLeft(let title, let reason): "\(language.title(title)), \(reason.english)"
    case .isThere(let title, let place): "\(language.title(title)), it is there already, at \(place)"
    case .hasNothingToPlan(let title, let date, let place):
      "\(language.title(title)) has nothing to plan on \(date), at \(place)"
    case .isPlanned(let title, let project, let block, let date, let place):
      "\(task(title, of: project))\(block.map { " in \(language.title($0))" } ?? "") on \(date), \(place)"
    }
  }

  private func task(_ title: String, of project: String?) -> String {
    language.title(title) + (project.map { " of \(language.title($0))" } ?? "")
  }
}
