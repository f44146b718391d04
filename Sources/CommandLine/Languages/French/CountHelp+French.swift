extension CountHelp {
  var french: String {
    switch self {
    case .changeExpected: "un changement comme 3, +3, -1 ou =12"
    case .change: "3 ou +3 ajoute, -1 soustrait, =12 fixe le nombre; 1 par défaut"
    case .summary: "Changer le nombre d’un compteur ou d’un compte"
    case .discussion:
      """
      Un compteur ne descend pas sous 0 et continue d’un jour à l’autre; «\u{A0}=0\u{A0}» recommence. Pour noter quels jours \
      vous avez fait quelque chose, servez-vous d’une habitude ou d’une activité. Les comptes de jours depuis ou jusqu’à une \
      date n’ont besoin d’aucune commande.
      """
    case .readOneMore: "En lire un de plus"
    case .subtractTwelve: "Soustraire douze"
    case .beginAgain: "Recommencer à 0"
    }
  }
}
