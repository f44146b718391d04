import Chronology
import Diagnostics
import Lint
import Outline
import SourceText
import Testing

/// Lines that people write in a hurry: what is told of each, and what its first fix makes of it.
@Suite struct HastyLineTests {
  /// A Monday.
  private static let today = CivilDate("2026-11-23")!

  /// Files with a place for a line.
  enum Place: String {
    case day = "kind: day\n---\n\n# 2026-11-23\n\n- 06:00 - 06:30 Wake\n"
    case page = "kind: page\n---\n\n# Page\n\n## Plans\n\n"
    case habits = "kind: page\n---\n\n# Page\n\n## Habits\n\n"
    case schedule = "kind: page\n---\n\n# Page\n\n## Schedule\n\n"
    case streak = "kind: page\n---\n\n# Page\n\n- Run (streak: daily)\n"
    case project = "kind: project\n---\n\n# Project\n\n"
    case ritual = "kind: ritual\n---\n\n# Ritual\n\n## Arc 1: 2026-11-01 - 2026-11-28\n\n"
    case arc = "kind: ritual\n---\n\n# Ritual\n\n"
    case life = "kind: life\nborn: 1990-06-14\n---\n\n# Life\n\n## 2026\n\n"
    case activities = "kind: activities\n---\n\n# Activities\n\n"

    var file: String { "---\n" + rawValue }
  }

