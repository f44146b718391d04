"""The file `tidemark.md`: settings, links, categories and the routine."""

import random

from .basics import DAY_ENDS, DAY_STARTS, DEFAULT_BLOCK, chance, clock, front_matter, numbered, slug, stream
from .projects import Project
from .words import PAGES


def vault_file(seed: int, pages: int, projects: list[Project]) -> list[str]:
    rng = stream(seed, "vault")
    lines = front_matter(
        kind="vault",
        clock="24h",
        week_starts="monday",
        day_starts=clock(DAY_STARTS),
        day_ends=clock(DAY_ENDS),
        default_block=f"{DEFAULT_BLOCK}m",
        midnight="03:00",
        reminders="[morning 07:00, midday 12:30, evening 19:00]",
    )
    lines += ["# My Tidemark", "", "## Pages", ""]
    lines += links(rng, [numbered(PAGES, index) for index in range(pages)], "pages")
    lines += ["", "## Projects", ""]
    lines += links(rng, [project.title for project in projects], "projects")
    lines += ["", "## Categories", "", "- Craft (color: indigo)", "- Health (color: green)", "- Music (color: pink)"]
    lines += ["", "## Routine", ""]
    lines += [
        "- 06:30 - 07:00 ☕ Morning pages (every: weekday)",
        "- 09:00 - 10:30 Deep work (every: mon tue thu, color: blue, notify: start)",
        "- 18:30 - 19:30 🍳 Cook supper",
        "- 19:30 - 21:30 Choir (every: 2 weeks on wed, from: 2016-09-07)",
    ]
    return lines


def links(rng: random.Random, titles: list[str], folder: str) -> list[str]:
    """Most of the documents in some order; what is left out comes after them."""
    chosen = rng.sample(titles, len(titles) * 4 // 5)
    return [f"- [[{title}]]" if chance(rng, 25) else f"- [{title}]({folder}/{slug(title)}.md)" for title in chosen]
