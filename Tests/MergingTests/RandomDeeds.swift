import TestSupport

/// What two people may do to a made-up file, drawn at random.
struct RandomDeeds {
  private var maker: RandomStory
  private var story: LineStory
  private var next: Int
  private let focus: [Int]
  private(set) var deeds: [LineDeed] = []

  /// - Parameter first: the identity of the first line that is new.
  /// - Parameter focus: lines that are changed more often than others.
  init(_ maker: RandomStory, _ story: LineStory, first: Int, _ focus: [Int]) {
    self.focus = focus
    self.maker = maker
    self.story = story
    next = first
  }

  // MARK: Deeds

  mutating func doAnything() {
    let near = focus.filter { story.lines[$0] != nil }
    let all = near.isEmpty || maker.random.chance(40) ? story.order : near
    guard let id = all.randomElement(using: &maker.random) else { return addSomething() }
    switch Int.random(in: 0..<100, using: &maker.random) {
    case 0..<30: edit(id)
    case 30..<38: rename(id, wholly: maker.random.chance(40))
    case 38..<50: remove(id)
    case 50..<60: moveWithin(id)
    case 60..<70: moveAway(id)
    case 70..<76: split(id)
    case 76..<80:
      rename(id, wholly: maker.random.chance(30))
      moveAway(id)
    case 80..<84: shuffle(id)
    default: addSomething()
    }
  }

  mutating func moveOrRename(_ id: Int) {
    switch Int.random(in: 0..<5, using: &maker.random) {
    case 0: moveWithin(id)
    case 1: rename(id, wholly: maker.random.chance(40))
    case 2: split(id)
    case 3:
      rename(id, wholly: maker.random.chance(40))
      moveAway(id)
    default: moveAway(id)
    }
    if deeds.isEmpty { edit(id) }
  }

  /// Removes a line itself, or what holds it.
  mutating func removeAbove(_ id: Int, in base: LineStory) {
    var target = id
    while maker.random.chance(45), let up = base.parent[target], up != LineStory.root { target = up }
    remove(target)
  }

  private mutating func perform(_ what: String, _ steps: LineDeed.Step...) { perform(what, steps) }

  private mutating func perform(_ what: String, _ steps: [LineDeed.Step]) {
    let deed = LineDeed(description: what, steps: steps)
    deed.apply(to: &story)
    deeds.append(deed)
  }

  private func told(_ id: Int) -> String { id == LineStory.root ? "the file" : "“\(story.lines[id]?.text ?? "")”#\(id)" }

  mutating func edit(_ id: Int) {
    guard let line = story.lines[id] else { return }
    var changes: [(StoryLine.Part, String?)] = []
    switch line.kind {
    case .section: changes = [(.words, changed(line.words))]
    case .note, .paragraph: changes = [(.words, changed(line.words))]
    case .entry:
      changes = [(.state, line.parts[.state] == nil ? "skipped" : nil), (.remark, "with \(maker.random.pick(maker.words))")]
    case .item:
      if let box = line.parts[.box] { changes += Array(repeating: (.box, box == "x" ? " " : "x"), count: 3) }
      if let number = line.parts[.number].flatMap(Int.init) {
        let step = maker.random.chance(75) ? Int.random(in: 1...3, using: &maker.random) : -1
        changes += Array(repeating: (.number, "\(max(0, number + step))"), count: 3)
      }
      if let strokes = line.parts[.strokes].flatMap(Int.init) {
        changes += Array(repeating: (.strokes, "\(strokes + Int.random(in: 1...2, using: &maker.random))"), count: 3)
      }
      if line.parts[.fixed] == "streak: daily", maker.random.chance(70) { return addEntry(below: id) }
      if !line.words.isEmpty, story.kind != "activities", line.parts[.time] == nil {
        if line.parts[.box] != nil { changes.append((.due, maker.random.pick(RandomStory.days))) }
        if line.parts[.box] != nil { changes.append((.priority, maker.random.pick(["high", "low"]))) }
      }
      if !line.words.isEmpty { changes.append((.words, changed(line.words))) }
    }
    guard let (part, value) = changes.randomElement(using: &maker.random), value != line.parts[part] else { return }
    perform("\(told(id)): \(part) is \(value ?? "gone")", .set(id, part, value))
  }

