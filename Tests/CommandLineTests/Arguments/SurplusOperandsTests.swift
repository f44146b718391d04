import TestSupport
import Testing

@testable import CommandLine

/// Words that a command does not take, and words that are no command: what is said of them is a command line that can be typed.
@Suite struct SurplusOperandsTests {
  @Test(arguments: [
    // A name of several words.
    ("open Buy milk", "open \"Buy milk\""), ("remove Buy milk --dry-run", "remove \"Buy milk\" --dry-run"),
    ("best push ups 33", "best \"push ups\" 33"), ("unschedule Buy milk --on fri", "unschedule \"Buy milk\" --on fri"),
    // An option without its dashes.
    ("move Health before Compass", "move Health --before Compass"), ("reorder Health up", "reorder Health --up"),
    ("move Health after My page --dry-run", "move Health --after \"My page\" --dry-run"),
    // A value whose option goes without saying.
    ("best Plank 1:20 yesterday", "best Plank 1:20 --on yesterday"),
    ("renew Morning tomorrow", "renew Morning --from tomorrow"),
    ("rituals morning", "rituals --time morning"), ("life thu 20 nov", "life \"thu 20 nov\""),
    ("life mum thu 20 nov", "life mum \"thu 20 nov\""),
    ("unschedule Milk tommorow", "unschedule Milk --on tomorrow"),
    // A value before its name, and a sign apart from its number.
    ("best 130 Plank", "best Plank 130"), ("count +1 glasses of water", "count \"glasses of water\" +1"),
    ("count Water = 8", "count Water \"=8\""), ("count Long walks + 1", "count \"Long walks\" +1"),
    // What no command takes, and another does.
    ("projects first things", "tasks --project \"first things\""),
    // Two words that are no command.
    ("ritual add Yoga", "new ritual Yoga"), ("stack list", "list --kind stacks"),
    ("block shorten Desk -15m", "block extend Desk \"-15m\""),
    ("block set Desk 9:00", "block move Desk 9:00"), ("task list", "tasks"),
    // One word.
    ("complete milk", "done milk"), ("extend Desk 15m", "block extend Desk 15m"), ("start", "new"),
    ("archive Alpha", "set-aside Alpha"),
    ("version", "--version"), ("stacks", "list --kind stacks"), ("overdue", "tasks --due overdue"),
    ("todo", "tasks"), ("postpone Milk sat --dry-run", "schedule Milk sat --dry-run"),
  ])
  func areAnsweredWithACommandLine(line: String, meant: String) {
    let run = CommandRun(line.split(separator: " ").map(String.init))
    #expect(run.status == .couldNotRun && run.output.isEmpty)
    #expect(run.error.hasSuffix("; did you mean “tidemark \(meant)”?\n"), "\(line): \(run.error)")
    #expect(run.error.split(separator: "\n").count == 1)
  }

  /// Of two words that are as near that which begins like the mistyped one is meant.
  @Test(arguments: [("fsh", "fish"), ("bsh", "bash"), ("xsh", "zsh")])
  func ofTwoAsNearThatWhichBeginsSoIsMeant(word: String, meant: String) {
    #expect(CommandRun("completions", word).error.contains("did you mean “\(meant)”?"))
  }

  @Test(arguments: [
    ("tasks --overdue", "--due overdue"), ("list --type streak", "--kind"), ("-v", "--version"), ("tasks --done-ones", nil),
    ("outline a b", nil), ("rules x", nil), ("day Fri 27 Nov", nil), ("ritual a 3", nil as String?),
  ])
  func areNotGuessedAt(line: String, option: String?) {
    let run = CommandRun(line.split(separator: " ").map(String.init))
    #expect(run.status == .couldNotRun)
    #expect(run.error.contains("did you mean") == (option != nil || line.hasPrefix("ritual")), "\(line): \(run.error)")
    if let option { #expect(run.error.contains("did you mean “\(option)”?")) }
  }
}
