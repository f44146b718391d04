extension UnclaimedFolder {
  public static let english = RuleWords(
    summary: "A folder of daily notes, pages or projects that no setting mentions",
    explanation: """
      Finds a folder of the vault with three or more Markdown files that are named by dates and are left alone as notes, because \
      they say no kind and no setting names the folder; one is enough in a folder that is called `days`, `daily`, `journal`, \
      `diary` or the like. Folders of years and months, as `journal/2026/11`, count as the one that \
      they lie in; at the top of the vault each is named by itself. So are found the folders that are called `pages`, `projects` \
      or `rituals`, with the notes in them that have boxes.
      """,
    reason: "No view shows what is written in them, and nothing else says so.",
    fix: """
      Writes the setting into the front matter of the root, or adds the folder to the setting. Unsafe: the files may be minutes or \
      other notes. It is applied only where the files give no new finding.
      """
  )
}