  /// Words of which some are others.
  private mutating func changed(_ words: String) -> String {
    var list = words.split(separator: " ").map(String.init)
    let other = maker.random.pick(maker.words).lowercased()
    if list.count < 2 || maker.random.chance(30) {
      list.append(maker.random.chance(50) ? other : "soon")
    } else {
      list[list.count - 1] = other
    }
    return list.joined(separator: " ")
  }

  mutating func rename(_ id: Int, wholly: Bool) {
    guard let line = story.lines[id], line.kind != .entry, !line.words.isEmpty else { return edit(id) }
    var words = changed(line.words)
    if wholly { words = [.note, .paragraph].contains(line.kind) ? "Wholly other \(next)" : maker.name() }
    next += 1
    guard words != line.words else { return }
    perform("\(told(id)) is named “\(words)”", .set(id, .words, words))
  }

  mutating func remove(_ id: Int) { perform("\(told(id)) is removed", .remove(id)) }

  private func siblings(_ id: Int) -> [Int] {
    guard let up = story.parent[id] else { return [] }
    let isNote = story.lines[id]?.kind == .note
    let isSection = story.lines[id]?.kind == .section
    return story.children(of: up).filter {
      (story.lines[$0]?.kind == .note) == isNote && (story.lines[$0]?.kind == .section) == isSection
    }
  }

  /// An item, a paragraph or a section changes its place among the others.
  mutating func moveWithin(_ id: Int) {
    guard story.lines[id]?.kind != .entry, let up = story.parent[id] else { return }
    let others: [Int?] = [nil] + siblings(id).filter { $0 != id }
    guard others.count > 1, let place = others.randomElement(using: &maker.random) else { return }
    perform("\(told(id)) is moved behind \(place.map(told) ?? "nothing")", .move(id, below: up, after: place))
  }

  mutating func moveAway(_ id: Int) {
    guard let line = story.lines[id], let up = story.parent[id] else { return }
    let homes: [Int]
    switch line.kind {
    case .section, .entry: return moveWithin(id)
    case .note: homes = story.order.filter { story.lines[$0]?.isPlain == true && story.kind != "activities" }
    case .paragraph: homes = [LineStory.root] + story.order.filter { story.lines[$0]?.kind == .section }
    case .item:
      let isTimed = line.parts[.time] != nil || story.kind == "activities"
      homes =
        [LineStory.root]
        + story.order.filter {
          story.lines[$0]?.kind == .section || (!isTimed && story.lines[$0]?.isPlain == true)
        }
    }
    let free = homes.filter { $0 != up && !story.isWithin($0, id) && story.depth($0) < 2 }
    guard let home = free.randomElement(using: &maker.random) else { return moveWithin(id) }
    let places: [Int?] = [nil] + story.children(of: home)
    let place = maker.random.pick(places)
    perform(
      "\(told(id)) is moved below \(told(home)) behind \(place.map(told) ?? "nothing")",
      .move(id, below: home, after: place)
    )
  }

