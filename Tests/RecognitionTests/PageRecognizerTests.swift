import TestLaws
import TestSupport
import Testing

/// Pages that are recognized, and those that look much like them and are not. Today is 2026-11-20.
@Suite struct PageRecognizerTests {
  private func outcome(_ body: String, properties: String = "") -> RecognitionLaws.Outcome {
    RecognitionLaws.outcome(ofKind: "page", titled: "Compass", name: "pages/compass.md", properties: properties, body)
  }

  private static let aside = "## Now\n\n- Bread\n\n## Things that used to matter\n\n"

  @Test(arguments: [
    "", "Read it on Sundays.\nIt is *good* for me.",
    "## What am I inspired by\n\n- 🌊 The dredger at six\n- A day without a plan\n- The smell of the workshop (icon: book)",
    "## 🎯 What I am after\n\n### ☀️ Now\n\n- Bread\n\n### 🌙 Later\n\n- Bread",
    "- Words to live by: slow | generous | dry-witted", "- Water: 5/8 glasses\n- Rooms: 3/12", "- Coffee: ||||| ||",
    "- 🔧 Plumber: Mrs Adeyemi, 555 0164\n- Doctor's number: 555 0137\n- Stopcock: under the third stair, behind the hoover",
    "- 📅 Bread\n- 🔁 Tea: 3/8\n- 🔺 The sea (until: 2027-03-01)\n  Not before.",
    "- Chimney: Frobisher & Daughter\n- Paint: two parts Chalk | one part Oyster (type: bullet)",
    "- Chimney: Frobisher (icon: flame)\n- a: b", "1. Tea: black",
    "- Grown: year 1 | year 2 | room 40\n- Laps: 3/12 (icon: figure.swim)\n- Tea: green | black (icon: cup)",
    "- *The Sea Around Us*: 112/250 pages\n- 🌊 *Sea*: 3/8",
    "- Trams worth waiting for: 12 | 24 | 28\n- Rooms: 12 | hall",
    "- Gran's recipe book, with the prices of 1961",
    "> Well begun is half done.\n> — Aristotle\n\n> Salt water: sweat, tears or the sea.",
    "> We had 1 window!\n> The mate had it on 7 Sundays.\n> — Wilhelm Brandt, from a letter of 1911",
    "- In bed with a book, not with the news (since: 2026-03-23)\n- The sea (until: 2027-03-01)",
    "- Phone in the hall (streak: daily)\n  - 2026-11-04 skipped travelling\n  - 2026-11-05 - 2026-11-08\n- 🏃 Run (streak: weekly, goal: 3)\n  - 2026-11-03 (source: loop)",
    "- 2026-11-03 - 2027-02-19 First draft\n- 2027-03-29 The day itself, in the old hall",
    "- [ ] Give Kwame his book back (due: 2026-12-16, priority: medium)\n- [x] Find a piano (done: 2026-09-29)\n- [-] Walk",
    "- Before the summer\n  - [x] A will, at last\n  - [ ] Swim a mile\n  - Something else",
    "### Say no in writing\n\nThe rule is that nothing new comes in.\n\n- [ ] Find a piano\n\n### Ask\n\n- [ ] Find a piano",
    "## Schedule\n\n- 05:45 - 06:45 🚌 Bus to work\n- 07:45 - 09:15 Parents' evening (notify: start)\n- 21:45 Lamp out",
    "- 08:20 - 15:40 School (with the bus)\n- 16:00 - 17:00 Run (icon: figure.run)\n- 17:00 Tea (notify: start, icon: cup)",
    "- 2027-02-13 Arrive at Santa Apolónia, 11:20\n- 2027-02-14 - 2027-02-16 Ana turns 40\n- 2027-02-17 Chapter 3 at 7",
    "- 🐟 Oceanário opens at ten\n- Gulbenkian is free after two on Sundays\n- Gym every monday",
    "- 2027-03-29 Fair (the old hall)\n- 2027-04-29 Fair (Ana and Bo)\n- 2027-05-01 Walk (icon: star)",
    "- [ ] Water the ferns (every: 2 weeks on mon, at: 09:00, from: 2026-06-29)\n  - 2026-06-29\n  - 2026-07-13",
    "- [ ] Mend the tap (due: 2026-11-21, priority: high, notify: 09:00)\n- [ ] Walk (icon: figure.walk)\n- Swim (icon: figure.swim)",
    "- [ ] Bread\n  tomorrow", "- [ ] Bread\n  and call Ana asap", "- [ ] Bread (every: hourly, at: 16:00 - 09:00)",
    "- [ ] Water the pots (every: 2 days, at: 07:30 18:30, in: apr may jun, from: 2026-04-01)",
    "- [ ] Change the clocks (every: month on last sun, in: mar oct)\n  - 2026-10-25",
    "- [ ] Type up a tape (every: mon, from: 2026-09-07)\n  - 2026-11-09 tape 13\n  - 2026-11-16 tape 14, the pilot's daughter",
    "- [ ] Look up (every: hourly, at: 09:00 - 16:00)", "- [ ] New toothbrush (every: 3 months after done)\n  - 2026-09-27",
    "- [ ] Pay (every: month on 1)",
    "- Laps of the lake: 12 (count: up)\n- Pages left: 64 (count: down, to: 0)", "1. Thank them.\n2. Say no.\n3. Offer a name.",
    "- Press-ups: 24 (best: highest)\n  - 2026-10-15 20\n  - 2026-11-02 24\n- Run: 27 (best: lowest)",
    "- Long run: 14.5 km (best: highest)\n  - 2026-10-15 10\n  - 2026-10-17 12.8 to the lock and back\n  - 2026-11-02 14.5",
    "- Parkrun: 27.4 minutes (best: lowest)\n  Muddy.\n  - 2026-10-15 29.10\n  - 2026-11-02 27.40 at last",
    "- Spent: 412 euros (count: up)\n- Words: 41250 (count: down, to: 0)", "- Run: 5 min (best: lowest)\n  - 2026-11-02 5",
    "- Those who say “yes” and don’t",
    "- Plot 31 is ours (since: 2022-04-02)\n- The 40th of Ana (until: 2027-04-25)",
    "- [ ] Read chapter 7 of 12\n- [x] Order 40 bulbs (done: 2026-11-02)\n- [-] The 3 gates (due: 2026-11-21)",
    "- Something *short*\n- [ ] The shoes, *not* the new ones (due: 2026-12-01)\n- The *old* hall (since: 2026-03-01)",
    // Fields in brackets of their own, tags and ids
    "- Off we go [until:: 2027-02-13]\n- Spent so far: 412 euros [count:: up]\n- Pages: 86 [count:: down] [to:: 0]",
    "- Portuguese [streak:: daily] [goal:: 1]\n  - 2026-11-15\n  - 2026-11-16 the subjunctive, briefly\n- Bread [icon:: book]",
    "- [x] Dogs to Jo's (done:: 2026-11-14)\n- [ ] Renew it [due:: 2026-11-30] [priority:: high] #paperwork #at-home",
    "- [ ] Bins [every:: 2 weeks on tue] (at:: 21:00) [from:: 2026-01-06]\n  - 2026-11-03\n- Laps: 3 [best:: lowest]\n  - 2026-11-02 3",
    "- 08:20 School [notify:: start]\n- 2027-03-29 The fair [icon:: book] #fun",
    "- [ ] Bins (every: tue) ^recycling\n  Blue lid and the glass box.\n  - 2026-10-27\n- [ ] Bins (every: tue) ^rubbish",
    "- [ ] Bread (due: 2026-11-30) ^rye #food\n- [ ] Bread (due: 2026-11-30)\n- Water: 3/8 (icon: cup) ^glasses",
    "## Now\n\n## Things that used to matter\n\n- [-] Surf lessons [was:: Now]\n- 2027-02-19 Day trip to Évora (was:: Now)",
    // Notes, and words that go on
    "- [ ] Mend the roof (due: 2026-11-29)\n  Felt is in the hall, since 1953.\n  Nails — *small* ones, “blued” — at the smith's. #shed",
    "- Phone in the hall (streak: daily)\n  The charger is there, too.\n  - 2026-11-04",
    "- L: 3 (best: highest)\n  At the pool.\n  - 2026-11-02 3",
    "- [ ] Read (every: month on last)\n  Photograph both; the gas one fogs up.\n  - 2026-09-30",
    "- 06:00 Write (notify: start)\n  At the desk.", "- The sea (until: 2027-03-01)\n  Not before.\n- Oats",
    "- [-] Squeaky gate\n  We decided that it is the doorbell.\n- [x] Bread\n  and oats\n- [ ] Milk\n  for the cat",
    "- Seeds\n  - [ ] Leeks (due: 2026-12-16)\n    The blue ones.\n  - [ ] Peas\n    for Ana\n  - Beans",
    "## Now\n\n- Bread\n\n## Things that used to matter\n\n- [-] Logs (was: Now)\n  They burnt in 1953.",
    "## Now (theme: soft)\n\n- Bread\n\n## Then (theme: monochrome)\n\n### Now\n\n- Bread",
    "## Now\n\n- Bread\n\n## Things that used to matter\n\n- [ ] Oats (was: Who am I?, due: 2026-04-05)\n- 2026-07-01 - 2026-08-31 Write (was: Now)\n- Grown: year 1 | year 2 (was: Now)\n- Pages: 3/8 (was: Now)\n- Squats: 50 (best: highest, was: Now)\n- Loaves: 2.5 (count: up, was: Now)\n- Sourdough (was: Now)\n- [ ] Rye (every: sat, at: 09:00, was: Now)\n  - 2026-02-07\n- Cold showers (streak: daily, was: Who am I?)",
  ])
  func isAccepted(_ body: String) {
    #expect(outcome(body) == .accepted)
  }

