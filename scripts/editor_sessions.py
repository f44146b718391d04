"""Sits down at the editors that a terminal shows, as a person does: types on their keyboard, reads their screen, looks at the files.

In Neovim and in Emacs a day is planned, something on it is ticked, and a project is renamed from it; in Vim a day is ticked and
looked through. The screen is that of tmux. scripts/check-editors runs them, and with --pictures keeps a screen of each as a picture.
"""

import re
import shlex
import shutil
import subprocess
import time

from screen_picture import picture

COLUMNS, LINES = 100, 30
PATIENCE = 30

DAY = "days/2026-11-23.md"
# As it is typed, in haste.
TYPED = """\
---
kind: day
---

# 2026-11-23 Monday

- 6am-7:30 📖 The book
- 16:00 - 17:00 📚 Marking (colour: orange)

- [ ] Cut chapter 3 by a third (project: One Window)
- [ ] Stamps (due: 2026-11-23 , priority:High)
"""
# As it is in the end, in files that were saved.
PLANNED = """\
---
kind: day
---

# 2026-11-23 Monday

- 06:00 - 07:30 📖 The book
- 16:00 - 17:00 📚 Marking (color: orange)

- [ ] Cut chapter 3 by a third (project: Two Windows)
- [x] Stamps (due: 2026-11-23, priority: high)
"""


class Unseen(Exception):
    """What did not come onto a screen, or was not in a file."""


class Screen:
    """A terminal of 100 columns and 30 lines, in which an editor runs."""

    def __init__(self, room, name, command):
        self.room = room
        if not shutil.which("tmux"):
            raise Unseen("tmux is missing")
        self.socket = str(room.folder / f"{name}.tmux")
        self.tmux("-f", "/dev/null", "new-session", "-d", "-x", str(COLUMNS), "-y", str(LINES), "sleep 600")
        self.tmux("set", "-g", "default-terminal", "tmux-256color")
        self.tmux("set", "-g", "status", "off")
        # Escape is a key by itself.
        self.tmux("set", "-s", "escape-time", "0")
        words = " ".join(shlex.quote(str(word)) for word in command)
        self.tmux("respawn-pane", "-k", "-c", str(room.vault), words)

    def tmux(self, *words):
        environment = {key: value for key, value in self.room.environment.items() if key != "TMUX"}
        done = subprocess.run(
            ["tmux", "-u", "-S", self.socket, *words], env={**environment, "LC_ALL": "C.UTF-8"}, capture_output=True, timeout=PATIENCE
        )
        if done.returncode != 0:
            raise Unseen(f"tmux {words[0]}: {done.stderr.decode()}")
        return done.stdout.decode("utf-8", "replace")

    def text(self):
        return self.tmux("capture-pane", "-p")

    def see(self, *words, gone=()):
        """Waits until all words are on the screen, and others are not."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            text = self.text()
            if all(word in text for word in words) and not any(word in text for word in gone):
                return text
            time.sleep(0.05)
        raise Unseen(f"{words} without {gone} did not come onto the screen, which is:\n{text}")

    def shows(self, words, seconds):
        """Whether some words come onto the screen within some seconds."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            if words in self.text():
                return True
            time.sleep(0.05)
        return False

    def until(self, what, found):
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            if found():
                return
            time.sleep(0.05)
        raise Unseen(f"{what} did not come to be; the screen is:\n{self.text()}")

    def press(self, *keys):
        """Keys by their names, such as Escape or C-w."""
        self.tmux("send-keys", *keys)

    def type(self, text):
        """Text, line by line."""
        for number, line in enumerate(text.split("\n")):
            if number:
                self.press("Enter")
            if line:
                self.tmux("send-keys", "-l", "--", line)

    def choose(self, words):
        """Answers with the number of a line of a list."""

        def found():
            return re.search(rf"^(\d+): .*{re.escape(words)}", self.text(), re.M)

        self.until(f"a list with “{words}”", found)
        self.type(found().group(1) + "\n")

    def keep(self, path, title):
        """Keeps the screen as a picture."""
        path.write_text(picture(self.tmux("capture-pane", "-e", "-p"), COLUMNS, LINES, title), encoding="utf-8")

    def end(self):
        subprocess.run(["tmux", "-S", self.socket, "kill-server"], capture_output=True)


