import Languages

private let language = Language.french

extension GlanceMessage {
  var french: String {
    switch self {
    case .atAGlance: "En un coup d’œil"
    case .noFile(let command): "pas encore de fichier pour aujourd’hui; \(language.quoted(command)) le commence"
    case .nothingNow: "rien de prévu en ce moment"
    case .nothingNext: "rien d’autre aujourd’hui"
    case .left(let minutes): "encore \(language.length(minutes))"
    case .begins(let minutes): "dans \(language.length(minutes))"
    case .due(let day): "à faire \(language.distance(day))"
    case .overdue(let days): "en retard de \(language.days(days))"
    case .since(let day): "depuis le \(language.pastDay(day))"
    case .noRitual(let command): "pas encore de rituel; \(language.quoted(command)) en montre quelques-uns pour commencer"
    case .nothingDueToday: "rien à faire aujourd’hui"
    case .perfectDays(let count): language.counted(count, "journée parfaite", "journées parfaites de suite")
    case .noHabitOpen: "aucune à faire"
    case .arcComplete: "son arc est terminé"
    case .noNextRitual: "aucun plus tard aujourd’hui ni demain"
    case .ritualDay(.laterToday): "plus tard aujourd’hui"
    case .ritualDay(.now): "maintenant"
    case .ritualDay(.tomorrow): "demain"
    case .more(let count, let command): "et \(language.number(count)) de plus\(language.colon) \(language.quoted(command))"
    case .nothingOpenOnPage: "il n’y reste rien à faire"
    case .weeksRemaining(let count): "\(language.weeks(count)) \(language.form(count, "restante", "restantes"))"
    case .percentLived(let percent): "\(language.percent(percent)) vécues"
    case .noLife(let command): "pas encore de vie en semaines; \(language.quoted(command)) en commence une"
    case .noActivity(let path?):
      "pas encore d’activité; dans \(path), une ligne comme \(language.quoted("- 🎾 Tennis")) en est une"
    case .noActivity(nil): "pas encore d’activité; \(language.quoted("tidemark new activities")) commence leur fichier"
    }
  }
}
