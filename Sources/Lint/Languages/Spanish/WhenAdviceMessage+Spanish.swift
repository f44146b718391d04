import Languages

private let language = Language.spanish

extension WhenAdviceMessage {
  var spanish: String {
    switch self {
    case .write(let texts): "escribe \(language.or(texts.map(language.quoted)))"
    case .writeOrSay(let group): "escribe \(language.quoted(group)), o dilo en el texto"
    case .writeIfDone(let task): "escribe \(language.quoted(task)) si es una tarea hecha"
    case .writeBeforeWords(let times): "escribe \(language.quoted(times)) antes del texto"
    case .writeTimeFirst(let texts): "escribe primero la hora, como \(language.or(texts.map(language.quoted)))"
    case .putBeforeWords(let time): "Escribir \(language.quoted(time)) antes del texto"
    case .correctDue: "ya tiene día: corrige \(language.quoted("due")), o di esto en el texto"
    case .writeDayToo(let group): "escribe también su día, como \(language.quoted(group))"
    case .writeDay(let group): "escribe el día, como \(language.quoted(group))"
    case .writeAndSayTime(let group): "escribe \(language.quoted(group)), y la hora en el texto"
    case .writeIfTask(let task): "escribe \(language.quoted(task)) si es una tarea"
    case .writeTaskElsewhere(let task):
      "una tarea se escribe en un proyecto, en un día o en una página, como \(language.quoted(task))"
    case .sayFirstDay(let text): "di el primer día en el texto, como \(language.quoted(text))"
    case .writeFirstDayOfRule(let group):
      "\(language.quoted("from")) se lee junto a \(language.quoted("every")), como \(language.quoted(group)); si no, di el día en el texto"
    case .countOnPage(let item): "los días se cuentan en una página, con un elemento sin casilla, como \(language.quoted(item))"
    case .countOnPageOrWriteTask(let item):
      "los días se cuentan en una página, como \(language.quoted(item)); lo que se debe hacer para entonces es una tarea"
    case .isNoRule(let problem, let advice): "\(language.say(problem)): \(language.say(advice))"
    }
  }
}
