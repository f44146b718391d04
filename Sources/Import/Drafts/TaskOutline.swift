import Planner

/// Makes drafts of an outline of headings, tasks below one another, and notes, line by line.
struct TaskOutline {
  private(set) var drafts: [ImportDraft] = []
  private var home: DraftHome
  private let path: String
  /// The headings that are open, each with its depth.
  private var headings: [(depth: Int, title: String)] = []
  /// What the next may stand below, each with its depth.
  private var open: [(depth: Int, item: PlanItem)] = []

  init(_ home: DraftHome, path: String) { (self.home, self.path) = (home, path) }

  /// Whether something at a depth stands below a task.
  func hasTask(above depth: Int) -> Bool { open.contains { $0.depth < depth && $0.item.box != nil } }

  mutating func add(_ content: ImportDraft.Content, at line: Int, _ original: String, kept: [String] = []) {
    drafts.append(ImportDraft(content, at: ImportPlace(path: path, line: line), original: original, keptAsWords: kept))
  }

  /// Begins a section: the first level is one of its own, the second a group of it, and what is deeper has the names of all.
  mutating func open(_ title: String, depth: Int, at line: Int, _ original: String) {
    headings.removeAll { $0.depth >= depth }
    headings.append((depth, title))
    open = []
    home.section = headings[0].title
    home.group = headings.count > 1 ? headings.dropFirst().map(\.title).joined(separator: " / ") : nil
    let isDeeper = headings.count > 2
    add(.nothing("a section is made with its first task"), at: line, original, kept: isDeeper ? ["a deeper section"] : [])
  }

  /// Adds a task or a line.
  mutating func add(_ item: PlanItem, depth: Int, at line: Int, _ original: String, kept: [String] = []) {
    open.removeAll { $0.depth >= depth }
    var place = home
    place.parents = open.map(\.item)
    add(.item(DraftedItem(item, in: place, date: item.task.done ?? item.task.due)), at: line, original, kept: kept)
    var bare = item
    (bare.children, bare.log) = ([], [])
    open.append((depth, bare))
  }

  /// Adds a line of words below what it stands below.
  mutating func add(note: String, depth: Int, at line: Int, _ original: String) {
    // Notes of a task may have its own indent.
    let parents = open.filter { $0.depth < depth }
    var place = home
    place.parents = parents.map(\.item)
    add(.item(DraftedItem(PlanItem(.bullet, text: note), in: place)), at: line, original)
  }
}
