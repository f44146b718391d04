extension NewActivitiesHelp {
  var spanish: String {
    switch self {
    case .title: "el título; “\(NewFileWords.activities.spanish)” si no se indica"
    case .activity: "Agregar esta actividad, escrita como en un archivo, con su ícono y sus campos si los tiene"
    case .summary: "Crear un registro de actividades"
    case .discussion:
      """
      Sin --output es activities.md en la carpeta de la bóveda, o si no hay, en esta. Un archivo que existe nunca se \
      sobrescribe. Sin --activity tiene una actividad para cambiar; `tidemark activities` muestra hace cuánto fue cada una.
      """
    case .logToChange: "Crear un registro para cambiarlo"
    case .beginYourOwn: "Crear el tuyo"
    }
  }
}
