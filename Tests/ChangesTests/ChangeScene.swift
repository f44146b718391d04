import Planner
import Testing

@testable import Changes

/// Two states of a file, and short words for what is different, in order.
enum ChangeScene {
  static func version(_ text: String, kind: String = "page") -> FileVersion {
    let text = text.hasPrefix("---\n") ? text : "---\nkind: \(kind)\n---\n\n# File\n\n" + text
    return FileVersion(Array(text.utf8), path: "file.md")
  }

  static func changes(_ old: String, _ new: String, kind: String = "page") throws -> [String] {
    let (old, new) = (version(old, kind: kind), version(new, kind: kind))
    return try #require(old.plan).changes(to: #require(new.plan)).map(words)
  }

  static func words(_ change: Change) -> String {
    "\(words(change.subject)): \(words(change.what))"
  }

  private static func words(_ subject: Change.Subject) -> String {
    switch subject {
    case .file: "file"
    case .section(let title): "section \(title)"
    case .group(let title, let section): "group \(section)/\(title)"
    case .item(let item): item.text
    }
  }

  private static func words(_ what: Change.What) -> String {
    switch what {
    case .added(let items, let done): "added \(items) \(done)"
    case .removed(let items): "removed \(items)"
    case .renamed(let name): "was \(name)"
    case .moved(let spot):
      "from " + ([spot.file, spot.section, spot.group].compactMap(\.self) + spot.parents).joined(separator: "/")
    case .setAside: "set aside"
    case .restored: "restored"
    case .box(let from, let to, let day):
      "\(from?.text ?? "no box") to \(to?.text ?? "no box")" + (day.map { " on \($0)" } ?? "")
    case .value(let key, let from, let to): "\(key) \(from ?? "nil") to \(to ?? "nil")"
    case .logged(let days, let words): "+ \(days.written) \(words)"
    case .unlogged(let days, let words): "- \(days.written) \(words)"
    case .relogged(let day, let from, let to): "\(day) \(from) to \(to)"
    case .reordered: "reordered"
    case .otherText: "other text"
    case .form: "form"
    case .unread: "unread"
    }
  }
}
