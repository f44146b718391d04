import Languages
import Outline
import Phrases
import Planner

extension EditedVault {
  /// Refuses a thing that a command would take away where only a part of its name was given, and prose that was not named by
  /// `FILE:LINE` (commands, *Names*).
  ///
  /// - Parameters:
  ///   - command: the words before the name: `remove`.
  ///   - spelling: the name and what else means this thing alone; nil for its title, where that is enough, else its `FILE:LINE`.
  public func checkWhole(
    _ name: String,
    of thing: Thing,
    for command: [String],
    as spelling: [String]? = nil
  ) throws(EditRefusal) {
    if let place = FileLine(name), file(at: place.path) != nil { return }
    if choices[name] == thing, ThingName(name).matches(thing.title, .equal) { return }
    if thing.isFile, file(at: name) != nil { return }
    // When it begins is the whole name of a block without words.
    if name.contains(":"), let start = try? TimePhrase.time(name), item(of: thing)?.blockTime?.start == start { return }
    let place = try place(of: thing)
    if let item = item(of: thing), !item.type.standsInList {
      throw EditRefusal(
        WholeNameMessage.isInText(name),
        candidates: try candidates([thing]),
        commands: [command + [place]]
      )
    }
    guard !ThingName(name).matches(thing.title, .equal) else { return }
    throw EditRefusal(
      WholeNameMessage.isPart(name, of: thing.title),
      help: .nameInFull,
      candidates: spelling == nil ? try candidates([thing]) : [],
      commands: [command + (spelling ?? [isOnlyOne(called: thing.title, thing) ? thing.title : place])]
    )
  }

  /// Whether the whole name of a thing means that thing alone.
  private func isOnlyOne(called title: String, _ thing: Thing) -> Bool {
    !title.isEmpty && !title.contains { $0.isNewline } && FileLine(title) == nil && (try? subject(named: title)) == thing
  }
}

/// What is said of a name that is not whole.
enum WholeNameMessage: Message {
  case isInText(String)
  case isPart(String, of: String)
  case nameInFull
}
