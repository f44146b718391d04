import Diagnostics
import Planner

/// Which activity the words of a person mean: a title, or its beginning; upper and lower case do not count.
enum ActivityChoice: Hashable {
  /// An index of the titles.
  case activity(Int)
  /// Several titles begin so.
  case ambiguous([String])
  case unknown(nearest: String?)

  /// - Parameter titles: without markup.
  init(_ words: String, among titles: [String]) {
    let key = words.lowercased()
    let keys = titles.map { $0.lowercased() }
    if let index = keys.firstIndex(of: key) {
      self = .activity(index)
      return
    }
    let longer = key.isEmpty ? [] : titles.indices.filter { keys[$0].hasPrefix(key) }
    switch longer.count {
    case 0: self = .unknown(nearest: nearestWord(to: words, in: titles))
    case 1: self = .activity(longer[0])
    default: self = .ambiguous(longer.map { titles[$0] })
    }
  }

  /// What to tell a person whose words mean no one activity; nil where they do.
  func problem(with words: String, titles: [String]) -> String? {
    let quoted = "“\(ControlCharacters.escaping(words))”"
    func list(_ titles: [String]) -> String { titles.map { "\n  " + $0 }.joined() }
    switch self {
    case .activity: return nil
    case .ambiguous(let candidates):
      return "\(quoted) may be any of these activities; write more of its name:" + list(candidates)
    case .unknown(let nearest?): return "no activity is called \(quoted); did you mean “\(nearest)”?"
    case .unknown(nil) where titles.isEmpty: return "no activity is called \(quoted): there is none"
    case .unknown(nil): return "no activity is called \(quoted); these are there:" + list(titles)
    }
  }
}
