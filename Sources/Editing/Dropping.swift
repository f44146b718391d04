public import Chronology
import Languages
import Outline
import Planner

extension EditedVault {
  /// Says of a thing with a box that it will not be done: `[-]`. The copies of a project's task on a day and later are dropped too;
  /// those of past days stay.
  public mutating func drop(_ thing: Thing, on date: CivilDate) throws(EditRefusal) {
    let thing = try task(of: thing)
    guard let path = thing.path, let item = item(of: thing) else { throw EditRefusal(DroppingMessage.nothingToDrop) }
    let place = try place(of: thing)
    guard !item.isLogged, let box = item.box else {
      throw EditRefusal(
        DroppingMessage.hasNoBox(item.text, at: place),
        help: item.isLogged ? .skipOrRemove : nil,
        commands: item.isLogged ? [["skip", item.text], ["remove", place]] : []
      )
    }
    guard box != .dropped else { return note(DroppingMessage.isDropped(item.text, at: place)) }
    guard box != .done else {
      throw EditRefusal(DroppingMessage.isDone(item.text, at: place), commands: [["reopen", item.text]])
    }
    var file = try file(thing.file)
    file = try file.settingBox(.dropped, of: path)
    update(thing.file, to: file)
    note(.dropped, CompletionMessage.item(item.text, ofPastDay: pastDay(of: thing), at: place))
    guard file.kind.traits.tasks == .own else { return }
    for copy in copies(of: item, inProject: file.content.title, from: date) where self.item(of: copy)?.box == .open {
      guard let path = copy.path else { continue }
      update(copy.file, to: try self.file(copy.file).settingBox(.dropped, of: path))
      note(.droppedThereToo, at: try self.place(of: copy))
    }
  }
}

/// What is said of a thing that is dropped.
enum DroppingMessage: Message {
  case nothingToDrop
  case hasNoBox(String, at: String)
  case skipOrRemove
  case isDropped(String, at: String)
  case isDone(String, at: String)
}
