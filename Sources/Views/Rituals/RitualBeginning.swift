/// How to begin, for views of rituals that have nothing to show.
package enum RitualBeginning {
  static let noRitual = "There is no ritual yet."

  package static let steps = NextSteps(
    noRitual,
    [
      ("tidemark presets", "Show ready-made rituals"),
      ("tidemark new ritual \"Evening walk\"", "Begin one of your own"),
    ]
  )
}
