import Changes
import Chronology
import Diagnostics
import Outline
import Planner

/// Changes as sentences: *Water 3/8 → 5/8*, *Draft chapter 3 done*.
struct ChangeWords {
  /// What stands between before and after.
  let arrow: String

  static let standard = ChangeWords(arrow: "→")
  /// As a screen reader says it.
  static let plain = ChangeWords(arrow: "to")

  /// Longer texts of paragraphs and notes are cut.
  private static let longest = 60

  /// One line, safe to show.
  ///
  /// - Parameter title: The title of the file as it is now.
  func sentence(_ change: Change, in title: String) -> String {
    let words =
      switch change.subject {
      case .file: file(change.what, title)
      case .section(let title): heading(title.isEmpty ? "the beginning" : "section " + quoted(title), change.what)
      case .group(let title, let section):
        heading("group " + quoted(title) + (section.isEmpty ? "" : " of " + quoted(section)), change.what)
      case .item(let item): self.item(item, change.what)
      }
    return ControlCharacters.escaping(words)
  }

  // MARK: Files and headings

  private func file(_ what: Change.What, _ title: String) -> String {
    switch what {
    case .added(let items, let done): "added" + contents(items, done)
    case .removed(let items): "removed" + contents(items, 0)
    case .renamed(let before): "title: \(quoted(before)) \(arrow) \(quoted(title))"
    case .value(let key, let from, let to): value(key, from, to)
    case .reordered: "its sections are in another order"
    case .form: "nothing but how it is written"
    case .unread: "cannot be compared: it has the marks of a merge, or is nested too deeply"
    default: "changed"
    }
  }

  private func heading(_ name: String, _ what: Change.What) -> String {
    switch what {
    case .added(let items, let done): "added: \(name)" + contents(items, done)
    case .removed(let items): "removed: \(name)" + contents(items, 0)
    case .renamed(let before): "renamed: \(quoted(before)) \(arrow) \(name)"
    case .value(let key, let from, let to): "\(name): " + value(key, from, to)
    case .reordered: "\(name): another order"
    case .otherText: "\(name): other text changed"
    default: "\(name): changed"
    }
  }

  /// `, with 3 items, 1 of them done`
  private func contents(_ items: Int, _ done: Int) -> String {
    guard items > 0 else { return "" }
    return ", with \(counted(items, "item"))" + (done > 0 ? ", \(done) of them done" : "")
  }

  // MARK: Items

  private func item(_ item: Change.Item, _ what: Change.What) -> String {
    let isProse = [.text, .quote, .image].contains(item.type)
    let name = isProse ? quoted(item.text) : Self.name(item.text)
    switch what {
    case .added(let items, let done):
      return "added: " + anchored(item, name) + below(items, done)
    case .removed(let items): return "removed: " + anchored(item, name) + below(items, 0)
    case .renamed(let before):
      return isProse ? "text: \(quoted(before)) \(arrow) \(name)" : "renamed: \(Self.name(before)) \(arrow) \(name)"
    case .moved(let spot): return moved(item, name, from: spot)
    case .setAside: return "set aside: \(name)"
    case .restored: return "restored: \(name)"
    case .box(let from, let to, let day): return box(name, from, to) + (day.map { " \($0)" } ?? "")
    case .value(let key, let from, let to): return value(of: name, key, from, to)
    case .logged(let days, let words): return joined(name, Self.days(days), words)
    case .unlogged(let days, let words): return joined("\(name):", Self.days(days), words) + " removed from the log"
    case .relogged(let day, let from, let to):
      return "\(name) \(day): \(from.isEmpty ? "done" : from) \(arrow) \(to.isEmpty ? "done" : to)"
    case .reordered: return "\(name): what is below it is in another order"
    case .otherText: return "\(name): other text below it changed"
    case .form, .unread: return "\(name) changed"
    }
  }

  private func anchored(_ item: Change.Item, _ name: String) -> String {
    item.anchor.map { name.isEmpty ? $0 : "\($0) \(name)" } ?? name
  }

