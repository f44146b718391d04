import Outline
import Planner
import SourceText

/// A comment above a heading belongs to it, as one that keeps rules silent holds for it (format, *Suppressions*): it goes where the
/// section or the group goes, and nothing comes between the two. In the outline it is the last of what comes before the heading.
extension Document {
  /// The lines of a section or a group with all that stands in it, and with the comments above its heading; those above the next
  /// heading are none of them.
  func lines(ofHeading path: PlanPath) -> Range<Int> { source.withoutBlankEnd(allLines(ofHeading: path)) }

  /// The same with the blank lines at its end.
  func allLines(ofHeading path: PlanPath) -> Range<Int> {
    let section = sections[path.section]
    let own = path.group.map { section.groups[$0].lines } ?? section.lines
    var start = own.lowerBound
    if path.group != nil || path.section > 0 {
      start = firstLine(ofCommentsAtEndOf: path.containerBefore { sections[$0].groups.count }) ?? start
    }
    let end = path.lastContainer { sections[$0].groups.count }
    return start..<(firstLine(ofCommentsAtEndOf: end) ?? own.upperBound)
  }

  /// How many elements at the end of what a section or a group holds are comments of the heading that follows.
  func commentCount(atEndOf container: PlanPath) -> Int {
    guard !container.isItem, var next = lineOfHeading(after: container) else { return 0 }
    let elements = elements(of: container)
    var count = 0
    while count < elements.count {
      let place = elements.count - 1 - count
      guard belongs(elements, place, toNext: next, in: container) else { break }
      next = lines(of: elements[place]).lowerBound
      count += 1
    }
    return count
  }

  private func firstLine(ofCommentsAtEndOf container: PlanPath) -> Int? {
    let count = commentCount(atEndOf: container)
    guard count > 0 else { return nil }
    let elements = elements(of: container)
    return lines(of: elements[elements.count - count]).lowerBound
  }

  private func lineOfHeading(after container: PlanPath) -> Int? {
    let groups = sections[container.section].groups
    let next = container.group.map { $0 + 1 } ?? 0
    if groups.indices.contains(next) { return groups[next].heading.lines.lowerBound }
    let section = container.section + 1
    return sections.indices.contains(section) ? sections[section].lines.lowerBound : nil
  }

  /// Whether one of some elements is a comment of what begins at a line. One that keeps rules silent for it is. Of another it is
  /// said by where it stands: right above the heading, or right below the words before it. Where that says nothing, it is one of
  /// the heading, unless it holds items that were commented out, which belong to those above them, or is alone below another
  /// heading, or below the title, where it is about the file.
  private func belongs(_ elements: [Element], _ place: Int, toNext next: Int, in container: PlanPath) -> Bool {
    guard isComment(elements[place]) else { return false }
    let lines = lines(of: elements[place])
    guard lines.upperBound <= next, (lines.upperBound..<next).allSatisfy(source.isBlank(line:)) else { return false }
    if line(silencedBy: elements[place]) == next { return true }
    // What would go before one that is indented could join it to an item.
    guard !isForWholeFile(lines), !isIndented(lines.lowerBound) else { return false }
    let (isRightAbove, isRightBelow) = (lines.upperBound == next, isRightBelowWords(elements, place))
    guard isRightAbove == isRightBelow else { return isRightAbove }
    return !elements[..<place].allSatisfy(isComment) && !holdsBlocks(lines)
  }

  private func isIndented(_ line: Int) -> Bool {
    let first = source.bytes[source.contentRange(ofLine: line)].first
    return first == 0x20 || first == 0x09
  }

  /// Whether a line of a comment would be an item or a heading without its signs.
  private func holdsBlocks(_ lines: Range<Int>) -> Bool {
    lines.contains { line in
      var text = source.bytes[source.contentRange(ofLine: line)].drop { $0 == 0x20 || $0 == 0x09 }
      if text.starts(with: "<!--".utf8) { text = text.dropFirst(4).drop { $0 == 0x20 || $0 == 0x09 } }
      var marker = text.prefix { $0 > 0x20 }
      guard !marker.isEmpty, marker.endIndex < text.endIndex else { return false }
      if marker.allSatisfy({ $0 == UInt8(ascii: "#") }) { return marker.count <= 6 }
      guard marker.count > 1 else { return "-*+".utf8.contains(marker[marker.startIndex]) }
      let sign = marker.removeLast()
      guard sign == UInt8(ascii: ".") || sign == UInt8(ascii: ")") else { return false }
      return marker.count <= 9 && marker.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    }
  }

  /// Whether a comment, or those right above it, stand right below something else.
  private func isRightBelowWords(_ elements: [Element], _ place: Int) -> Bool {
    let line = lines(of: elements[place]).lowerBound
    guard line > 0, !source.isBlank(line: line - 1) else { return false }
    guard place > 0, isComment(elements[place - 1]), lines(of: elements[place - 1]).upperBound == line else { return true }
    return isRightBelowWords(elements, place - 1)
  }

  /// Whether a block is a comment and nothing else.
  func isComment(_ element: Element) -> Bool {
    guard case .other(let block) = element, case .htmlBlock = tree[block].kind else { return false }
    let bytes = source.bytes[source.fullRange(ofLines: source.withoutBlankEnd(tree[block].lines))]
    let text = bytes.drop { $0 == 0x20 || $0 == 0x09 }
    guard let end = text.lastIndex(where: { $0 > 0x20 }), text.count >= 7 else { return false }
    return text.starts(with: "<!--".utf8) && text[...end].suffix(3).elementsEqual("-->".utf8)
  }

  private func isForWholeFile(_ lines: Range<Int>) -> Bool {
    suppressions.contains { suppression in
      suppression.lines == nil
        && (suppression.ranges.first.map { lines.contains(source.line(at: $0.lowerBound)) } ?? false)
    }
  }
}

extension EditableFile {
  /// Takes a section or a group out of the values of the file, with the comments above it; those above the next heading stay.
  func remove(heading path: PlanPath, from content: inout PlanContent) {
    let end = path.lastContainer { self.content[section: $0].groups.count }
    let before = content.container(before: path)
    let next = content.removeLast(document.commentCount(atEndOf: end), of: end)
    content.removeLast(document.commentCount(atEndOf: before), of: before)
    if let group = path.group {
      content[section: path.section].groups.remove(at: group)
    } else {
      content.sections.remove(at: path.section - 1)
    }
    content[elementsOf: before] += next
  }
}

extension PlanContent {
  /// What holds the comments above a section or a group.
  func container(before heading: PlanPath) -> PlanPath {
    heading.containerBefore { self[section: $0].groups.count }
  }

  /// Takes elements from the end of what a section or a group holds.
  @discardableResult
  mutating func removeLast(_ count: Int, of container: PlanPath) -> [PlanElement] {
    guard count > 0 else { return [] }
    let elements = self[elementsOf: container]
    self[elementsOf: container] = Array(elements.dropLast(count))
    return Array(elements.suffix(count))
  }
}

extension PlanPath {
  /// What comes right before the heading of a section or a group: the group before it, or the section without its groups.
  ///
  /// - Parameter count: how many groups a section has.
  fileprivate func containerBefore(_ count: (Int) -> Int) -> PlanPath {
    if let group { return PlanPath(section: section, group: group > 0 ? group - 1 : nil) }
    return PlanPath(section: section - 1).lastContainer(count)
  }

  /// The last part of a section or a group: its last group, or itself.
  fileprivate func lastContainer(_ count: (Int) -> Int) -> PlanPath {
    guard group == nil, count(section) > 0 else { return self }
    return PlanPath(section: section, group: count(section) - 1)
  }
}
