import Planner

extension NewLifeHelp {
  var french: String {
    switch self {
    case .title: "le titre; «\u{A0}\(NewFileWords.life.french)\u{A0}» par défaut"
    case .bornExpected: "un jour comme 1990-06-14"
    case .born: "Compter à partir de ce jour de naissance; obligatoire"
    case .expectancyExpected: "un nombre d’années de 1 à 130"
    case .expectancy: "Compter sur N années, de 1 à 130 (par défaut\u{A0}: \(LifeSpan.standardExpectancy))"
    case .summary: "Créer une vie en semaines"
    case .discussion:
      """
      Sans --output, c’est life.md dans le dossier du coffre, ou sinon dans celui-ci. Un fichier qui existe n’est jamais \
      écrasé. Le fichier a une section pour les étapes, le premier jour de chacune avec son nom, comme dans «\u{A0}2008-09-15 \
      Université\u{A0}», et une pour les marques de cette année, qu’écrit `tidemark mark`. `tidemark life` l’affiche.
      """
    case .beginYourOwn: "Créer la vôtre"
    case .beginAnother: "En créer une autre"
    }
  }
}
