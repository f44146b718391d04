package import Chronology
package import Languages

/// How to begin a life in weeks, for a view that has none to show.
package enum LifeBeginning {
  package static let noLife = Told(BeginningMessage.noLife)

  package static func steps(in language: Language) -> NextSteps { NextSteps(.noLife, [.beginLife], in: language) }

  /// A day of birth as a file has it.
  private static let anyBirth = BeginningMessage.example(.beginLife).english

  /// Where a file says no day of birth.
  package static func noBirth(_ path: String) -> Told { Told(BeginningMessage.noBirth(path: path)) }

  /// Where a file says a day of birth that is not read.
  ///
  /// - Parameters:
  ///   - written: what stands behind `born`.
  ///   - line: its line, from 1.
  package static func unreadBirth(_ path: String, line: Int, written: String, today: CivilDate) -> Told {
    let meant = MeantDate(written, today: today, .back)
    let isDay = meant.map { $0.isCertain && !$0.isPeriod } ?? false
    let example = isDay ? meant?.dates.first?.description : nil
    return Told(BeginningMessage.unreadBirth(place: "\(path):\(line)", written: written, example: example ?? anyBirth))
  }
}
