extension HabitHelp {
  var english: String {
    switch self {
    case .words: "the ritual, by its title or a part of it, and then the habit as in a file, with its icon and fields"
    case .ritual: "Add it to this ritual; then all words are the habit"
    case .summary: "Change the habits of a ritual"
    case .discussion: "Alone it lists the rituals."
    case .addSummary: "Add a habit to the current arc of a ritual"
    case .addDiscussion:
      """
      In an arc that has begun it is due from today on, and gets “from” with that day, so that no earlier day counts as \
      missed. If no arc runs today, it goes into the next one; if all are over, `tidemark renew` begins the next.
      """
    case .addDaily: "Add a habit of every day"
    case .withRitualAfter: "The same, with the ritual after it"
    case .addWithRule: "Add one with a rule and a goal"
    }
  }
}
