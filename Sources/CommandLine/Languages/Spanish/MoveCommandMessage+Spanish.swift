import Languages

private let language = Language.spanish

extension MoveCommandMessage {
  var spanish: String {
    switch self {
    case .beforeAndAfter: "--before y --after no pueden decir a la vez a dónde va"
    case .sayBeforeOrAfter: "di a dónde va, con --before o --after"
    case .onlyTasksHaveDays: "solo las tareas tienen día; una página, un proyecto o un ritual no tienen ninguno"
    case .goesBesideAnother: "una página, un proyecto o un ritual va antes o después de otro; una tarea va a un proyecto"
    case .sayWhere: "di a dónde va"
    case .giveOne: "usa --up, --down, --to N, --before ITEM o --after ITEM"
    case .twoTitles(let one, let other):
      "\(language.title(one)) y \(language.title(other)) son dos títulos, y se agrega una sola sección a la vez"
    case .nameThePage: "nombra la página con --page, y pon entre comillas un título de varias palabras"
    }
  }
}
