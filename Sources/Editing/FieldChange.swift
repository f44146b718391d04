import Languages
public import Outline
import Planner
import Reading
import SourceText

extension EditableFile {
  /// The file with a field of an item, a section or a group set; nil takes it out.
  ///
  /// A field that is there gets another value in its place. A new one goes into the group that ends the headline, else into a
  /// new one in the spelling that the file uses most. After fields whose bracket does not close there is no place for it: the new
  /// one would look like one of those, which are words.
  ///
  /// - Parameter allowsProblems: whether the value may be one that does not read.
  public func setting(
    _ key: FieldKey,
    to value: String?,
    of path: PlanPath,
    allowsProblems: Bool = false
  ) throws(EditRefusal)
    -> EditableFile
  {
    guard let headline = headline(of: path) else {
      throw EditRefusal(EditMessage.hasNoWords(at: "\(self.path):\(line(of: path))"))
    }
    var ways: [[TextEdit]]
    if let field = headline.field(key) {
      if let value {
        ways = [replacement(of: field, in: headline, with: value)]
      } else {
        let removal = removal(of: field, in: headline)
        ways = [removal, removal + [gap(below: headline)]]
      }
      if value == nil, headline.fields.filter({ $0.key == key }).count > 1 {
        throw EditRefusal(EditMessage.hasTwice(key, at: "\(self.path):\(line(of: path))"), help: .removeOneByHand)
      }
    } else if let value {
      ways = insertions(of: key, value, into: headline)
      if let open = openBracketRange(in: headline) {
        ways.removeAll { way in way.contains { $0.range.lowerBound > open.lowerBound } }
        if ways.isEmpty {
          let place = "\(self.path):\(source.line(at: open.lowerBound) + 1)"
          throw EditRefusal(EditMessage.doesNotClose(document.text(open), at: place), help: .closeBracket)
        }
      }
    } else {
      return self
    }
    var step = EditStep(ways) { before, after in
      after.hasValue(value, of: key, at: path) && after.sameButField(key, at: path, as: before)
    }
    step.allowsProblems = allowsProblems
    return try applying(step)
  }

  /// The headline of an item, a section or a group.
  public func headline(of path: PlanPath) -> Headline? {
    path.isItem ? outlineItem(path)?.headline : heading(of: path)?.headline
  }

  /// What a field says as written; nil where there is none.
  public func value(of key: FieldKey, at path: PlanPath) -> String? {
    headline(of: path)?.field(key).map { document.value(of: $0) }
  }

  // MARK: Edits

  private func group(of field: Field, in headline: Headline) -> FieldGroup? {
    headline.groups.first { headline.fields[$0.fieldIndexes].contains(field) }
  }

  private func replacement(of field: Field, in headline: Headline, with value: String) -> [TextEdit] {
    let written = group(of: field, in: headline)?.spelling == .plain ? WrittenText.fieldValue(value) : value
    // With its quotes, if it has some: they may be curly, of three bytes each.
    var range = field.valueRange
    if field.isQuoted {
      range = quote(before: range.lowerBound)..<quote(after: range.upperBound)
    }
    // Another word for the key, or an equals sign for the colon, may not stand before every value.
    let sign = source.bytes[field.nameRange.upperBound..<range.lowerBound].contains(UInt8(ascii: "="))
    guard !sign, document.name(of: field) == document.text(field.nameRange) else {
      return [
        TextEdit(replacing: field.nameRange.lowerBound..<range.upperBound, with: document.name(of: field) + ": " + written)
      ]
    }
    let isGlued = source.bytes[range.lowerBound - 1] == UInt8(ascii: ":")
    return [TextEdit(replacing: range, with: (isGlued ? " " : "") + written)]
  }

  private func quote(before offset: Int) -> Int { source.bytes[offset - 1] == UInt8(ascii: "\"") ? offset - 1 : offset - 3 }
  private func quote(after offset: Int) -> Int { source.bytes[offset] == UInt8(ascii: "\"") ? offset + 1 : offset + 3 }

  private func removal(of field: Field, in headline: Headline) -> [TextEdit] {
    guard let group = group(of: field, in: headline) else { return [] }
    return [FieldRemoval.edit(of: field, from: group, of: headline, in: source)]
  }

