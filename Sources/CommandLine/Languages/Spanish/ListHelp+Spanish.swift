import Outline

extension ListHelp {
  var spanish: String {
    switch self {
    case .words: "palabras que están en un título, una nota o un registro"
    case .summary: "Encontrar elementos y archivos por palabras, etiquetas, tipo, estado, día de vencimiento y más"
    case .discussion:
      """
      Cada una de WORDS debe estar en el título, las notas o el registro. Da igual si las letras son mayúsculas o minúsculas, \
      con o sin acento. Donde están en una nota o en una entrada del registro, se muestra esa línea.

      Se busca en todo: casillas, tareas, rachas, números, hábitos, actividades, semanas marcadas, bloques, y páginas, \
      proyectos y rituales enteros. Las líneas que son solo texto se encuentran con WORDS, --tag y --kind. Lo que está en \
      “Things that used to matter” se encuentra solo con --state set-aside.

      --kind es el tipo de un archivo (\(DocumentKind.allCases.map(\.rawValue).joined(separator: ", "))), para todo lo que \
      está en archivos así; o `file`, para archivos enteros; o el tipo de un elemento (`checkbox, task, recurring, streak, \
      habit, counter` y demás, como los nombra “tidemark export --to json”). Si das una opción varias veces, basta con que \
      coincida una; con --tag, deben coincidir todas.

      --json muestra un objeto con `today, now, count` y `groups`. Un grupo tiene `title, path` e `items`. Un elemento tiene \
      `title, kind` y `path`, y `type` y `line`, y lo demás que dice: `state, value, project, page, ritual, section, day, \
      category, tags, due, priority, done, since` y `found`, las líneas que tienen WORDS.
      """
    case .mentions: "Mostrar todo lo que menciona una palabra"
    case .withTag: "Mostrar todo lo que tiene una etiqueta"
    case .openToday: "Mostrar las rachas y los hábitos que están abiertos hoy"
    case .rituals: "Mostrar los rituales"
    case .success: "se mostró lo que se encontró, o no se encontró nada"
    case .couldNotRun: "no se pudo leer la bóveda, o no tiene ese proyecto, página, ritual o etiqueta"
    }
  }
}
