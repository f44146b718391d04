public import Editing
public import SourceText

/// What a change of some files may do to their lines.
public struct LineLaw {
  /// Whether lines may stand elsewhere, with another indent and marker, and in another file.
  public var moves = false
  /// Whether lines may go. They are in the trash then.
  public var removes = false
  /// Whether new lines may come.
  public var inserts = false
  /// Whether headings may go a level deeper.
  public var deepens = false
  /// The lines that may be written anew, from 0, by file.
  public var owned: [String: Set<Int>] = [:]
  /// What a line holds that may be written anew wherever it stands.
  public var names: [String] = []
  /// Words that stand in the files afterwards as often as before.
  public var keeps = ""

  public init(
    moves: Bool = false,
    removes: Bool = false,
    inserts: Bool = false,
    deepens: Bool = false,
    owned: [String: Set<Int>] = [:],
    names: [String] = [],
    keeps: String = ""
  ) {
    (self.moves, self.removes, self.inserts, self.deepens) = (moves, removes, inserts, deepens)
    (self.owned, self.names, self.keeps) = (owned, names, keeps)
  }

  /// What a change did that it may not do; empty if all is well.
  ///
  /// The lines are compared by themselves, without what the change was made with.
  public func faults(in revisions: [FileRevision]) -> [String] {
    var faults: [String] = []
    let (trash, changed) = (
      revisions.filter { $0.name.hasPrefix(EditedVault.trashFolder) },
      revisions.filter { !$0.name.hasPrefix(EditedVault.trashFolder) }
    )
    // Behind the text stands where it stood.
    let texts = trash.compactMap { $0.after }.map { RemovedThing(kept: $0.text).map { SourceText($0.text) } ?? $0 }
    var kept = texts.flatMap(Line.all).map(\.bare)
    var (gone, come, made): ([(file: String, line: Line, isOwned: Bool)], [Line], [Line]) = ([], [], [])
    for revision in changed {
      guard let after = revision.after else {
        if !texts.contains(where: { $0.text == revision.before?.text }) { faults.append("\(revision.name) is lost") }
        continue
      }
      guard let before = revision.before else {
        made += Line.all(after)
        continue
      }
      if before == after { faults.append("\(revision.name) is the same") }
      if before.hasByteOrderMark != after.hasByteOrderMark { faults.append("the byte order mark of \(revision.name)") }
      let (old, new) = (Line.all(before), Line.all(after))
      // Of several lines that are alike, any may be the one that is gone.
      let ownedLines = Set(old.filter { owned[revision.name]?.contains($0.number) ?? false })
      for change in new.difference(from: old) {
        switch change {
        case .remove(_, let line, _): gone.append((revision.name, line, ownedLines.contains(line)))
        case .insert(_, let line, _): come.append(line)
        }
      }
      let endings = Set(old.map(\.ending)).subtracting([""])
      if !endings.isEmpty, !Set(new.map(\.ending)).subtracting([""]).isSubset(of: endings) {
        faults.append("the line endings of \(revision.name)")
      }
    }
    // Blank lines part what comes, goes or moves.
    if moves || removes { gone.removeAll(where: \.line.isBlank) }
    if moves || removes || inserts { come.removeAll(where: \.isBlank) }
    if deepens {
      gone.removeAll { _, line, _ in
        guard let place = come.firstIndex(where: { $0.isDeeper(than: line) }) else { return false }
        come.remove(at: place)
        return true
      }
    }
    if moves {
      gone.removeAll { _, line, _ in
        if let place = come.firstIndex(where: { $0.bare == line.bare }) {
          come.remove(at: place)
        } else {
          guard let place = made.firstIndex(where: { $0.bare == line.bare }) else { return false }
          made.remove(at: place)
        }
        return true
      }
    }
    if removes {
      gone.removeAll { _, line, _ in
        guard let place = kept.firstIndex(of: line.bare) else { return false }
        kept.remove(at: place)
        return true
      }
    }
    for (file, line, isOwned) in gone where !isOwned && !isNamed(line) {
      faults.append("\(file):\(line.number + 1) is lost: “\(line.text)”")
    }
    // Where fields went that parted words from words, a blank line does.
    if !inserts, come.count(where: { !$0.isBlank }) > gone.count { faults.append("new lines: \(come.map(\.text))") }
    let counts = [changed.map(\.before), changed.map(\.after)].map { sources in
      sources.map { source in occurrences(in: source?.text ?? "") }.reduce(0, +)
    }
    if counts[1] < counts[0] { faults.append("“\(keeps)” is lost") }
    return faults
  }

  private func isNamed(_ line: Line) -> Bool {
    names.contains { LineLaw.letters(line.text).contains(LineLaw.letters($0)) }
  }

  /// How often a text holds what is to be kept. One letter is in every key.
  private func occurrences(in text: String) -> Int {
    let words = LineLaw.letters(keeps)
    return words.count < 2 ? 0 : LineLaw.letters(text).split(separator: words, omittingEmptySubsequences: false).count - 1
  }

  public static func letters(_ text: String) -> String { text.lowercased().filter { $0.isLetter || $0.isNumber } }

  /// A line; its number does not count when two are compared.
  public struct Line: Hashable {
    public let text: String
    public let ending: String
    public let number: Int

    public static func == (left: Line, right: Line) -> Bool {
      // The last line may get an ending.
      left.text == right.text && (left.ending == right.ending || left.ending.isEmpty || right.ending.isEmpty)
    }

    public func hash(into hasher: inout Hasher) { hasher.combine(text) }

    var isBlank: Bool { text.allSatisfy { $0 == " " || $0 == "\t" } }

    /// Whether it is the heading that another line is, with one sign more.
    func isDeeper(than line: Line) -> Bool {
      guard let sign = text.firstIndex(of: "#"), text[..<sign].allSatisfy({ $0 == " " }) else { return false }
      return text[..<sign] + text[text.index(after: sign)...] == line.text && line.text.first(where: { $0 != " " }) == "#"
    }

    /// Without indent and marker.
    var bare: String {
      var text = text.drop { $0 == " " || $0 == "\t" }
      if let first = text.first, "-*+".contains(first) { text = text.dropFirst() }
      let digits = text.prefix { $0.isNumber }
      if !digits.isEmpty, let sign = text.dropFirst(digits.count).first, ".)".contains(sign) {
        text = text.dropFirst(digits.count + 1)
      }
      return String(text.drop { $0 == " " || $0 == "\t" })
    }

    public static func all(_ source: SourceText) -> [Line] {
      let lines = (0..<source.lineCount).map { number in
        let text = source.string(in: source.contentRange(ofLine: number))
        let full = source.string(in: source.fullRange(ofLine: number))
        return Line(text: text, ending: String(full.unicodeScalars.dropFirst(text.unicodeScalars.count)), number: number)
      }
      // Behind a last line ending there is no line.
      return lines.last?.text == "" ? Array(lines.dropLast()) : lines
    }
  }
}

extension SourceText {
  /// Without a byte order mark.
  public var text: String { string(in: 0..<bytes.count) }
}
