// Computed by scripts/generate; `make generate` writes it anew.

/// `Grammar/FORMAT.md`, for `tidemark spec`.
package enum SpecificationText {
  package static let text = ##"""
    # The Tidemark file format, version 0.2 (draft)

    Tidemark files are Markdown files that people write by hand and programs understand: pages of goals and trackers, days, tasks,
    rituals. This document says what such a file means, down to the character. It is written for the person who keeps the files as well
    as for the one who writes a program that reads them.

    The chapters up to [Logs] hold for all kinds of files. Each kind has a chapter of its own after them; [Keys], [Streaks] and [Sums]
    hold for several. Sections are cited by their headings: `tidemark spec anchors` prints [Anchors]. Footnotes give reasons. Beside
    this text there are further examples (`cases/`), a grammar of the lines (`tidemark.ebnf`), the schema of the JSON export
    (`export.schema.json`), and what the other exports hold: plain text (`TEXT.md`), tables (`TABLES.md`), a calendar (`CALENDAR.md`), web
    pages (`PAGES.md`) and pictures (`PICTURES.md`). `README.md` says how to use them.

    The text of this specification is dedicated to the public domain under CC0 1.0 (see `LICENSE` beside it).

    ## Conventions

    ### Requirements

    The words MUST, MUST NOT, SHOULD, SHOULD NOT and MAY are used as in RFC 2119. They bind programs. For people there are no duties:
    every sequence of bytes is a file that a program MUST read without failing, and the worst that can happen to a careless line is that
    it stays text and is *reported*.

    A finding has a **severity**:

    - an **error**: something has no meaning as written, and was left out of what was read;
    - a **warning**: something is probably not read as it was meant;
    - an **information** (written `info`): worth knowing, or a matter of taste.

    *Reported* without a severity means a warning; tables of rules leave it to [Diagnostics]. Each finding has the name of its rule, in
    kebab-case; all of them are listed there.

    Three principles decide where the rules are silent:

    1. A file is ordinary Markdown. Its structure is that of CommonMark 0.30.
    2. Nothing is lost: a program that changes a file MUST write back every byte that the change does not name.
    3. Nothing is silent: what looks meant and was not read MUST be reported.

    ### How to read the examples

    An example is a block of input, the block `reading` with all that is read from it, and sometimes a block `formatted` with its
    canonical form ([Canonical form]). The examples here are those that explain a rule; all others stand in the folder `cases`, below
    the same headings. All of them are run as tests against the reference implementation.

    - The info string `tidemark page` marks a snippet that stands in a section `## Section` of a page; `tidemark file` marks a whole
      file, called `example.md`, or `tidemark.md` if its kind is `vault`.
    - In `reading`, each item is one line: its type, its title in quotes, its values as `key=value`. Children stand below it, two spaces
      further right. Keys that are not named are not checked, but all items and all findings are listed.
    - A paragraph, a quote and an image have no title: `text text="…"`, `quote text="…" author=…`, `image alt=… source=…`.
    - Values with spaces stand in double quotes. Nothing is escaped in them. Lists are joined with a comma and a space. A run of spaces
      and line breaks within a value is shown as one space.
    - `entry` is an entry of a log. Entries stand before the other children, in the order of their dates. `other` is a block that is
      kept and is no item. Link definitions and blank lines are not shown.
    - An example `tidemark file PATH` has that path in a vault whose root says `days: days`, `pages: pages`, `projects: projects` and
      `rituals: rituals` ([Kind by folder]).
    - The first line of a file is its kind (`page`, `day`, …) and its title, with its properties, and of a day its `date`. The settings
      of a vault have the names of their properties. `introduction`, `section` and `group` are headings: those of sections stand at the
      margin, what is in them two spaces further right. An introduction is shown if something is in it. In a snippet, `group` stands at
      the margin.
    - `error`, `warning` and `info` are findings, `LINE:COLUMN rule`, after the items, in the order of the file. Lines and columns count
      from 1, columns in Unicode scalars, and the first line is that of the block.
    - Today is Friday, 2026-11-20. No other file exists, so all settings have their defaults, and rules that look at other files are
      silent.

    ```tidemark page
    - [ ] Passport
    - Water: 3/8 glasses
    ```
    ```reading
    checkbox "Passport" state=open
    counter "Water" value=3 goal=8 unit=glasses
    ```

    ## Text and documents

    ### Bytes and lines

    A file is a sequence of bytes in UTF-8. A byte order mark at its start is allowed and kept. Lines end with LF, CRLF or CR[^cr]; each
    is kept as it is, also where they are mixed. The last line MAY lack its ending.

    Bytes that are not UTF-8 are an error (`invalid-utf8`) at the first of each run of them. The rest of the file MUST still be read,
    and a program MUST NOT rewrite the file. NUL and other control characters are text. A file in UTF-16 whose front matter says a known
    kind cannot be read; a program that comes across one SHOULD say so.

    [^cr]: CommonMark ends a line at a lone carriage return, and structure is CommonMark's. Such files are rare, but a
        reader that disagreed with Markdown about where a line ends would put findings in the wrong place.

    ### Spaces and equal spellings

    A **space** is U+0020, a tab, U+00A0 or U+202F[^nbsp]. Runs of spaces and of single line breaks inside a paragraph *fold*: they mean
    the same as one U+0020. A backslash that makes a hard break of a line break folds with it.

    In fields, anchors and log entries, curly double quotes (`“` `”` `„`) mean `"`, and U+2212 (`−`) means `-`. ASCII case is ignored in
    keys, keyword values, and the names of weekdays, months and types. It counts everywhere else.

    ```tidemark page
    - [ ] Book room (Due: 2026-12-01, PRIORITY: High)
    ```
    ```reading
    checkbox "Book room" state=open due=2026-12-01 priority=high
    ```
    ```formatted
    - [ ] Book room (due: 2026-12-01, priority: high)
    ```

    [^nbsp]: Phone keyboards and copied web pages put no-break spaces where nobody sees them. A format that treats them as
        letters fails in ways that cannot be found by looking.

    ### What is never syntax

    These are text to Tidemark, whatever stands in them:

    - a character with an odd number of backslashes before it, as far as Markdown lets it be escaped;
    - code spans;
    - the insides of links and images: their text, address and title;
    - autolinks and raw HTML, except for comments in [The trailing zone] and [Suppressions].

    ```tidemark page
    - Use `(count: up)` here
    - See [the plan (until: 2026-12-25)](plan.md)
    - \[x] is how a box looks
    - Pick one: a \| b
    - Ends in words \(since: 2024-03-01)
    - <https://example.org/(best:1)>
    ```
    ```reading
    bullet "Use `(count: up)` here"
    bullet "See [the plan (until: 2026-12-25)](plan.md)"
    bullet "\[x] is how a box looks"
    bullet "Pick one: a \| b"
    bullet "Ends in words \(since: 2024-03-01)"
    bullet "<https://example.org/(best:1)>"
    ```

    Digits cannot be escaped in Markdown; a backslash before the colon keeps a time from being read.

    ### Front matter

    Front matter begins with a line `---`, the very first of the file, and ends with the next line `---` or `...`. Spaces after the dots
    or dashes are ignored. It is YAML, but only a flat mapping is read, whose values are scalars and lists of scalars. Every scalar is
    taken as text, however YAML would type it[^yamltext].

    ```tidemark file
    ---
    kind: page
    icon: 📘
    tags: [writing, thesis]
    ---

    # Thesis

    ## Now
    ```
    ```reading
    page "Thesis" icon=📘 tags="writing, thesis"
    section "Now"
    ```

    A key that stands twice is an error at the second (`duplicate-property`), and the first counts, even where its value is wrong. A
    value that is a mapping, a list of anything but scalars, an alias, or has a tag is kept and not read; an information at the value
    says so (`unread-property`).

    In YAML a `#` at the start of a value or after a space begins a comment. Where a letter or a digit follows it at once, and a value
    or a part of a list is missing, it was most likely meant: `tags: #home #garden`, `tags: home, #garden`, `- #home`,
    `color: #ff0000`. That is an error at the `#` (`property-value`), or an information (`unread-property`) if the property is not
    known in this kind of file; what else the property says is read. Behind a value that reads it is a comment: `tags: home #old`.
    An empty part of a list is no tag. In brackets the comment hides the closing one (`[home, #garden]`), and the error below is at
    its line. The fix writes tags without `#`.

    If the YAML cannot be read, or the closing line is missing, but a line `kind: KIND` with a known kind is in the front matter, the
    file is Tidemark's all the same: one error (`front-matter`), and no properties. The error is at the line on which the YAML stops
    making sense, or at the opening line. Front matter that is not closed ends before the first blank line or line that begins with
    `#`[^unclosed].

    A line `---` followed by a line `kind: KIND` with a known kind, and before both nothing but blank lines and HTML comments, is
    reported at its `---` (`late-front-matter`). It is not front matter. Neither are properties on the first lines of a file without a
    `---` above them; if one of these is `kind: KIND`, it is reported likewise, and the `---` below them is no accidental heading. So is
    a first line of two or more of one of `-` `+` `=` `*` `_` `~`, or of backquotes and `yaml` or `toml`, above properties, with `=` for
    the colon or not, of which one says a known kind (`+++`, `----`): the fix writes `---`, and the properties with a colon.

    [^yamltext]: YAML 1.1 makes `10:00` the number 600 and `no` the value false. What a person writes in a property is what
        they see.

    [^unclosed]: The rest of the page would otherwise be swallowed by one forgotten line. Blank lines and headings are what
        people put after front matter.

    ### Properties

    | property | in | value |
    |---|---|---|
    | `kind` | every file | `page` `day` `project` `stacks` `ritual` `life` `activities` `vault`; `note` for none of them |
    | `tags` | every file | a tag or a list of tags, with or without `#` |
    | `icon` | every file | an emoji, or the name of a symbol |
    | `allow` | every file | a rule's name or a list of them, as in `allow-file` ([Suppressions]) |
    | `theme` | page | `color` `monochrome` `bold` `soft` |
    | `color` | project | a color ([Keywords]) |
    | `clock` `week-starts` `day-starts` `day-ends` `default-block` `midnight` `reminders` `insights` `days` `pages` `projects` `rituals` | vault | [Settings] |
    | `category` `time` `theme` `duration` `finished` | ritual | [Properties of a ritual] |
    | `born` `expectancy` `notify` `view` | life | [Properties of a life] |
    | `glance` | activities | [Properties of activities] |

    The name of a property is written in lower case: case counts in it, as in YAML. The case of its value does not count.

    A value that a property cannot have is an error at the value (`property-value`), and the property is as if absent. A property that
    is not in the table for this kind is kept in silence. It is reported at its name (`misspelled-property`) if it is one or two
    **edits** from one that is (insertions, deletions, replacements, swaps of neighbours), and fewer than it has letters, or begins with
    six letters of one and has, as that, at most four others: `expected` for `expectancy`; or if it is what German, French or Spanish call
    one: `etiquetas` for `tags`, `née` for `born`. A property that another kind knows is never
    taken for misspelled. Of one near `kind` the finding is `misspelled-kind`, where that speaks of it ([Kinds]).

    In the body, a line that is the name of a property of this kind of file, a colon and a value that it takes is text, and is reported
    at the line (`unread-property`): `time: evening` below the title of a ritual. That holds for a paragraph all of whose lines are names
    and values, and for a list item of one line at the top of a section, but not for properties that every kind has, nor for those that
    name folders; a text has three words at most. The fix moves the line; it is safe where the values of the property are no free text.

    A project has no `due`, `deadline`, `priority`, `prio`, `every`, `until` and `done`: its tasks have. In its front matter they are
    kept, and reported at the name (`unread-property`).

    YAML joins a text without quotes to the lines below it, if these are indented. In a known property, or in its list, such a line was
    meant otherwise: it is an error at the line (`property-value`), and the property is as if absent. A text in quotes or after `>` or
    `|` MAY stand on several lines.

    ```tidemark file
    ---
    kind: page
    theme: loud
    author: Mira
    ---

    # Spring
    ```
    ```reading
    page "Spring"
    error 3:8 property-value
    ```

    ### Kinds

    A Markdown file whose front matter has a known `kind` is a **Tidemark file**, and so is one that has a kind by its folder
    ([Kind by folder]). Any other file is somebody's note: a program MUST leave it alone, and no rule but `late-front-matter`,
    `misspelled-kind` and `misplaced-vault` speaks of it. `unclaimed-folder` speaks of folders of such files, at the root
    ([Kind by folder]).

    Inside a vault ([The vault]), these are reported (`misspelled-kind`), and the kind of such a file is not known:

    - a kind that is one edit from a known one, or begins with the word of one, or with `daily`, `habit` or `activity`, at its value;
    - a list, or another value that is not read, with a known kind in it;
    - `kind` without a value;
    - a property that is one or two edits from `kind` and has a known one; in a file that has its kind by its folder ([Kind by folder])
      if it names another;
    - `type` with a known kind, in a folder called like that kind: `type: page` in `pages`;
    - in front matter that cannot be read, a line that says a known kind in another way: `kind = page`, `Kind page`, `- kind: page`;
    - a line that YAML joins to a known kind, because it is indented, at that line: `kind: page` and `  - garden` below it are the text
      `page - garden`.

    A program that walks a vault SHOULD leave out its folder `templates`: what lies there is no page yet.

    ### Kind by folder

    The root of a vault may say in which folders the files of a kind lie ([Settings]): `days: journal`. There a Markdown file needs no
    `kind`. One whose front matter has no property `kind` has the kind of the nearest folder above it that the root names; in a folder
    of days only if its name holds a date ([The date of a day]), else it is somebody's note. Front matter need not be there at
    all[^onelinevault], and where it is opened and not closed, it is a line across the page. A file that says its kind has that kind,
    wherever it lies.

    `kind: note` in any file says that it is somebody's note. A file with any other word after `kind` that is no kind is left alone,
    whatever its folder, and reported where the word is nearly one ([Kinds]).

    Where three or more files of a folder have names that begin with a digit and hold a date, and are notes without a property `kind`,
    that is most likely a folder of days that the root does not name. An information at the root says so once for each folder
    (`unclaimed-folder`). One such file is enough in a folder called `days`, `daily`, `dailies`, `daily notes`, `journal`, `diary` or
    the like. A folder whose name begins with a digit, as of a year or a month, counts as the one that it lies in; at the top of the
    vault it is its own. Likewise said are folders called `pages`, `focus pages`, `projects` or `rituals`, if a note in them has a box.
    The fix writes the setting into the root.

    ```tidemark file days/2026-11-20.md
    - 06:00 - 06:30 Morning pages
    - [ ] Buy milk

    It rained all day.
    ```
    ```reading
    day "2026-11-20" date=2026-11-20
    introduction
      block "Morning pages" start=06:00 end=06:30
      task "Buy milk" state=open
      text text="It rained all day."
    ```

    [^onelinevault]: Ten years of daily notes are a vault by one line in one file, and no note is touched for it.

    ### Merge conflicts and bounds

    A line that begins with `<<<<<<<` or `>>>>>>>` and a space is an error (`conflict-marker`), and between the two also one of
    `=======` alone, or `|||||||` alone or with a space after it. Longer marks, which git writes where `conflict-marker-size` says so,
    count if the first and the last mark of a conflict have the same length. In a fenced code block all of them are text. A program MUST
    NOT rewrite a file with such a line, and SHOULD report nothing else about it[^conflict]. What it shows of the file SHOULD say so. A
    line of seven `=` elsewhere is an ordinary underline.

    A program MAY refuse to look for structure in a file beyond certain bounds. It MUST then say which bound was passed, where, and what
    to do (`over-limit`, an error), MUST NOT rewrite the file, and MUST go on with the other files. The bounds MUST admit at least what
    the table says. Tidemark's own are beside it; there is none for the length of a line.

    | what | MUST admit | Tidemark reads | past it |
    |---|---|---|---|
    | the size of a file | 1 MiB | 16 MiB | no block is read; the properties are |
    | quotes and lists in one another | 16 levels | 100 levels | the same |
    | lines with text, and list markers and `>` before it | 20,000 | 500,000 | the same |
    | `[` `]` `*` `_` `<` in lines without a blank one between them, where a link definition may begin | 100 | 4096 in 64 KiB | the same |
    | signs of syntax (brackets, quotes, colons …) in one item | 100 | 2048 | its words are read; its fields are not |
    | the size of the front matter | 16 KiB | 256 KiB | no property is read but `kind`; the text is |
    | lists and mappings of the front matter in one another | 8 levels | 32 levels | the same |

    [^conflict]: Both sides of a conflict are in the file at once. Findings about it would be noise beside the one thing to
        do, which is to resolve it.

    ## Headings

    Headings are those of Markdown, with `#` or underlined. Level 1 is a title, level 2 a section, level 3 a group. A deeper heading is
    *other* ([What is an item]) in the section or group where it stands, and what follows it still belongs there.

    A heading without words is reported at its first character (`empty-heading`). It still begins a title, section or group.

    ### Title

    The first heading of level 1 is the document's title. Without one, the title is the name of the file without its ending, and an
    information at the first line with text below the front matter says so (`missing-title`), except in a file that has its kind by its
    folder ([Kind by folder]). A later heading of level 1 is read as a section, and reported (`second-title`).

    ### Sections and the introduction

    Everything before the first section is the **introduction**: an untitled section, whose items count like any others.

    Two sections of one name ([Titles and names]), or of one meaning, are reported at the second (`duplicate-section`).

    Some names say what stands in a section of one kind of file: *Things that used to matter* (a page), *Done* (a project), *Phases* (a
    life), *Arc* and a number (a ritual), and five of a vault's root. Only the name counts, ASCII case ignored: no icon, field, tag or
    punctuation at its end makes a difference to any program, and for the first three no emoji after it: `## Done ✅`.

    A setext underline makes a section too. One that is a single `-` or `=`, or two, is usually meant as something else, and reported at
    the underline (`accidental-heading`). So is one of three or more dashes below several lines, or, in a file with another section or
    group marked by `#`, below words with a space that are more than twice as long; of a day also without one, if they are three.

    ### Groups

    A group belongs to the section, or introduction, in which it stands. It ends at the next heading of level 1 to 3[^insert]. On a
    page, every group is a *strategy* ([Strategies]).

    [^insert]: So what is added at the end of a section would land in its last group. A program inserts an item of the
        section itself before the section's first group.

    ### Icons and fields of headings

    A heading MAY begin with an icon ([Icons]) and end in a field group ([Fields]). `icon` is read in every heading, `theme` in those of
    the sections of pages, `ended` in those of the arcs of rituals ([Arcs]). The property `icon` wins over the icon of the title, which
    then stays in the title's text.

    ```tidemark file
    ---
    kind: page
    ---

    # 🌱 Spring

    ## 🥕 Garden (theme: soft)

    ## Kitchen (icon: pot, theme: bold)

    ### Bread (icon: 🍞)
    ```
    ```reading
    page "Spring" icon=🌱
    section "Garden" icon=🥕 theme=soft
    section "Kitchen" icon=pot theme=bold
      group "Bread" icon=🍞
    ```

    A wrong theme is an error like any wrong value. `theme` in any other heading is out of place ([Keys out of place]). A heading has no
    box and no anchor, and no tags and no id of its own: a tag after its field group, which is no part of its title, and an id are
    reported (`misplaced-group`). The fix writes the tags before the group, as a part of the title; that of an arc takes none.

    ## Items

    ### What is an item

    An **item** is one of these blocks, in the introduction, a section, a group or another item:

    - a list item, whatever its marker (`-`, `*`, `+`, `1.`, `1)`), its list, and the blank lines in it;
    - a paragraph in a section or group that is no part of a list item;
    - a paragraph that is one image and nothing else, in a section, group or list item;
    - a block quote, in a section, group or list item.

    A paragraph, quote or image in a section has no box, icon, anchor or fields, but for `was` ([Things that used to matter]): its
    parentheses are words[^paragraphs]. What stands inside a quote is its text.

    Everything else is *other*: code, HTML, thematic breaks, headings of level 4 to 6 and headings inside list items, tables (a
    paragraph whose second line is a row of dashes and bars), callouts (a quote whose text begins with `[!`). It is kept and is no item.
    Link reference definitions and blank lines are kept too.

    ```tidemark page
    A paragraph.

    - A bullet

    1. First
    2. Second

    > A quote

    ![A photograph](photo.jpg)
    ```
    ```reading
    text text="A paragraph."
    bullet "A bullet"
    bullet "First"
    bullet "Second"
    quote text="A quote"
    image alt="A photograph" source=photo.jpg
    ```

    [^signature]: One such line below a verse is who wrote it: `- Anon.`

    [^paragraphs]: Prose has parentheses of every shape, and a field that was meant for an item stands in an item.

    Lists that differ only in their looseness or marker read alike.

    An indented code block whose first line looks like a list item is reported at that line's marker (`indented-item`); so is the first
    of the lines of a paragraph that look like list items and are indented by four columns or more, so that they join the words above:
    below a list item, below a line that ends in a colon, or two and more[^signature]; and each with a box. An ordered list
    of one item with a number above 99 is reported as an information at its number (`accidental-list`): `1986. A good year` begins such
    a list.

    ### The headline

    The first paragraph of a list item begins with its **headline**:

        headline = [box] [icon] [anchor] [icon] text

    with fields in the text, and at most one icon. The headline ends

    1. with the first line that ends in a field group and its trailing zone ([The trailing zone]), or in a Dataview field;
    2. else, without a box and an anchor, with the first line that ends in the value of a counter or a tally ([Counters with a goal],
       [Tallies])[^valueline];
    3. else with the paragraph.

    What follows in the paragraph is notes. The backslash of a hard break ends a line, as two spaces do.

    ```tidemark page
    - Water: 3/8 glasses
      more when it is hot
    - Coffee: |||
      black, mostly
    - Tea: ||\
      green
    ```
    ```reading
    counter "Water" value=3 goal=8 unit=glasses notes="more when it is hot"
    tally "Coffee" value=3 notes="black, mostly"
    tally "Tea" value=2 notes="green"
    ```

    [^valueline]: Details on the next line are how people write. Read to the end of the paragraph, the unit of the first
        would be *glasses more when it is hot*, and the second would be no tally.

    An item of a numbered list has its **number**; as in Markdown, numbers rise by one from that of the first item, whatever is written.

    A list item without a paragraph is an item with an empty title.

    ### Boxes

    | box | state |
    |---|---|
    | `[ ]` | open |
    | `[x]`, `[X]`, `[✓]`, `[✔]` | done |
    | `[-]`, `[−]` | dropped |

    A box is the first thing in a list item, and a space or the end of the line follows it. Between the brackets any space of
    [Spaces and equal spellings] will do.

    One other character in the brackets makes a box as well. It is kept, its state is unknown, and it is reported
    (`unknown-box`)[^otherboxes]. A word for a state, and how many parts are done, is text in such brackets, and reported there,
    too: `[wip]`, `[done]`, `[2/4]`.

    ```tidemark page
    - [?] Rent a car
    - [/] Half packed
    - [] Milk
    ```
    ```reading
    checkbox "Rent a car"
    checkbox "Half packed"
    bullet "[] Milk"
    warning 1:3 unknown-box
    warning 2:3 unknown-box
    warning 3:3 malformed-box
    ```

    These look like boxes and are none. They stay text, reported at their `[`, or at the marker before it (`malformed-box`):

    - brackets around nothing, or around spaces and at most one `x`, `X` or `-`, other than a box: `[]`, `[ x]`, `[x ]`, `[  ]`;
    - a box of the table with a letter or digit directly after it: `[x]text`;
    - a line of a paragraph that begins with `-`, `*` or `+` directly before a box: `-[ ] text`;
    - a line of a text box or of notes that begins with a box of the table and words;
    - a box after an icon or an anchor, or after all words, where it cannot be read[^boxorder];
    - `☐`, `☑`, `( )` or `(x)` and a space before the words of a list item; round ones only without further brackets.
      In a page, a day, a project and stacks `✓`, `✔` and `✅` before words are reported likewise, unless a line of the file begins with
      a cross, with which things are weighed, or with another emoji, as they are icons, too.

    ```tidemark page
    - [ x] Bread
    - [x ] Butter
    - [x]Jam
    - 17:00 [ ] Tea
    - 🫖 [ ] Kettle
    ```
    ```reading
    bullet "[ x] Bread"
    bullet "[x ] Butter"
    bullet "[x]Jam"
    schedule "[ ] Tea" start=17:00
    label "[ ] Kettle" icon=🫖
    warning 1:3 malformed-box
    warning 2:3 malformed-box
    warning 3:3 malformed-box
    warning 4:9 malformed-box
    warning 5:5 malformed-box
    ```

    Brackets with other words in them, and links, are text. So are words that are all struck through, `~~buy a hammer~~`; without a
    box, and with an open one, that is reported (`foreign-state`), as neither says that something is dropped or done. So is a habit: it
    is due to the end of its arc, or `until` a day.

    [^otherboxes]: Also `[1] Milk` and `[a] Milk`: at the start of an item one character in brackets is some program's state
        more often than a note's number.

    [^boxorder]: The order is that of a hand writing: the marker, the box, then the rest. Editors and forges find boxes only
        there.

    ### Icons

    An **icon** is one grapheme cluster at the start of a headline or heading that shows as an emoji: it has emoji presentation, or
    U+FE0F follows its first scalar, or it is a keycap (`3️⃣`) or a flag; or it is an emoji from U+1F300 on that has text presentation,
    as `🏔`: nobody means its outline. A space after it is usual, but not needed. Symbols that show as text, and digits, `#`, `*`, `©`
    and `®` alone, are no icons. The first icon counts; a second emoji is text. An icon carries no meaning.

    ```tidemark page
    - 🌱 Seeds
    - 🌱🌿 Herbs
    - ☕Coffee first
    - ☀ Plain sun
    - © Someone
    ```
    ```reading
    label "Seeds" icon=🌱
    label "🌿 Herbs" icon=🌱
    label "Coffee first" icon=☕
    bullet "☀ Plain sun"
    bullet "© Someone"
    ```

    The icon stands after the box, before or after the anchor.

    The field `icon` is an emoji, or names a symbol: ASCII letters, digits, `.`, `-` and `_`, a letter first. Beside it, an emoji at the
    start is text[^twoicons]. A program that has no picture for a symbol shows the nearest emoji, or nothing.

    [^twoicons]: Whoever writes the field says which icon is meant. Dropping the emoji would lose a character of the text.

    ### Anchors

    An **anchor** is a time, a range of times, a date, or a range of dates ([Scalars]) at the start of a headline: after the box and the
    icon, before the text. It ends before a space, a comma, a colon that no digit follows, or the end. Before anything else the
    characters are words. Anchors are read in list items of pages, and in logs; times also at the top level of a day ([Time blocks]) and
    of a vault's *Routine* ([The routine]), dates at the top level of a life ([Marked weeks] and [Phases of a life]).

    ```tidemark page
    - 17:00 Work on outline
    - 05:00 - 06:30 Pages
    - 2026-01-05 Kickoff
    - 2026-01-05 - 2026-03-31 Thesis draft
    - 20:00
    - 2026-04-01\
      Thesis
    ```
    ```reading
    schedule "Work on outline" start=17:00
    schedule "Pages" start=05:00 end=06:30
    timeline "Kickoff" start=2026-01-05
    timeline "Thesis draft" start=2026-01-05 end=2026-03-31
    schedule "" start=20:00
    timeline "Thesis" start=2026-04-01
    ```

    A colon or comma directly after an anchor, or a dash (`-`, `–`, `—`) or colon with a space before it and a space or the end after
    it, is **decoration**: no part of the title. The canonical form drops it, but not a comma or dash before a digit[^goeson], nor a
    colon before a second time or date.

    ```tidemark page
    - 17:00: Outline
    - 19:00 - Walk
    - 21:00:Read
    ```
    ```reading
    schedule "Outline" start=17:00
    schedule "Walk" start=19:00
    schedule "Read" start=21:00
    ```
    ```formatted
    - 17:00 Outline
    - 19:00 Walk
    - 21:00 Read
    ```

    Words in the middle, longer numbers and other shapes of dates are no anchors[^otherdates]. A second time after a time, or date
    after a date, is words: `12:00, 13:00 two`. Where the item uses its anchor, it is reported (`unread-anchor`), unless a colon stands
    between.

    **Half a range** is an error (`half-range`), and the anchor is not read at all, its characters stay in the title. It is

    - a date and then, with or without spaces, `/` or a separator of ranges ([Ranges]), and a digit, where no range of dates reads;
    - a time and directly then `/` or a separator and a digit, where no range of times reads;
    - a time, a separator with spaces, and something of the shape of a time (a point for its colon too), or a plain hour from 0 to 24,
      where no range of times reads, in a day also `10h`; likewise `until`, `till`, `til`, `bis`, `hasta`, `a` or `à` and a time, in a day
      also `10h`.

    ```tidemark page
    - 2026-01-05/2026-03-31 Thesis
    - 2026-01-05 - 03-31 Thesis once more
    - 10:00 - 25:00 Shift
    - 9:00 - 10 Standup
    - 10:00 - 100 push-ups
    - 19:00 to the theatre
    ```
    ```reading
    bullet "2026-01-05/2026-03-31 Thesis"
    bullet "2026-01-05 - 03-31 Thesis once more"
    bullet "10:00 - 25:00 Shift"
    bullet "9:00 - 10 Standup"
    schedule "100 push-ups" start=10:00
    schedule "to the theatre" start=19:00
    error 1:3 half-range
    error 2:3 half-range
    error 3:3 half-range
    error 4:3 half-range
    ```

    A list item that begins with the shape of a time (one or two digits, then a colon and two digits, or `am` or `pm`, or both), of a
    range of times whose start is an hour alone and whose end has minutes or `am` or `pm`, or of a date ([Dates]), but is none, is
    reported at that place (`unread-anchor`). So is, on a page, a time with minutes and a sign after it that no time ends before
    (`9:00; coffee`, `18:00?? drinks`), `at 19:00` in small letters, two times with points (`6.15 - 7.00 run`), and a date of another
    order with its year, before words: `24.12.2026 Christmas`; also months or years from the first to the last,
    `Sept 2026 - Feb 2027: write`, `Oct - Dec 2026: write`, and days as in `du 1er au 8 août 2027 vacances` or `vom 1. bis 8. August`,
    if the last is to come or the section has a timeline; and one month alone, `12/2026 move`, `Feb 2027 exams`, if it has one or is
    called *Timeline*, *Dates*, *Termine* or the like; there also months without a year, `Oct-Dec thesis`, and a day, `14 Feb Valentine`.

    Not every type of item uses an anchor. An anchor that the type does not use stays in the title, with its decoration. Where the type
    comes from one of the keys `every`, `streak`, `best`, `count`, `until`, `since`, a time is reported (`unread-anchor`): it was
    probably meant as `at`[^anchorlost].

    ```tidemark page
    - [ ] 2026-01-05: Send the letter
    - 17:00 Gym (every: mon wed)
    - 2026-01-05 Sober (since: 2024-03-01)
    - 17:00 is tea time (type: bullet)
    ```
    ```reading
    checkbox "2026-01-05: Send the letter" state=open
    recurring "17:00 Gym" every="mon wed"
    countUp "2026-01-05 Sober" since=2024-03-01
    bullet "17:00 is tea time"
    warning 2:3 unread-anchor
    ```

    [^otherdates]: `tomorrow: Kickoff`, `Nov 25: Kickoff` and `Dec 31 X` are words of a page, in silence: as with
        `Monday: rain`, nothing says that a row was meant, but for the name of the section. In a day, a log and a life they
        are reported ([Dates that were meant]).
    [^goeson]: In `12:00, 13:00 two` and `2026-11-08, 09` the sign says that what follows belongs to the anchor.

    [^anchorlost]: To drop it would lose words of the page; to read it as `at` would give one time two spellings.

    ### Notes and children

    In a list item, the rest of the first paragraph after the headline and all further paragraphs are **notes**. Nested list items,
    quotes and image paragraphs are **children**: list items are typed by the same table (on pages, that of [What type an item is]) at
    every depth. Code, HTML and so on are kept as *other*.

    ````tidemark page
    - Thesis (icon: 📘)
      The plan for this year.

      Second paragraph.
      - [ ] Outline
        - [x] Chapter list
      - 17:00 Call the supervisor

      > Write first, think later.

      ![Desk](desk.jpg)

      ```
      code
      ```
    ````
    ```reading
    checkbox "Thesis" icon=📘 notes="The plan for this year. Second paragraph."
      checkbox "Outline" state=open
        checkbox "Chapter list" state=done
      schedule "Call the supervisor" start=17:00
      quote text="Write first, think later."
      image alt=Desk source=desk.jpg
      other
    ```

    A paragraph of a list item that is not the first is notes even where it looks like a headline.

    ### Titles and names

    The **title** of an item is its text as Markdown source, on one line: spaces folded, escapes and inline markup as written. Not part
    of it are the box, the icon, the anchor and its decoration, field groups and what follows them in the trailing zone, Dataview
    fields, an `^id` at the end, and the value part of counters, tallies, text lists, and counts (`: 3/8 glasses`).

    ```tidemark page
    - Read *Dune*   again
    - Call **Mum** (type: bullet)
    - [x] See [the map](map.md) (done: 2026-11-01)
    ```
    ```reading
    bullet "Read *Dune* again"
    bullet "Call **Mum**"
    checkbox "See [the map](map.md)" state=done doneOn=2026-11-01
    ```

    The **name** of a thing is its title with escapes resolved, spaces folded, in Unicode form NFC, without variation selectors, and
    without tags and punctuation (`.,;:!`) at its end. Case counts. Outside of pages, `project` belongs to the name.

    Names tell things apart. Two list items of one name in one **place** are reported at the second (`duplicate-name`), if both have a
    state or a history[^rows]: their types are among `checkbox` `countUp` `countDown` `counter` `streak` `tally` `best` `recurring`
    `task` `category` `habit` `activity`. Exempt are items with an empty name, and items with different ids, where having none counts as
    an id too. A place is

    - the items of a section outside its groups, the items of a group, or the children of an item;
    - in a day, the tasks of a block, at any depth, and the block itself if it has a box ([Tasks of a day]);
    - in a ritual, an arc with its groups; in a file of activities, the whole file.

    The tasks of a project are left to `duplicate-task` ([Names of tasks]).

    ```tidemark page
    - [ ] Rest
    - [x] Rest.
    - Rest: 3/8
    - [ ] Rest ^again
    - [ ] rest
    - Rest
    - Rest
    ```
    ```reading
    checkbox "Rest" state=open
    checkbox "Rest." state=done
    counter "Rest" value=3 goal=8
    checkbox "Rest" state=open id=again
    checkbox "rest" state=open
    bullet "Rest"
    bullet "Rest"
    warning 2:3 duplicate-name
    warning 3:3 duplicate-name
    ```

    [^rows]: Two equal bullets are just words, and two breaks in a schedule are told apart by their hours. Which of two
        equal boxes a command is to tick cannot be known.

    ### Tags

    A **tag** is `#` and a word: a letter, then letters, digits, `-`, `_` and `/`, at the start of the text or after a space or an
    opening parenthesis. Letters are those of any script. Tags are read in the text of a headline and in its trailing zone, and in text
    boxes; not in notes, code or links[^notetags]. Tags in the text stay in the title; those after a field group do not. A tag of a
    headline that differs from an earlier one of its file by case alone is reported (`other-case`).

    ```tidemark page
    - Draft #thesis chapter
    - [ ] Outline #thesis #work/deep (due: 2026-12-01) #now
    - C# and #1 and `#code`
    - Übung #übung
    - See [#not](x.md)
    ```
    ```reading
    bullet "Draft #thesis chapter" tags=thesis
    checkbox "Outline #thesis #work/deep" state=open due=2026-12-01 tags="thesis, work/deep, now"
    bullet "C# and #1 and `#code`"
    bullet "Übung #übung" tags=übung
    bullet "See [#not](x.md)"
    ```

    [^notetags]: A tag says what an item is about in the line that names it. Notes are free text, in which `#` has many
        uses.

    ### Suppressions

    A comment keeps rules silent:

    - `<!-- tidemark: allow RULE -->` on a line above a block holds for the next block and all that is in it. Above a list it holds for
      the next list item only[^nextitem]. Inside a list item it is indented as its text.
    - `<!-- tidemark: allow-file RULE -->` anywhere holds for the whole file, as does the property `allow`.

    Several rules are separated by spaces or commas. A name that is no rule is reported at the name (`unknown-suppression`).
    `invalid-utf8`, `conflict-marker`, `over-limit` and `front-matter` cannot be suppressed. Like any comment, a suppression is *other*.

    ```tidemark page
    <!-- tidemark: allow unknown-box -->
    - [?] Maybe
    - [?] Perhaps
    ```
    ```reading
    other
    checkbox "Maybe"
    checkbox "Perhaps"
    warning 3:3 unknown-box
    ```

    [^nextitem]: Who writes a comment above a line means that line. That Markdown sees a list there, and one comment at the
        margin cuts a list in two, is nothing a person would know.

    ## Fields

    This chapter holds in every kind of file. [Keys] says which key is read where.

    ### Field groups

    A **group** is a pair of parentheses in a headline. Its **parts** are what stands between commas; but a comma splits only where
    `word:` follows it, outside quotes. A part is a **field** if it has the shape `key: value`: a word (an ASCII letter, then letters,
    digits and hyphens), a colon that is not doubled, and a value. Spaces around key and value do not matter, and the space after the
    colon MAY be missing.

    A key is **leading** in a place if it can stand there alone, and **dependent** if it is only read beside another; [Keys] says which.
    A group that ends the headline is a **field group** if every part is a field and at least one key is leading in its place. Any other
    group is words.

    ```tidemark page
    - [ ] Draft chapter 3 (due: 2026-12-01, priority: high)
    - [ ] Draft chapter 5 ( PRIORITY : Medium )
    - Read Dune (high)
    ```
    ```reading
    checkbox "Draft chapter 3" state=open due=2026-12-01 priority=high
    checkbox "Draft chapter 5" state=open priority=medium
    bullet "Read Dune (high)"
    ```
    ```formatted
    - [ ] Draft chapter 3 (due: 2026-12-01, priority: high)
    - [ ] Draft chapter 5 (priority: medium)
    - Read Dune (high)
    ```

    Groups are read as people write them, too:

    - `=` for the colon after a known key;
    - `;` for the comma before a known key, or no comma at all; that only after a known key whose value is no free text (`project`,
      `was`, `category`);
    - other words for keys, in groups and not in [Dataview fields]: `deadline` for `due`, `prio` for `priority`; and, if the value is
      one of the key or was meant as one, `by` for `due`, `p` for `priority`, `repeat` for `every`, `start` for `from`, `till` for
      `until`[^otherwords].
      What is said of a key holds for another word for it.

    ```tidemark page
    - [ ] Book room (deadline=2026-12-01; prio: high)
    - [ ] Pay rent (by: 2026-12-01 p: 1)
    - [ ] Read Emma (by: Jane Austen)
    ```
    ```reading
    checkbox "Book room" state=open due=2026-12-01 priority=high
    checkbox "Pay rent" state=open due=2026-12-01 priority=high
    checkbox "Read Emma (by: Jane Austen)" state=open
    ```
    ```formatted
    - [ ] Book room (due: 2026-12-01, priority: high)
    - [ ] Pay rent (due: 2026-12-01, priority: high)
    - [ ] Read Emma (by: Jane Austen)
    ```

    In a field group, a key that is none is reported at the key, with the nearest one (`unknown-key`); a key that stands a second time
    in the headline is an error at the second (`duplicate-key`), and the first counts; a value that the key cannot have is an error at
    the value (`field-value`), and the field is as if absent, also for the type of the item[^asabsent]. All of them stay out of the
    title.

    ```tidemark page
    - [ ] Draft (due: 2026-12-01, prority: high)
    - [ ] Revise (due: 2026-12-01, due: 2026-12-02)
    - [ ] Print (due: tomorrow)
    - Christmas (until: 2026-13-25)
    - [ ] Bind (due: 2026-12-01) (priority: low, due: 2026-12-09)
    ```
    ```reading
    checkbox "Draft" state=open due=2026-12-01
    checkbox "Revise" state=open due=2026-12-01
    checkbox "Print" state=open
    bullet "Christmas"
    checkbox "Bind" state=open due=2026-12-01 priority=low
    warning 1:31 unknown-key
    error 2:32 duplicate-key
    error 3:19 field-value
    error 4:21 field-value
    error 5:46 duplicate-key
    ```

    [^otherwords]: `deadline` and `prio` mean nothing else beside a task. `by`, `p`, `repeat` and `start` are words of
        prose: `(by: Jane Austen)`, `(p: 112)`, `(repeat: 3 times)`.

    [^asabsent]: A countdown with a wrong date could be typed by its key alone, but then every program that shows it needs
        to know what a countdown without a date is.

    ### The trailing zone

    After a field group, up to the end of the line, these MAY follow in any order, with or without spaces between: further field groups,
    tags, one of `.` `,` `;` `:` `!`, comments, and an id (`^`, then ASCII letters, digits and hyphens). They are the **trailing zone**,
    and no part of the title. An id is read at the end of a line without a field group too; tags, punctuation and comments are then
    text. The backslash of a hard break ends a line, as two spaces do.

    ```tidemark page
    - [ ] Call mum (due: 2026-12-01).
    - [ ] Call Sam (due: 2026-12-03) <!-- number in the book --> ^sam
    - [ ] Call Kim (due: 2026-12-04) (priority: low)!
    - Call nobody ^none
    - Call Bo #family.
    - [ ] Call Ann (due: 2026-12-05) ^ann\
      after six
    ```
    ```reading
    checkbox "Call mum" state=open due=2026-12-01
    checkbox "Call Sam" state=open due=2026-12-03 id=sam
    checkbox "Call Kim" state=open due=2026-12-04 priority=low
    bullet "Call nobody" id=none
    bullet "Call Bo #family." tags=family
    checkbox "Call Ann" state=open due=2026-12-05 id=ann notes="after six"
    ```

    Adjacent field groups mean the same as one.

    Anything else after a group puts it inside the text, where it is not read ([Fields that were meant]).

    ### Values

    A value runs to the next comma that ends its part, or to the closing parenthesis. Balanced parentheses in it are part of it. A value
    in double quotes may hold anything; a quote and a backslash in it are written `\"` and `\\`. Quotes are needed only around a comma
    that `word:` follows, an unbalanced parenthesis, spaces at the ends, and a quote at the start. An empty value is an error like any
    other wrong value, at the key.

    ```tidemark page
    - [ ] Proofs (project: Thesis (2026), priority: low)
    - [ ] Index (project: Apples, pears and plums)
    - [ ] Cover (project: "Art, due: later")
    - [ ] Blurb (project: “Thesis”)
    - [ ] Spine (due: )
    ```
    ```reading
    checkbox "Proofs" state=open project="Thesis (2026)" priority=low
    checkbox "Index" state=open project="Apples, pears and plums"
    checkbox "Cover" state=open project="Art, due: later"
    checkbox "Blurb" state=open project=Thesis
    checkbox "Spine" state=open
    error 5:14 field-value
    ```

    ### Dataview fields

    `[key:: value]` and `(key:: value)` are fields if the key is one of those in [Keys], of this kind of file or of another, wherever
    they stand in the first paragraph of a list item. They are no part of the title or of the notes. A known key in the wrong place,
    twice, or with a wrong value is reported as in a group. An unknown key is silent and stays text[^dataview]. A Dataview field that
    ends a line ends the headline, as a field group does.

    ```tidemark page
    - [ ] Draft [due:: 2026-12-01] chapter 3
    - [ ] Revise [due:: 2026-12-02] [priority:: high]
    - [ ] Print (due:: 2026-12-03)
      on good paper
    - [ ] Bind [paper:: linen]
    ```
    ```reading
    checkbox "Draft chapter 3" state=open due=2026-12-01
    checkbox "Revise" state=open due=2026-12-02 priority=high
    checkbox "Print" state=open due=2026-12-03 notes="on good paper"
    checkbox "Bind [paper:: linen]" state=open
    ```

    A program that writes a field into a file SHOULD use the spelling that the headline uses already, else the one that the file uses
    most, else a group.

    [^dataview]: Dataview lets people invent keys, and files full of them are older than this format.

    ### Keys out of place

    A known key that is not read where it stands is reported at the key (`misplaced-key`):

    - in a field group or Dataview field, a key that the place does not have ([Keys]), a dependent key without its leader, and a leading
      key that the item's type does not use;
    - in a group that ends the headline of a list item, that is words only because none of its keys leads here, and has a key that leads
      in some list item of this kind of file[^elsewhere], days, projects and stacks being one kind here[^taskfiles]; or a key of any
      kind with a value that no prose has: of `every`, `streak`, `best`, `count`, `due`, `done`, `since`, `until` or `priority`;
    - `theme` in a group that ends a heading, other than that of a section of a page.

    The value of a key out of place is not checked.

    ```tidemark page
    - Buy milk (due: 2026-12-01)
    - Trip (until: 2026-12-25, since: 2026-01-01)
    - Sober (since: 2024-03-01, goal: 3)
    - Film (rating: good)
    - [ ] Film (priority: low, rating: good)
    ```
    ```reading
    bullet "Buy milk (due: 2026-12-01)"
    countDown "Trip" until=2026-12-25
    countUp "Sober" since=2024-03-01
    bullet "Film (rating: good)"
    checkbox "Film" state=open priority=low
    warning 1:13 misplaced-key
    warning 2:28 misplaced-key
    warning 3:29 misplaced-key
    warning 5:28 misplaced-key
    ```

    Other keys of another kind of file, and dependent keys, are words in a group of their own:

    ```tidemark page
    - Letter (from: Mum)
    - Coffee (at: home)
    - Song (to: the sea, in: winter)
    ```
    ```reading
    bullet "Letter (from: Mum)"
    bullet "Coffee (at: home)"
    bullet "Song (to: the sea, in: winter)"
    ```

    [^elsewhere]: `(due: 2026-12-01)` on a bullet was meant, and its box forgotten. `(from: Mum)` was not meant.

    [^taskfiles]: Tasks are copied from one to the other, and bring their fields with them.

    ### Fields that were meant

    These are text, and MUST be reported:

    | what | rule | at |
    |---|---|---|
    | a group that would be a field group, had it ended the headline; also in the notes of the first paragraph | `misplaced-group` | its `(` |
    | a `(` without its `)`, followed by a key that leads here and a colon | `unclosed-group` | its `(` |
    | a group with a key that leads here and a part that is no field | `unread-part` | the part |
    | a group that ends the headline, of nothing but fields, none of them with a known key, and one whose key is one or two edits from a key that leads here (and fewer than its letters) and whose value that key could have; not `icon`, `project`, `was`, which could have any[^nearkey]; on a box `after`, `needs` and the like, which no key says, and `tag` with a word, which `#` says | `unknown-key` | the key |
    | a known key that leads in this kind of file and `::`, outside brackets; a known key, a colon and a digit | `foreign-field` | the key |
    | a key of a date (`due`, `done`, `since`, `until`), a colon and a date, outside a field group; the same in square brackets; in round ones without the colon | `foreign-field` | the key, or its bracket |
    | `every` or `priority` that leads here, a colon and a value of it, after words and up to the end of the line | `foreign-field` | the key |
    | what ends the words of an open box, but for tags, and says a field that leads here and that the headline has not: a day after `due`, `deadline` or `by`, or, in digits, after `@` or in `<>`; a whole date that is not past, a time after it or not; a rule that begins with `every`, or with times a period; `high priority`, `priority: high`, `!high` and their like; a day after `->`. Of a habit only the rule: `no phone - 5x per week`. After a ticked box `done` and a day, and a day in digits, `yesterday` or a weekday after a dash or a comma: `outline - 16.11.`[^lastwords] | `foreign-field` | the first of them |
    | in round brackets after the words of an open box other words, a comma, `due`, `by` or `deadline`, and a day: `(assigned: Jo, due 30.11.)` | `foreign-field` | the last part |
    | a group in braces or square brackets that would be a field group in round ones, if a value is one of its key or a day was meant; at the end also without the colon | `meant-field` | its bracket |
    | round brackets after all words but tags that say fields that are read here, and that the headline has not, without their colons or in other words[^meantfields] | `meant-field` | its `(` |
    | a paragraph, or a note below an item, that is a key, a colon and a date, a rule or a priority, and nothing else | `meant-field` | its start |

    ```tidemark page
    - [ ] Draft (due: 2026-12-01) chapter 3
    - [ ] Revise (due: 2026-12-02
    - [ ] Print (high, due: 2026-12-03)
    - [ ] Bind (due: 2026-12-04, high)
    ```
    ```reading
    checkbox "Draft (due: 2026-12-01) chapter 3" state=open
    checkbox "Revise (due: 2026-12-02" state=open
    checkbox "Print (high, due: 2026-12-03)" state=open
    checkbox "Bind" state=open
    warning 1:13 misplaced-group
    warning 2:14 unclosed-group
    warning 3:14 unread-part
    error 4:18 field-value
    ```

    In the last line the comma does not split, because no `word:` follows it. So the value is wrong as a whole. The fix is safe all the
    same: `high` can only be a priority.

    The fix of such a paragraph or note, or of one that is a line of Logseq, writes the field to the list item right above, if that
    reads it. Where only an item with a box would, the fix of a field among the words makes one. Both are guesses.

    [^nearkey]: A slip in the only key of an item would otherwise make a countdown a bullet without a word. That the value
        fits keeps prose out.

    [^meantfields]: Any key and a value of it: `(streak daily)`, `(count up, to 40)`, `(every week at 9:00)`, where a yearly
        one after a day is on that day (`Ben 2 May 2019 (every year)`); but not `at`, `in`, `to`, `was`, `source` or the
        `category` of an activity first, nor the name of a symbol, nor a `project` in small letters. A word near a key
        (`by`, `till`, `prio`, `importance`, `repeats`) and such a value; a day that was meant: `(due tomorrow)`,
        `(due date: 3 Dec 2026)`. A rule with a number of times, `every` or `each`: `(3x a week)`. `(streak)`, `(best)`,
        `(high)`, `(low)`, `(urgent)` and `(!!)`, but not `(medium)`, which is a size. A day alone on an open box. Of a
        habit a rule alone, of a task `(daily)` to `(yearly)`, of an activity a built-in category. In a section that is
        called *Habits* or the like, how often an item without a box is done is a streak, also as `(daily)`. `completed` and
        `finished` are `done`, `before` is `due`, `remind` is `notify`; after a number `record` is `best`. `goal` or
        `target` after a number is a counter, `Books: 14 (goal 20)`; with times a period, `(goal: 2/week)`, a streak.
        `habit` is `streak`. Beside a field *wichtig*, *urgente* and their like are a high priority. Of a task a field is
        told also with other words after a comma: `(fällig: 1.12.2026, mit Bob)`. German, French and Spanish words for
        `due`, `done`, `until`, `since`, `priority`, `every`, `streak` and `goal` are these: `(fällig: 15.12.2026)`,
        `(prioridad: alta, para: mañana)`, `(hohe Priorität)`, `(seit 1.1.2025)`, `(jusqu’au 25/12)`, `(série: quotidien)`,
        `(mensual)`, `(Ziel: 24)`, and with their colon those for `project` and `color`, `(Projekt: X)`, `(farbe: rot)`; and
        days of the week by their initials or German names are a rule: `(MWF)`, `(Mo, Di, Mi)`. `(farbe: rot)` of a task
        says where a color is read. Of a mark its rating alone; its `category` in words near to one. A rule with `since` or
        `from` and a day is one on every item of a page, and without a box a streak; so is a rule without a box above lines
        that look like a log. `countdown` and a day is `until`, and after a number it is `count: down`. On an open box also
        two days, the last of which is `due`; on a ticked one a day that is not to come, which is `done`. `notify` with
        whatever it says. `until` on an open box without a rule is `due`, the day of a task; a time after that day is
        `notify`: `(due today 5pm)`. A rule that needs a day from which it counts gets today. `from` on a box without a
        rule: a task has no first day. Where the place does not have `streak`, `goal`, `best`, `count`, `notify`, `due` or
        `every` with a value, it is said where it is read; in a day `(goal 24)` is words.

    [^lastwords]: Not after *is*, *are*, *was*, *were*, *be*, *not*, *when*, *if* and `’s`: *ask what is due today*.
        `every day` ends too many sentences to be told. A date is none after *of*, *for*, *since* and the like: *minutes of
        2026-11-03*. Without a box none of this is told: *Yoga every Tuesday* may be what somebody likes.

    A line that is another program's as a whole is told of as a whole ([Lines of other programs]), and not field by field.

    ### Brackets that say when

    Brackets are the one place where people put a field that they do not know how to spell. So round brackets after all words but tags
    of a list item that say when, or begin with a key, MUST NOT be passed over, in any kind of file and any place: they are read, found
    as above, or else found by `unread-brackets`, at the `(`, with the nearest spelling that is read there, or where else it is.

    They **say when** if all their words, ten at most, are days, times, periods, numbers and the little words between them, and one
    at least is a day, a time or a period; after a word for a key (`due`, `by`, `before`, `until`, `till`, `since`, `from`,
    `starting`, `every`, `each`, `repeat`, `done` and their like) up to a third may be others, else one of three: `(on monday at
    Jo’s)`. Without such a word they name more than a length: `(2 weeks)` and `(4h)` are how long something takes, `(17h)` is when;
    `(15th)` is a day, `(2nd)` none. Behind the number of an item of a page `(up)`, `(down)`, `(high)`, `(low)` and
    `(goal)` say what it is, and no unit. They **begin with a key** if
    that leads there, is `due`, `streak`, `priority` or `notify`, and two words at most follow that are no value: `(due)`,
    `(priority very high)`; but not `(until it rains)`.

    | what | where it is prose |
    |---|---|
    | a day or a time without a word for a key | without a box, and after one that is not open: `Meet Sam (Friday, at noon)`; but a time of the clock alone in a line of a day, `Gym (5pm)`, is told, and so are a rule after the one time of a row, `22:00 Lights out (weekdays)`, and days in the routine, `19:00 - 20:00 Choir (on mondays)` |
    | anything | after a dropped box, in a log, below *Things that used to matter* |
    | a time alone after `by`, `before`, `from` and the like | without a box: `Lunch (before noon)`; but `(from 5 to 6)` in a day says its time |
    | `since`, `from`, and a rule | in a line of a day or a life that is neither box nor block nor mark: `Snow (since Monday)` |
    | with a colon | where the value is none of the key: `(until: the new year)` |

    ```tidemark file
    ---
    kind: day
    ---

    # 2026-11-20

    - 15:00 Dentist (until 16:00)
    - Alex is here (until sunday)
    - [ ] Water the plants (every week)
    - [ ] Learn to swim (by summer 2027)
    - [ ] Give back the bike (until sunday)
    - Snow (since Monday)
    - Cup tie called off (due to fog)
    ```
    ```reading
    day "2026-11-20" date=2026-11-20
    introduction
      block "Dentist (until 16:00)" start=15:00
      bullet "Alex is here (until sunday)"
      task "Water the plants (every week)" state=open
      task "Learn to swim (by summer 2027)" state=open
      task "Give back the bike (until sunday)" state=open
      bullet "Snow (since Monday)"
      bullet "Cup tie called off (due to fog)"
    info 7:17 unread-brackets
    info 8:16 unread-brackets
    info 9:24 unread-brackets
    info 10:21 unread-brackets
    warning 11:26 meant-field
    ```

    ### When among the words

    What says when and stands anywhere among the words of an open box, in a place where `due` leads, is reported once for each headline
    (`unread-when`), at its first word, if the headline has no anchor, no `due`, `every` or `done`, and nothing else of it is reported as
    meant. It is the first of these outside brackets, links and code that lies ahead, of whatever day it is today; in a day, counted from
    that day:

    | what | but not |
    |---|---|
    | a date in digits, with two numbers only after a word for when, before a time, with a dot after both, or where they are no part of a whole: `12/1`, `04/27` | `2/3`, `24/7`, `section 3.2.` |
    | a month and a day, a weekday before a date or a time, `next friday`, `in 2 weeks` | `in a year`; a month or a year without a day |
    | a weekday, `today`, `tomorrow`, a week, a month or a year after a word for when | alone, but for `tomorrow` or the whole name of a weekday in small letters, after two words or more and at their end: `call mum friday` |
    | a time with a colon, or with `am` or `pm`; after `at`, `@`, `before`, `by`, `until` and `bis` a last number: `at 10`; after a weekday a last one with a point: `thursday 5.30` | a verse, a ratio, a length: `Luke 15:10`, `1:47` |
    | a rule after `every` or `each`, or of times a period; weekdays with `/` between: `Tue/Thu` | `every day` |

    Words for when are `due`, `by`, `before`, `on`, `at`, `@`, `until`, `deadline`, `expires`, `ends`, `bis`, `hasta`, `vor`,
    `avant` and their like, an article after them or not (`antes de las 10:30`). Behind an article two numbers are a day only after
    such a word or *para*, and at the end (`avant le 3/12`, `para el 3/12`); before *du*, *de*, *del* and *des* they are none. A
    time after a day belongs to it. Days in words that end all, after a comma or a dash, are led by it: `chapter 2 - fri`,
    `cake, Freitag!`, and so are those after a colon: `plumber: tue or wed`. *to*, *for* and *auf* are words for when after *moved*,
    *postponed*, *put off*, *verschoben* and their like. So are said: `tmrw`; `EOD` and `COB`, which are that day; `EOW`, `EOM` and
    `EOY`; after a word for when Christmas, which is its eve; weekdays in German, French and Spanish after a word for when, an
    article, *nächsten* or *próximo* or before a time, there also cut (`bis Fr`, `le lundi`, `Mi 19:30`, `sam. 14h`, `jeudi à 9h`),
    *demain* and its like before a time (`mañana a las 10`), and before *prochain* or *que viene* at the end; `KW 49`, the end of
    that week; `14 Uhr`, `à 10h`, `a las 10`; the end of a period: `bis Ende Nov`, `by the end of the month`; its 10th and 15th for
    *early* and *mid*: `by mid december`. In a day a time after the name of another day belongs to that. Rules are also
    `alle 2 Wochen Do`, `jeden Freitag`, `1. So im Monat`, `chaque lundi`, `cada lunes`, `3 veces por semana`, `2x week`,
    `1x daily`, `30 min/day`, `MWF`, `Mo, Di, Mi`, and `weekly` and its like at the very end. Without a box only a rule before a
    colon at the start is reported, in a day, a page, a project or stacks: `every martes: yard duty`; and on a page how many times a
    period at the end of the words, `Gym 3x/week`, in a section of habits or above dates any rule, for which the fix writes
    `streak`. In an activity a rule with times a period is reported, and in a habit a time after `@`. Behind *of*, *from*, *since*,
    *for*, *after*, *is* and their like it is another day, or a sentence; and so is all that stands after *if* or *unless*.

    ```tidemark page
    - [ ] Midterm Dec 1 @ 9am room 204
    - [ ] Read chapter 14 before Thursday, with notes
    - [ ] Quiz every Wed at 10
    - [ ] Wash 2/3 of it
    - [ ] Ask what is due Dec 4, and why
    - Midterm Dec 1 @ 9am room 204
    ```
    ```reading
    checkbox "Midterm Dec 1 @ 9am room 204" state=open
    checkbox "Read chapter 14 before Thursday, with notes" state=open
    checkbox "Quiz every Wed at 10" state=open
    checkbox "Wash 2/3 of it" state=open
    checkbox "Ask what is due Dec 4, and why" state=open
    bullet "Midterm Dec 1 @ 9am room 204"
    info 1:15 unread-when
    info 2:23 unread-when
    info 3:12 unread-when
    ```

    ### Signs of priority

    What says how much something matters, among the words of an open box in a place where `priority` leads, is reported once for each
    headline (`unread-priority`), unless the headline has `priority` or `project`, or something else of it is reported as one. The fix, a
    guess, writes `priority`; a sign or a level in brackets gives way to it, and a word stays.

    | what | but not |
    |---|---|
    | two exclamation marks or more, alone or after a word; `!` right before the first | `Hurrah!`, `What?!!` |
    | `**` or `***` alone, at either end | `**bold**` |
    | `P1:` to `P3:` at the start; `[high]`, `[low]`, `[urgent]`, `(asap)` and their like | links |
    | *urgent*, *important*, *asap*, *wichtig*, *dringend* and their like: at the start in capitals, or before a colon, `!` or dash; at the end after a comma or a dash, in capitals, or before a `!`; *asap* and the German ones alone, too | `ask what is urgent` |

    ```tidemark page
    - [ ] Ring the pharmacy!!
    - [ ] *** Email the supervisor
    - [ ] Redo proof 3 [high]
    - [ ] URGENT: order more cannulas
    - [ ] Ask what is important
    - So glad!!
    ```
    ```reading
    checkbox "Ring the pharmacy!!" state=open
    checkbox "*** Email the supervisor" state=open
    checkbox "Redo proof 3 [high]" state=open
    checkbox "URGENT: order more cannulas" state=open
    checkbox "Ask what is important" state=open
    bullet "So glad!!"
    info 1:24 unread-priority
    info 2:7 unread-priority
    info 3:20 unread-priority
    info 4:7 unread-priority
    ```

    ### Lines of other programs

    A line with signs of another program is text, and MUST be reported once, at the first of its signs (`foreign-line`). A program that
    converts such a line converts all of it or nothing: each sign becomes a field, a tag or the box, or stays as words.

    | | Obsidian Tasks | Dataview | Org | todo.txt | TaskPaper | Todoist | Logseq | becomes |
    |---|---|---|---|---|---|---|---|---|
    | due | 📅 📆 🗓 | | `DEADLINE: <…>` | `due:` | `@due(…)` | a day before `p1` | `due::` `deadline::` | `due` |
    | done | ✅ | `completion` | `CLOSED: […]` | `x` and a date | `@done` `@done(…)` | | `done::` | the box, `done` |
    | how much it matters | 🔺 ⏫ 🔼 🔽 ⏬ | `priority:: highest`, `lowest` | `[#A]` to `[#C]` | `(A)` `pri:A` | `@priority(1)` | `p1` to `p4` | `priority:: A` | `priority`; `p4` is none |
    | how often | 🔁 `every …` | `repeat` | `+1w` `++1w` `.+1w` | `rec:+1w` `rec:1w` | `@repeat(…)` | `every …` | `repeat::` | `every` |
    | when it is meant to be done | ⏳ | `scheduled` | `SCHEDULED: <…>` | | | | `scheduled::` | *scheduled* and the date |
    | when it starts | 🛫 | `start` | | `t:` | `@start(…)` `@defer(…)` | | `start::` | *starts* and the date |
    | when it was written | ➕ | `created` | | a first date | `@created(…)` | | `created::` | *created* and the date |
    | when it was dropped | ❌ | `cancelled` | | | `@cancelled(…)` | | | the box; *cancelled* and the date |
    | its name for others | 🆔 ⛔ 🏁 | `id` `dependsOn` `onCompletion` | | | | | | *id*, *after*, *on completion*, and the rest |
    | its state | | | `TODO` `DONE` | `x` | | | `TODO` `DOING` | the box |
    | tags | | | `:home:` | | | | | `#home` |

    Words like `+project`, `@phone` and `#label` stay as they are.

    - Of a task that comes round, the day on which it is due is the day from which its rule counts (`from`); where it is not due, the
      day for which it is scheduled, or on which it starts. `when done`, `every!`, `rec:1w` and `.+1w` are `after done`. A task that is
      done does not recur here: its rule stays as words.
    - Where a line says a thing twice, or what its place has no key for, it is reported and not converted.
    - The fields end the words. What stands below these on a line of its own, as `DEADLINE: <…>`, goes with that line; a paragraph that
      begins with a headline of Org, or with `TODO` and its like, and goes on with such lines, is one line.
    - The fix is safe where everything has one reading and a key. It is a guess with words for what has none; with a level that this
      format has not (🔺 ⏬, letters, `p1`, a number); with a day by its name; with a date of what is done on an open box; and where the
      box of a bullet is made up[^boxmade].

    A line is another program's

    - if it is a list item with one of the emoji and its value, at the start only after a box, for there it is an icon, and the date an
      anchor; a level, and what has no key, only in an item with a box[^levels]; a paragraph with one of them and a date or a rule;
    - if it is a list item with one of the names of Dataview's fields here, and a date or a rule as its value; or one of TaskPaper's
      tags, with its brackets, or `@done` after all words;
    - if `[#A]` stands among the first words of an item or a paragraph, `SCHEDULED:`, `DEADLINE:` or `CLOSED:` and a timestamp anywhere
      in it, or two or more stars and a state at the start of a paragraph;
    - if it begins, after a box or not, with `x` and a date, or with `(A)` and has a date, a `+project`, a `@context` or a key of
      todo.txt; or has `t:`, `rec:` or `pri:` with a value that fits; a paragraph, also `due:` with a date;
    - if its words end in `p1`, `p2`, `p3` or `p4`, tags and labels apart, and it has a box, a label, a day or `every`;
    - if it is nothing but a key of Logseq, `::` and a value that fits, in a paragraph or in the notes right below a headline.

    Signs in code, comments and addresses are none. Paragraphs are looked at in pages, days, projects and stacks alone.

    ```tidemark page
    - [ ] Report ⏫ 📅 2026-12-01
    - [ ] Water the cactus 🔁 every 2 weeks 📅 2026-11-29
    - [ ] Call the office ⏳ 2026-11-24
    - Buy milk @due(2026-11-30) @done
    - [ ] Toner [completion:: 2026-11-19]

    (A) Call the bank @phone due:2026-12-01
    x 2026-11-18 Buy coffee filters
    ```
    ```reading
    checkbox "Report ⏫ 📅 2026-12-01" state=open
    checkbox "Water the cactus 🔁 every 2 weeks 📅 2026-11-29" state=open
    checkbox "Call the office ⏳ 2026-11-24" state=open
    bullet "Buy milk @due(2026-11-30) @done"
    checkbox "Toner [completion:: 2026-11-19]" state=open
    text text="(A) Call the bank @phone due:2026-12-01 x 2026-11-18 Buy coffee filters"
    warning 1:14 foreign-line
    warning 2:24 foreign-line
    warning 3:23 foreign-line
    warning 4:12 foreign-line
    warning 5:13 foreign-line
    warning 7:1 foreign-line
    warning 8:1 foreign-line
    ```

    A word or a sign for a state alone is less: an information at it says what it may mean (`foreign-state`). It is `TODO`, `DONE`,
    `CANCELLED`, `LATER`, `NOW`, `DOING` or `WAITING`, with a colon or in square brackets too, before the words of a list item, or of a
    paragraph of one line, in a page, a day, a project or stacks. It is no state before a word in capitals, before *list*, before the
    little words that follow *todo* in Spanish and Portuguese, in a line of more than twelve words, and where the line ends like a
    sentence[^states]. In the same files `x`, `<` and `o` at the start of each line of a paragraph of two or more, or `x` in two or more
    items in a row, are signs of a bullet journal[^quotes]; and `(A)`, `(B)` or `(C)` at the start of the words after a box, if no
    other letter stands so in the line, is a priority of todo.txt. So are reported `✅`, `❌` and their like as the icon or the last word of
    an item with an open box.

    ```tidemark page
    - TODO Call the chimney sweep
    - WAITING for Frank
    - TODO list for teachers
    - NOW they had trains.

    TODO el mundo hablaba del partido
    ```
    ```reading
    bullet "TODO Call the chimney sweep"
    bullet "WAITING for Frank"
    bullet "TODO list for teachers"
    bullet "NOW they had trains."
    text text="TODO el mundo hablaba del partido"
    info 1:3 foreign-state
    info 2:3 foreign-state
    ```

    [^boxmade]: In TaskPaper every item is a task, and here a bullet is none. With a sign that it is done there is no doubt.

    [^levels]: Without one `⏫` is an arrow, and without more `p1` a page and `(A)` a choice: `(A) Paris (B) Rome`. A date
        after a calendar is no prose.

    [^states]: *NOW they had trains, but only the sounds of them.* A line that is passed over costs less than trust.

    [^quotes]: `>`, moved to another day, is a quote in Markdown.

    ### Prose stays prose

    Whatever is not read by the rules above is text, in silence. So these need no thought from the person who writes them:

    ```tidemark page
    - Read Dune (high)
    - Meet Sam (Friday, at noon)
    - Film (1994, director: unknown)
    - Recipe (see: https://example.org)
    - Smile (:
    - Ratio (3:2)
    ```
    ```reading
    bullet "Read Dune (high)"
    bullet "Meet Sam (Friday, at noon)"
    bullet "Film (1994, director: unknown)"
    bullet "Recipe (see: https://example.org)"
    bullet "Smile (:"
    bullet "Ratio (3:2)"
    ```

    Some lines may have been meant, and cannot be told from prose. They are text as well[^undecided].

    [^undecided]: What recurs, without a box: `Yoga every Tuesday`, `Bins out: Tue`, `Family council 1. So im Monat`; a part
        of a day or a season: `night: pack bag`, `summer: Denmark`; how long until or since: `31 days until Christmas`,
        `412 days`; a part of something in a day, `Wash 2/3`; months without a day, `chimney sweep, March + Oct`;
        `Write every day` with one, `Cinema, rank 2`, `Tomatoes: ~12`, `colour: orange` in the text of a project, a date on
        an item of a project without a box, `waiting for Jo`, `Values: kind, calm` and `Werte: Mut, Humor`,
        `Tennis - Hobby`, and in a life `summer 2026: lake`: somebody's words more often than a slip, or nothing that could
        be written instead.

    ## Scalars

    The **written form** of a value is the one that programs write, and that the canonical form gives. The other spellings are read.

    ### Dates

    A date is `YYYY-MM-DD`, from `0001-01-01` to `9999-12-31`, a day of the Gregorian calendar. Also read are

    | spelling | where |
    |---|---|
    | `2026-1-2`, `2026/01/02` | everywhere |
    | `[[2026-01-02]]`, a link of other programs | where nothing but a date is expected: in fields, in logs, in a life |
    | `2008-09 - 2012-06`: from the first of one month to the last day of the other | the phases of a life |
    | `Week 1547`: the first day of that week of the life | the marks of a life that says `born` |

    No other spelling is read[^datespelling]; what was most likely meant is in [Dates that were meant].

    ```tidemark page
    - [ ] One (due: 2026-02-29)
    - [ ] Two (due: 2026-1-2)
    - [ ] Three (due: 20/11/2026)
    ```
    ```reading
    checkbox "One" state=open
    checkbox "Two" state=open due=2026-01-02
    checkbox "Three" state=open
    error 1:17 field-value
    error 3:19 field-value
    ```

    [^datespelling]: `2/3/2026` is two days, depending on who reads it.

    ### Times

    A time is `HH:MM`, from `00:00` to `23:59`. Also read are one digit for the hour, and a twelve-hour clock: the hour from 1 to 12,
    minutes or none, then `am` or `pm` (`a.m.`, `p. m.`), with or without spaces before it; before these a point may stand for the colon
    (`9.30am`), and directly after minutes, or after the end of a range whose start says it, `a` and `p` for them (`5:30p`,
    `9:30a - 11a`). `12:00 noon` and `12 noon` are `12:00`, and `Uhr` may follow
    `HH:MM`. In a day and in the routine `12h30` is a time, from 6 hours on or with a zero before it[^lengths]. `24:00` is read only as
    the end of a range.

    [^lengths]: `1h30` is a length of time to most, and on a page `12h30` is as well.

    ### Ranges

    The **separators** of a range are `-`, `–`, `—`, `−`, `→`, `->` and `..`, with spaces around them or not, and `to` between spaces.
    The written form is a hyphen between spaces.

    A range of dates is two dates, of which the second MAY equal the first.

    A range of times is two times; the end MAY be `24:00`. Where the end has `am` or `pm` and the start has not, the start MAY be an
    hour alone, and

    - an hour of 1 to 12 without a leading zero is in the same half of the day as the end, or in the other one if it would not be before
      the end: `9-10am`, `11 - 1pm`;
    - any other start is of twenty-four hours: `09:30 - 11pm`.

    Where the start has `am` or `pm` and the end has not, an end of 1 to 12 without a leading zero is in the same half of the day as the
    start, or in the other one if it would not be after the start: `1pm - 2:30`, `11am - 2:30`, `10pm - 6:00`. Any other end is of
    twenty-four hours.

    In a day and in the routine one of two times may be an hour alone: `9-10:30`, and without a space before the separator `9:00-10`,
    `1pm-3`[^verses]. The end is then later on the same day. But from 1 to 6, without a zero, before an end before noon,
    they may be of the afternoon, and are not read: `1-3:30`, `3:30-4` ([Times that were meant]).

    The end MUST be after the start. But a range that starts at 12:00 or later and ends at 12:00 or earlier **passes midnight**, and is
    read so. Any other end at or before its start, and a last day before the first, is an error (`end-before-start`)[^midnight], and the
    range is not read.

    ```tidemark page
    - 09:00-10:30 One
    - 9am to 10:30am Two
    - 9-10am Three
    - 11 - 1pm Four
    - 22:00 - 24:00 Five
    - 09:30 - 11pm Six
    ```
    ```reading
    schedule "One" start=09:00 end=10:30
    schedule "Two" start=09:00 end=10:30
    schedule "Three" start=09:00 end=10:00
    schedule "Four" start=11:00 end=13:00
    schedule "Five" start=22:00 end=24:00
    schedule "Six" start=09:30 end=23:00
    ```
    ```formatted
    - 09:00 - 10:30 One
    - 09:00 - 10:30 Two
    - 09:00 - 10:00 Three
    - 11:00 - 13:00 Four
    - 22:00 - 24:00 Five
    - 09:30 - 23:00 Six
    ```

    ```tidemark page
    - 22:30 - 06:30 Sleep
    - 12:00 - 12:00 Round the clock
    - 22:00 - 21:00 Back
    ```
    ```reading
    schedule "Sleep" start=22:30 end=06:30
    schedule "Round the clock" start=12:00 end=12:00
    bullet "22:00 - 21:00 Back"
    error 3:3 end-before-start
    ```

    [^verses]: Elsewhere `3:16-18` is a verse, and `9:00 - 10 push-ups` are push-ups everywhere.

    [^midnight]: A night shift is written `22:00 - 06:00` everywhere. `22:00 - 21:00` is far more often a slip than a shift
        of 23 hours.

    ### Times that were meant

    In a day and in the routine, a list item at the top level that begins so is reported at the words for the time (`unread-anchor`;
    below another item `nested-block`). The message names the time, and the fix writes it; it is safe where *one* is said, and no words
    are lost but those that say the time.

    | spelling | | not |
    |---|---|---|
    | `10.30 coffee`, `09;00 work`, in a list `10:0 coffee` | | `12.50 €`, `1.200 people` |
    | `9.30 - 11 planning`, `7 - 7.30 walk`, `9h - 11 lecture` | | `9.30 - 11 euros` |
    | `10.00 - 11.30 swim`, `12.30 - 1.15pm lunch`, `(23:00) bed`, `[09:00]`, `**09:00**`, a code span, `@10:00`, `21:00-sleep`, `18:00?? drinks`, `17:00h`, `08:00:00`, `9:00; coffee`; `8.30 bis 11.00 Arbeit`, `von 9:00 bis 11:00`, `17.30h a 18.30h` | one | `01:02:03` |
    | `at 19:00`, `from 9:00 to 12:00`, `um 15 Uhr`, `9 Uhr 30`, `a las 18:00`, `à 19h30`; `kl. 14` | one | `At 5 we left` |
    | `à 22h dodo`, `gegen 18 Uhr Essen`, `vers 22h dodo` | | `à 10h de Paris` |
    | `0930 stand-up`, `0900-1000 briefing`, `1330h dentist`; `1630 dentist`, minutes a multiple of 5 | one with a zero or `h` | `1945 was`, `2015 plans`, `1500 steps` |
    | `12h à 14h déjeuner`, `9 h 30 à 11 h réunion`, `de 16h a 17h`, `von 9 bis 11 Arbeit`, `zwischen 9 und 11 Uhr`; `20.30h cena` | | `8 à 10h de sommeil`, `9 bis 10 Termin` |
    | `17h walk`, `14 h dentiste`, `9h 30 tea`, `9 h 30 thé`, `7 - 8 breakfast`, `9-11 writing`; `9:00; 10:00`; `2p nap`; `6ish`, `2pm-ish`, `~22:00`; `from 5 to 6 piano`, `between 5 and 6 tea`[^fromto] | | `12h on a chair`, `2 h lecture`, `9-10 people`, `6-4 on the telly` |
    | `1-3:30 practice`, `3:30-4 tea`, `3:30- break`, an end that is not known yet; `half past 12 lunch`, `half 4 pick up`, `halb 4 Kaffee`, `halb vier: Kaffee`[^fromto]; `730am gym` | | `half 12 eggs` |
    | `mittags Pizza`, before a capital; `noon lunch`, `midnight: bus home`, in small letters or before a colon; `midi: soupe`, `minuit: dodo`, `medianoche: bus` in small letters before a colon; `noon - 1pm`, `noon-2 lunch` | `noon:`, `- 1pm` | `Noon, and still dark` |
    | `O9:00`, `９：００`, `午後3時` | one | |

    Of the spellings that may count something, none is meant before a unit, a currency, a little word as *in* or *was*, or, for an hour,
    a range of hours or four digits, before a plural in `s`; but two hours from 7 on are meant before a plural for what is done, if it
    ends the words: `8-9 emails`[^counted].

    **Behind the words** of an item of a day, of the routine or of a schedule these are reported too, and the fix, which is unsafe,
    writes them where they are read: two times with minutes that are multiples of 5 (`deep work 9:00 - 11:30`); two hours after a
    word for what is done by the hour, as *lunch*, *work* or *meeting*[^hours], and one hour at the start before it or before *bed*
    or *sleep* (`12 lunch`, `~23 bed`); one time, with minutes that are a multiple of 5, after the words of an open box of a day
    (`call Mum 17:30`), but not after *by*, *after*, *in*, *avant*, *antes de las* and the like or a book with verses, and of any
    item before two exclamation marks (`lights out 10:30!!`), where `by 17:00!!` says that it is a task; and how long something is
    that has a start and no end, in brackets or right after its time: `11:00 standup (15 min)`, `11:00 for 45 min call`,
    `16:00 +30m mail`[^partsofday].

    A **schedule** is a section of a page with two rows or more, or one that is called *Schedule*, *Routine*, *Timetable* or the like.
    There what the table lists is reported as in a day, plurals in `s` or not, and so are one time after the words (`tea at 17:00`) and
    days of the week before a time: `Mondays 18:00 choir` is `choir (every: mon, at: 18:00)`.

    A **line without a list marker** in a day that begins with a time is reported likewise (`unread-anchor`): a paragraph whose every
    line does so or begins with a box, `-`, `•`, `–` and the like or an emoji before the time or not, and a further line of an item,
    however deep, at the very start of the line. The times of a paragraph become list items all at once; that is safe if each is a range, or has a
    sign or emoji before it.

    At the start of a list item of a day these are words for **another day**, and reported too. There is no fix: the line belongs into
    another file.

    | words | | not |
    |---|---|---|
    | a day before a colon; two numbers have two digits each; a month in digits | `tomorrow: dentist`, `Nov 25: haircut`, `12/03:`, `24.11:`, `sat:`[^weekdays], `2024-03: dentist`, `demain:`, `Mittwoch:` | `last week:`, `3/8:`, `5-4:`, `sun:`, `Morgen:`, `Mi:` |
    | a day before a time | `fri 14:00 handover`, `24.11. 9am`, `morgen 9:00 Inventur`, `lundi 14h dentiste` | `Morgen 9:00` |
    | a number with a year, or with a point at its end | `2026-11-25 review`, `2026-11-25? review`, `23.11.2026 haircut`, `24.11. haircut` | `12/25 done`, `24.11 lunch` |

    A paragraph may begin so too, but not with a capital, nor with a year before words. Words for this very day are nothing to report,
    but before a time: that does not read after them, and the fix writes it alone. The fix is safe if the year is said.

    [^fromto]: From 1 to 6 two times are named, that of the afternoon first; of `half 4` the later, since it is half past three to
        some. German `halb 4` is that, in the afternoon.

    [^counted]: A false finding costs more trust than a silent line: `9-11 parcels` is left alone, though it may be a block.

    [^partsofday]: `evening: read`, `all day: conference` and `quarter past six: dinner` say no time that could be written.
        They are notes of the day. `tennis every wednesday` on a day is what happens on that day.

    [^hours]: `Read 12-13` are chapters, and `Chelsea 1-3` is a score.

    [^weekdays]: But two weekdays of one file that stand so are a list of days: `Monday: rain`.

    ### Dates that were meant

    Where a date is expected and none reads, the finding names the date that, as of today, in a day as of that day, is most likely
    meant: at the value of a field
    (`field-value`), in a log (`unread-entry`), in a life (`unread-mark`). The fix writes it.

    | spelling | date | fix |
    |---|---|---|
    | `1 March 2024`, `March 1st, 2024`, `27-Nov-2026`, `23.11.2026`, `25/12/2026`, `20261120`, `2026.11.20` | that day | safe |
    | `24.11.`[^nopoint], `Nov 25`, `27/nov`, `20 de noviembre`, `12-25` (month first) | in a log and a life the last such day, else the next | unsafe |
    | `12/03`, `2/3/2026` | two; both are named, without a year the nearer first | unsafe, two |
    | `today`, `yesterday`, `tomorrow`, `fri`, `last friday`, `2 days ago`; `hier`, `gestern`, `ayer` | counted from today, in a day from that day | unsafe[^words] |
    | `end of month`, `end of next week`, `end of March 2027` | the last day, for `due` and `until` | unsafe, only there |
    | `2024-03`, `May 2019`, `2026-W47`, `last week`, a range where one day is expected | none; for `due` and `until` its last day, for `from`, `since` and `done` its first | unsafe, only there |
    | `Wed 2026-12-01`, a Tuesday | that day; the message names both | unsafe |
    | `14 Dec - 18 Dec`, `16-20 Nov`, `20.11. - 22.11.`, `Nov 16-20` | both, in a log, in a life, in the title of an arc, with digits first at the start of an item of a page, and after an open box, where the last is `due`; a line of a day that begins so is one for a page | unsafe |
    | `2026-11-24 at 9:00`, `tomorrow 9:00`, `31.1.2027, urgent`, in a field | that day; of `due` with `notify`, and with other fields that are meant | unsafe, only there |
    | `18. November 2026`, `24. - 26.12.2026` behind the marker of an item, where Markdown reads a list with numbers | that day, or both, in a log, in a life, and with a year at the top of a section of a page | as that day, if the item has no other line |
    | `2026-06-11? Rome`, of a life, a page and a log | that day; of which somebody is not sure | unsafe, the sign stays |
    | `2026-11-20T08:00`, `2026-11-20T08:00:00` | that day, in a log with its time | safe in a log |
    | the same with seconds other than 0, or a zone | the same | unsafe |

    In a log, a date without a year has that of the nearest entry, unless it would be after today. Weekdays and words are dates
    there only before a colon, a comma, a dash, a tick (`Mon ✓`) or the end. The right weekday before a whole date is no more than
    the date, also in German, French and Spanish; in a log and a life also before a day without a year: `Mi 18.11.`, `mié 18.11.`,
    `mer. 18/11`, but not `so 3/4` and `Sam 3/4`.

    [^nopoint]: Also `24.11` in a field, before a colon, and at the start of a line of a log or, below a year, of a life, if no unit
        follows: `21.11 with Ana`, but not `5.12 km`.

    [^words]: Words such as `tomorrow` change their meaning while they stand in the file.

    ### Durations

    A duration is minutes of the clock, written `90m`, or days of the calendar, written `28 days` and `1 day`. Also read: `min` and
    `minutes`, `h` and `hours`, `1h30m`, `1.5h`, `weeks`, with or without a space before the unit, singular or plural. Minutes and days
    do not mix. No field takes a duration, but the setting `default-block` of a vault ([Settings]) and the `duration` of a ritual
    ([Properties of a ritual]) do.

    ### Numbers and quantities

    A number is digits, with a `-` before them or not, and a decimal point and digits after them or not: `120`, `-3`, `12.4`. Also read
    are a `+` before it, and commas between groups of exactly three digits: `1,200`; outside of logs and of counters also spaces, if the
    first digit is not 0: `1 200`[^groups]. `1,5` is no number[^comma]. Numbers of up to 15 digits MUST be read; longer ones MAY be
    taken for no number. The written form has no `+`, no commas and no spaces; a program that writes a number from a model leaves out
    zeros at the end of its decimals, and `fmt` keeps those that somebody wrote[^zeros].

    [^groups]: `5 100 m` in a log is a number and a note, `24/7 365 days` a saying, `030 123 456` a telephone.

    [^zeros]: `12.40` says how exactly it was measured, or that it is money.

    A **quantity** is a number and, after spaces, a **unit**: any words, of which the first does not begin with a digit. The unit MAY
    follow the number directly if it begins with a letter, `%` or `°`; the canonical form leaves that as it is. The sign of a currency
    (`$`, U+00A2 to U+00A5, U+20A0 to U+20CF) MAY stand before the number, which a space or the end then follows: `$1200` is `1200 $`.

    ```tidemark page
    - Deadlift: 120kg (best: highest)
    - Charge: 80% (count: up)
    - Savings: 1,200 euros a month (count: up)
    ```
    ```reading
    best "Deadlift" value=120 unit=kg best=highest
    countUp "Charge" value=80 unit=%
    countUp "Savings" value=1200 unit="euros a month"
    ```

    [^comma]: In half of Europe `1,5` is one and a half, elsewhere it is a slip for `1.5` or `15`. Guessing would be wrong
        by a factor of ten.

    ### Lengths of time

    Where a number is a value (of a counter, a count, a best, its attempts, or of `to`), a **length of time** may stand, written
    `H:MM:SS`, with decimals or without: `0:24:30`, `1:02:03`. Also read are

    | spelling | length |
    |---|---|
    | `24:30 min` (`mins`, `minutes`) | minutes and seconds: `0:24:30` |
    | `7:45 h` (`hrs`, `hours`) | hours and minutes: `7:45:00` |
    | `1h20`, `1h 20m`, `5 min 30 s` | two or three parts, each below 60 but the first: `1:20:00`, `0:05:30` |

    `24:30` alone is none[^barelength], and `45 min` is a quantity. Lengths are compared and added up by their seconds. A program that
    changes one keeps `min` and `h`, where it can. The attempts of a best are all numbers or all lengths, as in its headline, else as
    the earliest: others do not count, and are reported (`entry-value`).

    ```tidemark page
    - Parkrun: 24:30 min (best: lowest)
      - 2026-11-01 25:10 min
      - 2026-11-15 24:30 min by the lake
    ```
    ```reading
    best "Parkrun" value=0:24:30 best=lowest
      entry 2026-11-01 value=0:25:10
      entry 2026-11-15 value=0:24:30 note="by the lake"
    ```
    ```formatted
    - Parkrun: 0:24:30 (best: lowest)
      - 2026-11-01 0:25:10
      - 2026-11-15 0:24:30 by the lake
    ```

    [^barelength]: It is minutes and seconds to a runner, and hours and minutes to a sleeper. Both are named where it is
        reported (`missing-number`). In a log `23:58` is a time of the day.

    ### Values that were meant

    A bullet or a label of a page of at most 60 bytes, with a name of at most four words, is reported (`unread-value`, info) where it
    ends in one of these. The fix, which is unsafe, writes it as it is read. In other kinds of files such words are what was noted
    there, and no value.[^daysvalues]

    | spelling | written |
    |---|---|
    | `Water: 3 von 8`, `(3/8)`, `3\|8`, `3/8!`, `~3 of 8`, `3 glasses of 8` | `3/8`, `3/8 glasses` |
    | `Books = 12/30`, `Books → 12/30`, `Books：12/30`, `**Books:** 12/30` | `Books: 12/30` |
    | `Water 3 of 8 glasses`, `Saved: 450€ of 1200€`, `Read (28 of 36)`; not `Part 3 of 8` | `Water: 3/8 glasses`, `450/1200 €`, `Read: 28/36` |
    | `Chin-ups: best 9`, `pb 9`, `record 9` | two: `9 (best: highest)`, `9 (best: lowest)` |
    | `Push-ups 20/50`, `Books read 70 / 240`, `Water 3/8 glasses`; beside a counter also `Walks 3/8`, which may be a day | `Push-ups: 20/50` |
    | `72,5`; `1,200`[^bare] | two: `72.5` or `72 \| 5`; `1200` or `1.200` |
    | `Thesis: 24%`, not `Cream 30%`, where it belongs to the words | `24/100 %` |
    | `1.200,50`, `1'200`, `12k/50k`, `4 500 / 8 000 pas`, `Saved 3.400 / 10.000 €` | `1200.50`, `1200`, `12000/50000`, `4500/8000 pas`, `Saved: 3400/10000 €` |
    | `4 500 / 8 000 €`, `€4 500 / €8 000`, `4 500 von 8 000 €`; `CHF 450/1200` | `4500/8000 €`; `450/1200 CHF` |
    | `82.4 kg → 78`, `82kg -> 78kg`, `82,4 kg → 78` | `82.4 kg (count: down, to: 78)` |
    | `III`, `lll`, `///` and longer; `Coffee \|\|\|\| \|\|` without a colon | `\|\|\|` |
    | `Smoke free since 2025-03-01`, `since 1 March 2025`, `seit`, `depuis`, `desde`; also of an activity | `Smoke free (since: 2025-03-01)` |
    | `Read 🔥 12`, with the number among the words | `(streak: daily)` |
    | `No chocolate since 1st Nov`, `Days without sugar since 1 Nov` | `No chocolate (since: 2026-11-01)` |
    | `10k PB 58:20`, `Pages left 340 -> 0`, `List: //// //`; `Water 5/8 glasses today` | as with a colon; `\|\|\|\|\|\|`; `Water: 5/8 glasses` |
    | one word and `12.3.`, after one to three with a capital a day in a section called *Birthdays* or the like, one that is past in *Dates*, after `*` or `born`, or before `(2019)`, `(turns 40)`, `(40!)` or `(yearly)`, or with *birthday*, *Geburtstag* or the like, also in brackets: `Opa (birthday: 1938-12-24)`, `Dad *1951-08-30`, `Wedding day 18/7/2015 (yearly)`; two and more lines such as `Ben 2 May` | `Mia 12.3. (every: year on mar 12)`; where nothing says that it recurs, also a row |
    | `Luis 03/02/1979 (every: year)`, which is on 1 January | `(every: year on feb 3)`, and if it may be another day that |
    | `6.12. Nikolaus`, `Do 26.11. dentist`, `Thu 11/26 turkey`, `Holidays 23.12.–6.1.`, `Holidays 19 dec - 3 jan`, `KW 51 ski course`; not `3.1. Aims` beside `3.2. Means` | `2026-12-06 Nikolaus`, a row of a timeline; of a range or a week both days |
    | `Half marathon: 2027-03-21`, a day to come; in a section that counts days also `Christmas (25 Dec)` | `Half marathon (until: 2027-03-21)` |

    Of an open box of a page, a project or a stack, how far it is, at the end of its words, is reported too: `Essay 60% done`, `(50%)`,
    `Interviews 7/12`, `p. 210/880`, of more than four and not all, or in brackets, `[2/4]`. A task is open or done, so there is no fix.

    So is a number of a counter, a count or a best, or of its `to`, that is read and may be another: one to three digits, the first no
    0, a point and three digits (`1.200`; the fixes write `1200` and `1.20`), and `1e3`, which is 1 with the unit `e3`. In the log of a
    best such numbers are reported if none is in the headline, and no other has a point.

    [^bare]: `Saved: 1,200 (best: highest)` says that it is a number, and is read ([Numbers and quantities]).

    [^daysvalues]: `Mood: 4/5` stands in years of somebody's days. A finding in each would be noise; who counts with Tidemark
        counts on a page, or a habit.

    ### Keywords

    Some values are one of a few words, ASCII case ignored:

    | scalar | words | also read |
    |---|---|---|
    | priority | `low` `medium` `high` | `3` `2` `1`; `!` `!!` `!!!`; `urgent` for `high`[^priorities] |
    | color | `red` `orange` `yellow` `green` `mint` `teal` `cyan` `blue` `indigo` `purple` `pink` `brown` `gray` | `grey` |
    | rating | `awful` `hard` `okay` `good` `great` | `1` to `5`, `1/5` to `5/5` |
    | theme | `color` `monochrome` `bold` `soft` | |

    [^priorities]: `1` comes first in iCalendar (RFC 5545), Todoist and TaskPaper. Of `!`, more is more, as in Apple's
        Reminders.

    A color is that of a project, a block, a category or a phase ([Words, icon and color of a block], [Title and color of a project],
    [Categories], [Phases of a life]), a rating that of a marked week ([Marked weeks]).

    ## Rules of recurrence

    ### Syntax of rules

    A **rule** says on which days something is due:

        rule = days | [N] unit ["on" on] | [N] unit "after" "done" | N "times" ("a" | "in" [N]) unit
        unit = hour | day | week | month | year
        days = weekday | weekend | day-name … | day-name - day-name …

    - N is a whole number from 1 to 999.
    - Units MAY be plural. `hourly`, `daily`, `weekly`, `monthly`, `yearly` are the units too.
    - Day names are `mon` `tue` `wed` `thu` `fri` `sat` `sun`, or written out, singular or plural; so are `weekday` (Monday to Friday)
      and `weekend`. A range of days uses a separator of ranges, and may run over the end of the week: `sat-mon`.
    - `on` takes, after a week or hour, days as above; after a month, numbers from 1 to 31 (`1st`, `22nd` too) and `last`, or ordinals
      (`1st` to `5th`, `last`) each with one or more day names, or `1st weekday`, `last weekday`; after a year, the name of a month
      (`jan` … `dec`, or written out), then numbers and `last`.
    - Days without a unit are those of every week.
    - Words are separated by spaces; commas are spaces.

    The written form has each unit once, in the singular for one and with a number for more, day names in three letters from Monday on,
    numbers rising. Every single unit without `on` is written `hourly`, `daily`, `weekly`, `monthly`, `yearly`; days of every week stand
    alone. Monday to Friday are `weekday`, Saturday and Sunday `weekend`.

    ```tidemark page
    - [ ] A (every: 1 days)
    - [ ] B (every: Sunday, Saturday)
    - [ ] C (every: fri mon wed)
    - [ ] D (every: sat-mon)
    - [ ] E (every: week on tue, thu)
    ```
    ```reading
    recurring "A" every=daily
    recurring "B" every=weekend
    recurring "C" every="mon wed fri"
    recurring "D" every="mon sat sun"
    recurring "E" every="tue thu"
    ```
    ```formatted
    - [ ] A (every: daily)
    - [ ] B (every: weekend)
    - [ ] C (every: mon wed fri)
    - [ ] D (every: mon sat sun)
    - [ ] E (every: tue thu)
    ```

    ### Rules as people say them

    A rule that is not in the words above is read as it is said, where that has one meaning. Its written form is that of
    [Syntax of rules].

    | said | read as |
    |---|---|
    | `every day` `each monday` `on mondays` `the 1st` `everyday` | `daily` `mon` `mon` `month on 1` `daily` |
    | `2w` `3d` `6mo` `2 wks` `2 yrs` `two weeks` (to `twelve`) | `2 weeks` `3 days` `6 months` `2 weeks` `2 years` `2 weeks` |
    | `fortnight` `quarter` `half-year` `annually`, also in `-ly` | `2 weeks` `3 months` `6 months` `yearly` |
    | `other week` `alternate days` `3rd day` | `2 weeks` `2 days` `3 days` |
    | `mon and fri` `mon & thu` `Mon/Wed` `Tu Th` `thurs` | `mon fri` `mon thu` `mon wed` `tue thu` `thu` |
    | `workdays` `business days` `mon through fri` | `weekday` |
    | `other monday` `fri every 2 weeks` `weekly, mon` | `2 weeks on mon` `2 weeks on fri` `mon` |
    | `1st` `15th of the month` `1st and 15th` `monthly 15` | `month on 1` `month on 15` `month on 1 15` `month on 15` |
    | `last day of the month` `end of month` | `month on last` |
    | `first monday` `last fri of the month` `2nd tue of every month` | `month on 1st mon` `month on last fri` `month on 2nd tue` |
    | `last workday of every 2nd month` | `2 months on last weekday` |
    | `dec 25` `25th of december` `last day of february` | `year on dec 25` `year on dec 25` `year on feb last` |
    | `3 days after completion` `2 weeks when done` | `3 days after done` `2 weeks after done` |
    | `3x a week` `3/week` `3 days a week` `twice a month` `weekly 3x` | `3 times a week` (the third too) `2 times a month` |
    | `once a week` `once a month on the 1st` | `weekly` `month on 1` |

    What is said and has not one meaning is a wrong value like any other (`field-value`), and the finding says what it could be:
    `biweekly`, `bimonthly` and `biannual`, with a hyphen or without; `2nd tue` to `5th tue` alone, which is every second Tuesday or the
    second of each month; days by their initials (`M W F`, with a safe fix if only one rule can be meant); one of two numbers
    (`2-3 times a week`); a part of the day (`every morning`), since a rule says days; a number with a fraction (`1,5 weeks`); and less
    than an hour[^said].

    Words of the value that belong to another key are written with it: `Wednesdays 17:00` as `wed, at: 17:00`, `mon in june` as
    `mon, in: jun`, `4 weeks from 2026-11-02` as `4 weeks, from: 2026-11-02`, all safe. `at 10`, a day without its year, and
    `year in March`, which is `year on mar 1`, are guesses. Other words after a comma (`daily, paused`) are named alone, and the fix, a
    guess, puts them back into the words of the item.

    [^said]: `every` is a key that takes a rule and nothing else, so what stands there is meant as one, however it is said.

    ### The phase of a rule

    Intervals are counted from the **phase**: the date of `from`, else the earliest entry of the log, else Monday 2000-01-03. Days are
    counted from that day; weeks, months and years from the week (as the vault's `week-starts` says), month and year that hold it. Hours
    begin anew every day.

    Without `on`, the due day of a week, month or year is the weekday, the day of the month, or the date of `from`; without `from`, the
    first of the period.

    A rule with N above 1 and neither `from` nor `after done` is reported at the rule (`unphased-rule`), unless its unit is the hour.
    With an entry in the log the fix is safe: it writes a day that keeps what is due. Without one nobody said from when, and the fix is
    a guess: the day of a line below that does not read, the next such day from today on, or the day that keeps what is due. Programs
    that write such a rule MUST write `from` with it[^phase]. A program that adds a task that recurs writes `from` with any rule, so
    that no day before it was missed.

    ```tidemark page
    - [ ] A (every: 2 weeks on mon)
    - [ ] B (every: 2 weeks on mon, from: 2026-04-06)
    - [ ] C (every: 3 days after done)
    - Run (streak: 2 weeks)
    - [ ] D (every: 2 hours)
    ```
    ```reading
    recurring "A" every="2 weeks on mon"
    recurring "B" every="2 weeks on mon" from=2026-04-06
    recurring "C" every="3 days after done"
    streak "Run" streak="2 weeks"
    recurring "D" every="2 hours"
    warning 1:17 unphased-rule
    warning 4:16 unphased-rule
    ```

    [^phase]: Without it, adding one old entry to the log would move every second week by one.

    ### Months, bounds and times

    Beside `every` stand:

    - `in`: names of months, or ranges of them, also over the end of the year; only days in these months are due;
    - `from` and `until`: the first and last day that can be due, both included;
    - `at`: the times of a due day, each an occurrence of its own. Beside hours it is a range of times instead: the window in which the
      hours are counted, from its start, beginning anew every day.

    ```tidemark page
    - [ ] Water (every: 2 days, from: 2026-04-01, in: apr-sep)
    - [ ] Pills (every: daily, at: 9:00, 5pm)
    - [ ] Stretch (every: 2 hours, at: 9am - 5pm)
    ```
    ```reading
    recurring "Water" every="2 days" from=2026-04-01 in="apr, may, jun, jul, aug, sep"
    recurring "Pills" every=daily at="09:00, 17:00"
    recurring "Stretch" every="2 hours" at="09:00 - 17:00"
    ```
    ```formatted
    - [ ] Water (every: 2 days, from: 2026-04-01, in: apr may jun jul aug sep)
    - [ ] Pills (every: daily, at: 09:00 17:00)
    - [ ] Stretch (every: 2 hours, at: 09:00 - 17:00)
    ```

    A window without hours, and times without a window beside hours, are wrong values. An `until` before its `from`, and a window whose
    end is before its start, are errors at the value (`end-before-start`); the `until`, or the `at`, is as if absent.

    ### After done

    `[N] unit after done` is due that many units after the day of the latest entry; months and years are cut to the end of a shorter
    month. Before any entry it is due on `from`, or at once. It takes no `on` and no hours, no streak has it, and `in` beside it is out
    of place.

    ### Times a period

    `3 times a week` and `5 times in 2 months` mean so many days of each period, whichever they are. The number is from 2 to 999, the
    period one or several weeks, months or years, counted from the phase as those of a streak are. A day counts once, however often it
    is in the log, so `3 times a day` is a wrong value[^timesaday]; a number above what the period can hold is `unreachable-goal`. What
    is done beyond the number is no mistake, and counts for nothing.

    - A recurring task is due on each day that has no entry, until so many days of the period, done or skipped, have one.
    - A streak of it is that of the period with the number as its `goal`, which is out of place beside it: `streak: 3 times a week` is
      `streak: weekly, goal: 3`, and both stay as they are written.
    - A habit is due as [Days that count] says. Its `goal` is that of the arc, as ever.
    - No block of the routine has such a rule, since no log says on which days it was.

    ```tidemark page
    - [ ] Run (every: 3x a week)
      - 2026-11-18
    - Swim (streak: twice a week)
    - Row (streak: 3/week, goal: 3)
    - [ ] Pills (every: 3 times a day)
    ```
    ```reading
    recurring "Run" every="3 times a week"
      entry 2026-11-18
    streak "Swim" streak="2 times a week" goal=2
    streak "Row" streak="3 times a week" goal=3
    checkbox "Pills" state=open
    warning 4:24 misplaced-key
    error 5:21 field-value
    ```

    [^timesaday]: `daily` with `at: 08:00 13:00 20:00` says when; a tracker such as `Water: 3/8` counts within a day.

    ### Which days are due

    - A day that a month lacks is skipped: `month on 31` is due seven times a year, `year on feb 29` every fourth year.
    - A rule other than `after done` and times a period equals one rule of RFC 5545 for each distinct minute of `at`, with `DTSTART` at
      the first occurrence, `WKST` as the vault says, in floating time.
    - An entry settles the latest occurrence on or before its day. The latest occurrence that is not settled is open; older ones are
      missed and do not pile up.
    - What comes each year, and has neither a box nor a log, as a birthday, is open on its day alone, since nobody has to do it later.
    - Of a day with times, an entry with a time settles the latest of them that is not after its own, or the first; where an entry
      before it did so, the next one[^early]. An entry without a time settles all of its day.

    | rule | from | the first days due |
    |---|---|---|
    | `2 weeks on mon` | 2026-04-06 | Apr 6, Apr 20, May 4 |
    | `2 weeks` | 2026-04-08 | Apr 8, Apr 22, May 6 |
    | `3 days` | 2026-11-01 | Nov 1, Nov 4, Nov 7 |
    | `month on 31` | 2026-01-01 | Jan 31, Mar 31, May 31 |
    | `month on last` | 2026-01-01 | Jan 31, Feb 28, Mar 31 |
    | `month on 1st mon` | 2026-01-01 | Jan 5, Feb 2, Mar 2 |
    | `month on last weekday` | 2026-01-01 | Jan 30, Feb 27, Mar 31 |
    | `monthly` | 2026-01-15 | Jan 15, Feb 15, Mar 15 |
    | `year on feb 29` | 2026-01-01 | 2028-02-29, 2032-02-29 |

    A rule with no day ever, its months and bounds counted in, is an error at the rule (`never-due`); the rule is read all the same, and
    gets no second finding. A month with `29`, `30` or `31` gets an information at the rule (`month-end`): `last` may be meant.

    ```tidemark page
    - [ ] A (every: month on 30, in: feb)
    - [ ] B (every: mon, from: 2026-11-17, until: 2026-11-20)
    - [ ] C (every: month on 31)
    - [ ] D (every: year on feb 29)
    ```
    ```reading
    recurring "A" every="month on 30" in=feb
    recurring "B" every=mon from=2026-11-17 until=2026-11-20
    recurring "C" every="month on 31"
    recurring "D" every="year on feb 29"
    error 1:17 never-due
    error 2:17 never-due
    info 3:17 month-end
    ```

    [^early]: Pills of 09:00 that are taken at 08:50 are those of 09:00; at 16:55, after an entry at 09:05, those of 17:00.

    ## Logs

    ### Where a log is

    An item of a page or a project with `streak`, `best` or `every`, a habit and an activity have a **log**: those of its direct
    children that are list items and begin, after a box, with a date or a range of dates (an anchor as in [Anchors]). Each is an
    **entry**. Its other children are items as usual. Any other item has no log, and on a page its dated children are timeline items.

    ```tidemark page
    - Meditate (streak: daily)
      - 2026-11-17
      - 2026-11-18
      - [ ] Buy a cushion
    - Trips
      - 2026-11-17 Reykjavík
    ```
    ```reading
    streak "Meditate" streak=daily
      entry 2026-11-17
      entry 2026-11-18
      checkbox "Buy a cushion" state=open
    bullet "Trips"
      timeline "Reykjavík" start=2026-11-17
    ```

    A log is a set of days. The order of the lines has no meaning.

    ### Log entries

        entry = [box] (date [time] | date - date) [value | state] [note] [fields]

    A range stands for each of its days. Decoration ([Anchors]) may follow each of the parts; what is said there of the canonical form
    holds before a note, and of a colon after a value. A time with seconds is none. Then, by the kind of item:

    - *best*: a number or a length of time, the **value** of the attempt. One below 0 stands after a colon: directly after a date, `-3`
      is half a range. A unit of weight, length, time or energy, `x`, `reps`, `pts`, `bpm`, `%` or `°` may follow without a space, and
      is of the note: `95kg`, not `3rd` or `5k`;
    - *streak*, *recurring*, *habit* and *activity*: a **state**, one of `done`, `skipped`, `missed`, with a space, a colon, a comma or
      the end after it. None means done. `missed` counts as no entry.

    An explicit `done` ends the reading in every log: the rest is the note, which may then begin with a number or a state[^explicit].
    Without a state, a box says it: `[x]` done, `[-]` skipped, `[ ]` missed.

    ```tidemark page
    - Meditate (streak: daily)
      - 2026-11-01 - 2026-11-05
      - 2026-11-07 07:30 by the lake
      - 2026-11-09 - 2026-11-10 Skipped: ill
      - 2026-11-11 missed
      - 2026-11-12: with Sam
      - 2026-11-13 done skipped the warm-up
    ```
    ```reading
    streak "Meditate" streak=daily
      entry 2026-11-01 until=2026-11-05 status=done
      entry 2026-11-07 time=07:30 status=done note="by the lake"
      entry 2026-11-09 until=2026-11-10 status=skipped note=ill
      entry 2026-11-11 status=missed
      entry 2026-11-12 status=done note="with Sam"
      entry 2026-11-13 status=done note="skipped the warm-up"
    ```

    An entry may have the field `source`, one word that says where it came from. Further lines of its paragraph belong to its note.
    Further paragraphs are its notes, and what is nested in it are items as anywhere: a box there is what it is below the item that has
    the log. So on a page it is a checkbox of its own, below a recurring task a step of the task, and below a habit or an activity a note.

    Two entries may name the same day: done beats skipped. An entry that shares a day with an earlier line of the log, and has the same
    state, is reported (`duplicate-entry`)[^duplicates]; not so where one of the two has a time, nor among the attempts of a best.
    Habits and activities are done once a day, so there a time makes no difference ([What is reported of activities]).

    [^explicit]: `2026-11-13 done skipped the warm-up` is how a person would write it, too.

    [^duplicates]: Two devices that each added today's line give two equal lines when their files are merged: the log says
        no more than with one. The fix deletes the later line only if it has neither note nor field, so that nothing is lost.

    ### What is reported of logs

    | what | rule | at |
    |---|---|---|
    | a child of an item with a log that begins, after a box, an emoji or marks of emphasis, like a date and is none ([Dates that were meant]), also as two numbers of at most four digits with `-`, `/` or a dash between, or three with these or `.`; where nothing else is reported, as `unread-anchor` for `2026-02-30` or `half-range` for `2026-11-03 - 05` | `unread-entry` | the date |
    | below an item with a log, but for a best, two numbers or more and no words, which are days of the month of the entry above, else of this one, and not to come: `9, 10, 11` | `unread-entry` | the numbers |
    | an entry whose note begins with another date, with `and`, `through`, `until` and the like and a number, or after a comma with a number up to 31 and another comma or the end (`2026-11-08, 09`)[^twodays] | `unread-entry` | that date, word or number |
    | a note, without a state or a colon before it, that begins with a second time, also after `to`, `until` and the like; in an entry without a time, and not of a best, with what was meant as one[^notetimes] | `unread-entry` | that time |
    | the name of a habit or an activity that begins with a date; with one that is in no calendar | `unread-entry`; `unread-anchor` | the date |
    | a state before a whole date, the `x` of a tick, a word that says no, or one for the latest time: `skipped 2026-11-06`, `x 2026-11-16`, `no: 2026-11-18`, `last 2026-05-12` | `unread-entry` | both |
    | below an item of a page or a project whose field was meant and is not read ([Fields that were meant]), a line that begins with a day, be it read or not | `unread-entry` | the day |
    | a dated list item below an entry | `unread-entry` | its text |
    | a line of the notes of an item with a log, or of an entry, or a later line of the item's headline, that begins with a date, a list marker before it or not | `unread-entry` | the date |
    | a list item that is only a date or a range of dates, or a paragraph that begins with a date, directly after an item whose log is empty, or after another such, in the same list or the next[^outdented] | `unread-entry` | its text, or the date |
    | the same list item after a habit or an activity, whose log may have entries, also with a time, a state or fields; words are a note only after a state, else they are a name | `unread-entry` | its text |
    | whole dates after the words of a habit or an activity without a log, or of a line below one: `Tennis: 2026-11-20, 2026-11-15`; after a colon other spellings too; also `(last: 2026-11-08)` | `unread-entry` | the dates |
    | a note without a state that is `no`, `not done`, `nothing`, `forgot`, `failed`, `miss`, `skip`, `sick` or the like, also in German (one of `.` and `!` may follow), or begins so before a comma, colon, dash or bracket; `skip` before a word too, which is not *rope*; a misspelled state, as `skiped`; that is `x`, which to some is a tick; that begins with `✗`, `❌` or `☐`; or with `(missed` or `(skipped` | `negative-note` | the note |
    | an entry of a best without a value (where the others are lengths of time, `28:10` lacks its unit), or with a number where the others are lengths of time | `entry-value` | the entry, or its value |
    | a number in the headline of a best that is not the highest (lowest) value of its log | `best-mismatch` | the number |
    | an entry that is done on a day after today | `future-entry` | the entry |
    | a range whose end is before its start; it is no entry | `end-before-start` | the entry |

    The text of an entry begins after the list marker. What says that it was done, as `ok` or `✅`, is a note like any other.

    [^twodays]: `2026-11-13, 2026-11-14 by the lake` is two entries with one note. The fix, which is safe, writes two lines:
        each entry has a line, so that each can be changed.

    ```tidemark page
    - Run (streak: daily)
      - ✅ 2026-11-01
      - Nov 17
      - 2026-11-13, 2026-11-14
      - 2026-11-17 and 18
    ```
    ```reading
    streak "Run" streak=daily
      entry 2026-11-13 status=done note=2026-11-14
      entry 2026-11-17 status=done note="and 18"
      timeline "" start=2026-11-01 icon=✅
      bullet "Nov 17"
    warning 2:7 unread-entry
    warning 3:5 unread-entry
    warning 4:17 unread-entry
    warning 5:16 unread-entry
    ```

    [^notetimes]: The spellings of [Times that were meant], but without a zero at its start a number before `.` or `h` only
        from 13 on, with minutes after `h` from 10 on: `7.15` and `8h` are rather measured. So is `01:02:03`, and there is no range of
        hours alone, since `4-6` is a score.

    [^outdented]: A log whose indentation was lost would otherwise be silent, and a streak with it.

    ## Pages

    A **page** is a file of kind `page`: goals, trackers, lists, a schedule, in sections that its owner names.

    ### What type an item is

    A list item is of the first of these types whose condition holds:

    | | condition | type |
    |---|---|---|
    | 1 | the field `type` | as it says |
    | 2 | the field `every` | `recurring` |
    | 3 | the field `streak` | `streak` |
    | 4 | the field `best` | `best` |
    | 5 | the field `count` | `countUp` or `countDown` |
    | 6 | the field `until`, no box | `countDown` |
    | 7 | the field `since`, no box | `countUp` |
    | 8 | a time or range of times as anchor | `schedule` |
    | 9 | a range of dates as anchor | `timeline` |
    | 10 | a box | `checkbox` |
    | 11 | a date as anchor | `timeline` |
    | 12 | `label:` and only strokes | `tally` |
    | 13 | `label: A/B unit` | `counter` |
    | 14 | `label:` and two or more parts between bars | `textList` |
    | 15 | a child with a box | `checkbox` |
    | 16 | an icon | `label` |
    | 17 | nothing of all this | `bullet` |

    Paragraphs are `text`, images `image`, quotes `quote`. A pattern that almost fits is text, and no error.

    ```tidemark page
    - Tea
    - 🫖 Tea break
    - [ ] Tea bags
    - 17:00 Teatime
    - 2026-01-05 Tea party
    - Tea today: |||
    - Tea cups: 2/5
    - Teas: green | black
    - Tea ceremony (since: 2026-01-01)
    - Tea harvest (until: 2027-04-01)
    - Teas tasted: 12 (count: up)
    - Tea time (streak: daily)
    - Hottest tea: 80 (best: highest)
    - Buy tea (every: sat)
    ```
    ```reading
    bullet "Tea"
    label "Tea break" icon=🫖
    checkbox "Tea bags" state=open
    schedule "Teatime" start=17:00
    timeline "Tea party" start=2026-01-05
    tally "Tea today" value=3
    counter "Tea cups" value=2 goal=5
    textList "Teas" values="green, black"
    countUp "Tea ceremony" since=2026-01-01
    countDown "Tea harvest" until=2027-04-01
    countUp "Teas tasted" value=12
    streak "Tea time" streak=daily
    best "Hottest tea" value=80 best=highest
    recurring "Buy tea" every=sat
    ```

    For the patterns 12 to 14, the text is looked at without its trailing tags, which are tags of the item and no part of the
    value[^valuetags]. A colon counts if a space or the end follows it, if it is not escaped and not in code, a link or brackets, and if
    the label before it is not empty. Tallies and quantities begin after the last colon whose rest fits, text lists after the first
    colon.

    Two of `every`, `streak`, `best`, `count` in one headline are an error at the second of them (`conflicting-keys`). The type is that
    of the table; the other key is not read.

    ```tidemark page
    - Run (streak: daily, every: mon)
    - Jump: 3 (count: up, best: highest)
    ```
    ```reading
    recurring "Run" every=mon
    best "Jump" value=3 best=highest
    error 1:23 conflicting-keys
    error 2:23 conflicting-keys
    ```

    [^valuetags]: In `Water: 3/8 glasses #health` nobody counts glasses of health.

    ### The field type

    The field `type` names one of `bullet` `checkbox` `countUp` `countDown` `counter` `streak` `textList` `timeline` `label` `tally`
    `best` `recurring` `schedule`, ASCII case ignored. The item is of that type. What the type does not use stays in the title, and a
    key that it does not use is out of place ([Keys out of place]).

    A type that needs what the line lacks is an error at the value (`field-value`), and the item is typed without it.

    | type | needs |
    |---|---|
    | `recurring` `streak` `best` | its key |
    | `countUp` | `since`, or `count: up` |
    | `countDown` | `until`, or `count: down` |
    | `counter` | its `A/B` |
    | `schedule` | a time |
    | `timeline` | a date |
    | `textList` | `label:`; it may have one part or none |
    | `tally` `label` `checkbox` `bullet` | nothing: a tally may lack strokes, a label its icon, a checkbox its box and children |

    ```tidemark page
    - 17:00 is tea time (type: bullet)
    - Values: kind (type: textList)
    - Coffee (type: tally)
    - Packing (type: Checkbox)
    - [ ] 2026-01-05 Kickoff (type: timeline)
    ```
    ```reading
    bullet "17:00 is tea time"
    textList "Values" values=kind
    tally "Coffee" value=0
    checkbox "Packing"
    timeline "Kickoff" start=2026-01-05 state=open
    ```

    ### Text boxes

    A paragraph in a section or group is a **text box**. Its text is all of it, as Markdown.

    ### Bullets

    A list item that is nothing else is a **bullet**.

    ### Checkbox lists

    A list item with a box is a checkbox, and so is one without a box that has a child with a box: it is the title of a list. Beside a
    box, on an item of any type, these fields are read: `due` and `done`, dates; `priority`; `project`, a project's title; and `notify`.
    The steps of a task have the same fields ([Tasks of a day], [Steps and notes]).

    `notify` is a time, or `yes` for the morning reminder, of the due day. Without `due` it is reported (`notify-needs-due`). So is
    `done` with a date after an open box (`open-with-done`).

    ```tidemark page
    - [ ] Passport
    - [x] Tickets (done: 2026-11-02)
    - [ ] Adapter (due: 2026-12-01, notify: 9am)
    - [ ] Map (due: 2026-12-01, notify: yes)
    - [ ] Towel (notify: 09:00)
    - Packing
      - [x] Socks
      - Shoes
    ```
    ```reading
    checkbox "Passport" state=open
    checkbox "Tickets" state=done doneOn=2026-11-02
    checkbox "Adapter" state=open due=2026-12-01 notify=09:00
    checkbox "Map" state=open due=2026-12-01 notify=yes
    checkbox "Towel" state=open notify=09:00
    checkbox "Packing"
      checkbox "Socks" state=done
      bullet "Shoes"
    warning 5:14 notify-needs-due
    ```

    ### Counting days

    `since: DATE` counts the days up from a date, `until: DATE` down to one. The number of days is today's distance from the date; the
    date itself is day 0. Both are read only without a box.

    ```tidemark page
    - Sober (since: 2024-03-01)
    - Christmas (until: 2026-12-25)
    - Thesis due (until: soon)
    - Since 2024-03-01
    ```
    ```reading
    countUp "Sober" since=2024-03-01
    countDown "Christmas" until=2026-12-25
    bullet "Thesis due"
    bullet "Since 2024-03-01"
    error 3:22 field-value
    ```

    ### Counting in numbers

    `count: up` and `count: down` make a number that is counted by hand: `label: QUANTITY (count: down, to: NUMBER)`. `to` is where the
    counting ends; for `down` it is 0 unless said. Without a number after a colon, the value is 0, the title is the whole text, and
    `missing-number` is reported: at what stands after the colon, else at the title.

    ```tidemark page
    - Pages left: 120 (count: down, to: 0)
    - Savings: 1200 euros (count: up, to: 5000)
    - Press-ups (count: up)
    - Chapters: many (count: down)
    ```
    ```reading
    countDown "Pages left" value=120 to=0
    countUp "Savings" value=1200 unit=euros to=5000
    countUp "Press-ups" value=0
    countDown "Chapters: many" value=0
    warning 3:3 missing-number
    warning 4:13 missing-number
    ```

    ### Counters with a goal

    `label: A/B unit`: A and B are numbers, with spaces around the slash or not, A at least 0 and B above 0, and the unit as in a
    quantity. A may pass B. However a value is spaced or broken over lines, it is the same value. Also read are `A of B` and
    `A out of B`, after which a unit has at most two words[^of].

    [^of]: `Meeting: 3 of 8 people came late` is a sentence.

    ### Streaks on a page

    `streak: RULE` tracks a habit by its log. The rule is one of [Rules of recurrence] without hours and `after done`. Beside it, `from`
    and `until` bound it. `goal` says on how many days of the period (a week, month or year, or several) it is to be done: a whole
    number of at least 1, and 1 unless said. How the streak is counted is in [Streaks].

    A goal above what the period can hold is reported at the value (`unreachable-goal`): 1 for rules that name days, N × 7 for weeks, N
    × 31 for months, N × 366 for years. So is the `goal` of a habit ([Habits]) above the days of its arc on which it is due; a rule
    `after done` bounds none.

    ```tidemark page
    - Meditate (streak: daily)
      - 2026-11-19
    - Run (streak: weekly, goal: 3)
    - Stretch (streak: weekdays, from: 2026-09-01, until: 2026-12-31)
    - [ ] Write (streak: mon thu)
    ```
    ```reading
    streak "Meditate" streak=daily
      entry 2026-11-19
    streak "Run" streak=weekly goal=3
    streak "Stretch" streak=weekday from=2026-09-01 until=2026-12-31
    streak "Write" streak="mon thu" state=open
    ```

    ### Text lists

    `label:` and two or more parts with ` | ` between them: a bar with a space on each side, not escaped, and not in brackets, code or
    links; the last bar may end the line. Empty parts are left out, and do not count.

    ```tidemark page
    - Values: kind | calm | curious
    - Colors: *red* | `a | b` | (c | d)
    - Times: 9: early | 17: late
    ```
    ```reading
    textList "Values" values="kind, calm, curious"
    textList "Colors" values="*red*, `a | b`, (c | d)"
    textList "Times" values="9: early, 17: late"
    ```

    ### Timelines

    A date or a range of dates as anchor. One date is one day.

    ### Labels

    An item with an icon, and of no other type.

    ### Images

    A paragraph that is one image and nothing else. A path is relative to the file; one that does not exist is reported at the image
    (`missing-image`). An address with a scheme is not looked at. An image in a line with words, or in a headline, is text.

    ### Quotes

    A block quote. If its last line begins with `—`, `―`, `–` or `--` and words follow, these are the author, given that there are other
    words before. The rest is the text.

    ```tidemark page
    > Well begun is half done.
    > — Aristotle

    > — A dash at the start is no author
    ```
    ```reading
    quote text="Well begun is half done." author=Aristotle
    quote text="— A dash at the start is no author"
    ```

    ### Tallies

    `label:` and only strokes (`|`) and spaces, at least one stroke. The value is their number. Written form: fives, with a space
    between.

    ### Best so far

    `label: QUANTITY (best: highest)`, or `lowest`. The number MAY be missing if there is a log of attempts; something else in its place
    is reported (`missing-number`). With a log, it is to be the extreme of its values (`best-mismatch`, [What is reported of logs]).

    ### Recurring tasks and schedule rows

    `every: RULE`, with a log, is a recurring task. Its box is usual and not required; it is no state. A tick is reported at the box
    (`ticked-recurring`): what was done is an entry[^tick].

    A time or range of times as anchor makes a **schedule row**. Rows may overlap, pass midnight, and stand in any order. The field
    `notify` on a row, with a box or without, is `start`, `end` or `start end`, and needs no `due`.

    ```tidemark page
    - 05:00 - 06:30 Pages
    - 09:00 Stand-up (notify: start)
    - 17:00 - 18:00 Gym (notify: end start)
    - [x] 20:00 Read
    - 21:00 Lamp (notify: 09:00)
    - 05:30 Tea: 1/2 cups
    ```
    ```reading
    schedule "Pages" start=05:00 end=06:30
    schedule "Stand-up" start=09:00 notify=start
    schedule "Gym" start=17:00 end=18:00 notify="start end"
    schedule "Read" start=20:00 state=done
    schedule "Lamp" start=21:00
    schedule "Tea: 1/2 cups" start=05:30
    error 5:23 field-value
    ```

    [^tick]: A tick says that the task is done, and says it again next week. The log says when.

    ### Strategies

    A group of a page is a **strategy**: its title, then a description and items, in any order.

    ```tidemark page
    ### Write every day

    Before breakfast, at the kitchen table.

    - Pages: 12/300
    - Write (streak: daily)

    ### 🧘 Sit

    - 06:00 Sit
    ```
    ```reading
    group "Write every day"
      text text="Before breakfast, at the kitchen table."
      counter "Pages" value=12 goal=300
      streak "Write" streak=daily
    group "Sit" icon=🧘
      schedule "Sit" start=06:00
    ```

    ### Things that used to matter

    The section *Things that used to matter* of a page is where set-aside items go. It is the last section of its page; one that is not
    is reported at its title (`set-aside-last`). What stands there is typed as elsewhere, but is not due, counted or shown. In other
    kinds of file a section of this name is a section like any other. A section whose name holds *used to matter* where there is none of
    that name is reported (`set-aside-last`).

    An item that is set aside moves there with all its lines, and gets the field `was` with the title of its section and, each after
    ` > `, the names of the strategy and of the items that it was below: `was: Goals > Go slow > Run`. A title that contains ` > ` is
    tried whole first. There, `was` is read at the end of list items, and also at the end of paragraphs, quotes and image paragraphs. An
    item that is restored goes back to the end of that place and loses the field.

    ```tidemark file
    ---
    kind: page
    ---

    # Spring

    ## Goals

    - Run (streak: weekly)

    ## Things that used to matter

    - [ ] Swim (was: Goals)
    - Sit (streak: daily, was: Goals)
      - 2026-11-01

    A thought. (was: Goals)

    > Well begun is half done.
    > — Aristotle (was: Goals)

    ![Lake](lake.jpg) (was: Goals)
    ```
    ```reading
    page "Spring"
    section "Goals"
      streak "Run" streak=weekly
    section "Things that used to matter"
      checkbox "Swim" state=open was=Goals
      streak "Sit" streak=daily was=Goals
        entry 2026-11-01
      text text="A thought." was=Goals
      quote text="Well begun is half done." author=Aristotle was=Goals
      image alt=Lake source=lake.jpg was=Goals
    ```

    ### Themes

    `theme` of a page (a property) or of a section (a field of its heading) is one of `color`, `monochrome`, `bold`, `soft`. It is for
    programs that show the page. A section without one has the page's.

    ### The default page

    A new page has these sections, unless another template is asked for: *What am I inspired by*, *Who do I need to become to make my
    dreams a reality?*, *What am I trying to accomplish*, *How am I going to do this?*, *Schedule*, *Things that used to matter*.
    Strategies go under the fourth, schedule rows under *Schedule*. Only the last name has a meaning to programs; the others may be in the
    language of whoever begins the page.

    ## Days

    A **day** is a file of kind `day`: the time blocks of one day, the tasks that are assigned to them, tasks of the day itself, and
    notes. The file is read by itself. What it says of projects is compared with them only in a vault ([Copies of tasks]).

    ```tidemark file
    ---
    kind: day
    ---

    # 2026-11-20 Friday

    - 06:00 - 06:30 ☕ Morning pages (notify: start)
      - [x] Three pages
    - 09:00 - 10:30 Deep work (color: blue, notify: start end)
      - [ ] Draft chapter 3 (project: Thesis)
    - 14:00 Call the bank
    - [ ] Buy milk
    ```
    ```reading
    day "2026-11-20 Friday" date=2026-11-20
    introduction
      block "Morning pages" start=06:00 end=06:30 icon=☕ notify=start
        task "Three pages" state=done
      block "Deep work" start=09:00 end=10:30 color=blue notify="start end"
        task "Draft chapter 3" state=open project=Thesis
      block "Call the bank" start=14:00
      task "Buy milk" state=open
    ```

    A list item of a day is of the first of these types whose condition holds:

    | | condition | type |
    |---|---|---|
    | 1 | at the top level, a time or range of times as anchor | `block` |
    | 2 | a box, and no task above it | `task` |
    | 3 | a box, below a task | `checkbox`: a step of the task |
    | 4 | nothing of all this | `bullet` |

    *At the top level* is a list item that stands in no other, in the introduction, any section or any group. *Above* a list item are
    those that it stands in, at any depth. Paragraphs, images and quotes are what they are on pages, and so are notes and children
    ([Notes and children]). The types of pages that are not in this table do not exist here, and there are no logs: `Water: 3/8 glasses`
    is words, and so is a dated child.

    ### The date of a day

    The day is the first date in the title, `YYYY-MM-DD` with no letter and no digit directly before or after it; where the title holds
    none, the first in the file's name, in which `_` or `.` may part its numbers. What stands around it is free[^firstdate]. Without
    either it is an error at the title (`missing-date`), or where `missing-title` stands. The file is still a day, and its items are
    read; but it is the day of nothing, and no view shows it.

    As in every kind, the title of a file without a heading of level 1 is the file's name ([Title]): a file `2026-11-20.md` needs no
    title to have a date, and *Tuesday 24 November* in `2026-11-24.md` takes none away.

    Where the title holds English names of weekdays, in full or in three letters, one of them is to be that of the date. If none is,
    the first is reported (`weekday-mismatch`); the fix writes the right one, as long and in the same case. So is the whole name of
    a weekday, also in German, French or Spanish, right after the one date with which a row of a page begins, if nothing follows or
    a word in small letters: `2026-11-20 Monday lunch`. Before *de*, *del*, *du*, *des*, *of*, *la*, *el*, *le* and *the* it is a
    name, as in *Sunday Times crossword*.

    ```tidemark file
    ---
    kind: day
    ---

    # 2026-11-20 Thursday
    ```
    ```reading
    day "2026-11-20 Thursday" date=2026-11-20
    warning 5:14 weekday-mismatch
    ```

    A file whose name holds another date than its title is reported at the date of the title (`date-mismatch`): `days/2026-11-19.md`
    with the title `# 2026-11-20 Friday`. The title counts[^titlecounts]. In a title without a date, words for another day than that of
    the name are reported likewise, and with them the weekday beside them. A name without a date is a name.

    [^firstdate]: People put the weekday before the date or after it, and a word about the day after both. The form of the
        date is the only thing that a program can be sure of.

    [^titlecounts]: Files are copied to begin a new day, and it is the name or the title that is forgotten. The one that can
        be seen while the file is open is the one that was looked at.

    ### Time blocks

    A list item at the top level that begins with a time ([Times]) or a range of times ([Ranges]) is a **time block**. Neither the
    sections of a day nor the order of its blocks mean anything to programs. Times are written in 24 hours, whatever the vault's `clock`
    says.

    Only times are anchors in a day: a date at the start of an item is words[^daydates]. What begins like a time and is none stays
    words, and is reported as on pages ([Anchors]), and what was meant as one is, too ([Times that were meant]). Times among the words
    are words, in silence.

    A time below the first level is no block. It is words, and reported at the time (`nested-block`), unless the item stands below a
    task, where times are words as in a project ([Tasks of a project]).

    [^daydates]: The date is the file's. What begins with another one is for that day's file ([Times that were meant]).

    ### Where a block ends

    A block ends at the end that is written; a range that passes midnight counts to 24:00 on its day. A range that ends at `00:00` ends
    at 24:00 too, and stays as it is written. Without a written end a block lasts the vault's `default-block` (60 minutes), or to the
    start of the next block that begins later, or to 24:00, whichever is soonest. It makes no difference in which order the blocks are
    written, nor whether the next one has a written end. Blocks that begin together do not cut each other, and a written end is never
    cut. A program that shows or counts blocks uses these ends, and MUST NOT write them into the file unless it is asked to. A command
    that makes a block or moves it writes its end.

    In a day before today a block without an end is reported at its time (`missing-end`, info): another `default-block` would change how
    long it was. The fix writes the end that it has, and is unsafe: nobody said it.

    | blocks of the day | `default-block` | they end at |
    |---|---|---|
    | 14:00 | 60m | 15:00 |
    | 14:00, 14:30 - 16:00 | 60m | 14:30, 16:00 |
    | 14:30, 14:00 | 60m | 15:30, 14:30 |
    | 14:00, 14:00, 14:20 | 60m | 14:20, 14:20, 15:20 |
    | 14:00 - 16:00, 14:30 | 60m | 16:00, 15:30 |
    | 22:00 - 02:00 | 60m | 24:00 |

    ### Blocks that do not fit

    **Overlaps.** Two blocks of a day that share a minute are reported (`overlapping-blocks`): once for each block that begins before an
    earlier one has ended, at its time, with the first block that it overlaps. Of two that begin together, the one further down is the
    later. A block's end is no part of it, so blocks that touch do not overlap. A block without an end never reaches into the next one,
    so it overlaps only what begins with it, and what it begins in.

    | blocks of the day | reported, by their place in the file |
    |---|---|
    | 09:00 - 10:00, 10:00 - 11:00 | nothing |
    | 09:59 - 11:00, 09:00 - 10:00 | 1 with 2 |
    | 09:00 - 10:00, 09:00 - 10:00 | 2 with 1 |
    | 09:00 - 10:00, 09:30 - 11:00, 10:30 - 12:00 | 2 with 1, 3 with 2 |

    **Midnight.** A range that passes midnight ([Ranges]) is read as it is written, and is an error at the range
    (`block-past-midnight`)[^splitblock]. The fix ends the block at 24:00 and makes the rest a block of the next day, in the file of
    that day, where its time puts it; if there is no such file, the fix makes one beside this. In a file without a date the error has no
    fix. In a text from a stream the fix only ends the block.

    ```tidemark file
    ---
    kind: day
    ---

    # 2026-11-20 Friday

    - 22:00 - 02:00 Party
    ```
    ```reading
    day "2026-11-20 Friday" date=2026-11-20
    introduction
      block "Party" start=22:00 end=02:00
    error 7:3 block-past-midnight
    ```

    **Outside the day.** A block that begins before the vault's `day-starts`, or at its `day-ends` or later, or whose written end is
    after `day-ends`, gets an information at its time (`outside-day`)[^unwritten]. Without a vault the day runs from 00:00 to 24:00, and
    nothing is outside. In a vault with `day-starts: 06:00` and `day-ends: 22:00`,

        - 05:30 - 06:30 Pages
        - 21:00 - 22:30 Film
        - 21:30 Read
        - 22:00 Lamp out

    are all outside but the third.

    [^unwritten]: An end that nobody wrote is no reason to move a block.

    [^splitblock]: A day is one file, and what is planned for the next one belongs in the next one's. A night that is
        written whole is read whole, but every view would have to draw it twice.

    ### Words, icon and color of a block

    A block MAY have no words. It is then called *Time block*.

    The color of a block is its own; else that of its project, if it has tasks and all of them are of that one project; else gray. Its
    icon is found in the same way, and in the end is 🕒. Each is found by itself. A block with a task that has no project is not of one
    project. Where the project has no color or icon, or does not exist, the block is gray and has 🕒. A program SHOULD leave 🕒 out where
    it shows words alone, as in exported text.

    Of the projects in the table, Thesis is 📘 and blue, Garden 🌱 without a color, Choir red without an icon; Attic has neither; Atlantis
    does not exist. *None* is a task without a project.

    | the block's own | its tasks' projects | shown as |
    |---|---|---|
    | | no tasks | 🕒 gray |
    | | Thesis | 📘 blue |
    | ☕ | Thesis | ☕ blue |
    | | Thesis, Garden | 🕒 gray |
    | | Thesis, none | 🕒 gray |
    | | Garden | 🌱 gray |

    ### When a block calls

    `notify` of a block is `start`, `end` or both. It needs no `due`, as the day is the file's.

    ### Tasks of a day

    A list item with a box that has no task above it is a **task**. Below a block, at any depth, it is *assigned* to that block; the
    same task may be assigned to many blocks, on many days. Elsewhere it is a task of the day. A list item with a box below a task is
    one of its **steps**, and a `checkbox`; one without a box is a note of it, and a `bullet`.

    ```tidemark file
    ---
    kind: day
    ---

    # 2026-11-20 Friday

    - 09:00 - 10:30 Deep work
      - [x] Outline (project: Thesis)
      - Then
        - [ ] Draft chapter 3 (project: Thesis)
    - 11:00 House
      - [ ] Paint (project: House)
      - [ ] Draft chapter 3 (project: Thesis)
    - [ ] Buy milk
    - Shopping
      - [-] Bread
    ```
    ```reading
    day "2026-11-20 Friday" date=2026-11-20
    introduction
      block "Deep work" start=09:00 end=10:30
        task "Outline" state=done project=Thesis
        bullet "Then"
          task "Draft chapter 3" state=open project=Thesis
      block "House" start=11:00
        task "Paint" state=open project=House
        task "Draft chapter 3" state=open project=Thesis
      task "Buy milk" state=open
      bullet "Shopping"
        task "Bread" state=dropped
    ```

    A box **on a block** makes it a block with one task of its name. The keys of a block and of a task of the day are both read;
    `notify` is the block's. Tasks below it are assigned to it as well, and are no steps[^blockbox]. A dropped box drops the task; the
    block keeps its time. The box stands before the time; after it, it is words and reported, as on pages. What looks like a box is
    checked alike ([Boxes]).

    ```tidemark file
    ---
    kind: day
    ---

    # 2026-11-20 Friday

    - [ ] 09:00 - 10:30 Draft chapter 3 (project: Thesis, color: blue, notify: start)
    - [x] 11:00 Call the bank (done: 2026-11-20)
    - [-] 14:00 Gym
    - [X] 15:00 - 16:00 Review
      - [ ] Write it up (project: Thesis)
    ```
    ```reading
    day "2026-11-20 Friday" date=2026-11-20
    introduction
      block "Draft chapter 3" start=09:00 end=10:30 state=open project=Thesis color=blue notify=start
      block "Call the bank" start=11:00 state=done doneOn=2026-11-20
      block "Gym" start=14:00 state=dropped
      block "Review" start=15:00 end=16:00 state=done
        task "Write it up" state=open project=Thesis
    ```

    Two tasks of one name and one project are reported in one place (`duplicate-name`, [Titles and names]). In two places they are two
    lines about one task; of two projects they are two tasks.

    [^blockbox]: `- [ ] 09:00 - 10:30 Deep work` over a list of tasks is a block that somebody wants to tick off. Read as
        steps, the tasks in it would lose their projects.

    ### Fields of a day

    | | `icon` | `color` | `notify` | `project` | `due` `priority` `done` |
    |---|---|---|---|---|---|
    | a block | read | read | `start` `end` | | |
    | a block with a box | read | read | `start` `end` | read | read |
    | a task below a block | read | | | read | read; beside `project`, `details-belong-to-project` |
    | a task of the day | read | | a time or `yes`, needs `due` | read | read |
    | a step | read | | a time or `yes`, needs `due` | read | read |
    | any other list item | read | | | | |

    A task below a block is planned here, and described in its project. `due`, `priority` and `done` are read on it; if it names a
    `project`, an information at the first of them says that they belong there (`details-belong-to-project`)[^details]. A task of the
    day may have no project to hold them, so there they are read in silence.

    `every` is out of place, as nothing recurs in a day. A block that repeats stands in the vault's *Routine* ([The routine]), a task
    that recurs in its project.

    [^details]: The truth about a task is one line, in its project. A second due date in a day would be right until one of
        the two is moved.

    ### Planned time

    The planned time of a period is the minutes of its blocks; every block counts in full, those that overlap too. By name, a block's
    minutes fall to its name; a block without words is *Time block*. By project, they are shared equally among the projects of its
    tasks; a project with several of the tasks counts once, and tasks without a project take nothing. A block without tasks, or whose
    tasks have no project, falls to no project. Dropped tasks count like others. Programs that show such sums MUST say that they are
    plans: a block does not say that it was kept.

    Shares are added up exactly and become whole minutes only at the end: each is rounded down, and the minutes that are left go, one
    each, to those that lost most; among equals, to the first by name. So each list adds up to the total, and each share is less than a
    minute from the exact one. A list is sorted by time, the most first, then by name; *no project* comes last. (A block of more than 16
    projects MAY be shared in parts of 1/720720 of a minute; what does not divide goes to the first by name.)

    | blocks: their tasks' projects | total | by project | by name |
    |---|---|---|---|
    | 09:00 - 10:00 | 60 | none 60 | Time block 60 |
    | 09:00 - 10:00 Work: Thesis + Thesis + Garden | 60 | Garden 30, Thesis 30 | Work 60 |
    | 09:00 - 10:00 Work: Thesis + none | 60 | Thesis 60 | Work 60 |
    | 09:00 - 10:00 Work: Thesis, 10:00 - 12:00 Work: Garden, 12:00 - 17:00 Walk | 480 | Garden 120, Thesis 60, none 300 | Walk 300, Work 180 |
    | 09:00 - 09:10 Work: C + B + A | 10 | A 4, B 3, C 3 | Work 10 |

    ### Free time

    The free time of a day is what is left of its range, from `day-starts` to `day-ends`, without its blocks.

    | range | blocks | free |
    |---|---|---|
    | 08:00 - 20:00 | 09:00 - 10:30, 14:00 - 15:00 | 08:00 - 09:00, 10:30 - 14:00, 15:00 - 20:00 |
    | 08:00 - 12:00 | 06:00 - 08:30, 11:30 - 13:00 | 08:30 - 11:30 |
    | 08:00 - 12:00 | 08:00 - 10:00, 09:00 - 12:00 | none |

    The **free slot** for a wanted start and a length is the one of this length within the free time whose start is nearest to the
    wanted one; of two that are equally near, the earlier. The wanted start may be outside the range. If no stretch is long enough,
    there is none, and a program says so.

    | range | blocks | wanted | slot |
    |---|---|---|---|
    | 08:00 - 20:00 | 09:00 - 10:30 | 60m at 14:00 | 14:00 - 15:00 |
    | 08:00 - 20:00 | 09:00 - 10:30 | 60m at 10:00 | 10:30 - 11:30 |
    | 08:00 - 20:00 | 09:00 - 11:00 | 60m at 09:30 | 08:00 - 09:00 |
    | 08:00 - 20:00 | none | 60m at 22:00 | 19:00 - 20:00 |
    | 08:00 - 20:00 | none | 721m at 12:00 | none |

    ### The next block

    The next block of a task at a moment is the one with the earliest start among its blocks, on all days, that have not ended; the
    blocks that days show of the routine are among them. A block that runs is the next one until it ends; then it is the one after it;
    after the last there is none. A block has ended when its end is reached. Of two that begin together, it is the one that is written
    first. The days in the table are those of November 2026.

    | the task's blocks | now | next |
    |---|---|---|
    | 20 09:00 - 10:00, 20 14:00 - 15:00, 21 09:00 - 10:00 | 20 09:59 | the 1st |
    | 20 09:00 - 10:00, 20 14:00 - 15:00, 21 09:00 - 10:00 | 20 10:00 | the 2nd |
    | 20 09:00 - 10:00, 20 14:00 - 15:00, 21 09:00 - 10:00 | 21 10:00 | none |
    | 20 10:00 - 11:00, 20 09:00 - 17:00 | 20 10:30 | the 2nd |
    | 20 09:00 - 10:00, 20 09:00 - 17:00 | 20 08:00 | the 1st |

    ### Copies of tasks

    A task below a block, or of the day, that names a `project` is a **copy** of a task of that project: the one whose name is the same
    ([Titles and names]). A block with a box that names one is a copy too. A task without `project` is compared with nothing. The
    project's line is the truth ([Projects and tasks]); an open box under a past block only says that it was not done then.

    These rules look at other files ([The root]).

    | rule | when | at |
    |---|---|---|
    | `unknown-project` | no project of the vault has that title; case is ignored here. So also for `project` on pages | the value of `project` |
    | `missing-task` | the project has no task of that name | the task's title |
    | `unread-project` | an open task that names no `project` has the title of one among its words: `[[Thesis]]`, `@thesis`, `+spring-clean`, at the end `(Thesis)`, `(project thesis)` or `(projct: Thesis)` | these words |
    | `disagreeing-copy` | the project's line is done with `done: D`, the copy is open, and its day is D or later; without `done`, its day is today or later | the copy's box |
    | `disagreeing-copy` | the copy is done, and the project's line is open | the copy's box |
    | `duplicate-day` | another file of the vault is a day of the same date | the title, in each of the files |
    | `date-mismatch` | the name of the file holds another date ([The date of a day]); this one needs no vault | the title |

    So with the project

        # Thesis

        - [x] Draft chapter 3 (done: 2026-11-18)
        - [ ] Book room
        - [ ] Back up (every: fri)
        - [-] Prologue

    these lines of a day 2026-11-20 are reported:

        - 09:00 Deep work
          - [ ] Draft chapter 3 (project: Thesis)      disagreeing-copy: it was done on 2026-11-18
          - [x] Book room (project: Thesis)            disagreeing-copy: the project says that it is open
          - [ ] Draft chapter 4 (project: Thesis)      missing-task
          - [ ] Draft chapter 3 (project: Teses)       unknown-project: did you mean “Thesis”?

    and these are not: any state of *Back up*, as a task that recurs is done on one day and open on the next; any state of *Prologue*,
    and any `[-]`, as what is dropped is compared with nothing; and an open *Draft chapter 3* on 2026-11-17, when it was open. A copy
    that is open on the day of `done` itself is reported: it may have been done after the block, and then one of the two lines says less
    than the other.

    Both sides of a disagreement are offered as fixes, and neither is safe: to write the state of the project into the copy, or that of
    the copy into the project, there with `done` and the day. The fix of `missing-task` adds the task after the last one of the project,
    and done if some copy of it is done; where several lines miss the task, the first has the fix. It is safe, unless a task of the
    project has nearly this name, which may have been meant. The fix of `unknown-project` writes the nearest title, and is not safe.

    ## Projects and tasks

    A **project** is a file of kind `project`: a list of tasks with one title, an icon and a color. Its tasks may be planned into the
    blocks of any day ([Tasks of a day]) and stand in stacks ([Task stacks]); what is true of a task is what its project says.

    ```tidemark file
    ---
    kind: project
    icon: 📘
    color: blue
    ---

    # Thesis

    Until the end of February.

    - [ ] Draft chapter 3 (due: 2026-11-25, priority: high, notify: 09:00)
    - [ ] Back up (every: fri, at: 16:00)
      - 2026-11-13

    ## Done

    - [x] Book room (done: 2026-04-30)
    ```
    ```reading
    project "Thesis" icon=📘 color=blue
    introduction
      text text="Until the end of February."
      task "Draft chapter 3" state=open due=2026-11-25 priority=high notify=09:00
      recurring "Back up" every=fri at=16:00
        entry 2026-11-13 status=done
    section "Done"
      task "Book room" state=done doneOn=2026-04-30
    ```

    ### Title and color of a project

    The title names the project wherever a task says `project: Thesis`. It is compared as a name ([Titles and names]), and case is
    ignored where a project is looked for. The property `color` is one of the colors of [Keywords]; without it the project is gray. The
    icon is the property `icon`, else the emoji that begins the title.

    *All* is the view of every project. A project of that title, case ignored, is an error at the title (`reserved-title`).

    ### Tasks of a project

    A list item of a project is of the first of these types whose condition holds:

    | | condition | type |
    |---|---|---|
    | 1 | the field `every`, and no task above it | `recurring`, with a box or without |
    | 2 | a box, and no task above it | `task` |
    | 3 | a box, below a task | `checkbox`: a step of the task |
    | 4 | nothing of all this | `bullet` |

    A `recurring` item is a task too, so what stands below it is its log, its steps and its notes. *Above* is at any depth, as in a day.
    A task may stand below a bullet, in any section and any group. Times and dates at the start are words[^projecttimes], and so is what
    is a tracker on a page. Paragraphs, images, quotes and *other* stand among the tasks as on pages, and the icon, the tags and the id
    of a task are those of any headline.

    [^projecttimes]: When something is done is said by the blocks it stands in, and by `due`. A task that is called *17:00
        train* keeps its name.

    ### Names of tasks

    A task is its project and its name ([Titles and names]): without icon, tags and punctuation at its end, and case counts. Two tasks
    of one name in one project, in any sections, are reported at the second (`duplicate-task`), because no block can say which of the
    two it means. Different ids tell them apart. Steps are no tasks: their names are compared among those of one task
    (`duplicate-name`).

    ### Fields of tasks

    | field | of | |
    |---|---|---|
    | `due` | a task with a box | the day by which it is to be done |
    | `priority` | a task with a box | `low` `medium` `high` |
    | `done` | a task with a box | the day on which it was done |
    | `notify` | a task with a box | a time, or `yes` for the morning reminder, of the due day; needs `due` |
    | `every` `at` `in` `from` `until` | a task, with a box or without | [Rules of recurrence] |
    | `icon` | every list item | |

    A recurring task needs no `due`: its rule says the days. `project` is not read in a project, as the file is it, and `color` is that
    of a block; both are reported wherever a task has them.

    ### Tasks that recur

    `every` makes a task recur, as on a page ([Recurring tasks and schedule rows]): its box is no state, and its dated children are its
    log. A task without `every` has none. A rule below a task is out of place: a step does not recur.

    ### Steps and notes

    Below a task, list items with a box are its **steps**, at any depth, and the others are notes. A step has the fields of a box on a
    page ([Checkbox lists]), and none of them says anything about the task: a task is done when its own box says so.

    ### Sections of a project

    Sections and groups are the owner's, and have icons like all headings. The section *Done* is where programs put finished tasks; a
    finished task elsewhere is no less finished, and an open one in *Done* no less open. A program that ticks a task writes `done` with
    the day, and moves the task only if there is such a section. What no longer matters is dropped: `[-]`.

    ### Tasks in a view

    A list of open tasks has those without a priority first, then low, then medium, and at the bottom high. Within these they are
    ordered by due date, those without one last; what is equal then stays as written. Tasks of several projects come project by project,
    in their order ([Lists of links]).

    A task in the table is a name, its priority, and the day of November 2026 on which it is due.

    | as written | in order |
    |---|---|
    | a high, b medium, c low, d | d c b a |
    | a, b 25, c, d 21 | d b a c |
    | a low, b high 21, c low 25, d, e high 20 | d c a e b |

    Beside a task stands its next block ([The next block]). Finished tasks are listed by `done`, the latest first, those without it
    last. Dropped tasks are in neither list.

    ### Projects in a vault

    These rules look at other files ([The root]).

    | rule | when | at |
    |---|---|---|
    | `duplicate-title` | another file of the vault is a project of the same title, case ignored; so for pages, stacks and rituals among themselves, not for days | the title, in each of the files, naming the others |
    | `missing-task` `disagreeing-copy` `unknown-project` | a day or a stack says something else than this file ([Copies of tasks], [Stacks in a vault]) | there, not here |

    ## Task stacks

    A file of kind `stacks` holds **stacks**: tasks of several projects that are done together, and are assigned to a block at once.
    Each section is a stack, named by its title. A task in it is a copy of a task of its project ([Copies of tasks]); a stack is a list
    to take from, and nothing is done or due in it.

    ```tidemark file
    ---
    kind: stacks
    ---

    # Task stacks

    ## Morning reset

    - [ ] Water the ferns (project: House)
    - [ ] Clear the desk (project: Thesis)
    - [ ] Make the bed

    ## 📞 Calls

    - [ ] Call the bank (project: House)
    ```
    ```reading
    stacks "Task stacks"
    section "Morning reset"
      task "Water the ferns" state=open project=House
      task "Clear the desk" state=open project=Thesis
      task "Make the bed" state=open
    section "Calls" icon=📞
      task "Call the bank" state=open project=House
    ```

    ### Items of a stack

    A list item with a box that has no task above it is a `task`; one below a task is a step, a `checkbox`; the others are `bullet`.
    Times and dates at the start are words; there are no logs and no trackers. Tasks in groups belong to the stack of their section.
    Tasks before the first section are a stack without a name. A section without tasks is no stack, and may hold notes.

    A stack may be of one project, and a task may stand in many stacks. Two stacks of one name are two sections of one name
    (`duplicate-section`).

    ### Fields of a stack

    A task of a stack has `project` and `icon`. `due`, `priority` and `done` are read; beside `project`, an information says where they
    belong (`details-belong-to-project`), as below a block. `notify`, `every` and `color` are out of place.

    ### Stacks in a vault

    In a vault, `unknown-project` and `missing-task` ([Copies of tasks]) look at every task that names a project, and `duplicate-title`
    ([Projects in a vault]) at the title. A vault may have several files of stacks. The boxes of stacked tasks are compared with
    nothing: a stack is used again and again.

    ## The vault

    A file `tidemark.md` of kind `vault` makes its folder a **vault**: all Tidemark files in the folder and below it belong together. It
    holds the settings of the vault, the order of its pages, rituals and projects, its categories, and the blocks that repeat. In the
    examples of this section the file is called `tidemark.md`.

    ```tidemark file
    ---
    kind: vault
    clock: 12h
    week-starts: sunday
    day-starts: 06:00
    ---

    # My Tidemark

    ## Pages

    - [Deep Work](pages/deep-work.md)

    ## Rituals

    ## Projects

    - [[Thesis]]

    ## Categories

    - Craft (color: indigo)

    ## Routine

    - 09:00 - 10:30 Deep work (every: weekday)
    ```
    ```reading
    vault "My Tidemark" clock=12h week-starts=sunday day-starts=06:00
    section "Pages"
      link "[Deep Work](pages/deep-work.md)" target=pages/deep-work.md
    section "Rituals"
    section "Projects"
      link "[[Thesis]]" target=Thesis
    section "Categories"
      category "Craft" color=indigo
    section "Routine"
      routine "Deep work" start=09:00 end=10:30 every=weekday
    ```

    ### The root

    The vault of a file is the nearest folder, from its own upwards, with such a file. A file outside of every vault has the defaults of
    [Settings], and the rules that look at other files (but `missing-image`) are silent for it, as they are for a text from a stream
    that was given no name. Inside a vault they see the whole vault, even where only one of its files was named. A vault inside a vault
    is one of its own: its files belong to it alone. The root needs neither properties nor sections.

    ### Settings

    Settings are properties, with all that [Properties] says of them. One that is not written has its default; an empty value is a wrong
    one, except for a list. `allow` in the root holds for every file of the vault.

    | setting | value | default |
    |---|---|---|
    | `clock` | `24h` `12h` | `24h` |
    | `week-starts` | a weekday | `monday` |
    | `day-starts` | a time | `00:00` |
    | `day-ends` | a time after `day-starts`, or `24:00` | `24:00` |
    | `default-block` | a duration from `5m` to `24h` | `60m` |
    | `midnight` | a time from `00:00` to `11:59` | `00:00` |
    | `reminders` | a list of `slot TIME` | `morning 07:00`, `midday 12:00`, `evening 18:00` |
    | `insights` | a list of cards | all eight, in the order below |
    | `days` `pages` `projects` `rituals` | a folder, or a list of folders | none |

    - **`clock`** is how programs show times. Files hold them in 24 hours all the same.
    - **`week-starts`** is the first day of the week: in weekly views, and wherever weeks are counted ([The phase of a rule],
      [Streaks]).
    - **`day-starts`** and **`day-ends`** are the range that a view of a day shows. What lies outside is information (`outside-day`,
      [Blocks that do not fit]), and no free time is looked for there. An end that is not after the start is an error at `day-ends`, and
      only that is as if absent: the start may be the default.
    - **`default-block`** is how long a block without an end lasts ([Where a block ends]): minutes of the clock, in the spellings of
      [Durations].
    - **`midnight`** is until when a day goes on after its midnight. At 01:00 with `midnight: 03:00`, today is still yesterday's
      date[^latenight].
    - **`reminders`** are the times of the three reminders. A slot is `morning`, `midday` or `evening`; one that is not named keeps its
      default, and of two for one slot the first counts. The morning reminder is that of `notify: yes`.
    - **`insights`** is the order of the cards of insights: `active` `streak` `habits-today` `completion` `days-active`
      `seven-day-average` `total-check-ins` `best-ritual`. Those that are left out follow, in this order.
    - **`days`**, **`pages`**, **`projects`** and **`rituals`** are the folders whose files need not say their kind ([Kind by folder]):
      paths relative to the folder of the root, parted by `/`, with or without one at the end; `.` is that folder itself. What is new
      goes to the first folder of its kind. A path that is absolute, climbs with `..` or is empty is a wrong value; so is a folder that
      another setting, or the same, has named before it. A folder need not exist.

    [^latenight]: Who goes to bed at one has not begun a new day, and a streak that ends at 23:59 punishes the wrong thing.

    ### Lists of links

    In the sections *Pages*, *Rituals* and *Projects* (their groups included), a list item at the top level that is one link is a
    `link`. Its order is the order in which programs show pages, rituals and projects. What the lists leave out comes after, by title,
    case ignored. The sections themselves may stand in any order, with others between; two of one name are both read.

    A link is written

    - `[words](path)`, the path relative to the folder of the root; escapes with `%` are resolved; angle brackets, a title, and a `#`
      with what follows it are no part of it;
    - `[[Title]]`, `[[Title|words]]` or `[[Title#heading]]`: a document of the section's kind with that title, case ignored, else the
      first, by path, whose file has that name without its ending.

    ```tidemark file
    ---
    kind: vault
    ---

    # My Tidemark

    ## Pages

    - [The sea](<pages/the sea.md>)
    - [The sea](pages/the%20sea.md#tides "Notes")
    - [[Deep Work|what I do before nine]]
    - 🌊 [[The sea]]
    ```
    ```reading
    vault "My Tidemark"
    section "Pages"
      link "[The sea](<pages/the sea.md>)" target="pages/the sea.md"
      link "[The sea](pages/the%20sea.md#tides "Notes")" target="pages/the sea.md"
      link "[[Deep Work|what I do before nine]]" target="Deep Work"
      link "[[The sea]]" icon=🌊 target="The sea"
    ```

    Any other list item at the top level of these sections stays what it is, and is reported at its text (`not-a-link`). What is said
    below a link, and paragraphs between links, are notes. In other sections links are words.

    ### Categories

    The categories of rituals are Health, Productivity, Mindfulness and Self-Care; those of activities Hobby, Health, Career and
    Education. They always exist. In the section *Categories*, a list item at the top level is a `category`: it gives one of these a
    color or an icon, or adds one, for rituals and activities alike. A category without a color is gray. Case is ignored where a
    category is looked for; one that differs from an earlier one of the list, or of a file of activities, by case alone is reported
    (`other-case`).

    ```tidemark file
    ---
    kind: vault
    ---

    # My Tidemark

    ## Categories

    - 🌿 Health (color: green)
    - Self-Care (color: Grey)
    - School (icon: graduationcap, color: orange)
      All that is paid.
    ```
    ```reading
    vault "My Tidemark"
    section "Categories"
      category "Health" icon=🌿 color=green
      category "Self-Care" color=gray
      category "School" icon=graduationcap color=orange notes="All that is paid."
    ```

    ### The routine

    In the section *Routine*, a list item at the top level that begins with a time or a range of times is a `routine`: a time block that
    repeats. `every`, with `in`, `from` and `until`, is its rule ([Rules of recurrence]); without it the block repeats every day. As
    there is no log, and the time is the block's, hours, `after done` and [Times a period] are wrong values here, and `at` is out of
    place. `icon`, `color` and `notify` are those of a block. A routine block may carry tasks and notes, which are those of the block on
    every day.

    ```tidemark file
    ---
    kind: vault
    ---

    # My Tidemark

    ## Routine

    - 06:00 ☕ Coffee
    - 9:00 - 10:30 Deep work (every: weekdays, color: blue, notify: start end)
    - 10:00 Market (every: sat, from: 2026-04-04, until: 2026-10-31)
    ```
    ```reading
    vault "My Tidemark"
    section "Routine"
      routine "Coffee" start=06:00 icon=☕
      routine "Deep work" start=09:00 end=10:30 every=weekday color=blue notify="start end"
      routine "Market" start=10:00 every=sat from=2026-04-04 until=2026-10-31
    ```

    Blocks of the routine may overlap, as they may never meet on one day. One that passes midnight counts to 24:00 and is an error, as
    in a day; what is left of it is a second block, from 00:00.

    An item without a time is reported at its text (`missing-time`), unless what should be its time is reported already. Its fields are
    read as those of a block would be, and say nothing.

    Days with which the words of a block end are words, and reported (`foreign-field`): `Gym weekdays`, `Gym mondays`,
    `Gym mon wed`, `Gym Mo Mi`. One day alone may be part of a name: `Casual Friday`. In brackets they are told too
    ([Brackets that say when]); of two days or more by their English names, as `(mon wed)`, the fix is safe.

    **What a day shows of the routine.** A past day shows only its file. Another day without a file shows all routine blocks that are
    due; with a file, those that are due, whose name no block of the file has nor a dropped task of the day, and that overlap no block
    of the file. They may overlap each other. They are shown as blocks of the routine, and are not written into any file unless a
    program is asked for a new day. A task in them that its project has done or dropped is neither shown nor written.

    So a day changes a block of the routine with a block of its name, and leaves it out with its name after `[-]`, without a
    time[^notthisday]:

        - 17:00 - 18:00 Walk
        - [-] Supper with Jo

    [^notthisday]: With a time it is a block of the day whose task is dropped, and keeps its time, as all do
        ([Tasks of a day]).

    A routine block without a written end lasts `default-block`, or to the start of the file's next block, or of the next routine block
    that is shown on that day, whichever is soonest.

    The day is Friday 2026-11-20, and `default-block` 60m, unless a row says otherwise.

    | *Routine* | the day's file | shown |
    |---|---|---|
    | 09:00 - 10:00 Walk (every: weekday) | no file | 09:00 - 10:00 Walk |
    | 09:00 - 10:00 Walk (every: weekday) | no file; Saturday 2026-11-21 | nothing |
    | 09:00 - 10:00 Walk | no file; the day is past | nothing |
    | 09:00 - 10:00 Walk | 17:00 - 18:00 Walk | nothing |
    | 09:00 - 10:00 Walk | 17:00 - 18:00 walk | 09:00 - 10:00 Walk |
    | 09:00 - 10:00 Walk | 09:59 - 11:00 Work | nothing |
    | 14:00 Tea | 14:30 - 15:00 Work | 14:00 - 14:30 Tea |
    | 14:00 Tea, 14:30 - 15:00 Read (every: fri) | no file | 14:00 - 14:30 Tea, 14:30 - 15:00 Read |

    ### Other sections of the root

    In other sections, and below the first level of these, times are words, items without a box are `bullet`, and those with one what
    they are in a day: a `task`, or below a task a step. They say nothing to programs.

    A section that is called *Daily routine*, *Projekte*, *Catégories* or the like, with a link, a time or a category in it that would
    be read under the name that is read, is reported at its text (`unread-section`), if no section has that name[^sectionnames]. Of a
    life the same holds for *Phasen*, *Étapes* and the like, with a phase in them, and *Phases*.

    [^sectionnames]: Nothing is lost under other headings in other words: a box is read below `## Erledigt`, and *Gewohnheiten* is
        known where a habit is told. So these are left alone.

    ### What is reported of a vault

    | rule | when | at | needs a vault |
    |---|---|---|---|
    | `dead-link` | a link of the lists whose file, or title, does not exist | the link | yes |
    | `misplaced-vault` | a file of kind `vault` that is not called `tidemark.md`; a `tidemark.md` of another kind, or with settings and without `kind` | the value of `kind`; the first setting | no |
    | `misspelled-kind` | a kind that is nearly one ([Kinds]) | the value | yes |
    | `unclaimed-folder` | a folder of dated notes, or of likely pages and projects, that no setting names ([Kind by folder]) | the value of `kind` in the root | yes |
    | `unknown-project` `missing-task` `disagreeing-copy` `duplicate-day` `duplicate-title` | [Copies of tasks], [Projects in a vault] | there | yes |

    With files `pages/deep-work.md` (*Deep Work*) and `projects/thesis.md` (*Thesis*), the lists

        ## Pages

        - [Deep Work](pages/deepwork.md)      dead-link: did you mean “pages/deep-work.md”?
        - [[Deep Wrok]]                       dead-link: did you mean “Deep Work”?
        - [Site](https://example.org)         dead-link

        ## Projects

        - [[Deep Work]]                       dead-link: it is a page, and no project
        - [[thesis]]

    are reported as said. The fixes write the nearest path or title, or take the line away; neither is safe. A file of the vault that
    stands in two lists, or twice in one, comes where it stands first. A vault that is misplaced is no vault: its settings are not read,
    and it is no root.

    ## Rituals

    A **ritual** is a file of kind `ritual`: a few **habits** that are kept together for some weeks, called an **arc**, and then for
    another arc. Each arc is a section and has habits of its own; below each habit stands its log.

    ```tidemark file
    ---
    kind: ritual
    icon: 💧
    category: Health
    time: morning
    theme: ocean
    duration: 28 days
    ---

    # Morning Hydration

    Before the coffee, not after it.

    ## Arc 2: 2026-11-01 - 2026-11-28

    - 🥛 Drink a glass of water (goal: 24)
      - 2026-11-01 - 2026-11-05
      - 2026-11-07
      - 2026-11-08 skipped travelling
    - Weigh in (every: sun)
      - 2026-11-01

    ## Arc 1: 2026-09-01 - 2026-09-28 (ended: 2026-09-20)

    - 🥛 Drink a glass of water
      - 2026-09-01 - 2026-09-20
    ```
    ```reading
    ritual "Morning Hydration" icon=💧 category=Health time=morning theme=ocean duration="28 days"
    introduction
      text text="Before the coffee, not after it."
    section "Arc 2: 2026-11-01 - 2026-11-28" number=2 start=2026-11-01 end=2026-11-28
      habit "Drink a glass of water" goal=24 icon=🥛
        entry 2026-11-01 until=2026-11-05 status=done
        entry 2026-11-07 status=done
        entry 2026-11-08 status=skipped note=travelling
      habit "Weigh in" every=sun
        entry 2026-11-01 status=done
    section "Arc 1: 2026-09-01 - 2026-09-28" number=1 start=2026-09-01 end=2026-09-28 ended=2026-09-20
      habit "Drink a glass of water" icon=🥛
        entry 2026-09-01 until=2026-09-20 status=done
    ```

    ### Properties of a ritual

    | property | value | default |
    |---|---|---|
    | `icon` | an emoji, or a symbol's name | by the emoji of the title |
    | `category` | text: the name of a category ([Categories]) | none |
    | `time` | `morning` `midday` `afternoon` `evening` `night` `anytime` | `anytime` |
    | `theme` | text; it is for programs that show the ritual | none |
    | `duration` | 7 to 365 days ([Durations]): how long the next arc lasts | 28 days |
    | `finished` | a date: from that day on nobody asks to renew it | none |

    The **times of the day** are half-open: the morning lasts from the vault's `midnight` ([Settings]) to 11:00, midday to 14:00, the
    afternoon to 17:00, the evening to 21:00, the night to the next `midnight`. *Anytime* is all of them. `time` is one of the six
    words; a clock time is none: when to be called is the vault's affair (`reminders`).

    A `duration` is one of days or weeks: `28` alone is none, and neither is `48h`. A category is kept as it is written; one that the
    vault does not have is reported only in a vault ([Rituals in a vault]).

    ### Arcs

    The heading of an arc is `Arc`, its **number**, a colon, and its first and last day:

        arc = "Arc" number ":" DATE "-" DATE [fields]

    The number is a whole number, 1 or more, with the colon directly after it. ASCII case of the word does not count, and the days are
    written as any range of dates ([Ranges]). Nothing else may stand in the heading but an icon before it, and after it fields and what
    may follow them ([The trailing zone])[^arcwords].

    A section whose heading begins with *Arc* and a number, or with the word *Arc* or the Spanish *Arco* and holds a date, and is no such
    heading, is reported at its text (`unread-arc`). After *Arc* and a number its items are habits none the less, so that their logs are not lost, but they
    belong to no arc and count for nothing. For this, marks of emphasis and code, quotes, `[`, `#` and `\` before *Arc* and before the
    number are skipped; before *Arc* and a date, everything that is no letter is. Other headings are other sections, whatever they hold.

    ```tidemark file
    ---
    kind: ritual
    ---

    # Tea

    ## Arc 3

    - Tea
      - 2026-11-19
    ```
    ```reading
    ritual "Tea"
    section "Arc 3"
      habit "Tea"
        entry 2026-11-19 status=done
    warning 7:4 unread-arc
    ```

    The days of an arc are its first and last and all between; there are 7 to 365 of them. `ended` in the heading is the last day that
    counts, where an arc was ended early. The **effective days** of an arc are its days, or those up to `ended`.

    [^arcwords]: The heading is what `renew` writes and what every sum is taken from. A name of an arc would be one more
        thing to keep in step; what is to be said about it is its first paragraph.

    ### Habits

    Every list item at the top level of an arc, inside its groups or outside, is a **habit**. In other sections, and in the
    introduction, list items are notes: `bullet`, or `task` if they have a box. So are those below a habit that are no entries. A habit
    has a title, an icon, and these fields.

    | key | value | default |
    |---|---|---|
    | `every` | a rule of days ([When a habit is due]) | every day of the arc |
    | `in` | months; beside `every` | every month |
    | `from` `until` | dates; beside `every` | the arc's |
    | `goal` | a whole number, 1 or more: how many completions it aims at | the days on which it is due |
    | `icon` | an emoji, or a symbol's name | by the emoji before the words |

    `goal` makes no day due: with `goal: 24` in an arc of 28 days every day is due, and 24 of them are enough.

    ```tidemark file
    ---
    kind: ritual
    ---

    # Tea

    ## Arc 1: 2026-11-16 - 2026-12-13

    A quiet month.

    - 🥛 Drink a glass of water (goal: 24)
      Room temperature.
      - 2026-11-16
      - [ ] Buy a jug
      - By the window

    ### In the evening

    - Put out the glass

    ## Later

    - Lemon?
    - [ ] Ask the dentist
    ```
    ```reading
    ritual "Tea"
    section "Arc 1: 2026-11-16 - 2026-12-13" number=1 start=2026-11-16 end=2026-12-13
      text text="A quiet month."
      habit "Drink a glass of water" goal=24 icon=🥛 notes="Room temperature."
        entry 2026-11-16 status=done
        checkbox "Buy a jug" state=open
        bullet "By the window"
      group "In the evening"
        habit "Put out the glass"
    section "Later"
      bullet "Lemon?"
      checkbox "Ask the dentist" state=open
    ```

    A habit is text, whatever it looks like elsewhere: a counter, a tally and a time are words of its title. A box on a habit says
    nothing about any day. It is kept, and a tick `[x]` is reported (`ticked-recurring`), since it was meant for the log.

    The same habit in two arcs is the same habit: its streak runs over both ([Streaks]).

    ### When a habit is due

    A habit is due on every day of its arc, or on those of its rule. Rules are those of [Rules of recurrence], without hours, `at` and
    `after done`; weeks, months and years without `on` are due on the day that their phase says ([The phase of a rule]).
    [Days that count] has the cases. A program that adds a habit to an arc that has begun writes `from` with its day, and `every: daily`
    where there is no rule, so that no day before it was missed.

    ### Logs of habits

    The log of a habit is one of states ([Log entries]). A skipped day is neither kept nor broken. Days may be skipped ahead.

    What is reported of other logs ([What is reported of logs]) is reported of these.

    ### What is reported of arcs

    | what | rule | at |
    |---|---|---|
    | list items, but no arc nor what was meant as one; the ritual is not `finished` by then | `missing-arc` | the title |
    | fewer than 7 days, or more than 365 | `arc-length` | its title |
    | effective days that are another arc's too | `overlapping-arcs` | the title of the later |
    | a number that stands twice, or is not above those of earlier arcs | `arc-number` | its title |
    | `ended` outside the arc's days; it is as if absent | `ended-outside-arc` | the value |
    | the arc that begins last is complete, and the ritual is not `finished` by then; not beside an unread arc | `arc-to-renew` | its title |

    Arcs that meet overlap; one that was ended makes room. The order of the sections in the file is free; that of the numbers is that of
    the first days. They may leave some out.

    ### What is reported of habits

    | what | rule | at |
    |---|---|---|
    | an entry, done or skipped, with a day outside its arc's effective days | `entry-outside-arc` | its date |
    | an entry, done, with a day of its arc on which the habit is not due[^period] | `entry-not-due` | its date |
    | an entry, done, after today ([What is reported of logs]); nothing else is then said of it | `future-entry` | the entry |
    | a box with a tick | `ticked-recurring` | its box |
    | a second completion of a day, with a time or without | `duplicate-entry` | the entry |
    | a habit of the current arc that was due and not done once, when half of its days have passed | `idle-habit` | its title |

    [^period]: A rule of a whole week, month or year (`every: week`) is met on any of its days, so no day is wrong for it.

    ### Rituals in a vault

    In a vault, a `category` that is none of those of rituals ([Categories]) is reported at the value (`unknown-category`), with the
    nearest. Two rituals of one title are reported (`duplicate-title`, [Projects in a vault]).

    ### Renewing

    A ritual is **renewed** by adding an arc. A program that does so

    - takes the number after the highest, and as first day the later of today and the day after the last day that counts of any arc; the
      days are those of `duration`, unless the user says others;
    - copies the habits of the last arc that has some: words, icon, goal, rule, tags and notes, and no log. An `until` that has passed
      is left out, and so is a `from` from which nothing is counted, with `daily` beside it, and a goal above the days on which the
      habit will be due; a rule that is counted from a day gets that day as its `from`, so that it keeps its rhythm;
    - leaves the other arcs as they are, and puts the section where the order of arcs in the file has it: before the others if the
      latest comes first, else after them; of a single arc, before it;
    - MUST NOT renew while an arc has days after today or is still to come, nor from `finished` on;
    - of a ritual without an arc, begins Arc 1 on the first day of its logs, read or meant, or today, and so that the last of them and
      today are in it. The heading goes above the list items; a section that they stand in becomes a group of the arc.

    ## A life in weeks

    A file of kind `life` counts a life in weeks: from the day of birth, a number of years long. Weeks are **marked**, one line each,
    and **phases** say what the years were.

    ```tidemark file
    ---
    kind: life
    born: 1990-06-14
    expectancy: 85
    ---

    # My life in weeks

    ## Phases

    - 1990-06-14 - 1996-08-31 Infancy
    - 1996-09-01 - 2008-07-11 🎒 School (color: orange)
    - 2008-09-15 University

    ## 2026

    - 2026-11-16 Finished the outline (rating: good, category: growth)
    - 2026-11-02 Mum's hip, and many trains (rating: hard, category: relationships)
    ```
    ```reading
    life "My life in weeks" born=1990-06-14 expectancy=85
    section "Phases"
      phase "Infancy" start=1990-06-14 end=1996-08-31
      phase "School" start=1996-09-01 end=2008-07-11 icon=🎒 color=orange
      phase "University" start=2008-09-15
    section "2026"
      mark "Finished the outline" date=2026-11-16 rating=good category=growth
      mark "Mum's hip, and many trains" date=2026-11-02 rating=hard category=relationships
    ```

    ### Properties of a life

    | property | value | default |
    |---|---|---|
    | `born` | a date | none: required |
    | `expectancy` | whole years, 1 to 130 | 80 |
    | `notify` | a time, or `off`: when the number of weeks is told | `08:00` |
    | `view` | `color` or `mono` | `color` |

    A life without a day of birth cannot be counted (`missing-born`). Neither can one with a wrong day; there the value is the error.

    ### Weeks of a life

    Week 1 begins on the day of birth; each has seven days. The week of a date is

        week = floor((date - born) / 7 days) + 1

    There are `expectancy` × 52 weeks **in all**, so 4,160 by default[^fiftytwo]. A life has **lived** as many weeks as the number of
    the current one, and the rest **remain**, never fewer than none. The week after the last of them is counted like any other; living
    on is no error. [Weeks in figures] has the cases.

    [^fiftytwo]: Fifty-two weeks are a day or two short of a year. Over eighty years the count ends some fifteen weeks
        before the birthday. It is a round number of rows on one sheet of paper, and so it stays.

    ### Marked weeks

    A list item at the top level that begins with a date, in the introduction, any group and any section but *Phases*, **marks** the
    week that the date is in, whatever the day[^anyday]. Its words are the **phrase**.

    | key | value |
    |---|---|
    | `rating` | `awful` `hard` `okay` `good` `great`, or 1 to 5 ([Keywords]) |
    | `category` | `work` `health` `growth` `relationships` `rest` `adventure` |
    | `marked` | a date: when it was filled in, if that was later |

    Each of them, and the phrase, may be left out. An icon may stand before the date or after it; decoration may follow the date
    ([Anchors]), and notes the phrase. A time after the date is part of the phrase. A box is kept, and says nothing. A rating is a word,
    a number, or a number of five; the written form is the word.

    ```tidemark file
    ---
    kind: life
    born: 1990-06-14
    ---

    # My life in weeks

    - 2026-11-09 (rating: okay)
    - 2026-11-02 🚂 Mum's hip (category: relationships, rating: hard)
    - 2010-07-03 Met Jo on a platform (rating: great, marked: 2026-11-20)
    ```
    ```reading
    life "My life in weeks" born=1990-06-14
    introduction
      mark "" date=2026-11-09 rating=okay
      mark "Mum's hip" date=2026-11-02 rating=hard category=relationships icon=🚂
      mark "Met Jo on a platform" date=2010-07-03 rating=great marked=2026-11-20
    ```

    What hangs below a mark are notes, with or without dates. A list item without a date in front is a note, as are paragraphs and
    quotes. `Week 1547: met Teresa` is a mark of that week's first day, which the canonical form writes.

    Below the heading of a year (`## 2026`, `### 2026`) a mark of another year is reported at its date (`date-mismatch`): a slip, or
    `Week 40`, by which the fortieth week of the year was meant; the fix writes its Monday, and the canonical form leaves it.

    A range of dates marks no week; what lasted longer is a phase. It is reported (`unread-mark`), and so are the dates that are none
    ([Anchors]), and an item that begins with a date that was meant, or with `wk 1547`, or ends with a date after a colon; so is a
    paragraph whose every line begins with a date. A day without a year, and words, are dates there only before a colon, but for
    `24.10. snow`, `Nov 10 concert` and `20th Nov, met Bob`; so is a month in digits before words, `2026-11 new piano`. Below the
    heading of a year a day without its own is one of that year, and so are `11/20 lost a tooth`, which may be two days, and `KW 46
    flu`, which is that week of the year.

    [^anyday]: A person remembers that it was on a Thursday, or only that it was in the first days of July. Either says
        which week is meant, almost always.

    ### Phases of a life

    In the section *Phases*, a list item at the top level that begins with a date or a range of dates is a **phase**. Without an end it
    lasts to the day before the next phase, or on. A list item at the top level of *Phases* that begins with neither is reported
    (`unread-mark`); of `2024:`, `2008 - 2012` and `since 2019` the fix writes the days. So are a dash or *until* and *now*, *today*,
    *heute*, *hoy* or the like behind its first day, which would be read as its name, and which the fix removes. A section of another name holds marks; one that
    is called *Étapes*, *Phasen*, *Chapters* or the like is meant as this one, and what would be a phase there is reported too.

    | key | value |
    |---|---|
    | `color` | a color ([Keywords]) |
    | `icon` | an emoji, or a symbol's name |

    A phase has no rating and no category, and a mark no color.

    ### What is reported of a life

    | what | rule | at |
    |---|---|---|
    | a life without `born` | `missing-born` | its `kind` |
    | a second mark of one week; the first counts | `duplicate-week` | its date |
    | a mark before the day of birth, or after today's week | `mark-out-of-life` | its date |
    | a phrase of more than 140 graphemes | `long-phrase` | the phrase |
    | a phase that begins before an earlier one has ended, or with it | `overlapping-phases` | its dates |
    | a range of dates outside *Phases*; no date in them | `unread-mark` | the range; the words |

    Whoever was born on a Thursday begins a new week on every Thursday.

    ```tidemark file
    ---
    kind: life
    born: 1990-06-14
    ---

    # My life in weeks

    - 2026-11-18 The last day of a week
    - 2026-11-12 Its first day
    - 2026-11-11 The day before
    - 2026-11-19 The day after
    ```
    ```reading
    life "My life in weeks" born=1990-06-14
    introduction
      mark "The last day of a week" date=2026-11-18
      mark "Its first day" date=2026-11-12
      mark "The day before" date=2026-11-11
      mark "The day after" date=2026-11-19
    warning 9:3 duplicate-week
    ```

    ### Lives in a vault

    A vault may count several lives, such as that of its owner and those of a family. The owner's is the one beside `tidemark.md`. Of
    several there, or of several elsewhere where none is there, it is the one that `tidemark.md` names first: by a list item that is one
    link ([Lists of links]), in any section. Programs show that one unless another is asked for. Where nothing decides, each of those
    that may be the owner's is reported at its title (`several-lives`), and programs take the first by path.

    ## Activities

    A file of kind `activities` is a list of things that are done now and then, with a log of the days on which they were. How long ago
    each was is counted from that.

    ```tidemark file
    ---
    kind: activities
    ---

    # Activities

    - 🎾 Tennis (category: Hobby, since: 2026-01-01)
      At the club with Sam.
      - 2026-11-18 18:30 (source: widget)
      - 2026-11-20 07:05
    - 💇 Haircut (category: Health)
      - 2026-10-02
    ```
    ```reading
    activities "Activities"
    introduction
      activity "Tennis" category=Hobby since=2026-01-01 icon=🎾 notes="At the club with Sam."
        entry 2026-11-18 time=18:30 status=done source=widget
        entry 2026-11-20 time=07:05 status=done
      activity "Haircut" category=Health icon=💇
        entry 2026-10-02 status=done
    ```

    ### Activities and their order

    Every list item at the top level of the file, in the introduction, in a section or in a group, is an **activity**. The order of the
    file is their **rank**: the first matters most. Sections are the owner's. An activity has a title, an icon, details (its notes), and
    these fields.

    | key | value |
    |---|---|
    | `category` | text: the name of a category ([Categories]) |
    | `since` | a date: when it was added |
    | `icon` | an emoji, or a symbol's name |

    A box on an activity is kept and says nothing; a tick is reported (`ticked-recurring`). What is a tracker elsewhere is words here:
    there are no anchors, counters or tallies.

    ### Properties of activities

    | property | value | default |
    |---|---|---|
    | `glance` | a whole number, 0 to 99: how many activities a glance at the day shows, the first by rank | 4 |

    With the file in front of you the rank says what matters most, so it also says what is shown where there is little room; which
    activities these are changes with their order[^glance].

    ```tidemark file
    ---
    kind: activities
    glance: 1
    ---

    # Activities

    - 🎾 Tennis
    - 💇 Haircut
    ```
    ```reading
    activities "Activities" glance=1
    introduction
      activity "Tennis" icon=🎾
      activity "Haircut" icon=💇
    ```

    [^glance]: A list of names would have to follow every renaming, and a field of each activity would say in many places
        what the order says in one.

    ### The log of an activity

    Dated children are entries, as in every log of states ([Log entries]). Only what is done is counted. Commands add to the end of the
    log that grows. Details, boxes and other items below an activity are no entries. An activity without a log was never done.

    ### What is reported of activities

    One completion a day is enough: a second on the same day is reported (`duplicate-entry`), also where one of the two has a
    time[^oncea]. In a log that begins with its newest day the second is the one above. A day after today is reported (`future-entry`),
    unless it is skipped.

    [^oncea]: The counts are of days. Whoever plays twice in a day and wants to remember it can write so in the note.

    ### Activities in a vault

    In a vault, a `category` that is none of those of activities ([Categories]) is reported at the value (`unknown-category`), with the
    nearest.

    ## Keys

    Where a key is *leading* it can open a group alone; where it is *dependent* it is only read beside the key named. The places are

    - of a page: a *list item*, at any depth; one *without a box*; a *schedule row* (a time as anchor); what is *set aside*;
    - of a day: a *block*; an *assigned task*, below a block;
    - of a project: a *task*, with a box and no task above it; a *row*, any list item with no task above it;
    - of stacks: a *stacked task*;
    - of a vault: a *category*; a *routine block*;
    - of a ritual: the *heading of an arc*; a *habit*;
    - of a life: a *mark*; a *phase*;
    - of a file of activities: an *activity*;
    - of several: a *box*, which is a list item with a box of a page, a task of the day, a block with a box, and a step of a task; a
      *heading*; an *entry* of a log.

    A key is known in every kind of file, and read in its places alone.

    | key | leading in | dependent on | value | default |
    |---|---|---|---|---|
    | `type` | list item | | a list type ([The field type]) | by the table of [What type an item is] |
    | `icon` | every list item but a mark, heading | | an emoji, or a symbol's name | by the emoji before the words |
    | `was` | set aside | | a place in the page | |
    | `every` | list item, row of a project | | a rule | |
    | `every` | habit | | a rule of days ([When a habit is due]) | `daily` |
    | `every` | routine block | | a rule that names days ([The routine]) | `daily` |
    | `at` | | `every`, not of a habit or a routine block | times, or beside hours a window | |
    | `in` | | `every`, not `after done` | months | every month |
    | `from` | | `every`, `streak` | a date | [The phase of a rule] |
    | `until` | list item without a box | `every`, `streak` | a date | |
    | `since` | list item without a box | | a date | |
    | `streak` | list item | | a rule without hours and `after done` | |
    | `goal` | habit | `streak` | a whole number, 1 or more | its due days ([Habits]); 1 |
    | `best` | list item | | `highest` `lowest` | |
    | `count` | list item | | `up` `down` | |
    | `to` | | `count` | a number | 0 for `down` |
    | `due` | box, task of a project, assigned task, stacked task | | a date | |
    | `priority` | box, task of a project, assigned task, stacked task | | `low` `medium` `high` | |
    | `done` | box, task of a project, assigned task, stacked task | | a date | |
    | `notify` | box, task of a project (needs `due` or `every`) | | a time, or `yes` | |
    | `notify` | schedule row, block, routine block, with a box or without | | `start` `end`, or both | |
    | `project` | box, assigned task, stacked task | | text | |
    | `color` | block, routine block, category, phase | | a color ([Keywords]) | [Words, icon and color of a block]; `gray` |
    | `ended` | heading of an arc | | a date | |
    | `rating` | mark | | a rating ([Keywords]) | |
    | `category` | mark | | one of six words ([Marked weeks]) | |
    | `marked` | mark | | a date | |
    | `category` | activity | | text | |
    | `since` | activity | | a date | |
    | `source` | entry | | one word | |
    | `theme` | heading of a section of a page | | `color` `monochrome` `bold` `soft` | that of the page |

    ## Streaks

    The units of a streak are the due days of its rule; or, for weeks, months and years without `on`, the periods. They run from `from`,
    else the first entry, to the lesser of today and `until`. The first and the last period count whole, though `from` or `until` stands
    in its middle; a completion after today counts for nothing.

    A unit is

    - **done** if the log says done on the day, or on at least `goal` days of the period;
    - else **skipped** if the log says skipped on the day, or on any day of the period;
    - else **pending** if it is today, or holds it;
    - else **missed**.

    The **current** streak is counted from the last unit backwards: done adds one, skipped and pending pass, missed ends it. The
    **longest** is the longest run that is counted so. A streak that is set aside has a current of 0.

    | today Friday 2026-11-20, weeks from Monday | current | longest |
    |---|---|---|
    | daily: 17 18 19 | 3 | 3 |
    | daily: 16 17 18 | 0 | 3 |
    | daily: 10 11, 12 - 18 skipped, 15, 19 | 4 | 4 |
    | weekdays: 12, Sat 14, Mon 16, and today is the 16th | 1 | 1 |
    | weekly: 8 15 16 | 3 | 3 |
    | weekly: 8 15 16, and weeks begin on Sunday | 2 | 2 |
    | weekly, goal 3: 9 10 11, 16 | 1 | 1 |
    | 3 times a week: 2 3, 9 10 11, 16 | 1 | 1 |
    | weekly: 3, 11 skipped, 17 | 2 | 2 |

    The units of a **habit** are those of its rule, or all days, over the effective days of its arcs; the unit of a **ritual** is a day
    on which some habit was due and not skipped. [Streaks of habits and rituals] says how they are counted.

    **Today** is the local civil date, and one day less while the local time is before the vault's `midnight`. A file holds no zones and
    no instants: every date and time in it is the writer's wall clock.

    ## Sums

    This chapter says what programs compute from these files. The tables are cases: a program can be tested against each row, and
    against further ones in `cases/18-sums.md`. Every sum is a function of what was read and of a given today; entries of days after
    today count for nothing in any of them.

    A percent is rounded half up, but is 100 only where all is done and 0 only where nothing is; where nothing is due there is none
    (`–`). Where a number of more than three digits is told to people, it has a comma before each three of them: `2,594`.

    How the rituals of the tables are written: `1 - 28!20: Drink [goal 24] 1-5 7 s8, Weigh [sun] 1` is an arc from 2026-11-01 to
    2026-11-28 that was ended on the 20th, with two habits: *Drink*, which aims at 24 completions, was done on the 1st to the 5th and on
    the 7th, and was skipped on the 8th; and *Weigh*, due on Sundays (`every: sun`), done on the 1st. `m` is *missed*; `10/31` is a day
    of another month of 2026; `[from 2]`, `[until 7]`, `[in nov]` are the fields. Arcs stand between `;`, rituals between `/`, with a
    title and a slot before `=`. Today is Friday 2026-11-20 and weeks begin on Monday, unless a column says other.

    ### Days that count

    **The days that count** of an arc are its effective days. Where those of two arcs overlap (which is reported), the earlier counts
    only to the day before the later begins; of two that begin on one day only the one with the higher number counts.[^overlap]

    | arcs | days that count |
    |---|---|
    | `1 - 14!7; 8 - 28` | 1-7, 8-28 |
    | `1 - 14; 10 - 28` | 1-9, 10-28 |
    | `1 - 28; 1 - 16` | none, 1-16 |
    | `1 - 28; 5 - 12; 10 - 20` | 1-4, 5-9, 10-20 |

    **A habit is due** on every day of its arc that counts, or on those of its `every`, within `from`, `until` and `in`. Intervals are
    counted from its `from`, else from the earliest entry (done or skipped) that lies in its arc, else from Monday 2000-01-03. A rule of
    weeks, months or years without `on` is due on the weekday, day or date of `from`, else on the first of the week, month or year.

    A rule of so many **times a period** is due, in each period, on the first days that are done, so many of them. For those that it
    lacks it is due on the first skipped days, and then on the last of the others, when it can no longer be put off. A period of which
    only some days count (of the arc, within `from`, `until` and `in`) wants its number in proportion, rounded half up.[^lacking]

    What lies outside the days that count is ignored, completions and skips alike. A day is done, or skipped, once; done beats skipped.
    A habit may be done on a day on which it is not due.

    | arc | due | done | skipped |
    |---|---|---|---|
    | `1 - 14: A [sun] [from 2]` | 8 | – | – |
    | `1 - 14: A [weekly]` | 2 9 | – | – |
    | `1 - 14: A [3 days] s7` | 1 4 7 10 13 | – | 7 |
    | `1 - 14!9: A 8 9 10 s11` | 1-9 | 8-9 | – |
    | `1 - 14: A s3-6 5 m4` | 1-14 | 5 | 3-4 6 |
    | `1 - 28: A [3 times a week] 2 4 9-12` | 2 4 8-11 20-22 26-28 | 2 4 9-12 | – |
    | `1 - 14: A [3 times a week] 2 s5` | 2 5 8 12-14 | 2 | 5 |
    | `1 - 30: A [2 times a month] [until 15] 30` | 15 | 30 | – |

    **The state** of a habit on a day is *done*, *skipped*, *open* (due today, or not due and wanted by its period), *missed* (due on a
    day that is over), *ahead* (due on a day to come) or *not due*. A completion after today is as if it were not there; a skip may be
    ahead. With `1 - 28: A [weekday] 14 16 s17 s24 25`:

    | day | state |
    |---|---|
    | 16 | done |
    | 18 | missed |
    | 20 | open |
    | 22 | not due |
    | 24 | skipped |
    | 25 | ahead |

    [^lacking]: So a day that is over was missed only if the number could not be reached without it, and no day is missed
        while there is time.
    [^overlap]: An arc that was begun anew without an `ended` in the one before means that the older one is over.

    ### Settled days

    A day is **settled** when it is over, and today is as soon as nothing that is due on it is open: all of it is done or skipped, or
    nothing is due. Averages, trends and the figures of ranges count settled days only, so that an open day counts against nothing. Of
    one ritual its own habits decide, of all rituals those of all; but a rate of all rituals is the sum of the rates of each. What was
    done on an open day is a check-in all the same, and makes it active.

    ### Rates

    A rate is how many were done of how many were due. Rates are added by adding both numbers, so that every due habit counts alike. Its
    band is by the exact fraction: *all*; *half* of it or more; *less*; *nothing due*.

    | done | due | percent | band |
    |---|---|---|---|
    | 0 | 0 | – | nothing due |
    | 1 | 8 | 13 | less |
    | 199 | 400 | 50 | less |
    | 1 | 1000 | 1 | less |
    | 999 | 1000 | 99 | half |

    One rate is compared with another by the difference in points, a point being a hundredth of what is due. Less than one point is
    *stable* and shown as 0; else *up* or *down*, the points rounded, half away from zero. Where nothing was due on one side, nothing is
    compared.

    | now | before | trend | points |
    |---|---|---|---|
    | 3 of 4 | 1 of 2 | up | 25 |
    | 1 of 3 | 1 of 2 | down | -17 |
    | 509 of 1000 | 1 of 2 | stable | 0 |
    | 485 of 1000 | 1 of 2 | down | -2 |
    | 0 of 0 | 1 of 2 | – | – |

    **Against its goal**: a habit's completions are the days of its arc, to today, on which it was done, due or not; its goal is `goal`,
    else the number of its due days, skipped ones among them.[^goal] What goes beyond the goal does not count towards the percentage,
    nor for another habit; the arc's percentage is of all goals together. *So far* is done of due, without what was skipped: to
    yesterday, and today once the habit is done.

    | arc | completed | goal | percent of the goal | so far |
    |---|---|---|---|---|
    | `1 - 28: A [goal 24] 1-12` | 12 | 24 | 50 | 12 of 19 |
    | `1 - 28: A [goal 4] 1-5` | 5 | 4 | 100 | 5 of 19 |
    | `1 - 28: A [sun] 2 8` | 2 | 4 | 50 | 1 of 3 |
    | `1 - 28: A s1-10 11-20` | 10 | 28 | 36 | 10 of 10 |
    | `1 - 28: A 18 s20` | 1 | 28 | 4 | 1 of 19 |
    | `2 - 8: A [month on 20] 3` | 1 | 0 | – | 0 of 0 |

    [^goal]: A goal says what the person aims at; a skip says why a day was not kept, and changes no aim. Who skips a week
        and wants to reach the goal all the same writes a lower `goal`. *So far* leaves skipped days out.

    ### Arcs and rituals

    An arc is *upcoming* before its first day, *active* on its effective days (the one on which it was ended among them), and then
    *complete*, or *ended early* if its last effective day is before its last planned one. The day is counted from 1, while it is
    active; days in all are the effective ones; what remains are the days after today, 0 on the *last day*.

    | arc | today | status | day | of | remaining |
    |---|---|---|---|---|---|
    | `1 - 28` | 10/31 | upcoming | – | 28 | 28 |
    | `1 - 28` | 28 | active | 28 | 28 | 0, last day |
    | `1 - 28!20` | 19 | active | 19 | 20 | 1 |
    | `1 - 28!20` | 21 | ended early | – | 20 | 0 |
    | `1 - 28!28` | 29 | complete | – | 28 | 0 |

    The milestones are First Day 1, One Week 7, Halfway ⌈n/2⌉, Three Weeks 21, Complete n, where n is the number of days as planned.
    Those after the effective end do not exist. They are sorted by their days.

    What becomes of a milestone is decided on its day, as soon as the day is perfect ([Streaks of habits and rituals]) by the habits of
    its arc, else when the day is over. It is **reached** (`x`) if something was done until then, and on at least half of the arc's due
    days so far, which are those on which a habit was due and not skipped. Otherwise it has **passed** (`-`).[^passed]

    | arc | today | milestones |
    |---|---|---|
    | `1 - 28: A 1-19` | 20 | x First Day 1, x One Week 7, x Halfway 14, Three Weeks 21, Complete 28 |
    | `1 - 28: A 1, B` | 1 | First Day 1, One Week 7, Halfway 14, Three Weeks 21, Complete 28 |
    | `1 - 28: A 1, B s1` | 1 | x First Day 1, One Week 7, Halfway 14, Three Weeks 21, Complete 28 |
    | `1 - 28: A` | 22 | - First Day 1, - One Week 7, - Halfway 14, - Three Weeks 21, Complete 28 |
    | `1 - 28: A 1 7` | 7 | x First Day 1, - One Week 7, Halfway 14, Three Weeks 21, Complete 28 |
    | `1 - 28: A s1-7` | 8 | - First Day 1, - One Week 7, Halfway 14, Three Weeks 21, Complete 28 |
    | `1 - 28: A [mon] 1` | 2 | x First Day 1, One Week 7, Halfway 14, Three Weeks 21, Complete 28 |
    | `1 - 28!6: A 1` | 20 | x First Day 1 |
    | `10/1 - 30: A 10/1-10/25` | 1 | x First Day 1, x One Week 7, x Three Weeks 21, x Halfway 31, Complete 61 |

    [^passed]: A milestone says that something was kept up. A calendar would say it to somebody who did nothing.

    Of a ritual, the *current* arc is the one that has today among the days that count; the *latest* is the one that begins last, even
    if it is still to come; the habits shown are those of the current arc, else of the latest. *Completed* are the arcs that are
    complete, not those that were ended early. It asks to be renewed if its latest arc is complete and today is before `finished`, or
    there is none. Arcs are named by their place in the line.

    | arcs | today | current | latest | shown | completed | asks |
    |---|---|---|---|---|---|---|
    | `1 - 14` | 20 | – | 1 | 1 | 1 | yes |
    | `1 - 14!7` | 20 | – | 1 | 1 | 0 | no |
    | `1 - 14 \| finished 20` | 20 | – | 1 | 1 | 1 | no |
    | `1 - 14; 25 - 12/5` | 20 | – | 2 | 2 | 1 | no |
    | `10/1 - 28!10/20; 1 - 14; 18 - 12/12; 12/20 - 12/30` | 20 | 3 | 4 | 3 | 1 | no |

    ### Streaks of habits and rituals

    **Of a habit**: its units are its due days, or for weeks, months and years without `on` the periods that have a day in the arc (and
    between `from` and `until`, in a month of `in`), over its arcs in sequence, as far as today; before `from` has come there are none.
    The days between two arcs are no units; all due days from the first day of an arc to its last that counts are. A period counts
    whole, with what was done in it in any arc, and once, though two arcs meet in it. Habits of one name in several arcs of a ritual are
    one. The current streak is 0 unless today is a day of an arc that has the habit, and not after its `until`. The `goal` plays no
    part; a period of a rule of so many times is done on so many days.

    | arcs | today | weeks from | current | longest |
    |---|---|---|---|---|
    | `1 - 28: A 16-18` | 20 | monday | 0 | 3 |
    | `1 - 28: A 10 11 s12-18 15 19` | 20 | monday | 4 | 4 |
    | `1 - 28: A [sun] 1 8 16` | 20 | monday | 0 | 2 |
    | `1 - 28: A [weekly] 8 15 16` | 20 | monday | 3 | 3 |
    | `1 - 28: A [weekly] 8 15 16` | 20 | sunday | 2 | 2 |
    | `1 - 19: A 15-19` | 20 | monday | 0 | 5 |
    | `1 - 28: A [daily] [until 19] 15-19` | 20 | monday | 0 | 5 |
    | `1 - 7: A 5-7; 15 - 28: A 15-19` | 20 | monday | 8 | 8 |
    | `2 - 10: A [weekly] 3; 11 - 28: A [weekly] 12 17` | 20 | monday | 3 | 3 |

    **Of a ritual, and of perfect days over all rituals**: the unit is a day on which some habit was due and not skipped; it is perfect,
    and done, if every such habit was done. Today is pending until it is perfect. Other days pass; days without an arc are no units. The
    current streak is 0 if no arc runs today. The streak *on a day* is the one that ended with it: 0 after a miss, the one before it
    where nothing was due, and today as it stands.

    | rituals | current | longest | perfect days |
    |---|---|---|---|
    | `1 - 28: A 17-19` | 3 | 3 | 3 |
    | `1 - 28: A 16-18` | 0 | 3 | 3 |
    | `1 - 28: A 17-19, B 18 19` | 2 | 2 | 2 |
    | `1 - 28: A 17-19, B s17 18 19` | 3 | 3 | 3 |
    | `1 - 28: A 16 17 s18 19` | 3 | 3 | 3 |
    | `1 - 14: A 10-14` | 0 | 5 | 5 |
    | `1 - 28: A 12-19 / 1 - 14: B 13` | 5 | 5 | 6 |
    | `1 - 28: A 12-19 / 17 - 28: B` | 0 | 5 | 5 |

    ### A day in figures

    A day is over every arc that ran on it: running, complete, or ended early. For each ritual and for all: done of due and not skipped,
    percent, band, the streak on that day, and the day against the seven days before it (done of due of them all together), once it is
    settled. On a day to come nothing is due yet. A day on which something was due and all of it was skipped has the band *nothing due*,
    and is shown as *skipped*. The line below the figures goes by the band and the streak:

    | band | streak | a day that is over | today |
    |---|---|---|---|
    | all | 1 | All done. | All done today. |
    | all | 2 to 6 | All done, day 2 of the streak. | the same |
    | all | 7 and more | All done, 7 days without a miss. | the same |
    | half or more | 0 | Half or more was done. | Half or more is done so far. |
    | half or more | 1 and more | | Half or more is done so far; the rest keeps a streak of 2 days. |
    | less | 0 | Less than half was done. | Less than half is done so far. |
    | less | 1 and more | | The day is open, with a streak of 2 days before it. |
    | all skipped | 0 | All that was due was skipped. | All that is due today is skipped. |
    | all skipped | 1 and more | All that was due was skipped; the streak stays at 2 days. | All that is due today is skipped; the streak stays at 2 days. |
    | nothing due | 0 | Nothing was due. | Nothing is due today. |
    | nothing due | 1 and more | Nothing was due; the streak stays at 2 days. | Nothing is due today; the streak stays at 2 days. |
    | a day in the future | | This day is in the future. | |

    | rituals | day | done | percent | band | streak | points | line |
    |---|---|---|---|---|---|---|---|
    | `1 - 28: A 15-20` | 20 | 1 of 1 | 100 | all | 6 | 29 | All done, day 6 of the streak. |
    | `1 - 28: A 18-20, B 18 19` | 20 | 1 of 2 | 50 | half | 2 | – | Half or more is done so far; the rest keeps a streak of 2 days. |
    | `1 - 28: A 19 s20` | 20 | 0 of 0 | – | nothing due | 1 | – | All that is due today is skipped; the streak stays at 1 day. |
    | `18 - 28: A 18` | 18 | 1 of 1 | 100 | all | 1 | – | All done. |
    | `1 - 7: A 1-7 / 1 - 14!5: B 1-5 / 1 - 28: C 1-3` | 6 | 1 of 2 | 50 | half | 0 | -37 | Half or more was done. |

    ### Months, years and other ranges

    A range is told up to today: done of due of its settled days; check-ins (completions, of habits due or not); days active (with a
    check-in) of the days on which an arc ran, an open today only if it is active; perfect days, of the settled days on which something
    was due; the longest streak of perfect days of the range alone; the same for each ritual that had an arc in it. The best ritual is
    the one with the highest rate, of equal ones the one with the most done, then the first in the order of the vault; none where
    nothing was done. A calendar of a month has rows of seven days from the vault's first weekday on, each day with its band.

    | rituals | from - to | done | check-ins | active | perfect | longest | best |
    |---|---|---|---|---|---|---|---|
    | `1 - 28: A [sun] 1 2 8` | 1 - 14 | 2 of 2 | 3 | 3 of 14 | 2 | 2 | A |
    | `1 - 28: A 1-5 / 1 - 14: B 1-7` | 1 - 30 | 12 of 33 | 12 | 7 of 19 | 5 | 5 | B |
    | `1 - 28: A 1-20, B 1-19` | 1 - 30 | 38 of 38 | 39 | 20 of 20 | 19 | 19 | A |
    | `1 - 14: A 1 / 1 - 14: B 2` | 1 - 30 | 2 of 28 | 2 | 2 of 14 | 0 | 0 | A |
    | `1 - 28: A 15-25` | 18 - 30 | 3 of 3 | 3 | 3 of 3 | 3 | 3 | A |

    **Tasks** count on the day on which they were done, where that is known: the tasks of projects and the boxes of pages with their
    `done`, the tasks of days on their day, but for those of a project, which are done there. Steps do not count, nor what recurs.

    **Of pages** a range counts streaks, recurring tasks (those of projects too) and bests, which have logs. A number has no history: it
    is shown as it stands today, in ranges that hold today. Items below others count too; what is set aside does not.

    A **streak**: how many of its units ([Streaks]) were done. A unit that was skipped is not due. Today's counts once it is done; while
    it can still be done it counts against nothing. A week, month or year is of the range that has its first day, and the first one
    begins with `from`, else with the first entry; so each unit is of one month, and of one year. The longest run is that of the range's
    units alone; the current streak is today's.

    | streak | from - to | done | longest | current |
    |---|---|---|---|---|
    | `[daily] [from 10] 17 18 19` | 1 - 30 | 3 of 10 | 3 | 3 |
    | `[daily] 17 18 20` | 1 - 30 | 3 of 4 | 2 | 1 |
    | `[daily] 10 11 s12-18 15 19` | 1 - 30 | 4 of 4 | 4 | 4 |
    | `[daily] [until 10] 8 9 10` | 1 - 30 | 3 of 3 | 3 | 0 |
    | `[weekly] 10/27 3 10` | 1 - 30 | 2 of 2 | 2 | 3 |
    | `[weekly] 10/27 3 10` | 10/1 - 10/31 | 1 of 1 | 1 | 3 |
    | `[weekly] [goal 3] 2 3 4 9 16 17` | 1 - 30 | 1 of 2 | 1 | 0 |

    A **recurring task**: how many of its due days were settled, within the range or later. A due day counts once, however many times it
    has. Today counts once it is settled; while it is open it counts against nothing. Counting begins with `from`, else with the due day
    that the first entry settles, so a task with neither has none; nor has what comes each year without a box and a log. Of so many times a period each period that begins in the range (the
    first with `from`, else that of the first entry) wants its number, and an entry settles one; the period that holds today wants no
    more than it has, until it is over. `after done` is due on `from`, else on the day of the first entry; then the given time after
    each entry, unless another entry comes before that.

    | every | from - to | settled |
    |---|---|---|
    | `[daily] [from 16] 17 s19` | 1 - 30 | 2 of 4 |
    | `[daily] [from 16] 17 s20` | 1 - 30 | 2 of 5 |
    | `[mon] 9 10 s16` | 1 - 30 | 2 of 2 |
    | `[sun] [from 10/25] 2` | 10/1 - 10/31 | 0 of 1 |
    | `[3 times a week] 2 4 9-12 s17` | 1 - 30 | 6 of 7 |
    | `[2 weeks after done] 2` | 1 - 30 | 1 of 2 |
    | `[2 weeks after done] 2 10` | 1 - 30 | 1 of 1 |

    A **best**: its attempts, the entries done with a number that begin in the range, and the best of them. An **activity**: the days of
    the range on which it was done. A **number**: its value, its goal, and how much of the goal that is as a percent ([Rates]), of a
    count down none, as nobody knows where it began. A tally is its strokes, a count of days is as far as today.

    | item | value | goal | percent | reached |
    |---|---|---|---|---|
    | `Water: 3/8 glasses` | 3 | 8 | 38 | no |
    | `Pages: 12/10` | 12 | 10 | 100 | yes |
    | `Steps: 1/1,000` | 1 | 1000 | 1 | no |
    | `Savings: 1200 euros (count: up, to: 5000)` | 1200 | 5000 | 24 | no |
    | `Pages left: 120 (count: down)` | 120 | 0 | – | no |
    | `Sober (since: 2026-11-01)` | 19 | – | – | no |
    | `Christmas (until: 2026-12-25)` | 35 | – | – | no |

    ### Insights

    Eight cards, in the vault's order. *The past 7 days* and *the past 31 days* end with the last settled day ([Settled days]): with
    today, or, while something is open today, with yesterday. In *Days Active* they end with today as soon as it is active, too. *The
    week before* is the seven days before the past 7. Each card has a sparkline of the fourteen days that end with today: a percentage,
    absent where nothing was due, or a count.

    | card | headline | breakdown | sparkline |
    |---|---|---|---|
    | Active | rituals with an arc today | each with its day of the arc | how many had an arc |
    | Streak | current streak of perfect days | the longest; perfect days in all; each active ritual's own | the streak on each day |
    | Habits Today | done of due today | each ritual with something due | rates |
    | Completion | the rate of today | past 7 days; past 31 days; all days | rates |
    | Days Active | days with a check-in | of the days with an arc: past 7, past 31, all | 1 or 0 |
    | 7-Day Average | the rate of the past 7 days | the week before; perfect days and check-ins of the past 7 days | rates |
    | Total Check-ins | completions in all | today; past 7 days; past 31 days | check-ins |
    | Best Ritual | the ritual with the highest rate of the past 31 days, as in [Months, years and other ranges] | every ritual with something due then, the highest first | its rates |

    The trend of a card of rates compares the rate of the past 7 days with that of the week before, as in [Rates]. That of a card of
    counts compares the sums of their values: more, fewer, or as many; there is none unless an arc ran in both weeks.

    | card | rituals | headline | breakdown | trend | points |
    |---|---|---|---|---|---|
    | active | `Water = 1 - 28: A / Walk = 1 - 14: B / Read = 25 - 12/5: C` | 1 | Water day 20 of 28 | down | – |
    | streak | `Water = 1 - 28: A 1-6 18-20 / Walk = 1 - 28: B 1-6 20` | 1 day | Longest 6 days, Perfect days 7, Water 3 days, Walk 1 day | up | – |
    | habits today | `Water = 1 - 28: A 20, B / Walk = 1 - 28: C [sun] / Read = 1 - 28: D 20` | 2 of 3 | Water 1 of 2, Read 1 of 1 | stable | 0 |
    | completion | `Water = 1 - 28: A 1-10 14-20` | 100 % | Past 7 days 100 %, Past 31 days 85 %, All days 85 % | up | 43 |
    | days active | `Water = 10/1 - 10/10: A 10/1-10/4 / Walk = 1 - 28: B 15-18` | 8 days | Past 7 days 4 of 7, Past 31 days 4 of 19, All 8 of 29 | up | – |
    | seven day average | `Water = 1 - 28: A 7-9 18-20` | 43 % | 7 days before 43 %, Perfect days 3, Check-ins 3 | stable | 0 |
    | total check ins | `Water = 10/1 - 10/10: A 10/1-10/4 / Walk = 1 - 28: B [sun] 13-18 20` | 11 | Today 1, Past 7 days 6, Past 31 days 7 | up | – |
    | best ritual | `Water = 1 - 28: A 11-20 / Walk = 18 - 28: B 18-19 / Read = 9/1 - 9/10: C 9/1-9/10` | Walk 100 % | Walk 100 %, Water 50 % | – | – |

    Each card has one tip: the first of its lines whose condition holds.

    | card | condition | tip |
    |---|---|---|
    | Active | there is no ritual | `tidemark presets` lists rituals to begin with. |
    | | a ritual asks to be renewed | “Water” is complete; `tidemark renew` begins its next arc. |
    | | no arc runs | No arc runs today. |
    | | the arc that ends first ends today | Today is the last day of “Water”. |
    | | else | The next arc to end is that of “Water”, in 8 days. |
    | Streak | no day was ever perfect | A day is perfect when every habit due on it is done. |
    | | something is open today, no streak | Open today: 2 habits. |
    | | something is open today | Open today: 1 habit; then the streak is 11. |
    | | no streak | The longest streak was 4 days. |
    | | it is the longest | This is the longest streak so far. |
    | | else | In 4 days it is as long as the longest. |
    | Habits Today | nothing is due | Nothing is due today. |
    | | all is done | All that is due today is done. |
    | | one habit is open | Open: “Walk”. |
    | | else the first of those at a glance | Open: “Walk” and 2 more. |
    | Completion | a week has nothing due | With two weeks of days there is a trend. |
    | | up | The past 7 days are 12 points above the 7 before. |
    | | down | The past 7 days are 12 points below the 7 before. |
    | | stable | The past 7 days are level with the 7 before. |
    | Days Active | never | One habit done makes a day active. |
    | | today is active | Today is one of them. |
    | | an arc runs today | Today is not yet one of them. |
    | | else | No arc runs today. |
    | 7-Day Average | nothing was due | Nothing was due in the past 7 days. |
    | | all | All that was due in the past 7 days is done. |
    | | on several days nothing was done | On 5 of the past 7 days nothing of what was due was done. |
    | | else, of equal days the latest | The lowest day was Sunday, with 50 %. |
    | Total Check-ins | none | A check-in is one habit done on one day. |
    | | else the next of 10, 25, 50, 100, 250, 500, and of the thousands | 15 more make 25. |
    | Best Ritual | nothing was due in the past 31 days | Nothing was due in the past 31 days. |
    | | for one ritual only | Two rituals make a comparison. |
    | | all have one rate | All rituals have the same rate in the past 31 days. |
    | | else | The lowest rate is that of “Water”. |

    ### At a glance

    Today's rate and the current streak of perfect days; the next habits, at most four of those that are open: of the current slot
    first, then of any time, then of later slots in their order, then of earlier ones, and within a slot in the order of the vault and
    the file; and the next ritual: the first of a later slot (*any time* is none) with a habit that is open, *later today*; else the
    first of the current slot or of any time with a habit that is open, *now*; else the first by its slot (*any time* last) with a habit
    due and not skipped, *tomorrow*.

    | rituals | slot of now | next habits | open in all | next ritual |
    |---|---|---|---|---|
    | `Water@morning = 1 - 28: Drink 20, Weigh` | morning | Weigh | 1 | Water now |
    | `Water@morning = 1 - 28: Drink s20, Weigh [sun]` | morning | – | 0 | Water tomorrow |
    | `M@morning = 1 - 28: a / N@midday = 1 - 28: b / E@evening = 1 - 28: c / O@anytime = 1 - 28: d` | midday | b d c a | 4 | E later today |
    | `O@anytime = 1 - 28: a / M@morning = 1 - 28: b / P@morning = 1 - 28: c` | morning | b c a | 3 | M now |
    | `M@morning = 1 - 28: a / E@evening = 1 - 28: b 20 / N@night = 1 - 28: c` | morning | a c | 2 | N later today |
    | `M@morning = 21 - 28: a / E@evening = 1 - 28: b 20` | night | – | 0 | M tomorrow |

    **What is open**: the tasks of the day that stand in no block, and what is due, the longest overdue first, among it what an earlier
    day left open; how many more were left open; the counters of pages, and the counts up with an end, that have not reached their goals, the smallest goal first;
    the recurring tasks of pages that are open or come later today, by their times, and the streaks of pages whose day or period is not
    done.

    **What a day is told for**: the milestones of the life that fall on it ([Milestones of a life]); those of arcs that are reached on
    it ([Arcs and rituals]); then of each page the timelines whose last day it is, and the days that it counts down to, not of what is
    set aside, nor with a box that is done or dropped.

    **Now and next**: the blocks of today whose own box is not done or dropped, with those of the routine that the day shows
    ([The routine]), and the schedule rows of all pages, or of the one that is named; not those that are set aside, nor those for which
    a block of the day stands: one of their name that begins when they do. A block lasts to its end ([Where a block ends]). A row without an
    end lasts as long as a block without one would among the rows of its page. A row that passes midnight lasts into the next day, and
    so, at the beginning of a day, does that of the day before. *Now* is what began last of all that has begun and not ended; *next* is
    what begins first of all that begins later today. Of several that begin together all are told: blocks before rows, and else as they
    stand, days by their files, pages in the order of the vault. Before the vault's `midnight` the hours of the day count on past
    24: 25:30 is half past one. Blocks without an end last 45 minutes in the table.

    | blocks | rows | time | now | next |
    |---|---|---|---|---|
    | `A 09:00 - 10:30, B 11:00 - 12:00` | – | 10:30 | – | B |
    | `A 09:00 - 12:00, B 10:00 - 11:00` | – | 10:15 | B | – |
    | `A 09:00 - 10:00, B 09:00 - 12:00` | – | 09:30 | A B | – |
    | `A 09:00, B 09:20` | – | 09:15 | A | B |
    | `A 09:00 - 10:00` | `R 09:00 - 12:00` | 09:30 | A R | – |
    | – | `R 22:00 - 06:00, S 07:00` | 05:59 | R | S |
    | – | `R 22:00 - 06:00, S 07:00` | 25:30 | R | – |

    (`/` stands between pages.)

    **Activities**: of each file the first by rank, as many as its property `glance` says ([Properties of activities]).

    **Of a page that is named**, items below others among them, and nothing that is set aside: each counter, and each count up with an
    end, with its percent of the goal, rounded as every percent and never more than 100; each open box, that of a streak or a recurring
    task being none; each streak with its current length ([Streaks on a page]); and each recurring task that is open.

    | counter | percent |
    |---|---|
    | `3/8` | 38 |
    | `1/1000` | 1 |
    | `999/1000` | 99 |
    | `12/10` | 100 |
    | `1.5/2.5` | 60 |

    ### Weeks in figures

    Weeks are counted as [Weeks of a life] says. A day before birth is in no week. The count goes on after the expected end.

    | born | day | week |
    |---|---|---|
    | 1990-06-14 | 1990-06-13 | none |
    | 1990-06-14 | 1990-06-14 | 1 |
    | 1990-06-14 | 2026-11-18 | 1901 |
    | 1990-06-14 | 2026-11-19 | 1902 |
    | 1990-06-14 | 2070-03-06 | 4161 |

    The days of a week; the last week before the end of the calendar is cut there.

    | born | week | days |
    |---|---|---|
    | 1990-06-14 | 1 | 1990-06-14 - 1990-06-20 |
    | 1990-06-14 | 1902 | 2026-11-19 - 2026-11-25 |
    | 1990-06-14 | 0 | none |
    | 0001-01-01 | 521723 | 9999-12-27 - 9999-12-31 |
    | 0001-01-01 | 521724 | none |

    | expectancy | weeks in all | the second half begins with week |
    |---|---|---|
    | 1 | 52 | 27 |
    | 80 | 4160 | 2081 |
    | 85 | 4420 | 2211 |
    | 130 | 6760 | 3381 |

    ### Age and birthdays

    The age is in whole years. A birthday of 29 February falls on the 28th in common years.

    | born | day | age |
    |---|---|---|
    | 1990-06-14 | 1990-06-13 | none |
    | 1990-06-14 | 2026-06-13 | 35 |
    | 1990-06-14 | 2026-06-14 | 36 |
    | 1996-02-29 | 1997-02-28 | 1 |

    | born | age | reached on |
    |---|---|---|
    | 1990-06-14 | 30 | 2020-06-14 |
    | 1996-02-29 | 1 | 1997-02-28 |
    | 1996-02-29 | 104 | 2100-02-28 |
    | 9990-06-14 | 10 | none |

    ### Lived and remaining

    *Lived* is the number of the current week, 0 before birth. *Remaining* is all − lived, never below 0. The percent is lived of all.

    | born | expectancy | today | lived | remaining | all | percent |
    |---|---|---|---|---|---|---|
    | 1990-06-14 | 85 | 2026-11-20 | 1902 | 2518 | 4420 | 43 |
    | 2026-11-20 | 80 | 2026-11-20 | 1 | 4159 | 4160 | 1 |
    | 2026-11-21 | 80 | 2026-11-20 | 0 | 4160 | 4160 | 0 |
    | 1990-06-14 | 80 | 2070-02-27 | 4160 | 0 | 4160 | 100 |
    | 1990-06-14 | 80 | 2070-03-06 | 4161 | 0 | 4160 | 100 |

    ### One week

    A week is named by its number and the month of its first day. Its age is the age on its first day; a birthday in it is the age
    reached on any of its days. Birth is no birthday.

    | born | week | told as | days | age | birthday |
    |---|---|---|---|---|---|
    | 1990-06-14 | 1 | Week 1 · June 1990 | 1990-06-14 - 1990-06-20 | 0 | |
    | 1990-06-14 | 53 | Week 53 · June 1991 | 1991-06-13 - 1991-06-19 | 0 | 1 |
    | 1994-07-29 | 1547 | Week 1,547 · March 2024 | 2024-03-15 - 2024-03-21 | 29 | |
    | 1990-06-14 | 314 | Week 314 · June 1996 | 1996-06-13 - 1996-06-19 | 5 | 6 |
    | 1996-02-29 | 1566 | Week 1,566 · February 2026 | 2026-02-26 - 2026-03-04 | 29 | 30 |

    ### Which phase a day has

    Phases are sorted by their first days, those that begin together as they are written. One without an end lasts to the day before the
    next begins, and the last for good. Of phases that overlap, a day belongs to the one that begins last; of those that begin together,
    to the one written last. A week belongs to the last-beginning phase that has one of its days, so a phase begins with the week that
    its first day is in.[^phaseweek]

    | phases | they last |
    |---|---|
    | A 1990-01-01, B 2000-01-01 | A 1990-01-01 - 1999-12-31, B 2000-01-01 - 9999-12-31 |
    | A 1990-01-01 2005-12-31, B 2000-01-01 | A 1990-01-01 - 2005-12-31, B 2000-01-01 - 9999-12-31 |
    | A 1990-01-01, B 1995-01-01 1995-12-31, C 2000-01-01 | A 1990-01-01 - 1994-12-31, B 1995-01-01 - 1995-12-31, C 2000-01-01 - 9999-12-31 |
    | A 1990-01-01, B 1990-01-01, C 2000-01-01 | A 1990-01-01 - 1999-12-31, B 1990-01-01 - 1999-12-31, C 2000-01-01 - 9999-12-31 |

    | phases | day or week | phase |
    |---|---|---|
    | A 1990-01-01 1999-12-31 | 1989-12-31 | none |
    | A 1990-01-01, B 2000-01-01 | 1999-12-31 | A |
    | A 1990-01-01 2005-12-31, B 2000-01-01 2002-12-31 | 2001-06-01 | B |
    | A 1990-01-01 2005-12-31, B 2000-01-01 2002-12-31 | 2003-01-01 | A |
    | A 1990-01-01, B 1990-01-01 | 1991-01-01 | B |
    | A 1990-01-01 1999-12-31, B 2000-01-01 | 1999-12-28 - 2000-01-03 | B |
    | A 1990-01-01, B 2000-01-02 2000-01-02, C 2000-01-08 | 2000-01-01 - 2000-01-07 | B |

    [^phaseweek]: A rule by the first day of a week would lose a phase of a few days.

    ### Marks and the marking streak

    A mark is of the week that its date is in; a mark before birth is of none. Of two marks of a week the first in the file counts, and
    both are listed. The marking streak counts the marked weeks in a row up to the current one; the current week is pending: it adds one
    if it is marked, and else ends nothing. A mark of a later day of the current week counts; those of later weeks do not. It makes no
    difference when a mark was filled in. In the table weeks begin on Thursdays: 5, 12, 19, 26 November 2026.

    | born 1990-06-14, marks | today | current | longest |
    |---|---|---|---|
    | 2026-11-05 2026-11-12 | 2026-11-20 | 2 | 2 |
    | 2026-11-05 | 2026-11-20 | 0 | 1 |
    | 2026-10-01 2026-10-08 2026-10-15 2026-11-12 | 2026-11-20 | 1 | 3 |
    | 2026-11-12 2026-11-25 | 2026-11-20 | 2 | 2 |
    | 2026-11-12 2026-11-19 2026-11-26 2026-12-03 | 2026-11-20 | 2 | 2 |
    | 1990-06-13 | 1990-06-14 | 0 | 0 |
    | 2070-02-27 2070-03-06 2070-03-13 | 2070-03-13 | 3 | 3 |

    ### Milestones of a life

    Milestones are the birthdays of 10, 20, 30 … years up to the expected age, and the first day of week all/2 + 1; after the expected
    age those that are reached, and the next. The text of one is “You've now lived 30 years. 2,594 weeks.”, of the halfway “You've now
    lived half of your weeks. 2,079 weeks.”: the second figure is what remains with the week that the day is in.

    So is a run of marked weeks ([Marks and the marking streak]) when it is 4, 13, 26, 52, 104, 156 … weeks long for the first time, on
    the day of the mark that counts for its last week: “You've now marked 13 weeks in a row. 2,258 weeks.” Marks of days after today
    make none.

    | born 1990-06-14, marks | today | run | on |
    |---|---|---|---|
    | 2026-10-29 2026-11-05 2026-11-12 2026-11-20 | 2026-11-20 | 4 | 2026-11-20 |
    | 2026-10-29 2026-11-05 2026-11-12 2026-11-21 | 2026-11-20 | – | – |
    | 2026-10-29 2026-11-05 2026-11-12 2026-11-19 2026-11-25 | 2026-11-25 | 4 | 2026-11-19 |
    | 2026-09-03 2026-09-10 2026-09-17 2026-09-24 2026-10-29 2026-11-05 2026-11-12 2026-11-19 | 2026-11-20 | 4 | 2026-09-24 |

    | born 1960-02-29, expectancy 60 | week | text |
    |---|---|---|
    | 1970-02-28 | 522 | You've now lived 10 years. 2,598 weeks. |
    | 1990-01-22 | 1561 | You've now lived half of your weeks. 1,559 weeks. |
    | 2020-02-29 | 3131 | You've now lived 60 years. 0 weeks. |

    | born | expectancy | today | milestone of today | the next |
    |---|---|---|---|---|
    | 1990-06-14 | 80 | 2020-06-14 | 30 years, 2,594 weeks | 2030-04-25 half, 2,079 weeks |
    | 1990-06-14 | 80 | 2020-06-13 | none | 2020-06-14 30 years, 2,594 weeks |
    | 1930-01-01 | 80 | 2020-01-01 | 90 years, 0 weeks | 2030-01-01 100 years, 0 weeks |
    | 9990-01-01 | 1 | 9999-01-01 | none | none |

    ### The grid

    A row is 52 weeks, and shows the age of the birthday in it; the first shows 0. A row is shorter than a year. So the second begins a
    day before the first birthday, the last a hundred days before its own, and birthdays move to the right. Weeks after the expected
    end, up to the current one, are a last row, even if they are more than 52; it shows the expected age.

    | born 1990-06-14, row | begins | age |
    |---|---|---|
    | 1 | 1990-06-14 | 0 |
    | 2 | 1991-06-13 | 1 |
    | 3 | 1992-06-11 | 2 |
    | 80 | 2069-03-07 | 79 |

    | born 1990-06-14, expectancy 80, today | weeks in the last row |
    |---|---|
    | 2070-02-26 | none |
    | 2070-03-05 | none |
    | 2070-03-06 | 4161 |
    | 2070-03-13 | 4161 - 4162 |
    | 2075-01-01 | 4161 - 4412 |

    A year of life is the weeks that begin in it, 52 or 53; a decade ten of those, from an age that ten divides. The last years end with
    the last expected week, or with the current one, or the one that is asked for, whichever is last.

    | born 1990-06-14, expectancy 80, today 2026-11-20, part | around week | ages | weeks |
    |---|---|---|---|
    | year | the current | 36 | 1880 - 1931 |
    | decade | the current | 30 - 39 | 1567 - 2088 |
    | year | 1 | 0 | 1 - 53 |
    | decade | 4160 | 70 - 79 | 3654 - 4160 |
    | year | 4176 | 80 | 4176 |

    ### Periods of activities

    The past 7 days are today and the six before, the past 31 today and the thirty before. 3 and 12 months begin the day after the same
    date 3 or 12 months ago; where that month has no such date, the day after its last.

    | period | today | first day |
    |---|---|---|
    | 7d | 2026-11-20 | 2026-11-14 |
    | 3m | 2026-11-20 | 2026-08-21 |
    | 3m | 2026-05-31 | 2026-03-01 |
    | 12m | 2025-02-28 | 2024-02-29 |

    ### Activities in figures

    The completions of an activity are a set of days: a second one on a day counts once, skipped and missed are none, and days after
    today count for nothing. *Last* is `today`, `-1D` for yesterday and so on, `–` for never. An interval is the days from one
    completion to the next, 1 for days in a row; the average is shown with one decimal, rounded half up. There is none with fewer than
    two completions.

    | days of November 2026, today the 20th | last | total | 7d | 31d | 3m | 12m | longest | average |
    |---|---|---|---|---|---|---|---|---|
    | none | – | 0 | 0 | 0 | 0 | 0 | | |
    | 19 | -1D | 1 | 1 | 1 | 1 | 1 | | |
    | 2025-11-20 | -365D | 1 | 0 | 0 | 0 | 0 | | |
    | 20 18 18 20 | today | 2 | 2 | 2 | 2 | 2 | 2 | 2.0 |
    | 2026-08-20 2026-08-21 | -91D | 2 | 0 | 0 | 1 | 2 | 1 | 1.0 |
    | 1 2 3 11 | -9D | 4 | 0 | 4 | 4 | 4 | 8 | 3.3 |
    | 21 | – | 0 | 0 | 0 | 0 | 0 | | |
    | 18..25 | today | 3 | 3 | 3 | 3 | 3 | 1 | 1.0 |
    | s20 m19 18 | -2D | 1 | 1 | 1 | 1 | 1 | | |

    (`s` is skipped, `m` missed, `18..25` a range.)

    The year of days is the past 12 months as weeks, from the vault's `week-starts`; the first and the last may be short.

    | today | weeks from | weeks | missing before | missing after |
    |---|---|---|---|---|
    | 2026-11-20 | monday | 53 | 4 | 2 |
    | 2026-11-20 | sunday | 53 | 5 | 1 |
    | 0001-01-03 | monday | 1 | 0 | 4 |

    ## Canonical form

    The canonical form (`tidemark fmt`) makes spelling uniform in what was read, and leaves everything else as it stands.

    ### What formatting changes

    - scalars, ranges, rules and lists of months and times in anchors, fields, entries, counters, counts and bests: to their written
      form;
    - field groups: `(key: value, key: value)`, keys in lower case, one space after each colon and comma, no space inside the
      parentheses, values in quotes only where [Values] needs them; adjacent groups into one; but a group that would then be read
      otherwise, since brackets or fields stand within its values, keeps its quotes, or all of its spelling;
    - `[X]`, `[✓]` and `[✔]` to `[x]`, states of entries to lower case, strokes into fives;
    - decoration dropped, unless what follows it would then be read otherwise;
    - spaces at the end of headings, headlines and entries, where they are no hard break: dropped;
    - three or more blank lines outside lists: one; a heading of level 1 to 3 without a blank line before or after it: one is added;
    - the end of the file: one line ending, of the kind that the file uses.

    ### What formatting leaves

    Front matter; *other*; paragraphs, quotes and the text of titles and notes; the order of anything; list markers, numbers,
    indentation and looseness; hard breaks; line endings and byte order mark; Dataview's spelling; emoji; Unicode form; headlines and
    entries with an error; and files that a program refuses to rewrite ([Bytes and lines] and [Merge conflicts and bounds]).

    A program MUST check before it writes: what it would write reads as the same values, has the same tree of blocks, and a second run
    changes nothing. If not, it MUST NOT write.

    ```tidemark page
    *  [X] 09:00-10:00: Draft ( Due:2026-12-01 ,PRIORITY:High ) #thesis
    + Water: 1,000/2,000 ml
    - Sober [Since:: 2024-03-01]
    - 17:00 - Walk (Notify: END START)
    - Print (until: 2026-13-01, type: Bullet)
    ```
    ```reading
    schedule "Draft" start=09:00 end=10:00 state=done due=2026-12-01 priority=high tags=thesis
    counter "Water" value=1000 goal=2000 unit=ml
    countUp "Sober" since=2024-03-01
    schedule "Walk" start=17:00 notify="start end"
    bullet "Print"
    error 5:17 field-value
    ```
    ```formatted
    *  [x] 09:00 - 10:00 Draft (due: 2026-12-01, priority: high) #thesis
    + Water: 1000/2000 ml
    - Sober [Since:: 2024-03-01]
    - 17:00 Walk (notify: start end)
    - Print (until: 2026-13-01, type: Bullet)
    ```

    ## Writing from values

    A program that prints a file from its values, and not from a file, writes the canonical form, and guards what would be read as
    something else. Reading what was printed MUST give the values again. The titles, notes and texts among the values are Markdown
    source; those that were read are such that they come back as they are. A title that was made otherwise, and would be read as syntax,
    is guarded, and what comes back has the same name. Code is the same, indented or between fences.

    | what would be read otherwise | guard |
    |---|---|
    | a title that begins with a box, a list marker, `#`, `>`, a fence, or a number and `.` or `)` | a `\` before its sign |
    | a title that begins with an anchor that its type would use | `type` if the item has no anchor of its own; else a colon after its own |
    | a title that ends in a field group, or in ` ^` and a word | a `\` before the `(` or `^` |
    | a title that reads as a value (`Water: 3/8 glasses` as a bullet), an item that the table would type otherwise | `type` |
    | a title that begins with an emoji, and no icon | none: the emoji is the icon |
    | an anchor, and a title that would run on from it (`- 3 things`, `: more`) | `:` after the anchor |
    | an entry whose note begins with a state, a time, or a number that would be its value | `done` before the note |
    | a value below 0 in an entry | `:` after the date |
    | a field's value as in [Values] | double quotes |
    | the value of a field that is kept, whose key is another word for one ([Field groups]): `by: "2026-12-31"` | double quotes |
    | fields that are kept, of which none is leading, behind an emoji that is the icon | `icon` as the leading field |
    | indented code behind a list whose first line is further in than four columns, or behind other indented code | a fence |

    The guarded forms read as follows.

    ```tidemark page
    - \[x] is a box
    - \# is a sign
    - 1\. is a number
    - Ends in words \(type: bullet)
    - Ends in a hat \^hat
    - Water: 3/8 glasses (type: bullet)
    - 17:00: - 3 things
    - 2026-01-05: 2026-01-06
    ```
    ```reading
    bullet "\[x] is a box"
    bullet "\# is a sign"
    bullet "1\. is a number"
    bullet "Ends in words \(type: bullet)"
    bullet "Ends in a hat \^hat"
    bullet "Water: 3/8 glasses"
    schedule "- 3 things" start=17:00
    timeline "2026-01-06" start=2026-01-05
    ```

    The order of fields in a printed group is that of the table in [Keys].

    ## Diagnostics

    All rules of this version. A program MAY have further rules of its own; it MUST NOT give one of these names another meaning. *Fix*
    says whether the reference implementation has a fix, and whether it is safe: a safe fix keeps or restores what was plainly meant.

    | rule | severity | what | at | fix |
    |---|---|---|---|---|
    | `invalid-utf8` | error | bytes that are not UTF-8 ([Bytes and lines]) | the first of them | |
    | `conflict-marker` | error | an unresolved merge ([Merge conflicts and bounds]) | its line | |
    | `over-limit` | error | a bound was passed ([Merge conflicts and bounds]) | where it was | |
    | `vanishing-text` | warning | text that Markdown hides as a link definition ([Markdown hazards]) | its `[` | safe: `\[` |
    | `accidental-heading` | warning | an underline that was meant as something else ([Sections and the introduction]) | the underline | unsafe: blank line |
    | `accidental-list` | info | a number above 99 begins a list ([What is an item]) | the number | safe: `\.` |
    | `unread-line` | warning | a line that looks like an item or a heading ([Markdown hazards]) | its sign, or the box | safe for `•` and its like, unsafe for `-` and `##` |
    | `indented-item` | warning | a list item that is indented code ([What is an item]) | its marker | |
    | `front-matter` | error | front matter that cannot be read ([Front matter]) | the line where YAML stops, or that of a comment in brackets, or its first line | safe: the closing line, where it is plain; tags without `#` |
    | `late-front-matter` | warning | front matter that is not on the first line, or not begun ([Front matter]) | its `---`, or its kind | safe: moves it up, writes `---` |
    | `duplicate-property` | error | a property that stands twice ([Front matter]) | the second | |
    | `unread-property` | info | a nested value, an alias, a tag, a comment in place of a value ([Front matter]); a property in the body, what its tasks have in a project ([Properties]) | the value, or the `#`; the line; the name | safe: moves the line; unsafe: one with a text |
    | `property-value` | error | a wrong value of a known property, a line that YAML joins to it ([Properties]), or a comment in its place ([Front matter]) | the value, the line, or the `#` | safe: a list of a text and of `- text` below it, tags without `#` |
    | `misspelled-property` | warning | near a known property ([Properties]) | the property | unsafe |
    | `misspelled-kind` | warning | the same for a kind, and a kind that is not read, in a vault ([Kinds]) | the value, its line, or the line below it | unsafe; safe for a list of one kind, for `kind = page` and `Kind: page` |
    | `missing-title` | info | no heading of level 1 ([Title]) | the first line with text below the front matter | |
    | `second-title` | warning | a later heading of level 1 ([Title]) | its text | safe: `##` |
    | `duplicate-section` | warning | two sections of one name or meaning ([Sections and the introduction]) | the second's text | |
    | `empty-heading` | warning | a heading without words ([Headings]) | its first character | |
    | `set-aside-last` | warning | *Things that used to matter* is not last, or has nearly that name ([Things that used to matter]) | its text | safe: moves it; unsafe: the name |
    | `other-case` | info | a tag or a category in another case than before ([Tags], [Categories]) | the later | unsafe: the earlier spelling |
    | `duplicate-name` | warning | two items of one name in one place ([Titles and names]) | the second | |
    | `unknown-suppression` | warning | a suppression of a rule that is none ([Suppressions]) | the name | unsafe |
    | `unknown-box` | warning | a box with another character ([Boxes]) | its `[` | unsafe: the nearest state |
    | `malformed-box` | warning | what looks like a box and is none ([Boxes]) | its `[`, or the marker | safe where it is plain |
    | `half-range` | error | half a range ([Anchors]) | the anchor | unsafe where the second end can be guessed |
    | `unread-anchor` | warning | a time or date that is none, that was meant, that is not used, or a second one ([Anchors], [Times that were meant]) | the anchor | safe where *one* is said, else unsafe |
    | `end-before-start` | error | a range that ends before it starts ([Ranges], [Months, bounds and times], [What is reported of logs]) | the range, or the later field's value | |
    | `unknown-key` | warning | a key that is none, in a field group or alone ([Field groups], [Fields that were meant]) | the key | unsafe: the nearest; the words alone, or after those of the item |
    | `misplaced-key` | warning | a known key that is not read here ([Keys out of place]) | the key | |
    | `duplicate-key` | error | a key that stands twice ([Field groups]) | the second | |
    | `conflicting-keys` | error | two of `every` `streak` `best` `count` ([What type an item is]) | the second | |
    | `field-value` | error | a wrong value ([Field groups], [Rules as people say them]) | the value | safe where it is plain, unsafe: the nearest word, the date that is meant |
    | `meant-field` | warning | a field in other words or brackets ([Fields that were meant]) | its bracket, or its start | unsafe: the field; safe for other brackets, and for a key and a value of one meaning |
    | `unread-brackets` | info | brackets that say when ([Brackets that say when]) | the `(` | unsafe: the nearest spelling that is read there |
    | `unread-when` | info | what says when among the words of an open box ([When among the words]) | its first word | unsafe: `streak` of a habit |
    | `unread-priority` | info | signs and words of an open box that say how much it matters ([Signs of priority]) | the sign or word | unsafe: the field |
    | `misplaced-group` | warning | fields that do not end the headline ([Fields that were meant]); a tag after those of a heading, and its id ([Icons and fields of headings]) | the `(`; the tag or id | safe: moves it; unsafe: the tags of a heading |
    | `unclosed-group` | warning | fields without `)` ([Fields that were meant]) | the `(` | safe: `)` |
    | `unread-part` | warning | fields beside words ([Fields that were meant]) | the part | safe where one key alone has the word |
    | `foreign-field` | warning | another program's spelling, or words for `due` ([Fields that were meant]) | its first character | safe where the key is read, unsafe: with a box, after `by` and `@`, for a day that depends on today |
    | `foreign-line` | warning | a line of another program ([Lines of other programs]) | its first sign | safe where everything has one reading and a key |
    | `foreign-state` | info | a state or `(A)` as another program writes it ([Lines of other programs]), words struck through ([Boxes]) | the word or sign | unsafe: the box, the priority; of a habit `until` |
    | `notify-needs-due` | warning | `notify` of a box without `due` ([Checkbox lists]) | the key | |
    | `open-with-done` | warning | `done` of an open box ([Checkbox lists]) | the field | unsafe: ticks the box; takes the field out |
    | `missing-number` | warning | `count` without a number, or `count` or `best` with something else after the colon ([Counting in numbers], [Best so far]) | the title, or what stands there | safe: `: 0`; unsafe: a point for a comma, `min` or `h` |
    | `unread-value` | info | words that were most likely meant as a value, or a number that may be another ([Values that were meant]) | the value, or the words | unsafe |
    | `unreachable-goal` | warning | a goal above what the period holds ([Streaks on a page], [Times a period]) | the value | |
    | `never-due` | error | a rule with no day ([Which days are due]) | the rule | unsafe: `year on mar 1` for a year `in: mar` |
    | `month-end` | info | a month with 29, 30 or 31 ([Which days are due]) | the rule | unsafe: `last` |
    | `unphased-rule` | warning | every N-th without `from` ([The phase of a rule]) | the rule | safe: `from` of the log; unsafe without one |
    | `duplicate-entry` | warning | the same entry twice ([Log entries], [What is reported of activities]) | the second | safe where it has neither note nor field |
    | `unread-entry` | warning | a dated line that is in no log, or a second day or time in an entry ([What is reported of logs]) | its text | safe for whole dates, unsafe where the year or the day is guessed |
    | `negative-note` | warning | a note that says no ([What is reported of logs]) | the note | unsafe: `missed`; safe for `skip`, `miss` and what is misspelled |
    | `entry-value` | warning | an attempt without a number, or with one of another kind ([What is reported of logs], [Lengths of time]) | the entry, or the value | unsafe: `min` |
    | `best-mismatch` | warning | a best that is not the extreme of its log ([What is reported of logs]) | the number | unsafe |
    | `future-entry` | warning | done after today ([What is reported of logs], [What is reported of habits], [What is reported of activities]) | the entry | |
    | `ticked-recurring` | warning | a tick on a recurring task, a habit or an activity ([Recurring tasks and schedule rows], [Habits], [Activities and their order]) | its box | unsafe: an entry of today |
    | `missing-image` | warning | an image that does not exist ([Images]) | the image | |
    | `missing-date` | error | a day whose title and name hold no date ([The date of a day]) | the title, or where `missing-title` stands | |
    | `missing-end` | info | a block of a day before today without an end ([Where a block ends]) | its time | unsafe: writes its end |
    | `weekday-mismatch` | warning | a weekday in the title of a day, or after the date of a row of a page, that is not the date's ([The date of a day]) | the name | unsafe: the right name |
    | `date-mismatch` | warning | a file name with another date, or a mark under another year ([The date of a day], [Marked weeks]) | the date | |
    | `nested-block` | warning | a time below the first level of a day ([Time blocks]) | the time | |
    | `overlapping-blocks` | warning | a block that begins before an earlier one has ended ([Blocks that do not fit]) | its time | |
    | `block-past-midnight` | error | a block that passes midnight ([Blocks that do not fit], [The routine]) | its time | unsafe: splits it over two days |
    | `outside-day` | info | a block outside `day-starts` and `day-ends` ([Blocks that do not fit]) | its time | |
    | `details-belong-to-project` | info | `due`, `priority`, `done` beside `project`, below a block or in a stack ([Fields of a day], [Fields of a stack]) | the first of them | |
    | `unread-project` | info | the title of a project among the words of a task of a day ([Copies of tasks]) | the words | |
    | `unknown-project` | warning | no project of that title ([Copies of tasks]) | the value | unsafe: the nearest |
    | `missing-task` | warning | the project has no task of that name ([Copies of tasks]) | the task's title | adds it there; safe unless the project has a task of nearly this name |
    | `disagreeing-copy` | warning | a copy and its project's line disagree ([Copies of tasks]) | the copy's box | unsafe: either side |
    | `several-lives` | warning | several lives, and nothing says which is the owner's ([Lives in a vault]) | the title | |
    | `duplicate-day` | warning | two files for one day ([Copies of tasks]) | the title | |
    | `reserved-title` | error | a project called *All* ([Title and color of a project]) | the title | |
    | `duplicate-task` | warning | two tasks of one name in a project ([Names of tasks]) | the second | |
    | `duplicate-title` | warning | two documents of one kind and title ([Projects in a vault]) | the title | |
    | `not-a-link` | warning | an item of the vault's lists that is no link ([Lists of links]) | its text | |
    | `unread-section` | warning | a section of the root, or of a life, that is called nearly as one that is read ([Other sections of the root]) | its text | unsafe: the name that is read |
    | `missing-time` | warning | an item of *Routine* without a time ([The routine]) | its text | |
    | `dead-link` | warning | a link of the lists that leads nowhere ([What is reported of a vault]) | the link | unsafe: the nearest; takes the line away |
    | `misplaced-vault` | warning | a vault that is not `tidemark.md`, or the other way round ([What is reported of a vault]) | the value of `kind`, or the first setting | |
    | `unclaimed-folder` | info | the same for a folder that no setting names ([Kind by folder]) | the value of `kind` in the root | unsafe: the setting |
    | `unread-arc` | warning | a section that was meant as an arc and is none ([Arcs]) | its text | unsafe: the title from its number and days |
    | `missing-arc` | warning | a ritual with list items and without an arc ([What is reported of arcs]) | the title | safe: the heading of the first, where the habits are told |
    | `arc-length` | warning | an arc of fewer than 7 or more than 365 days ([What is reported of arcs]) | its title | |
    | `overlapping-arcs` | warning | an arc that begins before an earlier one has ended ([What is reported of arcs]) | its title | unsafe: ends the earlier one the day before |
    | `arc-number` | warning | a number that stands twice, or is out of order ([What is reported of arcs]) | its title | unsafe: numbers the arcs by their days |
    | `ended-outside-arc` | warning | `ended` on no day of the arc ([What is reported of arcs]) | the value | |
    | `arc-to-renew` | info | a ritual whose last arc is over ([What is reported of arcs]) | its title | |
    | `entry-outside-arc` | warning | an entry on a day that its arc has not ([What is reported of habits]) | its date | |
    | `entry-not-due` | info | a habit that was done on a day that is not due ([What is reported of habits]) | its date | |
    | `idle-habit` | info | a habit not done once in half of its arc ([What is reported of habits]) | its title | |
    | `unknown-category` | warning | a category that the vault has not ([Rituals in a vault], [Activities in a vault]) | the value | unsafe: the nearest |
    | `missing-born` | error | a life without a day of birth ([Properties of a life]) | the value of `kind` | |
    | `unread-mark` | warning | an item of a life that was meant as a mark or a phase ([Marked weeks], [Phases of a life]) | its range, or its words | unsafe: the first day; safe for a day that can be no other |
    | `duplicate-week` | warning | two marks in one week ([What is reported of a life]) | the second's date | |
    | `mark-out-of-life` | warning | a mark before birth, or in a week to come ([What is reported of a life]) | its date | |
    | `long-phrase` | warning | a phrase of more than 140 graphemes ([What is reported of a life]) | the phrase | |
    | `overlapping-phases` | info | a phase that begins before an earlier one has ended ([What is reported of a life]) | its dates | |

    Every finding covers a range; its line and column are those of the range's first character. Findings of one file are in the order of
    their place; of two at one place, the error comes first.

    ## Markdown hazards

    CommonMark reads some lines differently than people do. What follows holds for every program built on a CommonMark parser.

    **Link definitions.** `[Idea]: sport` is a link reference definition, and shows nowhere. Such a line is reported at its `[`
    (`vanishing-text`) if its label is `x`, `X` or `-`, if it stands directly after a list marker, or if its target looks like no
    address: it has none of `/` `.` `#` `@` and no angle brackets. A label that begins with `^` is a footnote's and exempt.

    ```tidemark page
    [Idea]: sport

    - [x]: foo
    - Then

    [1]: https://example.org
    [notes]: notes.md
    [^1]: footnote
    ```
    ```reading
    bullet ""
    bullet "Then"
    warning 1:1 vanishing-text
    warning 3:3 vanishing-text
    ```

    A stray `[x]: url` makes every `[x]` in the file a link. Tidemark reads boxes from the text and not from the links, so only the
    stray line is reported.

    **Blank lines never separate two lists**, and a comment at the margin cuts one list in two. Neither matters here: a list has no
    meaning of its own.

    **Text that becomes a list.** A `+`, `-` or `*` and a space, or a number and `.` or `)`, at the start of a line begin a list item.

    **Front matter** looks like a rule and a heading to Markdown. It is cut off before Markdown sees the file; its lines are still
    counted.

    **A line of dashes or equals signs** under text makes a heading, however short it is ([Sections and the introduction]). Under a
    blank line, dashes are a thematic break.

    **Indentation.** What belongs to a list item is indented at least as far as its text. A child that is indented less is a sibling;
    text that is indented less still joins the paragraph above it, if it follows directly.

    ```tidemark page
    - Parent
     - Sibling
      - Child
    - Lazy
    line
    ```
    ```reading
    bullet "Parent"
    bullet "Sibling"
    bullet "Child"
    bullet "Lazy line"
    ```

    In the third line above, the text of `Sibling` begins in the fourth column, so two spaces are not enough for a child.

    **Tabs.** A tab counts as up to four columns, and four columns of indentation make code where no paragraph goes on.

    **A marker without a space** continues the line above.

    **Lines that look like items.** These are reported at their sign (`unread-line`), the first of a paragraph, quote or block:

    - a line of a paragraph that begins with `•`, `◦`, `▪`, `·` or `☐` and words;
    - a paragraph whose lines begin with `-` and a letter, or `–` and a space, and end like no sentence; one such line below a paragraph
      or quote is its author's name;
    - such lines below the first of a list item, with whose words they go on; a `–` as far right as the words is a dash in them. There
      also `*` or `+` and a letter, a `—` and a space, `TODO` and `DONE`, and `##` before a word;
    - a box, `TODO` or `[!todo]` and words at the start of a line of a quote or a callout, and a box in HTML that is no comment;
    - `##` or `###` directly before the words of a line of its own;
    - right below the words of a list item at the left edge a line in quotation marks with a dash and a name after it; and below
      a box, a time or a date a sentence with a capital, of five words or more, if its first word had room in the line above.

    ```tidemark page
    Shopping:
    • milk
    • bread

    > - [ ] Call the bank
    ```
    ```reading
    text text="Shopping: • milk • bread"
    quote text="- [ ] Call the bank"
    warning 2:1 unread-line
    warning 5:5 unread-line
    ```

    **A target in angle brackets** is an address, whatever is in it.

    ## Glossary

    | term | meaning |
    |---|---|
    | **Activity** | a list item of a file of activities: what is done now and then ([Activities and their order]) |
    | **Anchor** | a time or date, or a range of either, at the start of a headline ([Anchors]) |
    | **Arc** | some weeks in which the habits of a ritual are kept: a section of its file ([Arcs]) |
    | **Assigned** | of a task: standing below a block ([Tasks of a day]) |
    | **Block**, **time block** | a list item at the top level of a day that begins with a time ([Time blocks]) |
    | **Box** | `[ ]`, `[x]` or `[-]` at the start of a list item ([Boxes]) |
    | **Canonical form** | the one spelling that `fmt` gives to what was read ([Canonical form]) |
    | **Children** | the items inside a list item ([Notes and children]) |
    | **Copy** | a task of a day that names a project ([Copies of tasks]) |
    | **Decoration** | a colon, comma or dash after an anchor ([Anchors]) |
    | **Dependent key** | a key that is read only beside another ([Field groups]) |
    | **Effective days** | of an arc: its days, or those up to the one on which it was ended ([Arcs]) |
    | **Entry** | a dated line of a log ([Logs]) |
    | **Field** | a key and a value ([Fields]) |
    | **Field group** | parentheses with fields ([Field groups]) |
    | **Finding**, **diagnostic** | what a program reports: a rule, a severity, a place, a message ([Diagnostics]) |
    | **Fold** | to read a run of spaces as one ([Spaces and equal spellings]) |
    | **Free slot** | the place nearest to a wanted start where a length of time fits ([Free time]) |
    | **Group** | a heading of level 3 and what follows it; also a pair of parentheses, which is then called so with its kind ([Groups], [Field groups]) |
    | **Habit** | a list item of an arc ([Habits]) |
    | **Headline** | the first line, or lines, of a list item ([The headline]) |
    | **Icon** | an emoji at the start of a headline or heading, or the field `icon` ([Icons]) |
    | **Introduction** | everything before the first section ([Sections and the introduction]) |
    | **Item** | a list item, a paragraph, a quote, or an image ([What is an item]) |
    | **Kind** | what a file is: a page, a day, a project, and so on ([Kinds]) |
    | **Leading key** | a key that can open a field group ([Field groups]) |
    | **Log** | the entries of a streak, a best, a recurring task, a habit or an activity ([Logs]) |
    | **Mark**, **marked week** | a list item of a life that begins with a date ([Marked weeks]) |
    | **Name** | what tells one thing from another: its title, cleaned ([Titles and names]) |
    | **Next block** | of a task: the earliest of its blocks that has not ended ([The next block]) |
    | **Notes** | what a list item says beyond its headline ([Notes and children]) |
    | ***Other*** | a block that is kept and is no item ([What is an item]) |
    | **Phase** | of a rule: the date from which it counts ([The phase of a rule]). Of a life: some years of it ([Phases of a life]) |
    | **Phrase** | the words of a mark ([Marked weeks]) |
    | **Planned time** | the minutes of blocks, and to what they fall ([Planned time]) |
    | **Project** | a file of tasks with one title ([Projects and tasks]) |
    | **Property** | a key and value of the front matter ([Properties]) |
    | **Quantity** | a number and a unit ([Numbers and quantities]) |
    | **Rank** | the place of an activity in the order of its file ([Activities and their order]) |
    | **Ritual** | a file of habits that are kept in arcs ([Rituals]) |
    | **Root** | the file `tidemark.md` of a vault ([The root]) |
    | **Routine** | the blocks of a vault that repeat ([The routine]) |
    | **Rule** | of recurrence: on which days something is due ([Rules of recurrence]). Of a linter: what is reported under one name ([Diagnostics]) |
    | **Section** | a heading of level 2 and what follows it ([Sections and the introduction]) |
    | **Setting** | a property of the root ([Settings]) |
    | **Stack** | a section of tasks that are done together ([Task stacks]) |
    | **Step** | a list item with a box below a task ([Tasks of a day], [Steps and notes]) |
    | **Suppression** | a comment that keeps rules silent ([Suppressions]) |
    | **Tag** | `#word` ([Tags]) |
    | **Task** | what is to be done: a list item with a box of a day, a project or a stack, that stands below no other ([Tasks of a day], [Tasks of a project]) |
    | **Time of the day** | one of six parts of it, to which a ritual belongs ([Properties of a ritual]) |
    | **Title** | a heading's or an item's text as Markdown source, on one line ([Title], [Titles and names]) |
    | **Trailing zone** | what may stand after a field group ([The trailing zone]) |
    | **Vault** | a folder with a file `tidemark.md` of kind `vault`, and all below it ([The vault]) |
    | **Written form** | the spelling in which a program writes a value ([Scalars]) |

    ## Changes

    **0.2 (draft), 2026-11-22.** The text is shorter: each rule stands once, sections are cited by their headings, and the examples that
    do not explain a rule stand in `cases/`. What a file means is the same, except that more of what people write is read. Rules are
    read as they are said ([Rules as people say them]). More spellings of times and dates are read ([Dates], [Times], [Ranges]):
    `2026-1-2`, `2026/01/02`, `2026-01-05..2026-03-31`, `9:00 -> 10:00`, `12:00 noon`, `9.30am`; in a day `12h30`, `9-10:30` and
    `9:00-10`; `2:30 p. m.` is 14:30, and `9:30a - 11a` a range. `## Done ✅` is the section *Done*
    ([Sections and the introduction]). So are `3 of 8`, `1 200` and `$1200`, and more of fields ([Field groups], [Keywords]):
    `(deadline=2026-12-01; prio: 1)`. Values may be lengths of time ([Lengths of time]). A day has the date of its file where its title
    says none. A vault may have several lives ([Lives in a vault]). A file in a folder of a kind has it, unless it says `kind: note`
    ([Kind by folder]). The canonical form keeps more of what people wrote: a comma or dash before a digit, a colon before a second time
    ([Anchors]).

    What was most likely meant is reported: fields in other words or without their colon ([Fields that were meant]), brackets that say
    when ([Brackets that say when]), days and times among the words of open boxes ([When among the words]), signs of priority
    ([Signs of priority]), times of lines and words for another day ([Times that were meant], [Dates that were meant]), `skip` and other
    notes that say no ([What is reported of logs]), lines of other programs ([Lines of other programs]), and slips of front matter
    ([Front matter], [Kinds]).

    **0.1 (draft), 2026-11-20.** The first version: text, headings, items, fields, scalars, rules, logs, canonical form, diagnostics,
    what is computed, and the eight kinds. Against the design that came before it, the value of a counter or a tally ends a headline
    ([The headline]).

    [Activities and their order]: #activities-and-their-order
    [Activities in a vault]: #activities-in-a-vault
    [Anchors]: #anchors
    [Arcs]: #arcs
    [Arcs and rituals]: #arcs-and-rituals
    [Best so far]: #best-so-far
    [Blocks that do not fit]: #blocks-that-do-not-fit
    [Boxes]: #boxes
    [Brackets that say when]: #brackets-that-say-when
    [Bytes and lines]: #bytes-and-lines
    [Canonical form]: #canonical-form
    [Categories]: #categories
    [Checkbox lists]: #checkbox-lists
    [Copies of tasks]: #copies-of-tasks
    [Counters with a goal]: #counters-with-a-goal
    [Counting in numbers]: #counting-in-numbers
    [Dates]: #dates
    [Dates that were meant]: #dates-that-were-meant
    [Days that count]: #days-that-count
    [Diagnostics]: #diagnostics
    [Durations]: #durations
    [Field groups]: #field-groups
    [Fields]: #fields
    [Fields of a day]: #fields-of-a-day
    [Fields of a stack]: #fields-of-a-stack
    [Fields that were meant]: #fields-that-were-meant
    [Free time]: #free-time
    [Front matter]: #front-matter
    [Groups]: #groups
    [Habits]: #habits
    [Headings]: #headings
    [Icons]: #icons
    [Icons and fields of headings]: #icons-and-fields-of-headings
    [Images]: #images
    [Keys]: #keys
    [Keys out of place]: #keys-out-of-place
    [Keywords]: #keywords
    [Kind by folder]: #kind-by-folder
    [Kinds]: #kinds
    [Lengths of time]: #lengths-of-time
    [Lines of other programs]: #lines-of-other-programs
    [Lists of links]: #lists-of-links
    [Lives in a vault]: #lives-in-a-vault
    [Log entries]: #log-entries
    [Logs]: #logs
    [Markdown hazards]: #markdown-hazards
    [Marked weeks]: #marked-weeks
    [Marks and the marking streak]: #marks-and-the-marking-streak
    [Merge conflicts and bounds]: #merge-conflicts-and-bounds
    [Milestones of a life]: #milestones-of-a-life
    [Months, bounds and times]: #months-bounds-and-times
    [Months, years and other ranges]: #months-years-and-other-ranges
    [Names of tasks]: #names-of-tasks
    [Notes and children]: #notes-and-children
    [Numbers and quantities]: #numbers-and-quantities
    [Other sections of the root]: #other-sections-of-the-root
    [Phases of a life]: #phases-of-a-life
    [Planned time]: #planned-time
    [Projects and tasks]: #projects-and-tasks
    [Projects in a vault]: #projects-in-a-vault
    [Properties]: #properties
    [Properties of a life]: #properties-of-a-life
    [Properties of a ritual]: #properties-of-a-ritual
    [Properties of activities]: #properties-of-activities
    [Ranges]: #ranges
    [Rates]: #rates
    [Recurring tasks and schedule rows]: #recurring-tasks-and-schedule-rows
    [Rituals]: #rituals
    [Rituals in a vault]: #rituals-in-a-vault
    [Rules as people say them]: #rules-as-people-say-them
    [Rules of recurrence]: #rules-of-recurrence
    [Scalars]: #scalars
    [Sections and the introduction]: #sections-and-the-introduction
    [Settings]: #settings
    [Settled days]: #settled-days
    [Signs of priority]: #signs-of-priority
    [Spaces and equal spellings]: #spaces-and-equal-spellings
    [Stacks in a vault]: #stacks-in-a-vault
    [Steps and notes]: #steps-and-notes
    [Strategies]: #strategies
    [Streaks]: #streaks
    [Streaks of habits and rituals]: #streaks-of-habits-and-rituals
    [Streaks on a page]: #streaks-on-a-page
    [Sums]: #sums
    [Suppressions]: #suppressions
    [Syntax of rules]: #syntax-of-rules
    [Tags]: #tags
    [Tallies]: #tallies
    [Task stacks]: #task-stacks
    [Tasks of a day]: #tasks-of-a-day
    [Tasks of a project]: #tasks-of-a-project
    [The date of a day]: #the-date-of-a-day
    [The field type]: #the-field-type
    [The headline]: #the-headline
    [The next block]: #the-next-block
    [The phase of a rule]: #the-phase-of-a-rule
    [The root]: #the-root
    [The routine]: #the-routine
    [The trailing zone]: #the-trailing-zone
    [The vault]: #the-vault
    [Things that used to matter]: #things-that-used-to-matter
    [Time blocks]: #time-blocks
    [Times]: #times
    [Times a period]: #times-a-period
    [Times that were meant]: #times-that-were-meant
    [Title]: #title
    [Title and color of a project]: #title-and-color-of-a-project
    [Titles and names]: #titles-and-names
    [Values]: #values
    [Values that were meant]: #values-that-were-meant
    [Weeks in figures]: #weeks-in-figures
    [Weeks of a life]: #weeks-of-a-life
    [What is an item]: #what-is-an-item
    [What is reported of a life]: #what-is-reported-of-a-life
    [What is reported of a vault]: #what-is-reported-of-a-vault
    [What is reported of activities]: #what-is-reported-of-activities
    [What is reported of arcs]: #what-is-reported-of-arcs
    [What is reported of habits]: #what-is-reported-of-habits
    [What is reported of logs]: #what-is-reported-of-logs
    [What type an item is]: #what-type-an-item-is
    [When a habit is due]: #when-a-habit-is-due
    [When among the words]: #when-among-the-words
    [Where a block ends]: #where-a-block-ends
    [Which days are due]: #which-days-are-due
    [Words, icon and color of a block]: #words-icon-and-color-of-a-block

    """##
}
