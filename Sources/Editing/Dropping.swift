public import Chronology
import Outline
import Planner

extension EditedVault {
  /// Says of a thing with a box that it will not be done: `[-]`. The copies of a project's task on a day and later are dropped too;
  /// those of past days stay.
  public mutating func drop(_ thing: Thing, on date: CivilDate) throws(EditRefusal) {
    let thing = try task(of: thing)
    guard let path = thing.path, let item = item(of: thing) else { throw EditRefusal("there is nothing to drop") }
    let place = try place(of: thing)
    guard !item.isLogged, let box = item.box else {
      throw EditRefusal(
        "\(EditRefusal.quote(item.text)) has no box of its own, at \(place)",
        help: item.isLogged ? "skip it for a day, or remove it" : nil,
        commands: item.isLogged ? [["skip", item.text], ["remove", place]] : []
      )
    }
    guard box != .dropped else { return note("\(EditRefusal.quote(item.text)) is dropped already, \(place)") }
    guard box != .done else {
      throw EditRefusal("\(EditRefusal.quote(item.text)) is done, at \(place)", commands: [["reopen", item.text]])
    }
    var file = try file(thing.file)
    file = try file.settingBox(.dropped, of: path)
    update(thing.file, to: file)
    note("dropped: \(EditRefusal.quote(item.text))\(pastDay(of: thing)), \(place)")
    guard file.kind.traits.tasks == .own else { return }
    for copy in copies(of: item, inProject: file.content.title, from: date) where self.item(of: copy)?.box == .open {
      guard let path = copy.path else { continue }
      update(copy.file, to: try self.file(copy.file).settingBox(.dropped, of: path))
      note("dropped there too: \(try self.place(of: copy))")
    }
  }
}
