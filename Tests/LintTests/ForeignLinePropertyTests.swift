import Lint
import Outline
import SourceText
import TestLaws
import TestSupport
import Testing

/// Lines of other programs, composed of their signs in every order, are fixed whole: every value is read, and every other word is
/// still there.
@Suite struct ForeignLinePropertyTests {
  @Test func allThatALineSaysIsReadOrStaysAsWords() throws {
    for seed in caseSeeds(default: 300) {
      var random = SplitMix64(seed: seed)
      let lines = (0..<Int.random(in: 1...4, using: &random)).map { ComposedLine(number: $0, &random) }
      let text = "---\nkind: page\n---\n\n# Page\n\n## Plans\n\n" + lines.map(\.text).joined(separator: "\n") + "\n"
      let vault = FixerVault(["a.md": text])
      expectFixerLaws(vault, "seed \(seed), safe fixes of \(text)")
      expectFixerLaws(vault, all: "foreign-line", "seed \(seed), all fixes of \(text)")
      let fixed = SourceText(try #require(vault.applying(vault.fixer(all: "foreign-line")).text("a.md")))
      let document = Document(reading: fixed)
      #expect(document.items.count == lines.count, "seed \(seed): \(text)")
      for (line, item) in zip(lines, document.items) {
        let headline = item.headline
        let fields = Dictionary(headline.fields.compactMap { field in field.key.map { ($0, document.value(of: field)) } }) {
          $1
        }
        #expect(fields == line.fields, "seed \(seed): \(line.text) of \(text)")
        #expect(headline.box?.state == line.box, "seed \(seed): \(line.text)")
        let words = " " + document.text(item.headline.range) + " "
        for word in line.words { #expect(words.contains(" \(word) "), "seed \(seed): \(word) of \(line.text)") }
      }
    }
  }
}

/// A line of one program, and what must be read of it.
private struct ComposedLine {
  private(set) var text = ""
  private(set) var fields: [FieldKey: String] = [:]
  private(set) var box = Box.State.open
  /// What must stand among the words.
  private(set) var words: [String]

  private var signs: [String] = []

  init(number: Int, _ random: inout SplitMix64) {
    // Two items of one name would be reported.
    words = ["Alpha\(number)"] + ["beta", "naïve", "7"].filter { _ in random.chance(70) }
    let plain = words
    switch Int.random(in: 0..<7, using: &random) {
    case 0: composeTasks(plain, &random)
    case 1: composeTaskPaper(plain, &random)
    case 2: composeOrg(plain, &random)
    case 3: composeTodoTxt(plain, &random)
    case 4: composeTodoist(plain, &random)
    case 5: composeLogseq(plain, &random)
    default: composeDataview(plain, &random)
    }
  }

  private static func date(_ random: inout SplitMix64) -> String {
    "2026-\(random.pick(["10", "11", "12"]))-\(random.pick(["01", "09", "17", "28"]))"
  }

  /// Words and signs in a random order, the words in theirs.
  private func mixed(_ words: [String], _ random: inout SplitMix64) -> String {
    var parts = words
    for sign in signs { parts.insert(sign, at: Int.random(in: 0...parts.count, using: &random)) }
    // Tasks takes all words behind `every` for the rule.
    if let index = parts.firstIndex(where: { $0.hasPrefix("🔁") }) { parts.append(parts.remove(at: index)) }
    // An icon stands at the start.
    if let first = parts.first, !first.contains(where: { $0.isLetter || $0.isNumber }) { parts.append(parts.removeFirst()) }
    return parts.joined(separator: " ")
  }

  private mutating func priority(_ spellings: [(String, String)], _ random: inout SplitMix64) {
    guard random.chance(50) else { return }
    let (sign, value) = random.pick(spellings)
    signs.append(sign)
    fields[.priority] = value
  }

  private mutating func dated(_ sign: String, _ name: String, _ random: inout SplitMix64) {
    guard random.chance(30) else { return }
    let date = Self.date(&random)
    signs.append(sign.replacing("D", with: date))
    words.append("\(name) \(date)")
  }

  private mutating func composeTasks(_ plain: [String], _ random: inout SplitMix64) {
    let due = Self.date(&random)
    signs.append("📅 \(due)")
    priority([("🔺", "high"), ("⏫", "high"), ("🔼", "medium"), ("🔽", "low"), ("⏬", "low")], &random)
    dated("⏳ D", "scheduled", &random)
    dated("🛫 D", "starts", &random)
    dated("➕ D", "created", &random)
    if random.chance(30) {
      signs.append("🆔 ab\(due.suffix(2))")
      words.append("id ab\(due.suffix(2))")
    }
    let isDone = random.chance(30)
    if isDone {
      box = .done
      signs.append("✅ 2026-11-05")
      fields[.done] = "2026-11-05"
    }
    if random.chance(40) {
      signs.append("🔁 every 2 weeks on mon")
      if isDone { words.append("every 2 weeks on mon") } else { fields[.every] = "2 weeks on mon" }
    }
    fields[fields[.every] == nil ? .due : .from] = due
    text = "- \(box.text) " + mixed(plain, &random)
  }

  private mutating func composeTaskPaper(_ plain: [String], _ random: inout SplitMix64) {
    let due = Self.date(&random)
    signs.append("@due(\(due))")
    fields[.due] = due
    priority([("@priority(1)", "high"), ("@priority(2)", "medium"), ("@priority(low)", "low")], &random)
    dated("@start(D)", "starts", &random)
    if random.chance(40) {
      signs.append("@home")
      words.append("@home")
    }
    if random.chance(40) {
      signs.append("@done(2026-11-05)")
      fields[.done] = "2026-11-05"
      box = .done
    }
    text = "- " + mixed(plain, &random)
  }

  private mutating func composeOrg(_ plain: [String], _ random: inout SplitMix64) {
    let (word, state) = random.pick([("TODO", Box.State.open), ("DONE", .done), ("CANCELLED", .dropped), ("WAITING", .open)])
    box = state
    if word == "WAITING" { words.append(word) }
    priority([("[#A]", "high"), ("[#B]", "medium"), ("[#C]", "low")], &random)
    var line = "- \(word) " + (signs + plain).joined(separator: " ")
    if random.chance(50) {
      line += " :garden:home:"
      words += ["#garden", "#home"]
    }
    let due = Self.date(&random)
    line += "\n  DEADLINE: <\(due) Tue>"
    fields[.due] = due
    if random.chance(40) {
      line += " SCHEDULED: <2026-11-30 Mon>"
      words.append("scheduled 2026-11-30")
    }
    text = line
  }

  private mutating func composeTodoTxt(_ plain: [String], _ random: inout SplitMix64) {
    let due = Self.date(&random)
    signs.append("due:\(due)")
    fields[.due] = due
    signs += ["@phone"] + (random.chance(40) ? ["+garden"] : [])
    words += signs.dropFirst()
    var start = "x 2026-11-05"
    if random.chance(30) {
      box = .done
      fields[.done] = "2026-11-05"
    } else {
      let (letter, level) = random.pick([("A", "high"), ("B", "medium"), ("C", "low")])
      start = "(\(letter))"
      fields[.priority] = level
    }
    text = "- \(start) " + mixed(plain, &random)
  }

  private mutating func composeTodoist(_ plain: [String], _ random: inout SplitMix64) {
    var parts = plain
    let date = Self.date(&random)
    switch Int.random(in: 0..<3, using: &random) {
    case 0:
      parts.append(date)
      fields[.due] = date
    case 1:
      parts += ["every", "monday"]
      fields[.every] = "mon"
    default: break
    }
    let (level, value) = random.pick([("p1", "high"), ("p2", "medium"), ("p3", "low")])
    parts.append(level)
    fields[.priority] = value
    if random.chance(40) {
      parts.append("#garden")
      words.append("#garden")
    }
    text = "- [ ] " + parts.joined(separator: " ")
  }

  private mutating func composeLogseq(_ plain: [String], _ random: inout SplitMix64) {
    let (word, state) = random.pick([("TODO", Box.State.open), ("DONE", .done)])
    box = state
    var lines = ["- \(word) " + plain.joined(separator: " ")]
    let due = Self.date(&random)
    lines.append("  deadline:: " + random.pick([due, "[[\(due)]]"]))
    fields[.due] = due
    if random.chance(40) {
      let (level, value) = random.pick([("A", "high"), ("medium", "medium"), ("c", "low")])
      lines.append("  priority:: \(level)")
      fields[.priority] = value
    }
    if random.chance(40) {
      let date = Self.date(&random)
      lines.append("  scheduled:: \(date)")
      words.append("scheduled \(date)")
    }
    text = lines.joined(separator: "\n")
  }

  private mutating func composeDataview(_ plain: [String], _ random: inout SplitMix64) {
    if random.chance(40) {
      signs.append("[due:: 2026-12-24]")
      fields[.due] = "2026-12-24"
    }
    signs.append("[completion:: 2026-11-05]")
    fields[.done] = "2026-11-05"
    dated("[scheduled:: D]", "scheduled", &random)
    dated("[created:: D]", "created", &random)
    box = .done
    text = "- [x] " + mixed(plain, &random)
  }
}