  /// A blank line below a headline: a note directly below it would go on with words that no field ends any more.
  private func gap(below headline: Headline) -> TextEdit {
    LineEdit.insertion(of: [""], beforeLine: source.line(at: headline.range.upperBound - 1) + 1, in: source)
  }

  private func insertions(of key: FieldKey, _ value: String, into headline: Headline) -> [[TextEdit]] {
    let plain = WrittenText.fieldValue(value)
    var ways: [[TextEdit]] = []
    if let group = headline.groups.last(where: { $0.spelling == .plain }) ?? headline.groups.last {
      let written = group.spelling == .plain ? plain : value
      if let edit = HeadlineEdit.insertion(of: key, written, into: headline, in: source) { ways.append([edit]) }
    }
    guard let end = HeadlineEdit.end(of: headline, in: source) else { return ways }
    let groups =
      switch headline.groups.isEmpty ? FileStyle(document).spelling : .plain {
      case .plain: ["(\(key.rawValue): \(plain))", "[\(key.rawValue):: \(value)]"]
      case .dataviewSquare: ["[\(key.rawValue):: \(value)]", "(\(key.rawValue): \(plain))"]
      case .dataviewRound: ["(\(key.rawValue):: \(value))", "(\(key.rawValue): \(plain))"]
      }
    // A heading may end in signs of its own, and a line in tags: the end of the words is tried too.
    for offset in [end, headline.textRange.upperBound] {
      ways += groups.map { [TextEdit(insertingAt: offset, " " + $0)] }
    }
    return ways
  }

  /// The first fields of a headline that are words, as their bracket does not close.
  private func openBracketRange(in headline: Headline) -> Range<Int>? {
    var firstRange: Range<Int>?
    for problem in document.problems where headline.range.contains(problem.range.lowerBound) {
      guard case .unclosedGroup = problem.kind else { continue }
      if let found = firstRange, found.lowerBound <= problem.range.lowerBound { continue }
      firstRange = problem.range
    }
    return firstRange
  }

  // MARK: Proof

  private func hasValue(_ value: String?, of key: FieldKey, at path: PlanPath) -> Bool {
    self.value(of: key, at: path) == value
  }

  /// Whether the file says the same as another, but for one field and what follows from it.
  private func sameButField(_ key: FieldKey, at path: PlanPath, as before: EditableFile) -> Bool {
    guard otherFields(than: key, at: path) == before.otherFields(than: key, at: path) else { return false }
    var wanted = before.plan
    if path.isItem {
      guard let old = before.content[path], let new = content[path] else { return false }
      wanted.content[path] = new
      guard wanted == plan else { return false }
      // What the field itself says is all that may differ.
      if key != .icon { guard new.icon == old.icon else { return false } }
      guard new.number == old.number, new.box == old.box, new.id == old.id, new.notes == old.notes else { return false }
      return words(of: path) == before.words(of: path) && entryDays(of: path) == before.entryDays(of: path)
    }
    if let group = path.group {
      let read = content[section: path.section].groups[group]
      wanted.content[section: path.section].groups[group].icon = read.icon
      wanted.content[section: path.section].groups[group].otherFields = read.otherFields
    } else {
      let read = content[section: path.section]
      wanted.content[section: path.section].icon = read.icon
      wanted.content[section: path.section].theme = read.theme
      wanted.content[section: path.section].ended = read.ended
      wanted.content[section: path.section].otherFields = read.otherFields
    }
    return wanted == plan
  }

  private func otherFields(than key: FieldKey, at path: PlanPath) -> [String] {
    guard let headline = headline(of: path) else { return [] }
    return headline.fields.filter { $0.key != key }.map { document.name(of: $0) + ":" + document.value(of: $0) }
  }

  /// The words, with the tags that stand after the fields: where the last field goes, those stand among the words.
  private func words(of path: PlanPath) -> String {
    let words = outlineItem(path).map { document.title(of: $0.headline) } ?? ""
    return ([words] + (content[path]?.trailingTags ?? []).map { $0.hasPrefix("#") ? $0 : "#" + $0 }).joined(separator: " ")
  }

  private func entryDays(of path: PlanPath) -> [String] {
    (outlineItem(path)?.log ?? []).map { document.text(document.items[$0].headline.range) }
  }
}
