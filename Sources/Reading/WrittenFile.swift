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

  private func writer(_ section: String, _ parents: some Sequence<PlanItem>) -> ItemWriter {
    let place = parents.reduce(ItemPlace(kind: kind, section: section)) { $0.below($1) }
    return ItemWriter(place: place, source: source, ways: ways)
  }

  /// The lines of a text, without what ends them.
  static func lines(_ text: String) -> [String] {
    // A carriage return and a line feed are one character, which is no line feed.
    guard !text.holds(0x0D) else {
      return text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }
    return text.utf8.split(separator: 0x0A, omittingEmptySubsequences: false).map { String(Substring($0)) }
  }
}
