import Chronology
import Languages

private let language = Language.french

extension TodayMessage {
  var french: String {
    switch self {
    case .title(let day, let time): "Aujourd’hui, \(language.weekdayAndDate(day)), \(language.time(time))"
    case .noHabitDue: "aucune habitude à faire"
    case .habitsDone(let done, let due):
      "\(language.counted(done, "habitude faite", "habitudes faites")) sur \(language.number(due))"
    case .tasksOverdue(let count): "\(language.counted(count, "tâche", "tâches")) en retard"
    case .recurringOverdue(let count): "\(language.counted(count, "récurrente", "récurrentes")) en retard"
    case .dueToday(let count): "\(language.number(count)) à faire aujourd’hui"
    case .leftOverCount(let count): language.counted(count, "restée en plan", "restées en plan")
    case .noRitualFor(let slots, let others):
      "Aucun rituel pour \(RitualMessage.forSlots(slots).french) n’a lieu aujourd’hui; "
        + (others == 1
          ? "1 rituel a lieu à un autre moment" : "\(language.number(others)) rituels ont lieu à d’autres moments")
        + ". \(language.quoted("tidemark today")) les montre tous."
    case .noRitual:
      "Aucun rituel n’a lieu aujourd’hui. \(language.quoted("tidemark rituals")) montre ceux qui viennent et ceux qui peuvent être renouvelés ou commencés."
    case .tasks: "Tâches"
    case .planned: "Prévu"
    case .rituals: "Rituels"
    case .leftOver: "Restées en plan"
    case .recurring: "Récurrentes"
    case .streaks: "Séries"
    case .toRenew: "À renouveler"
    case .done: "Fait"
    case .dueSoon: "Bientôt à faire"
    case .counters: "Compteurs"
    case .now: "maintenant"
    case .over: "terminée"
    case .routine: "routine"
    case .doneEarlier: "faite plus tôt"
    case .nothingDueToday: "rien à faire aujourd’hui"
    case .streak(let count): "série de \(language.number(count))"
    case .soon(let title, let day): "\(title), \(language.name(of: day.weekday, .short)) \(day.day)\(day.day == 1 ? "er" : "")"
    case .moreOverdue(let count, let command):
      "\(language.counted(count, "autre est", "autres sont")) en retard\(language.colon) \(language.quoted(command))"
    case .copyLeftOver(let more, let all):
      (more > 0 ? "Il y en a \(language.number(more)) de plus; pour" : "Pour")
        + " \(all == 1 ? "la reporter" : "les reporter toutes") à aujourd’hui\(language.colon)"
    case .blocksOver(let count): language.counted(count, "plage terminée", "plages terminées")
    case .andMore(let count): "et \(language.number(count)) de plus"
    case .toBeginFirst: "rien n’en est à faire; \(RitualMessage.beginning.french)\(language.colon)"
    case .toReadArc: "rien n’en est à faire; \(RitualMessage.reasonOfUnreadArc.french)\(language.colon)"
    case .toRenewArc(let arc): "son arc est terminé; \(RitualMessage.renewal(arc).french)\(language.colon)"
    case .skippedHabit(let title): "\(title), sautée"
    case .nothingDue(let title): "Rien à faire aujourd’hui\(language.colon) \(title)"
    case .taskOfToday(let title): "Tâche du jour \(title)"
    case .task(let title): "Tâche \(title)"
    case .recurringTask(let title): "Tâche récurrente \(title)"
    case .streakOf(let title): "Série \(title)"
    case .leftOverTask(let title): "Tâche restée en plan \(title)"
    case .dueSoonTask(let title): "Bientôt à faire \(title)"
    case .ritual(let slot, let title): "\(RitualMessage.slotTitle(slot).french), \(title)"
    case .habit(let title, let state): "Habitude \(title)\(language.colon) \(language.state(state))"
    case .counter(let title, let part): "Compteur \(title)\(language.colon) \(part)"
    case .renewal(let title, let arc, let command):
      "\(title)\(language.colon) son arc est terminé; \(RitualMessage.renewal(arc).french)\(language.colon) \(command)"
    case .withoutArc(let title, let command):
      "\(title)\(language.colon) pas encore d’arc; \(RitualMessage.beginning.french)\(language.colon) \(command)"
    case .doneToday(let title, let home): "Fait aujourd’hui\(language.colon) \(title)" + (home.map { ", \($0)" } ?? "")
    case .plannedBlock(let start, let end, let name):
      "Prévu de \(language.timesInWords(start.time, end.time, start.clock))\(language.colon) \(name)"
    case .plannedTask(let title, let box): "Tâche prévue \(title)\(language.colon) \(language.state(box))"
    }
  }
}
