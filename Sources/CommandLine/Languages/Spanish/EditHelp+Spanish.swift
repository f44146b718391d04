import Planner

extension EditHelp {
  var spanish: String {
    switch self {
    case .items: "cada elemento por su nombre o una parte del nombre, o FILE:LINE"
    case .item: "su nombre o una parte de él, o FILE:LINE"
    case .thing: "su nombre o una parte de él, un archivo, o FILE:LINE"
    case .openHabits:
      """
      cada elemento por su nombre o una parte de él, o FILE:LINE; un ritual, por todos sus hábitos pendientes; pon después un \
      día, como ayer o lunes..miércoles
      """
    case .titleOrPath: "su título o una parte de él, o su ruta"
    case .page: "La página: su título o una parte de él, o su ruta"
    case .icon: "Darle este ícono: un emoji o el nombre de un símbolo"
    case .iconExpected: "un emoji o el nombre de un símbolo"
    case .color: "Darle este color, como teal"
    case .category: "Darle esta categoría"
    case .entryNote: "Palabras para la entrada de su registro"
    case .doneOn: "El día o los días en que se hizo; hoy si no se indica"
    case .dueDay: "El día en que vence"
    case .recurs: "Cada cuándo se repite, como “2 weeks on mon”"
    case .key: "una propiedad de un archivo, o un campo de cualquier otra cosa"
    case .arcDaysExpected: "un número de días de 7 a 365"
    case .dryRun: "Mostrar el cambio como diff y no escribir nada"
    case .scope: "Buscar solo en este archivo, página, proyecto, ritual, sección o estrategia"
    case .written: "se escribió el cambio, o no había nada que cambiar"
    case .notWritten: "no se escribió nada: ninguna cosa o varias tienen ese nombre, o cambiaría más de lo que pediste"
    case .colorExpected: "uno de los colores \(Color.allCases.map(\.rawValue).joined(separator: ", "))"
    }
  }
}
