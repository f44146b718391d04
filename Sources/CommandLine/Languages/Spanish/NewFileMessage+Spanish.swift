import Languages

private let language = Language.spanish

extension NewFileMessage {
  var spanish: String {
    switch self {
    case .created(let path): "\(path): creado"
    case .isNoName(let path): "\(language.quoted(path)) no puede ser el nombre de un archivo"
    case .nothingWritten: "no se escribió nada"
    case .noTitle: "el título no tiene texto"
    case .noCategory: "la categoría no tiene texto"
    case .noHabit: "un hábito no tiene texto"
    case .noActivity: "una actividad no tiene texto"
    case .nameTitle: "escribe un título, o --preset"
    case .copyAndTemplate: "--copy y --template no pueden decir los dos con qué empieza la página"
    case .templateHasNoTitle: "la plantilla no tiene `{{title}}`, así que la página no lleva el título que diste"
    case .isNotInVault(let path): "\(path) no está en la bóveda"
    case .optionsAreForPages: "--copy, --before y --after son para páginas de una bóveda"
    case .onlyHabit(let habit): "su único hábito es \(language.quoted(habit)); dale tus propias palabras"
    case .onlyActivity(let activity): "su única actividad es \(language.quoted(activity)); dale tus propias palabras"
    case .presetHasTitle: "un ritual preparado tiene ese título; revisa sus hábitos"
    case .leftOut(let block): "queda fuera, porque se traslapa con otro: \(block)"
    }
  }
}
