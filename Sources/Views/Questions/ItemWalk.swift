import Outline
import Planner
import Vault

/// The items of a file, each made to one of a list where it is wanted: the one way from files to lists.
struct ItemWalk {
  let record: VaultRecord
  let content: PlanContent
  /// Of the file.
  let home: ItemHome
  let time: SurveyTime
  let words: SearchWords
  /// Whether what stands below an item belongs to it, as nothing else tells of it.
  let isDeep: Bool

  /// - Parameters:
  ///   - category: that of a ritual.
  ///   - words: what is looked for in notes and logs.
  init(
    _ record: VaultRecord,
    _ content: PlanContent,
    category: String? = nil,
    _ time: SurveyTime,
    words: SearchWords = SearchWords(),
    isDeep: Bool = true
  ) {
    self.record = record
    self.content = content
    self.time = time
    self.words = words
    self.isDeep = isDeep
    home = ItemHome(record, content, category: category)
  }

  /// The wanted items in the order of the file, as they were read and as they are listed.
  ///
  /// - Parameter owner: the title of the project whose tasks they are, which is looked through as well.
  func items(of owner: String = "", where isWanted: (PlanItem, ItemHome) -> Bool) -> [(read: PlanItem, listed: ListedItem)] {
    let homes = ([content.introduction] + content.sections).map(home.in)
    var items: [(read: PlanItem, listed: ListedItem)] = []
    // How many items the nearest thing to be done stands below, while what follows stands below it.
    var box: Int?
    for placed in content.items {
      if let depth = box, placed.depth <= depth { box = nil }
      let item = placed.item
      let isStep = box != nil && item.type == .checkbox
      if box == nil, item.isToBeDone { box = placed.depth }
      let home = homes[placed.section]
      guard isWanted(item, home) else { continue }
      var listed = ListedItem(item, in: home, at: TaskPlace(of: item, in: record), time, isStep: isStep)
      if !words.isEmpty {
        listed.matches = SearchedText.matches(of: words, title: listed.title, home: owner) {
          SearchedText.lines(of: item, isDeep: isDeep)
        }
      }
      items.append((item, listed))
    }
    return items
  }

  /// The file itself.
  func file(_ icon: Icon?) -> ListedItem {
    var file = ListedItem(ofFile: home, icon, at: TaskPlace(titleOf: record))
    file.matches = SearchedText.matches(of: words, title: file.title) { SearchedText.lines(of: content) }
    return file
  }
}

extension PlanItem {
  /// Whether it is to be done itself, so that the boxes below it are its steps; the title of a list of boxes is not.
  var isToBeDone: Bool { type == .recurring || box != nil && ItemType.tasks.contains(type) }
}
