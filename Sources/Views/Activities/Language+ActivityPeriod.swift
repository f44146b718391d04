import Insight
import Languages

extension Language {
  /// `7 days`, `3 months`.
  func length(of period: ActivityPeriod) -> String {
    switch period {
    case .sevenDays: days(7)
    case .thirtyOneDays: days(31)
    case .threeMonths: months(3)
    case .twelveMonths: months(12)
    }
  }
}
