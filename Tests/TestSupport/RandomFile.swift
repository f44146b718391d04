/// Random files in which the parts of Markdown and of Tidemark meet in every way.
public struct RandomFile {
  public var random: SplitMix64
  private let kind: RandomPlan.Kind

  public init(seed: UInt64, kind: RandomPlan.Kind = .page) {
    random = SplitMix64(seed: seed)
    self.kind = kind
  }

  /// Front matter, and lines put together of parts that belong there, most of them in their place.
  public mutating func file() -> [UInt8] {
    var text = random.chance(15) ? anyFrontMatter() : frontMatter
    if random.chance(40) { text += "\n# Page\n\n## Section\n\n" }
    if random.chance(hasMeaningfulSections ? 70 : 10) {
      text += "## " + random.pick(RandomFile.sections[kind] ?? ["Section"]) + "\n\n"
    }
    var indent = 0
    for _ in 0..<Int.random(in: 1...14, using: &random) {
      text += line(indent: &indent) + (random.chance(96) ? "\n" : "\r\n")
      if random.chance(20) { text += "\n" }
    }
    if random.chance(10) { text.removeLast() }
    return Array(text.utf8)
  }

  /// Fragments in no order at all.
  public mutating func fragments() -> [UInt8] {
    var text = random.chance(80) ? frontMatter : ""
    for _ in 0..<Int.random(in: 1...30, using: &random) { text += anyFragment() }
    return Array(text.utf8)
  }

  /// Bytes, most of which mean something.
  public mutating func bytes() -> [UInt8] {
    let signs = Array("  \n\n\n\r\t-*+>#[]()x:,|`\\<!_=~^1209.\"\u{A0}é☕\u{FEFF}\0".utf8)
    let count = Int.random(in: 0...120, using: &random)
    let body = (0..<count).map { _ in random.chance(90) ? random.pick(signs) : UInt8.random(in: 0...255, using: &random) }
    return (random.chance(80) ? Array(frontMatter.utf8) : []) + body
  }

  /// Whether the title of a section says what stands in it.
  private var hasMeaningfulSections: Bool { [.vault, .ritual, .life].contains(kind) }

  private var frontMatter: String { "---\nkind: \(kind.rawValue)\n---\n" }

  private mutating func anyFrontMatter() -> String {
    guard random.chance(60) else {
      return random.pick(RandomFile.frontMatters).replacing("kind: page", with: "kind: " + kind.rawValue)
    }
    var lines: [String] = []
    repeat {
      lines.append(random.pick(RandomFile.properties) + ":" + random.pick(RandomFile.propertyValues))
    } while random.chance(75)
    return "---\nkind: \(kind.rawValue)\n" + lines.joined(separator: "\n") + "\n---\n"
  }

  /// A file with some bytes left out, doubled, swapped or replaced.
  public mutating func mutated(_ bytes: [UInt8]) -> [UInt8] {
    var bytes = bytes
    for _ in 0..<Int.random(in: 1...4, using: &random) where !bytes.isEmpty {
      let place = Int.random(in: bytes.indices, using: &random)
      switch Int.random(in: 0..<5, using: &random) {
      case 0: bytes.remove(at: place)
      case 1: bytes.insert(bytes[Int.random(in: bytes.indices, using: &random)], at: place)
      case 2: bytes.swapAt(place, Int.random(in: bytes.indices, using: &random))
      case 3: bytes.insert(contentsOf: Array(anyFragment().utf8), at: place)
      default:
        bytes[place] =
          random.chance(80) ? UInt8.random(in: 0x20...0x7E, using: &random) : UInt8.random(in: 0...255, using: &random)
      }
    }
    return bytes
  }

  // MARK: Lines

