"""The words that a made-up vault is made of."""

# A title, an icon, and what the tasks are about.
PROJECTS = [
    (
        "Thesis", "📘",
        "chapter 1|chapter 2|chapter 3|the abstract|the figures|the references|the method|the survey|the appendix",
    ),
    (
        "Kitchen", "🍳",
        "the worktop|the sink|the tiles|the lamp|the shelves|the oven|the plumbing|the floor|the wall paint",
    ),
    (
        "Allotment", "🌱",
        "the beans|the shed roof|the compost|the water butt|the fence|the raised bed|the seed list|the path",
    ),
    (
        "Half marathon", "🏃",
        "the training plan|the long run|the shoes|the entry form|the route|the stretches|the gels|the watch",
    ),
    (
        "Portuguese", "📗",
        "lesson 4|lesson 5|lesson 6|the verb cards|the radio play|the letter to Ines|the exam form|the reader",
    ),
    (
        "Choir", "🎵",
        "the alto part|the programme|the hall|the tea rota|the new scores|the concert poster|the soloist|the piano",
    ),
    (
        "Lisbon", "🧳",
        "the train|the flat|the museum list|the insurance|the packing list|the tram pass|the phrase book|the ferry",
    ),
    (
        "Website", "🌐",
        "the front page|the archive|the feed|the fonts|the contact form|the search|the old links|the licence note",
    ),
    (
        "Accounts", "🧾",
        "the receipts|the mileage|the invoices|the tax return|the pension form|the bank letter|the ledger|the rent book",
    ),
    (
        "School play", "🎭",
        "act one|act two|the costumes|the lights|the ticket list|the rehearsal plan|the props|the backdrop",
    ),
    (
        "Photo book", "📷",
        "the summer photos|the captions|the cover|the scans|the print proof|the paper|the order of pages|the dedication",
    ),
    (
        "Bicycle", "🚲",
        "the brakes|the rear wheel|the chain|the lamp mount|the saddle|the pannier|the service book|the spare tube",
    ),
    (
        "Newsletter", "📮",
        "the lead story|the interview|the address list|the spring issue|the autumn issue|the calendar|the editorial|the layout",
    ),
    (
        "Cello", "🎻",
        "the first suite|the bow rehair|the scales|the duet|the lesson notes|the strings|the recital|the metronome",
    ),
    (
        "Book club", "📚",
        "the reading list|the questions|the next novel|the room|the invitation|the library loan|the vote|the biscuits",
    ),
    (
        "Moving house", "📦",
        "the boxes|the van|the meter readings|the address changes|the keys|the cellar|the old sofa|the broadband",
    ),
    (
        "Boat", "⛵",
        "the hull|the winter cover|the sail repair|the mooring fee|the charts|the outboard|the safety kit|the varnish",
    ),
    (
        "Family tree", "🌳",
        "the parish records|the census pages|the letters|the aunt interview|the map|the names index|the photo album|the gaps",
    ),
    (
        "Wedding", "💐",
        "the guest list|the speeches|the flowers|the band|the cake|the seating plan|the rings|the thank you cards",
    ),
    (
        "Field notes", "🔭",
        "the bird list|the hide|the spring count|the map sheets|the lens|the report|the ringing permit|the lecture",
    ),
]

VERBS = [
    "Draft", "Check", "Mend", "Order", "Plan", "Sort out", "Finish", "Ask about", "Compare", "Measure", "Write down",
    "Tidy", "Pay for", "Talk over", "Look up", "Photograph",
]
REPEATED = [
    "Back up", "Look over", "Go through", "Count", "Write the news of",
]
STEPS = [
    "Find the notes", "Ring first", "Take the measurements", "Make a list", "Send a copy to Jo", "Put it in the folder",
]

