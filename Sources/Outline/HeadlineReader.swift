import Chronology
import SourceText

/// Reads the first paragraph of an item, or the text of a heading (format, *The headline*).
package struct HeadlineReader {
  /// What a headline may begin with where it stands.
  package struct Grammar {
    var readsBox = true
    var readsIcon = true
    var anchors = Anchors.all
    /// The places of every headline here.
    var places: Place
    /// Those of a headline that begins with a time, instead of the ones that follow.
    var placesOfTime: Place = []
    /// Those of a headline that begins with a date, likewise.
    var placesOfDate: Place = []
    /// Whether a range of dates is one here, too.
    var takesDateRange = true
    /// Those of a headline with a box, and of one without.
    var placesOfBox: Place = []
    var placesOfNoBox: Place = []
    /// The kind of file; nil for headings and entries.
    var kind: DocumentKind?
    /// The spellings of times and dates that are read here and elsewhere are words.
    var spellings: AnchorScan.Spellings = []
    /// Whether list items may be rows of a schedule or a timeline.
    var hasRows = false
    /// Whether plain words and one group are read without the readers of everything else, which find the same.
    var hasShortWay = true
    /// The day of birth, where `Week 1547` is the first day of that week.
    var born: CivilDate?

    static let item = Grammar(places: .item, placesOfBox: .box, placesOfNoBox: .boxless, kind: .page, hasRows: true)
    /// A line of a log.
    static let entry = Grammar(readsIcon: false, places: .entry, spellings: .links)
  }

  /// Which times and dates are read at the start of a headline; others are words.
  enum Anchors {
    case none, times, dates, all
  }

  let bytes: [UInt8]
  var grammar: Grammar
  /// Whether anybody wants to know what looks meant.
  let looksForMeant: Bool
  package var problems: [OutlineProblem] = []

  package init(bytes: [UInt8], grammar: Grammar, looksForMeant: Bool = true) {
    self.bytes = bytes
    self.grammar = grammar
    self.looksForMeant = looksForMeant
  }

  /// Reads a paragraph. The headline may end before the paragraph does.
  package mutating func read(_ paragraphRange: Range<Int>) -> Headline {
    let end = Spaces.trim(in: bytes, end: paragraphRange.upperBound, start: paragraphRange.lowerBound)
    var offset = Spaces.skip(in: bytes, from: paragraphRange.lowerBound, end: end)
    var headline = Headline(range: offset..<end, text: offset..<end, places: grammar.places)
    if grammar.readsBox { offset = readBox(at: offset, end: end, into: &headline) }
    if grammar.readsIcon { offset = readIcon(at: offset, end: end, into: &headline) }
    if grammar.anchors != .none { offset = readAnchor(at: offset, end: end, into: &headline) }
    if grammar.readsIcon, headline.iconRange == nil, headline.anchor != nil {
      offset = readIcon(at: offset, end: end, into: &headline)
    }
    addPlaces(to: &headline)
    headline.textRange = min(offset, end)..<end
    if looksForMeant { reportLateBox(in: headline) }
    if hasSyntax(in: headline.textRange) { readFields(into: &headline) }
    if looksForMeant { reportLastWords(in: headline) }
    if headline.iconRange != nil, headline.field(.icon) != nil { return readWithoutEmoji(paragraphRange) }
    if !headline.cutRanges.isEmpty { skipLeadingCuts(in: &headline) }
    // Without the word it would be copied.
    return consume headline
  }

  @inline(__always)
  private func addPlaces(to headline: inout Headline) {
    let hasTime = headline.anchor?.isTime == true
    if hasTime, !grammar.placesOfTime.isEmpty {
      headline.places.formUnion(grammar.placesOfTime)
      if headline.box != nil { headline.places.insert(.box) }
      return
    }
    if let anchor = headline.anchor, !hasTime, !grammar.placesOfDate.isEmpty, grammar.takesDateRange || anchor.isDate {
      headline.places.formUnion(grammar.placesOfDate)
      return
    }
    headline.places.formUnion(headline.box == nil ? grammar.placesOfNoBox : grammar.placesOfBox)
    if hasTime, grammar.places.contains(.item) { headline.places.insert(.row) }
  }

  /// Whether words could hold a field, a tag or an id, or a value with which the headline ends before its paragraph does; and where
  /// anybody wants to know it, what was meant as a field.
  @inline(__always)
  private func hasSyntax(in range: Range<Int>) -> Bool {
    if looksForMeant { return HeadlineSigns.all.stand(in: range, of: bytes) || bytes[range].last == UInt8(ascii: "}") }
    let signs: HeadlineSigns = grammar.places.contains(.item) ? [.opening, .colon] : .opening
    return signs.stand(in: range, of: bytes)
  }

  // MARK: What stands before the words

  private mutating func readBox(at offset: Int, end: Int, into headline: inout Headline) -> Int {
    guard offset < end, bytes[offset] == UInt8(ascii: "[") else {
      if offset < end, bytes[offset] == 0xE2 || bytes[offset] == UInt8(ascii: "("),
        case .malformed(let state, let range) = BoxShape(signAt: offset, of: bytes, end: end)
      {
        problems.append(OutlineProblem(.malformedBox(state: state), range))
      }
      return offset
    }
    if let state = BoxShape.usualState(bytes, at: offset, end: end) {
      headline.box = Box(state: state, range: offset..<offset + 3)
      return HardBreaks.skip(in: bytes, from: offset + 3, end: end)
    }
    switch BoxShape(bytes, at: offset, end: end) {
    case .none:
      return offset
    case .malformed(let state, let range):
      problems.append(OutlineProblem(.malformedBox(state: state), range))
      return offset
    case .box(let state, let boxEnd):
      headline.box = Box(state: state, range: offset..<boxEnd)
      if state == nil { problems.append(OutlineProblem(.unknownBox, offset..<boxEnd)) }
      return HardBreaks.skip(in: bytes, from: boxEnd, end: end)
    }
  }

  /// `- 17:00 [ ] Tea`: the box was meant, and stands where none is read.
  private mutating func reportLateBox(in headline: Headline) {
    guard grammar.readsBox, headline.box == nil, headline.iconRange != nil || headline.anchor != nil,
      case .box(let state, let end) = BoxShape(bytes, at: headline.textRange.lowerBound, end: headline.textRange.upperBound),
      state != nil
    else { return }
    problems.append(OutlineProblem(.lateBox, headline.textRange.lowerBound..<end))
  }

  /// What is meant by the last words of an item with a box, of a habit, and of a block of the routine.
  private mutating func reportLastWords(in headline: Headline) {
    if let state = headline.box?.state {
      if state != .dropped { reportLastWords(in: headline, isOpen: state == .open) }
    } else if !headline.places.isDisjoint(with: [.habit, .routine]) {
      reportLastWords(in: headline, isOpen: true, onlyRule: true)
    }
  }

  /// The words begin behind the fields that stand before them; so may the icon.
  private func skipLeadingCuts(in headline: inout Headline) {
    var start = headline.textRange.lowerBound
    for cut in headline.cutRanges where cut.lowerBound == start {
      start = min(
        Spaces.skip(in: bytes, from: cut.upperBound, end: headline.textRange.upperBound),
        headline.textRange.upperBound
      )
    }
    headline.textRange = start..<headline.textRange.upperBound
    guard grammar.readsIcon, headline.iconRange == nil, headline.field(.icon) == nil else { return }
    headline.textRange =
      readIcon(at: start, end: headline.textRange.upperBound, into: &headline)..<headline.textRange.upperBound
  }

  /// Where the field `icon` names one, the emoji at the start is a word, and so is a time or date behind it.
  private mutating func readWithoutEmoji(_ paragraphRange: Range<Int>) -> Headline {
    var grammar = grammar
    grammar.readsIcon = false
    var reader = HeadlineReader(bytes: bytes, grammar: grammar, looksForMeant: looksForMeant)
    let headline = reader.read(paragraphRange)
    problems = reader.problems
    return headline
  }

  /// Whether what begins like a date, or like a time, is read here.
  private func reads(_ isDate: Bool) -> Bool {
    switch grammar.anchors {
    case .none: false
    case .times: !isDate
    case .dates: isDate
    case .all: true
    }
  }

  /// Four digits and a dash or stroke.
  private func beginsLikeDate(_ offset: Int, _ end: Int) -> Bool {
    guard offset + 4 < end, bytes[offset + 4] == UInt8(ascii: "-") || bytes[offset + 4] == UInt8(ascii: "/") else {
      return false
    }
    return bytes[offset..<offset + 4].allSatisfy(\.isASCIIDigit)
  }

  /// Whether an anchor may begin with what stands at an offset.
  private func beginsAnchor(_ offset: Int, _ end: Int) -> Bool {
    if bytes[offset].isASCIIDigit { return reads(beginsLikeDate(offset, end)) }
    return bytes[offset] == UInt8(ascii: "[") && grammar.spellings.contains(.links)
  }

  private func readIcon(at offset: Int, end: Int, into headline: inout Headline) -> Int {
    guard let iconEnd = Emoji.end(in: bytes, at: offset, end: end) else { return offset }
    headline.iconRange = offset..<iconEnd
    return Spaces.skip(in: bytes, from: iconEnd, end: end)
  }

  private mutating func readAnchor(at offset: Int, end: Int, into headline: inout Headline) -> Int {
    guard offset < end else { return offset }
    guard beginsAnchor(offset, end) else { return readOtherAnchor(at: offset, end: end, into: &headline) }
    let line = HardBreaks.wordsEnd(ofLineAt: offset, limit: end, in: bytes)
    let value: Anchor.Value
    let anchorEnd: Int
    switch AnchorScan.scan(bytes, at: offset, end: line, grammar.spellings) {
    case .time(let time, let end): (value, anchorEnd) = (.time(time), end)
    case .timeRange(let range, let end): (value, anchorEnd) = (.timeRange(range), end)
    case .date(let date, let end): (value, anchorEnd) = (.date(date), end)
    case .dateRange(let range, let end): (value, anchorEnd) = (.dateRange(range), end)
    case .timeRangeBackwards(let end), .dateRangeBackwards(let end):
      problems.append(OutlineProblem(.backwardAnchor, offset..<end))
      return offset
    case .halfRange(let end):
      problems.append(OutlineProblem(.halfRange, offset..<end))
      return offset
    case .wrong(let end):
      problems.append(OutlineProblem(.unreadAnchor, offset..<end))
      return offset
    case .none:
      return readOtherAnchor(at: offset, end: end, into: &headline)
    }
    return add(value, offset..<anchorEnd, line: line, end: end, to: &headline)
  }

  /// - Parameter lineEnd: that of the line of the anchor.
  private func add(
    _ value: Anchor.Value,
    _ range: Range<Int>,
    line lineEnd: Int,
    end: Int,
    to headline: inout Headline
  ) -> Int {
    let decorationEnd = AnchorScan.skipDecoration(bytes, at: range.upperBound, end: lineEnd)
    headline.anchor = Anchor(value: value, range: range, decorationRange: range.upperBound..<decorationEnd)
    return HardBreaks.skip(in: bytes, from: decorationEnd, end: end)
  }

  /// The number of a week of a life; and in a day what was meant as a time, or belongs to another day.
  private mutating func readOtherAnchor(at offset: Int, end: Int, into headline: inout Headline) -> Int {
    if let born = grammar.born {
      let line = HardBreaks.wordsEnd(ofLineAt: offset, limit: end, in: bytes)
      guard let week = WeekAnchor(bytes, at: offset, end: line), week.isPlain, let date = week.firstDay(from: born) else {
        return offset
      }
      return add(.date(date), offset..<week.end, line: line, end: end, to: &headline)
    }
    guard looksForMeant else { return offset }
    guard grammar.anchors == .times else {
      if grammar.hasRows, bytes[offset].isASCIIDigit || bytes[offset] == UInt8(ascii: "a") { reportRow(at: offset, end: end) }
      return offset
    }
    if let time = MeantTime.scan(bytes, at: offset, end: end) {
      problems.append(OutlineProblem(.meantTime, offset..<time.end))
    } else if let dayEnd = OtherDay.end(in: bytes, at: offset, end: end) {
      problems.append(OutlineProblem(.otherDay, offset..<dayEnd))
    }
    return offset
  }

  // MARK: Fields

  private mutating func readFields(into headline: inout Headline) {
    let paragraph = headline.textRange
    if grammar.hasShortWay, readPlainGroup(into: &headline) { return }
    let syntax = InlineSyntax(bytes, in: paragraph)
    var lineEnd = bytes.lineEnd(of: paragraph)
    var zone = TrailingZone()
    while true {
      zone = readZone(endingAt: wordsEnd(to: lineEnd, of: paragraph), of: paragraph, syntax, places: headline.places)
      if !zone.groups.isEmpty || lineEnd >= paragraph.upperBound { break }
      let next = Spaces.skip(in: bytes, from: lineEnd, end: paragraph.upperBound)
      lineEnd = bytes.lineEnd(from: next, limit: paragraph.upperBound)
    }
    if zone.groups.isEmpty, let end = endOfValue(in: paragraph, of: headline) {
      lineEnd = end
      zone = readZone(endingAt: wordsEnd(to: end, of: paragraph), of: paragraph, syntax, places: headline.places)
    }
    let end = Spaces.trim(in: bytes, end: lineEnd, start: paragraph.lowerBound)
    headline.range = headline.range.lowerBound..<end
    headline.idRange = zone.idRange
    let words = paragraph.lowerBound..<max(paragraph.lowerBound, zone.start)
    headline.textRange = HardBreaks.trimmed(words, in: paragraph, of: bytes)
    addGroups(of: paragraph, syntax, zone, to: &headline)
    readTags(syntax, zone, into: &headline)
    guard looksForMeant else { return }
    var loose = LooseFieldScanner(bytes: bytes, paragraph: paragraph, syntax: syntax, headline: headline, kind: grammar.kind)
    loose.run()
    problems += loose.problems
  }

  /// Where words end that go on to an offset: before spaces, and before the backslash of a hard break.
  private func wordsEnd(to offset: Int, of paragraphRange: Range<Int>) -> Int {
    HardBreaks.trimmed(paragraphRange.lowerBound..<offset, in: paragraphRange, of: bytes).upperBound
  }

  /// Reads words with one group behind them and nothing else; false where something else may be there.
  private func readPlainGroup(into headline: inout Headline) -> Bool {
    guard let plain = PlainGroup(bytes, in: headline.textRange),
      let fields = plain.writtenFields(bytes, in: headline.places)
        ?? fieldParts(inside: plain.innerRange, places: headline.places).map(HeadlineReader.fields(of:))
    else { return false }
    headline.textRange = Spaces.trimmed(headline.textRange.lowerBound..<plain.range.lowerBound, in: bytes)
    headline.setOnly(FieldGroup(range: plain.range, spelling: .plain, fieldIndexes: 0..<fields.count), of: fields)
    return true
  }

  private static func fields(of parts: [FieldGroup.Part]) -> [Field] {
    var fields: [Field] = []
    fields.reserveCapacity(parts.count)
    for part in parts {
      guard let name = part.nameRange else { continue }
      fields.append(Field(key: part.key, nameRange: name, valueRange: part.valueRange, isQuoted: part.isQuoted))
    }
    return fields
  }

  /// Where the first line but the last ends that ends in a value; without any field it ends the headline.
  private func endOfValue(in paragraphRange: Range<Int>, of headline: Headline) -> Int? {
    guard grammar.places.contains(.item), headline.box == nil, headline.anchor == nil else { return nil }
    var lineEnd = bytes.lineEnd(of: paragraphRange)
    var lineStarts = [paragraphRange.lowerBound]
    while lineEnd < paragraphRange.upperBound {
      let end = wordsEnd(to: lineEnd, of: paragraphRange)
      if ValueShape.ends(paragraphRange.lowerBound..<end, lookingFrom: lineStarts[0], in: bytes) { return lineEnd }
      let next = Spaces.skip(in: bytes, from: lineEnd, end: paragraphRange.upperBound)
      lineEnd = bytes.lineEnd(from: next, limit: paragraphRange.upperBound)
      if lineStarts.count == ValueShape.mostLines { lineStarts.removeFirst() }
      lineStarts.append(next)
    }
    return nil
  }

  /// What may stand between the words of a headline and the end of its line.
  private struct TrailingZone {
    struct Group {
      var range: Range<Int>
      var parts: [FieldGroup.Part]
    }
    /// Where the words end.
    var start = 0
    /// From the last to the first.
    var groups: [Group] = []
    var tagRanges: [Range<Int>] = []
    var idRange: Range<Int>?
  }

  /// Reads backwards from the end of a line: groups, tags, one mark of punctuation, comments, an id, in any order.
  private func readZone(endingAt end: Int, of paragraphRange: Range<Int>, _ syntax: InlineSyntax, places: Place) -> TrailingZone
  {
    var zone = TrailingZone(start: end)
    var offset = end
    var tagRanges: [Range<Int>] = []
    var hasPunctuation = false
    var isIDLast = false
    scan: while offset > paragraphRange.lowerBound {
      offset = wordsEnd(to: offset, of: paragraphRange)
      guard offset > paragraphRange.lowerBound else { break }
      switch bytes[offset - 1] {
      case UInt8(ascii: ")"), UInt8(ascii: "]"):
        guard let pair = syntax.pair(endingAt: offset), syntax.literal(at: offset - 1) == nil else { break scan }
        if FieldGroup.dataviewKey(bytes, in: pair.innerRange) == nil {
          guard let parts = fieldParts(of: pair, places: places) else { break scan }
          zone.groups.append(TrailingZone.Group(range: pair.range, parts: parts))
        } else {
          zone.groups.append(TrailingZone.Group(range: pair.range, parts: []))
        }
        offset = pair.range.lowerBound
        zone.start = offset
        zone.tagRanges += tagRanges
        tagRanges = []
      case UInt8(ascii: ">"):
        guard let literal = syntax.literal(at: offset - 1), literal.kind == .comment else { break scan }
        offset = literal.range.lowerBound
      case UInt8(ascii: "."), UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: ":"), UInt8(ascii: "!"):
        guard !hasPunctuation, syntax.literal(at: offset - 1) == nil else { break scan }
        hasPunctuation = true
        offset -= 1
      default:
        let word = lastWord(endingAt: offset, of: paragraphRange)
        guard syntax.literal(at: word.lowerBound) == nil else { break scan }
        if Tag.end(in: bytes, at: word.lowerBound, end: offset) == offset {
          tagRanges.append(word)
        } else if zone.idRange == nil, isIdentifier(word) {
          isIDLast = offset == end
          zone.idRange = word.lowerBound + 1..<word.upperBound
          zone.start = word.lowerBound
          zone.tagRanges += tagRanges
          tagRanges = []
        } else {
          break scan
        }
        offset = word.lowerBound
      }
    }
    // Without a field, only the very end of the line is an id; else it and what follows are words.
    return zone.groups.isEmpty && !isIDLast ? TrailingZone(start: end) : zone
  }

  /// The word that ends there. A tag or an id may follow a group without a space.
  private func lastWord(endingAt end: Int, of paragraphRange: Range<Int>) -> Range<Int> {
    var start = end
    while start > paragraphRange.lowerBound, Spaces.length(in: bytes, before: start, start: paragraphRange.lowerBound) == 0 {
      let isBracket = bytes[start - 1] == UInt8(ascii: ")") || bytes[start - 1] == UInt8(ascii: "]")
      if isBracket, start < end, "#^".utf8.contains(bytes[start]) { break }
      start -= 1
    }
    return start..<end
  }

  private func isIdentifier(_ wordRange: Range<Int>) -> Bool {
    wordRange.count > 1 && bytes[wordRange.lowerBound] == UInt8(ascii: "^")
      && wordRange.dropFirst().allSatisfy {
        bytes[$0].isASCIILetter || bytes[$0].isASCIIDigit || bytes[$0] == UInt8(ascii: "-")
      }
  }

  /// The parts of a pair of brackets, if it is a group of fields: every part has the shape `key: value` and one key leads here.
  private func fieldParts(of pair: InlineSyntax.Pair, places: Place) -> [FieldGroup.Part]? {
    pair.isSquare ? nil : fieldParts(inside: pair.innerRange, places: places)
  }

  private func fieldParts(inside innerRange: Range<Int>, places: Place) -> [FieldGroup.Part]? {
    guard FieldGroup.key(in: bytes, at: innerRange.lowerBound, end: innerRange.upperBound) != nil else { return nil }
    let parts = FieldGroup.parts(of: innerRange, in: bytes)
    var isLed = false
    for part in parts {
      guard part.nameRange != nil else { return nil }
      if let key = part.key, KeyTable.leads(key, in: places) { isLed = true }
    }
    return isLed ? parts : nil
  }

  /// Adds the groups of the zone, and Dataview's fields, which stand anywhere in the paragraph: those among the words are cut
  /// out of them.
  private func addGroups(
    of paragraphRange: Range<Int>,
    _ syntax: InlineSyntax,
    _ zone: TrailingZone,
    to headline: inout Headline
  ) {
    // A group of the zone is a pair, too.
    guard !syntax.pairs.isEmpty else { return }
    let dataview = syntax.pairs.filter { FieldGroup.dataviewKey(bytes, in: $0.innerRange) != nil }
    // Most that have any have one, in round brackets.
    if dataview.isEmpty, zone.groups.count <= 1 {
      guard let group = zone.groups.first else { return }
      let fields = HeadlineReader.fields(of: group.parts)
      return headline.setOnly(FieldGroup(range: group.range, spelling: .plain, fieldIndexes: 0..<fields.count), of: fields)
    }
    var groups: [(group: FieldGroup, fields: [Field])] = []
    for group in zone.groups where !group.parts.isEmpty {
      groups.append(
        (FieldGroup(range: group.range, spelling: .plain, fieldIndexes: 0..<0), HeadlineReader.fields(of: group.parts))
      )
    }
    for pair in dataview {
      // A field in the value of another is a part of that.
      guard let (key, name, after) = FieldGroup.dataviewKey(bytes, in: pair.innerRange),
        !dataview.contains(where: {
          $0.innerRange.lowerBound <= pair.range.lowerBound && $0.innerRange.upperBound >= pair.range.upperBound
        })
      else { continue }
      let value = Spaces.trimmed(after..<pair.innerRange.upperBound, in: bytes)
      let spelling = pair.isSquare ? FieldGroup.Spelling.dataviewSquare : .dataviewRound
      let field = Field(key: key, nameRange: name, valueRange: value, isQuoted: false)
      groups.append((FieldGroup(range: pair.range, spelling: spelling, fieldIndexes: 0..<0), [field]))
      if pair.range.lowerBound < headline.textRange.upperBound { headline.cutRanges.append(pair.range) }
    }
    groups.sort { $0.group.range.lowerBound < $1.group.range.lowerBound }
    for (group, fields) in groups {
      var group = group
      group.fieldIndexes = headline.fields.count..<headline.fields.count + fields.count
      headline.fields += fields
      headline.groups.append(group)
    }
  }

  private func readTags(_ syntax: InlineSyntax, _ zone: TrailingZone, into headline: inout Headline) {
    guard !zone.tagRanges.isEmpty || bytes.holds(UInt8(ascii: "#"), in: headline.textRange) else { return }
    headline.add(tags: Tag.all(in: bytes, headline.textRange, syntax) + zone.tagRanges.reversed())
  }
}