  private mutating func line(indent: inout Int) -> String {
    switch Int.random(in: 0..<20, using: &random) {
    case 0: return random.pick(["# ", "## ", "### ", "#### "]) + words() + (random.chance(40) ? " " + group() : "")
    case 1:
      return random.chance(70)
        ? words() : random.pick(["", "-", "• ", "– ", "☕ "]) + random.pick(RandomFile.anchors) + " " + words()
    case 2: return "> " + words() + "\n> " + random.pick(["— ", "-- ", "", "- "]) + words()
    case 3: return random.pick(RandomFile.blocks)
    case 4: return String(repeating: " ", count: indent + 2) + words()
    case 5: return words() + "\n" + random.pick(["-", "===", "---", "=", "  "])
    case 6 where hasMeaningfulSections: return "## " + random.pick(RandomFile.sections[kind] ?? ["Section"])
    case 7 where kind == .vault: return "- " + link()
    case 7...11 where RandomFile.fields[kind] != nil: return tracked()
    default:
      indent = max(0, indent + random.pick([-2, 0, 0, 2]))
      return String(repeating: " ", count: indent) + random.pick(["- ", "- ", "- ", "* ", "+ ", "1. ", "2) "]) + headline()
    }
  }

  private mutating func headline() -> String {
    var parts: [String] = []
    if random.chance(30) { parts.append(random.pick(RandomFile.boxes)) }
    if random.chance(15) { parts.append(random.pick(RandomFile.icons)) }
    if random.chance(35) { parts.append(random.pick(RandomFile.anchors)) }
    if random.chance(85) { parts.append(words()) }
    if random.chance(15) { parts.append(random.pick(RandomFile.values)) }
    while random.chance(45) { parts.append(group()) }
    while random.chance(15) { parts.append(random.pick(["#tag", "#été/a", "^id", "<!-- c -->", ".", "!", "  ", "\n  more"])) }
    return parts.joined(separator: random.chance(85) ? " " : random.pick(["", "  ", "\u{A0}", "\t", " - ", ": "]))
  }

  /// A habit, a mark or phase, or an activity, most of the time; and where there is a log, some lines of it.
  private mutating func tracked() -> String {
    let fields = (0..<Int.random(in: 0...3, using: &random)).map { _ in random.pick(RandomFile.fields[kind] ?? []) }
    let group = fields.isEmpty ? "" : " (" + fields.joined(separator: ", ") + ")"
    guard kind != .life else { return "- " + random.pick(RandomFile.dates) + " " + words() + group }
    let dates = random.chance(10) ? ": " + random.pick(RandomFile.dates) + ", " + random.pick(RandomFile.dates) : ""
    var lines = "- " + words() + dates + group
    while random.chance(50) {
      lines += "\n  - " + random.pick(RandomFile.dates) + random.pick(["", " ", ": ", " - "])
      lines += random.pick(["", "07:10", "skipped", "missed ill", "done", "12", "25:00"]) + " " + words()
      if random.chance(30) { lines += random.pick([" (source: widget)", " (source: a b)", " [source:: x]", " (mood: low)"]) }
    }
    return lines
  }

  private mutating func link() -> String {
    (0..<Int.random(in: 1...4, using: &random)).map { _ in random.pick(RandomFile.links) }.joined(
      separator: random.pick(["", " "])
    )
  }

  private mutating func words() -> String {
    var words = random.pick(["garden", "tea", "Évora", "日本語", "a", "of", "Water", "no"])
    while random.chance(45) { words += " " + (random.chance(80) ? RandomText.word(using: &random) : anyFragment()) }
    return words
  }

  private mutating func group() -> String {
    if random.chance(15) { return random.pick(RandomFile.dataview) }
    var fields: [String] = []
    repeat {
      let colon = random.pick([": ", ": ", ": ", ":", " : ", ":  ", "=", " = "])
      let value = random.pick(RandomFile.fieldValues)
      fields.append(random.pick(RandomFile.keys) + colon + (random.chance(10) ? "\"\(value)\"" : value))
    } while random.chance(40)
    return "(" + fields.joined(separator: random.pick([", ", ", ", ",", " , ", "; ", " "])) + ")"
  }

  private mutating func anyFragment() -> String {
    random.pick(
      random.pick([RandomFile.markdown, RandomFile.markdown, RandomFile.anchors, RandomFile.values, RandomFile.dataview])
    )
  }
}
