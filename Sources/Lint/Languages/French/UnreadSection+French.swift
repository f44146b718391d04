extension UnreadSection {
  public static let french = RuleWords(
    summary: "Une section dont le nom n’est pas celui qui est lu",
    explanation: """
      Repère une section de la racine d’un coffre qui nomme avec d’autres mots ou dans une autre langue ce qui est lu comme \
      *Pages*, *Rituals*, *Projects*, *Categories* ou *Routine*, là où aucune section ne porte ce nom\u{A0}: une section de \
      liens, d’heures, de catégories. Dans une vie, il en va de même de *Phases*.
      """,
    reason: """
      Ses liens ne donnent aucun ordre, ses plages ne sont dans aucun jour, ses catégories n’ont pas de couleur, et ses étapes \
      marquent des semaines ou rien.
      """,
    fix: "Écrit le nom qui est lu. Risqué\u{A0}: la section est peut-être une note à vous."
  )
}