def text_of(room, name):
    path = room.vault / name
    return path.read_text(encoding="utf-8") if path.exists() else ""


def expect_plan(room, screen):
    """The day as it is on the disk, and what was renamed elsewhere."""
    screen.until("the day on the disk", lambda: text_of(room, DAY) == PLANNED)
    for name, words in [("projects/one-window.md", "# Two Windows"), ("tidemark.md", "[[Two Windows]]")]:
        screen.until(f"“{words}” in {name}", lambda: words in text_of(room, name))


def neovim(room, program, keep):
    """In Neovim: its own client of language servers. Its keys are those of 0.11, which an older one is given."""
    config = room.folder / "init.lua"
    editors = room.environment["TIDEMARK_EDITORS"]
    config.write_text(NEOVIM_CONFIGURATION.replace("EDITORS", editors), encoding="utf-8")
    screen = Screen(room, "neovim", [program, "-u", config, "days/2026-11-20.md"])
    try:
        screen.see("2026-11-20 Friday")
        screen.type("/galley\n")
        # A server that is just started has nothing to say yet.
        screen.until("a hover", lambda: screen.type("K") or screen.shows("Planned Fri 20 Nov 2026", seconds=1))
        keep(screen, "A day in Neovim: what is counted behind the lines, and what is known of the task at the cursor")
        has_hints = screen.shows("then 50 m free", seconds=1)
        screen.press("Escape")
        screen.type(f":e {DAY}\n")
        screen.see(DAY, "0,0-1")
        screen.type("i")
        screen.type(TYPED.rstrip("\n"))
        screen.press("Escape")
        screen.type(":w\n")
        screen.see("“colour” is not a key", "written")
        screen.type("/colour\n")
        # Each answer is taken from the list that is shown.
        screen.type("gra")
        screen.choose("“color”")
        screen.see("(color: orange)", gone=["colour"])
        screen.type("grf")
        screen.see("- 06:00 - 07:30 📖 The book", "(due: 2026-11-23, priority: high)")
        screen.type("/Stamps\n")
        screen.type("gra")
        screen.choose("Done today")
        screen.see("[x] Stamps")
        screen.type("/One Win\n")
        screen.type("grn")
        screen.see("New Name: One Window")
        screen.press("C-u")
        screen.type("Two Windows\n")
        screen.see("(project: Two Windows)")
        screen.type(":wa\n")
        expect_plan(room, screen)
        room.note("fixes", "formatting", "commands", "rename", "hover", "findings", *(["hints"] if has_hints else []))
        return "a day was planned, ticked and renamed"
    finally:
        screen.end()


NEOVIM_CONFIGURATION = """\
vim.opt.runtimepath:prepend('EDITORS/nvim')
vim.opt.runtimepath:prepend('EDITORS/vim')
vim.opt.runtimepath:append('EDITORS/vim/after')
vim.opt.swapfile = false
vim.opt.shadafile = 'NONE'
vim.opt.hidden = true
vim.opt.signcolumn = 'yes'
vim.opt.autoindent = false
vim.opt.termguicolors = false
pcall(function() vim.opt.winborder = 'rounded' end)
vim.api.nvim_set_hl(0, 'LspInlayHint', { ctermfg = 8, italic = true })
require('tidemark').setup({
  on_attach = function(_, buffer)
    if vim.lsp.inlay_hint and vim.lsp.inlay_hint.enable then
      vim.lsp.inlay_hint.enable(true, { bufnr = buffer })
      vim.diagnostic.config({ virtual_text = true })
    end
    local format = vim.lsp.buf.format or vim.lsp.buf.formatting_sync
    vim.keymap.set('n', 'K', vim.lsp.buf.hover, { buffer = buffer })
    vim.keymap.set('n', 'gra', vim.lsp.buf.code_action, { buffer = buffer })
    vim.keymap.set('n', 'grn', vim.lsp.buf.rename, { buffer = buffer })
    vim.keymap.set('n', 'grf', function() format() end, { buffer = buffer })
  end,
})
"""


