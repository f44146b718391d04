import Languages

private let language = Language.spanish

extension OverLimitMessage {
  var spanish: String {
    switch self {
    case .hasBytes(let found, let limit):
      "el archivo tiene \(language.counted(found, "byte", "bytes")), y no se leen más de \(language.number(limit))"
    case .splitFile: "divídelo en varios archivos"
    case .isNested(let found, let limit):
      "las citas y listas tienen \(language.counted(found, "nivel", "niveles")), y no se leen más de \(language.number(limit))"
    case .removeMarkers: "quita algunos de los \(language.quoted(">")), marcas de lista o espacios del principio de esta línea"
    case .runsOn(let found, let limit):
      "las líneas de aquí a la siguiente línea en blanco tienen \(language.number(found)) de los signos [ ] * _ <, y no se leen más de \(language.number(limit))"
    case .separateLines: "separa las líneas con otras en blanco, o ponlas entre líneas de \(language.quoted("```"))"
    case .hasLines(let found, let limit):
      "el texto tiene hasta aquí \(language.counted(found, "línea o marca", "líneas y marcas")), y no se leen más de \(language.number(limit))"
    case .splitText: "divide el archivo en varios"
    case .frontMatterHasBytes(let found, let limit):
      "el encabezado tiene \(language.counted(found, "byte", "bytes")), y no se leen más de \(language.number(limit))"
    case .moveFrontMatter: "pasa una parte al texto o a otros archivos"
    case .frontMatterIsNested(let found, let limit):
      "las listas y los mapas tienen \(language.counted(found, "nivel", "niveles")), y no se leen más de \(language.number(limit))"
    case .removeBrackets: "quita algunos de los corchetes, llaves o espacios de antes"
    case .itemHasSigns(let found, let limit):
      "este elemento tiene \(language.counted(found, "signo", "signos")) como paréntesis y dos puntos, y no se leen más de \(language.number(limit))"
    case .splitItem: "divídelo en varios elementos, o ponlo entre líneas de \(language.quoted("```"))"
    }
  }
}
