import Languages
import Outline
import SourceText

extension EditedVault {
  /// The text of a page under another title; all its lines are as they are, logs and boxes among them.
  public func text(of page: Thing, titled words: String) throws(EditRefusal) -> String {
    let file = try opened(page.file).settingTitle(words)
    return file.source.string(in: 0..<file.source.bytes.count)
  }

  /// Adds a page that is begun anew, and says so.
  ///
  /// - Parameter name: its path from the root; there is no such file yet.
  /// - Returns: the page.
  public mutating func begin(_ name: String, _ text: String) throws(EditRefusal) -> Thing {
    create(name, text)
    guard let file = self[name] else { throw EditRefusal(PageCopyMessage.cannotBeMade(name)) }
    let title = ThingName(file.plan.title)
    if let other = files(of: file.plan.kind).first(where: { $0.name != name && title.matches($0.plan.title, .anyCase) }) {
      throw EditRefusal(PageCopyMessage.isTitle(file.plan.title, of: other.path), help: .giveOther)
    }
    note(PageCopyMessage.created(file.path))
    return Thing(file: name, path: nil, title: file.plan.title)
  }
}

/// What is said of a page that is begun.
enum PageCopyMessage: Message {
  case cannotBeMade(String)
  case isTitle(String, of: String)
  case giveOther
  case created(String)
}
