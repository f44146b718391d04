package import Import

/// A program for which an export writes what its files can say: the way back of an import.
package enum ForeignFormat: String, CaseIterable, Sendable {
  case loop, todotxt, klog
}

/// What one file of a vault has for another program.
package struct ForeignPart: Sendable {
  /// The title of the file.
  package var title: String
  /// Its lines, of a format that is a text.
  package var text = ""
  /// Its habits, of Loop.
  var habits: [LoopExport.Habit] = []
  package var account: [ForeignAccount.Line] = []

  init(title: String) { self.title = title }

  mutating func write(_ words: String, at place: ImportPlace, keptAsWords kept: [String], without lost: [String]) {
    account.append(ForeignAccount.Line(place: place, words: words, keptAsWords: kept, lost: lost))
  }

  mutating func leave(_ words: String, at place: ImportPlace, _ reason: String) {
    account.append(ForeignAccount.Line(place: place, words: words, reason: reason))
  }
}

/// What became of each thing that an export was to write. What is not in the files of the other program is named here.
package struct ForeignAccount: Sendable {
  package struct Line: Sendable {
    package var place: ImportPlace
    /// The words of the thing.
    package var words: String
    /// Why it was left; nil for what was written.
    package var reason: String?
    /// What has no key there and is written as words, each named by what it is.
    package var keptAsWords: [String] = []
    /// What of it was not written, each named by what it is.
    package var lost: [String] = []
  }

  package var lines: [Line]

  package init(_ lines: [Line]) { self.lines = lines }

  package var left: [Line] { lines.filter { $0.reason != nil } }

  /// Whether something is not in the files.
  package var hasLoss: Bool { lines.contains { $0.reason != nil || !$0.lost.isEmpty } }

  /// The most places that a line of the report names.
  private static let mostPlaces = 3

  /// The report: a line of sums, then one for each reason, with places.
  package var report: [String] {
    let count = left.count
    var report = ["\(lines.count) read: \(lines.count - count) written" + (count > 0 ? ", \(count) left" : "")]
    for (reason, found) in left.inGroups(by: { $0.reason ?? "" }) {
      report.append("  \(found.count) left: \(reason) (\(ForeignAccount.places(of: found)))")
    }
    let lost = lines.flatMap { line in line.lost.map { (what: $0, line: line) } }
    for (what, found) in lost.inGroups(by: \.what) {
      report.append("  \(found.count) without \(what) (\(ForeignAccount.places(of: found.map(\.line))))")
    }
    let kept = lines.flatMap(\.keptAsWords).inGroups { $0 }
    if !kept.isEmpty {
      report.append("  kept as words: " + kept.map { "\($0.key) \($0.elements.count)" }.joined(separator: ", "))
    }
    return report
  }

  private static func places(of lines: [Line]) -> String {
    var places: [String] = []
    for line in lines where places.last != line.place.description { places.append(line.place.description) }
    let more = places.count > mostPlaces ? " and \(places.count - mostPlaces) more" : ""
    return places.prefix(mostPlaces).joined(separator: ", ") + more
  }
}
