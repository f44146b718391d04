/// What tells a file of a calendar that Tidemark wrote from one that somebody else wrote.
public enum CalendarMark {
  /// The ending of the files of a vdir.
  public static let ending = ".ics"

  /// The name of an item's file in a vdir.
  public static func fileName(of item: CalendarItem) -> String { item.uid.text + ending }

  /// Whether a name can be that of a file which Tidemark wrote.
  public static func isName(_ name: String) -> Bool {
    name.hasSuffix(ending) && NameUUID.isOne(String(name.dropLast(ending.count)))
  }

  /// Whether a file of that name is as Tidemark writes it: it says so, and has the identifier that its name is. What another
  /// program wrote over it says that program's name.
  public static func isOurs(_ bytes: [UInt8], named name: String) -> Bool {
    guard isName(name) else { return false }
    let lines = Set(bytes.split(separator: 0x0A).map { $0.last == 0x0D ? $0.dropLast() : $0 })
    return lines.contains(Array("PRODID:\(CalendarWriter.product)".utf8)[...])
      && lines.contains(Array("UID:\(name.dropLast(ending.count))".utf8)[...])
  }
}
