import Languages

/// What has no place of its own in a format and is kept as words there, or is left out: named by what it is.
package enum KeptThing: Message, CaseIterable {
  case place, link, color, tentative, attachment, attachedFile, property, alarm, people, categories, timeZone, rule
  case times, cancelled, inProgress, howMuchIsDone, time, threshold, state, field, ownWords, dayOfCreation
  case scheduledDay, dayOfDropping, avoided, billable, project, task, client, tags, unknownColumn, seconds
  case deeperLevel, deeperSection, priority, priorityBelowC, dateInWords, note, who, duration, deadline
  case reminderOfHabit, frequency, target, question, description, colorOfHabit, page, clock, logbookLine, planning, warning
  case number, mood, scales, workTime, durationWithoutTime, value, weather, media, star, otherProject, daysOfDoing
  case wordsOfTimeEntry, timeEntries, dueDate, timeOrNumber, notes, otherEntryOfDay, below, lineOfDay, log, id
  case reminder, otherFields, box, section, day, parents, timesOfRule, monthsOfRule, lastDayOfRule
}

/// How many things were kept as words.
package struct CountedThing: Hashable, Sendable {
  package let thing: KeptThing
  package let count: Int

  package init(thing: KeptThing, count: Int) { (self.thing, self.count) = (thing, count) }
}
