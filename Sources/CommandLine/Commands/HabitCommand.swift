import Editing
import Languages
import Workspace

/// `tidemark habit`
enum HabitCommand {
  private static let words = Operand.some("RITUAL TEXT", HabitHelp.words)
  private static let ritual = Option.text("ritual", value: "RITUAL", HabitHelp.ritual)

  static let command = Command(
    "habit",
    HabitHelp.summary,
    discussion: HabitHelp.discussion,
    subcommands: [add],
    alone: "rituals"
  )

  private static let add = Command(
    "add",
    HabitHelp.addSummary,
    discussion: HabitHelp.addDiscussion,
    operands: [words],
    options: [ritual] + EditSession.options,
    examples: [
      Example("tidemark habit add Tea \"Rinse the pot\"", HabitHelp.addDaily),
      Example("tidemark habit add Rinse the pot --ritual Tea", HabitHelp.withRitualAfter),
      Example("tidemark habit add Swim \"Sauna (every: sun, goal: 3)\"", HabitHelp.addWithRule),
    ],
    exitCodes: EditSession.exitCodes
  ) { invocation, console in
    EditSession.run(invocation, console, days: { _ in nil }) { vault throws(EditRefusal) in
      var (name, texts) = (invocation[ritual], invocation[words])
      if name == nil, texts.count > 1 { name = texts.removeFirst() }
      let named = name
      try EditRefusal.refuseSeveral(texts) { ["habit", "add"] + [named].compactMap(\.self) + [$0] }
      let text = texts.joined(separator: " ")
      guard let name else {
        // Where there is one ritual, it is meant.
        let rituals = vault.files(of: .ritual)
        guard rituals.count == 1 else {
          let first = rituals.first?.plan.title ?? "RITUAL"
          throw EditRefusal(
            RitualCommandMessage.needsRitual(habit: text),
            help: rituals.isEmpty ? .newRitualBegins : .nameRitual,
            commands: rituals.isEmpty ? [] : [["habit", "add", first, text]]
          )
        }
        try vault.addHabit(text, to: Thing(file: rituals[0].name, path: nil, title: rituals[0].plan.title))
        return try EditCheck(vault).check()
      }
      do throws(EditRefusal) {
        try vault.addHabit(text, to: try vault.file(named: name, of: [.ritual]))
      } catch {
        throw turned(error, name, text, invocation, vault)
      }
      try EditCheck(vault).check()
    }
  }

  /// `habit add "Read ten pages" Sleep well`: the ritual comes first.
  private static func turned(
    _ refusal: EditRefusal,
    _ name: String,
    _ text: String,
    _ invocation: Invocation,
    _ vault: EditedVault
  ) -> EditRefusal {
    guard !invocation.isGiven(ritual), (try? vault.file(named: name, of: [.ritual])) == nil, refusal.choice == nil else {
      return refusal
    }
    var refusal = refusal
    (refusal.advice, refusal.respelling) = (Told(RitualCommandMessage.ritualFirst), nil)
    if let other = try? vault.file(named: text, of: [.ritual]) { refusal.commands = [["habit", "add", other.title, name]] }
    return refusal
  }
}

/// What the help of `habit` says.
enum HabitHelp: Message {
  case words, ritual, summary, discussion, addSummary, addDiscussion, addDaily, withRitualAfter, addWithRule
}