  /// A place, a line in it, the rule that tells of it, and what its first fix makes of the line.
  private static let told: [(Place, String, String, String?)] = [
    (.day, "- 1pm-2.30 dentist", "half-range", "- 13:00 - 14:30 dentist"),
    (.day, "- 13:00-2.30 dentist", "half-range", "- 13:00 - 14:30 dentist"),
    (.day, "- 9h30 - 10h réunion", "half-range", "- 09:30 - 10:00 réunion"),
    (.day, "- 13h30 à 14 h sieste", "half-range", "- 13:30 - 14:00 sieste"),
    (.day, "- 14 h 30 dentiste", "unread-anchor", "- 14:30 dentiste"),
    (.day, "- 1-3:30 practice", "unread-anchor", "- 13:00 - 15:30 practice"),
    (.day, "- 3:30-4 teaching", "unread-anchor", "- 15:30 - 16:00 teaching"),
    (.activities, "- Guitar, since 2019", "unread-value", "- Guitar (since: 2019-01-01)"),
    (.activities, "- Bouldern seit März 2024", "unread-value", "- Bouldern (since: 2024-03-01)"),
    (.day, "- 1-3 practice", "unread-anchor", "- 13:00 - 15:00 practice"),
    (.day, "- half 4 pick up", "unread-anchor", "- 16:30 pick up"),
    (.day, "- half past 12 lunch", "unread-anchor", "- 12:30 lunch"),
    (.day, "- 3:30- break", "unread-anchor", "- 15:30 break"),
    (.day, "- 730am gym", "unread-anchor", "- 07:30 gym"),
    (.day, "- 12h à 14h déjeuner", "unread-anchor", "- 12:00 - 14:00 déjeuner"),
    (.day, "- de 16h a 17h siesta", "unread-anchor", "- 16:00 - 17:00 siesta"),
    (.day, "- 8.30 bis 11.00 Arbeit", "unread-anchor", "- 08:30 - 11:00 Arbeit"),
    (.day, "- von 9 bis 11 Arbeit", "unread-anchor", "- 09:00 - 11:00 Arbeit"),
    (.day, "- from 9:00 until 11:00 work", "unread-anchor", "- 09:00 - 11:00 work"),
    (.day, "- midi: soupe", "unread-anchor", "- 12:00: soupe"),
    (.day, "- halb vier: Kaffee", "unread-anchor", "- 15:30: Kaffee"),
    (.day, "- morgen 9:00 Inventur", "unread-anchor", nil),
    (.day, "- submit report by 17:00!!", "unread-anchor", nil),
    (.day, "- ✅ Müll", "malformed-box", "- [x] Müll"),
    (.page, "- ✔️ Müll", "malformed-box", "- [x] Müll"),
    (.page, "- Luis 3.2.1979 (every: year)", "unread-value", "- Luis 3.2.1979 (every: year on feb 3)"),
    (.page, "- 2026-02-03 Luis (every: year)", "unread-value", "- 2026-02-03 Luis (every: year on feb 3)"),
    (
      .page, "- Opa (birthday: 1938-12-24)", "unread-value",
      "- Opa, birthday 1938-12-24 (every: year on dec 24)"
    ),
    (
      .page, "- mum birthday 14 june 1968", "unread-value",
      "- mum birthday 14 june 1968 (every: year on jun 14)"
    ),
    (.page, "- Pas: 4 500 / 8 000 pas", "unread-value", "- Pas: 4500/8000 pas"),
    (.page, "- Gespart: 4 500 / 8 000 €", "unread-value", "- Gespart: 4500/8000 €"),
    (.page, "- Épargne : 4 500 / 8 000 €", "unread-value", "- Épargne : 4500/8000 €"),
    (.page, "- Épargne: 4\u{202F}500/8\u{202F}000\u{A0}€", "unread-value", "- Épargne: 4500/8000 €"),
    (.page, "- Steps:  4 500/8 000\u{A0}steps", "unread-value", "- Steps:  4500/8000 steps"),
    (.page, "- Saved: $4 500 / $8 000", "unread-value", "- Saved: 4500/8000 $"),
    (.page, "- Saved: £ 4 500 / 8 000", "unread-value", "- Saved: 4500/8000 £"),
    (.page, "- Saved: 4 500 € / 8 000 €", "unread-value", "- Saved: 4500/8000 €"),
    (.page, "- Gespart: CHF 4 500 / 8 000", "unread-value", "- Gespart: 4500/8000 CHF"),
    (.page, "- Gespart: 4 500 von 8 000 €", "unread-value", "- Gespart: 4500/8000 €"),
    (.page, "- Milk: 4 500 / 8 000ml", "unread-value", "- Milk: 4500/8000 ml"),
    (.page, "- goal: 80%", "unread-value", nil),
    (.page, "- goal: 3x per week", "unread-when", nil),
    (.page, "- 2026-06-11? Rome", "unread-anchor", "- 2026-06-11 ? Rome"),
    (.page, "- du 1er au 8 août 2027 vacances", "unread-anchor", "- 2027-08-01 - 2027-08-08 vacances"),
    (.page, "- vom 28. Juli bis 8. August 2027 Urlaub", "unread-anchor", "- 2027-07-28 - 2027-08-08 Urlaub"),
    (.page, "- [ ] Kapitel (Projekt: X)", "meant-field", "- [ ] Kapitel (project: X)"),
    (.page, "- [ ] write (due: 2026-12-01, est: 3h)", "unknown-key", "- [ ] write, est: 3h (due: 2026-12-01)"),
    (.activities, "- Dentiste (every: 6 mois)", "misplaced-key", nil),
    (.activities, "- 2026-13-01 at the court", "unread-anchor", nil),
    (.life, "- 2026-06-11? met Ana", "unread-mark", "- 2026-06-11 ? met Ana"),
    (.life, "- hier: Jeanne au téléphone", "unread-mark", "- 2026-11-22: Jeanne au téléphone"),
    (.day, "- gegen 18 Uhr Essen", "unread-anchor", "- 18:00 Essen"),
    (.day, "- vers 22h dodo", "unread-anchor", "- 22:00 dodo"),
    (.page, "- Méditer (série: quotidien)", "meant-field", "- Méditer (streak: daily)"),
    (.page, "- Noël (jusqu’au 25/12/2026)", "meant-field", "- Noël (until: 2026-12-25)"),
    (.page, "- [ ] Herd (hohe Priorität)", "meant-field", "- [ ] Herd (priority: high)"),
    (.page, "- [ ] Site (tag: code)", "unknown-key", "- [ ] Site #code"),
    (.page, "- [ ] Spüle (Sa 10 Uhr)", "unread-brackets", "- [ ] Spüle (due: 2026-11-28, notify: 10:00)"),
    (.streak, "  - 21.11 with Ana", "unread-entry", "  - 2026-11-21 with Ana"),
    (.project, "- [x] Ordonnance - fait le 20/11", "foreign-field", "- [x] Ordonnance (done: 2026-11-20)"),
    (.life, "- 21.11 concert", "unread-mark", "- 2026-11-21 concert"),
    (.day, "- 1130pm bus", "unread-anchor", "- 23:30 bus"),
    (.day, "- mittags Pizza", "unread-anchor", "- 12:00 Pizza"),
    (.day, "- lights out 10:30!!", "unread-anchor", "- 10:30 lights out!!"),
    (.day, "- [ ] call mum @ 17:30", "unread-anchor", "- [ ] 17:30 call mum"),
    (.day, "- [ ] buy stockings !!!", "unread-priority", "- [ ] buy stockings (priority: high)"),
    (.day, "- [ ] ring Jo!! at home", "unread-priority", "- [ ] ring Jo at home (priority: high)"),
    (.project, "- [ ] *** email TA", "unread-priority", "- [ ] email TA (priority: high)"),
    (
      .project, "- [ ] redo proof [high] (due: 2026-12-01)", "unread-priority",
      "- [ ] redo proof (due: 2026-12-01, priority: high)"
    ),
    (.project, "- [ ] URGENT: sign #work", "unread-priority", "- [ ] URGENT: sign #work (priority: high)"),
    (.project, "- [x] Pset 4 (turned in 11/20)", "unread-brackets", nil),
    (.page, "- Ben 2 May 2019 (every year)", "meant-field", "- Ben 2 May 2019 (every: year on may 2)"),
    (.page, "- [ ] Post (immer montags)", "meant-field", "- [ ] Post (every: mon)"),
    (.day, "- 1330h dentist", "unread-anchor", "- 13:30 dentist"),
    (.day, "- 0900hrs stand-up", "unread-anchor", "- 09:00 stand-up"),
    (.page, "- [ ] Arbeit (fällig: 15.12.2026)", "meant-field", "- [ ] Arbeit (due: 2026-12-15)"),
    (
      .project, "- [ ] Bûche (priorité: haute, échéance: 2026-12-04)", "meant-field",
      "- [ ] Bûche (priority: high, due: 2026-12-04)"
    ),
    (.page, "- [ ] Llamar (prio: alta)", "field-value", "- [ ] Llamar (prio: high)"),
    (.page, "- Lesen: 14 (Ziel: 24)", "meant-field", "- Lesen: 14/24"),
    (.page, "- Lesen (Ziel: 24)", "meant-field", nil),
    (.page, "- Vegetarisch (seit 1.1.2025)", "meant-field", "- Vegetarisch (since: 2025-01-01)"),
    (.page, "- [ ] Brief (bis: Freitag)", "meant-field", "- [ ] Brief (due: 2026-11-27)"),
    (.page, "- [ ] Brief (due: Freitag)", "field-value", "- [ ] Brief (due: 2026-11-27)"),
    (.page, "- [ ] Yard duty (every martes)", "meant-field", "- [ ] Yard duty (every: tue)"),
    (.page, "- Thu 11/26 turkey", "unread-value", "- 2026-11-26 turkey"),
    (.page, "- [ ] turkey - Thu 11/26", "unread-when", nil),
    (.page, "- [ ] turkey due Thu 11/26", "foreign-field", "- [ ] turkey (due: 2026-11-26)"),
    (.page, "- [ ] Comprar (URGENTE!!)", "unread-priority", "- [ ] Comprar (URGENTE!!) (priority: high)"),
    (.page, "- Vegetarisch seit 2025-01-01", "unread-value", "- Vegetarisch (since: 2025-01-01)"),
    (.page, "- Kein Zucker seit 1. Nov", "unread-value", "- Kein Zucker (since: 2026-11-01)"),
    (.page, "- Sans tabac depuis le 1 janvier 2025", "unread-value", "- Sans tabac (since: 2025-01-01)"),
    (.activities, "- Yoga (seit 2019)", "unread-brackets", nil),
    (.page, "- Read (28 of 36)", "unread-value", "- Read: 28/36"),
    (.page, "- Wasser 6/8 Gläser", "unread-value", "- Wasser: 6/8 Gläser"),
    (.page, "- every martes: yard duty", "unread-when", nil),
    (.day, "- every tuesday: yard duty", "unread-when", nil),
    (.page, "- [ ] Sport (MWF)", "meant-field", "- [ ] Sport (every: mon wed fri)"),
    (.page, "- [ ] Sport (Mo, Di, Mi)", "meant-field", "- [ ] Sport (every: mon tue wed)"),
    (.page, "- [ ] Fair (due: 12/3)", "field-value", "- [ ] Fair (due: 2026-12-03)"),
    (.page, "- [ ] Report ✅", "foreign-state", "- [x] Report"),
    (.project, "- [ ] ❌ Report", "foreign-state", "- [-] ❌ Report"),
    (.project, "- [wip] Report", "unknown-box", "- [ ] wip: Report"),
    (.page, "- [Done] Report", "unknown-box", "- [x] Report"),
    (.page, "- [ ] Read [2/4]", "unread-value", nil),
    (.life, "- Week 33: met Teresa", "date-mismatch", "- 2026-08-10: met Teresa"),
    (.life, "- 20th Nov, met Bob", "unread-mark", "- 2026-11-20, met Bob"),
    (.life, "- 2026-11 new piano", "unread-mark", nil),
    (
      .day, "- 09:00 Tram\nIt was a long day, and cold.", "unread-line", "- 09:00 Tram\n\nIt was a long day, and cold."
    ),
    (.page, "- 10k PB 58:20", "unread-value", "- 10k: 58:20 min (best: lowest)"),
    (.page, "- Water 5/8 glasses today", "unread-value", "- Water: 5/8 glasses"),
    (.page, "- Pages left 340 -> 0", "unread-value", "- Pages left: 340 (count: down, to: 0)"),
    (.page, "- List: //// //", "unread-value", "- List: ||||||"),
    (.page, "- No chocolate since 1st Nov", "unread-value", "- No chocolate (since: 2026-11-01)"),
    (.page, "- days without sugar since 1 Nov", "unread-value", "- days without sugar (since: 2026-11-01)"),
    (.page, "- Alcohol free since 1 Nov", "unread-value", "- Alcohol free (since: 2026-11-01)"),
    (.page, "- Life without sugar since 1st Nov", "unread-value", "- Life without sugar (since: 2026-11-01)"),
    (.page, "- weight 72,4 kg -> 68", "unread-value", "- weight: 72.4 kg (count: down, to: 68)"),
    (.page, "- savings 3.400 / 10.000 €", "unread-value", "- savings: 3400/10000 €"),
    (.page, "- Gespart: 3.400 € von 10.000 €", "unread-value", "- Gespart: 3400/10000 €"),
    (.page, "- Gespart: 400 € von 10.000 €", "unread-value", "- Gespart: 400/10000 €"),
    (.page, "- Plank: Rekord 2:30", "unread-value", "- Plank: 2:30 min (best: lowest)"),
    (.page, "- Mia 12.3.", "unread-value", "- Mia 12.3. (every: year on mar 12)"),
    (.page, "- 6.12. Nikolaus", "unread-value", "- 2026-12-06 Nikolaus"),
    (.streak, "  - Mon ✓", "unread-entry", "  - 2026-11-23 ✓"),
    (.life, "- KW 46 flu", "unread-mark", "- 2026-11-09 flu"),
    (.life, "- 11/20 lost a tooth", "unread-mark", "- 2026-11-20 lost a tooth"),
    (.day, "- 11am for 45 min call bank", "unread-anchor", "- 11:00 - 11:45 call bank"),
    (.day, "- 16:00 +30m mail", "unread-anchor", "- 16:00 - 16:30 mail"),
    (.day, "- 8-9 emails", "unread-anchor", "- 08:00 - 09:00 emails"),
    (.day, "- noon - 1pm nap", "unread-anchor", "- 12:00 - 13:00 nap"),
    (.day, "- [ ] call mum 17:30", "unread-anchor", "- [ ] 17:30 call mum"),
    (.day, "- [ ] call mum at 17:30", "unread-anchor", "- [ ] 17:30 call mum"),
    (.day, "- 18:00-19:30: gym [ ]", "malformed-box", "- [ ] 18:00-19:30: gym"),
    (.day, "- [ ] post letter !high", "foreign-field", "- [ ] post letter (priority: high)"),
    (.day, "- [ ] ironing -> tomorrow", "foreign-field", "- [ ] ironing (due: 2026-11-24)"),
    (.day, "- 15:00 Doctor (remind: 30 min before)", "meant-field", nil),
    (.day, "- 12.30 - 1.15pm lunch", "unread-anchor", "- 12:30 - 13:15 lunch"),
    (.day, "- 1.30 - 2.15pm call", "unread-anchor", "- 13:30 - 14:15 call"),
    (.day, "- 11.30 - 1.15pm shop", "unread-anchor", "- 11:30 - 13:15 shop"),
    (.day, "- from 5 to 6 piano", "unread-anchor", "- 17:00 - 18:00 piano"),
    (.day, "- from 9 to 12 deep work", "unread-anchor", "- 09:00 - 12:00 deep work"),
    (.day, "- 9-12 deep work", "unread-anchor", "- 09:00 - 12:00 deep work"),
    (.day, "- 15:00 Dentist (until 16:00)", "unread-brackets", "- 15:00 - 16:00 Dentist"),
    (.day, "- 20.11. - 22.11. Rome", "unread-anchor", nil),
    (.day, "- between 5 and 6 piano", "unread-anchor", "- 17:00 - 18:00 piano"),
    (.day, "- gym (5pm)", "unread-brackets", "- 17:00 gym"),
    (.day, "- gym (at 17:30)", "unread-brackets", "- 17:30 gym"),
    (.day, "- [ ] gym (5pm)", "unread-brackets", "- [ ] 17:00 gym"),
    (.day, "- [ ] bins [until friday]", "meant-field", "- [ ] bins (due: 2026-11-27)"),
    (.project, "- [x] outline - Nov 16", "foreign-field", "- [x] outline (done: 2026-11-16)"),
    (.project, "- [x] outline - yesterday", "foreign-field", "- [x] outline (done: 2026-11-22)"),
    (.page, "- Chin-ups: PB 9", "unread-value", "- Chin-ups: 9 (best: highest)"),
    (.page, "- Smoke-free: since 1 Jan 2025", "unread-value", "- Smoke-free (since: 2025-01-01)"),
    (.day, "- ~~gone~~", "foreign-state", "- [-] gone"),
    (.day, "- [ ] ~~gone~~", "foreign-state", "- [-] gone"),
    (.page, "- ~~[ ] gone~~", "foreign-state", "- [-] gone"),
    (.project, "- [x] outline - 16.11.", "foreign-field", "- [x] outline (done: 2026-11-16)"),
    (.project, "- [x] outline – 16 Nov 2026", "foreign-field", "- [x] outline (done: 2026-11-16)"),
    (.project, "- [x] outline, 16.11.2026", "foreign-field", "- [x] outline (done: 2026-11-16)"),
    (.page, "- Water 3 of 8 glasses", "unread-value", "- Water: 3/8 glasses"),
    (.page, "- Saved: 450€ of 1200€", "unread-value", "- Saved: 450/1200 €"),
    (.page, "- Holiday 450 € of 1200 €", "unread-value", "- Holiday: 450/1200 €"),
    (.page, "- Chin-ups: best 9", "unread-value", "- Chin-ups: 9 (best: highest)"),
    (.page, "- Parkrun: best 24:30", "unread-value", "- Parkrun: 24:30 min (best: lowest)"),
    (.page, "- Weight: 81,5 kg -> 78 kg", "unread-value", "- Weight: 81.5 kg (count: down, to: 78)"),
    (.page, "- Vegetarian since 1 Jan 2025", "unread-value", "- Vegetarian (since: 2025-01-01)"),
    (.page, "- 20.11. - 22.11. Rome", "unread-anchor", "- 2026-11-20 - 2026-11-22 Rome"),
    (.page, "- Plank (streak: daily, rounds: 3)", "unknown-key", "- Plank, rounds: 3 (streak: daily)"),
    (.activities, "- Tennis since 1 Jan 2025", "unread-value", "- Tennis (since: 2025-01-01)"),
    (.streak, "  - 20.11. - 22.11.", "unread-entry", "  - 2026-11-20 - 2026-11-22"),
    (.life, "- 20.11. - 22.11. Rome", "unread-mark", "- 2026-11-20 Rome, until 2026-11-22"),
    (.page, "- Books: 14 (goal 20)", "meant-field", "- Books: 14/20"),
    (.page, "- Books: 14 (goal: 20)", "meant-field", "- Books: 14/20"),
    (.page, "- Books: 14 pages (target 20)", "meant-field", "- Books: 14/20 pages"),
    (.page, "- Gym (goal: 2/week)", "meant-field", "- Gym (streak: 2 times a week)"),
    (.page, "- Gym (goal: 2 a week)", "meant-field", "- Gym (streak: 2 times a week)"),
    (.page, "- [ ] Send cards (before 2026-12-18)", "meant-field", "- [ ] Send cards (due: 2026-12-18)"),
    (.page, "- [ ] Dentist (due end of month)", "meant-field", "- [ ] Dentist (due: 2026-11-30)"),
    (.page, "- [ ] Dentist (due: end of next month)", "field-value", "- [ ] Dentist (due: 2026-12-31)"),
    (.page, "- [ ] Taxes (deadline: 31.1.2027, urgent)", "field-value", "- [ ] Taxes (deadline: 2027-01-31, priority: high)"),
    (.page, "- [ ] Visa (due: 2026-12-01 at 9am, remind me: yes)", "field-value", nil),
    (.page, "- [ ] Pill every 8 hours", "foreign-field", "- [ ] Pill (every: 8 hours)"),
    (.page, "- Smoke free since 2025-03-01", "unread-value", "- Smoke free (since: 2025-03-01)"),
    (.page, "- Coffee |||| ||", "unread-value", "- Coffee: |||| ||"),
    (.page, "- Weight: 82kg -> 78kg", "unread-value", "- Weight: 82 kg (count: down, to: 78)"),
    (.page, "- Plank: 2 min (record)", "meant-field", "- Plank: 2 min (best: highest)"),
    (.page, "- Sept 2026 - Feb 2027: write book", "unread-anchor", "- 2026-09-01 - 2027-02-28: write book"),
    (.page, "- 2026-2027 Sabbatical", "unread-anchor", "- 2026-01-01 - 2027-12-31 Sabbatical"),
    (.page, "- Oct - Dec 2026: thesis", "unread-anchor", "- 2026-10-01 - 2026-12-31: thesis"),
    (.page, "- 2027 Jan-Mar: travel", "unread-anchor", "- 2027-01-01 - 2027-03-31: travel"),
    (
      .page, "- 2027-03-01 Japan\n\"Less is more.\" - Mies", "unread-line",
      "- 2027-03-01 Japan\n\n> \"Less is more.\" - Mies"
    ),
    (.page, "- [~] Umbrella", "unknown-box", "- [ ] Umbrella"),
    (.habits, "- Meditate (daily)", "meant-field", "- Meditate (streak: daily)"),
    (.habits, "- Run (3x a week)", "meant-field", "- Run (streak: 3 times a week)"),
    (.schedule, "- noon-2 nap", "unread-anchor", "- 12:00 - 14:00 nap"),
    (.streak, "  - 2026-11-21 sick", "negative-note", "  - 2026-11-21 skipped sick"),
    (.streak, "  - 2026-11-21 no, sick", "negative-note", "  - 2026-11-21 skipped sick"),
    (.streak, "  - no: 2026-11-18", "unread-entry", nil),
    (.streak, "  - missed: 2026-11-18", "unread-entry", "  - 2026-11-18 missed"),
    (.streak, "  - skip 2026-11-18", "unread-entry", "  - 2026-11-18 skipped"),
    (.project, "- [x] floor (completed: 10 Nov 2026)", "meant-field", "- [x] floor (done: 2026-11-10)"),
    (
      .ritual, "- Walk (target: 20 days)\n  - 2026-11-20", "meant-field", "- Walk (goal: 20)\n  - 2026-11-20"
    ),
    (.arc, "## Arc 1 (16 Nov 2026 to 13 Dec 2026)", "unread-arc", "## Arc 1: 2026-11-16 - 2026-12-13"),
    (.life, "- 2026-03-02 Forty (good)", "meant-field", "- 2026-03-02 Forty (rating: good)"),
    (.life, "- 2026-08-10 - 2026-08-23 Italy", "unread-mark", "- 2026-08-10 Italy, until 2026-08-23"),
    (.life, "- 2025-10-10 moved", "date-mismatch", nil),
    (.life, "- Week 40: new job", "date-mismatch", "- 2026-09-28: new job"),
    (.day, "- [ ] be home by 17:30", "unread-when", nil), (.day, "- [ ] Rendez-vous avant 10:30", "unread-when", nil),
    (.day, "- [ ] Anruf vor 10:30", "unread-when", nil), (.day, "- [ ] Siesta antes de las 14:30", "unread-when", nil),
    (.day, "- [ ] Film jusqu’à 22:00", "unread-when", nil), (.page, "- [ ] Loyer avant le 3/12", "unread-when", nil),
    (.page, "- [ ] Renta para el 3/12", "unread-when", nil), (.page, "- [ ] Renta hasta el 3/12", "unread-when", nil),
    (.page, "- [ ] Film jusqu’au 3/12", "unread-when", nil),
    (.day, "- [ ] Réunion à 14:30", "unread-anchor", "- [ ] 14:30 Réunion"),
    (.streak, "  - Mi 18.11.", "unread-entry", "  - 2026-11-18"),
    (.streak, "  - mié 18.11. en el parque", "unread-entry", "  - 2026-11-18 en el parque"),
    (.streak, "  - mer. 18/11", "unread-entry", "  - 2026-11-18"),
    (.page, "- 2026-11-20 Monday lunch", "weekday-mismatch", "- 2026-11-20 Friday lunch"),
    (.page, "- 2026-11-20 (Montag) mit Jo", "weekday-mismatch", "- 2026-11-20 (Freitag) mit Jo"),
    (.page, "- 2026-11-20 Montag", "weekday-mismatch", "- 2026-11-20 Freitag"),
    (.page, "- 2026-11-20 lundi dîner", "weekday-mismatch", "- 2026-11-20 vendredi dîner"),
    (.page, "- [ ] Rent (fällig: 1.12.2026, wichtig)", "meant-field", "- [ ] Rent (due: 2026-12-01, priority: high)"),
    (.page, "- [ ] Rent (vence: viernes, urgente)", "meant-field", "- [ ] Rent (due: 2026-11-27, priority: high)"),
    (.page, "- [ ] Rent (fällig: 1.12.2026, mit Bob)", "meant-field", nil),
    (.page, "- [ ] Rent (bis: 3.12.2026, mit Bob)", "meant-field", nil),
    (.day, "- 11:15 brunch bei Lena, 2h", "unread-anchor", "- 11:15 - 13:15 brunch bei Lena"),
    (.day, "- 15:00 yoga for 30 min", "unread-anchor", "- 15:00 - 15:30 yoga"),
    (
      .day, "- 14:00 - 15:30 Kitchen\n  - [ ] Buy paint\n-16:00 Walk", "unread-anchor",
      "- 14:00 - 15:30 Kitchen\n  - [ ] Buy paint\n- 16:00 Walk"
    ),
    (.day, "- 16:00 (1,5 h) swim", "unread-anchor", "- 16:00 - 17:30 swim"),
    (
      .ritual, "- No phone in bed - 5x per week\n  - 2026-11-20", "foreign-field",
      "- No phone in bed (every: 5 times a week)\n  - 2026-11-20"
    ),
    (.page, "- [ ] HW8 (due: next Friday)", "field-value", "- [ ] HW8 (due: 2026-11-27)"),
    (.activities, "- Cinema (cat: fun)", "meant-field", nil),
    (.activities, "- Tennis (cat: hobby)", "meant-field", "- Tennis (category: Hobby)"),
  ]

