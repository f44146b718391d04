public import Outline

/// What other programs mean by a character in a box (themes of Obsidian, bullet journals, Org). The format has three states, and
/// says the rest in words.
public struct BoxMark: Equatable, Sendable {
  /// The state of the format that comes nearest.
  public let state: Box.State
  /// What it says elsewhere: `half done`.
  public let meaning: String

  /// Whether the state says all of it.
  public var isState: Bool { ["open", "done", "dropped"].contains(meaning) }

  /// Nil for a character of which nobody knows what it means.
  public init?(_ mark: some StringProtocol) {
    switch mark {
    case "/": self.init(.open, "half done")
    case ">": self.init(.open, "moved on")
    case "<": self.init(.open, "scheduled")
    case "!": self.init(.open, "important")
    case "?": self.init(.open, "in doubt")
    case "o", "O", ".": self.init(.open, "open")
    case "✓", "✔", "✔️", "✅", "☑", "√", "v", "V", "*", "y", "Y": self.init(.done, "done")
    case "~": self.init(.open, "begun, or dropped")
    case "–", "—", "_": self.init(.dropped, "dropped")
    default: return nil
    }
  }

  private init(_ state: Box.State, _ meaning: String) {
    self.state = state
    self.meaning = meaning
  }
}