  @Test(arguments: [
    // Words
    "- 2026-11-20 and 2026-11-21 lunch", "- 2026-11-20 until 2026-11-22", "- 2026-11-20 to 22 lunch", "- 2026-11-20 Lunch 9:30",
    "- 2026-11-20 Lunch 24:30", "- 2026-11-20 Lunch at 12:00 sharp", "- 2026-11-20 lunch: 12:00", "- 2026-11-20 due: 12",
    "- 2026-11-20 12:00 Lunch", "- 2026-11-20 Monday 12 lunch", "- 2026-11-20 Lunch #1", "- 2026-11-20 Lunch p1",
    "- Gym every monday\n  - Swim", "- Gym every monday\n  - 2026-11-19", "- Gym 3 times daily",
    "- 2026-11-20 Monday lunch", "- 2027-01-04 (Sunday) lunch",
    "- Gym 3x/week", "- Half marathon: 2027-03-21", "- every martes: yard duty", "- noon lunch",
    "- tomorrow: dentist", "- Bread\n- Bread", "- Bread [x]", "- a: III", "- a: monday", "- Party: b |",
    "- a: 3|8", "- a: 3 of 8", "- a: 1200", "- a: 555 01", "- a: b 555", "- a: b 555 0137 c", "- a: since 1 Nov 2025",
    "- Jan: 2025 2026", "- a: 2026 1125", "- a: best 9", "- a: b/c", "- a:b", "- a: b: c", "- monday: gym",
    "- a: b\n  - 2026-11-19",
    "## Habits\n\n- a: b", "## Dates\n\n- a: b", "- 06:00 Tea\n- a: b", "- goal: b", "- | b",
    "- Something **short**", "- *Something* short", "- Something * short", "- Some*thing short", "- The year *1961*",
    "- [ ] *Something* short", "- *a*: b", "- a*: 3/8",
    "- *a: 3/8", "- *a* b: 3/8", "- **a**: 3/8", "- * a*: 3/8", "- *a *: 3/8", "- *a*:3/8", "- *a* 3/8", "- *a*: 12 | 24",
    "- *2026*: 3/8", "- a: 3/8 weekly", "- a b: 3/8 month", "- *a*: 3/8 yearly",
    "- *a*: 3 of 8", "- *a*", "- *a*: 3 (count: up)", "- *a*: 3/8\n- *a*: 4/8", "- 09:00 Tea *black*",
    "- Trams: 12 | 24 times", "- Trams: 12000 | 24", "- Trams: 12 | 24 |", "- Trams: 12 |24", "- Trams: 12 | 1.2",
    "- Runs: walk 3 times | swim", "- a: b 1 c | d", "- a: b (was: Now)",
    "- a: III (icon: book)",
    "- a: III (type: bullet)", "- a: b (type: bullet)", "- a: 3/8 (type: bullet)", "- a: b | c (type: label)",
    "- a: b | c 3 (type: bullet)", "- a: b | c (type: bullet, icon: book)", "- a: b & (icon: book)",
    "- a: & b", "- a: b&c", "- a: b &amp; c", "- a & b: c", "- a & b",
    "- a: mon & 3",
    "- Laps: 3/12 (since: 2026-11-01)", "- 🏊 Laps: 3/12 (icon: figure.swim)", "- 📅 Bread 📅 2026-11-20", "- [ ] 📅 Bread",
    "- 09:00 📅 Bread", "- Bread 📅 2026-11-20", "- ⏳ Bread", "> 📅 Bread", "- TODO bread",
    "- Bread #food", "- Bread ^id", "- ~~Bread~~", "- Bread - 16.11.", "- due: x | y", "- **Bread**", "- Bread\n  more",
    "- Bread\n  - 2026-11-19", "- Bread\n  - Oats\n  - Oats", "- Bread\n    - Oats", "- Bread\nOats", "* Bread",
    "2. Bread", "1. Bread\n3. Oats", "1. Bread\n  - Oats", "Words\n1. Bread", "1. Bread\n1. Oats", "1.Bread",
    "![Bread](bread.png)\nOats", "![Bread][b]",
    "- Bread\n> Oats", "> - [ ] Bread", "> Bread\nOats", "> 1911. Bread", "> Bread\n> 1. Oats", "> 2026-11-20 bread",
    "> due: 2026-11-20", "> ![bread](bread.png)",
    "> Bread in 1911 (was: Now)", "> **Bread**", "![Bread](bread.png)", "<br>",
    "## Habits\n\n- Gym daily", "## Schedule\n\n- Lunch at noon\n- 13:00 Work",
    "- Plot 31 is ours", "- Plot 31/2 is ours (since: 2022-04-02)", "- Nov 25 trip (until: 2027-04-25)",
    "- at 9:30 tea (since: 2022-04-02)", "- 31 plots (since: 2022-04-02)",
    "- Plot 31 is ours (icon: book)", "1. December 2026 Rome (until: 2026-12-02)", "- Plot 31 (streak: daily)",
    "- [ ] Call Ana at 9", "- [ ] Call Ana on 3 dec", "- [ ] Essay p1",
    "- [ ] Luis 3 Feb 1979 (every: year)",
    "- [ ] Bread\n  on 3 dec",
    // Notes, and words that go on
    "- [-] Bread\n  and oats\n- [ ] Bread and oats",
    "- [ ] Bread (due: 2026-11-29)\n  due: 2026-11-30", "- [ ] Bread (due: 2026-11-29)\n  TODO oats",
    "- [ ] Bread (due: 2026-11-29)\n  (priority: high)", "- [ ] Bread (due: 2026-11-29)\n  [ ] Oats",
    "- [ ] Bread (due: 2026-11-29)\n  2026-11-29", "- [ ] Bread (every: fri)\n  2026-11-13",
    "- [ ] Bread (every: fri)\n  of rye\n  2026-11-13", "- [ ] Bread (due: 2026-11-29)\n  - Oats",
    "- [ ] Bread (due: 2026-11-29)\n    of rye", "- [ ] Bread (due: 2026-11-29)\nof rye",
    "- [ ] Bread (due: 2026-11-29)\n of rye",
    "- [ ] Bread (due: 2026-11-29)\n  *Oats*", "- [ ] Bread (due: 2026-11-29)\n  of rye  \n  or oats",
    "- [ ] Bread (due: 2026-11-29)\n  of rye\\", "- [ ] Bread (due: 2026-11-29)\n  `rye`",
    "- [ ] Bread (due: 2026-11-29)\n  <b>rye</b>",
    "- [ ] Bread (due: 2026-11-29)\n\n  of rye", "1. Bread (since: 2026-11-01)\n   of rye",
    "1. Bread (since: 2026-11-01)\n  of rye",
    "- A\n  - [ ] Bread (due: 2026-11-29)\n  of rye", "- Bread\n  of rye (since: 2026-11-01)", "- 06:00 Bread\n  of rye",
    "- Water: 5/8\n  of it", "- Sun | moon\n  stars",
    // Fields
    "- Bread (since: tomorrow)", "- Bread (since: 2026-11-01, until: 2026-11-02)", "- Bread (icon: nothing such)",
    "- 🍞 Bread (icon: book)", "- Bread (streak: 2 weeks)", "- Bread (streak: weekly, goal: 8)",
    "- Bread (streak: daily, goal: 2)",
    "- Bread (streak: month on 31)", "- Bread (streak: daily, every: daily)", "- Bread (goal: 3)",
    "- Bread (was: Now)", "- Bread (count: up)", "- Bread: 1,000 (count: up)", "- Bread (streak: daily) (icon: book)",
    "- Bread: 3 (best: highest, to: 4)", "- Bread (best: highest)", "- Bread: 3\n", "- Bread: 3.500 (best: highest)",
    "- Bread: 3. (best: highest)", "- Bread: .5 (best: highest)", "- Bread: 3,5 (best: highest)", "- Bread: 1e3 (count: up)",
    "- Bread: 3 of 5 (count: up)", "- Bread: 5 h 3 min (best: lowest)", "- Bread: 5:03 min (best: lowest)",
    "- Bread: 3kg (best: highest)", "- Bread: 3  kg (best: highest)", "- Bread: 3.5.2 (best: highest)",
    "- Bread: 3 (best: highest)\n  - 2026-11-02 3 pm", "- Bread: 3.5 (best: highest)\n  - 2026-11-02 3.4",
    "- Bread: 3 (best: highest)\n  - 2026-11-02 3.000", "- Bread: 3 (best: highest)\n  - 2026-11-02 3 2026-11-03",
    "- Bread: 3 (best: highest)\n  - 2026-11-02 3 h 2 min", "- Bread: 3 (best: highest)\n  - 2026-11-02 3 #rye",
    "- Bread: 3 (best: highest)\n  - 2026-11-02 4", "- Bread: 3 (best: lowest)\n  - 2026-11-02 4\n  - 2026-11-03 2",
    "- Bread: 3 (best: highest)\n  - 2026-11-02", "- Bread: 3 (best: highest)\n  - 2026-11-02 3 m 2",
    // Fields in brackets of their own, tags and ids
    "- [ ] Bread [due::2026-11-30]", "- [ ] Bread [due :: 2026-11-30]", "- [ ] Bread [due:: 2026-11-30, priority:: high]",
    "- [ ] Bread [due:: 2026-11-30] of rye", "- [ ] Bread[due:: 2026-11-30]", "- [ ] Bread [due:: 2026-11-30)",
    "- [due:: 2026-11-30] A",
    "- [ ] Bread [due:: tomorrow]", "- [ ] Bread [scheduled:: 2026-11-30]", "- [ ] Bread [completion:: 2026-11-02]",
    "- [ ] Bread [notify:: 09:00]", "- [ ] Bread [to:: 3]", "- Bread [goal:: 3]", "- [ ] Bread [done:: 2026-11-02]",
    "- [ ] Bread [due:: 2026-11-30] [due:: 2026-12-01]", "- [ ] Bread [due:: 2026-11-30] (priority: high)",
    "- [ ] Bread (priority: high) [due:: 2026-11-30]", "- [ ] Bread due 2026-11-30 [priority:: high]",
    "- [ ] Bread p1 [due:: 2026-11-30]",
    "- [ ] Bread [due:: 2026-11-30].", "- [ ] Bread [due:: [[2026-11-30]]]", "- [ ] Bread [due:: 2026-11-30][priority:: high]",
    "- [ ] Bread [due:: 2026-11-30]\n  of rye", "- [ ] Bread\n  [due:: 2026-11-30]", "- [x] Walk [since:: 2026-02-03]",
    "- [ ] Call Ana tomorrow [priority:: high]", "- Bread [was:: Now]", "- 2027-03-29 Fair [notify:: start]",
    "- [ ] Bread (due: 2026-11-30) #Food", "- [ ] Bread (due: 2026-11-30) #1", "- [ ] Bread (due: 2026-11-30) ^a ^b",
    "- [ ] Bread (due: 2026-11-30) ^", "- [ ] Bread (every: fri) ^a\n- [ ] Bread (every: fri) ^a",
    "- [ ] Bread (due: 2026-11-30)  #food",
    "- [ ] Bread (due: 2026-11-30) #food of rye", "- [ ] Bread ^id", "- [ ] Bread #food", "- Bread (rye) #food",
    "1. Bread (since:: tomorrow)", "## Now (theme:: soft)",
    // Logs
    "- Run (streak: daily)\n  - 2026-11-21", "- Run (streak: daily)\n  - 2026-11-02\n  - 2026-11-02",
    "- Run (streak: daily)\n  - 2026-11-02 forgot", "- Run (streak: daily)\n  - 2026-11-02\n    - 2026-11-03",
    "- Run (streak: daily)\n  - 2026-11-02 and 03", "- [ ] Bread (every: fri)\n  - 2026-11-13 to 15",
    "- Run (streak: daily)\n\n  - 2026-11-02", "- Run (streak: daily)\n- 2026-11-02",
    // Rows
    "- 2027-02-19 - 2026-11-03 First draft", "- 2026-11-03", "- 2026-11-31 First draft",
    "- 2026-11-20 09:00 Lunch", "- 09:00 Work\n- Lunch", "- 09:00 - 08:00 Work", "- 25:00 Work", "- 09:00 Work\n- 08:00 Tea",
    "- 08:20 School (weekly)", "- 08:20 School (MWF)", "- 08:20 School (by friday)", "- 08:20 School (Tuesday to Friday)",
    "- 08:20 School (45 min)", "- 08:20 School (due: friday)", "- 08:20 School (Ana) (Bo)", "- 08:20 School (was: Now)",
    "- 2027-03-29 Fair (old hall)\n- 2027-04-29 Fair (old hall)",
    "- 2027-03-29 Fair (notify: start)", "- 09:00 🍞 Bake (icon: bread)",
    "- 2027-03-29 Fair (until: 2027-04-01)", "- 2027-03-29 Monday (Fair)", "- 08:20 School(Ana)", "- 08:20 (Ana) School",
    "- 09:00 Work (every: daily)", "- 2026-11-20 Lunch (notify: start)",
    // Tasks
    "- [ ] Call Bo\n  tomorrow",
    "- [ ] Call Ana tomorrow", "- [ ] Bread!!", "- [x] Bread (every: daily)", "- [ ] Bread (every: 2 weeks)",
    "- [ ] Bread (every: 3x/week)",
    "- [ ] Bread (every: hourly, at: 09:00)", "- [ ] Bread (every: fri, at: 07:30 25:00)",
    "- [ ] Bread (every: fri, at: 07:30-08:30)",
    "- [ ] Bread (every: fri, at: 07:30, 18:30)", "- [ ] Bread (every: month on 30, in: feb)",
    "- [ ] Bread (every: fri, in: smarch)",
    "- [ ] Bread (every: 2 weeks after done, in: apr)", "- [ ] Bread (every: fri, was: Now)",
    "- Water: 5/8 of it",
    "- Water: 5/8/9", "- Water: 1,000/2", "- Water: 5 /8", "- Coffee: || |||", "- Bread in 2024",
    "- Bread from 1961 to 1999 - 2", "- [ ] Bread (done: 2026-11-19)", "- [ ] Bread 60%", "- [ ] (A) Bread",
    "- [ ] Bread (project: Thesis)", "- [?] Bread", "- [ ] Bread (notify: 09:00)",
    "- [ ] Bread (due: 2026-11-21, notify: 9:61)", "- [ ] Bread (due: 2026-11-21, notify: 09:00 10:00)",
    "- [ ] Bread (icon: .walk)",
    "- [ ] 🍞 Bread (icon: figure.walk)", "- Bread (icon: figure.walk, color: mint)", "- [ ] Bread (due: 2026-11-31)",
    "- [ ] Call asap (every: fri)", "- [ ] Call, urgent (every: fri)\n  - 2026-11-13", "- [ ] W (streak: 2 days)",
    "- [ ] W (count: up)", "- [x] W (streak: daily, best: highest)", "- [ ] W (type: streak)",
    "- A\n  - [ ] W (streak: 2 days)",
    "- [ ] R (at: 09:00, every: 2 hours)", "- A\n  - [ ] B (every: fri)\n  - 2026-11-13", "- A\n  - TODO call",
    "- A\n  - x foo\n  - x bar", "- Run PB 1961", "- Pages 1961 of 1999", "- 2026-09-01 A\n- From 1961 to 1999 b",
    // What is near something else
    "- R (streak: daily)\n\n2026-11-14 x", "- [ ] B (every: fri)\n\n2026-11-14", "1. R (streak: daily)\n\n2026-11-14 x",
    "- L: 1 (best: highest)\n\n2026-11-14 x", "- 06:00 A\n- 2026-12-01 B (notify: start)", "> TODO a", "> a\n> TODO b",
    "- Caf\u{E9}\n- Cafe\u{301}",
    // Sections
    "## Now\n\n## Now", "## Now\n\n## 🎯 Now", "## 🎯", "## 🎯 Things that used to matter\n\n## Now",
    "## Things that used to matter\n\n- Bread\n\n## Now", "## Things which used to matter",
    "## Now (theme: loud)", "## Now (theme: soft, theme: bold)", "## Now (icon: book)", "## Now (soft)", "## Now(theme: soft)",
    "## (theme: soft)", "## Now (theme: soft) #tag", "## Now (theme: soft) ", "### Now (theme: soft)",
    "## Now (theme: soft)\n\n## Now", "##Now", "#### Now", "Now\n---", "# Now",
  ])
  func isGivenUp(_ body: String) {
    #expect(outcome(body) == .givenUp)
  }

