extension PropertyKey {
  /// The property that a German, French or Spanish word stands for; upper and lower case are the same. None is read with it, but one
  /// was meant (format, *Properties*).
  public init?(elsewhere word: String) {
    guard let key = Self.elsewhere[word.lowercased()] else { return nil }
    self = key
  }

  private static let elsewhere: [String: PropertyKey] = [
    "etiquetas": .tags, "étiquettes": .tags, "etiquettes": .tags, "mots-clés": .tags, "mots clés": .tags, "schlagwörter": .tags,
    "icono": .icon, "ícono": .icon, "icône": .icon, "icone": .icon, "symbol": .icon,
    "tema": .theme, "thème": .theme, "thema": .theme, "couleur": .color, "farbe": .color,
    "hora": .time, "momento": .time, "heure": .time, "moment": .time, "tageszeit": .time,
    "duración": .duration, "duracion": .duration, "durée": .duration, "duree": .duration, "dauer": .duration,
    "categoría": .category, "categoria": .category, "catégorie": .category, "categorie": .category, "kategorie": .category,
    "terminado": .finished, "terminé": .finished, "fini": .finished, "beendet": .finished,
    "nacido": .born, "nacida": .born, "nacimiento": .born, "fecha de nacimiento": .born, "né": .born, "née": .born,
    "naissance": .born, "date de naissance": .born, "geboren": .born, "geburtstag": .born,
    "esperanza": .expectancy, "esperanza de vida": .expectancy, "espérance": .expectancy, "espérance de vie": .expectancy,
    "lebenserwartung": .expectancy, "aviso": .notify, "avisar": .notify, "rappel": .notify, "erinnerung": .notify,
    "vista": .view, "vue": .view, "ansicht": .view, "reloj": .clock, "horloge": .clock, "uhr": .clock,
    "páginas": .pages, "paginas": .pages, "seiten": .pages, "días": .days, "dias": .days, "jours": .days, "tage": .days,
    "proyectos": .projects, "projets": .projects, "projekte": .projects, "rituales": .rituals, "rituels": .rituals,
    "rituale": .rituals,
  ]
}
