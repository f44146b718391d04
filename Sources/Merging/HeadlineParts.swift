import Outline
import Planner
import Reading

/// The parts of a headline that can be merged one by one, each with its bytes.
struct HeadlineParts {
  enum Part: Hashable {
    case indent, marker, box, icon, anchor
    /// The words, or those of them that stand before, between and behind the numbers.
    case words(Int)
    case value, goal, strokes
    case time, attempt, status, note
    /// A field by its key in lower case, and how many of that key stand before it.
    case field(String, Int)
    case tag(String)
    case id
  }

  struct Group {
    var range: Range<Int>
    var isPlain: Bool
    var fields: [Part]
  }

  let tree: MergeTree
  let node: Int
  private(set) var ranges: [Part: Range<Int>] = [:]
  /// In the order of the file.
  private(set) var order: [Part] = []
  private(set) var groups: [Group] = []
  /// Where the words end.
  private(set) var wordsEnd = 0

  /// Whether the numbers of the words are parts of their own.
  enum Splitting {
    case none, value, valueAndGoal, strokes
  }

  /// How the words of a headline can be parted.
  static func splitting(of node: Int, in tree: MergeTree) -> Splitting {
    guard let reading = tree.itemReading(node), let headline = tree.item(node)?.headline, headline.cutRanges.isEmpty else {
      return .none
    }
    if let strokes = reading.strokesRange { return headline.textRange.contains(strokes.lowerBound) ? .strokes : .none }
    guard let value = reading.valueRange, headline.textRange.contains(value.lowerBound) else { return .none }
    return reading.goalRange == nil ? .value : .valueAndGoal
  }

  /// Nil for what has no headline.
  init?(_ node: Int, of tree: MergeTree, splitting: Splitting) {
    (self.tree, self.node) = (tree, node)
    let content = tree.nodes[node].content
    var headline: Headline
    switch tree.nodes[node].subject {
    case .item(let index):
      let item = tree.document.items[index]
      headline = item.headline
      add(.indent, content.lowerBound..<item.markerRange.lowerBound)
      add(.marker, item.markerRange)
    case .heading(let heading): headline = heading.headline
    default: return nil
    }
    headline.textRange = headline.textRange.clamped(to: content)
    if let box = headline.box { add(.box, box.range) }
    if let icon = headline.iconRange { add(.icon, icon) }
    if let anchor = headline.anchor { add(.anchor, anchor.range) }
    wordsEnd = max(headline.textRange.upperBound, headline.textRange.lowerBound)
    addWords(headline, splitting)
    addFields(headline)
    for tag in headline.tagRanges where tag.lowerBound >= headline.textRange.upperBound && tag.upperBound <= content.upperBound
    {
      add(.tag(tree.source.string(in: tag)), tag)
    }
    if let id = headline.idRange, id.lowerBound > headline.textRange.upperBound, id.upperBound <= content.upperBound {
      add(.id, id.lowerBound - 1..<id.upperBound)
    }
    order = ranges.sorted { ($0.value.lowerBound, $0.value.upperBound) < ($1.value.lowerBound, $1.value.upperBound) }.map(\.key)
    guard isSound(in: content) else { return nil }
  }

  private mutating func add(_ part: Part, _ range: Range<Int>) {
    if ranges[part] == nil { ranges[part] = range }
  }

  /// Whether the parts follow one another within the lines.
  private func isSound(in contentRange: Range<Int>) -> Bool {
    var offset = contentRange.lowerBound
    for part in order {
      guard let range = ranges[part], range.lowerBound >= offset else { return false }
      offset = range.upperBound
    }
    return offset <= contentRange.upperBound
  }

