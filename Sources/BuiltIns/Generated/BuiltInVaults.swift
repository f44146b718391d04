// Computed by scripts/generate; `make generate` writes it anew.

/// The files of `Templates/vault/` in each language, and of `Examples/`.
package enum BuiltInVaults {
  static let english = VaultTemplate(files: [
    VaultTemplate.File(
      name: "days/today.md",
      text: #"""
        # {{today}} {{weekday}}

        - 09:00 - 10:00 Begin
          - [ ] Put a real page beside the first one (project: First steps)
        - [ ] Buy milk

        """#
    ),
    VaultTemplate.File(
      name: "pages/compass.md",
      text: #"""
        ---
        kind: page
        ---

        # Compass

        ## What am I inspired by

        > Well begun is half done.
        > — Aristotle

        - The garden at dawn

        ## Who do I need to become to make my dreams a reality?

        - Somebody who begins before it feels right

        ## What am I trying to accomplish

        - One thing written down every day
        - Thirty days begun well

        ## How am I going to do this?

        ### The smallest step

        Two minutes are enough to begin.

        - Write a line (streak: daily)

        ## Schedule

        - 08:00 Look at the day

        ## Things that used to matter

        """#
    ),
    VaultTemplate.File(
      name: "projects/first-steps.md",
      text: #"""
        ---
        kind: project
        icon: 👣
        color: teal
        ---

        # First steps

        - [ ] Put a real page beside the first one (priority: high)
        - [ ] Plan tomorrow (due: {{tomorrow}})
        - [ ] Put the vault under git

        """#
    ),
    VaultTemplate.File(
      name: "tidemark.md",
      text: #"""
        ---
        kind: vault
        clock: 24h
        week-starts: monday
        day-starts: "07:00"
        day-ends: "22:00"
        default-block: 60m
        days: days
        pages: pages
        projects: projects
        rituals: rituals
        ---

        # My Tidemark

        The settings are above; below is the order in which things are shown. You can change or remove everything in this file.

        ## Pages

        - [Compass](pages/compass.md)

        ## Projects

        - [First steps](projects/first-steps.md)

        ## Categories

        - 🌱 Learning (color: green)

        ## Routine

        - 08:00 - 08:15 ☕ Look at the day (every: weekday)

        """#
    ),
  ])

  static let spanish = VaultTemplate(files: [
    VaultTemplate.File(
      name: "days/today.md",
      text: #"""
        # {{today}} {{weekday}}

        - 09:00 - 10:00 Empezar
          - [ ] Poner una página de verdad junto a la primera (project: Primeros pasos)
        - [ ] Comprar leche

        """#
    ),
    VaultTemplate.File(
      name: "pages/rumbo.md",
      text: #"""
        ---
        kind: page
        ---

        # Rumbo

        ## Qué me inspira

        > Lo bien empezado es la mitad de lo hecho.
        > — Aristóteles

        - El jardín al amanecer

        ## ¿En quién tengo que convertirme para hacer realidad mis sueños?

        - En alguien que empieza antes de sentirse listo

        ## Qué quiero lograr

        - Una cosa por escrito cada día
        - Treinta días bien empezados

        ## ¿Cómo lo voy a hacer?

        ### El paso más pequeño

        Dos minutos bastan para empezar.

        - Escribir una línea (streak: daily)

        ## Horario

        - 08:00 Mirar el día

        ## Things that used to matter

        """#
    ),
    VaultTemplate.File(
      name: "projects/primeros-pasos.md",
      text: #"""
        ---
        kind: project
        icon: 👣
        color: teal
        ---

        # Primeros pasos

        - [ ] Poner una página de verdad junto a la primera (priority: high)
        - [ ] Planear el día siguiente (due: {{tomorrow}})
        - [ ] Guardar la bóveda con git

        """#
    ),
    VaultTemplate.File(
      name: "tidemark.md",
      text: #"""
        ---
        kind: vault
        clock: 24h
        week-starts: monday
        day-starts: "07:00"
        day-ends: "22:00"
        default-block: 60m
        days: days
        pages: pages
        projects: projects
        rituals: rituals
        ---

        # Mi Tidemark

        Los ajustes están arriba; abajo está el orden en que se muestran las cosas. Puedes cambiar o quitar todo lo que hay en este archivo.

        ## Pages

        - [Rumbo](pages/rumbo.md)

        ## Projects

        - [Primeros pasos](projects/primeros-pasos.md)

        ## Categories

        - 🌱 Aprendizaje (color: green)

        ## Routine

        - 08:00 - 08:15 ☕ Mirar el día (every: weekday)

        """#
    ),
  ])

  static let french = VaultTemplate(files: [
    VaultTemplate.File(
      name: "days/today.md",
      text: #"""
        # {{today}} {{weekday}}

        - 09:00 - 10:00 Commencer
          - [ ] Mettre une vraie page à côté de la première (project: Premiers pas)
        - [ ] Acheter du lait

        """#
    ),
    VaultTemplate.File(
      name: "pages/boussole.md",
      text: #"""
        ---
        kind: page
        ---

        # Boussole

        ## Ce qui m’inspire

        > Le commencement est plus que la moitié du tout.
        > — Aristote

        - Le jardin à l’aube

        ## Qui dois-je devenir pour que mes rêves se réalisent?

        - Quelqu’un qui commence avant de se sentir prêt

        ## Ce que je veux accomplir

        - Une chose écrite chaque jour
        - Trente jours bien commencés

        ## Comment vais-je m’y prendre?

        ### Le plus petit pas

        Deux minutes suffisent pour commencer.

        - Écrire une ligne (streak: daily)

        ## Horaire

        - 08:00 Regarder la journée

        ## Things that used to matter

        """#
    ),
    VaultTemplate.File(
      name: "projects/premiers-pas.md",
      text: #"""
        ---
        kind: project
        icon: 👣
        color: teal
        ---

        # Premiers pas

        - [ ] Mettre une vraie page à côté de la première (priority: high)
        - [ ] Prévoir la journée suivante (due: {{tomorrow}})
        - [ ] Confier le coffre à git

        """#
    ),
    VaultTemplate.File(
      name: "tidemark.md",
      text: #"""
        ---
        kind: vault
        clock: 24h
        week-starts: monday
        day-starts: "07:00"
        day-ends: "22:00"
        default-block: 60m
        days: days
        pages: pages
        projects: projects
        rituals: rituals
        ---

        # Mon Tidemark

        Les réglages sont au-dessus; en dessous, l’ordre dans lequel les choses sont montrées. Vous pouvez changer ou enlever tout ce qui est dans ce fichier.

        ## Pages

        - [Boussole](pages/boussole.md)

        ## Projects

        - [Premiers pas](projects/premiers-pas.md)

        ## Categories

        - 🌱 Apprentissage (color: green)

        ## Routine

        - 08:00 - 08:15 ☕ Regarder la journée (every: weekday)

        """#
    ),
  ])

  package static let example = VaultTemplate(files: [
    VaultTemplate.File(
      name: "activities.md",
      text: #"""
        ---
        kind: activities
        icon: 📋
        ---

        # Now and then

        What I like to have done. The nearer the top, the more it bothers me when it has been a while.

        - 🌊 Swim in the estuary (category: Health, since: 2025-11-21)
          At slack water, never alone, and out before the shivering starts.
          - 2025-11-21
          - 2025-11-27 (source: watch)
          - 2026-04-12
          - 2026-04-17
          - 2026-04-21 07:10
          - 2026-04-24 17:30
          - 2026-05-01
          - 2026-05-10 07:10
          - 2026-05-18 07:10
          - 2026-05-26 16:40
          - 2026-05-29 07:10
          - 2026-06-05 17:30 (source: watch)
          - 2026-06-11 16:40 (source: watch)
          - 2026-06-17
          - 2026-06-25 17:30 (source: watch)
          - 2026-07-03 16:40 (source: watch)
          - 2026-07-10
          - 2026-07-18 17:30
          - 2026-07-22
          - 2026-07-29 07:10 (source: watch)
          - 2026-08-01
          - 2026-08-10
          - 2026-08-17 07:10
          - 2026-08-20
          - 2026-08-23 07:10 (source: watch)
          - 2026-08-26 17:30
          - 2026-08-30 07:10 (source: watch)
          - 2026-09-03 17:30 (source: watch)
          - 2026-09-10
          - 2026-09-13
          - 2026-09-22
          - 2026-09-28 (source: watch)
          - 2026-10-09 07:10
          - 2026-10-16 07:10 (source: watch)
          - 2026-10-25
          - 2026-10-29
          - 2026-11-05 (source: watch)
          - 2026-11-09 07:10 (source: watch)
          - 2026-11-17 (source: watch)
        - 🎙️ Record somebody who was there (category: Estuary, since: 2025-11-21)
          - 2025-11-29
          - 2025-12-13 Mrs Adeyemi's uncle
          - 2026-01-17
          - 2026-02-07
          - 2026-02-21
          - 2026-03-14
          - 2026-04-18 two hours, one battery
          - 2026-05-16
          - 2026-06-06
          - 2026-07-25
          - 2026-08-08
          - 2026-09-12
          - 2026-10-10
          - 2026-11-14 the cook's daughter, at last
        - 🥾 Walk the sea wall (category: Hobby)
          - 2025-11-23
          - 2025-12-06
          - 2025-12-20
          - 2026-01-03
          - 2026-01-17
          - 2026-01-31
          - 2026-02-14
          - 2026-02-21
          - 2026-02-28
          - 2026-03-07
          - 2026-03-15
          - 2026-03-28
          - 2026-04-11
          - 2026-04-18
          - 2026-05-02
          - 2026-05-10
          - 2026-05-23
          - 2026-05-30
          - 2026-06-06
          - 2026-06-20
          - 2026-07-04
          - 2026-07-18
          - 2026-07-26
          - 2026-08-01
          - 2026-08-08
          - 2026-08-15
          - 2026-08-29
          - 2026-09-12
          - 2026-09-26
          - 2026-10-10
          - 2026-10-24
          - 2026-10-31
          - 2026-11-14
        - 🥕 Dig (category: Garden)
          - 2025-11-22
          - 2026-02-08
          - 2026-02-14
          - 2026-02-21
          - 2026-02-28
          - 2026-03-07
          - 2026-03-21
          - 2026-03-28
          - 2026-04-11
          - 2026-04-19
          - 2026-05-02
          - 2026-05-09
          - 2026-05-16
          - 2026-05-23
          - 2026-06-06
          - 2026-06-13
          - 2026-06-20
          - 2026-06-27
          - 2026-07-04
          - 2026-07-11
          - 2026-07-18
          - 2026-07-26
          - 2026-08-01
          - 2026-08-15
          - 2026-08-22
          - 2026-09-05
          - 2026-09-19
          - 2026-10-03
          - 2026-10-10
          - 2026-10-24
          - 2026-10-31
          - 2026-11-14

        ## With Jo

        - 🎬 Cinema (category: Hobby)
          - 2025-11-26
          - 2025-12-22
          - 2026-01-04
          - 2026-01-28
          - 2026-02-08
          - 2026-03-06
          - 2026-03-17
          - 2026-04-09
          - 2026-05-02
          - 2026-05-13
          - 2026-05-26
          - 2026-06-08
          - 2026-06-21
          - 2026-07-05
          - 2026-07-24
          - 2026-08-17
          - 2026-09-07
          - 2026-09-30
          - 2026-10-25
          - 2026-11-19
        - 🥁 Go and hear the band (category: Hobby)
          - 2025-12-05
          - 2026-01-30
          - 2026-03-20
          - 2026-05-01
          - 2026-06-26 the drum went over
          - 2026-09-04
          - 2026-10-30
        - 🍞 Bake bread (category: Hobby)
          - 2025-11-24
          - 2025-12-05
          - 2025-12-14
          - 2025-12-19
          - 2025-12-28
          - 2026-01-08
          - 2026-01-17
          - 2026-01-22
          - 2026-01-29
          - 2026-02-07
          - 2026-02-12
          - 2026-02-20
          - 2026-02-25
          - 2026-03-03
          - 2026-03-13
          - 2026-03-18
          - 2026-03-26
          - 2026-04-15
          - 2026-04-25
          - 2026-05-03
          - 2026-05-10
          - 2026-05-15
          - 2026-05-22
          - 2026-05-29
          - 2026-06-04
          - 2026-06-14
          - 2026-06-23
          - 2026-06-29
          - 2026-07-08
          - 2026-07-14
          - 2026-07-25
          - 2026-08-01
          - 2026-08-11
          - 2026-08-19
          - 2026-08-27
          - 2026-09-02
          - 2026-09-09
          - 2026-09-17
          - 2026-09-27
          - 2026-10-04
          - 2026-10-10
          - 2026-10-20
          - 2026-10-28
          - 2026-11-08
          - 2026-11-19

        ## Learning

        - 🗣️ Portuguese with Rui (category: Education, since: 2026-08-31)
          Mondays on the telephone. He corrects only what would start a fight.
          - 2026-08-31
          - 2026-09-07
          - 2026-09-14
          - 2026-09-21
          - 2026-09-28
          - 2026-10-05
          - 2026-10-12
          - 2026-10-19
          - 2026-11-02
          - 2026-11-09
          - 2026-11-16
        - 📚 A whole book in a week (category: Education)
          - 2025-12-29
          - 2026-02-16
          - 2026-04-09
          - 2026-07-30
          - 2026-08-13
          - 2026-10-28
        - 🏫 Watch a colleague teach (category: Career)
          - 2025-12-03
          - 2026-01-21
          - 2026-03-11
          - 2026-05-20 stole the thing with the maps
          - 2026-10-07

        ## Upkeep

        - 💇 Haircut (category: Health)
          - 2025-12-20
          - 2026-02-14
          - 2026-04-11
          - 2026-06-13
          - 2026-08-29
          - 2026-10-31
        - 🩸 Give blood (category: Health)
          - 2025-12-11
          - 2026-04-02
          - 2026-07-23
        - 🦷 Dentist (category: Health)
          - 2026-04-09
          - 2026-10-08 a filling next time

        ## Hardly ever

        - 🎭 Opera (category: Hobby, since: 2025-11-21)
        - 🛶 Row on the lake, the way Gran showed me (category: Hobby, since: 2026-06-10)
          - 2026-06-14
          - 2026-08-22 skipped the boat leaks

        """#
    ),
    VaultTemplate.File(
      name: "days/2026-11-09.md",
      text: #"""
        ---
        kind: day
        ---

        # 2026-11-09 Monday

        - 05:45 - 06:00 ☕ Coffee, no screens
        - 06:00 - 07:30 ✍️ The book (notify: start)
          - [ ] Finish chapter 7 (project: One Window)
        - 09:30 - 11:00 Headphones
          - [x] Type up a tape (project: One Window)
        - 11:15 - 12:00 🏃 Round the lake
        - 14:00 - 15:00 Marking
          - The essays on Dunkirk were better than the tests
        - 16:00 - 16:45 The spare room
          - [ ] Clear the spare room (project: Mum at Christmas)
            - [x] The books, back to their shelves
        - [x] Ink for the printer
        - [ ] Stamps

        """#
    ),
    VaultTemplate.File(
      name: "days/2026-11-10.md",
      text: #"""
        ---
        kind: day
        ---

        # 2026-11-10 Tuesday

        - 06:00 - 07:30 ✍️ The book (notify: start)
          - [x] List the crew with their ages (project: One Window)
          - [ ] Finish chapter 7 (project: One Window)
        - 08:20 - 15:40 School
          - [x] Book the coach (project: Museum trip)
        - 16:15 - 17:00 Walk home the long way
        - 18:30 - 19:30 🍲 Supper with Jo
        - [x] 21:00 - 21:45 Bins, the blue lid

        The youngest of the crew was fifteen. Nobody had told me that.

        """#
    ),
    VaultTemplate.File(
      name: "days/2026-11-11.md",
      text: #"""
        ---
        kind: day
        ---

        # 2026-11-11 Wednesday

        - 05:45 - 06:00 ☕ Coffee, no screens
        - 06:00 - 07:30 ✍️ The book (notify: start)
          - [x] Finish chapter 7 (project: One Window)
        - 08:20 - 15:40 School (color: orange)
        - 16:00 - 16:45 Nap, on the staff-room floor
        - 17:30 - 20:30 Parents' evening (color: red, notify: start)

        1430 words before breakfast. I counted twice.

        """#
    ),
    VaultTemplate.File(
      name: "days/2026-11-12.md",
      text: #"""
        ---
        kind: day
        ---

        # 2026-11-12 Thursday

        No book this morning. Parents' evening took the last of it.

        - 07:15 - 08:00 ☕ Coffee, with screens
        - 08:20 - 15:40 School
          - [ ] Letter to the parents (project: Museum trip)
        - 17:00 - 17:50 🏃 Run, slowly
        - 18:30 - 19:30 🍲 Supper with Jo
        - 20:00 - 21:30 The report of the inquiry, in bed
          - Nine days, forty witnesses, and not one question to the cook

        """#
    ),
    VaultTemplate.File(
      name: "days/2026-11-13.md",
      text: #"""
        ---
        kind: day
        ---

        # 2026-11-13 Friday

        - 06:00 - 07:30 ✍️ The book (notify: start)
          - [x] Copy the inquiry's map (project: One Window)
          - [x] Count the words (project: One Window)
        - 08:20 - 12:30 School
        - 12:30 - 13:15 Desk, door shut
          - [x] Letter to the parents (project: Museum trip)
        - 13:15 - 15:40 School
        - 16:00 - 16:30 Back up the draft
        - 18:30 - 19:15 Fish and chips on the quay
        - [x] Chocolate for the head's secretary, who found the coach

        """#
    ),
    VaultTemplate.File(
      name: "days/2026-11-14.md",
      text: #"""
        ---
        kind: day
        ---

        # 2026-11-14 Saturday

        - 09:00 - 09:45 🏃 Parkrun
        - 10:30 - 12:30 🥕 Allotment (color: green)
          - Compost first, while there are two of us
          - Leeks for Mrs Adeyemi
        - 14:00 - 16:00 The spare room
          - [x] Measure for the curtains (project: Mum at Christmas)
          - [ ] Clear the spare room (project: Mum at Christmas)
        - 19:30 - 22:00 🎬 Film at the Regent

        ## Errands

        - [x] Dogs: talk to Jo's brother
        - [x] Curtain hooks
        - [-] A haircut

        """#
    ),
    VaultTemplate.File(
      name: "days/2026-11-15.md",
      text: #"""
        ---
        kind: day
        ---

        # 2026-11-15 Sunday

        - 08:30 - 09:15 Long breakfast
        - 10:00 - 12:00 🗺️ Chart on the kitchen table (color: indigo)
          Both courses, in two colours. They were never going to meet, and then they did.
        - 14:00 - 14:45 🔧 Draught under the back door
        - 16:00 - 16:45 Tea at Jo's mother's
          - [x] Ask Jo's mother for Boxing Day (project: Mum at Christmas)
        - 17:00 - 17:45 📞 Ring Mum

        Sat in the bath until eleven. It counts.

        """#
    ),
    VaultTemplate.File(
      name: "days/2026-11-16.md",
      text: #"""
        ---
        kind: day
        ---

        # 2026-11-16 Monday

        - 05:45 - 06:00 ☕ Coffee, no screens
        - 06:00 - 07:30 ✍️ The book (notify: start)
          - [ ] Weather of the week before (project: One Window)
        - 09:30 - 11:15 Headphones
          - [x] Type up a tape (project: One Window)
        - 11:30 - 12:15 🏃 Round the lake
        - 14:00 - 15:30 Desk
          - [ ] Risk assessment (project: Museum trip)
          - [ ] Minutes of the night, hour by hour (project: One Window)
          - [ ] Order the goose (project: Mum at Christmas)
        - 16:00 - 16:45 Marking

        The pilot's daughter is ninety-one and remembers the horn.

        """#
    ),
    VaultTemplate.File(
      name: "days/2026-11-17.md",
      text: #"""
        ---
        kind: day
        ---

        # 2026-11-17 Tuesday

        - 06:00 - 07:30 ✍️ The book (notify: start)
          - [x] Weather of the week before (project: One Window)
        - 08:20 - 15:40 School
        - [x] 15:50 - 16:35 Ring Ines about the lamp room (project: Museum trip)
        - 16:45 - 17:30 Walk home the long way
        - 18:30 - 19:30 🍲 Supper with Jo
        - [x] 21:00 - 21:45 Bins, the grey one
          - Twenty to ten, in slippers

        """#
    ),
    VaultTemplate.File(
      name: "days/2026-11-18.md",
      text: #"""
        ---
        kind: day
        ---

        # 2026-11-18 Wednesday

        - 06:00 - 07:30 ✍️ The book (notify: start)
          - [ ] The owners' letter (project: One Window)
        - 08:20 - 12:30 School
        - 12:30 - 13:15 🔔 Between bells
          - [x] Count the slips (project: Museum trip)
          - [ ] Ask who gets sick on coaches (project: Museum trip)
          - [ ] Check the tide tables for 1911 (project: One Window)
        - 13:15 - 15:40 School
        - 18:10 - 18:50 🏃 Run in the dark
        - 19:00 - 19:45 Supper with Jo
        - [x] Water the ferns

        """#
    ),
    VaultTemplate.File(
      name: "days/2026-11-19.md",
      text: #"""
        ---
        kind: day
        ---

        # 2026-11-19 Thursday

        - 05:45 - 06:00 ☕ Coffee, no screens
        - 06:00 - 07:30 ✍️ The book (notify: start)
          - [x] The owners' letter (project: One Window)
          - [ ] The cook's galley (project: One Window)
        - 08:20 - 15:40 School
        - 16:30 - 17:15 Physio (icon: figure.walk, color: mint)
        - 18:30 - 19:30 🍲 Supper with Jo
        - [ ] Kwame's Le Guin is still in my bag

        """#
    ),
    VaultTemplate.File(
      name: "days/2026-11-20.md",
      text: #"""
        ---
        kind: day
        icon: 🌫️
        tags: [school, fog]
        ---

        # 2026-11-20 Friday

        Fog on the estuary. You can hear the dredger and not see it, which is the whole of chapter 8.

        - 05:45 ☕ Coffee, no screens
        - 06:00 - 07:30 ✍️ The book (notify: start)
          - [ ] The cook's galley (project: One Window)
            - [x] What was in the stores
            - [ ] What he wrote home
          - [ ] Count the words (project: One Window)
        - 08:20 - 12:30 Lessons (color: orange)
        - 12:30 🔔 Between bells
          - [ ] Count the slips (project: Museum trip)
          - [ ] Ask who gets sick on coaches (project: Museum trip)
          - [ ] Check the tide tables for 1911 (project: One Window)
        - 13:15 - 15:40 Lessons (color: orange)
        - 16:00 Back up the draft
        - 16:45 - 18:00 Desk (notify: start end)
          - [ ] Risk assessment (project: Museum trip)
          - [ ] Order the goose (project: Mum at Christmas)
          - [ ] Marking, what is left of it

        ## Some time today

        - [x] Vitamin D
        - [ ] Milk, and the good bread
        - [ ] Ask Mrs Adeyemi for her half-inch spanner (due: 2026-11-20, notify: 17:00)

        """#
    ),
    VaultTemplate.File(
      name: "days/2026-11-21.md",
      text: #"""
        ---
        kind: day
        ---

        # 2026-11-21 Saturday

        - [ ] 09:30 - 11:00 🔧 Bathroom tap (color: cyan, notify: start)
          Water off first. The stopcock is under the third stair.
        - 11:30 - 13:00 🥕 Allotment (color: green)
          - Net over the kale
        - 14:30 - 16:30 The spare room
          - [ ] Clear the spare room (project: Mum at Christmas)
            - [ ] Jo's drums, by agreement
          - [ ] Choose a colour with Jo (project: Mum at Christmas)
        - 20:00
        - [ ] Water the ferns

        """#
    ),
    VaultTemplate.File(
      name: "days/2026-11-22.md",
      text: #"""
        ---
        kind: day
        ---

        # 2026-11-22 Sunday

        - 10:00 - 12:00 🗺️ The kitchen table again
          - [ ] Minutes of the night, hour by hour (project: One Window)
          - [ ] The fog signal, one paragraph and no more (project: One Window)
        - 13:30 - 15:30 🏃 The long run, to the lock and back
        - 17:00 📞 Ring Mum (notify: start)
          - [ ] Ask Mum which train (project: Mum at Christmas)
        - 19:45 The week ahead, with Jo and the big calendar

        """#
    ),
    VaultTemplate.File(
      name: "life.md",
      text: #"""
        ---
        kind: life
        icon: ⏳
        born: 1984-03-09
        expectancy: 85
        notify: 07:30
        ---

        # My life in weeks

        A square a week. I fill in Fridays, with tea; the old ones come as they come back to me.

        ## Phases

        - 1984-03-09 - 1988-09-04 🍼 Before school (color: yellow)
        - 1988-09-05 - 2002-07-12 🎒 School, and every summer at Gran's (color: orange)
        - 2002-09-21 - 2006-07-07 University (color: teal)
        - 2006-07-08 - 2009-08-31 ✈️ Odd jobs, Lisbon, and the train home (color: pink)
        - 2009-09-01 - 2017-04-28 Learning to teach (color: blue)
        - 2017-04-29 - 2026-03-01 🏠 The house (color: green)
        - 2026-03-02 ⛵ The book (color: indigo)

        ## 2026

        - 2026-11-20 Fog on the estuary all week, and chapter 8 in it (rating: good, category: work)
        - 2026-11-15 The cook's daughter on tape, squash soup, dry socks (rating: great, category: work)
        - 2026-11-11 The best morning so far, after Mum's by the night train (rating: good, category: relationships)
        - 2026-11-01 Half term ended, soup began (rating: okay, category: rest)
        - 2026-10-26 🚂 Three days on the sea wall with Jo (rating: great, category: adventure)
        - 2026-10-17 To the lock and back without stopping (rating: good, category: health)
        - 2026-10-11 (rating: hard, category: work)
        - 2026-10-03 Gale. Slates off, nobody under them (rating: hard)
        - 2026-09-26 Ten kilometres (rating: good, category: health)
        - 2026-09-19
        - 2026-09-13 The ribs of the *Providence* at low water (rating: great, category: adventure)
        - 2026-09-07 Phone in the hall, four days a week at school (rating: good, category: growth)
        - 2026-09-01 First week of term, on the new timetable (rating: okay, category: work)
        - 2026-07-24 End of term, asleep by eight (rating: okay, category: rest)
        - 2026-06-18 Mum's hip (rating: hard, category: relationships)
        - 2026-05-08 Limped home from the lake (rating: hard, category: health)
        - 2026-04-04 🏔️ Scotland, in all its weathers (rating: great, category: adventure)
        - 2026-03-02 Wrote the first page of the lightship book (rating: great, category: work)
        - 2026-01-09 (rating: awful)

        ## 2025

        - 2025-12-24 All seven at one table (rating: great, category: relationships)
        - 2025-08-14 Two weeks of nothing, on purpose (rating: good, category: rest)
        - 2025-02-11 Asked for a fourth of my week back (rating: good, category: growth, marked: 2026-11-20)

        ## 2021 - 2024

        - 2024-09-05 Met Teresa at the museum (rating: good, category: work, marked: 2026-11-20)
        - 2023-07-01 Jo's sister's wedding, and no ukulele (rating: great, category: relationships, marked: 2026-11-20)
        - 2022-05-19 The allotment, five years on the list (rating: good, category: rest, marked: 2026-11-20)
        - 2021-03-08 Back into a classroom with faces in it (rating: okay, category: work, marked: 2026-11-20)

        ## 2011 - 2020

        - 2020-03-23 Lessons from the kitchen (rating: hard, category: work, marked: 2026-11-20)
        - 2019-06-01 🚭 The last cigarette (rating: great, category: health, marked: 2026-11-20)
        - 2018-10-12 Dad (rating: awful, category: relationships, marked: 2026-11-20)
        - 2017-04-29 The keys to the house (rating: great, marked: 2026-11-20)
        - 2016-08-20 Head of history, somehow (rating: good, category: work, marked: 2026-11-20)
        - 2014-09-13 Jo moved in with two drums (rating: great, category: relationships, marked: 2026-11-20)
        - 2013-02-02 On a platform in the snow, talking to a stranger called Jo (rating: great, category: relationships, marked: 2026-11-20)
        - 2011-11-25 (rating: awful, category: health, marked: 2026-11-20)

        ## Before

        - 2009-09-01 First class of my own. They were kind (rating: hard, category: work, marked: 2026-11-20)
        - 2006-07-07 Finished the degree, slept on a beach (rating: great, category: adventure, marked: 2026-11-20)
        - 2005-01-15 A winter in Lisbon that was meant to be a week (rating: great, category: adventure, marked: 2026-11-20)
        - 2002-09-21 Left home with one box of books (rating: good, category: growth, marked: 2026-11-20)
        - 1999-08-11 The eclipse, from Gran's garden (rating: good, category: adventure, marked: 2026-11-20)
        - 1995-06-10 Gran taught me to row (rating: great, category: relationships, marked: 2026-11-20)
        - 1992-07-04 🌊 Saw the lightship towed away (rating: hard, marked: 2026-11-20)
        - 1984-03-09 Born, in sleet, at ten past four

        """#
    ),
    VaultTemplate.File(
      name: "pages/allotment.md",
      text: #"""
        ---
        kind: page
        icon: 🥕
        theme: color
        tags: [garden, outdoors]
        ---

        # Allotment

        Plot 31, second gate. The combination is the year of the battle, backwards.

        ## The plot

        ![Beds from above, north at the top](img/plot.png)

        - North bed: leeks | kale | purple sprouting
        - South bed: garlic | broad beans
        - Water butts full: 2/3
        - Plot 31 is ours (since: 2022-04-02)
        - Last frost, on average (until: 2027-04-25)

        ## This autumn (theme: monochrome)

        - [x] Garlic in (done: 2026-10-24)
        - [x] Broad beans in, under fleece (done: 2026-11-08)
        - [ ] Net the kale before the pigeons tell their friends (due: 2026-11-22, priority: high)
        - [ ] Mend the shed roof (due: 2026-11-29, priority: medium)
          Felt and clout nails are in the hall cupboard, behind the tent.
        - Seeds to order
          - [x] Leeks, 'Musselburgh'
          - [ ] Tomatoes, 'Gardener's Delight'
          - [ ] Sweet peas for Jo's mother
          - [-] Sweetcorn, which the badgers ate again

        ## Round the year

        - [ ] Turn the compost (every: 3 weeks on sat, from: 2026-03-07)
          - 2026-10-03
          - 2026-10-24
          - 2026-11-14
        - [ ] Water the seedlings (every: 2 days, at: 07:30 18:30, in: apr may jun, from: 2026-04-01)
        - [ ] Mow the path (every: sun, from: 2026-04-05, until: 2026-10-31)
          - 2026-10-11
          - 2026-10-18 skipped too wet
          - 2026-10-25
        - [ ] Rent (every: year on mar 31)
          - 2026-03-31
        - [ ] Committee meeting (every: month on 1st tue, at: 19:00)
          - 2026-10-06
          - 2026-11-03 19:00 bonfire rules, two hours of them
        - 2026-11-28 Work party at the top gate, bring a spade
        - 2027-02-01 - 2027-02-14 Sow leeks and chillies on the kitchen sill

        ## Brought home

        - 🎃 Pumpkins: ||||| |
        - Courgettes given away: ||||| ||||| ||||| |||
        - Jars of chutney: 11 (count: up)
        - Heaviest marrow: 6.2 kg (best: highest)

        > He who plants a garden plants happiness.
        > — on a tea towel in the clubhouse

        ## Things that used to matter

        - [ ] A pond for the newts (was: This autumn)
        - Asparagus: year 1 | year 2 | year 3 (was: The plot)

        """#
    ),
    VaultTemplate.File(
      name: "pages/compass.md",
      text: #"""
        ---
        kind: page
        icon: 🧭
        theme: soft
        ---

        # Compass

        Read on the first Sunday of the month, with coffee, before anyone else is up. Cross things out freely.

        ## What am I inspired by

        ![The estuary before sunrise](img/estuary.png)

        - 🌊 The estuary at six in the morning, when only the dredger is awake
        - 📖 People who write one good page a day and tell nobody
        - Gran's recipe book, with the prices of 1961 in the margin
        - Words to live by: slow | generous | dry-witted

        > The cure for anything is salt water: sweat, tears or the sea.
        > — Isak Dinesen

        ## Who do I need to become to make my dreams a reality?

        Somebody who finishes. I am good at beginnings, and I have a drawer full of them.

        - A person who says “let me think about it” before she says yes
        - A colleague who goes home at four
        - In bed with a book, not with the news (since: 2026-09-07)
        - Phone in the hall by nine (streak: daily)
          The charger stays there too, so there is nothing to argue about.
          - 2026-11-01 - 2026-11-07
          - 2026-11-08 skipped at Mum's, no hall
          - 2026-11-09 - 2026-11-13
          - 2026-11-15 - 2026-11-19

        ## What am I trying to accomplish

        - 2026-09-01 - 2027-02-28 First draft of the lightship book
        - 2027-03-21 Half marathon at Harlow Sands
        - [ ] Ask Teresa to read the first five chapters (due: 2026-12-04, priority: high)
        - [ ] Enough Portuguese to be rude to nobody by accident (due: 2027-02-13)
        - [x] Four days a week at school instead of five (done: 2026-09-01)
        - [-] Learn the ukulele in time for the wedding
        - Saved for the sabbatical: 3400/9000 pounds

        ## How am I going to do this?

        ### Mornings belong to the book

        At the desk by six, phone in the hall. Two pages or ninety minutes, whichever comes first. After that the day owes me nothing.

        - [x] Buy a kitchen timer that does not tick (done: 2026-10-03)
        - [ ] Move the lamp so that it does not wake Jo

        ### Say no in writing

        1. Thank them.
        2. Say no in the first sentence.
        3. Offer a name, if there is one.

        ### Move every day, gently

        Three runs a week is plenty. Walking to school counts as walking, not as training.

        ## Schedule

        - 05:45 ☕ Coffee, no screens
        - 06:00 - 07:30 ✍️ The book (notify: start)
        - 08:20 - 15:40 School (Tuesday to Friday)
        - 16:15 Walk home the long way
        - 18:30 - 19:30 Supper with Jo
        - 21:45 Lamp out

        ## Things that used to matter

        - Draw hands properly (was: What am I trying to accomplish)
        - [ ] The whole of Proust by Easter (was: What am I trying to accomplish, due: 2026-04-05)
        - Cold showers (streak: daily, was: Who do I need to become to make my dreams a reality?)
          - 2026-01-02 - 2026-01-05
          - 2026-01-06 skipped the boiler broke, which felt like an omen

        """#
    ),
    VaultTemplate.File(
      name: "pages/health.md",
      text: #"""
        ---
        kind: page
        icon: 🏃
        tags: [health]
        ---

        # Health

        The physio's summary: nothing is broken, sit less, run slowly.

        ## Today (theme: soft)

        - 💧 Water: 5/8 glasses
        - Laps of the lake: 12 (count: up)
        - Headaches this month: ||||
        - Stretches: calves | hips | shoulders | neck

        ## Streaks

        - Meditate (streak: daily)
          - 2026-10-28 - 2026-11-06
          - 2026-11-07 skipped night train
          - 2026-11-08 - 2026-11-14
          - 2026-11-15 22:50 in the bath, but still
          - 2026-11-16
          - 2026-11-17
          - 2026-11-18
          - 2026-11-19
        - Run (streak: weekly, goal: 3)
          - 2026-11-02
          - 2026-11-04
          - 2026-11-07 the long one, in sleet
          - 2026-11-09
          - 2026-11-12
          - 2026-11-14
          - 2026-11-16
          - 2026-11-18 18:10
        - Physio exercises (streak: weekday, from: 2026-10-19)
          Ten minutes. The band is on the door of the spare room.
          - 2026-11-09
          - 2026-11-10
          - 2026-11-12
          - 2026-11-13
          - 2026-11-16 - 2026-11-18
        - Weigh in (streak: sun)
          - 2026-11-01
          - 2026-11-08 skipped no scales at Mum's
          - 2026-11-15

        ## Bests

        - Long run: 14.5 km (best: highest)
          - 2026-09-26 10
          - 2026-10-17 12.8 to the lock and back
          - 2026-11-07 14.5
        - Parkrun: 27.4 minutes (best: lowest)
          - 2026-09-05 29.1
          - 2026-10-03 28.2 muddy
          - 2026-10-31 27.4
        - Press-ups: 24 (best: highest)

        ## Counting

        - Without cigarettes (since: 2019-06-01)
        - Half marathon at Harlow Sands (until: 2027-03-21)
        - Physio sessions left: 4 (count: down, to: 0)
        - Doctor's number: 555 0137

        ## Now and then

        - [ ] Vitamin D (every: daily, at: 08:00, in: jan feb mar oct nov dec)
          - 2026-11-16
          - 2026-11-17
          - 2026-11-19
          - 2026-11-20 08:05
        - [ ] Look up from the screen (every: hourly, at: 09:00 - 16:00)
        - [ ] Dentist (every: 6 months on 2nd thu, at: 16:30, from: 2026-04-09)
          - 2026-04-09
          - 2026-10-08 a filling next time
        - [ ] New running shoes (every: 8 months after done)
          - 2026-05-23

        ## Things that used to matter

        - Squats: 50 (best: highest, was: Bests)
        - No sugar (since: 2026-01-01, was: Counting)
          It made me no nicer.

        """#
    ),
    VaultTemplate.File(
      name: "pages/img/estuary.png",
      hexadecimal: #"""
        89504e470d0a1a0a0000000d49484452000000600000003c04030000006bfaa2870000001e504c54452b2d5254456f8d5f7e
        c9827ceeb07efbe3a43d4a6b2f3a58e9c79a1d2238f9d3c1870000008a4944415478daedd1e1098020108661576885568836
        a809ea569036d009ca15dab6d45f677175206670efcfc3873e4829a98a1a66025e8196998057a063f63bd0030007f8f7a920
        41780f130603510433ba51608c004a833d8d0bb85fe04ed228175ad14d696679418593963049979e64a8fca20d9f68705366
        60cf4946263d81cb7ffb7e9275a6f8a403e076f593a154dcff0000000049454e44ae426082
        """#
    ),
    VaultTemplate.File(
      name: "pages/img/petrel.png",
      hexadecimal: #"""
        89504e470d0a1a0a0000000d49484452000000600000003c04030000006bfaa28700000012504c5445b9c7d36f8496a8322b
        f4f0e62a2a2af6c945253daf7c000000794944415478da636018058319848692a69e35343480440b48b4623868203994488e
        07061687510da31a869d0663083018d5801d28e1050a981a98f06a20d50a056c1a1056403d626c84d702242b30342860d7c0
        845303a901a5804b0313314124880cb0ab57445682aa4108ab0641dc1a8800a31a4635e00000e8b0670d303e770800000000
        49454e44ae426082
        """#
    ),
    VaultTemplate.File(
      name: "pages/img/plot.png",
      hexadecimal: #"""
        89504e470d0a1a0a0000000d49484452000000600000003c04030000006bfaa28700000012504c54457fa65a6b4a2fc9b28a
        4f7d3a8a4b3c9c7a4d4966bfdd000000534944415478da636018a1401013e011264783b12006c4234c17278d7a7ad4d343c7
        d3830d28910806a386215318e34f0c246bc0922ce11024ef0203c4da3014340c414f87c2c048f2f4208c69ca73dc28200400
        17aca78c893749c90000000049454e44ae426082
        """#
    ),
    VaultTemplate.File(
      name: "pages/lisbon.md",
      text: #"""
        ---
        kind: page
        icon: 🚋
        tags: [travel]
        ---

        # Lisbon in February

        Nine days in Jo's cousin's flat in Graça. This page is also opened in another notes app, so its fields are in that app's spelling.

        ## Before

        - Off we go [until:: 2027-02-13]
        - Spent so far: 412 euros [count:: up]
        - [x] Ferry and night train [done:: 2026-11-02]
        - [x] Dogs to Jo's brother [done:: 2026-11-14]
        - [ ] Renew the passport [due:: 2026-11-30] [priority:: high] #paperwork
        - [ ] Book the tile museum [due:: 2027-01-15]
        - [ ] Ask cousin Rui about the keys (due:: 2027-02-06)
        - Portuguese [streak:: daily]
          - 2026-11-15
          - 2026-11-16 the subjunctive, briefly
          - 2026-11-17
          - 2026-11-18
          - 2026-11-19

        ## There

        - 2027-02-13 Arrive at Santa Apolónia, 11:20
        - 2027-02-14 - 2027-02-16 The city on foot
        - 2027-02-17 Sintra, if it is dry
        - 2027-02-18 - 2027-02-20 Reading, eating, rivers
        - 2027-02-21 Home
        - Trams worth waiting for: 12 | 24 | 28

        ### If it rains

        The aquarium, the tiles, the long lunch.

        - 🐟 Oceanário opens at ten
        - 🎟️ Gulbenkian is free after two on Sundays

        ### If Jo's knee is bad

        Lifts and funiculars only: Bica, Glória, Santa Justa.

        ## Packing

        - Papers
          - [ ] Passport
          - [ ] Health card
          - [x] Tickets, printed
        - Clothes
          - [ ] Rain jacket
          - [ ] One good shirt
          - [ ] The walking shoes, *not* the new ones
        - [ ] Binoculars
        - [ ] Chess set

        > Tudo vale a pena
        > se a alma não é pequena.
        > — Fernando Pessoa

        ## Things that used to matter

        - [-] Surf lessons [was:: Before]
        - 2027-02-19 Day trip to Évora [was:: There]

        """#
    ),
    VaultTemplate.File(
      name: "pages/reading.md",
      text: #"""
        ---
        kind: page
        icon: 📚
        theme: monochrome
        tags: [books]
        ---

        # Reading

        ## Now

        - *The Sea Around Us*: 112/250 pages
        - Pages left in the library book: 64 (count: down, to: 0)
        - Library book goes back (until: 2026-12-03)
        - Reading before bed (icon: book)
        - Read in bed (streak: daily)
          - 2026-11-13
          - 2026-11-14
          - 2026-11-16 - 2026-11-19

        ## Next

        - Middlemarch, again
        - Something in Portuguese, something *short*
        - Anything that Ines at the museum recommends
        - [ ] Give Kwame his Le Guin back (due: 2026-11-25, priority: low)

        ## This year

        - Books finished: 31/40
        - Given up on: ||||| |||
        - Longest sitting: 3.5 hours (best: highest)
        - 2026-02-01 - 2026-02-20 The winter of detective stories
        - 2026-08-03 - 2026-08-17 Two weeks of poems, in a tent
        - 2026-10-10 Book fair, came home with six

        ## Kept lines

        > Reading is to the mind what exercise is to the body.
        > — Richard Steele

        > There is no frigate like a book
        > To take us lands away
        > — Emily Dickinson

        ## Things that used to matter

        - [ ] Alphabetise the shelves (was: Next)
        - Reviews on the internet (since: 2019-05-01, was: This year)

        > Of making many books there is no end. (was: Kept lines)

        """#
    ),
    VaultTemplate.File(
      name: "pages/the-house.md",
      text: #"""
        ---
        kind: page
        icon: 🏠
        tags:
          - home
        ---

        # The house

        Everything that comes round again, so that neither of us has to be the one who remembers.

        ## Every week

        - [ ] Put the bins out (every: 2 weeks on tue, at: 21:00, from: 2026-01-06) ^recycling
          Blue lid and the glass box.
          - 2026-10-27
          - 2026-11-10
        - [ ] Put the bins out (every: 2 weeks on tue, at: 21:00, from: 2026-01-13) ^rubbish
          - 2026-11-03
          - 2026-11-17 21:40
        - [ ] Water the ferns (every: wed sat)
          - 2026-11-14
          - 2026-11-18
        - [ ] Ring Mum (every: sun, at: 17:00)
          - 2026-11-01
          - 2026-11-08 skipped was there
          - 2026-11-15

        ## Less often

        - [ ] Descale the kettle (every: 6 weeks after done)
          - 2026-09-13
          - 2026-10-27
        - [ ] Read the meters (every: month on last)
          Photograph both; the gas one fogs up.
          - 2026-09-30
          - 2026-10-31
        - [ ] Check the smoke alarms (every: month on 1st sun, at: 10:00)
          - 2026-11-01
        - [ ] Sweep the chimney (every: year on sep 15)
          - 2026-09-18
        - [ ] Change the clocks (every: month on last sun, in: mar oct)
          - 2026-10-25

        ## To mend

        - [ ] The stair that announces everybody (priority: low)
        - [ ] Bathroom tap (due: 2026-11-21, priority: high, notify: 09:00)
          Half-inch ceramic cartridge, quarter turn, *left* one.
        - [x] Draught under the back door (done: 2026-11-15)
        - [-] Squeaky gate
          We decided that it is the doorbell.

        ## Who and where

        - 🔧 Plumber: Mrs Adeyemi, 555 0164
        - 🔥 Chimney: Frobisher & Daughter
        - Stopcock: under the third stair, behind the hoover
        - Kitchen paint: two parts Chalk | one part Oyster (type: bullet)

        ## Things that used to matter

        - [ ] Bake bread (every: sat, was: Every week)
          - 2026-02-07
          - 2026-02-14

        """#
    ),
    VaultTemplate.File(
      name: "pages/the-lightship-book.md",
      text: #"""
        ---
        kind: page
        icon: ⛵
        theme: bold
        tags: [writing, estuary]
        ---

        # The lightship book

        A history of the lightships of the Lower Mardle, told through the people who were cooped up on them. Working title: *One Window*.

        Transcripts live in `~/book/transcripts`; the museum's catalogue is [on its own site](https://museum.example/catalogue).

        ## Where it stands

        - Started the first chapter (since: 2026-03-02)
        - Deadline for the draft (until: 2027-02-28)
        - Chapters drafted: 7/12
        - Words in the draft: 41250 (count: up)
        - Pages left to revise: 86 (count: down, to: 0)
        - Best morning: 1430 words (best: highest)
          - 2026-09-16 980
          - 2026-10-07 1210 the storm chapter
          - 2026-11-11 1430
        - Rejections: ||||| ||
        - Main sources: the harbour log | Captain Brandt's letters | the parish register
        - Write (streak: weekday)
          - 2026-11-02 - 2026-11-06
          - 2026-11-09
          - 2026-11-10
          - 2026-11-11 06:05 the best morning so far
          - 2026-11-12 skipped parents' evening the night before
          - 2026-11-13
          - 2026-11-16 - 2026-11-19

        ## Plan (theme: color)

        - 2026-03-02 - 2026-06-30 Archive and interviews
        - 2026-09-01 - 2027-02-28 First draft
        - 2026-12-19 - 2027-01-03 School holidays, four long mornings a week
        - 2027-03-01 - 2027-04-30 Revision with Teresa
        - 2027-05-14 Send it to the agent

        ## Next

        - Chapter 8, the collision
          - [x] Read the report of the inquiry (done: 2026-11-12)
          - [x] Draw both courses on one chart (done: 2026-11-15)
          - [ ] Draft the night itself (due: 2026-11-27, priority: high)

            Begin with the cook, not with the captain. He is the only one who wrote home about it.

          - [ ] Find out what became of the dog
        - [ ] Scan the crew photograph (due: 2026-11-24, notify: 15:30)
          The museum closes at five. Ask for Ines at the desk. #museum
        - [ ] Write to the Brandt family about the letters (due: 2026-12-01, priority: medium)
        - [ ] Back up the draft to the blue disk (every: fri, at: 16:00, from: 2026-09-04)
          - 2026-10-30
          - 2026-11-06
          - 2026-11-13 16:20

        ## The Petrel

        ![The Petrel at her station](img/petrel.png)

        Her entry in the light list of 1911:

        ```text
        Petrel LtV   Fl W 10s   11 m   14 M   Horn (2) 60s
        ```

        ## Voices

        > Begin at the beginning, and go on till you come to the end: then stop.
        > — Lewis Carroll

        > We had one window, and took it in turns.
        > The mate had it on Sundays.
        > — Wilhelm Brandt, from a letter of 1911

        ## Things that used to matter

        A whole chapter on foghorns, with sheet music. (was: Plan)

        - 2026-07-01 - 2026-08-31 Write all summer (was: Plan)
        - [-] Ask the lifeboat station for their logs (was: Next)
          They burnt in 1953, and they are tired of being asked.

        """#
    ),
    VaultTemplate.File(
      name: "projects/mum-at-christmas.md",
      text: #"""
        ---
        kind: project
        icon: 🎄
        color: green
        ---

        # Mum at Christmas

        She comes on Sunday the 20th and sleeps in the spare room, if there is a bed to be seen in it by then.

        - [ ] Clear the spare room (due: 2026-12-06, priority: medium)
          - [x] The books, back to their shelves
          - [ ] The ironing that has been there since August
          - [ ] Jo's drums, by agreement
        - [ ] Choose a colour with Jo (due: 2026-11-22)
        - [ ] Paint the wall by the window (due: 2026-12-05)
        - [ ] A lamp that she can reach (priority: low)
        - [x] Measure for the curtains (done: 2026-11-14)

        ### To ask

        - [ ] Ask Mum which train (due: 2026-11-29)
        - [x] Ask Jo's mother for Boxing Day (done: 2026-11-15)
        - [ ] Order the goose (due: 2026-12-01, priority: high, notify: yes)

        """#
    ),
    VaultTemplate.File(
      name: "projects/museum-trip.md",
      text: #"""
        ---
        kind: project
        icon: 🚌
        color: orange
        tags: [school]
        ---

        # Museum trip

        8B to the maritime museum on Thursday, 10 December. Twenty-nine of them, one coach, the lamp room at eleven.

        - [ ] Two more parents for the coach (due: 2026-11-27)
        - [ ] Ask who gets sick on coaches
        - [ ] Worksheet on signal flags (due: 2026-12-04, priority: low)
        - [ ] Risk assessment (due: 2026-11-24, priority: high, notify: 16:00)
          Last year's is in the blue folder. The quay is new.
          - [x] The coach
          - [ ] The quay
          - [ ] The lamp room
        - [ ] Count the slips (every: wed fri, from: 2026-11-18, until: 2026-12-02)
          - 2026-11-18 nine, and a drawing

        ## Done

        - [x] Book the coach (done: 2026-11-10)
        - [x] Letter to the parents (done: 2026-11-13)
        - [x] Ring Ines about the lamp room (done: 2026-11-17)

        """#
    ),
    VaultTemplate.File(
      name: "projects/one-window.md",
      text: #"""
        ---
        kind: project
        icon: ⛵
        color: indigo
        tags: [writing, estuary]
        ---

        # One Window

        What is to be done about the book. What it is for stands on [its page](../pages/the-lightship-book.md).

        ## Chapter 8

        - [ ] Minutes of the night, hour by hour (due: 2026-11-23, priority: medium)
        - [ ] The cook's galley (due: 2026-11-25, priority: high, notify: 09:00)
          He bakes at four in the morning. Start with the smell.
          - [x] What was in the stores
          - [ ] What he wrote home
        - [ ] The fog signal, one paragraph and no more
        - [ ] Check the tide tables for 1911 (priority: low)

        ## Afterwards

        - [ ] Cut chapter 3 by a third
        - [ ] Redraw the sandbanks (due: 2026-12-18, priority: low)
        - [-] An appendix of knots

        ## Every week

        - [ ] Type up a tape (every: mon, from: 2026-09-07)
          - 2026-10-19
          - 2026-10-26 skipped half term
          - 2026-11-02
          - 2026-11-09 tape 13
          - 2026-11-16 tape 14, the pilot's daughter
        - [ ] Count the words (every: fri, at: 07:30)
          - 2026-11-06
          - 2026-11-13

        ## Done

        - [x] List the crew with their ages (done: 2026-11-10)
        - [x] Finish chapter 7 (done: 2026-11-11)
        - [x] Copy the inquiry's map (done: 2026-11-13)
        - [x] Weather of the week before (done: 2026-11-17)
        - [x] The owners' letter (done: 2026-11-19)

        """#
    ),
    VaultTemplate.File(
      name: "rituals/before-the-book.md",
      text: #"""
        ---
        kind: ritual
        icon: 🕯️
        category: Productivity
        time: morning
        duration: 4 weeks
        tags: [writing]
        ---

        # Before the book

        The twenty minutes between the alarm and the first sentence. When they go well the sentence is already there.

        ## Arc 3: 2026-11-02 - 2026-11-29

        The kettle is filled the night before now, which was worth the whole of arc 2.

        - ☕ Coffee, and nothing to read with it
          - 2026-11-02 - 2026-11-06
          - 2026-11-07 skipped night train to Mum's
          - 2026-11-08 skipped at Mum's
          - 2026-11-09 - 2026-11-11
          - 2026-11-13 - 2026-11-20
        - 📵 Phone stays in the hall
          - 2026-11-02 - 2026-11-07
          - 2026-11-08 skipped at Mum's, no hall
          - 2026-11-09 - 2026-11-13
          - 2026-11-15 - 2026-11-18
          - 2026-11-19 it rang, and I let it
          - 2026-11-20
        - ✍️ Copy out the last paragraph by hand (every: weekday, goal: 16)
          - 2026-11-02
          - 2026-11-03
          - 2026-11-04
          - 2026-11-06
          - 2026-11-09
          - 2026-11-10
          - 2026-11-11 06:05 the best morning so far
          - 2026-11-13
          - 2026-11-16
          - 2026-11-17
          - 2026-11-18
          - 2026-11-19
          - 2026-11-20
        - 🎯 Say aloud what the morning is for (every: weekday)
          - 2026-11-02
          - 2026-11-03
          - 2026-11-05
          - 2026-11-09
          - 2026-11-11
          - 2026-11-13
          - 2026-11-16
          - 2026-11-17
          - 2026-11-18
          - 2026-11-19
          - 2026-11-20

        ## Arc 2: 2026-09-07 - 2026-10-04

        - ☕ Coffee, and nothing to read with it
          - 2026-09-07 - 2026-09-16
          - 2026-09-18 - 2026-09-22
          - 2026-09-24 - 2026-10-04
        - 📵 Phone stays in the hall
          - 2026-09-07 bought the charger for out there
          - 2026-09-08
          - 2026-09-10 - 2026-09-12
          - 2026-09-14
          - 2026-09-16 - 2026-09-18
          - 2026-09-21 - 2026-10-01
          - 2026-10-03
          - 2026-10-04
        - ✍️ Copy out the last paragraph by hand (every: weekday)
          - 2026-09-07
          - 2026-09-08
          - 2026-09-09
          - 2026-09-16
          - 2026-09-17
          - 2026-09-18
          - 2026-09-21
          - 2026-09-22
          - 2026-09-23
          - 2026-09-24 skipped open evening
          - 2026-09-25 skipped open evening, still tired
          - 2026-09-28
          - 2026-09-29
          - 2026-09-30
          - 2026-10-01
          - 2026-10-02

        ## Arc 1: 2026-03-02 - 2026-03-29 (ended: 2026-03-22)

        Too many habits, and all of them before six. Ended when the clocks were about to change anyway.

        - ☕ Coffee, and nothing to read with it
          - 2026-03-02 - 2026-03-05
          - 2026-03-07 - 2026-03-12
          - 2026-03-15 - 2026-03-20
          - 2026-03-22
        - 🧘 Ten minutes on the cushion
          - 2026-03-02 cold
          - 2026-03-05
          - 2026-03-07
          - 2026-03-12
          - 2026-03-14
          - 2026-03-18
          - 2026-03-19
        - 📓 Three pages about nothing
          - 2026-03-05
          - 2026-03-07 - 2026-03-11
          - 2026-03-14
          - 2026-03-18 - 2026-03-22
        - 🏃 Round the block
          - 2026-03-08
          - 2026-03-10 skipped ice
          - 2026-03-11 skipped ice
          - 2026-03-16

        """#
    ),
    VaultTemplate.File(
      name: "rituals/between-bells.md",
      text: #"""
        ---
        kind: ritual
        icon: 🔔
        category: Mindfulness
        time: midday
        duration: 5 weeks
        ---

        # Between bells

        School days only, in the five minutes after the corridor is empty.

        ## Arc 3: 2026-11-03 - 2026-12-18

        To the end of term.

        - 🪟 Open the window and stand at it (every: tue wed thu fri)
          - 2026-11-03
          - 2026-11-04
          - 2026-11-06
          - 2026-11-10
          - 2026-11-11
          - 2026-11-13
          - 2026-11-17
          - 2026-11-18
          - 2026-11-19
          - 2026-11-20 fog, so there was nothing to see, which helped
        - 🌬️ Six slow breaths (every: tue wed thu fri)
          - 2026-11-03
          - 2026-11-04
          - 2026-11-10
          - 2026-11-11
          - 2026-11-13
          - 2026-11-18
          - 2026-11-19
          - 2026-11-20
        - 🥪 Eat sitting down (every: tue wed thu fri, goal: 20)
          - 2026-11-03
          - 2026-11-05
          - 2026-11-06
          - 2026-11-10 skipped playground duty
          - 2026-11-11
          - 2026-11-17
          - 2026-11-18
          - 2026-11-20

        ## Arc 2: 2026-09-15 - 2026-10-16

        - 🪟 Open the window and stand at it (every: tue wed thu fri)
          - 2026-09-16
          - 2026-09-17
          - 2026-09-18
          - 2026-09-22
          - 2026-09-23
          - 2026-09-24
          - 2026-09-25
          - 2026-09-29
          - 2026-10-02
          - 2026-10-06
          - 2026-10-08
          - 2026-10-09
          - 2026-10-13
          - 2026-10-14
          - 2026-10-15
          - 2026-10-16
        - 🌬️ Six slow breaths (every: tue wed thu fri)
          - 2026-09-15
          - 2026-09-16
          - 2026-09-17
          - 2026-09-18
          - 2026-09-22
          - 2026-09-23
          - 2026-09-24 skipped open evening
          - 2026-09-25
          - 2026-09-29
          - 2026-09-30
          - 2026-10-01
          - 2026-10-02
          - 2026-10-06
          - 2026-10-14
          - 2026-10-15

        ## Arc 1: 2026-06-02 - 2026-07-10

        - 🌬️ Six slow breaths (every: weekday)
          - 2026-06-02
          - 2026-06-05
          - 2026-06-15
          - 2026-06-29
          - 2026-06-30
          - 2026-07-01 skipped sports day
          - 2026-07-02
          - 2026-07-03
          - 2026-07-06

        """#
    ),
    VaultTemplate.File(
      name: "rituals/lamp-out.md",
      text: #"""
        ---
        kind: ritual
        icon: 🌙
        category: Self-Care
        time: night
        theme: lighthouse
        duration: 28 days
        ---

        # Lamp out

        In bed with a book, not with the news.

        ## Arc 3: 2026-10-26 - 2026-11-22

        - 📺 No screens after nine (goal: 24)
          - 2026-10-26 - 2026-10-31
          - 2026-11-02
          - 2026-11-04 - 2026-11-10
          - 2026-11-11 skipped parents' evening
          - 2026-11-12
          - 2026-11-14 - 2026-11-20
        - 🪥 Teeth, slowly
          - 2026-10-26 - 2026-11-06
          - 2026-11-08 - 2026-11-19
        - 📖 Ten pages of a paper book
          - 2026-10-26 - 2026-10-29
          - 2026-10-31 - 2026-11-02
          - 2026-11-04 - 2026-11-07
          - 2026-11-08 at Mum's, one of hers
          - 2026-11-09 - 2026-11-12
          - 2026-11-14
          - 2026-11-15 forty, in the bath
          - 2026-11-16
          - 2026-11-18
          - 2026-11-19
        - 💡 Lamp out by a quarter to ten (every: mon tue wed thu sun)
          - 2026-10-26
          - 2026-10-27
          - 2026-10-29
          - 2026-11-01
          - 2026-11-02
          - 2026-11-04
          - 2026-11-05
          - 2026-11-08
          - 2026-11-09
          - 2026-11-10
          - 2026-11-12
          - 2026-11-16
          - 2026-11-18
          - 2026-11-19

        ## Arc 2: 2026-09-07 - 2026-10-04

        - 📺 No screens after nine
          - 2026-09-08 - 2026-09-10
          - 2026-09-12 - 2026-09-17
          - 2026-09-19
          - 2026-09-21 - 2026-09-25
          - 2026-09-29
          - 2026-10-02 - 2026-10-04
        - 🪥 Teeth, slowly
          - 2026-09-07 - 2026-09-18
          - 2026-09-20 - 2026-10-01
          - 2026-10-03
          - 2026-10-04
        - 📖 Ten pages of a paper book
          - 2026-09-07 - 2026-09-13
          - 2026-09-16 - 2026-09-22
          - 2026-09-24 - 2026-09-26
          - 2026-09-28 - 2026-10-02

        ## Arc 1: 2026-01-05 - 2026-02-01

        A resolution, and it went the way of resolutions.

        - 📺 No screens after nine
          - 2026-01-06
          - 2026-01-07
          - 2026-01-10 - 2026-01-13
          - 2026-01-18 - 2026-01-20
        - 🪥 Teeth, slowly
          - 2026-01-05
          - 2026-01-06
          - 2026-01-08 - 2026-01-15
          - 2026-01-17 - 2026-01-31

        """#
    ),
    VaultTemplate.File(
      name: "rituals/low-water.md",
      text: #"""
        ---
        kind: ritual
        icon: 🌊
        category: Estuary
        time: anytime
        duration: 60 days
        finished: 2026-10-31
        ---

        # Low water

        An hour on the mud for chapters 5 and 6, at whatever time it falls. The chapters are written; the mud is still there.

        ## Arc 2: 2026-09-01 - 2026-10-30

        - 🌊 Look up low water the night before
          - 2026-09-01
          - 2026-09-04
          - 2026-09-07
          - 2026-09-08
          - 2026-09-10 - 2026-09-19
          - 2026-09-21
          - 2026-09-23
          - 2026-09-24
          - 2026-09-27 - 2026-09-30
          - 2026-10-02
          - 2026-10-03
          - 2026-10-05
          - 2026-10-06
          - 2026-10-08 - 2026-10-11
          - 2026-10-13
          - 2026-10-14
          - 2026-10-16
          - 2026-10-17
          - 2026-10-19 - 2026-10-25
          - 2026-10-27
          - 2026-10-29
          - 2026-10-30
        - 👢 Down to the wall and back (every: weekend, goal: 14)
          - 2026-09-05
          - 2026-09-13 the ribs of the Providence, for about ten minutes
          - 2026-09-19
          - 2026-09-20
          - 2026-09-26
          - 2026-10-03 skipped gale
          - 2026-10-04 skipped gale
          - 2026-10-10
          - 2026-10-17
          - 2026-10-24
          - 2026-10-25
        - 📓 One page of notes, on paper (every: weekend)
          - 2026-09-05
          - 2026-09-06
          - 2026-09-12
          - 2026-09-19
          - 2026-09-20
          - 2026-09-27
          - 2026-10-03
          - 2026-10-04
          - 2026-10-10
          - 2026-10-11
          - 2026-10-25

        ## Arc 1: 2026-03-30 - 2026-05-28

        - 🌊 Look up low water the night before
          - 2026-03-30 - 2026-04-01
          - 2026-04-03 skipped Scotland
          - 2026-04-04 skipped Scotland
          - 2026-04-05 skipped Scotland
          - 2026-04-06 skipped Scotland
          - 2026-04-07 - 2026-04-10
          - 2026-04-15
          - 2026-04-17 - 2026-04-19
          - 2026-04-21 - 2026-04-24
          - 2026-04-26 - 2026-04-28
          - 2026-04-30
          - 2026-05-01
          - 2026-05-05
          - 2026-05-06
          - 2026-05-10 - 2026-05-13
          - 2026-05-15
          - 2026-05-17
          - 2026-05-19
          - 2026-05-20
          - 2026-05-23 - 2026-05-28
        - 👢 Down to the wall and back (every: weekend)
          - 2026-04-04 skipped Scotland
          - 2026-04-05 skipped Scotland
          - 2026-04-11
          - 2026-04-12
          - 2026-04-18
          - 2026-04-19
          - 2026-04-25
          - 2026-04-26
          - 2026-05-02
          - 2026-05-03
          - 2026-05-09
          - 2026-05-10
          - 2026-05-16
          - 2026-05-23
          - 2026-05-24

        """#
    ),
    VaultTemplate.File(
      name: "rituals/round-the-lake.md",
      text: #"""
        ---
        kind: ritual
        icon: 🏃
        category: Health
        time: afternoon
        duration: 6 weeks
        tags: [health]
        ---

        # Round the lake

        For the half marathon at Harlow Sands on 21 March. Three runs a week is plenty; the rest of it is what keeps the knee quiet.

        ## Arc 4: 2026-11-02 - 2026-12-13

        - 🏃 Run (every: mon wed sat)
          - 2026-11-02
          - 2026-11-04
          - 2026-11-07 the long one, in sleet
          - 2026-11-09
          - 2026-11-11 skipped the best morning, so I stayed at the desk
          - 2026-11-14
          - 2026-11-16
          - 2026-11-18 18:10
        - 🦵 Physio exercises (every: weekday, goal: 25)
          - 2026-11-09
          - 2026-11-10
          - 2026-11-12
          - 2026-11-13
          - 2026-11-16
          - 2026-11-17
          - 2026-11-18
          - 2026-11-20
        - 🥛 Drink something that is not coffee
          - 2026-11-02
          - 2026-11-03
          - 2026-11-05
          - 2026-11-06
          - 2026-11-07 skipped night train to Mum's
          - 2026-11-08 skipped at Mum's
          - 2026-11-09 - 2026-11-12
          - 2026-11-14 - 2026-11-20

        ## Arc 3: 2026-09-14 - 2026-10-25

        - 🏃 Run (every: mon wed sat)
          - 2026-09-16
          - 2026-09-19
          - 2026-09-21
          - 2026-09-26 ten kilometres
          - 2026-09-30
          - 2026-10-03
          - 2026-10-05
          - 2026-10-07
          - 2026-10-10
          - 2026-10-12
          - 2026-10-14
          - 2026-10-17 to the lock and back
          - 2026-10-19
          - 2026-10-21
          - 2026-10-24
        - 🦵 Physio exercises (every: weekday)
          - 2026-10-19
          - 2026-10-20
          - 2026-10-21
          - 2026-10-22
          - 2026-10-23
        - 🥛 Drink something that is not coffee
          - 2026-09-14 - 2026-09-21
          - 2026-09-23 - 2026-09-30
          - 2026-10-02
          - 2026-10-05
          - 2026-10-06
          - 2026-10-09 - 2026-10-16
          - 2026-10-18 - 2026-10-21
          - 2026-10-24

        ## Arc 2: 2026-06-01 - 2026-07-12

        Evenings, because of the heat.

        - 🏃 Run (every: mon wed sat, goal: 12)
          - 2026-06-01
          - 2026-06-03
          - 2026-06-10
          - 2026-06-13
          - 2026-06-15
          - 2026-06-17
          - 2026-06-20
          - 2026-06-22
          - 2026-06-24 skipped thunder
          - 2026-06-29
          - 2026-07-01 skipped sports day
          - 2026-07-04
          - 2026-07-06
          - 2026-07-08
          - 2026-07-11
        - 🦵 Stretch on the stairs
          - 2026-06-02
          - 2026-06-03
          - 2026-06-07 - 2026-06-09
          - 2026-06-11 - 2026-06-13
          - 2026-06-16
          - 2026-06-17
          - 2026-06-19
          - 2026-06-21
          - 2026-06-22
          - 2026-06-24
          - 2026-06-25
          - 2026-06-29
          - 2026-07-01
          - 2026-07-03 - 2026-07-05
          - 2026-07-07 - 2026-07-12

        ## Arc 1: 2026-04-13 - 2026-05-24 (ended: 2026-05-09)

        The knee.

        - 🏃 Run (every: mon wed fri sun)
          - 2026-04-13
          - 2026-04-15
          - 2026-04-17
          - 2026-04-19
          - 2026-04-20
          - 2026-04-22
          - 2026-04-24
          - 2026-04-26
          - 2026-04-27
          - 2026-04-29
          - 2026-05-01
          - 2026-05-03
          - 2026-05-04
          - 2026-05-06
          - 2026-05-08 limped home

        """#
    ),
    VaultTemplate.File(
      name: "rituals/sunday-reset.md",
      text: #"""
        ---
        kind: ritual
        icon: 🧺
        category: Self-Care
        time: evening
        duration: 12 weeks
        ---

        # Sunday reset

        So that Monday finds the desk clear, the fridge full, and nobody looking for a shirt.

        ## Arc 2: 2026-09-06 - 2026-11-29

        - 📅 Look at the week with Jo (every: sun)
          - 2026-09-06
          - 2026-09-13
          - 2026-09-20
          - 2026-09-27
          - 2026-10-04
          - 2026-10-11
          - 2026-10-25
          - 2026-11-01
          - 2026-11-08 skipped at Mum's
          - 2026-11-15
        - 🧺 The ironing, all of it (every: sun, goal: 9)
          - 2026-09-06
          - 2026-09-13
          - 2026-09-20
          - 2026-10-04
          - 2026-10-25
          - 2026-11-01
          - 2026-11-08 skipped at Mum's
        - 🍲 Soup for three days (every: sun)
          - 2026-09-06
          - 2026-09-13
          - 2026-09-20
          - 2026-09-27
          - 2026-10-11
          - 2026-10-18
          - 2026-10-25
          - 2026-11-01 leek and potato
          - 2026-11-08 skipped at Mum's
          - 2026-11-15 the last of the squash
        - 🪴 Water everything (every: 2 weeks on sun, from: 2026-09-06)
          - 2026-09-06
          - 2026-09-20
          - 2026-10-04
          - 2026-11-01
          - 2026-11-15

        ## Arc 1: 2026-05-03 - 2026-07-25 (ended: 2026-07-19)

        Until the summer, when Sundays are for the allotment.

        - 📅 Look at the week with Jo (every: sun)
          - 2026-05-03
          - 2026-05-10
          - 2026-05-17
          - 2026-05-31
          - 2026-06-07
          - 2026-06-14
          - 2026-06-21
          - 2026-06-28
          - 2026-07-05
          - 2026-07-19
        - 🧺 The ironing, all of it (every: sun)
          - 2026-05-03
          - 2026-05-10
          - 2026-05-17
          - 2026-06-07
          - 2026-06-14
          - 2026-06-21
          - 2026-07-05
          - 2026-07-12
          - 2026-07-19

        """#
    ),
    VaultTemplate.File(
      name: "stacks.md",
      text: #"""
        ---
        kind: stacks
        icon: 🗂️
        ---

        # Task stacks

        Things that go together, whoever they are for. Put a whole stack into a block, do what you can, leave the rest.

        ## ☀️ Morning reset

        - [ ] Open the window
        - [ ] Make the bed
        - [ ] Clear the desk, all of it

        ## 📞 On the telephone

        - [ ] Order the goose (project: Mum at Christmas)
        - [ ] Ask Mum which train (project: Mum at Christmas)
        - [ ] Two more parents for the coach (project: Museum trip)
        - [ ] The dentist, about that filling

        ## 🔔 Between bells

        Ten minutes each, standing up.

        - [ ] Count the slips (project: Museum trip)
        - [ ] Ask who gets sick on coaches (project: Museum trip)
        - [ ] Check the tide tables for 1911 (project: One Window)

        """#
    ),
    VaultTemplate.File(
      name: "tidemark.md",
      text: #"""
        ---
        kind: vault
        icon: 🌊
        week-starts: monday
        day-starts: 05:30
        day-ends: 22:30
        default-block: 45m
        midnight: 03:00
        reminders: [morning 06:30, midday 12:30, evening 19:45]
        insights: [streak, active, best-ritual]
        ---

        # My Tidemark

        ## Pages

        - [Compass](pages/compass.md)
        - [The lightship book](pages/the-lightship-book.md)
        - [Health](pages/health.md)
        - [Allotment](pages/allotment.md)
        - [The house](pages/the-house.md)
        - [Lisbon in February](pages/lisbon.md)
        - [Reading](pages/reading.md)

        ## Rituals

        - [Before the book](rituals/before-the-book.md)
        - [Round the lake](rituals/round-the-lake.md)
        - [Between bells](rituals/between-bells.md)
        - [[Lamp out]]
        - [[Sunday reset]]
        - [Low water](rituals/low-water.md)

        ## Projects

        - [[One Window]]
        - [[Museum trip]]
        - [Mum at Christmas](projects/mum-at-christmas.md)

        ## Categories

        - ⛵ Estuary (color: indigo)
        - Health (color: mint)
        - Garden (color: green)

        ## Routine

        A day of my own begins with these. What a day says itself goes before.

        - 05:45 ☕ Coffee, no screens
        - 06:00 - 07:30 ✍️ The book (every: weekday, color: indigo, notify: start)
        - 08:20 - 15:40 School (every: tue wed thu fri, color: orange)
        - 10:00 - 11:30 🥕 Allotment (every: 2 weeks on sun, in: mar apr may jun jul aug sep oct, from: 2026-03-01, color: green)
        - 18:30 - 19:30 🍲 Supper with Jo
        - 21:45 Lamp out

        """#
    ),
  ])
}
