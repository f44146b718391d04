import Diagnostics
import Languages
import Planner

/// A list of rituals in other forms.
enum RitualListText {
  /// A ritual a line.
  static func plain(_ list: RitualList, _ survey: RitualSurvey) -> [String] {
    let words = RitualWords(survey, .full, in: .english)
    let lines = list.groups.flatMap { entry in
      entry.sheets.map { sheet in
        guard let arc = sheet.shown else {
          if sheet.hasUnreadArc { return "\(sheet.title): \(words.unreadArc(sheet.path))" }
          let advice = sheet.isToBegin ? " yet; \(RitualMessage.beginning.english): \(RitualWords.renewalCommand(sheet.title))" : ""
          return "\(sheet.title): no arc\(advice)"
        }
        var parts = ["arc \(arc.number), \(RitualMessage.status(arc.progress.status).english)"] + words.pieces(arc).map(\.text)
        parts.append(sheet.slot.rawValue)
        parts.append("\(Language.english.percent(arc.ofGoals)) of the goals")
        if entry.group == .active { parts.append(words.streak(sheet.streak)) }
        if let renewal = sheet.renewal { parts.append(words.renewal(renewal, of: sheet.title)) }
        return "\(sheet.title): " + parts.joined(separator: "; ")
      }
    }
    return (lines + [list.hiddenWords ?? list.emptyWords].compactMap(\.self)).map { ControlCharacters.escaping($0) }
  }

  static func json(_ list: RitualList, _ survey: RitualSurvey) -> JSON {
    let rituals = list.groups.flatMap { entry in
      entry.sheets.map { sheet in
        var members = survey.json(sheet.ritual) + [("group", .string(entry.group.rawValue))]
        members += RitualJSON.about(sheet)
        members += [("streak", RitualJSON.streak(sheet.streak)), ("completedArcs", .integer(sheet.completed))]
        if let renewal = sheet.renewal { members.append(("renewal", .string(renewal.text))) }
        if let arc = sheet.shown { members.append(("arc", RitualJSON.arc(arc, today: survey.today))) }
        return JSON.object(members)
      }
    }
    let streak = RitualJSON.streak(survey.history.all.streak)
    return .object(
      TaskJSON.moment(survey.now, survey.today)
        + [("streak", streak), ("rituals", .array(rituals)), ("hidden", .integer(list.hidden))]
    )
  }
}
