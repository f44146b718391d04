import Languages
import Planner

/// As a person is told what something is: `a time block`.
enum ThingKind: Message {
  case item(ItemType)
  case file
  case heading
}
