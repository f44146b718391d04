public import Chronology
import Outline
import Planner

/// What was removed from a file and is kept in the trash of its vault, with where it stood.
///
/// The kept file is the text as it was, and behind it a comment that says the rest, one thing a line. So it can be read, copied and
/// put back by hand too.
public struct RemovedThing: Sendable, Hashable {
  public enum Form: String, Sendable, CaseIterable {
    case item, section, group, file
  }

  public var form: Form
  /// Its words; for a file its title.
  public var title: String
  /// The day on which it was removed.
  public var day: CivilDate
  /// The path of its file from the root of the vault.
  public var file: String
  /// The line on which it began, from 1; 1 for a file.
  public var line: Int
  /// The titles of the section and group in which it stood; nil for the introduction, and for a file.
  public var section: String?
  public var group: String?
  /// The titles of the items below which it stood, the outermost first; of an entry of a log its days.
  public var parents: [String]
  /// Its place among its siblings, from 0, and the title of the one before it.
  public var offset: Int
  public var neighbor: String?
  /// The lines of the root's lists that led to it, if it is a file: each as an item of the root.
  public var links: [RemovedThing] = []
  /// Its lines, as they were.
  public var text: String

  init(_ form: Form, _ title: String, on day: CivilDate, file: String, line: Int = 1, offset: Int = 0, text: String) {
    (self.form, self.title, self.day, self.file, self.line, self.offset, self.text) = (
      form, title, day, file, line, offset, text
    )
    (section, group, parents, neighbor) = (nil, nil, [], nil)
  }

  // MARK: As a text

  private static let start = "<!-- removed: "
  private static let end = "-->"

  /// What is kept.
  public var kept: String {
    var lines = ["\(RemovedThing.start)\(day)"]
    func add(_ key: String, _ value: String?) {
      if let value { lines.append("\(key): \(RemovedThing.escaped(value))") }
    }
    add("form", form.rawValue)
    add("title", title)
    add("file", file)
    add("line", "\(line)")
    add("section", section)
    add("group", group)
    for parent in parents { add("below", parent) }
    add("place", "\(offset)")
    add("after", neighbor)
    for link in links { add("link", link.kept) }
    // An ending of the text that is none is one of the comment's.
    let isWhole = text.isEmpty || text.utf8.last == UInt8(ascii: "\n")
    if !isWhole { add("ending", "none") }
    return text + (isWhole ? "" : "\n") + (lines + [RemovedThing.end]).joined(separator: "\n") + "\n"
  }

  /// Reads what was kept; nil for a text that does not say where it stood.
  public init?(kept: String) {
    let bytes = Array(kept.utf8)
    let key = Array(RemovedThing.start.utf8)
    guard let start = bytes.indices.last(where: { ($0 == 0 || bytes[$0 - 1] == 0x0A) && bytes[$0...].starts(with: key) }) else {
      return nil
    }
    var lines = String(decoding: bytes[(start + key.count)...], as: UTF8.self).split(separator: "\n").map(String.init)
    guard lines.count > 1, lines.removeLast() == RemovedThing.end, let day = CivilDate(lines.removeFirst()) else { return nil }
    var values: [String: [String]] = [:]
    for line in lines {
      guard let colon = line.firstIndex(of: ":") else { return nil }
      values[String(line[..<colon]), default: []].append(
        RemovedThing.unescaped(String(line[line.index(after: colon)...].drop { $0 == " " }))
      )
    }
    guard let form = values["form"]?.first.flatMap(Form.init), let title = values["title"]?.first,
      let file = values["file"]?.first
    else { return nil }
    let textEnd = values["ending"] == nil ? start : max(start - 1, 0)
    self.init(
      form,
      title,
      on: day,
      file: file,
      line: values["line"]?.first.flatMap { Int($0) } ?? 1,
      offset: values["place"]?.first.flatMap { Int($0) } ?? 0,
      text: String(decoding: bytes[..<textEnd], as: UTF8.self)
    )
    (section, group, neighbor) = (values["section"]?.first, values["group"]?.first, values["after"]?.first)
    parents = values["below"] ?? []
    links = (values["link"] ?? []).compactMap { RemovedThing(kept: $0) }
  }

  /// On one line, and without what would end the comment.
  private static func escaped(_ text: String) -> String {
    text.replacing("%", with: "%25").replacing(">", with: "%3E").replacing("\r", with: "%0D").replacing("\n", with: "%0A")
  }

  private static func unescaped(_ text: String) -> String {
    text.replacing("%0A", with: "\n").replacing("%0D", with: "\r").replacing("%3E", with: ">").replacing("%25", with: "%")
  }
}

extension RemovedThing {
  /// What an entry of a log is called.
  static func title(ofEntry entry: LogRecord) -> String {
    entry.days.count == 1 ? "\(entry.days.first)" : "\(entry.days)"
  }

  /// A part of a file, before it is removed.
  init(_ path: PlanPath, titled title: String, of file: EditableFile, named name: String, on day: CivilDate) {
    let form: Form = path.isItem ? .item : path.group == nil ? .section : .group
    let offset = path.isItem ? file.places(withCommentsOf: path).lowerBound : path.group ?? path.section
    self.init(form, title, on: day, file: name, line: file.line(of: path), offset: offset, text: file.text(of: path))
    let content = file.content
    if form != .section, path.section > 0 { section = content[section: path.section].title }
    guard form == .item else { return }
    group = path.group.map { content[section: path.section].groups[$0].title }
    parents = path.steps.dropLast().compactMap { step in
      content[step]?.text ?? content[entry: step].map { RemovedThing.title(ofEntry: $0) }
    }
    if offset > 0 { neighbor = content[path.sibling(at: offset - 1)]?.text }
  }
}
