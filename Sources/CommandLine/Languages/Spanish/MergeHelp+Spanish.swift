extension MergeHelp {
  var spanish: String {
    switch self {
    case .base: "la versión de la que partieron ambos lados; %O de git"
    case .ours: "la versión de este lado; %A de git"
    case .theirs: "la versión del otro lado; %B de git"
    case .output: "Escribir el resultado ahí y no en OURS; “-” lo muestra"
    case .markerSizeExpected: "un número de 1 a 100"
    case .markerSize: "Cuántos signos tiene la marca de un conflicto; 7 si no se indica, %L de git"
    case .path: "La ruta del archivo como la deben nombrar los mensajes; %P de git"
    case .labels: "Cómo llaman a las versiones las marcas de un conflicto"
    case .summary: "Fusionar dos versiones de un archivo por lo que dicen"
    case .discussion:
      """
      Ambas versiones partieron de BASE. Lo que cambió un solo lado se toma. Donde ambos cambiaron una misma línea, se \
      fusionan sus partes: casillas, campos, números, registros. Donde se contradicen, se escriben ambas entre las marcas que \
      usa git; el resto del archivo se fusiona. Los archivos que no son de Tidemark, o que no se pueden leer, se fusionan \
      línea por línea.

      El resultado va a OURS, como git lo espera de un controlador de fusión. Primero se escribe ahí la fusión por líneas; la \
      fusión por lo que dice el archivo toma su lugar cuando está lista, se volvió a leer y resultó correcta.

      git-setup le dice a git que lo use. Las reglas están en docs/merging.md.
      """
    case .printMerge: "Mostrar la fusión de dos versiones"
    case .mergeIntoOurs: "Fusionar en ours.md, con marcas de nueve signos"
    case .success: "fusionado"
    case .findings: "fusionado, salvo los conflictos, que están entre marcas"
    case .couldNotRun: "no se pudo leer una versión, o no se pudo escribir el resultado"
    }
  }
}
