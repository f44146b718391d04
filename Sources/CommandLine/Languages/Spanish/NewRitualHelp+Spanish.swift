extension NewRitualHelp {
  var spanish: String {
    switch self {
    case .title: "el título del ritual; si no, el del ritual preparado"
    case .preset:
      "Partir de este ritual preparado: uno incluido, uno de la carpeta templates/rituals de la bóveda, o un archivo"
    case .days: "Hacer que cada arco dure N días, de 7 a 365"
    case .habit: "Agregar este hábito, escrito como en un archivo, con su ícono y sus campos si los tiene"
    case .summary: "Crear un ritual con un primer arco desde hoy"
    case .discussion:
      """
      Sin --output el ritual va a `rituals/` en la bóveda, o si no hay, a esta carpeta, con su título en minúsculas. Un \
      archivo que existe nunca se sobrescribe. `tidemark presets` enumera los rituales preparados; las demás opciones \
      sustituyen lo que dice el elegido, y cada --habit se agrega después de sus hábitos. Sin --preset ni --habit recibe un \
      hábito de ejemplo al que cambiarle el nombre.
      """
    case .fromPreset: "Crear un ritual a partir de uno preparado"
    case .yourOwn: "Crear uno propio"
    case .threeMonths: "Darle tres meses"
    }
  }
}