  /// `, done`, `, with 2 below it, 1 of them done`; what is counted is the item with what is below it.
  private func below(_ items: Int, _ done: Int) -> String {
    guard items > 0 else { return done > 0 ? ", done" : "" }
    return ", with \(items) below it" + (done > 0 ? ", \(done) done" : "")
  }

  private func moved(_ item: Change.Item, _ name: String, from spot: Change.Spot) -> String {
    if let file = spot.file { return "\(name) moved here from \(quoted(file))" }
    return "\(name) moved: \(place(spot, beside: item.spot)) \(arrow) \(place(item.spot, beside: spot))"
  }

  /// The innermost that tells two places apart.
  private func place(_ spot: Change.Spot, beside other: Change.Spot) -> String {
    if spot.parents != other.parents, let parent = spot.parents.last { return Self.name(parent) }
    if spot.group != other.group, let group = spot.group { return quoted(group) }
    return spot.section.isEmpty ? "the beginning" : quoted(spot.section)
  }

  private func box(_ name: String, _ from: BoxState?, _ to: BoxState?) -> String {
    switch (from, to) {
    case (_, .done): "\(name) done"
    case (_, .dropped): "\(name) dropped"
    case (nil, .open): "\(name): has a box now"
    case (_, .open): "\(name) reopened"
    case (_, .unknown(let mark)): "\(name): box [\(mark)]"
    case (_, nil): "\(name): no longer has a box"
    }
  }

  // MARK: Values

  private func value(of name: String, _ key: String, _ from: String?, _ to: String?) -> String {
    switch (key, from, to) {
    case ("value", let from?, let to?): return "\(name) \(from) \(arrow) \(to)"
    case ("value", nil, let to?): return "\(name) \(to)"
    case ("values", let from?, let to?): return "\(name): \(from) \(arrow) \(to)"
    case ("time", let from?, let to?), ("date", let from?, let to?), ("days", let from?, let to?):
      let (start, end) = Self.starts(from, to) ?? (from, to)
      return "\(name) moved \(start) \(arrow) \(end)"
    case ("type", let from?, let to?): return "\(name): \(from) \(arrow) \(to)"
    case ("note", nil, _): return "\(name): note added"
    case ("note", _, nil): return "\(name): note removed"
    case ("note", let from?, let to?): return "\(name): note \(quoted(from)) \(arrow) \(quoted(to))"
    case (_, nil, _): return "\(name) " + value(key, from, to)
    case (_, _?, _?): return "\(name) " + value(key, from, to)
    default: return "\(name): " + value(key, from, to)
    }
  }

  private func value(_ key: String, _ from: String?, _ to: String?) -> String {
    switch (from.map(Self.line), to.map(Self.line)) {
    case (let from?, let to?): "\(key) \(from) \(arrow) \(to)"
    case (nil, let to?): "\(key) \(to)"
    case (let from?, nil): "\(key) \(from) removed"
    case (nil, nil): key
    }
  }

  /// The starts alone of two ranges of times that are as long as each other.
  private static func starts(_ from: String, _ to: String) -> (String, String)? {
    guard let one = TimeRange(from), let other = TimeRange(to), one.minutes == other.minutes else { return nil }
    return (one.start.description, other.start.description)
  }

  // MARK: Texts

  static func days(_ days: DateRange) -> String { days.count == 1 ? days.first.description : days.description }

  private func joined(_ words: String...) -> String { words.map(Self.line).filter { !$0.isEmpty }.joined(separator: " ") }

  private func quoted(_ text: String) -> String { "“\(Self.cut(Self.name(text)))”" }

  /// A title as people read it.
  static func name(_ markdown: String) -> String { ShownText.line(markdown) }

  private static func line(_ text: String) -> String { text.split(whereSeparator: \.isNewline).joined(separator: " ") }

  private static func cut(_ text: String) -> String {
    text.count > longest ? text.prefix(longest - 1) + "…" : text
  }
}
