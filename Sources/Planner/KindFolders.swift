/// The folders of a vault in which files need not say their kind (format, *Kind by folder*).
///
/// Each is a path from the folder of the root, parted by `/`, without one at either end; `.` for that folder itself. No folder
/// stands for two kinds.
public struct KindFolders: Hashable, Sendable {
  public var days: [String]
  public var pages: [String]
  public var projects: [String]
  public var rituals: [String]

  public init(days: [String] = [], pages: [String] = [], projects: [String] = [], rituals: [String] = []) {
    self.days = days
    self.pages = pages
    self.projects = projects
    self.rituals = rituals
  }

  /// Those of a vault that a program begins.
  public static let usual = KindFolders(days: ["days"], pages: ["pages"], projects: ["projects"], rituals: ["rituals"])

  /// All of them.
  public var all: [String] { days + pages + projects + rituals }

  public var isEmpty: Bool { days.isEmpty && pages.isEmpty && projects.isEmpty && rituals.isEmpty }
}
