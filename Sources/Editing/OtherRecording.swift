import Planner

extension EditedVault {
  /// The refusal of a name where an activity is asked for and something else that can be recorded has it, with the command for that; nil
  /// where nothing has the name.
  public func otherRecording(of name: String) throws(EditRefusal) -> EditRefusal? {
    let named = try? thing(named: name, called: "thing") { thing, item in
      guard let item else { return false }
      // A stack is what may be planned some day.
      guard self[thing.file]?.plan.stacks == nil else { return false }
      return (item.isLogged || item.box != nil || item.hasNumber) && date(of: thing).map { today <= $0 } ?? true
    }
    guard let named, let item = item(of: named) else { return nil }
    var refusal = EditRefusal(
      "\(EditRefusal.quote(named.title)) is \(item.type.inWords) and not an activity, at \(try place(of: named))"
    )
    switch item.type {
    case .best: refusal.help = "`tidemark best` records an attempt, with its number"
    case .tally: refusal.commands = [["tally", named.title]]
    case .counter, .countUp, .countDown: refusal.commands = [["count", named.title]]
    default: refusal.commands = [["done", named.title]]
    }
    return refusal
  }

  /// The counters that have all words of a name in their own name and unit, in any order: `glasses of water` of “Water: 5/8 glasses”.
  public func counters(with name: String) -> [String] {
    let words = name.lowercased().split(separator: " ").map(String.init).filter { !LittleWord.all.contains($0) }
    guard words.count > 1 else { return [] }
    return files(of: .page).flatMap { file in
      file.plan.content.placedItems { item in
        let unit =
          switch item.content {
          case .counter(let counter): counter.unit
          case .count(let count): count.unit
          default: ""
          }
        let own = Set("\(item.text) \(unit)".lowercased().split(separator: " ").map(String.init))
        return !unit.isEmpty && own.isSuperset(of: words)
      }.map(\.item.text)
    }
  }
}
