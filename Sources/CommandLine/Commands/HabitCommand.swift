import Editing
import Languages
import Workspace

/// `tidemark habit`
enum HabitCommand {
  private static let words = Operand.some(
    "RITUAL TEXT",
    "the ritual, by its title or a part of it, and then the habit as in a file, with its icon and fields"
  )
  private static let ritual = Option.text("ritual", value: "RITUAL", "Add it to this ritual; then all words are the habit")

  static let command = Command(
    "habit",
    "Change the habits of a ritual",
    discussion: "Alone it lists the rituals.",
    subcommands: [add],
    alone: "rituals"
  )

  private static let add = Command(
    "add",
    "Add a habit to the current arc of a ritual",
    discussion: """
      In an arc that has begun it is due from today on, and gets “from” with that day, so that no earlier day counts as missed. \
      If no arc runs today, it goes into the next one; if all are over, `tidemark renew` begins the next.
      """,
    operands: [words],
    options: [ritual] + EditSession.options,
    examples: [
      Example("tidemark habit add Tea \"Rinse the pot\"", "Add a habit of every day"),
      Example("tidemark habit add Rinse the pot --ritual Tea", "The same, with the ritual after it"),
      Example("tidemark habit add Swim \"Sauna (every: sun, goal: 3)\"", "Add one with a rule and a goal"),
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
