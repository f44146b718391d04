import Languages

private let language = Language.english

extension WhenAdviceMessage {
  var english: String {
    switch self {
    case .write(let texts): "write \(language.or(texts.map(language.quoted)))"
    case .writeOrSay(let group): "write \(language.quoted(group)), or say it among the words"
    case .writeIfDone(let task): "write \(language.quoted(task)) if it is a task that is done"
    case .writeBeforeWords(let times): "write \(language.quoted(times)) before the words"
    case .writeTimeFirst(let texts): "write the time first, as \(language.or(texts.map(language.quoted)))"
    case .putBeforeWords(let time): "Write \(language.quoted(time)) before the words"
    case .correctDue: "it has a day: correct \(language.quoted("due")), or say this among the words"
    case .writeDayToo(let group): "write its day too, as \(language.quoted(group))"
    case .writeDay(let group): "write the day, as \(language.quoted(group))"
    case .writeAndSayTime(let group): "write \(language.quoted(group)), and the time among the words"
    case .writeIfTask(let task): "write \(language.quoted(task)) if it is a task"
    case .writeTaskElsewhere(let task): "a task is written in a project, in a day or on a page, as \(language.quoted(task))"
    case .sayFirstDay(let text): "say the first day among the words, as \(language.quoted(text))"
    case .writeFirstDayOfRule(let group):
      "\(language.quoted("from")) is read beside \(language.quoted("every")), as \(language.quoted(group)); else say the day among the words"
    case .countOnPage(let item): "days are counted on a page, by an item without a box, as \(language.quoted(item))"
    case .countOnPageOrWriteTask(let item):
      "days are counted on a page, as \(language.quoted(item)); what is to be done by then is a task"
    case .isNoRule(let problem, let advice): "\(language.say(problem)): \(language.say(advice))"
    }
  }
}
