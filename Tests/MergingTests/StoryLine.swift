/// A line of a made-up file. Who it is stands nowhere in the text.
struct StoryLine: Hashable {
  enum Kind {
    case section, item, entry, note, paragraph
  }

  /// What a line is made of, in the order in which it is written.
  enum Part: Int, CaseIterable, Comparable {
    case box, time, words, number, goal, strokes, state, remark, fixed, due, priority

    static func < (one: Part, other: Part) -> Bool { one.rawValue < other.rawValue }
  }

  var kind: Kind
  var parts: [Part: String]

  var words: String { parts[.words] ?? "" }

  /// The line without its indent.
  var text: String {
    switch kind {
    case .section: return "## " + words
    case .note, .paragraph: return words
    case .entry: return (["-", words] + [parts[.state], parts[.remark]].compactMap { $0 }).joined(separator: " ")
    case .item: return itemText
    }
  }

  private var itemText: String {
    var value: String?
    if let number = parts[.number] { value = number + (parts[.goal].map { "/" + $0 } ?? "") }
    if let strokes = parts[.strokes] { value = StoryLine.grouped(Int(strokes) ?? 0) }
    var name = ([parts[.time], words.isEmpty ? nil : words].compactMap { $0 }).joined(separator: " ")
    if let value { name += ": " + value }
    let fields = [
      parts[.fixed], parts[.due].map { "due: " + $0 }, parts[.priority].map { "priority: " + $0 },
    ].compactMap { $0 }
    let group = fields.isEmpty ? nil : "(" + fields.joined(separator: ", ") + ")"
    let box = parts[.box].map { "[\($0)]" }
    return (["-", box, name.isEmpty ? nil : name, group].compactMap { $0 }).joined(separator: " ")
  }

  /// Strokes in groups of five.
  private static func grouped(_ count: Int) -> String {
    stride(from: 0, to: count, by: 5).map { String(repeating: "|", count: min(5, count - $0)) }.joined(separator: " ")
  }

  /// A text in which the fields at the end stand in one order: in which they are written is nobody's edit.
  static func canonical(_ text: String) -> String {
    guard text.hasPrefix("- "), text.hasSuffix(")"), let open = text.lastIndex(of: "(") else { return text }
    let fields = text[text.index(after: open)...].dropLast().split(separator: ",").map { $0.drop { $0 == " " } }.sorted()
    return text[..<open] + "(" + fields.joined(separator: ", ") + ")"
  }
}
