"""What long days say besides their blocks: a journal, notes, and small things to do."""

import random
import textwrap

from .basics import chance
from .words import ERRANDS, NOTES

PEOPLE = [
    "Jo", "Kit", "Sam", "Teresa", "Mum", "Ines", "Kwame", "Mrs Adeyemi", "my sister", "the neighbour", "the piano tuner",
    "Aunt Vera", "the new librarian", "Tom from the boatyard",
]
PLACES = [
    "by the weir", "at the allotment", "in the kitchen", "on the late train", "in the reading room", "on the sea wall",
    "at the market", "in the old hall", "under the railway bridge", "at the back of the workshop", "in the waiting room",
]
THINGS = [
    "the letter from the bank", "the second chapter", "the blue chair", "a loaf that did not rise", "the map of the estuary",
    "the bicycle with the bent wheel", "a box of photographs", "the minutes of the last meeting", "the seed catalogue",
    "the slow movement", "a recipe for quince", "the lamp that never worked", "the tide table", "an umbrella, not mine",
]
WEATHERS = [
    "Fog until noon, then a thin sun.", "Rain in the night and a clear morning.", "Wind from the east, and everybody cross.",
    "The first warm day.", "Hail at four, blue sky at five.", "A still, grey day.", "Snow that did not stay.",
    "So hot that the tar was soft.", "Frost on the inside of the shed window.",
]
MOODS = [
    "I was tired and it did not matter.", "It went better than I deserve.", "I lost my temper and found it again.",
    "Not a word of it will I remember, which is why I write it down.", "I should have said no, and said *of course*.",
    "Nothing came of it, and I was glad.", "It is the waiting that costs, not the work.", "I laughed until it hurt.",
    "For once I left before the end.", "We agreed to talk about it **after** the holidays.",
]
# What is in braces is chosen anew each time.
SENTENCES = [
    "Met {person} {place}, and we talked about {thing} for far too long.",
    "{thing} is still where I left it, and so is the question of what to do with it.",
    "Spent {number} minutes looking for {thing}; it was {place}.",
    "{person} rang to say that {thing} cannot wait, and then did not mention it again.",
    "Walked home past the harbour with {person}, who knows every boat by its name and most of the owners by worse ones.",
    "I carried {thing} all the way there and all the way back, and never opened the bag.",
    "{person} has read the first {number} pages and says that they begin on page seven.",
    "At supper {person} told the story of {thing} again, with a new ending.",
    "There were {number} people {place}, and {number} of them had come for somebody else.",
    "If {thing} is not settled by Friday I shall give it to {person} and call it a present.",
    "Half an hour {place} with nothing in my hands. That was the best of the day.",
    "Wrote to {person} about {thing}, crossed out the second page, and posted the first.",
    "What {person} said {place} stays with me: that one may stop *before* it is finished.",
    "The bus stood for {number} minutes and nobody complained; somebody shared out plums.",
    "I have begun to count how often {thing} comes up, and the answer is every evening.",
    "Dreamt of {place_name}, and of {person} holding {thing} like a lantern.",
    "Found a note in my own hand that says `ask about the key`, and I do not know which key.",
    "{person} lent me a book about rivers; see [the list of what I owe](../../pages/reading.md).",
    "Back to [[Compass]] after lunch, to see whether what I wrote there in spring is still true of {thing}.",
]
PLACE_NAMES = ["the estuary", "the house in Harlow", "the hall", "the school", "a station without a name", "Porto"]
# A note, and what may stand below it.
IDEAS = [
    "A shelf above the door", "Ask for the recording", "What the altos were told", "Names for the boat",
    "The number of the upholsterer", "Words for the speech", "A better place for the lamp", "Paint: the green of the gate",
    "Questions for the dentist", "Presents, while I think of it", "What to bring to the concert", "Trains that go direct",
]
SECTIONS = ["Some time today", "Errands", "At home"]


def long_day_lines(rng: random.Random) -> list[str]:
    """What a long day has below its blocks. Some days say little; some say a good deal."""
    effort = rng.choice([1, 2, 2, 3, 3, 3, 4, 5])
    lines = ["", f"## {rng.choice(SECTIONS)}", "", *chores(rng, 3 * effort)]
    if chance(rng, 70):
        lines += ["", "## Notes", "", *notes(rng, effort)]
    lines += ["", "## Journal"]
    for _ in range(effort + 1):
        lines += ["", *paragraph(rng)]
    return lines


def chores(rng: random.Random, count: int) -> list[str]:
    lines = []
    for errand in rng.sample(ERRANDS, min(count, len(ERRANDS))):
        lines.append(f"- [{rng.choice('xxxx -')}] {errand}")
        if chance(rng, 12):
            lines += [f"  {sentence(rng)}"]
    return lines


def notes(rng: random.Random, effort: int) -> list[str]:
    lines = []
    for idea in rng.sample(IDEAS, effort + 1):
        lines.append(f"- {idea}")
        lines += [f"  - {sentence(rng)}" for _ in range(rng.randint(0, 2))]
    return lines


def paragraph(rng: random.Random) -> list[str]:
    """Three to seven sentences, on one line as most people write, or in lines as some do."""
    count = rng.randint(3, 7)
    parts = [rng.choice(WEATHERS)] if chance(rng, 40) else []
    parts += [filled(rng, template) for template in rng.sample(SENTENCES, count - 1)]
    parts.append(rng.choice(rng.choice([MOODS, NOTES])))
    text = " ".join(parts)
    if chance(rng, 60):
        return [text]
    return textwrap.wrap(text, 90, break_long_words=False, break_on_hyphens=False)


def sentence(rng: random.Random) -> str:
    return filled(rng, rng.choice(SENTENCES))


def filled(rng: random.Random, text: str) -> str:
    for name, choices in [("person", PEOPLE), ("place", PLACES), ("thing", THINGS), ("place_name", PLACE_NAMES)]:
        text = text.replace(f"{{{name}}}", rng.choice(choices))
    while "{number}" in text:
        text = text.replace("{number}", str(rng.randint(3, 60)), 1)
    return text[0].upper() + text[1:]
