public import Outline

/// What other programs mean by a character in a box (themes of Obsidian, bullet journals, Org). The format has three states, and
/// says the rest in words.
public struct BoxMark: Equatable, Sendable {
  /// The state of the format that comes nearest.
  public let state: Box.State
  /// What it says elsewhere; nil where the state says all of it.
  public let meaning: Meaning?

  /// What a character says that no state does.
  public enum Meaning: Hashable, Sendable {
    case halfDone, movedOn, scheduled, important, inDoubt, begunOrDropped
  }

  /// Nil for a character of which nobody knows what it means.
  public init?(_ mark: some StringProtocol) {
    switch mark {
    case "/": self.init(.open, .halfDone)
    case ">": self.init(.open, .movedOn)
    case "<": self.init(.open, .scheduled)
    case "!": self.init(.open, .important)
    case "?": self.init(.open, .inDoubt)
    case "o", "O", ".": self.init(.open)
    case "✓", "✔", "✔️", "✅", "☑", "√", "v", "V", "*", "y", "Y": self.init(.done)
    case "~": self.init(.open, .begunOrDropped)
    case "–", "—", "_": self.init(.dropped)
    default: return nil
    }
  }

  private init(_ state: Box.State, _ meaning: Meaning? = nil) {
    self.state = state
    self.meaning = meaning
  }
}
