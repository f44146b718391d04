extension ExportHelp {
  var spanish: String {
    switch self {
    case .format:
      "Exportar como FORMAT; como text si no se indica. Varios van a una carpeta, cada uno dentro de una carpeta con su nombre"
    case .output:
      """
      Escribir este archivo; o en esta carpeta, si existe o termina en /, un archivo por documento, con --to html como sitio, \
      o por evento
      """
    case .summary: "Escribir archivos como texto plano, JSON, páginas, tablas o calendario"
    case .discussion:
      """
      El texto tiene todas las palabras de un archivo y nada de Markdown, sección por sección, con los días y las rachas \
      contados hasta hoy. Un día se lee como un horario, un proyecto como “To-Do” y “Done”. El JSON tiene todo lo que se leyó; \
      su esquema es Grammar/export.schema.json, y `tidemark import` vuelve a hacer los archivos a partir de él. Los errores de \
      un archivo van a la salida de errores, y lo que se leyó se exporta de todos modos. Una carpeta se exporta como un libro: \
      la raíz de la bóveda, luego las páginas, los proyectos y los demás tipos en el orden de las listas de la raíz y por \
      título, y los días al final, por fecha. Si PATH no es una ruta, puede ser el título de un archivo de la bóveda. Un \
      archivo de Markdown nunca se sobrescribe.

      --to html es una página que no necesita nada más: sin scripts, sin nada que cargar, clara u oscura como la pantalla de \
      quien lee, y se imprime bien. La página de un ritual, de un día, de una vida o de actividades muestra lo que muestra el \
      comando de ese nombre. --view escribe en su lugar una vista de toda la bóveda. En una carpeta es un sitio: cada archivo, \
      los días con los anteriores y posteriores, los meses, las tareas, los rituales, las etiquetas, e index.html para \
      empezar. Solo se escriben las páginas que cambiaron, las de archivos que ya no están se quitan, y los archivos ajenos se \
      dejan en paz. Lo que hay en una página está en Grammar/PAGES.md.

      --to svg es una imagen de una vista, que --view nombra: `day`, `month`, `year` (de cada hábito y actividad de los \
      archivos que nombras), `life` (un cartel de todas las semanas) o `insights`; en una carpeta, todas. Tiene fondo y \
      colores propios, y también dice en palabras lo que muestra (Grammar/PICTURES.md). Para un PNG ejecuta rsvg-convert, como \
      en `rsvg-convert -w 2000 life.svg -o life.png`.

      --to csv son tablas para una hoja de cálculo: entradas de registros, tareas, bloques, semanas, actividades y lo que suma \
      cada registro (Grammar/TABLES.md). Nombra una con --table, o una carpeta con --output para todas. Una celda que una hoja \
      de cálculo ejecutaría como fórmula lleva un apóstrofo delante.

      --to ics es un calendario (iCalendar, RFC 5545): los bloques de los días y de la rutina, las tareas que vencen, las \
      líneas de tiempo y las cuentas regresivas, los hitos y recordatorios de los rituales, los hitos de una vida y su número \
      de cada día, con alarmas para lo que tiene `notify`. Grammar/CALENDAR.md enumera lo que se exporta. Una cosa conserva su \
      identificador mientras conserve su nombre. Las horas no tienen zona horaria, salvo que --zone nombre una. --to vdir \
      escribe lo mismo en una carpeta, un archivo por evento, como lo leen vdirsyncer y khal: solo se escriben los archivos \
      que cambiaron, los de cosas que ya no están se quitan, y los archivos ajenos se dejan en paz. Dale a cada exportación \
      así su propia carpeta. Importar un archivo dos veces duplica los eventos en la mayoría de los calendarios, así que \
      suscríbete al archivo o sincroniza la carpeta. --kind acepta \(CalendarChoice.kinds.joined(separator: ", ")).

      --to todotxt, klog y loop son el camino de regreso de una importación: las tareas como líneas de todo.txt, los días como \
      entradas de klog, y lo que tiene regla y registro como la carpeta de Loop Habit Tracker. En la salida de errores sale un \
      resumen: cuánto se leyó y se escribió, qué no está en los archivos y dónde está. `docs/coming-from.md` dice qué cabe.

      \(SharedHelp.aboutFolders.spanish)
      """
    case .asText: "Mostrar una página como texto"
    case .byTitle: "Mostrar una página por su título"
    case .textFiles: "Escribir un archivo de texto por cada documento de esta carpeta"
    case .asJSON: "Escribir todo como JSON"
    case .asPage: "Escribir una página para un navegador o una impresora"
    case .asSite: "Escribir toda la bóveda como sitio"
    case .asPoster: "Escribir una vida en semanas como cartel"
    case .asPicture: "Dibujar un año de cada hábito de un ritual"
    case .asTables: "Escribir una tabla de cada tipo para una hoja de cálculo"
    case .asCalendar: "Escribir un calendario de todo"
    case .asTodoTxt: "Escribir las tareas de todos los proyectos como lista de todo.txt"
    case .asLoop: "Escribir los hábitos y sus días como lo hace Loop Habit Tracker"
    case .severalForms: "Escribir en varios formatos, cada uno en su propia carpeta"
    case .asEvents: "Escribir una carpeta de eventos para vdirsyncer"
    case .success: "se exportó todo, y ningún archivo tiene errores"
    case .findings: "se exportó todo, pero un archivo tiene errores; o el formato de otro programa no admitió todo"
    case .couldNotRun: "no se pudo leer o escribir un archivo, o no había nada para un calendario"
    }
  }
}
