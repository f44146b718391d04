extension RitualsHelp {
  var spanish: String {
    switch self {
    case .all: "Mostrar también los que ya terminaron"
    case .summary: "Enumerar los rituales y cómo va cada uno"
    case .discussion:
      """
      Un ritual está en curso mientras lo está uno de sus arcos, y por comenzar mientras su último arco está en el futuro. Uno \
      cuyo último arco se completó se puede renovar, salvo que diga que terminó; uno sin arco también empieza con `tidemark \
      renew`. Los rituales vienen en el orden de la sección “Rituals” de `tidemark.md` de la bóveda, y después por título.

      --json muestra un objeto con `streak` (de los días en que se hizo todo lo que tocaba), `rituals` y `hidden`, cuántos \
      terminaron y no se muestran. Un ritual tiene `group` (`active, upcoming, toRenew, withoutArc, unreadArc, over`), y lo \
      que “tidemark ritual --json” muestra de él.
      """
    case .showCurrent: "Mostrar lo que está en curso, lo que viene y lo que se puede renovar"
    case .showAll: "Mostrar todos"
    case .success: "se mostraron los rituales, o no hay ninguno"
    }
  }
}
