extension ImportHelp {
  var spanish: String {
    switch self {
    case .paths: "el nombre de un formato, que se puede dejar fuera, y después archivos y carpetas de otro programa"
    case .into: "Importar a la bóveda de esta carpeta; si la carpeta está vacía o no existe, crear en ella una bóveda"
    case .title: "Darle este título al archivo que recibe las cosas, o agregarlas al que ya lo tiene"
    case .mapExpected: "una lista de KEY=COLUMN con las claves date, name, value y note"
    case .map: "En cualquier tabla: qué columnas tienen la fecha, el nombre, el valor y la nota"
    case .since: "Dejar fuera lo que es de un día anterior a este"
    case .until:
      """
      De calendarios: escribir día por día, hasta este, las series que ninguna regla expresa; si no se indica, hasta dentro de \
      un año
      """
    case .zone:
      """
      Convertir las horas a esta zona horaria, como Europe/Madrid; si no se indica, a la del archivo, o si no la tiene, a la \
      del sistema
      """
    case .highest: "De Todoist: cuál de las prioridades de 1 a 4 es la más alta"
    case .doneMeans:
      """
      De Loop, Streaks y HabitKit: qué días cuentan como hechos: aquellos en que se alcanzó la meta, o los que tienen \
      cualquier número o parte
      """
    case .again: "Volver a importar lo que quitaste después de una importación anterior"
    case .dryRun: "Mostrar los cambios como diff, el resumen en la salida de errores, y no escribir nada"
    case .summary: "Importar archivos de otro programa"
    case .discussion:
      """
      Lee los archivos de otro programa y agrega a una bóveda lo que dicen: archivos, elementos, entradas de registros. Lo que \
      hay en la bóveda se queda como está. Se escribe todo o nada; `undo` lo deshace.

      `FROM` es el nombre de un formato:

      \(ImportFormats.list(in: .spanish))

      Sin él, el formato se reconoce por los archivos. Un archivo zip vale por los archivos que contiene. Al final recibes un \
      resumen cuyas cuentas cuadran: cuánto se leyó, y cuánto de ello se escribió, ya estaba, no necesitaba ninguna línea \
      (excluido) o no se pudo tomar (sin importar). Lo que quedó sin importar se conserva tal cual en `left.md`, junto a la \
      raíz de la bóveda. Volver a importar lo mismo no cambia nada; importar más tarde agrega lo nuevo, y no trae de vuelta lo \
      que quitaste: la bóveda lo recuerda en el archivo `.imported`. PATH es - para la entrada estándar. Qué se trae de cada \
      programa y qué no, está en `docs/coming-from.md`.
      """
    case .fromExport: "Crear una bóveda a partir de la exportación de otra"
    case .showTodoTxt: "Mostrar qué pasaría con una lista de todo.txt"
    case .loop: "Importar los hábitos de Loop Habit Tracker"
    case .calendar: "Importar un calendario, con las horas de Madrid"
    case .ownTable: "Importar una tabla propia como actividades"
    case .success: "todo lo que se leyó está en la bóveda"
    case .findings: "algo quedó sin importar; está en `left.md`"
    case .couldNotRun: "no se escribió nada: no se pudo leer un archivo, o no hay ninguna bóveda"
    }
  }
}