# An icon and a title, in the order of a day.
BLOCKS = [
    ("☕", "Morning pages"), ("🧘", "Stretching"), ("🏃", "Run by the river"), ("🚌", "Bus to work"),
    ("📮", "Letters and mail"), ("💻", "Deep work"), ("👥", "Team meeting"), ("", "Dentist"), ("📞", "Calls"),
    ("🌱", "Allotment"), ("🍲", "Lunch"), ("🚶", "Walk round the park"), ("🧾", "Paperwork"), ("", "Coffee with Sam"),
    ("💡", "Ideas for the spring"), ("🛒", "Shopping"), ("", "Train to Harlow"), ("🎨", "Drawing class"),
    ("🧒", "Homework with Kit"), ("🏊", "Swimming"), ("", "Parents' evening"), ("🍳", "Cook supper"), ("🎻", "Practice"),
    ("", "Choir"), ("🧹", "Tidy the flat"), ("🎬", "Film with Jo"), ("📚", "Reading"),
]
ERRANDS = [
    "Buy milk", "Water the plants", "Ring Mum", "Take the bins out", "Post the parcel", "Return the library book",
    "Pay the milkman", "Book the dentist", "Charge the lamp", "Empty the dishwasher", "Feed the neighbour's cat",
    "Fetch the dry cleaning", "Change the sheets", "Iron two shirts", "Freeze the bread", "Answer Teresa",
    "Top up the travel card", "Oil the gate", "Print the tickets", "Wrap the present", "Pump up the tyres",
    "Descale the kettle", "Sharpen the knives", "Sort the post",
]
NOTES = [
    "Slept well and woke before the alarm.", "Rain from noon, so the washing stayed in.",
    "The bus was late again, which gave me a chapter.", "Kit lost a tooth and found a coin.",
    "Jo cooked; the soup was better than mine.", "Two good hours and then the telephone.",
    "A quiet day, and nothing to complain of.", "Too many meetings, too little air.",
    "Frost on the allotment for the first time.", "Sam sends greetings from Porto.", "Left the umbrella at the café.",
    "The new shoes are a size too small.", "Remember the name of that painter.", "Finished the jam of last summer.",
    "Saw the kingfisher by the weir.", "The heating man comes on Thursday or never.",
    "Talked with Teresa about the autumn.", "An early night, at last.",
]
STACKS = [
    "Morning reset", "Friday afternoon", "Waiting room", "On the train", "Rainy Sunday",
]

PAGES = [
    "Compass", "Reading", "Health", "The house", "Money", "Music", "Garden year", "Letters", "Winter", "Mornings",
    "Work", "Travel", "The estuary", "Recipes", "Friends", "Teaching", "Sabbatical", "Evenings", "The attic",
    "Languages", "Sleep", "Walking", "Sailing", "Writing", "Family", "The flat", "Learning to draw", "Slow days",
    "Repairs", "Giving", "Weather", "Small joys", "Birds", "Courage", "The workshop", "Simple food", "Neighbours",
    "Patience", "Photographs", "Swimming", "Old plans", "New plans", "Sundays", "Quiet", "Theatre", "Maps", "Tools",
    "Bread", "Trees", "Enough",
]
SAYINGS = [
    ("Well begun is half done.", "Aristotle"),
    ("Reading is to the mind what exercise is to the body.", "Richard Steele"),
    ("There is no frigate like a book", "Emily Dickinson"),
    ("The cure for anything is salt water: sweat, tears or the sea.", "Isak Dinesen"),
    ("He who would travel happily must travel light.", "Antoine de Saint-Exupéry"),
    ("No man is an island.", "John Donne"),
]
HABITS = [
    "Meditate", "Stretch", "Write a page", "Phone in the hall by nine", "Practise scales", "Read in bed",
    "Walk to work", "Floss",
]
THINGS = [
    "The garden at dawn", "People who write one good page a day",
    "Gran's recipe book, with the prices of 1961 in the margin", "The dredger at six in the morning",
    "A table with nothing on it", "Long trains and short books", "The smell of the workshop",
    "Anything that Ines recommends", "Handwriting that somebody else can read", "A day without a plan",
    "Bread that takes two days", "The choir when the altos are awake", "Old maps of places I know",
    "Letters that begin in the middle",
]
AIMS = [
    "Passport", "Ask Teresa to read the first chapters", "Enough Portuguese to order supper",
    "Four days a week at work", "Give Kwame his book back", "A shelf for the records", "Learn to sharpen a chisel",
    "Write to the landlord", "Mend the blue chair", "Find a second-hand piano", "Walk the whole canal",
    "One concert a month", "A will, at last", "Swim a mile without stopping",
]
PARAGRAPHS = [
    "Somebody who finishes. I am good at beginnings, and I have a drawer full of them.",
    "At the desk by six, phone in the hall. Two pages or ninety minutes, whichever comes first.",
    "Read on the first Sunday of the month, with coffee, before anyone else is up. Cross things out freely.",
    "Three times a week is plenty. Walking counts as walking, not as training.",
    "The rule is that nothing new comes in before something old has gone out, and that books are excepted.",
    "Nobody is waiting for this. That is the best of it, and it is also why it needs a place in the week.",
    "What I wrote here in spring was too large. I have left two things standing, and both of them are going well.",
]
QUANTITIES = [
    "Water", "Pages", "Lengths", "Portions of fruit", "Letters answered",
]
UNITS = [
    "glasses", "pages", "lengths", "portions", "letters",
]
SET_ASIDE = [
    "Draw hands properly", "Reviews on the internet", "The whole of Proust by Easter", "Sourdough", "A second bicycle",
]
LISTS = [
    "slow | generous | dry-witted", "kind | calm | curious", "calves | hips | shoulders | neck",
    "flute | cello | voice",
]
WAYS = [
    "Mornings belong to the book", "Say no in writing", "Move every day, gently", "One thing at a time",
    "Ask before buying",
]
