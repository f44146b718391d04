extension LifeHelp {
  var spanish: String {
    switch self {
    case .remaining: "Mostrar el número de semanas que quedan, y nada más"
    case .week: "Mostrar una semana: la de hoy, o `WEEK`"
    case .grid: "Mostrar todas las semanas, 52 por fila"
    case .zoom: "Mostrar las semanas de diez años, o de un año con sus marcas: las de alrededor de hoy, o de `WEEK`"
    case .milestones: "Mostrar todos los hitos, no solo los cercanos a hoy"
    case .mono: "Mostrar las calificaciones y las etapas sin sus colores, diga lo que diga el archivo"
    case .file: "De varias, mostrar la vida de este archivo: su ruta o su título"
    case .nameOrWeek: "de quién es la vida: su título o una parte de él; o una semana"
    case .weekOrDayExpected: "el número de una semana, o un día como 2026-11-20, “mañana” o “viernes”"
    case .weekOrDay: "una semana: su número, o un día de ella"
    case .summary: "Mostrar una vida en semanas"
    case .discussion:
      """
      Las semanas se cuentan desde el día de nacimiento. Los años esperados tienen 52 semanas cada uno; lo que queda nunca es \
      menos de 0, y la cuenta sigue después del final esperado. En una cuadrícula cada fila lleva la edad en que empieza su \
      primera semana. Una semana marcada se muestra como la cifra de su calificación, de 1 (“awful”) a 5 (“great”), o como + \
      si no la tiene; las etapas se nombran junto a la fila en que empiezan. Con --zoom una fila es un año de edad: las \
      semanas que empiezan en él, 52 o 53.

      Si una bóveda tiene varias vidas, se muestra la tuya: la que está junto a `tidemark.md`, o si no, la que `tidemark.md` \
      nombra primero. NAME o --in muestran otra.

      --json muestra un objeto con `title, path, otherLives, notes, today, born, expectancy, age, weeks` (en total), `lived, \
      remaining, percent, week` (la de hoy: `number, first, last, age, birthday, title, state, isBeyond, phase, phaseNotes, \
      marks`), `markedWeeks, markingStreak, milestones` y `phases`; con --remaining, un número; con --week, esa semana; con \
      --grid o --zoom, `rows` de semanas, y `beyond`, la fila de las que siguen al final esperado.
      """
    case .showLife: "Mostrar tu vida en semanas"
    case .printRemaining: "Mostrar el número de semanas que quedan"
    case .showWeek: "Mostrar la semana de ese día"
    case .showGrid: "Mostrar todas las semanas"
    case .showYear: "Mostrar este año de vida, semana por semana"
    case .showAnother: "Mostrar todas las semanas de otra vida de la bóveda"
    case .success: "se mostró la vida, o no hay ninguna"
    case .couldNotRun:
      """
      no se pudo leer la bóveda, ninguna vida o más de una tiene ese nombre, la vida no dice el día de nacimiento, o no tiene \
      esa semana
      """
    }
  }
}
