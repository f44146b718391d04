import Outline

/// The headline of one side with what the other side changed put into it, part by part.
struct HeadlineJoin {
  /// What becomes of a part.
  enum Outcome: Equatable {
    /// It is as the frame has it.
    case kept
    /// It is as these bytes; nil: it goes.
    case changed([UInt8]?)
  }

  private let frame: HeadlineParts
  private let other: HeadlineParts
  private var edits: [(range: Range<Int>, bytes: [UInt8])] = []
  private var isPossible = true

  /// The bytes, or nil where a part has no place in the frame.
  static func bytes(frame: HeadlineParts, other: HeadlineParts, _ outcomes: [HeadlineParts.Part: Outcome]) -> [UInt8]? {
    var join = HeadlineJoin(frame: frame, other: other)
    join.joinParts(outcomes)
    join.joinFields(outcomes)
    return join.isPossible ? join.applied() : nil
  }

  private init(frame: HeadlineParts, other: HeadlineParts) { (self.frame, self.other) = (frame, other) }

  private var source: [UInt8] { frame.tree.source.bytes }
  private var contentRange: Range<Int> { frame.tree.nodes[frame.node].content }

  private func applied() -> [UInt8]? {
    var result: [UInt8] = []
    var offset = contentRange.lowerBound
    for edit in edits.enumerated().sorted(by: {
      ($0.element.range.lowerBound, $0.offset) < ($1.element.range.lowerBound, $1.offset)
    }) {
      guard edit.element.range.lowerBound >= offset else { return nil }
      result += source[offset..<edit.element.range.lowerBound] + edit.element.bytes
      offset = edit.element.range.upperBound
    }
    return result + source[offset..<contentRange.upperBound]
  }

  // MARK: Parts but fields

  private mutating func joinParts(_ outcomes: [HeadlineParts.Part: Outcome]) {
    // What comes in is put in the order in which the other side has it.
    for part in frame.order + other.order.filter({ frame.ranges[$0] == nil }) {
      guard case .changed(let bytes) = outcomes[part] else { continue }
      if case .field = part { continue }
      switch (frame.ranges[part], bytes) {
      case (let range?, let bytes?): edits.append((range, bytes))
      case (let range?, nil): remove(part, range)
      case (nil, let bytes?): insert(part, bytes)
      case (nil, nil): break
      }
    }
  }

  private mutating func remove(_ part: HeadlineParts.Part, _ range: Range<Int>) {
    switch part {
    case .box, .icon, .anchor: edits.append((range.lowerBound..<spacesEnd(after: range.upperBound), []))
    case .tag, .id, .time, .attempt, .status, .note:
      edits.append((spacesStart(before: range.lowerBound)..<range.upperBound, []))
    case .words where range.upperBound == frame.wordsEnd && frame.ranges[.words(0)] != range: edits.append((range, []))
    default: isPossible = false
    }
  }

  private mutating func insert(_ part: HeadlineParts.Part, _ bytes: [UInt8]) {
    switch part {
    case .box, .icon, .anchor:
      guard let next = lead(after: part) else {
        isPossible = false
        return
      }
      edits.append((next..<next, bytes + [0x20]))
    case .tag, .id:
      let end = contentEnd
      edits.append((end..<end, [0x20] + bytes))
    case .time, .attempt, .status, .note:
      let before = Set(other.order.prefix { $0 != part })
      let place = frame.order.last { before.contains($0) && frame.ranges[$0] != nil }
      guard let place, let range = frame.ranges[place] else {
        isPossible = false
        return
      }
      edits.append((range.upperBound..<range.upperBound, [0x20] + bytes))
    case .words where part != .words(0): edits.append((frame.wordsEnd..<frame.wordsEnd, bytes))
    default: isPossible = false
    }
  }

  /// Where a box, an icon or an anchor goes: before what follows it on the other side and is here too.
  private func lead(after part: HeadlineParts.Part) -> Int? {
    let behind = other.order.drop { $0 != part }.dropFirst()
    return behind.lazy.compactMap { frame.ranges[$0]?.lowerBound }.first
  }

