import Changes
import Diagnostics
import Languages
import Planner

/// Changes in other forms than lines of a terminal.
enum ChangesText {
  // MARK: Plain lines

  /// One fact a line, each with all that it belongs to.
  static func plain(_ sheet: ChangesSheet, in language: Language) -> [String] {
    sheet.shown.flatMap { entry in
      let when = entry.commit.map { "\($0.date.prefix(10)) \($0.time)" } ?? language.say(ChangesMessage.notCommitted)
      return entry.files.flatMap { plain($0, in: language) }.map { ControlCharacters.escaping(when) + ", " + $0 }
    }
  }

  static func plain(_ file: FileDifference, in language: Language) -> [String] {
    let words = ChangeWords(.spoken, in: language)
    let path = ControlCharacters.escaping(file.path)
    let move = file.oldPath.map { language.say(ChangesMessage.fileMoved(path, from: ControlCharacters.escaping($0))) }
    return [move].compactMap(\.self)
      + file.changes.map { "\(path)\(language.colon) \(words.sentence($0, in: file.title))" }
  }

  // MARK: JSON

  static func json(_ sheet: ChangesSheet) -> JSON {
    .array(
      sheet.shown.map { entry in
        let commit: [(String, JSON)] =
          entry.commit.map { commit in
            [
              ("commit", .string(commit.hash)), ("date", .string(commit.date)), ("author", .string(commit.author)),
              ("subject", .string(commit.subject)),
            ]
          } ?? [("commit", .null)]
        return .object(commit + [("files", .array(entry.files.map(json)))])
      }
    )
  }

  static func json(_ file: FileDifference) -> JSON {
    let before: [(String, JSON)] = file.oldPath.map { [("oldPath", .string($0))] } ?? []
    return .object(
      [("path", .string(file.path))] + before + [
        ("title", .string(file.title)), ("kind", .string(file.kind.rawValue)),
        ("changes", .array(file.changes.map { json($0, in: file.title) })),
      ]
    )
  }

  private static func json(_ change: Change, in title: String) -> JSON {
    .object(
      members(of: change.subject) + members(of: change.what)
        + [("text", .string(ChangeWords(.arrow, in: .english).sentence(change, in: title)))]
    )
  }

  private static func members(of subject: Change.Subject) -> [(String, JSON)] {
    switch subject {
    case .file: return [("of", "file")]
    case .section(let title): return [("of", "section"), ("section", .string(title))]
    case .group(let title, let section):
      return [("of", "group"), ("section", .string(section)), ("group", .string(title))]
    case .item(let item):
      return [("of", "item"), ("item", .string(item.text)), ("type", .string(item.type.rawValue))]
        + optional("at", item.anchor) + members(of: item.spot)
    }
  }

  private static func members(of spot: Change.Spot) -> [(String, JSON)] {
    optional("file", spot.file) + [("section", .string(spot.section))] + optional("group", spot.group)
      + (spot.parents.isEmpty ? [] : [("below", .array(spot.parents.map { .string($0) }))])
  }

  private static func optional(_ name: String, _ value: String?) -> [(String, JSON)] {
    value.map { [(name, .string($0))] } ?? []
  }

  private static func members(of what: Change.What) -> [(String, JSON)] {
    switch what {
    case .added(let items, let done):
      return [("change", "added"), ("items", .integer(items)), ("done", .integer(done))]
    case .removed(let items): return [("change", "removed"), ("items", .integer(items))]
    case .renamed(let before): return [("change", "renamed"), ("from", .string(before))]
    case .moved(let spot): return [("change", "moved"), ("from", .object(members(of: spot)))]
    case .setAside: return [("change", "setAside")]
    case .restored: return [("change", "restored")]
    case .box(let from, let to, let day):
      return [("change", "box"), ("from", .optional(from?.text)), ("to", .optional(to?.text))]
        + optional("on", day?.description)
    case .value(let key, let from, let to):
      return [("change", "value"), ("key", .string(key)), ("from", .optional(from)), ("to", .optional(to))]
    case .logged(let days, let words): return entry("logged", days.first.description, days.last.description, words)
    case .unlogged(let days, let words): return entry("unlogged", days.first.description, days.last.description, words)
    case .relogged(let day, let from, let to):
      return [("change", "relogged"), ("first", .string(day.description)), ("last", .string(day.description))]
        + [("from", .string(from)), ("to", .string(to))]
    case .reordered: return [("change", "reordered")]
    case .otherText: return [("change", "otherText")]
    case .form: return [("change", "form")]
    case .unread: return [("change", "unread")]
    }
  }

  private static func entry(_ name: String, _ first: String, _ last: String, _ words: String) -> [(String, JSON)] {
    [("change", .string(name)), ("first", .string(first)), ("last", .string(last)), ("entry", .string(words))]
  }
}
