/// The emoji that is nearest to the name of a symbol: a terminal has no picture for the name.
enum SymbolEmoji {
  /// The emoji of a name such as `book.closed.fill` or `graduation-cap`: that of the whole name, else of its longest beginning, else
  /// of its first word that has one. Nil where none does.
  static func emoji(of name: String) -> String? {
    let words = name.lowercased().split { ".-_".contains($0) }.map(String.init)
    for count in words.indices.reversed() {
      if let emoji = emoji[words[...count].joined(separator: ".")] { return emoji }
    }
    return words.lazy.compactMap { emoji[$0] }.first
  }

  /// Each line: an emoji, and the names that it is for.
  private static let table = """
    🏠 house home
    🏢 building
    🏥 cross.case hospital
    🏫 school
    🏦 bank
    🛏️ bed
    🚿 shower
    🛁 bathtub bath
    🪴 plant potted
    🌱 leaf sprout seedling
    🌳 tree
    🌸 flower
    🥕 carrot
    🍎 apple fruit
    🍽️ fork.knife utensils cutlery
    🍲 pot soup
    🍳 frying.pan
    ☕ cup coffee mug
    🍵 tea
    🍷 wineglass wine
    💧 drop water droplet
    🌊 wave waves
    🔥 flame fire
    ⚡ bolt zap
    ☀️ sun
    🌙 moon
    ⭐ star
    ✨ sparkles
    ☁️ cloud
    🌧️ cloud.rain rain
    ❄️ snowflake snow
    🌈 rainbow
    🌍 globe world earth
    🗺️ map
    📍 mappin pin location
    🧭 compass safari
    ⛰️ mountain mountain.2
    🏖️ beach
    ⛺ tent
    ⛵ boat sailboat
    🚢 ferry ship
    ✈️ airplane plane
    🚗 car
    🚌 bus
    🚆 train tram
    🚲 bicycle bike
    🚶 figure.walk walk footprints
    🏃 figure.run run running
    🥾 figure.hiking hiking
    🏊 figure.pool.swim figure.open.water.swim swim
    🧘 figure.mind.and.body figure.yoga yoga meditation
    🏋️ figure.strengthtraining.traditional dumbbell gym
    🚴 figure.outdoor.cycle cycling
    🧗 figure.climbing climbing
    💃 figure.dance dance
    🎾 figure.tennis tennis tennisball
    ⚽ soccerball football
    🏀 basketball
    🧍 figure
    👤 person user
    👥 person.2 people users
    👪 person.3 figure.2.and.child.holdinghands family
    👶 figure.and.child.holdinghands baby
    ❤️ heart
    🧠 brain
    👁️ eye
    👂 ear
    ✋ hand
    👍 hand.thumbsup
    🙏 hands.sparkles hands pray
    🦷 tooth mouth
    🫁 lungs
    💊 pills pill
    🩺 stethoscope
    💉 syringe
    🩹 bandage
    😀 face.smiling smile
    🐾 pawprint paw
    🐦 bird
    🐟 fish
    🐱 cat
    🐶 dog
    🐞 ladybug
    📖 book
    📚 books.vertical books library
    📕 book.closed
    📓 notebook
    📝 note.text note square.and.pencil
    ✏️ pencil
    ✍️ pencil.and.outline signature pen
    📰 newspaper
    🎓 graduationcap graduation.cap graduation
    📁 folder
    🗃️ archivebox archive
    📥 tray inbox
    📄 doc document file page
    📋 list clipboard checklist
    📎 paperclip
    🔗 link
    🏷️ tag
    🔖 bookmark
    🗑️ trash
    📅 calendar
    🕒 clock
    ⏰ alarm
    ⏱️ stopwatch timer
    ⏳ hourglass
    🔔 bell
    📞 phone telephone
    📱 iphone smartphone mobile
    💻 laptopcomputer laptop
    🖥️ desktopcomputer computer display
    ⌨️ keyboard
    🖨️ printer
    📷 camera
    📺 tv television
    🎬 film movie
    🎵 music music.note
    🎹 pianokeys piano
    🎸 guitars guitar
    🎤 mic microphone
    🎧 headphones
    🔊 speaker
    🎨 paintpalette palette art
    🖌️ paintbrush brush
    🎭 theatermasks theater
    🎮 gamecontroller game
    🧩 puzzlepiece puzzle
    🎲 dice
    🎁 gift
    🎈 balloon
    🎉 party.popper party
    🏆 trophy
    🏅 medal
    🎯 target scope
    🚩 flag
    💼 briefcase suitcase.fill work
    🧳 suitcase luggage
    🎒 backpack
    🛒 cart
    🛍️ bag
    💳 creditcard credit.card
    💶 eurosign
    💵 dollarsign money banknote
    📈 chart.line chart
    📊 chart.bar
    🥧 chart.pie
    🔧 wrench
    🔨 hammer
    🛠️ wrench.and.screwdriver tools
    ⚙️ gear gearshape cog
    🔑 key
    🔒 lock
    🛡️ shield
    🔍 magnifyingglass search
    💡 lightbulb lamp
    🕯️ candle
    🔋 battery
    🔌 powerplug plug
    🧪 flask testtube
    🔬 microscope
    🔭 telescope
    ⚛️ atom
    ✂️ scissors
    🧵 thread
    👕 tshirt shirt
    👟 shoe
    👓 eyeglasses glasses
    💬 bubble message chat
    ✉️ envelope mail
    📣 megaphone
    ✅ checkmark check
    ❌ xmark
    ❓ questionmark question
    ❗ exclamationmark
    ℹ️ info
    ➕ plus
    ♻️ arrow.3.trianglepath recycle
    🔄 arrow.clockwise arrow.triangle.2.circlepath repeat
    ♾️ infinity
    🧹 broom
    🧺 basket
    🪑 chair
    🛋️ sofa
    🚪 door
    🪟 window
    🌡️ thermometer
    ⚖️ scalemass scale
    ⚓ anchor
    👑 crown
    💎 diamond gem
    🚭 nosign
    """

  private static let emoji: [String: String] = {
    let pairs = table.split(separator: "\n").flatMap { line -> [(String, String)] in
      let words = line.split(separator: " ").map(String.init)
      return words.dropFirst().map { ($0, words[0]) }
    }
    return Dictionary(pairs) { first, _ in first }
  }()
}
