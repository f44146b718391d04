import Chronology
import Languages
import Planner

private let language = Language.french

extension WeekMarkingMessage {
  var french: String {
    switch self {
    case .nothingToWrite: "il n’y a rien à écrire sur la semaine"
    case .givePhrase: "donnez une phrase, --rating ou --category"
    case .isTooLong(let most, let count):
      "une phrase a au plus \(language.counted(most, "caractère", "caractères")), et celle-ci en a \(language.number(count))"
    case .mark(let week, let said, let place): "la marque de la \(text(week))\(text(said)), \(place)"
    case .week(let week, let said, let place): "\(text(week))\(text(said)), \(place)"
    case .hasNoBirth(let path): "\(path) n’a pas de date de naissance"
    case .writeBirth: "écrivez-la dans son en-tête\(language.colon) \(language.quoted("born: 1990-06-14"))"
    case .isBeforeBirth(let day, let born): "le \(day) est avant la naissance, \(born)"
    case .isInFuture(let name): "\(text(name)) est à venir"
    case .markFromFirstDay: "une semaine peut être marquée à partir de son premier jour"
    case .isMarked(let week, let words, let place):
      "\(text(week.name)), \(days(week)), est déjà marquée\(words.isEmpty ? "" : "\(language.colon) \(language.title(words))"), dans \(place)"
    case .replaceChangesIt: "une semaine a une seule marque; --replace la change"
    }
  }

  private func text(_ name: WeekName) -> String {
    switch name {
    case .this: "cette semaine"
    case .number(let number): "la semaine \(language.number(number))"
    case .of(let day): "la semaine du \(day)"
    }
  }

  /// `du 26 nov. au 2 déc.`
  private func days(_ week: MarkedWeek) -> String {
    let days = week.days(in: language)
    return "du \(days.first) au \(days.last)"
  }

  /// `semaine du 26 nov. au 2 déc.`
  private func text(_ week: MarkedWeek) -> String {
    if case .number(let number) = week.name {
      "semaine \(language.number(number)), \(days(week))"
    } else {
      "semaine \(days(week))"
    }
  }

  private func text(_ said: SaidMark) -> String {
    [said.words.map { language.title($0) }, said.rating.map(name), said.category.map(name)]
      .compactMap { $0.map { ", \($0)" } }.joined()
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
}
