import Editing
import Languages
import Outline
import Phrases
import Workspace

/// `tidemark move`
enum MoveCommand {
  private static let file = Operand.one("PAGE|PROJECT|RITUAL", EditHelp.titleOrPath)
  private static let project = Operand.optional("PROJECT", MoveHelp.project)
  private static let before = Option.text("before", value: "OTHER", MoveHelp.before)
  private static let after = Option.text("after", value: "OTHER", MoveHelp.after)

  private static let kinds = Set(DocumentKind.allCases.filter { $0.traits.list != nil })

  static let command = Command(
    "move",
    MoveHelp.summary,
    discussion: MoveHelp.discussion,
    operands: [file, project],
    options: [before, after] + EditSession.options,
    examples: [
      Example("tidemark move Health --before Compass", MoveHelp.pageBefore),
      Example("tidemark move Thesis --after Allotment --dry-run", SharedHelp.showChange),
    ],
    exitCodes: EditSession.exitCodes
  ) { invocation, console in
    EditSession.run(invocation, console, days: { _ in nil }) { vault throws(EditRefusal) in
      if let project = invocation[project] {
        if (try? WhenPhrase(project)) != nil, (try? vault.file(named: project, of: kinds)) == nil {
          throw EditRefusal(
            MoveCommandMessage.onlyTasksHaveDays,
            commands: [["schedule", invocation[file], project]]
          )
        }
        throw try elsewhere(invocation[file], project, vault)
      }
      let thing = try vault.file(named: invocation[file], of: kinds)
      guard let place = try FilePlace(of: thing, before: invocation[before], after: invocation[after], in: vault) else {
        throw EditRefusal(MoveCommandMessage.sayBeforeOrAfter)
      }
      try vault.arrange(thing, place)
      try EditCheck(vault).check()
    }
  }

  /// Why a second name alone says no place, with the commands that can be meant by it.
  private static func elsewhere(_ name: String, _ other: String, _ vault: EditedVault) throws(EditRefusal) -> EditRefusal {
    var refusal = EditRefusal(MoveCommandMessage.goesBesideAnother)
    if let thing = try? vault.file(named: name, of: kinds) {
      let place = ["first": "--before", "top": "--before", "last": "--after", "bottom": "--after"][other.lowercased()]
      let titles = vault.neighbors(of: thing).map(\.title)
      if let place, let neighbor = place == "--before" ? titles.first : titles.last {
        refusal.commands = [["move", thing.title, place, neighbor]]
      } else if (try? vault.file(named: other, of: kinds)) != nil {
        refusal.commands = [["move", thing.title, "--before", other], ["move", thing.title, "--after", other]]
      }
    } else if (try? vault.file(named: other, of: [.project])) != nil {
      refusal.commands = [["task", "move", name, "--to", other]]
    }
    if refusal.commands.isEmpty { refusal.advice = Told(MoveCommandMessage.sayBeforeOrAfter) }
    return refusal
  }
}

extension FilePlace {
  /// What `--before` and `--after` say, of which one may be given; nil for none.
  init?(of thing: Thing, before: String?, after: String?, in vault: EditedVault) throws(EditRefusal) {
    guard before == nil || after == nil else {
      throw EditRefusal(MoveCommandMessage.beforeAndAfter)
    }
    guard let name = before ?? after, let kind = vault[thing.file]?.plan.kind else { return nil }
    let other = try vault.file(named: name, of: [kind])
    self = before == nil ? .after(other) : .before(other)
  }
}

/// What the help of `move` says.
enum MoveHelp: Message {
  case project, before, after, summary, discussion, pageBefore
}

/// Why nothing goes to another place.
enum MoveCommandMessage: Message {
  case beforeAndAfter
  case sayBeforeOrAfter
  case onlyTasksHaveDays
  case goesBesideAnother
  case sayWhere
  case giveOne
  case twoTitles(String, String)
  case nameThePage
}
