import Planner

/// The texts of items in which words are looked for.
enum SearchedText {
  /// Of an item so many lines in which words were found are shown.
  static let shownLines = 3

  /// The lines of notes and of the log of an item.
  ///
  /// - Parameter isDeep: whether what stands below it belongs to it, as nothing else would tell of it.
  static func lines(of item: PlanItem, isDeep: Bool) -> [String] {
    // Of a text that has no title the first line stands for it.
    let text = item.type.standsInList ? [] : item.text.split(whereSeparator: \.isNewline).dropFirst().map(String.init)
    let notes = text + [Note](item.notes, item.children, besides: { _ in !isDeep }).flatMap(\.lines)
    let entries = item.log.flatMap { record -> [String] in
      let notes = [Note](record.notes, record.children, besides: { _ in !isDeep }).flatMap(\.lines)
      guard !record.note.isEmpty || !notes.isEmpty else { return [] }
      return ["\(record.days.count == 1 ? "\(record.days.first)" : "\(record.days)") \(record.note)"] + notes
    }
    return notes + entries
  }

  /// What stands in a file and is no item, such as code.
  static func lines(of content: PlanContent) -> [String] {
    content.allSections.flatMap { section in
      [Note]([], section.allElements, besides: { _ in true }).flatMap(\.lines)
    }
  }

  /// The lines that have some of the words and are not the title; nil where one of the words is in none of them.
  ///
  /// - Parameter home: the title of what it belongs to, in which words may be as well.
  static func matches(of words: SearchWords, title: String, home: String = "", _ lines: () -> [String]) -> [String]? {
    guard !words.isEmpty else { return [] }
    let inTitle = words.found(in: title).union(home.isEmpty ? [] : words.found(in: home))
    var missing = Set(words.texts.indices).subtracting(inTitle)
    if missing.isEmpty { return [] }
    var matches: [String] = []
    for line in lines().map(ShownText.line) {
      let found = words.found(in: line).subtracting(inTitle)
      guard !found.isEmpty else { continue }
      missing.subtract(found)
      matches.append(line)
    }
    return missing.isEmpty ? matches : nil
  }
}
