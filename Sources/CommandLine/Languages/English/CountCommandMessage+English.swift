import Languages

private let language = Language.english

extension CountCommandMessage {
  var english: String {
    switch self {
    case .countsDown(let title, let place):
      "\(language.title(title)) counts down, so it is unclear whether you mean up or down, at \(place)"
    case .addBeginsCounter: "`tidemark add` of words like \(language.quoted("Water 0/8")) begins a counter"
    case .beginOneFirst: "a new one is begun first"
    case .tooManyDigits(let most): "its number has more than \(most) digits; write a shorter one there by hand"
    }
  }
}
