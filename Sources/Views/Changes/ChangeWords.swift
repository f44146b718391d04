import Changes
import Chronology
import Diagnostics
import Languages
import Outline
import Planner

/// Changes as sentences: *Water 3/8 → 5/8*, *Draft chapter 3 done*.
struct ChangeWords {
  let language: Language
  let style: ChangeTurn.Style

  init(_ style: ChangeTurn.Style, in language: Language) { (self.style, self.language) = (style, language) }

  /// Longer texts of paragraphs and notes are cut.
  private static let longest = 60

  /// One line, safe to show.
  ///
  /// - Parameter title: The title of the file as it is now.
  func sentence(_ change: Change, in title: String) -> String {
    let words =
      switch change.subject {
      case .file: language.say(file(change.what, title))
      case .section(let title):
        language.say(heading(title.isEmpty ? .beginning : .section(Self.short(title)), change.what))
      case .group(let title, let section):
        language.say(
          heading(.group(Self.short(title), section: section.isEmpty ? nil : Self.short(section)), change.what)
        )
      case .item(let item): self.item(item, change.what)
      }
    return ControlCharacters.escaping(words)
  }

  private func turn(_ before: String, _ now: String) -> ChangeTurn { ChangeTurn(before, now, style) }

  // MARK: Files and headings

  private func file(_ what: Change.What, _ title: String) -> FileChangeMessage {
    switch what {
    case .added(let items, let done): .added(items: items, done: done)
    case .removed(let items): .removed(items: items)
    case .renamed(let before): .title(turn(Self.short(before), Self.short(title)))
    case .value(let key, let from, let to): .value(value(key, from, to))
    case .reordered: .reordered
    case .form: .form
    case .unread: .unread
    case .moved, .setAside, .restored, .box, .logged, .unlogged, .relogged, .otherText: .changed
    }
  }

  private func heading(_ heading: ChangedHeading, _ what: Change.What) -> FileChangeMessage {
    switch what {
    case .added(let items, let done): .headingAdded(heading, items: items, done: done)
    case .removed(let items): .headingRemoved(heading, items: items)
    case .renamed(let before): .headingRenamed(Self.short(before), heading, style)
    case .value(let key, let from, let to): .headingValue(heading, value(key, from, to))
    case .reordered: .headingReordered(heading)
    case .otherText: .headingOtherText(heading)
    case .moved, .setAside, .restored, .box, .logged, .unlogged, .relogged, .form, .unread: .headingChanged(heading)
    }
  }

  // MARK: Items

  private func item(_ item: Change.Item, _ what: Change.What) -> String {
    let isProse = [.text, .quote, .image].contains(item.type)
    let name = isProse ? language.quoted(Self.short(item.text)) : Self.name(item.text)
    // What a log says needs no words but its own.
    if case .logged(let days, let words) = what { return joined(name, Self.days(days), words) }
    return language.say(message(of: item, isProse, name, what))
  }

  private func message(of item: Change.Item, _ isProse: Bool, _ name: String, _ what: Change.What) -> ItemChangeMessage {
    switch what {
    case .added(let items, let done): return .added(anchored(item, name), below: items, done: done)
    case .removed(let items): return .removed(anchored(item, name), below: items)
    case .renamed(let before):
      return isProse
        ? .text(turn(Self.short(before), Self.short(item.text))) : .renamed(turn(Self.name(before), name))
    case .moved(let spot):
      if let file = spot.file { return .movedHere(name, from: Self.short(file)) }
      return .moved(name, place(spot, beside: item.spot), place(item.spot, beside: spot), style)
    case .setAside: return .setAside(name)
    case .restored: return .restored(name)
    case .box(let from, let to, let day): return .box(name, box(from, to), day)
    case .value(let key, let from, let to): return value(of: name, key, from, to)
    case .unlogged(let days, let words): return .unlogged(name, joined(Self.days(days), words))
    case .relogged(let day, let from, let to): return .relogged(name, day, from, to, style)
    case .reordered: return .reordered(name)
    case .otherText: return .otherText(name)
    case .logged, .form, .unread: return .changed(name)
    }
  }

  private func anchored(_ item: Change.Item, _ name: String) -> String {
    item.anchor.map { name.isEmpty ? $0 : "\($0) \(name)" } ?? name
  }

  /// The innermost that tells two places apart.
  private func place(_ spot: Change.Spot, beside other: Change.Spot) -> ChangedPlace {
    if spot.parents != other.parents, let parent = spot.parents.last { return .item(Self.name(parent)) }
    if spot.group != other.group, let group = spot.group { return .heading(Self.short(group)) }
    return spot.section.isEmpty ? .beginning : .heading(Self.short(spot.section))
  }

  private func box(_ from: BoxState?, _ to: BoxState?) -> ItemChangeMessage.Box {
    switch (from, to) {
    case (_, .done): .done
    case (_, .dropped): .dropped
    case (nil, .open): .new
    case (_, .open): .reopened
    case (_, .unknown(let mark)): .marked(mark)
    case (_, nil): .none
    }
  }

  // MARK: Values

  private func value(of name: String, _ key: String, _ from: String?, _ to: String?) -> ItemChangeMessage {
    switch (key, from, to) {
    case ("value", let from?, let to?): return .valueTurned(name, turn(from, to))
    case ("value", nil, let to?): return .valueIs(name, to)
    case ("values", let from?, let to?), ("type", let from?, let to?): return .valuesTurned(name, turn(from, to))
    case ("time", let from?, let to?), ("date", let from?, let to?), ("days", let from?, let to?):
      let (start, end) = Self.starts(from, to) ?? (from, to)
      return .timeMoved(name, turn(start, end))
    case ("note", nil, _): return .noteAdded(name)
    case ("note", _, nil): return .noteRemoved(name)
    case ("note", let from?, let to?): return .noteTurned(name, turn(Self.short(from), Self.short(to)))
    default: return .value(name, value(key, from, to))
    }
  }

  private func value(_ key: String, _ from: String?, _ to: String?) -> ChangedValue {
    switch (from.map(Self.line), to.map(Self.line)) {
    case (let from?, let to?): .turned(key, turn(from, to))
    case (nil, let to?): .set(key, to)
    case (let from?, nil): .removed(key, from)
    case (nil, nil): .key(key)
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

  /// A title as people read it, cut where it is long.
  private static func short(_ text: String) -> String { cut(name(text)) }

  /// A title as people read it.
  static func name(_ markdown: String) -> String { ShownText.line(markdown) }

  private static func line(_ text: String) -> String { text.split(whereSeparator: \.isNewline).joined(separator: " ") }

  private static func cut(_ text: String) -> String {
    text.count > longest ? text.prefix(longest - 1) + "…" : text
  }
}
