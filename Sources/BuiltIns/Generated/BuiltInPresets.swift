// Computed by scripts/generate; `make generate` writes it anew.

/// The files of `Templates/rituals/`, by name.
package enum BuiltInPresets {
  static let sources: [Source] = [
    Source(
      name: "breathwork",
      text: BuiltInText(
        english: #"""
          ---
          kind: ritual
          icon: 🌬️
          category: Mindfulness
          time: anytime
          duration: 14 days
          ---

          # Breathwork

          Five minutes, sitting, through the nose. Stop and breathe as usual when it makes you dizzy.

          ## Arc 1: {{today}} - {{end}}

          - 🌬️ In for four, out for six, five minutes long
          - ⏸️ Three slow breaths before a meal
          - 🪟 One minute at an open window

          """#,
        spanish: #"""
          ---
          kind: ritual
          icon: 🌬️
          category: Mindfulness
          time: anytime
          duration: 14 days
          ---

          # Respiración consciente

          Cinco minutos en una silla, por la nariz. Para y respira como siempre si te mareas.

          ## Arc 1: {{today}} - {{end}}

          - 🌬️ Inhalar en cuatro y exhalar en seis, durante cinco minutos
          - ⏸️ Tres respiraciones lentas antes de comer
          - 🪟 Un minuto junto a una ventana abierta

          """#,
        french: #"""
          ---
          kind: ritual
          icon: 🌬️
          category: Mindfulness
          time: anytime
          duration: 14 days
          ---

          # Exercices de respiration

          Cinq minutes, en position assise, par le nez. Arrêtez et respirez comme d’habitude si la tête vous tourne.

          ## Arc 1: {{today}} - {{end}}

          - 🌬️ Inspirer sur quatre temps, expirer sur six, pendant cinq minutes
          - ⏸️ Trois respirations lentes avant un repas
          - 🪟 Une minute à une fenêtre ouverte

          """#
      )
    ),
    Source(
      name: "deep-work-prep",
      text: BuiltInText(
        english: #"""
          ---
          kind: ritual
          icon: 🎯
          category: Productivity
          time: morning
          duration: 28 days
          ---

          # Deep Work Prep

          Five minutes that save the first hour. The aim is one sentence; if it takes two, it is two aims.

          ## Arc 1: {{today}} - {{end}}

          - 🎯 Write the aim of the session in one sentence (every: weekday)
          - 📵 Phone in another room (every: weekday)
          - 🗂️ Close everything that is not the task (every: weekday)
          - ⏲️ Set a timer for ninety minutes (every: weekday)

          """#,
        spanish: #"""
          ---
          kind: ritual
          icon: 🎯
          category: Productivity
          time: morning
          duration: 28 days
          ---

          # Antes de concentrarse

          Cinco minutos que salvan la primera hora. El objetivo cabe en una frase; si necesita dos, son dos objetivos.

          ## Arc 1: {{today}} - {{end}}

          - 🎯 Escribir en una frase el objetivo de la sesión (every: weekday)
          - 📵 El teléfono en otro cuarto (every: weekday)
          - 🗂️ Cerrar todo lo que no es la tarea (every: weekday)
          - ⏲️ Poner un temporizador de noventa minutos (every: weekday)

          """#,
        french: #"""
          ---
          kind: ritual
          icon: 🎯
          category: Productivity
          time: morning
          duration: 28 days
          ---

          # Avant de se concentrer

          Cinq minutes qui sauvent la première heure. Le but tient en une phrase; s’il en faut deux, ce sont deux buts.

          ## Arc 1: {{today}} - {{end}}

          - 🎯 Écrire le but de la séance en une phrase (every: weekday)
          - 📵 Le téléphone dans une autre pièce (every: weekday)
          - 🗂️ Fermer tout ce qui n’est pas la tâche (every: weekday)
          - ⏲️ Régler une minuterie sur quatre-vingt-dix minutes (every: weekday)

          """#
      )
    ),
    Source(
      name: "digital-detox",
      text: BuiltInText(
        english: #"""
          ---
          kind: ritual
          icon: 📵
          category: Self-Care
          time: evening
          duration: 14 days
          ---

          # Digital Detox

          Two weeks of evenings to yourself. Tell the people who may want to reach you how they can.

          ## Arc 1: {{today}} - {{end}}

          - 📵 Phone out of reach after eight
          - 🔌 It charges outside the bedroom
          - 🎲 Do one thing with your hands instead
          - 🌳 One meal a day without a screen
          - 🚫 A day without social media (every: sun)

          """#,
        spanish: #"""
          ---
          kind: ritual
          icon: 📵
          category: Self-Care
          time: evening
          duration: 14 days
          ---

          # Desintoxicación digital

          Dos semanas de noches para ti. Diles a quienes quieran localizarte cómo pueden hacerlo.

          ## Arc 1: {{today}} - {{end}}

          - 📵 El teléfono fuera de alcance después de las ocho
          - 🔌 Cargarlo fuera de la recámara
          - 🎲 Mejor hacer algo con las manos
          - 🌳 Una comida al día sin pantalla
          - 🚫 Un día sin redes sociales (every: sun)

          """#,
        french: #"""
          ---
          kind: ritual
          icon: 📵
          category: Self-Care
          time: evening
          duration: 14 days
          ---

          # Détox numérique

          Deux semaines de soirées à vous. Dites à qui voudrait vous joindre comment le faire.

          ## Arc 1: {{today}} - {{end}}

          - 📵 Le téléphone hors de portée après huit heures
          - 🔌 Le charger hors de la chambre
          - 🎲 Plutôt faire quelque chose de ses mains
          - 🌳 Un repas par jour sans écran
          - 🚫 Une journée sans médias sociaux (every: sun)

          """#
      )
    ),
    Source(
      name: "end-of-day-review",
      text: BuiltInText(
        english: #"""
          ---
          kind: ritual
          icon: ✅
          category: Productivity
          time: afternoon
          duration: 28 days
          ---

          # End-of-Day Review

          Close the day before leaving it. What is written down does not have to be remembered over supper.

          ## Arc 1: {{today}} - {{end}}

          - ✅ Tick off what was done (every: weekday)
          - 📥 Move what was not (every: weekday)
          - 📝 Write the first thing for tomorrow (every: weekday)
          - 🧹 Clear the desk (every: weekday)

          """#,
        spanish: #"""
          ---
          kind: ritual
          icon: ✅
          category: Productivity
          time: afternoon
          duration: 28 days
          ---

          # Cierre del día

          Cierra el día antes de irte. Lo que queda escrito no hay que recordarlo en la cena.

          ## Arc 1: {{today}} - {{end}}

          - ✅ Marcar lo que se hizo (every: weekday)
          - 📥 Pasar lo que no (every: weekday)
          - 📝 Escribir lo primero de mañana (every: weekday)
          - 🧹 Despejar el escritorio (every: weekday)

          """#,
        french: #"""
          ---
          kind: ritual
          icon: ✅
          category: Productivity
          time: afternoon
          duration: 28 days
          ---

          # Bilan de fin de journée

          Fermez la journée avant de la quitter. Ce qui est noté n’a pas à être retenu pendant le souper.

          ## Arc 1: {{today}} - {{end}}

          - ✅ Cocher ce qui a été fait (every: weekday)
          - 📥 Reporter ce qui ne l’a pas été (every: weekday)
          - 📝 Écrire la première chose du lendemain (every: weekday)
          - 🧹 Dégager le bureau (every: weekday)

          """#
      )
    ),
    Source(
      name: "evening-reflection",
      text: BuiltInText(
        english: #"""
          ---
          kind: ritual
          icon: 🕯️
          category: Mindfulness
          time: evening
          duration: 28 days
          ---

          # Evening Reflection

          A look back before the day is over, with a pen. Not everything needs a lesson.

          ## Arc 1: {{today}} - {{end}}

          - 🕯️ Sit down without a screen
          - 📓 Write what went well, and what did not
          - 🌱 One thing to do differently tomorrow
          - 📆 Read the past week (every: sun)

          """#,
        spanish: #"""
          ---
          kind: ritual
          icon: 🕯️
          category: Mindfulness
          time: evening
          duration: 28 days
          ---

          # Reflexión de la noche

          Una mirada atrás antes de que acabe el día, con pluma en mano. No todo necesita una lección.

          ## Arc 1: {{today}} - {{end}}

          - 🕯️ Sentarme sin pantalla
          - 📓 Escribir qué salió bien y qué no
          - 🌱 Una cosa que hacer distinto mañana
          - 📆 Leer la semana que pasó (every: sun)

          """#,
        french: #"""
          ---
          kind: ritual
          icon: 🕯️
          category: Mindfulness
          time: evening
          duration: 28 days
          ---

          # Réflexion du soir

          Un regard en arrière avant la fin de la journée, un stylo à la main. Tout n’a pas besoin d’une leçon.

          ## Arc 1: {{today}} - {{end}}

          - 🕯️ S’asseoir sans écran
          - 📓 Écrire ce qui a bien été, et ce qui n’a pas été
          - 🌱 Une chose à faire autrement demain
          - 📆 Lire la semaine passée (every: sun)

          """#
      )
    ),
    Source(
      name: "evening-wind-down",
      text: BuiltInText(
        english: #"""
          ---
          kind: ritual
          icon: 🛁
          category: Self-Care
          time: evening
          duration: 28 days
          ---

          # Evening Wind-Down

          From doing to resting, in the same order every evening, so that the order does the work.

          ## Arc 1: {{today}} - {{end}}

          - 🧺 Put out clothes for tomorrow
          - 🛁 A bath, a shower, or warm water on the face
          - 🍵 Something warm to drink
          - 🎶 Quiet music, or none

          """#,
        spanish: #"""
          ---
          kind: ritual
          icon: 🛁
          category: Self-Care
          time: evening
          duration: 28 days
          ---

          # Bajar el ritmo

          De hacer a descansar, cada noche en el mismo orden, para que el orden haga el trabajo.

          ## Arc 1: {{today}} - {{end}}

          - 🧺 Dejar lista la ropa de mañana
          - 🛁 Un baño de tina, un regaderazo o agua tibia en la cara
          - 🍵 Algo caliente de beber
          - 🎶 Música tranquila, o ninguna

          """#,
        french: #"""
          ---
          kind: ritual
          icon: 🛁
          category: Self-Care
          time: evening
          duration: 28 days
          ---

          # Retour au calme

          De l’action au repos, chaque soir dans le même ordre, pour que l’ordre fasse le travail.

          ## Arc 1: {{today}} - {{end}}

          - 🧺 Préparer les vêtements du lendemain
          - 🛁 Un bain, une douche, ou de l’eau tiède sur le visage
          - 🍵 Quelque chose de chaud à boire
          - 🎶 De la musique douce, ou aucune

          """#
      )
    ),
    Source(
      name: "focus-reset",
      text: BuiltInText(
        english: #"""
          ---
          kind: ritual
          icon: 🔄
          category: Productivity
          time: afternoon
          duration: 14 days
          ---

          # Focus Reset

          For the hour after lunch in which everything takes twice as long. Stand up first; the rest is easier on two feet.

          ## Arc 1: {{today}} - {{end}}

          - 🧍 Stand up and leave the room
          - 💧 Drink a glass of water
          - 🔕 Silence everything for half an hour
          - 1️⃣ Name the one thing to finish today

          """#,
        spanish: #"""
          ---
          kind: ritual
          icon: 🔄
          category: Productivity
          time: afternoon
          duration: 14 days
          ---

          # Recuperar el enfoque

          Para esa hora después de comer en la que todo tarda el doble. Primero ponte de pie; lo demás es más fácil sobre los dos pies.

          ## Arc 1: {{today}} - {{end}}

          - 🧍 Levantarme y salir del cuarto
          - 💧 Tomar un vaso de agua
          - 🔕 Silenciar todo durante media hora
          - 1️⃣ Decir cuál es la única cosa por terminar hoy

          """#,
        french: #"""
          ---
          kind: ritual
          icon: 🔄
          category: Productivity
          time: afternoon
          duration: 14 days
          ---

          # Retrouver l’attention

          Pour cette heure après le dîner où tout prend deux fois plus de temps. D’abord, levez-vous; le reste est plus facile debout.

          ## Arc 1: {{today}} - {{end}}

          - 🧍 Se lever et quitter la pièce
          - 💧 Boire un verre d’eau
          - 🔕 Tout mettre en silence pendant une demi-heure
          - 1️⃣ Nommer la seule chose à finir aujourd’hui

          """#
      )
    ),
    Source(
      name: "gratitude-practice",
      text: BuiltInText(
        english: #"""
          ---
          kind: ritual
          icon: 🙏
          category: Mindfulness
          time: evening
          duration: 21 days
          ---

          # Gratitude Practice

          Three things of today, small and particular: not the family, but the way someone laughed at lunch.

          ## Arc 1: {{today}} - {{end}}

          - 🙏 Write down three things of today
          - 💬 Thank one person aloud or in writing (goal: 12)
          - 📷 Keep one of them as a picture (every: sun)

          """#,
        spanish: #"""
          ---
          kind: ritual
          icon: 🙏
          category: Mindfulness
          time: evening
          duration: 21 days
          ---

          # Gratitud

          Tres cosas de hoy, pequeñas y precisas: no la familia, sino la forma en que alguien se rio en la comida.

          ## Arc 1: {{today}} - {{end}}

          - 🙏 Escribir tres cosas de hoy
          - 💬 Dar las gracias a una persona, de palabra o por escrito (goal: 12)
          - 📷 Guardar una de ellas como foto (every: sun)

          """#,
        french: #"""
          ---
          kind: ritual
          icon: 🙏
          category: Mindfulness
          time: evening
          duration: 21 days
          ---

          # Gratitude

          Trois choses du jour, petites et précises : non pas la famille, mais le rire de quelqu’un au dîner.

          ## Arc 1: {{today}} - {{end}}

          - 🙏 Écrire trois choses du jour
          - 💬 Remercier une personne, de vive voix ou par écrit (goal: 12)
          - 📷 Garder l’une d’elles en photo (every: sun)

          """#
      )
    ),
    Source(
      name: "midday-movement",
      text: BuiltInText(
        english: #"""
          ---
          kind: ritual
          icon: 🚶
          category: Health
          time: midday
          duration: 28 days
          ---

          # Midday Movement

          Ten minutes away from the chair, before lunch and not instead of it. Any clothes will do.

          ## Arc 1: {{today}} - {{end}}

          - 🚶 Walk for ten minutes, outside if it can be
          - 🙆 Stretch neck, shoulders and hips
          - 🪜 Take the stairs once (every: weekday)
          - 👀 Look at something far away

          """#,
        spanish: #"""
          ---
          kind: ritual
          icon: 🚶
          category: Health
          time: midday
          duration: 28 days
          ---

          # Movimiento de mediodía

          Diez minutos lejos de la silla, antes de comer y no en lugar de comer. Cualquier ropa sirve.

          ## Arc 1: {{today}} - {{end}}

          - 🚶 Caminar diez minutos, afuera si se puede
          - 🙆 Estirar cuello, hombros y cadera
          - 🪜 Subir una vez por las escaleras (every: weekday)
          - 👀 Mirar algo que esté lejos

          """#,
        french: #"""
          ---
          kind: ritual
          icon: 🚶
          category: Health
          time: midday
          duration: 28 days
          ---

          # Bouger le midi

          Dix minutes loin de la chaise, avant le dîner et non à sa place. N’importe quels vêtements conviennent.

          ## Arc 1: {{today}} - {{end}}

          - 🚶 Marcher dix minutes, dehors si possible
          - 🙆 Étirer le cou, les épaules et les hanches
          - 🪜 Prendre une fois l’escalier (every: weekday)
          - 👀 Regarder quelque chose au loin

          """#
      )
    ),
    Source(
      name: "morning-hydration",
      text: BuiltInText(
        english: #"""
          ---
          kind: ritual
          icon: 💧
          category: Health
          time: morning
          duration: 28 days
          ---

          # Morning Hydration

          Water before anything else. Put the glass out the night before, so that there is nothing to decide in the morning.

          ## Arc 1: {{today}} - {{end}}

          - 🥛 A glass of water before coffee
          - 🍋 A second one with breakfast
          - 🫗 Fill the bottle for the day

          """#,
        spanish: #"""
          ---
          kind: ritual
          icon: 💧
          category: Health
          time: morning
          duration: 28 days
          ---

          # Agua por la mañana

          Agua antes que nada. Deja el vaso listo la noche anterior, para que en la mañana no haya nada que decidir.

          ## Arc 1: {{today}} - {{end}}

          - 🥛 Un vaso de agua antes del café
          - 🍋 Otro con el desayuno
          - 🫗 Llenar la botella para el día

          """#,
        french: #"""
          ---
          kind: ritual
          icon: 💧
          category: Health
          time: morning
          duration: 28 days
          ---

          # L’eau du matin

          De l’eau avant toute chose. Sortez le verre la veille, pour qu’il n’y ait rien à décider le matin.

          ## Arc 1: {{today}} - {{end}}

          - 🥛 Un verre d’eau avant le café
          - 🍋 Un deuxième avec le déjeuner
          - 🫗 Remplir la bouteille pour la journée

          """#
      )
    ),
    Source(
      name: "morning-meditation",
      text: BuiltInText(
        english: #"""
          ---
          kind: ritual
          icon: 🧘
          category: Mindfulness
          time: morning
          duration: 28 days
          ---

          # Morning Meditation

          The same place and the same cushion, before the phone is looked at. Two minutes count.

          ## Arc 1: {{today}} - {{end}}

          - 🧘 Sit for ten minutes
          - 🌬️ Count ten breaths before getting up
          - ✍️ One line on how it was (goal: 20)

          """#,
        spanish: #"""
          ---
          kind: ritual
          icon: 🧘
          category: Mindfulness
          time: morning
          duration: 28 days
          ---

          # Meditación matutina

          El mismo lugar y el mismo cojín, antes de mirar el teléfono. Dos minutos cuentan.

          ## Arc 1: {{today}} - {{end}}

          - 🧘 Sentarme diez minutos
          - 🌬️ Contar diez respiraciones antes de levantarme
          - ✍️ Una línea sobre cómo estuvo (goal: 20)

          """#,
        french: #"""
          ---
          kind: ritual
          icon: 🧘
          category: Mindfulness
          time: morning
          duration: 28 days
          ---

          # Méditation du matin

          Le même endroit et le même coussin, avant de regarder le téléphone. Même deux minutes comptent.

          ## Arc 1: {{today}} - {{end}}

          - 🧘 S’asseoir dix minutes
          - 🌬️ Compter dix respirations avant de se lever
          - ✍️ Une ligne pour dire comment c’était (goal: 20)

          """#
      )
    ),
    Source(
      name: "morning-skincare",
      text: BuiltInText(
        english: #"""
          ---
          kind: ritual
          icon: 🧴
          category: Self-Care
          time: morning
          duration: 28 days
          ---

          # Morning Skincare

          Four steps and no more. They are meant to take as long as the kettle does.

          ## Arc 1: {{today}} - {{end}}

          - 🧼 Cleanse
          - 💦 Moisturize
          - ☀️ Sunscreen
          - 👄 Lip balm

          """#,
        spanish: #"""
          ---
          kind: ritual
          icon: 🧴
          category: Self-Care
          time: morning
          duration: 28 days
          ---

          # Cuidado de la piel

          Cuatro pasos y ni uno más. Deben tardar lo mismo que la tetera.

          ## Arc 1: {{today}} - {{end}}

          - 🧼 Limpiar
          - 💦 Hidratar
          - ☀️ Protector solar
          - 👄 Bálsamo de labios

          """#,
        french: #"""
          ---
          kind: ritual
          icon: 🧴
          category: Self-Care
          time: morning
          duration: 28 days
          ---

          # Soins de la peau

          Quatre étapes et pas une de plus. Elles doivent prendre le temps qu’il faut à la bouilloire.

          ## Arc 1: {{today}} - {{end}}

          - 🧼 Nettoyer
          - 💦 Hydrater
          - ☀️ Crème solaire
          - 👄 Baume à lèvres

          """#
      )
    ),
    Source(
      name: "sleep-preparation",
      text: BuiltInText(
        english: #"""
          ---
          kind: ritual
          icon: 😴
          category: Health
          time: night
          duration: 28 days
          ---

          # Sleep Preparation

          The hour before bed decides the night more than the hour in it. Begin when you would usually start one more thing.

          ## Arc 1: {{today}} - {{end}}

          - ☕ Nothing with caffeine since two
          - 💡 Turn the lights down an hour before bed
          - 🌡️ Air the bedroom
          - 📖 Read on paper until tired
          - 🛏️ In bed by the same time (goal: 24)

          """#,
        spanish: #"""
          ---
          kind: ritual
          icon: 😴
          category: Health
          time: night
          duration: 28 days
          ---

          # Preparar el sueño

          La hora antes de acostarte decide la noche más que la hora ya en la cama. Empieza cuando normalmente empezarías una cosa más.

          ## Arc 1: {{today}} - {{end}}

          - ☕ Nada con cafeína desde las dos
          - 💡 Bajar las luces una hora antes de dormir
          - 🌡️ Ventilar la recámara
          - 📖 Leer en papel hasta tener sueño
          - 🛏️ En la cama a la misma hora (goal: 24)

          """#,
        french: #"""
          ---
          kind: ritual
          icon: 😴
          category: Health
          time: night
          duration: 28 days
          ---

          # Préparer le sommeil

          L’heure qui précède le coucher décide de la nuit plus que l’heure du coucher. Commencez quand vous entameriez d’ordinaire une chose de plus.

          ## Arc 1: {{today}} - {{end}}

          - ☕ Rien avec de la caféine depuis deux heures de l’après-midi
          - 💡 Baisser les lumières une heure avant le coucher
          - 🌡️ Aérer la chambre
          - 📖 Lire sur papier jusqu’à la fatigue
          - 🛏️ Au lit à la même heure (goal: 24)

          """#
      )
    ),
    Source(
      name: "weekly-reset",
      text: BuiltInText(
        english: #"""
          ---
          kind: ritual
          icon: 🧹
          category: Self-Care
          time: anytime
          duration: 84 days
          ---

          # Weekly Reset

          Once a week, on Sunday unless another day suits you better, so that Monday begins with a clear table. Change the day in the rules below.

          ## Arc 1: {{today}} - {{end}}

          - 📅 Look at the week ahead (every: sun)
          - 🧹 Tidy one room (every: sun)
          - 🧺 Wash the sheets (every: 2 weeks on sun, from: {{today}})
          - 🛒 Plan meals and write the list (every: sun)
          - 🌿 An hour for nothing in particular (every: sun, goal: 8)

          """#,
        spanish: #"""
          ---
          kind: ritual
          icon: 🧹
          category: Self-Care
          time: anytime
          duration: 84 days
          ---

          # Puesta en orden semanal

          Una vez por semana, el domingo si no te conviene más otro día, para que el lunes empiece con la mesa despejada. Cambia el día en las reglas de abajo.

          ## Arc 1: {{today}} - {{end}}

          - 📅 Mirar la semana que viene (every: sun)
          - 🧹 Ordenar un cuarto (every: sun)
          - 🧺 Lavar las sábanas (every: 2 weeks on sun, from: {{today}})
          - 🛒 Planear las comidas y escribir la lista (every: sun)
          - 🌿 Una hora para nada en particular (every: sun, goal: 8)

          """#,
        french: #"""
          ---
          kind: ritual
          icon: 🧹
          category: Self-Care
          time: anytime
          duration: 84 days
          ---

          # Remise en ordre de la semaine

          Une fois par semaine, le dimanche à moins qu’un autre jour vous convienne mieux, pour que le lundi commence sur une table dégagée. Changez le jour dans les règles ci-dessous.

          ## Arc 1: {{today}} - {{end}}

          - 📅 Regarder la semaine à venir (every: sun)
          - 🧹 Ranger une pièce (every: sun)
          - 🧺 Laver les draps (every: 2 weeks on sun, from: {{today}})
          - 🛒 Prévoir les repas et écrire la liste (every: sun)
          - 🌿 Une heure pour rien en particulier (every: sun, goal: 8)

          """#
      )
    ),
  ]
}
