public import Chronology
public import Editing
import Outline
import Planner
import SourceText
public import TestSupport

/// One command with its operands, asked of a thing that is found by its name.
public struct RandomVerb {
  /// Friday 2026-11-20.
  public static let today = CivilDate("2026-11-20")!

  public var vault: EditedVault
  private var random: SplitMix64
  /// Words to write, among those that are always there.
  private let ownWords: [String]
  /// What was asked, for a message.
  public private(set) var what = ""
  /// What the lookup of a name did wrong.
  public private(set) var faults: [String] = []
  /// What takes the change back, so that every byte is as it was; nil where nothing does. False where it could not be asked.
  public private(set) var undo: ((inout EditedVault) throws -> Bool)?
  /// Whether what comes back may stand at another place, behind a new heading.
  public private(set) var comesBackElsewhere = false

  public init(_ vault: EditedVault, _ random: SplitMix64, words: [String] = []) {
    (self.vault, self.random) = (vault, random)
    ownWords = RandomVerb.words + words
  }

  public enum Verb: String, CaseIterable, Sendable {
    case complete, reopen, skip, count, tally, attempt, mark, renew, endArc, addHabit, setAside, restore, add, addSection,
      addActivity, note, set, unset, edit, rename, remove, reorder, arrange
    case addBlock, moveBlock, extendBlock, splitBlock, schedule, scheduleStack, unschedule, carryOver, addTask, moveTask,
      addToStack
  }

  public static let words = [
    "Call Mum", "🥛 Milk", "1986. A year", "9:00 tea", "[x] no box", "# no heading", "a (due: soon)", "x ^id", "読む",
    "Read", "- dash", "> quote", "*bold", "a: 3/8", "\u{202E}right", "`code", "2026-11-20", "|||", "[[wiki]]",
    "e\u{301}t\u{e9}",
  ]

  /// - Returns: what it may do to lines; nil where the vault has nothing that it could be asked of.
  public mutating func run(_ verb: Verb) throws -> LineLaw? {
    what = verb.rawValue
    return switch verb {
    case .complete, .reopen, .skip: try log(verb)
    case .count, .tally, .attempt: try number(verb)
    case .mark, .renew, .endArc, .addHabit, .addActivity, .add, .addSection: try addToFile(verb)
    case .note: try note()
    case .setAside, .restore, .reorder, .arrange, .remove: try move(verb)
    case .set, .unset, .edit, .rename: try change(verb)
    default: try plan(verb)
    }
  }

  // MARK: Logs and boxes

  private mutating func log(_ verb: Verb) throws -> LineLaw? {
    let found = thing([.item]) { _, item in
      guard let item else { return false }
      return item.isLogged ? verb != .skip || item.type != .activity : verb != .skip && item.box != nil
    }
    guard let thing = found, let item = vault.item(of: thing) else { return nil }
    let days = random.chance(70) ? 0 : Int.random(in: -60...5, using: &random)
    var date = RandomVerb.today.adding(days: days)
    if verb == .reopen, let record = item.log.randomElement(using: &random), random.chance(80) { date = record.days.first }
    what += " on \(date)"
    var law = LineLaw(owned: owned(thing), names: [item.text])
    switch verb {
    case .complete:
      if item.isLogged { law.owned = item.log.contains { $0.status == .skipped } ? lines(thing) : [:] }
      law.moves = true
      law.inserts = item.isLogged
      law.keeps = item.isLogged ? "" : item.text
      let isAlone = !hasTicked(item)
      comesBackElsewhere = !item.isLogged && vault[thing.file]?.plan.kind == .project
      try vault.complete(thing, on: date)
      let wasSkipped = item.log.contains { $0.days.contains(date) }
      if item.isLogged ? !wasSkipped : isAlone && item.task.done == nil && item.box == .open {
        undo = { vault in
          guard vault.item(of: thing)?.text == item.text else { return false }
          try vault.reopen(thing, on: date)
          return true
        }
      }
    case .reopen:
      if item.isLogged {
        law.owned = lines(thing)
        law.inserts = true
      }
      law.moves = true
      law.keeps = item.isLogged ? "" : item.text
      try vault.reopen(thing, on: date)
    default:
      law = LineLaw(inserts: true)
      let last = date.adding(days: Int.random(in: 0...9, using: &random))
      try vault.skip(thing, DateRange(first: date, last: last) ?? DateRange(date), words: random.pick(["", "ill"]))
    }
    return law
  }

