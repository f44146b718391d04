import Diagnostics
import Languages
import Planner

/// A list of rituals in other forms.
enum RitualListText {
  /// A ritual a line.
  static func plain(_ list: RitualList, _ survey: RitualSurvey, in language: Language) -> [String] {
    let words = RitualWords(survey, .full, in: language)
    func say(_ message: RitualListMessage) -> String { language.say(message) }
    let lines = list.groups.flatMap { entry in
      entry.sheets.map { sheet in
        let title = "\(sheet.title)\(language.colon) "
        guard let arc = sheet.shown else {
          if sheet.hasUnreadArc { return title + words.unreadArc(sheet.path) }
          return title + say(sheet.isToBegin ? .noArcYet(command: RitualWords.renewalCommand(sheet.title)) : .noArc)
        }
        var parts = [say(.arc(arc.number, arc.progress.status))] + words.pieces(arc).map(\.text)
        parts.append(words.time(sheet.slot))
        parts.append(say(.ofGoals(arc.ofGoals)))
        if entry.group == .active { parts.append(words.streak(sheet.streak)) }
        if let renewal = sheet.renewal { parts.append(words.renewal(renewal, of: sheet.title)) }
        return title + parts.joined(separator: "; ")
      }
    }
    return (lines + [list.closing.map(say)].compactMap(\.self)).map { ControlCharacters.escaping($0) }
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
