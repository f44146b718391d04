import Chronology
import Languages
import Outline
import Planner

private let language = Language.spanish

extension OutsideDayMessage {
  var spanish: String {
    switch self {
    case .beginsBefore(let block, let start):
      "\(language.say(block)) empieza antes que el día, que comienza a \(theTime(start))"
    case .goesOnAfter(let block, let end): "\(language.say(block)) sigue después del día, que termina a \(theTime(end))"
    case .beginsAfter(let block, let end): "\(language.say(block)) empieza después del día, que termina a \(theTime(end))"
    case .moveOrWrite(let key): "muévelo, o escribe otra hora después de \(language.quoted(key.rawValue)) en tidemark.md"
    }
  }

  private func theTime(_ time: TimeOfDay) -> String { language.theTime(ShownTime(time, .twentyFourHours)) }
}
