import Diagnostics
import Insight
import Languages
import Planner
import Vault

/// What a day is worth a word for, as views tell it. Its texts are without markup.
struct ToldOccasion: Sendable {
  var occasion: DayOccasion
  /// The life, the ritual or the item.
  var item: GlanceSheet.Named
  /// The title of the page of an item.
  var page: String?

  /// Those of today.
  static func all(_ plans: VaultPlans, _ survey: RitualSurvey) -> [ToldOccasion] {
    let life = plans.lives.first
    let pages = plans.pages.map(\.value)
    return DayOccasion.all(on: survey.today, life: life?.value, history: survey.history, pages: pages).compactMap { occasion in
      switch occasion {
      case .life:
        return life.map { file in
          let named = GlanceSheet.Named(title: ShownText.line(file.record.title), place: TaskPlace(titleOf: file.record))
          return ToldOccasion(occasion: occasion, item: named)
        }
      case .arc(let ritual, _, _):
        let own = survey.rituals[ritual]
        let named = GlanceSheet.Named(title: own.title, icon: own.icon, place: survey.places[ritual])
        return ToldOccasion(occasion: occasion, item: named)
      case .timeline(let page, let item, _), .countDown(let page, let item):
        let file = plans.pages[page]
        let entry = GlanceItems(file.value.content, of: file.record).entries[item]
        let named = GlanceSheet.Named(title: ShownText.line(entry.item.text), icon: entry.item.icon, place: entry.place)
        return ToldOccasion(occasion: occasion, item: named, page: ShownText.line(file.record.title))
      }
    }
  }

  /// What it is.
  var kind: OccasionMessage.Kind {
    switch occasion {
    case .life, .arc: .milestone
    case .timeline(_, _, let span) where span.count > 1: .endsToday
    case .timeline, .countDown: .todayIs
    }
  }

  func pieces(_ days: TaskWords) -> [LinePiece] {
    let title = LinePiece(ShownText.titled(item.title, item.icon))
    let page = page.map { LinePiece($0, .quiet) }
    switch occasion {
    case .life(let milestone): return [LinePiece(days.language.say(OccasionMessage.life(milestone)))]
    case .arc(_, _, let standing): return [title, LinePiece(days.language.say(RitualMessage.milestone(standing)))]
    case .timeline(_, _, let span) where span.count > 1:
      return [title, LinePiece(days.language.say(OccasionMessage.since(days.seen(span.first)))), page].compactMap(\.self)
    case .timeline, .countDown: return [title, page].compactMap(\.self)
    }
  }
}
