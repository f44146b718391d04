extension HistoryHelp {
  var spanish: String {
    switch self {
    case .what: "un ritual, por su título o una parte de él; o un día que mostrar en detalle"
    case .monthsExpected: "un número de 1 a 12"
    case .months: "Mostrar N meses, de los que este o el de --to es el último; 3 si no se indica"
    case .toExpected: "un mes como 2025-06 u octubre, o un día de él"
    case .to: "Mostrar los meses hasta este"
    case .ritual: "Mostrar los días de este ritual solamente; escribe su título o una parte de él"
    case .day: "Mostrar este día en detalle"
    case .summary: "Mostrar lo que se hizo de los rituales, como calendarios de meses o un día en detalle"
    case .discussion:
      """
      Un día cuenta para cada arco que estaba en curso ese día, ya sea que haya terminado o siga. Su marca dice cuánto se hizo \
      de lo que tocaba y no se omitió; – es un día en que se omitió todo. Las semanas empiezan como dice la bóveda. Un día en \
      detalle se compara con el promedio de los siete días anteriores, y muestra las notas que escribiste en él.

      --json muestra un objeto con `today, ritual` y `months`, o con `date, rate, average, trend` (`up, down, stable`), \
      `points, streak, line` y `rituals`; un hábito de un día tiene `title, state, isDue, time` y `notes`. Un mes tiene \
      `first, last, rate, checkIns, activeDays, perfectDays, longestStreak` y `days`; cada uno de sus días tiene `date, band` \
      (`all, half, less, nothing-due`), `isRunning, isSkipped` y `rate`.
      """
    case .showYear: "Mostrar un año"
    case .showSpring: "Mostrar la primavera de un año anterior"
    case .showYesterday: "Mostrar lo que se hizo ayer"
    case .showRitual: "Mostrar los días de un solo ritual"
    case .success: "se mostraron los días, o no hay ninguno"
    }
  }
}