  /// A section becomes two: by a heading in the middle, or with its content dealt to two new ones.
  private mutating func split(_ id: Int) {
    var section = id
    while story.lines[section]?.kind != .section, let up = story.parent[section] { section = up }
    let content = story.children(of: section)
    guard story.lines[section]?.kind == .section, content.count > 1 else { return addSomething() }
    let cut = Int.random(in: 1..<content.count, using: &maker.random)
    let heading = { (maker: inout RandomStory) in StoryLine(kind: .section, parts: [.words: maker.name()]) }
    var steps: [LineDeed.Step] = []
    if maker.random.chance(50) {
      steps.append(.insert(next, heading(&maker), below: LineStory.root, after: section))
      steps += dealt(Array(content[cut...]), to: next)
      perform("\(told(section)) has a new heading before \(told(content[cut]))", steps)
      next += 1
    } else {
      steps.append(.insert(next, heading(&maker), below: LineStory.root, after: section))
      steps.append(.insert(next + 1, heading(&maker), below: LineStory.root, after: next))
      steps += dealt(Array(content[..<cut]), to: next) + dealt(Array(content[cut...]), to: next + 1)
      perform("\(told(section)) is dealt to two new sections", steps + [.remove(section)])
      next += 2
    }
  }

  private func dealt(_ lines: [Int], to section: Int) -> [LineDeed.Step] {
    lines.enumerated().map { .move($1, below: section, after: $0 == 0 ? nil : lines[$0 - 1]) }
  }

  private mutating func shuffle(_ id: Int) {
    guard let up = story.parent[id], story.lines[id]?.kind != .entry else { return }
    let list = siblings(id)
    guard list.count > 1 else { return }
    let mixed = maker.random.chance(50) ? Array(list.reversed()) : list.shuffled(using: &maker.random)
    let steps = mixed.enumerated().map { LineDeed.Step.move($1, below: up, after: $0 == 0 ? nil : mixed[$0 - 1]) }
    perform("what is below \(told(up)) has the order \(mixed)", steps)
  }

  // MARK: New lines

  private mutating func addEntry(below id: Int) {
    let entries = story.children(of: id).filter { story.lines[$0]?.kind == .entry }
    let taken = entries.compactMap { story.lines[$0]?.words }
    guard let day = RandomStory.days.filter({ !taken.contains($0) }).randomElement(using: &maker.random) else { return }
    var line = maker.entry()
    line.parts[.words] = day
    let place =
      entries.last { (story.lines[$0]?.words ?? "") < day } ?? story.children(of: id).last { story.lines[$0]?.kind == .note }
    perform("\(told(id)) has a new entry \(day)", .insert(next, line, below: id, after: place))
    next += 1
  }

  mutating func addSomething() {
    let sections = story.order.filter { story.lines[$0]?.kind == .section }
    let plain = story.order.filter { story.lines[$0]?.isPlain == true && story.depth($0) < 2 }
    let logs = story.order.filter { story.lines[$0]?.parts[.fixed] == "streak: daily" }
    if story.kind == "activities" {
      if let item = plain.randomElement(using: &maker.random), maker.random.chance(70) { return addEntry(below: item) }
      return add(maker.plain(), below: LineStory.root)
    }
    let draw = Int.random(in: 0..<100, using: &maker.random)
    if draw < 15, let log = logs.randomElement(using: &maker.random) { return addEntry(below: log) }
    if draw < 30, let item = plain.randomElement(using: &maker.random) { return add(maker.box(), below: item) }
    if draw < 38, let item = plain.randomElement(using: &maker.random) {
      return add(StoryLine(kind: .note, parts: [.words: maker.sentence()]), below: item)
    }
    if draw < 50, story.kind != "day" {
      let heading = next
      add(StoryLine(kind: .section, parts: [.words: maker.name()]), below: LineStory.root)
      return add(maker.item(), below: heading)
    }
    let home = sections.randomElement(using: &maker.random) ?? LineStory.root
    add(draw < 60 ? StoryLine(kind: .paragraph, parts: [.words: maker.sentence()]) : maker.item(), below: home)
  }

  private mutating func add(_ line: StoryLine, below up: Int) {
    let places: [Int?] = [nil] + story.children(of: up)
    let place = maker.random.pick(places)
    perform(
      "“\(line.text)” is added below \(told(up)) behind \(place.map(told) ?? "nothing")",
      .insert(next, line, below: up, after: place)
    )
    next += 1
  }
}
