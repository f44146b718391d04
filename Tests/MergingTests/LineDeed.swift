/// What somebody does to a file, told by identities, so that it can be done to a smaller file as well.
struct LineDeed: CustomStringConvertible {
  enum Step {
    case set(Int, StoryLine.Part, String?)
    case remove(Int)
    case move(Int, below: Int, after: Int?)
    case insert(Int, StoryLine, below: Int, after: Int?)
  }

  var description: String
  var steps: [Step]

  func apply(to story: inout LineStory) {
    for step in steps {
      switch step {
      case .set(let id, let part, let value): story.lines[id]?.parts[part] = value
      case .remove(let id):
        if story.lines[id] != nil { story.remove(id) }
      case .move(let id, let up, let place):
        if story.lines[id] != nil, story.has(up), !story.isWithin(up, id), place != id {
          story.move(id, below: up, after: place)
        }
      case .insert(let id, let line, let up, let place):
        if story.has(up), story.lines[id] == nil { story.insert(id, line, below: up, after: place) }
      }
    }
  }
}
