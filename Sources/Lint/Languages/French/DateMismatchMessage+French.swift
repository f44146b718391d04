import Chronology
import Languages

private let language = Language.french

extension DateMismatchMessage {
  var french: String {
    switch self {
    case .titleSays(let date, let name): "le titre dit \(date), et le nom du fichier dit \(language.quoted(name))"
    case .titleSaysWords(let words, let name):
      "le titre dit \(language.quoted(words)), et le nom du fichier dit \(language.quoted(name))"
    case .writeInTitle(let date): "écrivez \(date) dans le titre, ou renommez le fichier"
    case .isNoDay(let words, let year):
      "\(language.quoted(words)) n’est pas un jour de \(year), l’année sous laquelle la ligne se trouve"
    case .isInYear(let words, let year):
      "\(language.quoted(words)) est de \(year), et non de l’année sous laquelle la ligne se trouve, car les semaines se comptent depuis la naissance"
    case .correctYear(let year): "corrigez l’année, ou déplacez la ligne sous un titre \(language.quoted("\(year)"))"
    case .writeMonday(let monday, let week, let year, let lived):
      "écrivez \(language.quoted("\(monday)")) pour la semaine \(week) de \(year), ou déplacez la ligne sous un titre \(language.quoted("\(lived)"))"
    }
  }
}
