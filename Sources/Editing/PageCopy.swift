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
    guard let file = self[name] else { throw EditRefusal("\(name) cannot be made") }
    let title = ThingName(file.plan.title)
    if let other = files(of: file.plan.kind).first(where: { $0.name != name && title.matches($0.plan.title, .anyCase) }) {
      throw EditRefusal("\(EditRefusal.quote(file.plan.title)) is the title of \(other.path) already", help: "give it another")
    }
    note("\(file.path): created")
    return Thing(file: name, path: nil, title: file.plan.title)
  }
}
