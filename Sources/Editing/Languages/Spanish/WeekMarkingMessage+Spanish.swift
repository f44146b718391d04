import Chronology
import Languages
import Planner

private let language = Language.spanish

extension WeekMarkingMessage {
  var spanish: String {
    switch self {
    case .nothingToWrite: "no hay nada que escribir sobre la semana"
    case .givePhrase: "da una frase, --rating o --category"
    case .isTooLong(let most, let count):
      "una frase tiene como máximo \(language.counted(most, "carácter", "caracteres")), y esta tiene \(language.number(count))"
    case .mark(let week, let said, let place): "la marca de la \(text(week))\(text(said)), \(place)"
    case .week(let week, let said, let place): "\(text(week))\(text(said)), \(place)"
    case .hasNoBirth(let path): "\(path) no tiene fecha de nacimiento"
    case .writeBirth: "escríbela en su encabezado: “born: 1990-06-14”"
    case .isBeforeBirth(let day, let born): "el \(day) es anterior al nacimiento, \(born)"
    case .isInFuture(let name): "\(text(name)) está en el futuro"
    case .markFromFirstDay: "una semana se puede marcar a partir de su primer día"
    case .isMarked(let week, let words, let place):
      "\(text(week.name)), \(days(week)), ya está marcada\(words.isEmpty ? "" : ": \(language.title(words))"), en \(place)"
    case .replaceChangesIt: "una semana tiene una sola marca; --replace la cambia"
    }
  }

  private func text(_ name: WeekName) -> String {
    switch name {
    case .this: "esta semana"
    case .number(let number): "la semana \(language.number(number))"
    case .of(let day): "la semana del \(day)"
    }
  }

  /// `del 26 nov al 2 dic`
  private func days(_ week: MarkedWeek) -> String {
    let days = week.days(in: language)
    return "del \(days.first) al \(days.last)"
  }

  /// `semana del 26 nov al 2 dic`
  private func text(_ week: MarkedWeek) -> String {
    if case .number(let number) = week.name {
      "semana \(language.number(number)), \(days(week))"
    } else {
      "semana \(days(week))"
    }
  }

  private func text(_ said: SaidMark) -> String {
    [said.words.map { language.title($0) }, said.rating.map(name), said.category.map(name)]
      .compactMap { $0.map { ", \($0)" } }.joined()
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
}