def emacs(room, program, keep):
    """In Emacs in a terminal: Eglot for findings, hints and names, and `tidemark-mode` for the rest."""
    config = room.folder / "init.el"
    editors = room.environment["TIDEMARK_EDITORS"]
    config.write_text(EMACS_CONFIGURATION.replace("EDITORS", editors), encoding="utf-8")
    screen = Screen(room, "emacs", [program, "-nw", "-q", "-l", config, DAY])
    try:
        screen.see("2026-11-23.md")
        screen.type(TYPED.rstrip("\n"))
        screen.press("C-x", "C-s")
        screen.see("Wrote")
        # What is a file of Tidemark's shows when it says so.
        screen.press("M-x")
        screen.type("markdown-mode\n")
        screen.see("Tidemark")
        screen.press("M-x")
        screen.type("eglot\n")
        screen.see("[eglot:")
        screen.press("M-<")
        screen.press("C-s")
        screen.type("colour\n")
        screen.press("C-b")
        screen.see("unknown-key: ")
        screen.press("C-c", ",", ".")
        screen.see("2026-11-20 Friday")
        keep(screen, "A day in Emacs with a finding, and today in a buffer of its own")
        screen.type("q")
        screen.see("kind: day", gone=["2026-11-20 Friday"])
        screen.press("M-x")
        screen.type("eglot-code-actions\n")
        screen.see("Pick an action")
        screen.type("Write “color”\n")
        screen.see("(color: orange)", gone=["colour"])
        screen.press("C-c", ",", "f")
        screen.see("- 06:00 - 07:30 📖 The book", "(due: 2026-11-23, priority: high)")
        screen.press("M-<", "C-s")
        screen.type("Stamps\n")
        screen.press("C-c", ",", "t")
        screen.see("[x] Stamps", "done: “Stamps”")
        screen.press("M-<", "C-s")
        screen.type("One Win\n")
        screen.press("M-x")
        screen.type("eglot-rename\n")
        screen.see("Rename ")
        screen.press("C-a", "C-k")
        screen.type("Two Windows\n")
        screen.see("(y or n)")
        screen.type("y")
        screen.see("(project: Two Windows)")
        screen.press("C-x", "s")
        screen.see("Save file")
        screen.type("!")
        expect_plan(room, screen)
        return "a day was planned, ticked and renamed"
    finally:
        screen.end()


EMACS_CONFIGURATION = """\
(setq make-backup-files nil auto-save-default nil create-lockfiles nil inhibit-startup-screen t)
(setq native-comp-async-report-warnings-errors nil)
(menu-bar-mode -1)
(add-to-list 'load-path "EDITORS/emacs")
(require 'markdown-mode)
(require 'eglot)
(require 'tidemark)
(add-to-list 'auto-mode-alist '("\\\\.md\\\\'" . markdown-mode))
(add-hook 'markdown-mode-hook #'tidemark-maybe)
(tidemark-eglot-setup)
"""


def vim(room, program, keep):
    """In Vim: colors, a day as a list to jump through, and what is wrong as another."""
    config = room.folder / "vimrc"
    editors = room.environment["TIDEMARK_EDITORS"]
    config.write_text(VIM_CONFIGURATION.replace("EDITORS", editors), encoding="utf-8")
    screen = Screen(room, "vim", [program, "-N", "-u", config, "-i", "NONE", "days/2026-11-20.md"])
    try:
        screen.see("2026-11-20 Friday")
        screen.type(":TidemarkDay\n")
        screen.see("[Quickfix List]", "12:30-13:15 Between bells")
        keep(screen, "A day in Vim, and the same day as a list to jump through")
        # Return goes to the thing of a line.
        screen.type("/Milk\n")
        screen.press("Enter")
        screen.type(":cclose\n")
        screen.see("days/2026-11-20.md", gone=["[Quickfix List]"])
        screen.type(":Tidemark done\n")
        screen.see("[x] Milk, and the good bread")
        screen.until("the tick on the disk", lambda: "- [x] Milk, and the good bread" in text_of(room, "days/2026-11-20.md"))
        screen.type(":e pages/emoji.md\n")
        screen.see("prority")
        screen.type(":make %\n")
        screen.press("Enter")
        screen.type(":copen\n")
        screen.see("[Quickfix List]", "“prority” is not a key")
        return "a day was looked through and ticked, and a page checked"
    finally:
        screen.end()


VIM_CONFIGURATION = """\
set runtimepath^=EDITORS/vim
set runtimepath+=EDITORS/vim/after
set noswapfile hidden laststatus=2 background=dark shortmess+=I encoding=utf-8
filetype plugin on
syntax on
"""
