import Chronology
import Editing
import Outline
import Planner
import SourceText
import TestLaws
import TestSupport
import Testing

/// Random changes of random files. A change is refused, or it does what is meant and touches no other line. The lines are held
/// against each other here by themselves, without what the changes are made with.
@Suite struct RandomEditTests {
  /// Which lines a change may touch.
  enum Scope {
    /// These lines are replaced by some.
    case within(Range<Int>)
    case insertion
    /// These lines go, and blank ones beside them.
    case deletion(Range<Int>)
    /// Lines stand elsewhere, with another indent and marker.
    case move
  }

  @Test(arguments: caseChunks(default: 200)) func changesTouchTheirOwnLines(_ seeds: Range<UInt64>) {
    var made = 0
    for seed in seeds {
      var random = SplitMix64(seed: seed ^ 0xED17)
      let file = EditableFile(path: "file.md", bytes: RandomEditTests.bytes(seed, &random))
      guard file.document.kind != nil else { continue }
      guard let (after, scope, what) = RandomEditTests.change(file, &random) else { continue }
      made += 1
      let (old, new) = (RandomEditTests.lines(file.source), RandomEditTests.lines(after.source))
      #expect(
        RandomEditTests.keeps(scope, old, new),
        "seed \(seed), \(what)\n\(old.joined(separator: "\n"))\n---\n\(new.joined(separator: "\n"))"
      )
      let (problems, newProblems) = (file.document.problems.count, after.document.problems.count)
      #expect(newProblems <= problems, "seed \(seed), \(what)")
      if random.chance(10) { expectLaws(after.source, "seed \(seed), \(what)") }
    }
    // Most changes can be made; else this would be no test.
    #expect(made * 100 > seeds.count * 30, "only \(made) of \(seeds.count) changes were made from seed \(seeds.lowerBound)")
  }

  /// What is added can be taken out again, and then the file is as it was, byte for byte.
  @Test(arguments: caseChunks(default: 200)) func whatIsAddedCanBeTakenOut(_ seeds: Range<UInt64>) {
    var made = 0
    for seed in seeds {
      var random = SplitMix64(seed: seed ^ 0x0D0)
      let file = EditableFile(path: "file.md", bytes: RandomEditTests.bytes(seed, &random))
      guard file.document.kind != nil, let (there, back, what) = RandomEditTests.thereAndBack(file, &random) else { continue }
      made += 1
      // Where a new item was parted from what stands beside it, a blank line may stay.
      let isSame =
        what == "item"
        ? RandomEditTests.words(of: back) == RandomEditTests.words(of: file) : back.source == file.source
      let texts = [file, there, back].map { RandomEditTests.lines($0.source).joined(separator: "\n") }
      #expect(isSame, "seed \(seed), \(what)\n\(texts.joined(separator: "\n---\n"))")
    }
    #expect(made * 100 >= seeds.count * 25, "only \(made) of \(seeds.count) changes were made from seed \(seeds.lowerBound)")
  }

  private static func thereAndBack(_ file: EditableFile, _ random: inout SplitMix64) -> (EditableFile, EditableFile, String)? {
    let paths = file.content.itemPaths
    guard !paths.isEmpty else { return nil }
    let path = random.pick(paths)
    do {
      switch Int.random(in: 0..<4, using: &random) {
      case 0:
        // One that is not written in its own way, such as with a long dash, is so afterwards.
        guard let box = file.content[path]?.box, let range = file.outlineItem(path)?.headline.box?.range,
          file.source.string(in: range) == box.text
        else { return nil }
        let there = try file.settingBox(box == .done ? .open : .done, of: path)
        return (there, try there.settingBox(box, of: path), "box")
      case 1:
        let (key, value) = random.pick(RandomEditTests.fields)
        guard file.headline(of: path)?.field(key) == nil else { return nil }
        let there = try file.setting(key, to: value, of: path)
        return (there, try there.setting(key, to: nil, of: path), "\(key)")
      case 2:
        let logged = paths.filter { file.content[$0]?.isLogged ?? false }
        guard !logged.isEmpty else { return nil }
        let owner = random.pick(logged)
        let date = EditScene.today.adding(days: Int.random(in: 400...800, using: &random))
        let there = try file.adding(LogRecord(days: DateRange(date)), to: owner)
        guard let offset = there.content[owner]?.log.lastIndex(where: { $0.days == DateRange(date) }) else { return nil }
        return (there, try there.removingEntry(offset, of: owner), "entry \(date)")
      default:
        let (there, place) = try file.inserting(words: "new words", at: position(paths, &random))
        return (there, try there.removing(place), "item")
      }
    } catch { return nil }
  }

  // MARK: Files

  private static func bytes(_ seed: UInt64, _ random: inout SplitMix64) -> [UInt8] {
    let kind = random.pick(RandomPlan.Kind.allCases)
    if random.chance(35) {
      var file = RandomFile(seed: seed, kind: kind)
      return file.file()
    }
    var plans = RandomPlan(seed: seed)
    return awkward(plans.plan(kind).markdown, &random)
  }

  /// The same file as somebody else would write it.
  private static func awkward(_ text: String, _ random: inout SplitMix64) -> [UInt8] {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let bullet = random.pick(["- ", "* ", "+ "])
    let tabs = random.chance(25)
    lines = lines.map { line in
      let body = line.drop { $0 == " " }
      let depth = (line.count - body.count) / 2
      let own = body.hasPrefix("- ") ? bullet + body.dropFirst(2) : String(body)
      let isEven = (line.count - body.count) % 2 == 0
      return (tabs && isEven ? String(repeating: "\t", count: depth) : String(line.prefix(line.count - body.count))) + own
    }
    var text = lines.joined(separator: random.chance(25) ? "\r\n" : "\n")
    if random.chance(15) { while text.last?.isNewline == true { text.removeLast() } }
    return (random.chance(5) ? [0xEF, 0xBB, 0xBF] : []) + Array(text.utf8)
  }

  // MARK: Changes

  private static func change(_ file: EditableFile, _ random: inout SplitMix64) -> (EditableFile, Scope, String)? {
    let paths = file.content.itemPaths
    guard !paths.isEmpty else { return nil }
    let path = random.pick(paths)
    guard let item = file.outlineItem(path) else { return nil }
    // Fields may stand on a line behind the words.
    let end = max(item.headline.range.upperBound, item.headline.groups.last?.range.upperBound ?? 0)
    let headline = file.source.line(at: item.headline.range.lowerBound)..<file.source.line(at: max(end - 1, 0)) + 1
    let date = EditScene.today.adding(days: Int.random(in: -400...400, using: &random))
    let words = RandomEditTests.words[Int.random(in: RandomEditTests.words.indices, using: &random)]
    do {
      switch Int.random(in: 0..<12, using: &random) {
      case 0: return (try file.settingBox(random.pick([.open, .done, .dropped]), of: path), .within(headline), "box")
      case 1, 2:
        let (key, value) = random.pick(RandomEditTests.fields)
        return (try file.setting(key, to: value, of: path), .within(headline), "set \(key) \(value)")
      case 3:
        guard let field = item.headline.fields.compactMap(\.key).randomElement(using: &random) else { return nil }
        return (try file.setting(field, to: nil, of: path), .within(headline), "unset \(field)")
      case 4, 5:
        let logged = paths.filter {
          file.content[$0]?.log.isEmpty == false
            || ["habit", "activity", "streak", "recurring"].contains(file.content[$0]?.type.rawValue ?? "")
        }
        guard !logged.isEmpty else { return nil }
        let record = LogRecord(
          days: DateRange(date),
          status: random.pick([.done, .skipped]),
          note: random.chance(40) ? words : ""
        )
        return (try file.adding(record, to: random.pick(logged)), .insertion, "entry \(record)")
      case 6:
        let logged = paths.filter { file.content[$0]?.log.isEmpty == false }
        guard !logged.isEmpty else { return nil }
        let owner = random.pick(logged)
        let offset = Int.random(in: 0..<(file.content[owner]?.log.count ?? 1), using: &random)
        return (try file.removingEntry(offset, of: owner), .deletion(0..<0), "entry out")
      case 7: return (try file.inserting(words: words, at: position(paths, &random)).file, .insertion, "add \(words)")
      case 8:
        // A comment that keeps rules silent for it alone goes with it.
        let text = SourceText(file.text(of: path))
        let count = text.lineCount - (text.isBlank(line: text.lineCount - 1) ? 1 : 0)
        return (try file.removing(path), .deletion(item.lines.upperBound - count..<item.lines.upperBound), "remove")
      case 9:
        let target = random.pick(paths)
        guard target.items.first(where: { $0 == path }) == nil else { return nil }
        return (try file.moving(path, to: random.chance(50) ? .before(target) : .after(target)).file, .move, "move")
      case 10: return (try file.settingWords(words, of: path), .within(headline), "words \(words)")
      default:
        let lines = file.document.properties.lines
        let name = random.pick(["icon", "tags", "note", "theme"])
        return (
          try file.setting(name, to: [random.pick(["ocean", "x: y", "\"", "- a"])], allowsProblems: true), .within(lines),
          "property \(name)"
        )
      }
    } catch { return nil }
  }

  private static func position(_ paths: [PlanPath], _ random: inout SplitMix64) -> ItemPosition {
    let path = random.pick(paths)
    switch Int.random(in: 0..<4, using: &random) {
    case 0: return .before(path)
    case 1: return .after(path)
    case 2: return .end(of: path.parent)
    default: return .end(of: path)
    }
  }

  private static let words = [
    "Call Mum", "🥛 Drink water", "1986. A year", "# no heading", "[x] no box", "2026-11-20 no entry", "a (due: 2026-12-01)",
    "`code (x: y)`", "+ plus", "water: 3/8 glasses", "x ^id", "*emphasis*", "[link](a.md)", "> quote", "done: x", "---",
  ]

  private static let fields: [(FieldKey, String)] = [
    (.due, "2026-12-01"), (.priority, "high"), (.icon, "book"), (.color, "blue"), (.notify, "start"),
    (.every, "2 weeks on mon"),
    (.goal, "12"), (.from, "2026-01-01"), (.rating, "good"), (.category, "Health"), (.project, "a, due: b"),
    (.since, "2026-01-01"),
    (.done, "2026-11-20"), (.streak, "daily"), (.best, "highest"),
  ]

  // MARK: Lines

  private static func lines(_ source: SourceText) -> [String] {
    (0..<source.lineCount).map { source.string(in: source.contentRange(ofLine: $0)) }
  }

  private static func words(of file: EditableFile) -> [String] { lines(file.source).filter { !isBlank($0) } }

  /// The end of a file is no line: one without a line ending may get one.
  private static func keeps(_ scope: Scope, _ old: [String], _ new: [String]) -> Bool {
    let (old, new) = (old.last == "" ? old.dropLast() : old[...], new.last == "" ? new.dropLast() : new[...])
    let start = zip(old, new).prefix { $0 == $1 }.count
    let end = zip(old.reversed(), new.reversed()).prefix { $0 == $1 }.count
    let kept = min(end, old.count - start, new.count - start)
    let (gone, come) = (old[start..<old.count - kept], new[start..<new.count - kept])
    switch scope {
    case .within(let range):
      return gone.isEmpty && come.isEmpty || (start >= range.lowerBound && old.count - end <= range.upperBound)
        || isLike(old, new, range)
    case .insertion: return gone.isEmpty
    case .deletion(let range):
      let rest = gone.enumerated().filter { !range.contains(start + $0.offset) && !isBlank($0.element) }
      return come.allSatisfy(isBlank) && (range.isEmpty || rest.isEmpty || isLike(old, new, range))
    case .move: return old.map(bare).filter { !$0.isEmpty }.sorted() == new.map(bare).filter { !$0.isEmpty }.sorted()
    }
  }

  /// Whether the lines before and after a range are the same, where equal lines hide which of them changed.
  private static func isLike(_ old: ArraySlice<String>, _ new: ArraySlice<String>, _ range: Range<Int>) -> Bool {
    let tail = old.count - range.upperBound
    return new.count >= range.lowerBound + tail && old.prefix(range.lowerBound) == new.prefix(range.lowerBound)
      && Array(old.suffix(tail)) == Array(new.suffix(tail))
  }

  private static func isBlank(_ line: String) -> Bool { line.allSatisfy { $0 == " " || $0 == "\t" } }

  /// A line without indent and marker.
  private static func bare(_ line: String) -> String {
    var text = line.drop { $0 == " " || $0 == "\t" }
    if let first = text.first, "-*+".contains(first) { text = text.dropFirst() }
    let digits = text.prefix { $0.isNumber }
    if !digits.isEmpty, let sign = text.dropFirst(digits.count).first, ".)".contains(sign) {
      text = text.dropFirst(digits.count + 1)
    }
    return String(text.drop { $0 == " " || $0 == "\t" })
  }
}
