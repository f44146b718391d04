package import Chronology
package import Languages

/// How to begin a life in weeks, for a view that has none to show.
package enum LifeBeginning {
  package static func noLife(in language: Language) -> String { language.say(BeginningMessage.noLife) }

  package static func steps(in language: Language) -> NextSteps { NextSteps(.noLife, [.beginLife], in: language) }

  /// Where a file says no day of birth.
  package static func noBirth(_ path: String, in language: Language) -> String {
    language.say(BeginningMessage.noBirth(path: path))
  }

  /// Where a file says a day of birth that is not read.
  ///
  /// - Parameters:
  ///   - written: what stands behind `born`.
  ///   - line: its line, from 1.
  package static func unreadBirth(
    _ path: String,
    line: Int,
    written: String,
    today: CivilDate,
    in language: Language
  ) -> String {
    let meant = MeantDate(written, today: today, .back)
    let isDay = meant.map { $0.isCertain && !$0.isPeriod } ?? false
    let example = isDay ? meant?.dates.first?.description : nil
    return language.say(
      BeginningMessage.unreadBirth(
        place: "\(path):\(line)",
        written: written,
        example: example ?? language.say(BeginningMessage.example(.beginLife))
      )
    )
  }
}
