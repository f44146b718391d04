import Diagnostics

/// The commands that lead on, for a view that has nothing to show and for a vault that has just begun.
package struct NextSteps: Sendable {
  /// As they are typed.
  package typealias Step = (command: String, summary: String)

  /// What there is not: `There is no ritual yet.`
  let words: String
  let steps: [Step]

  package init(_ words: String, _ steps: [Step]) { (self.words, self.steps) = (words, steps) }

  private static let margin = "  "
  private static let gap = 2

  /// The words, and the commands below them.
  package func lines(width: Int) -> [String] {
    let width = min(max(width, LineLayout.leastWidth), LineLayout.widest)
    return (words.isEmpty ? [] : ShownText.wrapped(words, width) + [""]) + commands(width)
  }

  /// What each command does stands beside it where there is room for all, else below it.
  private func commands(_ width: Int) -> [String] {
    let margin = NextSteps.margin
    // A command is not broken: it may be copied.
    let column = (steps.map { ShownText.cells(of: $0.command) }.max() ?? 0) + NextSteps.gap
    let widest = steps.map { DisplayWidth.cells(of: $0.summary) }.max() ?? 0
    guard margin.count + column + widest <= width else {
      return steps.flatMap { step in
        [margin + ControlCharacters.escaping(step.command)]
          + ShownText.wrapped(step.summary, width - 3 * margin.count).map { margin + margin + margin + $0 }
      }
    }
    return steps.map { margin + DisplayWidth.padded(ControlCharacters.escaping($0.command), to: column) + $0.summary }
  }
}

extension Beginning {
  /// Instead of a view that has nothing to show.
  init(_ steps: NextSteps, width: Int) { self.init(steps.lines(width: width), standsAlone: true) }
}
