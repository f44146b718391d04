import Chronology
import Languages

private let language = Language.spanish

extension HabitAdditionMessage {
  var spanish: String {
    switch self {
    case .hasNoArc(let ritual, let path):
      "\(language.title(ritual)) no tiene ningún arco al que se pueda agregar un hábito, en \(path)"
    case .isOver(let arc, let ritual, let last, let place):
      "el arco \(arc) de \(language.title(ritual)) terminó el \(last), en \(place)"
    case .renewFirst: "`tidemark renew` comienza el siguiente arco; después agrega el hábito"
    case .isNoHabit(let words): "\(language.title(words)) no se lee como un hábito"
    case .writeHabit: "escríbelo como \(language.quoted("🥛 Tomar agua (every: sun)"))"
    case .added(let habit, let arc, let ritual, let place):
      "\(language.title(habit)) al arco \(arc) de \(language.title(ritual)), \(place)"
    case .isThereAlready(let title, let place): "\(language.title(title)) ya existe, en \(place)"
    case .giveOtherName: "ponle otro nombre"
    }
  }
}
