extension EntryOutsideArc {
  public static let spanish = RuleWords(
    summary: "Una entrada de un hábito fuera de su arco",
    explanation: """
      Encuentra un hábito que se hizo, o se omitió, en un día anterior al inicio de su arco o posterior a su final: a su \
      último día, o al día de `ended`. Un intervalo se señala si uno de sus días está fuera. Los días omitidos pueden estar en \
      el futuro.
      """,
    reason: """
      Solo los días del arco cuentan para el hábito, así que la entrada no cuenta para nada. Casi siempre la fecha está mal \
      escrita.
      """,
    fix: nil
  )
}
