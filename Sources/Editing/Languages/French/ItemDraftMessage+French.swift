import Languages
import Planner

private let language = Language.french

extension ItemDraftMessage {
  var french: String {
    switch self {
    case .isNotRead(let words, let type):
      "\(language.title(words)) n’est pas lu comme un élément de type \(language.quoted(type.rawValue))"
    case .writeLike(let type): "écrivez-le comme \(example(of: type))"
    case .lacksSomething(let words): "il manque quelque chose à \(language.title(words)) pour être de ce type"
    case .addEvery: "ajoutez --every, comme \(language.quoted("2 weeks on mon"))"
    case .addDay(let key): "ajoutez `--\(key.rawValue)` avec un jour, ou un nombre, comme \(language.quoted("Tours: 3"))"
    case .isNoRule(let text, let words):
      "\(language.title(text)) ne dit pas à quelle fréquence revient \(language.title(words))"
    case .writeRule:
      "écrivez une règle, comme \(language.quoted("daily")), \(language.quoted("weekday")) ou \(language.quoted("2 weeks on mon"))"
    }
  }

  /// What an item of a type is written like.
  private func example(of type: ItemType) -> String {
    switch type {
    case .text: "un paragraphe de texte"
    case .bullet: language.quoted("Le jardin à l’aube")
    case .checkbox: "\(language.quoted("Passeport")), avec --due ou --priority si vous voulez"
    case .countUp: "\(language.quoted("Sans alcool")) avec --since, ou \(language.quoted("Tours: 3"))"
    case .countDown: "\(language.quoted("Noël")) avec --until, ou \(language.quoted("Pages à lire: 120"))"
    case .counter: "\(language.quoted("Eau: 3/8 verres")), ou \(language.quoted("Eau")) avec `--goal 8`"
    case .streak: "\(language.quoted("Méditer")) avec `--streak daily`"
    case .textList: language.quoted("Valeurs: bienveillance | calme | curiosité")
    case .timeline: "\(language.quoted("Ébauche de la thèse")) avec --from et --until"
    case .label: "\(language.quoted("📚 Lire avant de dormir")), ou avec --icon"
    case .image: language.quoted("![Lever du soleil](img/soleil.jpg)")
    case .quote: language.quoted("Chose bien commencée est à moitié faite.")
    case .tally: "\(language.quoted("Café")) ou \(language.quoted("Café: ||"))"
    case .best: "\(language.quoted("Pompes: 42")) avec `--best highest`"
    case .recurring: "\(language.quoted("Arroser les plantes")) avec `--every \"2 weeks on mon\"`"
    case .schedule: "\(language.quoted("Écrire")) avec `--at \"05:00 - 06:30\"`"
    case .task, .block, .routine, .category, .link, .habit, .mark, .phase, .activity: language.quoted("Texte")
    }
  }
}
