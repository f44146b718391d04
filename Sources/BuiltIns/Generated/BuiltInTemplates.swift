// Computed by scripts/generate; `make generate` writes it anew.

/// The files of `Templates/`, the default first.
package enum BuiltInTemplates {
  static let sources: [Source] = [
    Source(
      name: "default",
      summary: BuiltInText(
        english: "the six questions of a Focus page",
        spanish: "las seis preguntas de una página Focus",
        french: "les six questions d’une page Focus"
      ),
      text: BuiltInText(
        english: #"""
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

          """#,
        spanish: #"""
          ---
          kind: page
          ---

          # {{title}}

          ## Qué me inspira

          - Una persona, un lugar, una línea de un libro

          ## ¿En quién tengo que convertirme para hacer realidad mis sueños?

          - En alguien que empieza antes de sentirse listo

          ## Qué quiero lograr

          - Una cosa, dicha de modo que se sepa cuándo está terminada

          ## ¿Cómo lo voy a hacer?

          ### El paso más pequeño

          Qué voy a hacer, dónde y cuándo.

          ## Horario

          - 09:00 - 10:30 El trabajo mismo

          ## Things that used to matter

          """#,
        french: #"""
          ---
          kind: page
          ---

          # {{title}}

          ## Ce qui m’inspire

          - Une personne, un lieu, une ligne d’un livre

          ## Qui dois-je devenir pour que mes rêves se réalisent?

          - Quelqu’un qui commence avant de se sentir prêt

          ## Ce que je veux accomplir

          - Une seule chose, dite de sorte qu’on sache quand elle est finie

          ## Comment vais-je m’y prendre?

          ### Le plus petit pas

          Ce que je ferai, où et quand.

          ## Horaire

          - 09:00 - 10:30 Le travail lui-même

          ## Things that used to matter

          """#
      )
    ),
    Source(
      name: "blank",
      summary: BuiltInText(
        english: "a title, and nothing else",
        spanish: "un título y nada más",
        french: "un titre, et rien d’autre"
      ),
      text: BuiltInText(
        english: #"""
          ---
          kind: page
          ---

          # {{title}}

          """#,
        spanish: #"""
          ---
          kind: page
          ---

          # {{title}}

          """#,
        french: #"""
          ---
          kind: page
          ---

          # {{title}}

          """#
      )
    ),
    Source(
      name: "goal",
      summary: BuiltInText(
        english: "one goal, its milestones, and what to do when it goes well or badly",
        spanish: "una meta, sus hitos, y qué hacer cuando va bien o mal",
        french: "un objectif, ses jalons, et que faire quand tout va bien ou mal"
      ),
      text: BuiltInText(
        english: #"""
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

          """#,
        spanish: #"""
          ---
          kind: page
          icon: 🎯
          ---

          # {{title}}

          Por qué esto, y por qué ahora.

          ## Cómo va

          - Empezado (since: {{today}})
          - Avance: 0/10 pasos
          - Le dediqué un rato (streak: weekday, from: {{today}})

          ## Hitos

          - {{today}} Fijé la meta
          - [ ] Lo primero que se le pueda enseñar a alguien
          - [ ] La mitad del camino
          - [ ] Terminado, y cómo lo voy a saber

          ## ¿Cómo lo voy a hacer?

          ### Cuando va bien

          La rutina: qué, dónde, cuándo.

          ### Cuando no

          El paso más pequeño que todavía cuenta.

          ## Things that used to matter

          """#,
        french: #"""
          ---
          kind: page
          icon: 🎯
          ---

          # {{title}}

          Pourquoi cela, et pourquoi maintenant.

          ## Où j’en suis

          - Commencé (since: {{today}})
          - Avancement: 0/10 étapes
          - J’y ai travaillé (streak: weekday, from: {{today}})

          ## Jalons

          - {{today}} Objectif fixé
          - [ ] La première chose à montrer à quelqu’un
          - [ ] La moitié du chemin
          - [ ] Fini, et comment je le saurai

          ## Comment vais-je m’y prendre?

          ### Quand tout va bien

          La routine : quoi, où, quand.

          ### Quand ça ne va pas

          Le plus petit pas qui compte encore.

          ## Things that used to matter

          """#
      )
    ),
    Source(
      name: "health",
      summary: BuiltInText(
        english: "every kind of tracker, from glasses of water to streaks and bests",
        spanish: "todo tipo de seguimientos, desde vasos de agua hasta rachas y récords",
        french: "toutes les sortes de suivi, des verres d’eau aux séries et aux records"
      ),
      text: BuiltInText(
        english: #"""
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

          """#,
        spanish: #"""
          ---
          kind: page
          icon: 💪
          tags: [salud]
          ---

          # {{title}}

          ## Hoy

          - 💧 Agua: 0/8 vasos
          - Pisos subidos: 0 (count: up)
          - Café: |

          ## Rachas

          - Meditar (streak: daily, from: {{today}})
          - Ejercicios de fisioterapia (streak: weekday, from: {{today}})
          - Correr (streak: weekly, goal: 3, from: {{today}})

          ## Récords

          - Lagartijas: 10 (best: highest)
          - Un kilómetro: 6.5 minutos (best: lowest)
            - {{today}} 6.5

          ## Conteos

          - Un nuevo comienzo (since: {{today}})
          - El día para el que entreno (until: {{today}})
            Escribe aquí tu propia fecha.
          - Sesiones que quedan: 12 (count: down, to: 0)

          ## De vez en cuando

          - [ ] Pesarme (every: sun, at: 08:00, from: {{today}})
          - [ ] Dentista (every: 6 months, from: {{today}})
          - [ ] Cepillo de dientes nuevo (every: 3 months after done)

          ## Things that used to matter

          """#,
        french: #"""
          ---
          kind: page
          icon: 💪
          tags: [santé]
          ---

          # {{title}}

          ## Aujourd’hui

          - 💧 Eau: 0/8 verres
          - Étages montés: 0 (count: up)
          - Café: |

          ## Séries

          - Méditer (streak: daily, from: {{today}})
          - Exercices de physio (streak: weekday, from: {{today}})
          - Courir (streak: weekly, goal: 3, from: {{today}})

          ## Records

          - Pompes: 10 (best: highest)
          - Un kilomètre: 6.5 minutes (best: lowest)
            - {{today}} 6.5

          ## Décomptes

          - Un nouveau départ (since: {{today}})
          - Le jour pour lequel je m’entraîne (until: {{today}})
            Mettez ici votre propre date.
          - Séances restantes: 12 (count: down, to: 0)

          ## De temps en temps

          - [ ] Me peser (every: sun, at: 08:00, from: {{today}})
          - [ ] Dentiste (every: 6 months, from: {{today}})
          - [ ] Nouvelle brosse à dents (every: 3 months after done)

          ## Things that used to matter

          """#
      )
    ),
    Source(
      name: "reading",
      summary: BuiltInText(
        english: "what is being read, what is next, and lines to keep",
        spanish: "lo que se está leyendo, lo que sigue, y frases para guardar",
        french: "ce qui se lit, ce qui vient ensuite, et les phrases à garder"
      ),
      text: BuiltInText(
        english: #"""
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

          """#,
        spanish: #"""
          ---
          kind: page
          icon: 📚
          tags: [libros]
          ---

          # {{title}}

          ## Ahora

          - El libro del buró: 0/250 páginas
          - Leer antes de dormir (streak: daily, from: {{today}})

          ## Después

          - [ ] El que un amigo me puso en las manos
          - [ ] El que siempre dejo para luego

          ## Este año

          - Terminados: 0/24 libros
          - Abandonados: |
          - {{today}} Empecé esta lista

          ## Frases guardadas

          > La frase que te hizo levantar la vista de la página.
          > — Quien la escribió

          ## Things that used to matter

          """#,
        french: #"""
          ---
          kind: page
          icon: 📚
          tags: [livres]
          ---

          # {{title}}

          ## En ce moment

          - Le livre de la table de chevet: 0/250 pages
          - Lire avant de dormir (streak: daily, from: {{today}})

          ## Ensuite

          - [ ] Celui qu’un ami m’a mis dans les mains
          - [ ] Celui que je remets toujours à plus tard

          ## Cette année

          - Finis: 0/24 livres
          - Abandonnés: |
          - {{today}} Liste commencée

          ## Phrases gardées

          > La phrase qui vous a fait lever les yeux de la page.
          > — La personne qui l’a écrite

          ## Things that used to matter

          """#
      )
    ),
    Source(
      name: "trip",
      summary: BuiltInText(
        english: "countdown, plan of the days, and packing lists",
        spanish: "cuenta regresiva, plan de los días y listas para la maleta",
        french: "compte à rebours, plan des jours et listes de bagages"
      ),
      text: BuiltInText(
        english: #"""
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

          """#,
        spanish: #"""
          ---
          kind: page
          icon: 🧳
          tags: [viajes]
          ---

          # {{title}}

          ## Antes

          - Nos vamos (until: {{today}})
            Escribe aquí el día de la salida.
          - Gastado hasta ahora: 0 (count: up)
          - [ ] Boletos
          - [ ] Una cama para la primera noche
          - [ ] Alguien que riegue las plantas

          ## Allá

          - {{today}} Llegada
          - Imperdibles: un lugar | un platillo | una vista

          ### Si llueve

          Adónde ir, y qué llevar.

          ## Maleta

          - Papeles
            - [ ] Pasaporte
            - [ ] Tarjeta del seguro
          - Ropa
            - [ ] Algo abrigador
            - [ ] Zapatos para caminar
          - [ ] Cargador

          ## Things that used to matter

          """#,
        french: #"""
          ---
          kind: page
          icon: 🧳
          tags: [voyages]
          ---

          # {{title}}

          ## Avant

          - Départ (until: {{today}})
            Mettez ici le jour du départ.
          - Dépensé jusqu’ici: 0 (count: up)
          - [ ] Billets
          - [ ] Un lit pour la première nuit
          - [ ] Quelqu’un pour arroser les plantes

          ## Sur place

          - {{today}} Arrivée
          - À ne pas manquer: un lieu | un plat | une vue

          ### S’il pleut

          Où aller, et quoi emporter.

          ## Bagages

          - Papiers
            - [ ] Passeport
            - [ ] Carte d’assurance
          - Vêtements
            - [ ] Quelque chose de chaud
            - [ ] Des souliers de marche
          - [ ] Chargeur

          ## Things that used to matter

          """#
      )
    ),
    Source(
      name: "weekly-review",
      summary: BuiltInText(
        english: "a look back at the week, loose ends, and the week ahead",
        spanish: "una mirada a la semana, los cabos sueltos, y la semana que viene",
        french: "un regard sur la semaine, ce qui traîne, et la semaine à venir"
      ),
      text: BuiltInText(
        english: #"""
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

          """#,
        spanish: #"""
          ---
          kind: page
          icon: 🔁
          ---

          # {{title}}

          ## Mirar atrás

          - [ ] Leer las notas de toda la semana, día por día
          - [ ] Anotar lo que sigue dando vueltas en la cabeza
          - Días que salieron bien: 0/7
          - Me enorgullece: una cosa | otra
          - En tres palabras: ocupada | amable | tarde

          ## Cabos sueltos

          - [ ] Contestar lo que más ha esperado
          - [ ] Descartar una cosa a propósito

          ## La semana que viene

          - Lo que no puede faltar
            - [ ] Una cosa del trabajo
            - [ ] Una cosa de la casa
            - [ ] Una cosa solo para mí

          ## Otra vez la próxima semana

          - [ ] Revisar la semana (every: fri, at: 16:00, from: {{today}})

          ## Things that used to matter

          """#,
        french: #"""
          ---
          kind: page
          icon: 🔁
          ---

          # {{title}}

          ## Regard en arrière

          - [ ] Lire les notes de toute la semaine, jour par jour
          - [ ] Noter ce qui trotte encore dans la tête
          - Jours qui se sont bien passés: 0/7
          - Ma fierté: une chose | une autre
          - En trois mots: chargée | douce | tardive

          ## Ce qui traîne

          - [ ] Répondre à ce qui attend depuis le plus longtemps
          - [ ] Abandonner une chose exprès

          ## La semaine à venir

          - Ce qui doit se faire
            - [ ] Une chose pour le travail
            - [ ] Une chose pour la maison
            - [ ] Une chose rien que pour moi

          ## Encore la semaine prochaine

          - [ ] Faire le bilan de la semaine (every: fri, at: 16:00, from: {{today}})

          ## Things that used to matter

          """#
      )
    ),
  ]
}
