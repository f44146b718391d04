import Diagnostics
import Planner

/// Which project the words of a person mean: a title, or its beginning; upper and lower case do not count.
enum TaskProjectChoice: Hashable {
  /// *All*.
  case all
  /// An index of the titles.
  case project(Int)
  /// Several titles begin so.
  case ambiguous([String])
  case unknown(nearest: String?)

  init(_ words: String, among titles: [String]) {
    let key = TaskKey.projectKey(words)
    let keys = titles.map(TaskKey.projectKey)
    if let index = keys.firstIndex(of: key) {
      self = .project(index)
    } else if key == TaskKey.projectKey(Project.allTitle) {
      self = .all
    } else {
      let longer = key.isEmpty ? [] : titles.indices.filter { keys[$0].hasPrefix(key) }
      switch longer.count {
      case 0: self = .unknown(nearest: nearestWord(to: words, in: titles))
      case 1: self = .project(longer[0])
      default: self = .ambiguous(longer.map { titles[$0] })
      }
    }
  }

  /// What to tell a person whose words mean no one project; nil where they do.
  func problem(with words: String, titles: [String]) -> String? {
    let quoted = "“\(ControlCharacters.escaping(words))”"
    func list(_ titles: [String]) -> String { titles.map { "\n  " + ControlCharacters.escaping($0) }.joined() }
    switch self {
    case .all, .project: return nil
    case .ambiguous(let candidates):
      return "\(quoted) may be any of these projects; write more of its title:" + list(candidates)
    case .unknown(let nearest?):
      return "no project is called \(quoted); did you mean “\(ControlCharacters.escaping(nearest))”?"
    case .unknown(nil) where titles.isEmpty: return "no project is called \(quoted): the vault has none"
    case .unknown(nil): return "no project is called \(quoted); these are there:" + list(titles)
    }
  }
}