  /// Whether a line with the words of an item has a box that is not open. What is done where a copy is would be opened too.
  private func hasTicked(_ item: PlanItem) -> Bool {
    let lines = vault.files.flatMap { $0.source.map(LineLaw.Line.all) ?? [] }
    return lines.contains { line in
      line.text.contains(#/\[[^ ]\] /#) && LineLaw.letters(line.text).contains(LineLaw.letters(item.text))
    }
  }

  private mutating func number(_ verb: Verb) throws -> LineLaw? {
    let types: [Verb: Set<ItemType>] = [.count: [.counter], .tally: [.tally], .attempt: [.best]]
    guard let thing = thing([.item], where: { _, item in item.map { types[verb]?.contains($0.type) ?? false } ?? false }),
      let item = vault.item(of: thing)
    else { return nil }
    let number = Int.random(in: -20...200, using: &random)
    what += " \(number)"
    switch verb {
    case .count: try vault.count(thing, random.chance(50) ? .by(Number(number)) : .to(Number(abs(number))))
    case .tally: try vault.tally(thing, by: number)
    default:
      try vault.attempt(thing, Number(number), on: RandomVerb.today.adding(days: -Int.random(in: 0...20, using: &random)))
    }
    return LineLaw(inserts: verb == .attempt, owned: owned(thing), keeps: verb == .attempt ? "" : item.text)
  }

  // MARK: Additions

  private mutating func addToFile(_ verb: Verb) throws -> LineLaw? {
    let kinds: [Verb: DocumentKind] = [
      .mark: .life, .renew: .ritual, .endArc: .ritual, .addHabit: .ritual, .addActivity: .activities,
    ]
    guard let thing = file(of: kinds[verb] ?? .page) else { return nil }
    let words = random.pick(ownWords)
    let date = RandomVerb.today.adding(days: -Int.random(in: 0...900, using: &random))
    what += " “\(words)” \(date)"
    var law = LineLaw(inserts: true)
    switch verb {
    case .mark: try vault.mark(thing, on: date, rating: random.pick([nil, .good]), phrase: words)
    case .renew:
      // The section of what are to be habits becomes a group of the first arc.
      law.deepens = vault[thing.file]?.plan.content.sections.allSatisfy { $0.arc == nil } ?? false
      try vault.renew(thing)
    case .addHabit: try vault.addHabit(words, to: thing)
    case .addActivity: try vault.addActivity(words, category: random.pick([nil, "Health"]), to: thing)
    case .addSection: try vault.addSection(words, to: thing)
    case .endArc:
      let file = EditableFile(path: thing.file, source: vault[thing.file]?.source ?? SourceText(""))
      let lines = file.content.sections.indices.map { file.line(of: PlanPath(section: $0 + 1)) - 1 }
      law = LineLaw(owned: [thing.file: Set(lines)], keeps: "Arc")
      let arc = vault[thing.file]?.plan.content.sections.compactMap(\.arc).randomElement(using: &random)
      try vault.endArc(of: thing, on: arc?.days.first ?? date)
    default:
      let titles = vault[thing.file]?.plan.content.sections.map(\.title) ?? []
      let type = random.pick([nil, ItemType.bullet, .checkbox, .streak, .best, .tally, .text, .quote])
      try vault.add(ItemDraft(words, type: type), to: thing, section: titles.randomElement(using: &random))
    }
    return law
  }

  private mutating func note() throws -> LineLaw? {
    guard let thing = thing([.item, .heading, .file], where: { _, _ in true }) else { return nil }
    let words = random.pick(ownWords)
    let text = random.chance(60) ? words : words + "\n" + random.pick(ownWords) + "\n\n" + random.pick(ownWords)
    what += " note “\(text)”"
    let count = vault.notes(of: thing).count
    try vault.addNote(NoteText(text), to: thing)
    if vault.notes(of: thing).count <= count { faults.append("a note is not shown: \(what)") }
    return LineLaw(inserts: true)
  }

  // MARK: Places

  private mutating func move(_ verb: Verb) throws -> LineLaw? {
    switch verb {
    case .setAside, .restore:
      let plans = Dictionary(vault.files.map { ($0.name, $0.plan) }) { first, _ in first }
      let found = thing([.item], isSetAside: verb == .restore) { thing, _ in
        guard let plan = plans[thing.file], let path = thing.path, plan.kind == .page else { return false }
        return plan.content[section: path.section].isSetAside == (verb == .restore)
      }
      guard let thing = found else { return nil }
      let law = LineLaw(moves: true, inserts: true, owned: owned(thing), keeps: vault.item(of: thing)?.text ?? "")
      if verb == .restore { try vault.restore(thing) } else { try setAside(thing) }
      return law
    case .reorder:
      guard let thing = thing([.item, .heading], where: { _, _ in true }) else { return nil }
      let shift = random.pick([Shift.up, .down, .to(1), .to(2)])
      what += " \(shift)"
      try vault.reorder(thing, shift)
      return LineLaw(moves: true)
    case .remove:
      guard let thing = thing(random.chance(15) ? [.file] : [.item, .heading], where: { _, _ in true }) else { return nil }
      try vault.remove(thing, isForced: random.chance(50))
      return LineLaw(removes: true, names: thing.isFile ? [thing.title, thing.file] : [])
    default:
      let kind = random.pick([DocumentKind.page, .project, .project])
      let kinds = Dictionary(vault.files.map { ($0.name, $0.plan.kind) }) { first, _ in first }
      guard let thing = thing([.file], where: { thing, _ in kinds[thing.file] == kind }), let other = file(of: kind)
      else { return nil }
      try vault.arrange(thing, random.chance(50) ? .before(other) : .after(other))
      return LineLaw(moves: true, inserts: true)
    }
  }

  private mutating func setAside(_ thing: Thing) throws {
    try vault.setAside(thing)
    comesBackElsewhere = true
    undo = { vault in
      guard let content = vault[thing.file]?.plan.content, let last = content.itemPaths.last(where: { $0.elements.count == 1 }),
        content[last]?.text == thing.title
      else { return false }
      try vault.restore(Thing(file: thing.file, path: last, title: thing.title))
      return true
    }
  }

  // MARK: Values and words

  private static let values: [(String, String)] = [
    ("due", "2026-12-01"), ("priority", "high"), ("color", "blue"), ("every", "2 weeks on mon"), ("streak", "daily"),
    ("category", "Health"), ("done", "2026-11-20"), ("goal", "12"), ("icon", "book"), ("tags", "a, b"), ("duration", "30"),
    ("rating", "good"), ("project", "a, due: b"), ("since", "2026-01-01"), ("notify", "start"), ("until", "2027-01-01"),
  ]

  private mutating func change(_ verb: Verb) throws -> LineLaw? {
    if verb == .set || verb == .unset { return try value(verb) }
    let sorts: [Thing.Sort] = verb == .edit ? [.item] : [.item, .heading, .file]
    guard let thing = thing(sorts, where: { _, _ in true }) else { return nil }
    let words = random.pick(ownWords + ["New name", "Read all day"])
    what += " to “\(words)”"
    var law = LineLaw(owned: owned(thing), names: [thing.title])
    if thing.isFile {
      law.names.append(thing.file)
      law.inserts = true
    }
    if verb == .edit { try vault.edit(thing, to: words) } else { try vault.rename(thing, to: words) }
    return law
  }

  /// All that stands behind a key in the lines of a thing, and perhaps more.
  private func written(behind key: String, at thing: Thing) -> String {
    guard let source = vault[thing.file]?.source else { return "" }
    let lines = (owned(thing)[thing.file] ?? []).sorted().map { source.string(in: source.contentRange(ofLine: $0)) }
    let text = lines.joined(separator: "\n")
    return text.split(separator: key + ":", maxSplits: 1, omittingEmptySubsequences: false).dropFirst().first.map(String.init)
      ?? ""
  }

  private mutating func value(_ verb: Verb) throws -> LineLaw? {
    var (key, value) = random.pick(RandomVerb.values)
    guard let thing = thing([.item, .heading, .file], where: { _, _ in true }) else { return nil }
    let written = vault.keys(writtenAt: thing)
    if verb == .unset, let own = written.randomElement(using: &random) { key = own }
    if verb == .set, vault.item(of: thing)?.box != nil, random.chance(60) { (key, value) = ("priority", "low") }
    what += " \(key): \(value)"
    let before = vault
    var law = LineLaw(owned: owned(thing), names: [thing.title], keeps: thing.isFile ? "" : thing.title)
    if thing.isFile {
      let file = EditableFile(path: thing.file, source: vault[thing.file]?.source ?? SourceText(""))
      law = LineLaw(inserts: true, owned: [thing.file: Set(file.document.properties.lines)])
    }
    if verb == .unset {
      // The value that goes may say the name, too: `Quote (type: quote)`.
      if LineLaw.letters(self.written(behind: key, at: thing)).contains(LineLaw.letters(thing.title)) { law.keeps = "" }
      try vault.unset(key, of: thing)
      return law
    }
    try vault.set(key, to: value, of: thing)
    var probe = before
    let isNew = (try? probe.unset(key, of: thing)) == nil
    if isNew, !["icon", "every", "streak"].contains(key) {
      undo = { vault in
        try vault.unset(key, of: thing)
        return true
      }
    }
    return law
  }

  // MARK: Plans

  private mutating func plan(_ verb: Verb) throws -> LineLaw? {
    let date = RandomVerb.today.adding(days: Int.random(in: 0...2, using: &random))
    let time = TimeOfDay(minutes: Int.random(in: 0..<288, using: &random) * 5) ?? .noon
    let minutes = random.chance(50) ? nil : Int.random(in: 1...30, using: &random) * 5
    let words = random.pick(ownWords)
    what += " \(date) \(time) “\(words)”"
    let kinds = Dictionary(vault.files.map { ($0.name, $0.plan.kind) }) { first, _ in first }
    func isBlock(_ thing: Thing, _ item: PlanItem?) -> Bool { item?.type == .block && kinds[thing.file] == .day }
    func isTask(_ thing: Thing, _ item: PlanItem?) -> Bool { item?.isTask ?? false && kinds[thing.file] == .project }
    switch verb {
    case .addBlock:
      try vault.addBlock(PlanItem(.block(.at(time)), text: words), at: time, minutes: minutes, on: date)
    case .moveBlock:
      guard let thing = thing([.item], where: isBlock), let item = vault.item(of: thing) else { return nil }
      let law = LineLaw(moves: true, owned: owned(thing), keeps: item.text)
      let own = vault.date(of: thing)
      let hasOne =
        vault.files.flatMap { file in file.plan.content.itemPaths.map { file.plan.content[$0] } }.count { $0 == item } == 1
      try vault.moveBlock(thing, to: random.chance(60) ? date : nil, at: random.chance(60) ? time : nil)
      comesBackElsewhere = true
      undo = { vault in
        // It comes back to the same words only if its time was not written anew.
        let days = vault.files(of: .day)
        let moved = days.flatMap { file in
          file.plan.content.itemPaths.filter { file.plan.content[$0] == item }.map { (file, $0) }
        }
        guard let own, hasOne, moved.count == 1, let (file, path) = moved.first, file.name != thing.file else { return false }
        try vault.moveBlock(Thing(file: file.name, path: path, title: item.text), to: own, at: nil)
        return days.contains { $0.plan.day?.date == own }
      }
      return law
    case .extendBlock, .splitBlock:
      guard let thing = thing([.item], where: isBlock), let item = vault.item(of: thing) else { return nil }
      let law = LineLaw(inserts: verb == .splitBlock, owned: owned(thing), keeps: item.text)
      if verb == .extendBlock { try vault.extendBlock(thing, by: 5) } else { try vault.splitBlock(thing) }
      return law
    case .schedule:
      guard let thing = thing([.item], where: isTask) else { return nil }
      let block = self.thing([.item], where: isBlock)
      let place: PlannedPlace = random.chance(40) ? .newBlock(at: time, minutes: minutes) : .day
      try vault.schedule(thing, on: date, try block.map { .block(try vault.place(of: $0)) } ?? place)
    case .scheduleStack:
      guard let thing = thing([.heading], where: { thing, _ in kinds[thing.file] == .stacks && thing.path?.group == nil })
      else {
        return nil
      }
      try vault.schedule(stack: thing, on: date, random.chance(50) ? .newBlock(at: time, minutes: minutes) : .day)
    case .unschedule:
      guard let thing = thing([.item], where: { thing, item in item?.type == .task && kinds[thing.file] == .day }) else {
        return nil
      }
      try vault.unschedule(random.chance(50) ? try vault.place(of: thing) : thing.title)
      return LineLaw(removes: true, names: [thing.title])
    case .carryOver: try vault.carryOver(to: date)
    case .addTask, .moveTask:
      guard let project = file(of: .project) else { return nil }
      if verb == .addTask {
        try vault.addTask(PlanItem(.task, text: words, box: .open), to: project)
      } else {
        guard let thing = thing([.item], where: isTask) else { return nil }
        let law = LineLaw(moves: true, owned: owned(thing), names: [thing.title], keeps: thing.title)
        try vault.moveTask(thing, to: project)
        return law
      }
    default: try vault.addToStack(random.pick(["Calls", words]), ["[ ] " + words, "Bread"])
    }
    return LineLaw(inserts: true)
  }

  // MARK: Names

  /// A thing that is found by its name, or by its line where several have the name.
  private mutating func thing(
    _ sorts: [Thing.Sort],
    isSetAside: Bool? = nil,
    where fits: (Thing, PlanItem?) -> Bool
  ) -> Thing? {
    let all = vault.files.flatMap { RandomVerb.things($0, sorts) }.filter { fits($0, vault.item(of: $0)) }
    guard let wanted = all.randomElement(using: &random) else { return nil }
    let title = wanted.title
    let name = random.pick([title, title.uppercased(), String(title.prefix((title.count + 1) / 2))])
    what += " “\(name)”"
    do {
      let found = try vault.thing(named: name, sorts: sorts, isSetAside: isSetAside, where: fits)
      // In capitals, as “STRASSE” is “straße”.
      let (letters, own) = (LineLaw.letters(name.uppercased()), LineLaw.letters(found.title.uppercased()))
      if !own.hasPrefix(letters) { faults.append("“\(name)” finds “\(found.title)”") }
      return found
    } catch {
      // Of a ritual the arc that runs is meant.
      let isFound = error.candidates.count > 1 || vault[wanted.file]?.plan.kind == .ritual
      if !isFound, name == title, title.contains(where: \.isLetter) {
        faults.append("“\(name)” is not found: \(error)")
      }
    }
    guard !wanted.isFile, let place = try? vault.place(of: wanted) else { return wanted }
    what += " \(place)"
    do {
      return try vault.thing(named: place, sorts: sorts, isSetAside: isSetAside, where: fits)
    } catch {
      faults.append("\(place) is not found: \(error)")
      return nil
    }
  }

  private static func things(_ file: EditedVault.File, _ sorts: [Thing.Sort]) -> [Thing] {
    let content = file.plan.content
    var things: [Thing] = []
    if sorts.contains(.file) { things.append(Thing(file: file.name, path: nil, title: file.plan.title)) }
    if sorts.contains(.heading) {
      things += content.sections.indices.map {
        Thing(file: file.name, path: PlanPath(section: $0 + 1), title: content.sections[$0].title)
      }
    }
    if sorts.contains(.item) {
      things += content.itemPaths.map { Thing(file: file.name, path: $0, title: content[$0]?.text ?? "") }
    }
    return things
  }

  private mutating func file(of kind: DocumentKind) -> Thing? {
    vault.files(of: kind).randomElement(using: &random).map { Thing(file: $0.name, path: nil, title: $0.plan.title) }
  }

  // MARK: Lines

  /// The lines of its headline or heading.
  private func owned(_ thing: Thing) -> [String: Set<Int>] {
    guard let source = vault[thing.file]?.source else { return [:] }
    let file = EditableFile(path: thing.file, source: source)
    guard let path = thing.path else {
      return [thing.file: Set(file.document.title?.lines ?? 0..<0).union(file.document.properties.lines)]
    }
    guard let headline = file.outlineItem(path)?.headline else {
      let section = file.document.sections[path.section]
      let heading = path.group.map { section.groups[$0].heading } ?? section.heading
      return [thing.file: Set(heading?.lines ?? 0..<0)]
    }
    // A group of fields may stand on a line of its own.
    let (start, end) = (
      headline.range.lowerBound, ([headline.range] + headline.groups.map(\.range)).map(\.upperBound).max() ?? 0
    )
    let lines = source.line(at: start)...source.line(at: max(start, end - 1))
    return [thing.file: Set(lines)]
  }

  /// All lines of an item.
  private func lines(_ thing: Thing) -> [String: Set<Int>] {
    guard let source = vault[thing.file]?.source, let path = thing.path,
      let item = EditableFile(path: thing.file, source: source).outlineItem(path)
    else { return [:] }
    return [thing.file: Set(item.lines)]
  }
}

extension EditedVault {
  /// The keys that a thing has.
  fileprivate func keys(writtenAt thing: Thing) -> [String] {
    guard let source = self[thing.file]?.source else { return [] }
    let file = EditableFile(path: thing.file, source: source)
    guard let path = thing.path else { return file.document.properties.entries.map(\.name).filter { $0 != "kind" } }
    return file.outlineItem(path)?.headline.fields.compactMap { $0.key?.rawValue } ?? []
  }
}
