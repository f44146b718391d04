public import Outline
public import Planner

/// Values as they are written into a file that stands already: lines without the indent that their place gives them.
public enum WrittenText {
  /// The lines of an item that stands at the top of a section, or below others.
  ///
  /// - Parameters:
  ///   - section: the title of the section; empty in the introduction.
  ///   - parents: the items that it stands below, the outermost first.
  public static func lines(
    of item: PlanItem,
    in kind: DocumentKind,
    section: String,
    below parents: [PlanItem]
  ) -> [String] {
    WrittenFile(of: kind).lines(of: item, section: section, below: parents)
  }

  /// The lines of an entry of a log.
  ///
  /// - Parameter owners: the item that has the log, last, and those that it stands below.
  public static func lines(of record: LogRecord, in kind: DocumentKind, section: String, of owners: [PlanItem]) -> [String] {
    lines(of: [record], in: kind, section: section, of: owners)[0]
  }

  /// The lines of each of several entries of one log, in the order of the entries.
  ///
  /// - Parameter owners: the item that has the log, last, and those that it stands below.
  public static func lines(
    of records: [LogRecord],
    in kind: DocumentKind,
    section: String,
    of owners: [PlanItem]
  ) -> [[String]] {
    WrittenFile(of: kind).lines(of: records, section: section, of: owners)
  }

  /// The lines of a section with all that it holds, the heading first.
  public static func lines(of section: PlanSection, in kind: DocumentKind) -> [String] {
    var writer = PlanWriter(kind: kind)
    writer.append(section)
    return Array(WrittenFile.lines(writer.text).drop { $0.isEmpty }.reversed().drop { $0.isEmpty }.reversed())
  }

  /// A value of a field as it stands in a group: in quotes, if it would not read as itself without them.
  public static func fieldValue(_ value: String) -> String { FieldWriter.quoted(value) }

  /// A value of a list, with a backslash before what would be read as something else.
  public static func listValue(_ value: String) -> String { TextGuard.listPart(value) }

  /// A value of a property as YAML writes it.
  public static func propertyValue(_ value: String) -> String { PropertyWriter.scalar(value) }
}
