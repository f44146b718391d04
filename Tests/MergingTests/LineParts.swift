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
    if ours.kind == .entry { settleState(base, ours, theirs) }
  }

  /// A state and its remark belong together: a reason for leaving something out says nothing of how it was done.
  private mutating func settleState(_ base: StoryLine?, _ ours: StoryLine, _ theirs: StoryLine) {
    guard ours.parts[.state] != theirs.parts[.state] else { return }
    if let base {
      let changed = [ours, theirs].map { side in [StoryLine.Part.state, .remark].map { side.parts[$0] != base.parts[$0] } }
      let isApart = changed[0] != changed[1] && changed.allSatisfy { $0.contains(true) }
      if isApart, !pleas.contains(.state) { pleas += [.state, .remark] }
      return
    }
    let (done, skipped) = ours.parts[.state] == nil ? (ours, theirs) : (theirs, ours)
    if skipped.parts[.remark] == nil || skipped.parts[.remark] == done.parts[.remark] {
      demands.removeAll { $0 == .remark }
      (parts[.state], parts[.remark]) = ([nil], [done.parts[.remark]])
    } else {
      demands.append(.state)
      parts[.state] = []
      parts[.remark] = []
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
