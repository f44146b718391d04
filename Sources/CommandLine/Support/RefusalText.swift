import Diagnostics
import Editing
import Views

/// A refusal as lines for people: what is wrong, what it may mean, what to do.
enum RefusalText {
  static func lines(of refusal: EditRefusal, after command: String) -> [String] {
    var lines = ["\(command): \(ControlCharacters.escaping(refusal.message))"]
    lines += refusal.candidates.enumerated().map { index, candidate in
      let number = refusal.candidates.count > 1 ? "\(index + 1)  " : ""
      return ControlCharacters.escaping("  \(number)\(candidate.path):\(candidate.line)  \(candidate.title)")
    }
    if let help = refusal.help { lines.append("  help: \(ControlCharacters.escaping(help))") }
    lines += refusal.commands.map { command in
      "  type: " + ControlCharacters.escaping(ShellWord.line(["tidemark"] + command))
    }
    return lines
  }
}
