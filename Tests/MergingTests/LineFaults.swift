/// Which kind of fault a text has that is not what was to come of two stories.
struct LineFaults {
  private let truth: LineTruth
  private let text: ReadLines

  init(_ truth: LineTruth, _ text: ReadLines) {
    self.truth = truth
    self.text = text
  }

  private func told(_ ids: [Int]) -> String {
    ids.map { id in "“\((truth.ours.lines[id] ?? truth.theirs.lines[id] ?? truth.base.lines[id])?.text ?? "")”#\(id)" }
      .joined(separator: ", ")
  }

  // MARK: Without a conflict

  func finding(demands: [String]) -> LineLaw.Finding {
    let why = demands.joined(separator: "; ")
    var expected = truth.expected(in: nil)
    // Of what is contested, the keeper's version is the least that must be there.
    for side in LineTruth.Side.allCases {
      for (id, texts) in truth.expected(in: side).texts {
        let parts = LineParts(truth.base.lines[id], truth.ours.lines[id], truth.theirs.lines[id])
        guard expected.texts[id] == nil || truth.keeper(of: id) != nil || !parts.demands.isEmpty else { continue }
        expected.texts[id, default: []].formUnion(texts)
      }
    }
    let names = expected.texts.compactMap { id, _ in
      truth.presence(id, in: .ours).isRequired || truth.presence(id, in: .theirs).isRequired ? id : nil
    }
    let (lacking, beyond) = expected.unmatched(text, own: { _ in nil }, required: Set(names))
    if lacking.isEmpty, beyond.isEmpty {
      if !demands.isEmpty { return .init(fault: .missingConflict, why: why) }
      return .init(fault: isOnTwin ? .wrongLine : .wrongOrder, why: "it is not where it was put")
    }
    let edited = lacking.filter { id in
      beyond.contains { text.lines[$0].text == base(id) || name(text.lines[$0].text) == name(of: id) }
    }
    if !lacking.isEmpty {
      let isEdit = edited.count == lacking.count && beyond.count >= lacking.count
      return .init(fault: isEdit ? .lostEdit : .lostLine, why: "lacking: \(told(lacking)) \(why)")
    }
    return .init(fault: .doubledLine, why: "beyond: \(beyond.map { text.lines[$0].text }) \(why)")
  }

  private func base(_ id: Int) -> String? { truth.base.lines[id].map { StoryLine.canonical($0.text) } }

  private func name(_ text: String) -> [Substring] {
    text.split { " [](){}:,-".contains($0) }.filter { $0 != "x" }.prefix(1).map { $0 }
  }

  private func name(of id: Int) -> [Substring] {
    name((truth.ours.lines[id] ?? truth.theirs.lines[id])?.text ?? "")
  }

  /// Whether the names stand as they should, and only what is said of them stands on others.
  private var isOnTwin: Bool {
    var expected = truth.expected(in: nil)
    expected.texts = expected.texts.mapValues { Set($0.map { bare($0) }) }
    return expected.match(text.mapped(bare))
  }

  /// A line without what an edit changes.
  private func bare(_ text: String) -> String {
    var text = text.replacing("- [x]", with: "- [ ]")
    if let open = text.firstIndex(of: "("), text.hasPrefix("- ") { text = String(text[..<open]) }
    if let colon = text.lastIndex(of: ":"), text.hasPrefix("- ") { text = String(text[..<colon]) }
    while text.last == " " { text.removeLast() }
    return text
  }

  // MARK: With conflicts

  func finding(in side: LineTruth.Side) -> LineLaw.Finding? {
    let expected = truth.expected(in: side)
    var loose = expected
    let own = truth.story(side)
    for id in truth.ids where loose.texts[id] == nil {
      // What the other side removed and what both left may stand in a conflict, and what the other side kept.
      if let line = own.lines[id] { loose.texts[id] = [StoryLine.canonical(line.text)] }
    }
    let required = expected.texts.keys.filter { !expected.optional.contains($0) && own.lines[$0] != nil }
    let (lacking, beyond) = loose.unmatched(
      text,
      own: { own.lines[$0].map { StoryLine.canonical($0.text) } },
      required: Set(required)
    )
    let reading = side == .ours ? "ours" : "theirs"
    if !lacking.isEmpty { return .init(fault: .incompleteReading, why: "\(reading) lacks \(told(lacking))") }
    if !beyond.isEmpty {
      let others = Set(truth.expected(in: side.other).texts.filter { loose.texts[$0.key] == nil }.values.joined())
      // What one side removed and the other moved stands outside the marks.
      let isKept = beyond.allSatisfy { others.contains(text.lines[$0].text) }
      if isKept { return .init(fault: .keptInReading, why: "\(reading) removed \(beyond.map { text.lines[$0].text })") }
      return .init(fault: .doubledInReading, why: "\(reading) has beyond: \(beyond.map { text.lines[$0].text })")
    }
    guard !expected.hasLoose, !expected.isTangled else { return nil }
    return .init(fault: .misplacedInReading, why: "\(reading) has it elsewhere")
  }
}

extension ReadLines {
  func mapped(_ change: (String) -> String) -> ReadLines {
    var copy = self
    for index in copy.lines.indices { copy.lines[index].text = change(copy.lines[index].text) }
    return copy
  }
}
