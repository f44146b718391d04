/// What must hold of a merge of two stories of one base, told by the identities of lines and without the program's tree.
struct LineLaw {
  /// The kinds of what can be wrong.
  enum Fault: String, CaseIterable {
    case lostLine = "lost-line"
    case lostEdit = "lost-edit"
    case wrongLine = "wrong-line"
    case wrongOrder = "wrong-order"
    case doubledLine = "doubled-line"
    case missingConflict = "missing-conflict"
    case needlessConflict = "needless-conflict"
    case incompleteReading = "incomplete-reading"
    case doubledInReading = "doubled-in-reading"
    case keptInReading = "kept-in-reading"
    case misplacedInReading = "misplaced-in-reading"
    case glued
  }

  struct Finding {
    var fault: Fault
    var why: String
  }

  private let truth: LineTruth

  init(base: LineStory, ours: LineStory, theirs: LineStory) {
    truth = LineTruth(base: base, ours: ours, theirs: theirs)
  }

  /// What is wrong with a result, or nothing.
  ///
  /// - Parameter conflicts: how many conflicts the result has.
  func finding(in result: [UInt8], conflicts: Int) -> Finding? {
    guard let finding = LineLaw.finding(truth, result, conflicts) else { return nil }
    // Other stories are looked for only then: they are many.
    if truth.otherwise.contains(where: { LineLaw.finding($0, result, conflicts) == nil }) { return nil }
    for ours in OtherStories.of(truth.ours, truth.base, fresh: NewNames.fresh[.ours] ?? 0) {
      for theirs in OtherStories.of(truth.theirs, truth.base, fresh: NewNames.fresh[.theirs] ?? 0) {
        let other = LineTruth(base: truth.base, ours: ours, theirs: theirs)
        if ([other] + other.otherwise).contains(where: { LineLaw.finding($0, result, conflicts) == nil }) { return nil }
      }
    }
    return finding
  }

  /// Whether there must be a conflict: what one side removed and the other moved or changed, and what both changed in two ways.
  /// What perhaps was moved counts too: to one who knows who is who, git’s clean result may still be right.
  var demandsConflict: Bool { !truth.demands.isEmpty || !truth.removedAndPerhapsMoved.isEmpty }

  // MARK: One story

  private static func finding(_ truth: LineTruth, _ result: [UInt8], _ conflicts: Int) -> Finding? {
    conflicts == 0 ? clean(truth, result) : contested(truth, result)
  }

  private static func clean(_ truth: LineTruth, _ result: [UInt8]) -> Finding? {
    let text = ReadLines(String(decoding: result, as: UTF8.self), head: truth.base.head)
    if let glued = text.lines.first(where: \.isGlued) { return Finding(fault: .glued, why: "“\(glued.text)” runs on") }
    let demands = truth.demands
    let expected = truth.expected(in: nil)
    if demands.isEmpty, text.hasHead, truth.matches(text, in: nil) { return nil }
    if demands.isEmpty, expected.hasLoose { return nil }
    return LineFaults(truth, text).finding(demands: demands)
  }

  private static func contested(_ truth: LineTruth, _ result: [UInt8]) -> Finding? {
    if truth.demands.isEmpty, truth.pleas.isEmpty { return Finding(fault: .needlessConflict, why: "all is independent") }
    for side in LineTruth.Side.allCases {
      let bytes = ConflictText.resolved(result, ours: side == .ours)
      let text = ReadLines(String(decoding: bytes, as: UTF8.self), head: truth.base.head)
      if truth.matches(text, in: side) { continue }
      // Between marks things may stand where their side has them.
      var inPlace = truth
      inPlace.homes = truth.story(side).parent
      if inPlace.matches(text, in: side) { continue }
      guard let finding = LineFaults(truth, text).finding(in: side) else { continue }
      if finding.fault != .incompleteReading, !truth.doubtfulTwins.isEmpty, truth.hasOnlyLinesOfSides(text) { continue }
      return finding
    }
    return nil
  }
}

extension LineTruth {
  /// Whether a text is what must come of the two stories, in the order of what both did, or of one of them where both put
  /// children of one parent in another order.
  fileprivate func matches(_ text: ReadLines, in reading: Side?) -> Bool {
    let expected = expected(in: reading)
    if expected.match(text) { return true }
    guard expected.children.keys.contains(where: isReordered) else { return false }
    var composed = self
    composed.isComposed = true
    if composed.expected(in: reading).match(text) { return true }
    return Side.allCases.contains { side in
      var truth = self
      truth.orderedBy = side
      return truth.expected(in: reading).match(text)
    }
  }

  /// Whether a text has each line at most as often as both sides have it together: where nothing tells twins apart, each side
  /// may stand whole in its own reading, with what the other made of them.
  fileprivate func hasOnlyLinesOfSides(_ text: ReadLines) -> Bool {
    var left: [String: Int] = [:]
    for id in ids {
      var own = Set(LineParts(base.lines[id], ours.lines[id], theirs.lines[id]).texts(in: nil).map(StoryLine.canonical))
      for side in [ours, theirs] {
        guard let line = side.lines[id] else { continue }
        left[StoryLine.canonical(line.text), default: 0] += 1
        own.remove(StoryLine.canonical(line.text))
      }
      for text in own { left[text, default: 0] += 1 }
    }
    return text.lines.allSatisfy { line in
      left[line.text, default: 0] -= 1
      return left[line.text, default: 0] >= 0
    }
  }
}
