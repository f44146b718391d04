extension MissingBorn {
  public static let french = RuleWords(
    summary: "Une vie sans jour de naissance",
    explanation: "Repère un fichier de type `life` qui n’a pas la propriété `born`.",
    reason: "Les semaines d’une vie se comptent depuis son premier jour. Sans lui, il n’y a rien à compter.",
    fix: nil
  )
}
