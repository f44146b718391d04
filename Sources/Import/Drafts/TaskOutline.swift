import Planner

/// Makes drafts of an outline of headings, tasks below one another, and notes, line by line.
struct TaskOutline {
  private var drafts: [ImportDraft] = []
  private var home: DraftHome
  private let path: String
  /// Whether what stands no deeper than a heading is not below it.
  var endsHeadings = false
  /// The headings that are open, each with its depth and its draft.
  private var headings: [(depth: Int, title: String, draft: Int)] = []
  /// The drafts of headings below which nothing was taken yet.
  private var bare: Set<Int> = []
  /// What the next may stand below, each with its depth.
  private var open: [(depth: Int, item: PlanItem)] = []

  /// How many items may stand in one another; what is deeper goes to the last of them.
  static let deepest = 12

  init(_ home: DraftHome, path: String) { (self.home, self.path) = (home, path) }

  /// All drafts, at the end. A heading that nothing stands below is in no file of the vault, and so it is left.
  var all: [ImportDraft] {
    var all = drafts
    for place in bare { all[place].content = .unread(.because(.nothingBelowWasTaken)) }
    return all
  }

  /// Whether something at a depth stands below a task.
  func hasTask(above depth: Int) -> Bool { open.contains { $0.depth < depth && $0.item.box != nil } }

  mutating func add(_ content: ImportDraft.Content, at line: Int, _ original: String, kept: [KeptThing] = []) {
    drafts.append(ImportDraft(content, at: ImportPlace(path: path, line: line), original: original, kept: kept))
  }

  mutating func add(_ more: [ImportDraft]) { drafts += more }

  /// Begins a section: the first level is one of its own, the second a group of it, and what is deeper has the names of all.
  ///
  /// - Parameter isTaken: whether the heading itself is in the vault already, as something else.
  mutating func open(_ title: String, depth: Int, at line: Int, _ original: String, isTaken: Bool = false) {
    headings.removeAll { $0.depth >= depth }
    headings.append((depth, title, drafts.count))
    open = []
    nameHome()
    guard !isTaken else { return }
    bare.insert(drafts.count)
    let isDeeper = headings.count > 2
    add(.nothing(.because(.sectionComesWithTask)), at: line, original, kept: isDeeper ? [.deeperSection] : [])
  }

  private mutating func nameHome() {
    home.section = headings.first?.title
    home.group = headings.count > 1 ? headings.dropFirst().map(\.title).joined(separator: " / ") : nil
  }

  /// The place of something at a depth. The headings above it have something below them now.
  private mutating func place(at depth: Int) -> DraftHome {
    if endsHeadings, headings.contains(where: { $0.depth >= depth }) {
      headings.removeAll { $0.depth >= depth }
      open.removeAll { $0.depth >= depth }
      nameHome()
    }
    for heading in headings { bare.remove(heading.draft) }
    return home
  }

  /// Adds a task or a line.
  mutating func add(_ item: PlanItem, depth: Int, at line: Int, _ original: String, kept: [KeptThing] = []) {
    var place = place(at: depth)
    open.removeAll { $0.depth >= depth }
    place.parents = open.prefix(TaskOutline.deepest).map(\.item)
    let isFlat = open.count > TaskOutline.deepest
    add(
      .item(DraftedItem(item, in: place, date: item.task.done ?? item.task.due)),
      at: line,
      original,
      kept: kept + (isFlat ? [.deeperLevel] : [])
    )
    var bare = item
    (bare.children, bare.log) = ([], [])
    open.append((depth, bare))
  }

  /// Adds a line of words below what it stands below.
  mutating func add(note: String, depth: Int, at line: Int, _ original: String) {
    var place = place(at: depth)
    // Notes of a task may have its own indent.
    let parents = open.filter { $0.depth < depth }
    place.parents = parents.prefix(TaskOutline.deepest).map(\.item)
    let isFlat = parents.count > TaskOutline.deepest
    add(
      .item(DraftedItem(PlanItem(.bullet, text: note), in: place)),
      at: line,
      original,
      kept: isFlat ? [.deeperLevel] : []
    )
  }
}
