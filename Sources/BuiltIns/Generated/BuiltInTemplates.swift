// Computed by scripts/generate; `make generate` writes it anew.

/// The files of `Templates/`, the default first.
package enum BuiltInTemplates {
  package static let all: [PageTemplate] = [
    PageTemplate(
      name: "default",
      summary: "the six questions of a Focus page",
      text: #"""
        ---
        kind: page
        ---

        # {{title}}

        ## What am I inspired by

        - A person, a place, a line from a book

        ## Who do I need to become to make my dreams a reality?

        - Somebody who begins before it feels right

        ## What am I trying to accomplish

        - One thing, in words that say when it is finished

        ## How am I going to do this?

        ### The smallest step

        What I will do, where, and when.

        ## Schedule

        - 09:00 - 10:30 The work itself

        ## Things that used to matter

        """#
    ),
    PageTemplate(
      name: "blank",
      summary: "a title, and nothing else",
      text: #"""
        ---
        kind: page
        ---

        # {{title}}

        """#
    ),
    PageTemplate(
      name: "goal",
      summary: "one goal, its milestones, and what to do when it goes well or badly",
      text: #"""
        ---
        kind: page
        icon: 🎯
        ---

        # {{title}}

        Why this, and why now.

        ## Where it stands

        - Begun (since: {{today}})
        - Progress: 0/10 steps
        - Worked on it (streak: weekday, from: {{today}})

        ## Milestones

        - {{today}} Set the goal
        - [ ] The first thing that can be shown to somebody
        - [ ] The halfway mark
        - [ ] Finished, and how I will know

        ## How am I going to do this?

        ### When it goes well

        The routine: what, where, when.

        ### When it does not

        The smallest step that still counts.

        ## Things that used to matter

        """#
    ),
    PageTemplate(
      name: "health",
      summary: "every kind of tracker, from glasses of water to streaks and bests",
      text: #"""
        ---
        kind: page
        icon: 💪
        tags: [health]
        ---

        # {{title}}

        ## Today

        - 💧 Water: 0/8 glasses
        - Flights of stairs: 0 (count: up)
        - Coffee: |

        ## Streaks

        - Meditate (streak: daily, from: {{today}})
        - Physio exercises (streak: weekday, from: {{today}})
        - Run (streak: weekly, goal: 3, from: {{today}})

        ## Bests

        - Push-ups: 10 (best: highest)
        - Kilometre: 6.5 minutes (best: lowest)
          - {{today}} 6.5

        ## Counting

        - A fresh start (since: {{today}})
        - The day I am training for (until: {{today}})
          Put your own date here.
        - Sessions left: 12 (count: down, to: 0)

        ## Now and then

        - [ ] Weigh in (every: sun, at: 08:00, from: {{today}})
        - [ ] Dentist (every: 6 months, from: {{today}})
        - [ ] New toothbrush (every: 3 months after done)

        ## Things that used to matter

        """#
    ),
    PageTemplate(
      name: "reading",
      summary: "what is being read, what is next, and lines to keep",
      text: #"""
        ---
        kind: page
        icon: 📚
        tags: [books]
        ---

        # {{title}}

        ## Now

        - The book on the bedside table: 0/250 pages
        - Read before bed (streak: daily, from: {{today}})

        ## Next

        - [ ] The one that a friend pressed on me
        - [ ] The one that I keep putting off

        ## This year

        - Finished: 0/24 books
        - Given up on: |
        - {{today}} Began this list

        ## Kept lines

        > The line that made you look up from the page.
        > — Its author

        ## Things that used to matter

        """#
    ),
    PageTemplate(
      name: "trip",
      summary: "countdown, plan of the days, and packing lists",
      text: #"""
        ---
        kind: page
        icon: 🧳
        tags: [travel]
        ---

        # {{title}}

        ## Before

        - Off we go (until: {{today}})
          Put the day of departure here.
        - Spent so far: 0 (count: up)
        - [ ] Tickets
        - [ ] A bed for the first night
        - [ ] Somebody to water the plants

        ## There

        - {{today}} Arrive
        - Not to be missed: one place | one dish | one view

        ### If it rains

        Where to go, and what to take along.

        ## Packing

        - Papers
          - [ ] Passport
          - [ ] Insurance card
        - Clothes
          - [ ] Something warm
          - [ ] Shoes for walking
        - [ ] Charger

        ## Things that used to matter

        """#
    ),
    PageTemplate(
      name: "weekly-review",
      summary: "a look back at the week, loose ends, and the week ahead",
      text: #"""
        ---
        kind: page
        icon: 🔁
        ---

        # {{title}}

        ## Look back

        - [ ] Read the week's notes from Monday to Sunday
        - [ ] Write down what is still in the head
        - Days that went well: 0/7
        - Proud of: one thing | another
        - In three words: busy | kind | late

        ## Loose ends

        - [ ] Answer what has waited longest
        - [ ] Drop one thing on purpose

        ## The week ahead

        - What must happen
          - [ ] One thing for work
          - [ ] One thing for home
          - [ ] One thing for nobody but me

        ## Again next week

        - [ ] Review the week (every: fri, at: 16:00, from: {{today}})

        ## Things that used to matter

        """#
    ),
  ]
}
