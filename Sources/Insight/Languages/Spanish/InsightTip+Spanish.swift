import Chronology
import Languages
import Planner

private let language = Language.spanish

extension InsightTip {
  var spanish: String {
    switch self {
    case .presets: "\(language.quoted("tidemark presets")) muestra rituales con los que puedes comenzar."
    case .complete(let title):
      "\(language.quoted(title.words)) está completo; \(language.quoted("tidemark renew")) comienza su siguiente arco."
    case .noArcToday: "Hoy no hay ningún arco en curso."
    case .lastDay(let title): "Hoy es el último día de \(language.quoted(title.words))."
    case .nextEnd(let title, let days):
      "El próximo arco en terminar es el de \(language.quoted(title.words)), en \(language.days(days))."
    case .perfectDay: "Un día es perfecto cuando se hacen todos los hábitos que tocan."
    case .openToday(let count, let streak):
      "\(language.form(count, "Pendiente", "Pendientes")) hoy: \(language.counted(count, "hábito", "hábitos"))"
        + (streak.map { "; después, la racha será de \(language.days($0))." } ?? ".")
    case .longestWas(let days): "La racha más larga fue de \(language.days(days))."
    case .longestSoFar: "Esta es la racha más larga hasta ahora."
    case .daysToLongest(let days): "En \(language.days(days)) igualará a la más larga."
    case .nothingDueToday: "Hoy no toca nada."
    case .allDoneToday: "Todo lo que toca hoy está hecho."
    case .nothingOpenToday: "Hoy no queda nada pendiente."
    case .open(let title, let others):
      "\(others > 0 ? "Pendientes" : "Pendiente"): \(language.quoted(title.words))"
        + (others > 0 ? " y \(language.number(others)) más." : ".")
    case .trendToCome: "Con dos semanas de días habrá una tendencia."
    case .week(.up, let points):
      "Los últimos 7 días están \(language.counted(points, "punto", "puntos")) por encima de los 7 anteriores."
    case .week(.down, let points):
      "Los últimos 7 días están \(language.counted(points, "punto", "puntos")) por debajo de los 7 anteriores."
    case .week(.stable, _): "Los últimos 7 días están al nivel de los 7 anteriores."
    case .activeDay: "Basta un hábito hecho para que un día sea activo."
    case .today(let isActive): isActive ? "Hoy es uno de ellos." : "Hoy todavía no es uno de ellos."
    case .allDoneInWeek: "Todo lo que tocaba en los últimos 7 días está hecho."
    case .idleDays(let count):
      "En \(language.number(count)) de los últimos 7 días no se hizo nada de lo que tocaba."
    case .nothingDueInWeek: "En los últimos 7 días no tocaba nada."
    case .lowestDay(let weekday, let rate):
      "El día más bajo fue el \(language.name(of: weekday)), con \(Figure.rate(rate).spanish)."
    case .checkIn: "Un registro es un hábito hecho en un día."
    case .nextRound(let missing, let next): "Con \(language.number(missing)) más serán \(language.number(next))."
    case .nothingDueInMonth: "En los últimos 31 días no tocaba nada."
    case .comparisonToCome: "Con dos rituales habrá una comparación."
    case .sameRates: "Todos los rituales tienen el mismo porcentaje en los últimos 31 días."
    case .lowestRate(let title): "El porcentaje más bajo es el de \(language.quoted(title.words))."
    }
  }
}