  @Test(arguments: told)
  func isTold(_ place: Place, _ line: String, _ rule: String, _ fixed: String?) throws {
    let source = SourceText(Array((place.file + line + "\n").utf8))
    let findings = findings(in: source)
    #expect(findings.map(\.rule) == [rule])
    let fix = findings.first?.fixes.first
    guard let fixed else {
      #expect(fix == nil)
      return
    }
    let edits = try #require(fix).edits.map(\.edit)
    let after = SourceText(try #require(source.applying(edits)))
    #expect(String(decoding: after.bytes, as: UTF8.self) == place.file + fixed + "\n")
    #expect(self.findings(in: after).filter { $0.rule == rule }.map(\.message) == [])
  }

  @Test(arguments: [
    (Place.day, "- The shop opens before 10:30"), (.page, "- The shop opens before 10:30"), (.page, "- before 10:30 call"),
    (.day, "- after 17:00 it rained"), (.day, "- Until 16:00 rain"), (.day, "- before 10 people came"), (.day, "- after all"),
    (.day, "- 9 bis 10 Kinder"), (.day, "- 9 bis 10 Grad im Garten"), (.day, "- 8 a 10 personas"),
    (.day, "- 9 a 10 junta"), (.day, "- 9 à 10 réunion"), (.day, "- [ ] 9 bis 10 Termin"),
    (.day, "- [ ] 8 à 10 max par personne"),
    (.day, "- 7 à 8 sur 10"), (.day, "- 9 a 10 por noche"), (.day, "- 9 bis 10 insgesamt"),
    (.day, "- by 9:30 awake"), (.day, "- after 22:00 too tired"), (.day, "- until 16:00 rain"),
    (.day, "- by 10:00 done with everything"), (.day, "- bis 10:00 im Bett"), (.day, "- nach 20:00 müde"),
    (.day, "- vor 10:30 gefrühstückt"), (.day, "- hasta 22:00 fiesta"), (.day, "- before 7:30 fog"),
    (.page, "- [ ] Lire le 1/3 du livre"), (.page, "- [ ] Peindre le 2/3 du mur"), (.page, "- [ ] Danser le 3/4"),
    (.page, "- [ ] Étudier le 12/8 de Bach"), (.page, "- [ ] Correr el 1/2 maratón"), (.page, "- [ ] Ver el 4/10 de la serie"),
    (.page, "- [ ] Tocar el 6/8"), (.page, "- [ ] Courir le 10/12"), (.page, "- [ ] Lire avant le 1/3 du livre"),
    (.page, "- [ ] Entrenar para el 1/2 maratón"), (.page, "- [ ] Courir avant le 1/2 marathon"),
    (.page, "- ISO 9 001 / 14 001"), (.page, "- Opel 1 200 / 3 400"), (.page, "- Tel 12 345 / 67 890"),
    (.page, "- Saved 3 400 / 10 000 €"),
    (.page, "- 2026-11-20 Thursday Murder Club"), (.page, "- 2026-11-20 Sunday Times crossword"),
    (.page, "- 2026-11-20 Saturday Night Fever"), (.page, "- 2026-11-21 domingo de ramos"),
    (.page, "- 2026-11-21 Domingo Sanchez"), (.page, "- 2026-11-20 Montag Essen"),
    (.page, "- 2026-11-20 Friday lunch"), (.page, "- 2026-11-20 Sun cream"), (.page, "- 2026-11-20 Monday’s guests"),
    (.page, "- 2026-11-20 Vendredi saint"),
    (.day, "- evening: read"), (.day, "- all day: conference"), (.day, "- 17:00-18:00 tennis every wednesday"),
    (.day, "- 9-11 parcels"), (.day, "- 8 à 10h de sommeil"), (.activities, "- ✅ Yoga"), (.page, "- Feb 2027 exams"),
    (.page, "- Oct-Dec sales"), (.page, "- Mar-May Ling"),
    (.page, "- Jan - Mar 2019 numbers"),
    (.day, "- Morgen 9:00 Inventur"), (.page, "- vom Bauern bis zum König"), (.page, "- Birthday cake for 12"),
    (.day, "- 9-11 parcels in all"), (.day, "- 5-6 emails"), (.day, "- 8-9 emails a day"),
    (.day, "- [ ] read Luke 15:10"), (.day, "- [ ] moved: letters"), (.day, "- [ ] fly Berlin -> Rome"),
    (.day, "- [ ] move it Mon -> Tue"), (.day, "- 11:00 for Anna"), (.day, "- 11:00 for 2 people"), (.day, "- Noon was hot"),
    (.page, "- Newsletter (weekly)"), (.page, "- Blue (record)"), (.page, "- Peanut butter (PB)"),
    (.page, "- Lunch (before noon)"),
    (.page, "- Values: kind, calm, curious"), (.page, "- 1939-1945 war"), (.page, "- Dog (cat: no)"), (.page, "- A || B"),
    (.page, "- Berlin (target: Mitte)"), (.page, "- [ ] Hurry!!!"), (.day, "- 15:00 met them, 2 of them"),
    (.day, "- 15:00 tea for 2"),
    (.page, "- [ ] Turn it every hour"), (.page, "- Talk (reminder: buy milk)"), (.day, "- from 5 to 6 people came"),
    (.day, "- between 5 and 6 people came"), (.day, "- between us two"),
    (.day, "- the cat is back (at noon)"), (.page, "- Shop (open at 5pm)"), (.page, "- Gym (5pm)"),
    (.project, "- [x] bring Anna - may"), (.project, "- [x] see [the last page]"), (.page, "- Rome: record of a journey"),
    (.page, "- Part 2 of 3"), (.page, "- Lost 3 of 8"), (.page, "- 5.5 - 6.5 km"), (.page, "- Cheese: best in town"),
    (.project, "- [x] floors 9 - 11"), (.project, "- [x] read minutes of 16.11."), (.page, "- ~~old~~ new"),
    (.page, "- [x] ~~gone~~"), (.page, "- Rome since the war"), (.day, "- from 5 to 6"), (.page, "- from 5 to 6 piano"),
    (.page, "- See [x]y"),
    (.page, "- Choose [ ] or [x]"), (.page, "- Win (goal: 3)"),
    (.life, "- Week 1547: met Teresa"),
    (.habits, "- Read (a page)"), (.streak, "  - 2026-11-21 sick beat"), (.project, "- [ ] curtains, waiting for Jo"),
    (.life, "- 2026-03-02 Forty (friends)"), (.activities, "- Tennis - Hobby"), (.activities, "- Cat (cat food)"),
  ])
  func isProse(_ place: Place, _ line: String) {
    let source = SourceText(Array((place.file + line + "\n").utf8))
    #expect(findings(in: source).map { "\($0.rule): \($0.message)" } == [])
  }

  /// What is said of a line, where it is not the fix alone.
  @Test(arguments: [
    (
      Place.streak, "  - no: 2026-11-18",
      "write “2026-11-18 missed” or “2026-11-18 skipped”, whichever it was: without such a word the day counts as done"
    ),
    (
      .page, "- [ ] Visa (due: 2026-12-01 at 9am, remind me: yes)",
      "write “2026-12-01, notify: 09:00”, and give “remind me: yes” a key of its own, or move it out of the parentheses"
    ),
    (
      .day, "- 15:00 Doctor (remind: 30 min before)",
      "write “(notify: start)”, or “end”, of what has a time; of a task “(due: 2026-12-31, notify: 09:00)”"
    ),
    (
      .page, "- [ ] Rent (fällig: 1.12.2026, mit Bob)",
      "write “(due: 2026-12-01)”, and give “mit Bob” a key of its own, or move it out of the parentheses"
    ),
    (.page, "- [ ] Renta para el 3/12", "write “(due: 2026-12-03)” or “(due: 2027-03-12)” at the end of the headline"),
    (.life, "- 2025-10-10 moved", "correct the year, or move the line below a heading “2025”"),
    (.page, "- [ ] HW8 (due: next Friday)", "write “2026-11-27” or “2026-12-04”"),
    (.page, "- [~] Umbrella", "write “[ ]”, and say in words that it is begun, or dropped"),
  ])
  func helps(_ place: Place, _ line: String, _ help: String) {
    let source = SourceText(Array((place.file + line + "\n").utf8))
    #expect(findings(in: source).map(\.help) == [help])
  }

  /// Words in a day count from it, on whatever day somebody looks at them.
  @Test(arguments: [
    ("- [ ] call (due tomorrow)", "write “(due: 2026-11-24)” if a field is meant"),
    ("- [ ] call (due: fri)", "write “2026-11-27”"), ("- [x] call (done: gestern)", "write “2026-11-22”"),
  ])
  func countsFromItsDay(_ line: String, _ help: String) {
    let source = SourceText(Array((Place.day.file + line + "\n").utf8))
    for today in [-3, 0, 3].map({ Self.today.adding(days: $0) }) {
      #expect(findings(in: source, today: today).map(\.help) == [help])
    }
  }

  private func findings(in source: SourceText, today: CivilDate = Self.today) -> [Diagnostic] {
    let context = LintContext(today: today)
    return Linter().lint(LintedFile(path: "2026-11-23.md", document: Document(reading: source), context: context))
  }
}
