import Chronology

/// A document that only the server has, as its address names it: `tidemark:today`, `tidemark:day/2026-11-20`, `tidemark:week`,
/// `tidemark:week/2026-11-20`, `tidemark:rule/duplicate-task`. Behind a question mark may stand the folder of the vault.
struct VirtualDocument: Equatable {
  static let scheme = "tidemark"

  enum Subject: Equatable {
    case days(Days)
    /// The page of a rule, by its name.
    case rule(String)
  }

  /// Days of a vault.
  enum Days: Equatable {
    case today
    case day(CivilDate)
    /// That of a day; nil for today.
    case week(CivilDate?)
  }

  let subject: Subject
  /// The folder of the vault; nil where the address names none.
  let folder: String?

  static func address(ofRule name: String) -> String { "\(scheme):rule/\(name)" }

  /// Nil for what names no document.
  init?(_ address: String) {
    guard address.hasPrefix(VirtualDocument.scheme + ":") else { return nil }
    let rest = address.dropFirst(VirtualDocument.scheme.count + 1)
    let parts = rest.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    let words = parts[0].split(separator: "/").map(String.init)
    switch (words.first, words.count) {
    case ("today", 1): subject = .days(.today)
    case ("week", 1): subject = .days(.week(nil))
    case ("rule", 2): subject = .rule(words[1])
    case ("day", 2), ("week", 2):
      guard let date = CivilDate(words[1]) else { return nil }
      subject = .days(words[0] == "day" ? .day(date) : .week(date))
    default: return nil
    }
    if parts.count > 1 {
      guard let path = FileAddress.path(of: "file://" + parts[1]) else { return nil }
      folder = path
    } else {
      folder = nil
    }
  }
}
