import Editing
import Languages
import Phrases
import Workspace

/// `tidemark log`
enum LogCommand {
  private static let activities = Operand.things("ACTIVITY", LogHelp.activities)
  private static let on = EditOptions.period("on", .back, EditHelp.doneOn)
  private static let at = EditOptions.time("at", LogHelp.at)
  private static let source = Option.value(
    "source",
    value: "WORD",
    expectation: LogHelp.sourceExpected,
    LogHelp.source
  ) { $0.isEmpty || $0.contains(where: \.isWhitespace) ? nil : $0 }
  private static let note = Option.text("note", value: "TEXT", EditHelp.entryNote)

  static let command = Command(
    "log",
    LogHelp.summary,
    discussion: LogHelp.discussion,
    operands: [activities],
    options: [on, at, source, note, EditSession.scope] + EditSession.options,
    examples: [
      Example("tidemark log Tennis", LogHelp.noteToday),
      Example("tidemark log Tennis yesterday 18:30", LogHelp.noteWhen),
      Example("tidemark log Tennis Sauna --on sun", LogHelp.noteTwo),
    ],
    exitCodes: EditSession.exitCodes
  ) { invocation, console in
    EditSession.run(
      invocation,
      console,
      names: invocation[activities].names
    ) { vault throws(EditRefusal) in
      let named = try invocation[activities].settled(in: vault, for: ["log"]) { $0.type == .activity }
      let days = try named.days(or: invocation[on], in: vault)
      let time = try named.time(or: invocation[at])
      var things: [Thing] = []
      for name in named.names {
        do throws(EditRefusal) {
          things.append(
            try vault.thing(named: name, in: invocation[EditSession.scope], called: .activity) { $1?.type == .activity }
          )
        } catch {
          if let other = try vault.otherRecording(of: name) { throw other }
          guard error.candidates.isEmpty else { throw error }
          var refusal = error
          if Int(name) == nil, (try? LengthPhrase.minutes(name)) != nil, named.names.count > 1 {
            refusal.problem = Told(DoingMessage.isLength(name))
            refusal.advice = Told(DoingMessage.sayInWords)
            refusal.commands = [["log"] + named.names.filter { $0 != name } + ["--note", name]]
            throw refusal
          }
          if let problem = timeProblem(name) { throw EditRefusal(problem: problem.refusal(about: name, .time).problem) }
          // A day or a time that is not read is no activity to be.
          guard (try? WhenPhrase(name)) == nil, !["at", "on", "for", "in", "last", "this"].contains(name.lowercased()),
            !name.contains(",")
          else {
            refusal.advice = Told(DoingMessage.putDayBehind)
            throw refusal
          }
          refusal.commands =
            vault.files(of: .activities).isEmpty
            ? [["new", "activities", "--activity", name]] : [["activity", "add", name]]
          // `log "best Plank 30"`
          let words = name.split(separator: " ").map(String.init)
          if words.count > 1, ["best", "count", "done", "skip", "tally"].contains(words[0].lowercased()) {
            refusal.commands.insert(words, at: 0)
          }
          throw refusal
        }
      }
      try vault.change(things, on: days) { vault, thing, day throws(EditRefusal) in
        try vault.complete(
          thing,
          on: day,
          at: time,
          words: invocation[note] ?? "",
          source: invocation[source]
        )
      }
      try EditCheck(vault).check()
    }
  }
  /// Whether a word is surely meant as a time, and there is none: `25:00`.
  private static func timeProblem(_ word: String) -> PhraseProblem? {
    guard word.contains(":"), word.allSatisfy({ $0.isNumber || ":.-apm".contains($0) }) else { return nil }
    do throws(PhraseProblem) { _ = try TimePhrase(word) } catch { return error == .unknown ? nil : error }
    return nil
  }
}

/// What the help of `log` says.
enum LogHelp: Message {
  case activities, at, sourceExpected, source, summary, discussion, noteToday, noteWhen, noteTwo
}
