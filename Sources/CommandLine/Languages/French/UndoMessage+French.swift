import Languages

private let language = Language.french

extension UndoMessage {
  var french: String {
    switch self {
    case .isKeptNowhere: "on ne sait pas où les commandes sont conservées; définissez HOME ou XDG_STATE_HOME"
    case .nothingToUndo: "il ne reste aucune commande à annuler"
    case .nothingToRedo: "il n’y a rien à rétablir depuis la dernière commande qui a écrit"
    case .onlyUndone(let count):
      "seulement \(language.counted(count, "commande peut être annulée", "commandes peuvent être annulées")); rien n’a été écrit"
    case .onlyRedone(let count):
      "seulement \(language.counted(count, "commande peut être rétablie", "commandes peuvent être rétablies")); rien n’a été écrit"
    case .oneAtATime: "--dry-run et --json sont pour une commande à la fois"
    case .cannotUndo(let line, let reason):
      "\(language.quoted(line)) ne peut pas être annulée, et rien n’a été écrit\(language.colon) \(reason.text(in: language))"
    case .cannotRedo(let line, let reason):
      "\(language.quoted(line)) ne peut pas être rétablie, et rien n’a été écrit\(language.colon) \(reason.text(in: language))"
    case .undone(let line, let time, let distance):
      "annulée\(language.colon) \(language.quoted(line)) du \(time)"
        + (distance.map { ", il y a \(length(of: $0)), la dernière commande qui a écrit quelque chose" } ?? "")
    case .redone(let line, let time): "rétablie\(language.colon) \(language.quoted(line)) du \(time)"
    case .files(let count): language.counted(count, "fichier", "fichiers")
    case .isNotKept(let reason):
      "c’est écrit, mais \(language.quoted("tidemark undo")) ne peut pas l’annuler\(language.colon) \(reason.text(in: language))"
    }
  }

  private func length(of distance: UndoDistance) -> String {
    let days = distance.minutes / 1440
    return days > 0 ? language.days(days) : language.lengthInFull(distance.minutes)
  }
}