  @Test func whatIsSetAsideIsAccepted() {
    let paragraphs = "A chapter on foghorns, with music. (was: Now)\n\n> No end of it. (was: Now)\n\n- Bread (was: Now)"
    #expect(outcome(Self.aside + paragraphs) == .accepted)
  }

  @Test(arguments: [
    "Foghorns.", "> Foghorns.", "Foghorns. (was: Now)\nMore.", "Foghorns.\nMore. (was: Now)",
    "> Foghorns. (was: Now)\n> More.", "> Foghorns.\n> More. (was: Now)", "Foghorns. (was: )",
    "Foghorns (was: Now) and more", "Foghorns. (was: Now, was: Then)", "Foghorns. (icon: book)",
    "2026-11-02 Foghorns. (was: Now)", "Due: foghorns (was: Now)", "> [ ] Foghorns (was: Now)",
    "- Bread (was: Now)\nFoghorns. (was: Now)", "TODO foghorns (was: Now)", "> — Ana (rye) (was: Now)",
  ])
  func whatIsSetAsideIsGivenUp(_ body: String) {
    #expect(outcome(Self.aside + body) == .givenUp)
  }

  @Test(arguments: [("bread.png", RecognitionLaws.Outcome.accepted), ("oats.png", .givenUp)])
  func anImageThatIsThereIsAccepted(_ path: String, _ outcome: RecognitionLaws.Outcome) {
    var context = RecognitionLaws.contexts[0]
    context.exists = { $0 == "bread.png" }
    let text = Array("---\nkind: page\n---\n\n# Compass\n\n![Bread](\(path))\n".utf8)
    #expect(RecognitionLaws.outcome(of: text, name: "compass.md", in: context) == outcome)
  }

  @Test(arguments: ["icon: 🧭\ntheme: soft\n", "tags: [books, home]\n", "tags:\n  - books\n  - home\ntheme: soft\n"])
  func propertiesAreAccepted(_ properties: String) {
    #expect(outcome("Words.", properties: properties) == .accepted)
  }

  @Test(arguments: [
    "theme: loud\n", "color: red\n", "category: Health\n", "icon: book nothing\n", "allow: dead-link\n",
    "tags:\n", "tags:\n- home\n", "tags:\n    - home\n", "tags:\n  - home books\n",
    "tags:\n  - home: b\n", "tags: \n  - home\n",
    "tags:\n  - home\ntags: [books]\n", "tags: [books]\ntags:\n  - home\n", "tags:\n  - home\n\n", "icon:\n  - book\n",
  ])
  func propertiesAreGivenUp(_ properties: String) {
    #expect(outcome("Words.", properties: properties) == .givenUp)
  }
}
