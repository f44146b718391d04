extension LifeHelp {
  var french: String {
    switch self {
    case .remaining: "Afficher le nombre de semaines qui restent, et rien d’autre"
    case .week: "Afficher une semaine\u{A0}: celle d’aujourd’hui, ou `WEEK`"
    case .grid: "Afficher toutes les semaines, 52 par rangée"
    case .zoom:
      "Afficher les semaines de dix ans, ou d’une année avec leurs marques\u{A0}: celles qui entourent aujourd’hui, ou `WEEK`"
    case .milestones: "Afficher tous les jalons, pas seulement ceux qui sont proches d’aujourd’hui"
    case .mono: "Afficher les appréciations et les étapes sans leurs couleurs, quoi qu’en dise le fichier"
    case .file: "Afficher la vie de ce fichier, s’il y en a plusieurs\u{A0}: son chemin, ou son titre"
    case .nameOrWeek: "la vie de qui\u{A0}: son titre ou une partie du titre; ou une semaine"
    case .weekOrDayExpected:
      "le numéro d’une semaine, ou un jour comme 2026-11-20, «\u{A0}demain\u{A0}» ou «\u{A0}vendredi\u{A0}»"
    case .weekOrDay: "une semaine\u{A0}: son numéro, ou un de ses jours"
    case .summary: "Afficher une vie en semaines"
    case .discussion:
      """
      Les semaines sont comptées à partir du jour de naissance. Les années attendues ont 52 semaines chacune; ce qui reste \
      n’est jamais inférieur à 0, et le compte continue après la fin attendue. Dans une grille, chaque rangée porte l’âge \
      auquel commence sa première semaine. Une semaine marquée est affichée comme le chiffre de son appréciation, de 1 \
      («\u{A0}awful\u{A0}») à 5 («\u{A0}great\u{A0}»), ou comme + si elle n’en a pas; les étapes sont nommées à côté de la \
      rangée où elles commencent. Avec --zoom, une rangée est une année d’âge\u{A0}: les semaines qui y commencent, 52 ou 53.

      Si un coffre a plusieurs vies, c’est la vôtre qui est affichée\u{A0}: celle qui est à côté de `tidemark.md`, sinon celle \
      que `tidemark.md` nomme en premier. NAME ou --in en affiche une autre.

      --json affiche un objet avec `title, path, otherLives, notes, today, born, expectancy, age, weeks` (en tout), `lived, \
      remaining, percent, week` (celle d’aujourd’hui\u{A0}: `number, first, last, age, birthday, title, state, isBeyond, \
      phase, phaseNotes, marks`), `markedWeeks, markingStreak, milestones` et `phases`; avec --remaining, un nombre; avec \
      --week, cette semaine; avec --grid ou --zoom, des `rows` de semaines, et `beyond`, la rangée de celles qui suivent la \
      fin attendue.
      """
    case .showLife: "Afficher votre vie en semaines"
    case .printRemaining: "Afficher le nombre de semaines qui restent"
    case .showWeek: "Afficher la semaine de ce jour"
    case .showGrid: "Afficher toutes les semaines"
    case .showYear: "Afficher cette année de vie, semaine par semaine"
    case .showAnother: "Afficher toutes les semaines d’une autre vie du coffre"
    case .success: "la vie a été affichée, ou il n’y en a aucune"
    case .couldNotRun:
      """
      le coffre n’a pas pu être lu, ce nom n’est celui d’aucune vie, ou de plusieurs, la vie ne dit pas le jour de naissance, \
      ou elle n’a pas cette semaine
      """
    }
  }
}
