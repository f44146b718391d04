import Diagnostics
import Languages

extension RulePageMessage {
  var english: String {
    switch self {
    case .severity(let severity): "Severity: \(Language.english.say(ReportMessage.severity(severity)))."
    case .whatItDoes: "What it does"
    case .why: "Why"
    case .example: "Example"
    case .useInstead: "Use instead"
    case .fix: "Fix"
    case .noFix: "None."
    case .inTheFormat: "In the format"
    case .toKeepItSilent: "To keep it silent"
    case .commentOrOption(let rule):
      """
      `<!-- tidemark: allow \(rule) -->` above a block, `<!-- tidemark: allow-file \(rule) -->` anywhere in the file,
      or `tidemark lint --allow \(rule)`.
      """
    case .optionAlone(let rule):
      """
      `tidemark lint --allow \(rule)`. Nothing in a file keeps it silent, because such a file cannot be read reliably.
      """
    }
  }
}
