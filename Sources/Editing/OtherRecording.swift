import Planner

extension EditedVault {
  /// The refusal of a name where an activity is asked for and something else that can be recorded has it, with the command for that; nil
  /// where nothing has the name.
  public func otherRecording(of name: String) throws(EditRefusal) -> EditRefusal? {
    let named = try? thing(named: name, called: .thing) { thing, item in
      guard let item else { return false }
      // A stack is what may be planned some day.
      guard self[thing.file]?.plan.stacks == nil else { return false }
      return (item.isLogged || item.box != nil || item.hasNumber) && date(of: thing).map { today <= $0 } ?? true
    }
    guard let named, let item = item(of: named) else { return nil }
    var refusal = EditRefusal(
      "\(EditRefusal.quote(named.title)) is \(ThingKind.item(item.type).english) and not an activity, at \(try place(of: named))"
    )
    if item.type == .best {
      refusal.help = "`tidemark best` records an attempt, with its number"
    } else {
      let command = item.type == .tally ? "tally" : item.hasNumber ? "count" : "done"
      refusal.commands = [[command, named.title]]
    }
    return refusal
  }

  /// The counters that have all words of a name in their own name and unit, in any order: `glasses of water` of “Water: 5/8 glasses”.
  public func counters(with name: String) -> [String] {
    let words = name.lowercased().split(separator: " ").map(String.init).filter { !LittleWord.all.contains($0) }
    guard words.count > 1 else { return [] }
    return files(of: .page).flatMap { file in
      file.plan.content.placedItems { item in
        var unit = ""
        if case .counter(let counter) = item.content { unit = counter.unit }
        if case .count(let count) = item.content { unit = count.unit }
        let own = Set("\(item.text) \(unit)".lowercased().split(separator: " ").map(String.init))
        return !unit.isEmpty && own.isSuperset(of: words)
      }.map(\.item.text)
    }
  }
}
