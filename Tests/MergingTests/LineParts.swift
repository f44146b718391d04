/// The parts of one line in three versions, and what becomes of them.
struct LineParts {
  private let lines: (base: StoryLine?, ours: StoryLine?, theirs: StoryLine?)
  private(set) var parts: [StoryLine.Part: [String?]] = [:]
  /// Parts that must be in conflict.
  private(set) var demands: [StoryLine.Part] = []
  /// Parts that may be in conflict.
  private(set) var pleas: [StoryLine.Part] = []

  init(_ base: StoryLine?, _ ours: StoryLine?, _ theirs: StoryLine?) {
    lines = (base, ours, theirs)
    guard let ours, let theirs else { return }
    for part in StoryLine.Part.allCases {
      let (before, own, other) = (base?.parts[part], ours.parts[part], theirs.parts[part])
      if own == other || other == before {
        parts[part] = [own]
      } else if own == before {
        parts[part] = [other]
      } else {
        parts[part] = contested(part, before, own, other)
      }
    }
    // A reason for leaving something out says nothing of what was done.
    let states = (ours.parts[.state], theirs.parts[.state])
    if states.0 != states.1, base == nil, ours.parts[.remark] != nil || theirs.parts[.remark] != nil {
      demands.append(.state)
      parts[.state] = []
    }
  }

  private mutating func contested(_ part: StoryLine.Part, _ before: String?, _ own: String?, _ other: String?) -> [String?] {
    switch part {
    case .box where own == "x" || other == "x": return ["x"]
    case .state: return [nil]
    case .number where lines.ours?.parts[.fixed] != nil:
      return [max(Int(own ?? "") ?? 0, Int(other ?? "") ?? 0)].map { "\($0)" }
    case .number, .strokes:
      guard let start = before.flatMap(Int.init), let own = own.flatMap(Int.init), let other = other.flatMap(Int.init) else {
        break
      }
      let sum = "\(own + other - start)"
      if own > start, other > start { return [sum] }
      guard own < start, other < start else {
        pleas.append(part)
        return [sum]
      }
    default: break
    }
    demands.append(part)
    return []
  }

  /// How the line may read.
  func texts(in reading: LineTruth.Side?) -> [String] {
    guard let ours = lines.ours, let theirs = lines.theirs else { return [lines.ours ?? lines.theirs].compactMap { $0?.text } }
    let side = reading == .theirs ? theirs : ours
    var line = side
    for (part, values) in parts { line.parts[part] = values.first ?? side.parts[part] }
    guard reading != nil, !pleas.isEmpty else { return [line.text] }
    var plain = line
    for part in pleas { plain.parts[part] = side.parts[part] }
    return [line.text, plain.text]
  }
}
