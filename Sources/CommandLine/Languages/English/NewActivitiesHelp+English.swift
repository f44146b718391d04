extension NewActivitiesHelp {
  var english: String {
    switch self {
    case .title: "the title; “\(NewFileWords.activities.english)” by default"
    case .activity: "Add this activity, written as in a file, with its icon and fields if it has any"
    case .summary: "Begin a log of activities"
    case .discussion:
      """
      Without --output it is activities.md in the folder of the vault, else in this one. A file that exists is never \
      overwritten. Without --activity it has one activity to change; `tidemark activities` shows how long ago each was.
      """
    case .logToChange: "Begin a log to be changed"
    case .beginYourOwn: "Begin your own"
    }
  }
}
