extension ActivityHelp {
  var spanish: String {
    switch self {
    case .names: "cada una por su nombre, como en un archivo, con ícono y campos"
    case .summary: "Modificar el registro de actividades"
    case .discussion: "Sin subcomando, enumera las actividades."
    case .addSummary: "Agregar actividades"
    case .addDiscussion:
      "Cada una va después de las demás, en el último lugar, y su primer día es hoy. `tidemark log` registra que se hizo."
    case .addActivity: "Agregar una actividad"
    case .addTwo: "Agregar dos"
    case .addAsWritten: "Agregar una como se escribe en un archivo"
    }
  }
}
