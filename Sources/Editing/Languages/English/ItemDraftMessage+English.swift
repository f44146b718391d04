import Languages
import Planner

private let language = Language.english

extension ItemDraftMessage {
  var english: String {
    switch self {
    case .isNotRead(let words, let type): "\(language.title(words)) is not read as an item of the type \(type.rawValue)"
    case .writeLike(let type): "write it like \(example(of: type))"
    case .lacksSomething(let words): "\(language.title(words)) needs more to be of that type"
    case .addEvery: "add --every, like \(language.quoted("2 weeks on mon"))"
    case .addDay(let key): "add --\(key.rawValue) with a day, or a number like \(language.quoted("Laps: 3"))"
    case .isNoRule(let text, let words): "\(language.title(text)) does not say how often \(language.title(words)) recurs"
    case .writeRule:
      "write a rule like \(language.quoted("daily")), \(language.quoted("weekday")) or \(language.quoted("2 weeks on mon"))"
    }
  }

  /// What an item of a type is written like.
  private func example(of type: ItemType) -> String {
    switch type {
    case .text: "a paragraph of words"
    case .bullet: language.quoted("The garden at dawn")
    case .checkbox: "\(language.quoted("Passport")), with --due or --priority if you like"
    case .countUp: "\(language.quoted("Sober")) with --since, or \(language.quoted("Laps: 3"))"
    case .countDown: "\(language.quoted("Christmas")) with --until, or \(language.quoted("Pages left: 120"))"
    case .counter: "\(language.quoted("Water: 3/8 glasses")), or \(language.quoted("Water")) with --goal 8"
    case .streak: "\(language.quoted("Meditate")) with --streak daily"
    case .textList: language.quoted("Values: kind | calm | curious")
    case .timeline: "\(language.quoted("Thesis draft")) with --from and --until"
    case .label: "\(language.quoted("📚 Reading before bed")), or with --icon"
    case .image: language.quoted("![Sunrise](img/sunrise.jpg)")
    case .quote: language.quoted("Well begun is half done.")
    case .tally: "\(language.quoted("Coffee")) or \(language.quoted("Coffee: ||"))"
    case .best: "\(language.quoted("Push-ups: 42")) with --best highest"
    case .recurring: "\(language.quoted("Water plants")) with --every \(language.quoted("2 weeks on mon"))"
    case .schedule: "\(language.quoted("Pages")) with --at \(language.quoted("05:00 - 06:30"))"
    case .task, .block, .routine, .category, .link, .habit, .mark, .phase, .activity: language.quoted("Words")
    }
  }
}
