public import Outline
public import Planner
public import SourceText

/// Writes the values of one file, one after another: what was proved of an entry is not proved again of the next that says the same.
public struct WrittenFile {
  private let kind: DocumentKind
  private let source: SourceText?
  private let ways = EntryWays()

  /// - Parameter source: the text that the items were read from, in their places, which spares the proof of lines that stand there as
  ///   they are written; nil for items that were made or changed, but for their logs and what is below them, which may be left out.
  public init(of kind: DocumentKind, readFrom source: SourceText? = nil) {
    (self.kind, self.source) = (kind, source)
  }

  /// The lines of an item that stands at the top of a section, or below others, as one text.
  ///
  /// - Parameters:
  ///   - section: the title of the section; empty in the introduction.
  ///   - parents: the items that it stands below, the outermost first.
  public func text(of item: PlanItem, section: String, below parents: [PlanItem]) -> String {
    writer(section, parents).blocks([.item(item)]).joined(separator: "\n\n")
  }

  /// The same line by line.
  public func lines(of item: PlanItem, section: String, below parents: [PlanItem]) -> [String] {
    WrittenFile.lines(text(of: item, section: section, below: parents))
  }

  /// The lines of each of several entries of one log, in the order of the entries. To write them together is less work than to
  /// write one after the other.
  ///
  /// - Parameter owners: the item that has the log, last, and those that it stands below.
  public func lines(of records: [LogRecord], section: String, of owners: [PlanItem]) -> [[String]] {
    let writer = writer(section, owners.dropLast())
    let isAttempt = owners.last?.hasAttempts ?? false
    ways.learn(records, in: kind, isAttempt: isAttempt)
    return records.map { WrittenFile.lines(writer.entry($0, isAttempt: isAttempt, width: 2)) }
  }

  /// Where an item stands in the file, as far as that says how it is written.
  public struct Place {
    fileprivate let place: ItemPlace

    /// That of what stands below an item that stands here.
    public func below(_ item: PlanItem) -> Place { Place(place: place.below(item)) }
  }

  /// The top of a section of a title; that of the introduction is empty.
  public func place(inSection title: String) -> Place { Place(place: ItemPlace(kind: kind, section: title)) }

  /// Appends the lines of an item.
  public func append(_ item: PlanItem, in place: Place, to bytes: inout [UInt8]) {
    if let source {
      let start = bytes.count
      if ItemWriter.append(provenLinesOf: item, in: place.place, of: source, to: &bytes) { return }
      bytes.removeSubrange(start...)
    }
    bytes.append(utf8: text(of: item, in: place))
  }

  /// Appends the first line of an item that has neither a number nor anything below it but notes.
  public func append(firstLineOf item: PlanItem, in place: Place, to bytes: inout [UInt8]) {
    let start = bytes.count
    if let source,
      ItemWriter.append(
        provenLineOf: item,
        hasNumber: false,
        hasChildren: false,
        in: place.place,
        of: source,
        to: &bytes
      ) != nil
    {
      if !bytes[start...].contains(where: { $0 == 0x0A || $0 == 0x0D }) { return }
      bytes.removeSubrange(start...)
    }
    bytes.append(utf8: WrittenFile.lines(text(of: item.alone, in: place)).first ?? "")
  }

  /// Appends the lines of each entry of the log of an item that stands in a place.
  ///
  /// - Returns: where those of each entry end.
  public func append(logOf item: PlanItem, in place: Place, to bytes: inout [UInt8]) -> [Int] {
    let (log, isAttempt) = (item.log, item.hasAttempts)
    var ends: [Int] = []
    ends.reserveCapacity(log.count)
    if let source, let start = item.startOfLog(in: source) {
      EntryWays.append(provenLinesOf: log, from: start, of: source, isAttempt: isAttempt, to: &bytes, &ends)
    }
    guard ends.count < log.count else { return ends }
    let rest = log[ends.count...]
    let writer = writer(place.place)
    ways.learn(Array(rest), in: kind, isAttempt: isAttempt)
    for record in rest {
      bytes.append(utf8: writer.entry(record, isAttempt: isAttempt, width: 2))
      ends.append(bytes.count)
    }
    return ends
  }

  private func text(of item: PlanItem, in place: Place) -> String {
    writer(place.place).blocks([.item(item)]).joined(separator: "\n\n")
  }

  private func writer(_ section: String, _ parents: some Sequence<PlanItem>) -> ItemWriter {
    writer(parents.reduce(ItemPlace(kind: kind, section: section)) { $0.below($1) })
  }

  private func writer(_ place: ItemPlace) -> ItemWriter { ItemWriter(place: place, source: source, ways: ways) }

  /// The lines of a text, without what ends them.
  static func lines(_ text: String) -> [String] {
    // A carriage return and a line feed are one character, which is no line feed.
    guard !text.holds(0x0D) else {
      return text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }
    return text.utf8.split(separator: 0x0A, omittingEmptySubsequences: false).map { String(Substring($0)) }
  }
}
