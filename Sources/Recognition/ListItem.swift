import Outline
import Planner

/// An item of a list: what its line begins with, where it stands and, once they are read, its words.
struct ListItem {
  let form: ItemForm
  /// With the lines below it in which its words go on.
  var range: Range<Int>
  /// How many items it stands below, and the nearest of them, by its index.
  let depth: Int
  let parent: Int?
  /// Where the names of those below it are told apart, and where its own is.
  let place: Int
  let placeAround: Int
  /// The same for the tasks of a block, however deep they stand; nil below a task and outside of blocks.
  let blockPlace: Int?

  var isRecurring = false
  /// What stands above it. As a number: an empty list would be read as a list, generically.
  var above = ItemsAbove(rawValue: 0)
  var words = HeadlineRecognizer.Words()
  /// Which of the tasks that are remembered it is.
  var task: Int?

  init(
    _ form: ItemForm,
    _ range: Range<Int>,
    depth: Int,
    parent: Int?,
    place: Int,
    placeAround: Int,
    blockPlace: Int?
  ) {
    (self.form, self.range) = (form, range)
    (self.depth, self.parent) = (depth, parent)
    (self.place, self.placeAround, self.blockPlace) = (place, placeAround, blockPlace)
  }

  var hasBox: Bool { form.box != nil }
  var isOpen: Bool { form.box?.state == .open }
  var isBlock: Bool { form.time != nil }

  /// Where the tasks below it are told apart from those of their block.
  var blockPlaceBelow: Int? { hasBox && !isBlock ? nil : blockPlace }

  /// Of one with a box.
  var type: ItemType {
    isBlock ? .block : isRecurring ? .recurring : words.headline.places.contains(.step) ? .checkbox : .task
  }

  /// Whether its words may begin with a time. Behind a time that is another question, and below a task a time is a word.
  var mayBeTimed: Bool {
    form.anchor == nil && (depth == 0 || above.rawValue & ItemsAbove.task.rawValue == 0) && !words.headline.textRange.isEmpty
  }
}
