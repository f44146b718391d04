import TestSupport

/// Small random files in which lines are hard to tell apart: their names are of few words.
struct RandomStory {
  var random: SplitMix64
  /// Few words, drawn for one file.
  let words: [String]
  /// Whether only some of the names are twins.
  let isMixed: Bool
  /// Whether numbers, strokes and logs are more than words: a page alone has items of such types.
  private var hasTypes = true
  private var last = 0

  static let days = (10...19).map { "2026-11-\($0)" }
  private static let pool = ["Rest", "Read", "Write", "Call", "Walk", "Sing", "Cook", "Swim"]

  init(seed: UInt64, isMixed: Bool) {
    random = SplitMix64(seed: seed ^ 0x11AE)
    self.isMixed = isMixed
    words = Array(RandomStory.pool.shuffled(using: &random).prefix(Int.random(in: 3...5, using: &random)))
  }

  mutating func story() -> LineStory {
    let draw = Int.random(in: 0..<100, using: &random)
    var story = LineStory(kind: draw < 64 ? "page" : draw < 78 ? "project" : draw < 92 ? "day" : "activities")
    hasTypes = story.kind == "page"
    switch story.kind {
    case "activities":
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        let item = add(plain(), to: &story, below: LineStory.root)
        addBelow(item, .entry, to: &story)
      }
    case "day":
      addBlocks(to: &story)
      addContent(to: &story, below: LineStory.root, atMost: 4)
    default:
      if random.chance(40) { addContent(to: &story, below: LineStory.root, atMost: 2) }
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        let section = add(StoryLine(kind: .section, parts: [.words: name()]), to: &story, below: LineStory.root)
        addContent(to: &story, below: section, atMost: 4)
      }
    }
    for _ in 0..<(isMixed ? 1 : 2) where random.chance(60) { addTwin(to: &story) }
    return story
  }

  // MARK: Lines

  mutating func name() -> String {
    if isMixed && random.chance(60) { return random.pick(words) + " \(Int.random(in: 20...99, using: &random))" }
    return random.chance(75) ? random.pick(words) : random.pick(words) + " " + random.pick(words).lowercased()
  }

  mutating func sentence() -> String {
    let few = words.map { $0.lowercased() }
    return "Then " + random.pick(few) + " "
      + (isMixed && random.chance(50) ? "all \(Int.random(in: 20...99, using: &random))" : "again")
      + " and " + random.pick(few)
  }

  mutating func plain() -> StoryLine { StoryLine(kind: .item, parts: [.words: name()]) }

  mutating func box() -> StoryLine {
    var line = StoryLine(kind: .item, parts: [.box: random.chance(25) ? "x" : " ", .words: random.chance(18) ? "" : name()])
    if !line.words.isEmpty, random.chance(15) { line.parts[.due] = random.pick(RandomStory.days) }
    return line
  }

  mutating func entry() -> StoryLine {
    var line = StoryLine(kind: .entry, parts: [.words: random.pick(RandomStory.days)])
    if random.chance(15) { line.parts[.state] = "skipped" }
    if random.chance(15) { line.parts[.remark] = "with " + random.pick(words) }
    return line
  }

  mutating func item() -> StoryLine {
    var line = plain()
    switch Int.random(in: 0..<100, using: &random) {
    case 0..<25: break
    case 25..<62: return box()
    case _ where !hasTypes: return random.chance(50) ? box() : line
    case 62..<75:
      line.parts[.number] = "\(Int.random(in: 1...6, using: &random))"
      line.parts[.goal] = "8"
    case 75..<82: line.parts[.strokes] = "\(Int.random(in: 1...6, using: &random))"
    case 82..<92: line.parts[.fixed] = "streak: daily"
    default:
      line.parts[.number] = "\(Int.random(in: 20...60, using: &random))"
      line.parts[.fixed] = "best: highest"
    }
    return line
  }

  // MARK: Places

  private mutating func add(_ line: StoryLine, to story: inout LineStory, below up: Int) -> Int {
    last += 1
    story.insert(last, line, below: up, after: story.children(of: up).last)
    return last
  }

  private mutating func addContent(to story: inout LineStory, below up: Int, atMost most: Int) {
    for _ in 0..<Int.random(in: 1...most, using: &random) {
      if random.chance(18) {
        _ = add(StoryLine(kind: .paragraph, parts: [.words: sentence()]), to: &story, below: up)
      } else {
        addItem(item(), to: &story, below: up, depth: 0)
      }
    }
  }

  private mutating func addItem(_ line: StoryLine, to story: inout LineStory, below up: Int, depth: Int) {
    let item = add(line, to: &story, below: up)
    // Words below a box without any would be its own.
    if !line.words.isEmpty, random.chance(18) { addBelow(item, .note, to: &story) }
    if line.parts[.fixed] == "streak: daily" { addBelow(item, .entry, to: &story) }
    guard line.isPlain, depth < 2, random.chance(depth == 0 ? 35 : 20) else { return }
    for _ in 0..<Int.random(in: 1...3, using: &random) {
      addItem(random.chance(70) ? box() : plain(), to: &story, below: item, depth: depth + 1)
    }
  }

  private mutating func addBelow(_ item: Int, _ kind: StoryLine.Kind, to story: inout LineStory) {
    if kind == .note { _ = add(StoryLine(kind: .note, parts: [.words: sentence()]), to: &story, below: item) }
    guard kind == .entry else { return }
    var entries = (0..<Int.random(in: 1...4, using: &random)).map { _ in entry() }
    entries.sort { $0.words < $1.words }
    var days: Set<String> = []
    for entry in entries where days.insert(entry.words).inserted { _ = add(entry, to: &story, below: item) }
  }

  /// Adds a thing once more with what is below it, beside it or at the end.
  private mutating func addTwin(to story: inout LineStory) {
    let things = story.order.filter { story.lines[$0]?.kind != .entry && story.lines[$0]?.parts[.time] == nil }
    guard let thing = things.randomElement(using: &random), let up = story.parent[thing] else { return }
    copy(thing, to: &story, below: up, after: random.chance(50) ? thing : story.children(of: up).last)
  }

  private mutating func copy(_ id: Int, to story: inout LineStory, below up: Int, after place: Int?) {
    guard let line = story.lines[id] else { return }
    last += 1
    let twin = last
    story.insert(twin, line, below: up, after: place)
    for child in story.children(of: id) { copy(child, to: &story, below: twin, after: story.children(of: twin).last) }
  }

  private mutating func addBlocks(to story: inout LineStory) {
    var hour = 8
    for _ in 0..<Int.random(in: 0...3, using: &random) {
      hour += Int.random(in: 1...2, using: &random)
      var line = plain()
      line.parts[.time] = (hour < 10 ? "0" : "") + "\(hour):00 - " + (hour < 10 ? "0" : "") + "\(hour):30"
      let block = add(line, to: &story, below: LineStory.root)
      for _ in 0..<Int.random(in: 0...2, using: &random) { addItem(box(), to: &story, below: block, depth: 1) }
    }
  }
}

extension StoryLine {
  /// An item that can have others below it.
  var isPlain: Bool {
    kind == .item && parts[.number] == nil && parts[.strokes] == nil && parts[.fixed] == nil && !words.isEmpty
  }
}
