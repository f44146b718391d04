import Languages
import Planner

private let language = Language.spanish

extension LifeMessage {
  var spanish: String {
    switch self {
    case .born(let date): "nacimiento el \(language.weekdayAndDate(date))"
    case .expected(let years): "esperanza de vida de \(language.years(years))"
    case .weeksLived(let count): language.counted(count, "semana vivida", "semanas vividas")
    case .remaining(let count): language.counted(count, "restante", "restantes")
    case .inAll(let count): "\(language.number(count)) en total"
    case .beyond(let count): "\(language.number(count)) más de las esperadas"
    case .percentInWords(let percent): "\(percent) por ciento"
    case .otherLives(let titles, let command):
      "\(language.counted(titles.count, "otra vida", "otras vidas")): \(titles.joined(separator: ", "))."
        + " \(language.quoted(command)) \(titles.count == 1 ? "la muestra" : "muestra una")."
    case .file(let path): "Archivo: \(path)"
    case .noteOfMark: "Nota de la marca"
    case .noteOfPhase: "Nota de la etapa"
    case .noWeekMarked(let command?):
      "Aún no hay ninguna semana marcada: con \(language.quoted(command)) dices cómo fue esta."
    case .noWeekMarked(nil): "Aún no hay ninguna semana marcada."
    case .weeksMarked(let count): language.counted(count, "semana marcada", "semanas marcadas")
    case .inARow(let count, let isPending):
      language.counted(count, "seguida", "seguidas") + (isPending ? ", falta esta semana" : "")
    case .atMost(let count): "\(language.number(count)) como máximo"
    case .rating(let rating): name(of: rating)
    case .category(let category): name(of: category)
    case .marked(let date): date.map { "marcada el \($0)" } ?? "marcada"
    case .mark(let parts): "Marca: \(parts.joined(separator: ", "))."
    case .notMarked: "sin marcar"
    case .also: "también"
    case .milestone(.birthday(let age)), .shortMilestone(.birthday(let age)): language.years(age)
    case .milestone(.halfway): "la mitad de las semanas"
    case .shortMilestone(.halfway): "la mitad"
    case .milestone(.marking(let weeks)): language.counted(weeks, "semana marcada", "semanas marcadas seguidas")
    case .shortMilestone(.marking(let weeks)): language.counted(weeks, "marcada", "marcadas seguidas")
    case .milestones: "Hitos, y las semanas que quedan después de cada uno"
    case .standing(.today): "hoy"
    case .standing(.next): "el próximo"
    case .standing(.reached): "alcanzado"
    case .standing(.ahead): "por venir"
    case .next(let weeks): "el próximo, \(LifeMessage.distance(weeks: weeks).spanish)"
    case .milestoneSentence(let milestone, let standing): sentence(milestone, standing)
    case .otherMilestones(let count, let command):
      "y \(language.counted(count, "otro", "otros")): \(language.quoted(command))"
    case .week(let number): "Semana \(language.number(number))"
    case .distance(0): "esta semana"
    case .distance(1): "la próxima semana"
    case .distance(-1): "la semana pasada"
    case .distance(let weeks) where weeks > 0: "en \(language.weeks(weeks))"
    case .distance(let weeks): "hace \(language.weeks(-weeks))"
    case .age(let age), .yearOfAge(let age): language.years(age)
    case .ageFrom(let age, let weekday): "\(language.years(age)) a partir de este \(language.name(of: weekday))"
    case .ageUntil(let age, let date): "\(language.years(age)), \(age + 1) el \(date)"
    case .ageColumn: "edad"
    case .afterExpected(let years):
      "más allá de \(language.form(years, "", "los "))\(language.counted(years, "año esperado", "años esperados"))"
    case .sign(.lived): "vivida"
    case .sign(.livedAndMarked): "vivida y marcada"
    case .sign(.thisWeek): "esta semana"
    case .sign(.ahead): "por venir"
    case .sign(.birthday): "cumpleaños"
    case .sign(.marked): "marcada"
    case .days(let days): "del \(days.first) al \(days.last)"
    case .from(let date): "a partir del \(date)"
    case .weeks(let first, let last): "semanas \(language.number(first)) a \(language.number(last))"
    case .countLived(let count): language.counted(count, "vivida", "vividas")
    case .countAhead(let count): "\(language.number(count)) por venir"
    case .countMarked(let count): language.counted(count, "marcada", "marcadas")
    case .phases(let titles): "etapa \(titles.joined(separator: ", luego "))"
    }
  }

  /// How a week was, which is feminine.
  private func name(of rating: WeekRating) -> String {
    switch rating {
    case .awful: "pésima"
    case .hard: "difícil"
    case .okay: "regular"
    case .good: "buena"
    case .great: "excelente"
    }
  }

  private func name(of category: LifeCategory) -> String {
    switch category {
    case .work: "trabajo"
    case .health: "salud"
    case .growth: "crecimiento"
    case .relationships: "relaciones"
    case .rest: "descanso"
    case .adventure: "aventura"
    }
  }

  private func sentence(_ milestone: LifeMilestone, _ standing: Standing) -> String {
    let name = LifeMessage.milestone(milestone.kind).spanish
    let remaining =
      "después \(language.form(milestone.remaining, "queda", "quedan")) \(language.weeks(milestone.remaining))"
    let isSetOff = standing == .today || standing == .next
    return "Hito del \(milestone.date): \(name); \(remaining)"
      + (isSetOff ? "; \(LifeMessage.standing(standing).spanish)." : ".")
  }
}
