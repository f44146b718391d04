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
    for ours in OtherStories.of(truth.ours, truth.base, fresh: 5000) {
      for theirs in OtherStories.of(truth.theirs, truth.base, fresh: 20000) {
        let other = LineTruth(base: truth.base, ours: ours, theirs: theirs)
        if ([other] + other.otherwise).contains(where: { LineLaw.finding($0, result, conflicts) == nil }) { return nil }
      }
    }
    return finding
  }

  // MARK: One story

  private static func finding(_ truth: LineTruth, _ result: [UInt8], _ conflicts: Int) -> Finding? {
    conflicts == 0 ? clean(truth, result) : contested(truth, result)
  }

  private static func clean(_ truth: LineTruth, _ result: [UInt8]) -> Finding? {
    let text = ReadLines(String(decoding: result, as: UTF8.self), head: truth.base.head)
    if let glued = text.lines.first(where: \.isGlued) { return Finding(fault: .glued, why: "“\(glued.text)” runs on") }
    let demands = truth.demands
    let expected = truth.expected(in: nil)
    if demands.isEmpty, expected.match(text), text.hasHead { return nil }
    if demands.isEmpty, expected.hasLoose { return nil }
    return LineFaults(truth, text).finding(demands: demands)
  }

  private static func contested(_ truth: LineTruth, _ result: [UInt8]) -> Finding? {
    if truth.demands.isEmpty, truth.pleas.isEmpty { return Finding(fault: .needlessConflict, why: "all is independent") }
    for side in LineTruth.Side.allCases {
      let bytes = ConflictText.resolved(result, ours: side == .ours)
      let text = ReadLines(String(decoding: bytes, as: UTF8.self), head: truth.base.head)
      let expected = truth.expected(in: side)
      if expected.match(text) { continue }
      // Between marks things may stand where their side has them.
      var inPlace = truth
      inPlace.homes = truth.story(side).parent
      if inPlace.expected(in: side).match(text) { continue }
      if let finding = LineFaults(truth, text).finding(in: side) { return finding }
    }
    return nil
  }
}
