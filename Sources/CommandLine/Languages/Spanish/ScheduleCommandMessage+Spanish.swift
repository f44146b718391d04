import Languages

private let language = Language.spanish

extension ScheduleCommandMessage {
  var spanish: String {
    switch self {
    case .oneAtATime: "se planea una sola cosa a la vez"
    case .nameOrStack(let task): "nombra \(language.title(task)) o una pila con --stack"
    case .nothingNamed: "no se nombró nada"
    case .nameTaskOrStack: "nombra una tarea o una pila con --stack"
    case .wasLeftOpen(let title, let day):
      "\(language.title(title)) quedó rezagada el \(language.dayAndYear(day, .short)); nómbrala por su línea, o pasa lo que ese día dejó abierto"
    case .isDone(let title, let place): "\(language.title(title)) está hecha, en \(place)"
    case .isDropped(let title, let place): "\(language.title(title)) está descartada, en \(place)"
    case .reopenFirst: "reábrela y luego planéala"
    case .stackIsCalledSo: "hay una pila con ese nombre"
    case .isBlock(let title, let place): "\(language.title(title)) es un bloque de tiempo y no una tarea, en \(place)"
    case .blockNeedsOption(let title): "\(language.title(title)) es un bloque de tiempo, y --block dice que una tarea va en uno"
    case .lengthOfNewBlock: "--for es la duración de un bloque nuevo"
    case .sayBeginning: "di cuándo comienza, como en 9:30"
    case .timeAndBlock: "una hora hace un bloque nuevo, y --block nombra uno que ya existe"
    case .takeOne: "usa solo una de las dos"
    case .isDay(let text): "\(language.title(text)) es un día y no una tarea"
    case .nameOneDay: "nombra un solo día al cual copiar"
    case .behindNames: "escríbelo después de los nombres, o después de --to"
    }
  }
}
