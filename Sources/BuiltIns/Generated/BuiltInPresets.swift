// Computed by scripts/generate; `make generate` writes it anew.

/// The files of `Templates/rituals/`, by name.
package enum BuiltInPresets {
  package static let all: [RitualPreset] = [
    RitualPreset(
      name: "breathwork",
      text: #"""
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

        """#
    ),
    RitualPreset(
      name: "deep-work-prep",
      text: #"""
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

        """#
    ),
    RitualPreset(
      name: "digital-detox",
      text: #"""
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

        """#
    ),
    RitualPreset(
      name: "end-of-day-review",
      text: #"""
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

        """#
    ),
    RitualPreset(
      name: "evening-reflection",
      text: #"""
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

        """#
    ),
    RitualPreset(
      name: "evening-wind-down",
      text: #"""
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

        """#
    ),
    RitualPreset(
      name: "focus-reset",
      text: #"""
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

        """#
    ),
    RitualPreset(
      name: "gratitude-practice",
      text: #"""
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

        """#
    ),
    RitualPreset(
      name: "midday-movement",
      text: #"""
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

        """#
    ),
    RitualPreset(
      name: "morning-hydration",
      text: #"""
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

        """#
    ),
    RitualPreset(
      name: "morning-meditation",
      text: #"""
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

        """#
    ),
    RitualPreset(
      name: "morning-skincare",
      text: #"""
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

        """#
    ),
    RitualPreset(
      name: "sleep-preparation",
      text: #"""
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

        """#
    ),
    RitualPreset(
      name: "weekly-reset",
      text: #"""
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

        """#
    ),
  ]
}