  private mutating func addWords(_ headline: Headline, _ splitting: Splitting) {
    let text = headline.textRange
    if let entry = tree.item(node)?.entry, headline.cutRanges.isEmpty {
      if let time = entry.timeRange { add(.time, time) }
      if let value = entry.valueRange { add(.attempt, value) }
      if let status = entry.statusRange { add(.status, status) }
      let note = entry.noteRange.clamped(to: text)
      if !note.isEmpty { add(.note, note) }
      return
    }
    guard let reading = tree.itemReading(node), !text.isEmpty else {
      if !text.isEmpty { add(.words(0), text) }
      return
    }
    // The words may begin with the anchor.
    var start = text.lowerBound
    func word(_ number: Int, to end: Int) -> (Part, Range<Int>)? { start < end ? (.words(number), start..<end) : nil }
    var found: [(Part, Range<Int>)] = []
    switch splitting {
    case .none: break
    case .strokes:
      guard let strokes = reading.strokesRange else { break }
      if let words = word(0, to: strokes.lowerBound) { found.append(words) }
      found.append((.strokes, strokes))
      start = strokes.upperBound
    case .value, .valueAndGoal:
      guard let value = reading.valueRange else { break }
      if let words = word(0, to: value.lowerBound) { found.append(words) }
      found.append((.value, value))
      start = value.upperBound
      guard splitting == .valueAndGoal, let goal = reading.goalRange else { break }
      if let words = word(1, to: goal.lowerBound) { found.append(words) }
      found.append((.goal, goal))
      start = goal.upperBound
    }
    if let words = word(2, to: text.upperBound) { found.append(splitting == .none ? (.words(0), words.1) : words) }
    for (part, range) in found { add(part, range) }
  }

  // MARK: Fields

  private mutating func addFields(_ headline: Headline) {
    var counts: [String: Int] = [:]
    for group in headline.groups where group.range.lowerBound >= headline.textRange.upperBound {
      var fields: [Part] = []
      for index in group.fieldIndexes {
        let field = headline.fields[index]
        let key = tree.document.name(of: field).lowercased()
        let limit =
          index + 1 < group.fieldIndexes.upperBound ? headline.fields[index + 1].nameRange.lowerBound : group.range.upperBound
        let end = end(of: field, limit: limit)
        let part = Part.field(key, counts[key, default: 0])
        counts[key, default: 0] += 1
        add(part, field.nameRange.lowerBound..<end)
        fields.append(part)
      }
      groups.append(Group(range: group.range, isPlain: group.spelling == .plain, fields: fields))
    }
  }

  /// Where a field ends, with the quote behind its value.
  private func end(of field: Field, limit: Int) -> Int {
    guard field.isQuoted else { return field.valueRange.upperBound }
    let isStraight = field.valueRange.upperBound < limit && tree.source.bytes[field.valueRange.upperBound] == UInt8(ascii: "\"")
    return min(limit, field.valueRange.upperBound + (isStraight ? 1 : 3))
  }

  func bytes(_ part: Part) -> [UInt8]? { ranges[part].map { tree.bytes($0) } }

  /// What stands for what a part says, however it is spelled.
  func meaning(of part: Part) -> [UInt8]? {
    guard let range = ranges[part] else { return nil }
    let bytes = tree.bytes(range)
    switch part {
    case .anchor: return tree.item(node)?.headline.anchor.map { Array("\($0.value)".utf8) } ?? bytes
    case .box: return Array(String(decoding: bytes, as: UTF8.self).lowercased().utf8)
    case .words, .note: return Array(tree.document.text(range).utf8)
    case .field(let key, _):
      guard let sign = bytes.firstIndex(where: { $0 == UInt8(ascii: ":") || $0 == UInt8(ascii: "=") }) else { return bytes }
      // Dataview has two colons.
      let value = bytes[sign...].drop { $0 == bytes[sign] }.filter { !" \t\"".utf8.contains($0) }
      return Array(key.utf8) + [UInt8(ascii: ":")] + value
    default: return bytes
    }
  }

  /// What is in no part, without what only parts things.
  var rest: [UInt8] { gaps.filter { !" \t\r\n()[],:;".utf8.contains($0) } }

  /// What is in no part.
  var gaps: [UInt8] {
    var gaps: [UInt8] = []
    var offset = tree.nodes[node].content.lowerBound
    for part in order {
      guard let range = ranges[part] else { continue }
      gaps += tree.source.bytes[offset..<range.lowerBound]
      offset = range.upperBound
    }
    return gaps + tree.source.bytes[offset..<tree.nodes[node].content.upperBound]
  }
}
