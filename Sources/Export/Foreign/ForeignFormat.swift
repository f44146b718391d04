package import Import
package import Languages

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

  mutating func write(_ words: String, at place: ImportPlace, kept: [KeptThing], without lost: [KeptThing]) {
    account.append(ForeignAccount.Line(place: place, words: words, kept: kept, lost: lost))
  }

  mutating func leave(_ words: String, at place: ImportPlace, _ reason: ForeignReason) {
    account.append(ForeignAccount.Line(place: place, words: words, reason: Told(reason)))
  }
}

/// What became of each thing that an export was to write. What is not in the files of the other program is named here.
package struct ForeignAccount: Sendable {
  package struct Line: Sendable {
    package var place: ImportPlace
    /// The words of the thing.
    package var words: String
    /// Why it was left; nil for what was written.
    package var reason: Told?
    /// What has no key there and is written as words, each named by what it is.
    package var kept: [KeptThing] = []
    /// What of it was not written, each named by what it is.
    package var lost: [KeptThing] = []
  }

  package var lines: [Line]

  package init(_ lines: [Line]) { self.lines = lines }

  package var left: [Line] { lines.filter { $0.reason != nil } }

  /// Whether something is not in the files.
  package var hasLoss: Bool { lines.contains { $0.reason != nil || !$0.lost.isEmpty } }

  /// The most places that a line of the report names.
  private static let mostPlaces = 3

  /// The report in English.
  package var report: [String] { report(in: .english) }

  /// The report: a line of sums, then one for each reason, with places.
  package func report(in language: Language) -> [String] {
    let sum = ForeignMessage.sum(read: lines.count, written: lines.count - left.count, left: left.count)
    var report: [ForeignMessage] = []
    for (reason, found) in left.inGroups(by: \.reason) {
      guard let reason else { continue }
      report.append(.left(found.count, reason, ForeignAccount.places(of: found)))
    }
    let lost = lines.flatMap { line in line.lost.map { (thing: $0, line: line) } }
    for (thing, found) in lost.inGroups(by: \.thing) {
      report.append(.without(found.count, thing, ForeignAccount.places(of: found.map(\.line))))
    }
    let kept = lines.flatMap(\.kept).inGroups { $0 }
    if !kept.isEmpty { report.append(.keptAsWords(kept.map { CountedThing(thing: $0.key, count: $0.elements.count) })) }
    return [language.say(sum)] + report.map { "  " + language.say($0) }
  }

  private static func places(of lines: [Line]) -> NamedPlaces {
    var places: [String] = []
    for line in lines where places.last != line.place.description { places.append(line.place.description) }
    return NamedPlaces(first: Array(places.prefix(mostPlaces)), more: max(0, places.count - mostPlaces))
  }
}

/// The first of some places, and how many more there are.
struct NamedPlaces: Hashable, Sendable {
  let first: [String]
  let more: Int
}

/// What became of the things that an export was to write, a line each.
enum ForeignMessage: Message {
  case sum(read: Int, written: Int, left: Int)
  case left(Int, Told, NamedPlaces)
  /// What was written without something.
  case without(Int, KeptThing, NamedPlaces)
  case keptAsWords([CountedThing])
}

/// Why a thing has no place in the files of another program.
enum ForeignReason: Message {
  case hasNoWords
  case hasNoTime
  case klogHasNoDropped
  case klogHasOneOpenTime
  case klogReadsOtherwise
  case todoTxtHasNoDropped
  case todoTxtHasNoSign
  case todoTxtHasNoRule(String)
  case todoTxtReadsOtherwise
  case entryHasMoreDays(Int)
}
