public import Outline
public import Planner
public import SourceText

/// Values as they are written into a file that stands already: lines without the indent that their place gives them.
public enum WrittenText {
  /// The lines of an item that stands at the top of a section, or below others.
  ///
  /// - Parameters:
  ///   - section: the title of the section; empty in the introduction.
  ///   - parents: the items that it stands below, the outermost first.
  ///   - source: the text that the item was read from, in this place, which spares the proof of lines that stand there as they are
  ///     written; nil for an item that was made or changed, but for its log and what is below it, which may be left out.
  public static func lines(
    of item: PlanItem,
    in kind: DocumentKind,
    section: String,
    below parents: [PlanItem],
    readFrom source: SourceText? = nil
  ) -> [String] {
    lines(text(of: item, in: kind, section: section, below: parents, readFrom: source))
  }

  /// The same as one text.
  public static func text(
    of item: PlanItem,
    in kind: DocumentKind,
    section: String,
    below parents: [PlanItem],
    readFrom source: SourceText? = nil
  ) -> String {
    let writer = ItemWriter(place: place(kind, section, parents), source: source)
    return writer.blocks([.item(item)]).joined(separator: "\n\n")
  }

  /// The lines of an entry of a log.
  ///
  /// - Parameter owners: the item that has the log, last, and those that it stands below.
  public static func lines(of record: LogRecord, in kind: DocumentKind, section: String, of owners: [PlanItem]) -> [String] {
    lines(of: [record], in: kind, section: section, of: owners)[0]
  }

  /// The lines of each of several entries of one log, in the order of the entries. To write them together is less work than to
  /// write one after the other.
  ///
  /// - Parameter owners: the item that has the log, last, and those that it stands below.
  public static func lines(
    of records: [LogRecord],
    in kind: DocumentKind,
    section: String,
    of owners: [PlanItem]
  ) -> [[String]] {
    let writer = ItemWriter(place: place(kind, section, owners.dropLast()))
    let isAttempt = owners.last?.hasAttempts ?? false
    writer.ways.learn(records, in: kind, isAttempt: isAttempt)
    return records.map { lines(writer.entry($0, isAttempt: isAttempt, width: 2)) }
  }

  /// The lines of a section with all that it holds, the heading first.
  public static func lines(of section: PlanSection, in kind: DocumentKind) -> [String] {
    var writer = PlanWriter(kind: kind)
    writer.append(section)
    return Array(lines(writer.text).drop { $0.isEmpty }.reversed().drop { $0.isEmpty }.reversed())
  }

  /// A value of a field as it stands in a group: in quotes, if it would not read as itself without them.
  public static func fieldValue(_ value: String) -> String { FieldWriter.quoted(value) }

  /// A value of a list, with a backslash before what would be read as something else.
  public static func listValue(_ value: String) -> String { TextGuard.listPart(value) }

  /// A value of a property as YAML writes it.
  public static func propertyValue(_ value: String) -> String { PropertyWriter.scalar(value) }

  private static func place(_ kind: DocumentKind, _ section: String, _ parents: some Sequence<PlanItem>) -> ItemPlace {
    parents.reduce(ItemPlace(kind: kind, section: section)) { $0.below($1) }
  }

  private static func lines(_ text: String) -> [String] {
    // A carriage return and a line feed are one character, which is no line feed.
    guard !text.utf8.contains(0x0D) else {
      return text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }
    return text.utf8.split(separator: 0x0A, omittingEmptySubsequences: false).map { String(Substring($0)) }
  }
}
