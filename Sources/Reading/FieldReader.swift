import Chronology
public import Outline
import Planner

/// The fields of one headline, read and checked against the table of keys (format, *Fields* and *Keys*).
package struct FieldReader {
  /// A field that reads.
  struct Entry {
    var key: FieldKey
    var value: FieldValue
    var field: Field
  }

  private(set) var entries: [Entry] = []
  package private(set) var problems: [ReadingProblem] = []
  /// What is kept, in the order of the file: unknown and misplaced keys, repeated ones, wrong values.
  private(set) var kept: [Field] = []

  private init() {}

  /// Reads the fields of a headline.
  package static func read(_ headline: Headline, in document: Document) -> FieldReader {
    var reader = FieldReader()
    guard !headline.fields.isEmpty else { return reader }
    reader.entries.reserveCapacity(headline.fields.count)
    for field in headline.fields { reader.read(field, of: headline, in: document) }
    return reader
  }

  /// The fields that are kept, as they are written.
  func others(in document: Document) -> [OtherField] {
    kept.isEmpty ? [] : kept.map { OtherField(key: document.name(of: $0), value: document.value(of: $0)) }
  }

  /// Whether no field reads.
  var isEmpty: Bool { entries.isEmpty }

  /// The place of an entry, which is large to copy: only its key is looked at.
  private func place(of key: FieldKey) -> Int? {
    for place in entries.indices where entries[place].key == key { return place }
    return nil
  }

  subscript(key: FieldKey) -> FieldValue? {
    place(of: key).map { entries[$0].value }
  }

  func has(_ key: FieldKey) -> Bool { place(of: key) != nil }

  func date(_ key: FieldKey) -> CivilDate? {
    if case .date(let date) = self[key] { date } else { nil }
  }

  func range(_ key: FieldKey) -> Range<Int>? {
    place(of: key).map { entries[$0].field.valueRange }
  }

  /// Whether the item's type makes nothing of one of its keys.
  ///
  /// - Parameter content: what the item is.
  func hasMisplacedKey(in content: PlanItem.Content) -> Bool {
    for entry in entries.indices {
      let key = entries[entry].key
      if FieldReader.isOfTrackers(key), !ItemClassifier.reads(key, content) { return true }
    }
    return false
  }

  /// Takes the keys away that the item's type makes nothing of, and reports them (format, *Keys out of place*).
  ///
  /// - Parameters:
  ///   - headline: that of the fields.
  ///   - reported: the key that is reported otherwise.
  ///   - isRead: whether the type reads a key.
  mutating func misplace(in headline: Headline, reported: FieldKey?, unless isRead: (FieldKey) -> Bool) {
    for entry in entries where FieldReader.isOfTrackers(entry.key) && !isRead(entry.key) {
      keep(entry.field)
      // Beside a leader whose value does not read, that error says enough.
      let hasWrittenLeader = entry.key.leaders.contains { headline.field($0) != nil && !has($0) }
      if entry.key != reported, !hasWrittenLeader { report(.misplacedKey(entry.key), entry.field.nameRange) }
    }
    entries.removeAll { FieldReader.isOfTrackers($0.key) && !isRead($0.key) }
  }

  private static func isOfTrackers(_ key: FieldKey) -> Bool {
    switch key {
    case .every, .at, .in, .from, .until, .since, .streak, .goal, .best, .count, .to: true
    case .type, .icon, .was, .due, .priority, .done, .notify, .project, .color, .ended, .rating, .category, .marked, .source,
      .theme:
      false
    }
  }

  private mutating func keep(_ field: Field) {
    kept.append(field)
    kept.sort { $0.nameRange.lowerBound < $1.nameRange.lowerBound }
  }

  private mutating func report(_ kind: ReadingProblem.Kind, _ range: Range<Int>) {
    problems.append(ReadingProblem(kind, range))
  }

  /// The date that is all of a value, as nearly every one that takes a date is. It needs no text.
  private func date(in field: Field, of document: Document) -> CivilDate? {
    let (bytes, range) = (document.source.bytes, field.valueRange)
    guard let (date, end) = CivilDate.scan(bytes, at: range.lowerBound, end: range.upperBound), end == range.upperBound else {
      return nil
    }
    return date
  }

  /// Whether the rule of a headline counts hours. Nearly every rule stands before its times, and is read.
  private func countsHours(_ headline: Headline, in document: Document) -> Bool {
    if case .rule(let rule) = self[.every] { rule.unit == .hour } else { document.countsHours(headline) }
  }

  private mutating func read(_ field: Field, of headline: Headline, in document: Document) {
    guard let key = field.key else {
      keep(field)
      return report(.unknownKey, field.nameRange)
    }
    guard let row = KeyTable.row(for: key, in: headline.places) else {
      keep(field)
      return report(.misplacedKey(key), field.nameRange)
    }
    if row.leading.isDisjoint(with: headline.places), !key.leaders.contains(where: { headline.field($0) != nil }) {
      keep(field)
      return report(.missingLeader(key), field.nameRange)
    }
    guard headline.field(key) == field else {
      keep(field)
      return report(.duplicateKey(key), field.nameRange)
    }
    if row.value == .date, let date = date(in: field, of: document) {
      entries.append(Entry(key: key, value: .date(date), field: field))
      return
    }
    let besideHours = row.value == .times && countsHours(headline, in: document)
    switch FieldValue.read(document.value(of: field), as: row.value, besideHours: besideHours) {
    case .success(let value): entries.append(Entry(key: key, value: value, field: field))
    case .failure(let error) where error.reason == .backwardWindow:
      keep(field)
      report(.backwardBounds, field.valueRange)
    case .failure(let error):
      keep(field)
      report(.fieldValue(key, error), field.valueRange.isEmpty ? field.nameRange : field.valueRange)
    }
  }
}

extension Document {
  /// Whether the rule of a headline, which may stand after its times, counts hours; then they are a window.
  public func countsHours(_ headline: Headline) -> Bool {
    guard let field = headline.field(.every), case .success(let rule) = Recurrence.parse(value(of: field)) else { return false }
    return rule.unit == .hour
  }
}