  private var contentEnd: Int {
    var end = contentRange.upperBound
    while end > contentRange.lowerBound, isSpace(source[end - 1]) { end -= 1 }
    return end
  }

  private func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }

  private func spacesEnd(after offset: Int) -> Int {
    var end = offset
    while end < contentRange.upperBound, isSpace(source[end]) { end += 1 }
    return end
  }

  private func spacesStart(before offset: Int) -> Int {
    var start = offset
    while start > contentRange.lowerBound, isSpace(source[start - 1]) { start -= 1 }
    return start
  }

  // MARK: Fields

  private mutating func joinFields(_ outcomes: [HeadlineParts.Part: Outcome]) {
    var groups = frame.groups.map { group in
      (group: group, fields: group.fields.map { (part: $0, bytes: frame.bytes($0) ?? []) })
    }
    var isMadeAnew = [Bool](repeating: false, count: groups.count)
    var added: [UInt8] = []
    for index in groups.indices {
      groups[index].fields = groups[index].fields.compactMap { field in
        guard case .changed(let bytes) = outcomes[field.part] else { return field }
        guard let bytes else {
          isMadeAnew[index] = true
          return nil
        }
        if let range = frame.ranges[field.part] { edits.append((range, bytes)) }
        return (field.part, bytes)
      }
    }
    for group in other.groups {
      var loose: [[UInt8]] = []
      for (offset, part) in group.fields.enumerated() where frame.ranges[part] == nil {
        guard case .changed(let bytes?) = outcomes[part] else { continue }
        guard group.isPlain, let place = place(of: part, at: offset, in: group, groups) else {
          loose.append(bytes)
          continue
        }
        groups[place.group].fields.insert((part, bytes), at: place.offset)
        isMadeAnew[place.group] = true
      }
      guard !loose.isEmpty else { continue }
      if group.isPlain {
        added += [0x20] + Array("(".utf8) + loose.joined(separator: Array(", ".utf8)) + Array(")".utf8)
      } else {
        let start = other.tree.source.bytes[group.range.lowerBound]
        for bytes in loose {
          added += [0x20, start] + bytes + [start == UInt8(ascii: "(") ? UInt8(ascii: ")") : UInt8(ascii: "]")]
        }
      }
    }
    for index in groups.indices where isMadeAnew[index] { rewrite(groups[index].group, groups[index].fields.map(\.bytes)) }
    if !added.isEmpty {
      let end = max(frame.wordsEnd, frame.groups.last?.range.upperBound ?? 0)
      edits.append((end..<end, added))
    }
  }

  /// Where a field goes: before the next one of its group that is in the frame too, else behind what stands before it, else at
  /// the end of the first plain group.
  private func place(
    of part: HeadlineParts.Part,
    at offset: Int,
    in group: HeadlineParts.Group,
    _ groups: [(group: HeadlineParts.Group, fields: [(part: HeadlineParts.Part, bytes: [UInt8])])]
  ) -> (group: Int, offset: Int)? {
    func find(_ part: HeadlineParts.Part) -> (group: Int, offset: Int)? {
      for (index, held) in groups.enumerated() where held.group.isPlain {
        if let offset = held.fields.firstIndex(where: { $0.part == part }) { return (index, offset) }
      }
      return nil
    }
    for next in group.fields[(offset + 1)...] {
      if let place = find(next) { return place }
    }
    for previous in group.fields[..<offset].reversed() {
      if let place = find(previous) { return (place.group, place.offset + 1) }
    }
    return groups.firstIndex { $0.group.isPlain && !$0.fields.isEmpty }.map { ($0, groups[$0].fields.count) }
  }

  /// Writes a group with other fields; one without any goes, with the space before it.
  private mutating func rewrite(_ group: HeadlineParts.Group, _ fields: [[UInt8]]) {
    edits.removeAll { group.range.contains($0.range.lowerBound) && group.range.upperBound >= $0.range.upperBound }
    guard !fields.isEmpty else {
      edits.append((spacesStart(before: group.range.lowerBound)..<group.range.upperBound, []))
      return
    }
    let inner = group.range.lowerBound + 1..<group.range.upperBound - 1
    edits.append((inner, Array(fields.joined(separator: Array(", ".utf8)))))
  }
}
