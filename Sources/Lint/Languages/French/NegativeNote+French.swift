extension NegativeNote {
  public static let french = RuleWords(
    summary: "Une note qui dit non, dans une entrée qui compte comme faite",
    explanation: """
      Repère une entrée sans état dont la note est «\u{A0}no\u{A0}», «\u{A0}not done\u{A0}», «\u{A0}nothing\u{A0}», \
      «\u{A0}forgot\u{A0}», «\u{A0}skip\u{A0}», «\u{A0}sick\u{A0}» ou l’équivalent, ou commence ainsi et continue après une \
      virgule, un deux-points ou un tiret; dont la note est `x`, que certains lisent comme une coche, ou commence par `✗`, `❌` \
      ou `☐`; ou qui a son état entre parenthèses, comme `(missed)`, ou mal écrit, comme `skiped`. Les autres notes sont \
      laissées de côté, de même qu’une note après le mot `done`.
      """,
    reason: "Une ligne avec une date dit que cela a été fait ce jour-là, quoi que dise sa note. La série continue.",
    fix: """
      Écrit à la place `missed`, ou l’état entre parenthèses. Risqué\u{A0}: cela change la série, et vous voulez peut-être \
      dire `skipped`. Sûr pour `skip`, `miss` et les états mal écrits.
      """
  )
}
