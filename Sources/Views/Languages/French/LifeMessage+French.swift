import Languages
import Planner

private let language = Language.french

extension LifeMessage {
  var french: String {
    switch self {
    case .born(let date): "naissance le \(language.weekdayAndDate(date))"
    case .expected(let years): "espérance de vie de \(language.years(years))"
    case .weeksLived(let count): language.counted(count, "semaine vécue", "semaines vécues")
    case .remaining(let count): language.counted(count, "restante", "restantes")
    case .inAll(let count): "\(language.number(count)) en tout"
    case .beyond(let count): "\(language.number(count)) de plus"
    case .percentInWords(let percent): "\(percent) pour cent"
    case .otherLives(let titles, let command):
      "\(language.counted(titles.count, "autre vie", "autres vies"))\(language.colon) \(titles.joined(separator: ", "))."
        + " \(language.quoted(command)) \(titles.count == 1 ? "la montre" : "en montre une")."
    case .file(let path): "Fichier\(language.colon) \(path)"
    case .noteOfMark: "Note de la marque"
    case .noteOfPhase: "Note de l’étape"
    case .noWeekMarked(let command?):
      "Aucune semaine n’est encore marquée\(language.colon) avec \(language.quoted(command)), dites comment celle-ci s’est passée."
    case .noWeekMarked(nil): "Aucune semaine n’est encore marquée."
    case .weeksMarked(let count): language.counted(count, "semaine marquée", "semaines marquées")
    case .inARow(let count, let isPending):
      "\(language.number(count)) de suite" + (isPending ? ", cette semaine reste à marquer" : "")
    case .atMost(let count): "\(language.number(count)) au plus"
    case .rating(let rating): name(of: rating)
    case .category(let category): name(of: category)
    case .marked(let date): date.map { "marquée le \($0)" } ?? "marquée"
    case .mark(let parts): "Marque\(language.colon) \(parts.joined(separator: ", "))."
    case .notMarked: "pas marquée"
    case .also: "aussi"
    case .milestone(.birthday(let age)), .shortMilestone(.birthday(let age)): language.years(age)
    case .milestone(.halfway): "la moitié des semaines"
    case .shortMilestone(.halfway): "la moitié"
    case .milestone(.marking(let weeks)):
      "\(language.counted(weeks, "semaine marquée", "semaines marquées")) de suite"
    case .shortMilestone(.marking(let weeks)): "\(language.counted(weeks, "marquée", "marquées")) de suite"
    case .milestones: "Jalons, et les semaines qui restent après chacun"
    case .standing(.today): "aujourd’hui"
    case .standing(.next): "le prochain"
    case .standing(.reached): "atteint"
    case .standing(.ahead): "à venir"
    case .next(let weeks): "le prochain, \(LifeMessage.distance(weeks: weeks).french)"
    case .milestoneSentence(let milestone, let standing): sentence(milestone, standing)
    case .otherMilestones(let count, let command):
      "et \(language.counted(count, "autre", "autres"))\(language.colon) \(language.quoted(command))"
    case .week(let number): "Semaine \(language.number(number))"
    case .distance(0): "cette semaine"
    case .distance(1): "la semaine prochaine"
    case .distance(-1): "la semaine dernière"
    case .distance(let weeks) where weeks > 0: "dans \(language.weeks(weeks))"
    case .distance(let weeks): "il y a \(language.weeks(-weeks))"
    case .age(let age), .yearOfAge(let age): language.years(age)
    case .ageFrom(let age, let weekday): "\(language.years(age)) à partir de ce \(language.name(of: weekday))"
    case .ageUntil(let age, let date): "\(language.years(age)), \(age + 1) le \(date)"
    case .ageColumn: "âge"
    case .afterExpected(let years):
      "au-delà \(language.form(years, "de", "des")) \(language.counted(years, "an prévu", "ans prévus"))"
    case .sign(.lived): "vécue"
    case .sign(.livedAndMarked): "vécue et marquée"
    case .sign(.thisWeek): "cette semaine"
    case .sign(.ahead): "à venir"
    case .sign(.birthday): "anniversaire"
    case .sign(.marked): "marquée"
    case .days(let days): "du \(days.first) au \(days.last)"
    case .from(let date): "à partir du \(date)"
    case .weeks(let first, let last): "semaines \(language.number(first)) à \(language.number(last))"
    case .countLived(let count): language.counted(count, "vécue", "vécues")
    case .countAhead(let count): "\(language.number(count)) à venir"
    case .countMarked(let count): language.counted(count, "marquée", "marquées")
    case .phases(let titles): "étape \(titles.joined(separator: ", puis "))"
    }
  }

  /// How a week was, which is feminine.
  private func name(of rating: WeekRating) -> String {
    switch rating {
    case .awful: "affreuse"
    case .hard: "difficile"
    case .okay: "correcte"
    case .good: "bonne"
    case .great: "excellente"
    }
  }

  private func name(of category: LifeCategory) -> String {
    switch category {
    case .work: "travail"
    case .health: "santé"
    case .growth: "épanouissement"
    case .relationships: "relations"
    case .rest: "repos"
    case .adventure: "aventure"
    }
  }

  private func sentence(_ milestone: LifeMilestone, _ standing: Standing) -> String {
    let name = LifeMessage.milestone(milestone.kind).french
    let remaining = "il reste ensuite \(language.weeks(milestone.remaining))"
    let isSetOff = standing == .today || standing == .next
    return "Jalon du \(milestone.date)\(language.colon) \(name); \(remaining)"
      + (isSetOff ? "; \(LifeMessage.standing(standing).french)." : ".")
  }
}
