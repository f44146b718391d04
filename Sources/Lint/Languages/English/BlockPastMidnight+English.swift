extension BlockPastMidnight {
  public static let english = RuleWords(
    summary: "A time block that passes midnight",
    explanation: """
      Finds a time block of a day, or of the routine, whose range ends on the next day (`22:00 - 02:00`). On its own day it \
      counts up to 24:00, and the rest counts on no day. A range to `00:00` ends at midnight and is right.
      """,
    reason: "A file is one day. What is planned after midnight is missing on the next day.",
    fix: """
      Ends the block at 24:00, and writes the rest as a block into the file beside it that is named by the next day; where there \
      is none, it makes it. The new block has the words, icon and color, and no box. Unsafe: it changes two files, and the day may \
      be in a file of another name. On standard input it only ends the block. Of `2pm-3:30` it writes `14:00 - 15:30`.
      """
  )
}
