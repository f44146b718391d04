import Languages

private let language = Language.french

extension ImportReportMessage {
  var french: String {
    switch self {
    case .sum(let read, let counts):
      "\(language.counted(read, "lu", "lus"))\(language.colon) \(counts.map(words).joined(separator: ", "))"
    case .reason(let found, let reason, let places, let more):
      "\(words(for: found))\(language.colon) \(reason.text(in: language)) (\(places.joined(separator: ", "))\(more > 0 ? " et \(language.number(more)) de plus" : ""))"
    case .keptAsWords(let things):
      "conservé comme texte\(language.colon) \(things.map { "\(language.say($0.thing)) \(language.number($0.count))" }.joined(separator: ", "))"
    case .titleOfLeft: "Ce qu’une importation a laissé"
    case .wasNotTaken(let command): "`\(command)` n’a pas pris ceci, tel que c’était\(language.colon)"
    case .created(let path): "\(path)\(language.colon) créé"
    case .changed(let path): "\(path)\(language.colon) modifié"
    case .hasWhatWasLeft(let path): "\(path)\(language.colon) contient ce qui n’a pas été importé, tel quel"
    }
  }

  private func words(for found: Count) -> String {
    switch found.outcome {
    case .written: language.counted(found.count, "écrit", "écrits")
    case .present: "\(language.number(found.count)) déjà là"
    case .leftOut: language.counted(found.count, "exclu", "exclus")
    case .left: language.counted(found.count, "non importé", "non importés")
    }
  }
}
