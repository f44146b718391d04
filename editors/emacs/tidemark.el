;;; tidemark.el --- A life in plain Markdown files  -*- lexical-binding: t; -*-

;; Author: The authors of Tidemark
;; Version: 0.1.0
;; Package-Requires: ((emacs "27.1"))
;; Keywords: calendar, convenience, outlines
;; SPDX-License-Identifier: MIT

;;; Commentary:

;; A minor mode over the program `tidemark', for buffers of Markdown.  It needs no language server, and can be used beside one.
;;
;;   (add-hook 'markdown-mode-hook #'tidemark-maybe)
;;
;; turns it on in files of Tidemark.  The program finds what is wrong (Flymake shows it), ticks and logs what is on the line of the
;; cursor, formats, and fixes.  `tidemark-today' and `tidemark-day' show a day in a buffer of their own, from which RET visits the line
;; of a thing and t ticks it.
;;
;; For Eglot, (tidemark-eglot-setup) says which server to start.

;;; Code:

(require 'json)
(require 'let-alist)
(require 'parse-time)
(require 'seq)
(require 'subr-x)

(declare-function flymake-make-diagnostic "flymake")
(defvar eglot-server-programs)

(defgroup tidemark nil
  "Days, tasks, rituals and pages in plain Markdown files."
  :group 'text
  :prefix "tidemark-")

(defcustom tidemark-program "tidemark"
  "The program, by its name or its path."
  :type 'string)

(defcustom tidemark-mode-key "C-c ,"
  "The keys before those of `tidemark-mode', in the form that `kbd' reads.
It is used when this file is loaded."
  :type 'string)

;; words: begin (computed by scripts/generate; `make generate` writes them anew)
(defconst tidemark-kinds
  '("page"
    "day"
    "project"
    "stacks"
    "ritual"
    "life"
    "activities"
    "vault")
  "The kinds that the front matter of a file of Tidemark can say.")
;; words: end

;;;; The program

(defun tidemark--call (arguments &optional input)
  "Run the program with ARGUMENTS and the string INPUT.
Return what it printed, what it said on standard error, and its exit
status, as a list."
  (let ((errors (make-temp-file "tidemark")))
    (unwind-protect
        (with-temp-buffer
          (let* ((coding-system-for-read 'utf-8-unix)
                 (coding-system-for-write 'utf-8-unix)
                 (arguments (append arguments '("--no-input" "--no-pager" "--color" "never")))
                 (status (if input
                             (apply #'call-process-region input nil tidemark-program nil (list t errors) nil arguments)
                           (apply #'call-process tidemark-program nil (list t errors) nil arguments))))
            (list (buffer-string)
                  (with-temp-buffer
                    (insert-file-contents errors)
                    (string-trim (buffer-string)))
                  status)))
      (delete-file errors))))

(defun tidemark--run (&rest arguments)
  "Run the program with ARGUMENTS and return what it printed.
Signal an error with its own words if it could not do what was asked."
  (pcase-let ((`(,printed ,said ,status) (tidemark--call arguments)))
    (unless (memq status '(0 1))
      (user-error "%s" (if (string-empty-p said) (format "%s ended with %s" tidemark-program status) said)))
    printed))

(defun tidemark--read-json (text)
  "Return the JSON of TEXT, objects as alists and arrays as lists."
  (json-parse-string text :object-type 'alist :array-type 'list :null-object nil :false-object nil))

(defun tidemark--json (&rest arguments)
  "Run the program with ARGUMENTS and return the JSON that it printed."
  (tidemark--read-json (apply #'tidemark--run (append arguments '("--json")))))

(defun tidemark--root ()
  "Return the folder of the vault that the current buffer is in."
  (or (locate-dominating-file default-directory "tidemark.md")
      (user-error "No vault here: neither %s nor a folder above it has a tidemark.md" default-directory)))

;;;; Which files are Tidemark's

(defun tidemark--written-kind ()
  "Return the kind in the front matter of the buffer, or nil."
  (save-excursion
    (save-restriction
      (widen)
      (goto-char (point-min))
      (when (looking-at "\ufeff?---[ \t]*$")
        (forward-line)
        (let ((start (point))
              (case-fold-search nil))
          (when (re-search-forward "^\\(?:---\\|\\.\\.\\.\\)[ \t]*$" nil t)
            (let ((end (match-beginning 0)))
              (goto-char start)
              (when (re-search-forward "^kind[ \t]*:[ \t]*[\"']?\\([^\"'# \t\n]+\\)" end t)
                (downcase (match-string-no-properties 1))))))))))

(defun tidemark-file-p ()
  "Return whether the buffer is a file of Tidemark.
It says its kind, or it is below a root that maps its folder to a
kind, which the program knows."
  (let ((kind (tidemark--written-kind)))
    (cond
     (kind (and (member kind tidemark-kinds) t))
     ((and buffer-file-name (locate-dominating-file buffer-file-name "tidemark.md") (executable-find tidemark-program))
      (pcase-let ((`(,printed ,_ ,status)
                   (tidemark--call (list "outline" "--stdin-filename" buffer-file-name "-") (tidemark--text))))
        (and (eql status 0) (not (string-empty-p printed))))))))

(defun tidemark--text ()
  "Return the whole text of the buffer."
  (save-restriction
    (widen)
    (buffer-substring-no-properties (point-min) (point-max))))

;;;; What is wrong

(defvar-local tidemark--flymake-process nil
  "The process that looks at the text of the buffer.")

(defun tidemark--position (line column)
  "Return the position of a COLUMN of a LINE, both from 1."
  (save-excursion
    (save-restriction
      (widen)
      (goto-char (point-min))
      (forward-line (1- line))
      (min (line-end-position) (+ (point) (1- column))))))

(defun tidemark--diagnostics (report buffer)
  "Return the findings of the REPORT of the program about BUFFER, for Flymake."
  (with-current-buffer buffer
    (mapcar
     (lambda (finding)
       (let-alist finding
         (let* ((start (tidemark--position .line .column))
                (end (tidemark--position .endLine .endColumn)))
           (flymake-make-diagnostic
            buffer
            start
            (if (> end start) end (min (1+ start) (1+ (buffer-size))))
            (pcase .severity ("error" :error) ("warning" :warning) (_ :note))
            (format "%s [%s]%s" .message .rule (if .help (concat "\n" .help) ""))))))
     (alist-get 'diagnostics report))))

(defun tidemark-flymake (report-to &rest _)
  "Have the program look at the buffer, and call REPORT-TO with what it found."
  (when (process-live-p tidemark--flymake-process)
    (kill-process tidemark--flymake-process))
  (let* ((buffer (current-buffer))
         (output (generate-new-buffer " *tidemark lint*"))
         (errors (make-pipe-process
                  :name "tidemark lint said" :noquery t :buffer nil :filter #'ignore :sentinel #'ignore))
         (coding-system-for-read 'utf-8-unix)
         (coding-system-for-write 'utf-8-unix))
    (setq tidemark--flymake-process
          (make-process
           :name "tidemark lint" :buffer output :noquery t :connection-type 'pipe :stderr errors
           :command (append (list tidemark-program "lint" "--format" "json")
                            (and buffer-file-name (list "--stdin-filename" buffer-file-name))
                            '("-"))
           :sentinel
           (lambda (process _)
             (when (memq (process-status process) '(exit signal))
               (unwind-protect
                   (when (and (buffer-live-p buffer)
                              (eq process (buffer-local-value 'tidemark--flymake-process buffer)))
                     (if (memq (process-exit-status process) '(0 1))
                         (funcall report-to
                                  (tidemark--diagnostics
                                   (tidemark--read-json (with-current-buffer output (buffer-string))) buffer))
                       (funcall report-to :panic :explanation (format "%s lint failed" tidemark-program))))
                 (delete-process errors)
                 (kill-buffer output))))))
    (process-send-string tidemark--flymake-process (tidemark--text))
    (process-send-eof tidemark--flymake-process)))

;;;; Changes

(defun tidemark--relative (file)
  "Return the path of FILE from the current folder, which begins with a dot."
  (let ((path (file-relative-name file)))
    (if (string-prefix-p "." path) path (concat "./" path))))

(defun tidemark--place ()
  "Save the buffer, and return its file and line as the program names them.
That is from the current folder, in which the program runs."
  (unless buffer-file-name
    (user-error "This buffer has no file"))
  (when (buffer-modified-p)
    (save-buffer))
  (format "%s:%d" (tidemark--relative buffer-file-name) (line-number-at-pos nil t)))

(defun tidemark--read-again (files)
  "Read the FILES that the program wrote.
Their paths begin at the folder in which the program ran."
  (dolist (change files)
    (let ((buffer (find-buffer-visiting (expand-file-name (alist-get 'file change)))))
      (when buffer
        (with-current-buffer buffer
          (cond
           ((buffer-modified-p)
            (message "%s has changes of its own; the file on the disk has changed as well" (buffer-name)))
           ((file-exists-p buffer-file-name)
            (let ((line (line-number-at-pos)) (column (current-column)))
              (revert-buffer t t t)
              (goto-char (point-min))
              (forward-line (1- line))
              (move-to-column column)))))))))

(defun tidemark--change (&rest arguments)
  "Run a command of the program that writes, with ARGUMENTS.
Take what it wrote into the buffers, show its words, and return
whether it wrote anything."
  (let* ((answer (apply #'tidemark--json arguments))
         (changes (alist-get 'changes answer)))
    (tidemark--read-again changes)
    (message "%s" (string-join (alist-get 'notes answer) "\n"))
    (and changes t)))

(defun tidemark-toggle ()
  "Do the thing on the line of the cursor, or undo that.
A box is ticked or opened, a log gets an entry of today or loses it."
  (interactive)
  (let ((place (tidemark--place)))
    (or (tidemark--change "done" place)
        (tidemark--change "reopen" place))))

(defun tidemark-skip ()
  "Skip the recurring task, streak or habit on the line of the cursor."
  (interactive)
  (tidemark--change "skip" (tidemark--place)))

(defun tidemark-drop ()
  "Say that the task on the line of the cursor will not be done."
  (interactive)
  (tidemark--change "drop" (tidemark--place)))

(defun tidemark-log (note)
  "Add an entry of today to the log on the line of the cursor, with a NOTE.
Where that is no activity, it is done with the note."
  (interactive (list (read-string "Note (empty for none): ")))
  (let* ((place (tidemark--place))
         (words (and (not (string-empty-p note)) (list "--note" note)))
         (answer (tidemark--call (append (list "log" place "--dry-run" "--json") words))))
    (apply #'tidemark--change (if (eql (nth 2 answer) 0) "log" "done") place words)))

(defun tidemark-count (change)
  "Change the number on the line of the cursor by CHANGE.
That is 1, or the prefix argument."
  (interactive "p")
  (tidemark--change "count" (tidemark--place) (format "%+d" change)))

(defun tidemark-add (text)
  "Add TEXT to today, or to the day that it names."
  (interactive "sAdd: ")
  (tidemark--change "add" text))

(defun tidemark-undo ()
  "Take back what the program wrote last."
  (interactive)
  (let ((root (tidemark--root)))
    (message "%s" (string-trim (tidemark--run "undo")))
    (dolist (buffer (buffer-list))
      (with-current-buffer buffer
        (when (and buffer-file-name
                   (not (buffer-modified-p))
                   (file-in-directory-p buffer-file-name root)
                   (not (verify-visited-file-modtime buffer)))
          (tidemark--read-again (list (list (cons 'file buffer-file-name)))))))))

(defun tidemark--replace (printed)
  "Make PRINTED the text of the buffer, and keep the cursor where it is."
  (let ((new (generate-new-buffer " *tidemark*")))
    (unwind-protect
        (progn
          (with-current-buffer new (insert printed))
          (save-restriction
            (widen)
            (replace-buffer-contents new)))
      (kill-buffer new))))

(defun tidemark--filter (&rest arguments)
  "Have the program make the text of the buffer anew, by ARGUMENTS."
  (pcase-let* ((named (and buffer-file-name (list "--stdin-filename" buffer-file-name)))
               (`(,printed ,said ,status) (tidemark--call (append arguments named '("-")) (tidemark--text))))
    (if (memq status '(0 1))
        (tidemark--replace printed)
      (user-error "%s" said))))

(defun tidemark-format ()
  "Bring the text of the buffer into its canonical form."
  (interactive)
  (tidemark--filter "fmt"))

(defun tidemark-fix ()
  "Apply the safe fixes to the text of the buffer."
  (interactive)
  (tidemark--filter "lint" "--fix"))

;;;; A day in a buffer

(defvar-local tidemark--day nil
  "The day that the buffer shows, or nil for today with all that is due.")

(defvar-local tidemark--is-ahead nil
  "Whether the day that the buffer shows is after today.")

(defun tidemark--box (thing)
  "Return the box of a THING as it is written."
  (pcase (alist-get 'state thing)
    ("open" "[ ]")
    ("done" "[x]")
    ((or "dropped" "skipped") "[-]")
    (_ (if (alist-get 'isDone thing) "[x]" "[ ]"))))

(defun tidemark--line (thing indent &rest words)
  "Insert a line about a THING: INDENT spaces and WORDS, of which some may be nil.
Its text knows the place of the thing."
  (let ((start (point)))
    (insert (make-string indent ?\s)
            (string-join (seq-remove (lambda (word) (or (null word) (string-empty-p word))) words) " "))
    (let-alist thing
      (when .path
        (put-text-property start (point) 'tidemark-place (cons .path .line))
        (put-text-property start (point) 'tidemark-recurs (and .every t))
        (put-text-property (+ start indent) (point) 'mouse-face 'highlight)))
    (insert "\n")))

(defun tidemark--heading (text)
  "Insert TEXT as a heading."
  (insert (if (bobp) "" "\n") (propertize text 'face 'bold) "\n"))

(defun tidemark--part (title things describe)
  "Insert TITLE and a line for each of THINGS by the function DESCRIBE.
Insert nothing if there are none."
  (when things
    (tidemark--heading title)
    (mapc describe things)))

(defun tidemark--insert-task (task)
  "Insert the line of a TASK below what it is in."
  (let-alist task
    (tidemark--line task 2 (tidemark--box task) .title (and .project (format "(%s)" .project)))))

(defun tidemark--insert-due (task)
  "Insert the line of a TASK that is due or recurs."
  (let-alist task
    (tidemark--line task 2 (tidemark--box task) .title
                    (format "(%s)" (string-join
                                    (delq nil (list (or .project .page .home) (and .due (concat "due " .due)) .every)) ", ")))))

(defun tidemark--insert-day (day)
  "Insert the blocks and tasks of a DAY."
  (let-alist day
    (tidemark--heading (format "%s %s" .date (capitalize .weekday)))
    (when .introduction
      (insert .introduction "\n"))
    (unless (or .blocks .tasks .due)
      (insert "Nothing is planned.\n"))
    (dolist (block .blocks)
      (let-alist block
        (tidemark--line block 0 (format "%s-%s" .start .end) .ownIcon .title (and (eq .isRoutine t) "(routine)")))
      (mapc #'tidemark--insert-task (alist-get 'tasks block)))
    (tidemark--part "Tasks" .tasks #'tidemark--insert-task)
    (tidemark--part "Due on this day" .due #'tidemark--insert-due)))

(defun tidemark--insert-today (today)
  "Insert what there is TODAY."
  (let-alist today
    (tidemark--insert-day .day)
    (tidemark--part "Due" .tasks #'tidemark--insert-due)
    (dolist (ritual .rituals)
      (when (alist-get 'habits ritual)
        (let-alist ritual
          (tidemark--heading (format "%s, %d of %d" .title .rate.done .rate.due))
          (dolist (habit .habits)
            (tidemark--line habit 2 (tidemark--box habit) (alist-get 'icon habit) (alist-get 'title habit))))))
    (tidemark--part "What recurs" .trackers
                    (lambda (tracker)
                      (let-alist tracker
                        (tidemark--line tracker 2 (tidemark--box tracker) .icon .title (format "(%s, %s)" .page .every)))))
    (tidemark--part "Left over" .leftOver
                    (lambda (task)
                      (let-alist task
                        (tidemark--line task 2 "[ ]" .title (format "(%s)" .day)))))
    (tidemark--part "Due soon" .dueSoon #'tidemark--insert-due)))

(defun tidemark--show ()
  "Show the day of the buffer anew."
  (let ((inhibit-read-only t)
        (line (line-number-at-pos))
        (found (if tidemark--day
                   (tidemark--json "day" tidemark--day)
                 (tidemark--json "today"))))
    (setq tidemark--is-ahead (and tidemark--day (string< (alist-get 'today found) tidemark--day)))
    (erase-buffer)
    (if tidemark--day
        (tidemark--insert-day found)
      (tidemark--insert-today found))
    (goto-char (point-min))
    (forward-line (1- line))))

(defvar tidemark-day-mode-map
  (let ((map (make-sparse-keymap)))
    (define-key map (kbd "RET") #'tidemark-visit)
    (define-key map [mouse-2] #'tidemark-visit)
    (define-key map (kbd "t") #'tidemark-day-toggle)
    (define-key map (kbd "s") #'tidemark-day-skip)
    (define-key map (kbd "a") #'tidemark-day-add)
    (define-key map (kbd "n") #'tidemark-day-next)
    (define-key map (kbd "p") #'tidemark-day-previous)
    (define-key map (kbd "d") #'tidemark-day)
    (define-key map (kbd ".") #'tidemark-today)
    map)
  "The keys of a buffer that shows a day.")

(define-derived-mode tidemark-day-mode special-mode "Tidemark day"
  "Show a day of a vault.
\\{tidemark-day-mode-map}"
  (setq-local revert-buffer-function (lambda (&rest _) (tidemark--show)))
  (setq truncate-lines t))

(defun tidemark--open (root day)
  "Show DAY of the vault ROOT in a buffer; nil is today with all that is due."
  (let ((folder (file-name-as-directory (expand-file-name root))))
    (pop-to-buffer (get-buffer-create "*Tidemark*"))
    (tidemark-day-mode)
    (setq default-directory folder)
    (setq tidemark--day day)
    (tidemark--show)
    (goto-char (point-min))))

;;;###autoload
(defun tidemark-today ()
  "Show what is planned and due today."
  (interactive)
  (tidemark--open (tidemark--root) nil))

;;;###autoload
(defun tidemark-day (day)
  "Show a DAY, which may be a date, “tomorrow”, “fri” or “1 dec”."
  (interactive "sDay: ")
  (let* ((root (tidemark--root))
         (date (alist-get 'date (tidemark--json "day" (if (string-empty-p day) "today" day)))))
    (tidemark--open root date)))

(defun tidemark--days-on (days)
  "Show the day that is DAYS after the one of the buffer."
  (let* ((date (or tidemark--day (alist-get 'today (tidemark--json "today"))))
         ;; At noon, so that no change of the clocks gets in between.
         (time (apply #'encode-time (parse-time-string (concat date " 12:00:00")))))
    (tidemark--open default-directory (format-time-string "%F" (time-add time (* days 24 60 60))))))

(defun tidemark-day-next (days)
  "Show the next day, or that after DAYS days."
  (interactive "p")
  (tidemark--days-on days))

(defun tidemark-day-previous (days)
  "Show the day before, or that DAYS days ago."
  (interactive "p")
  (tidemark--days-on (- days)))

(defun tidemark--place-here ()
  "Return the path and the line of the thing on this line of a day."
  (or (get-text-property (save-excursion (back-to-indentation) (point)) 'tidemark-place)
      (user-error "There is nothing to visit on this line")))

(defun tidemark-visit ()
  "Visit the thing of this line in its file."
  (interactive)
  (pcase-let ((`(,path . ,line) (tidemark--place-here)))
    (find-file-other-window (expand-file-name path default-directory))
    (widen)
    (goto-char (point-min))
    (forward-line (1- line))
    (back-to-indentation)))

(defun tidemark--argument-here ()
  "Return the thing of this line as the program names it, with its file saved."
  (pcase-let* ((`(,path . ,line) (tidemark--place-here))
               (file (expand-file-name path default-directory))
               (buffer (find-buffer-visiting file)))
    (when (and buffer (buffer-modified-p buffer))
      (with-current-buffer buffer (save-buffer)))
    (format "%s:%d" (tidemark--relative file) line)))

(defun tidemark--on-day ()
  "Return the options that name the day of the buffer."
  (and tidemark--day (list "--on" tidemark--day)))

(defun tidemark-day-toggle ()
  "Do the thing of this line, or undo that.
Of a day that is ahead, a task that does not recur can be done today."
  (interactive)
  (let* ((place (tidemark--argument-here))
         (recurs (get-text-property (save-excursion (back-to-indentation) (point)) 'tidemark-recurs))
         (on (and (or recurs (not tidemark--is-ahead)) (tidemark--on-day))))
    (or (apply #'tidemark--change "done" place on)
        (apply #'tidemark--change "reopen" place on))
    (tidemark--show)))

(defun tidemark-day-skip ()
  "Skip the thing of this line, on the day that is shown."
  (interactive)
  (apply #'tidemark--change "skip" (tidemark--argument-here) (tidemark--on-day))
  (tidemark--show))

(defun tidemark-day-add (text)
  "Add TEXT to the day that is shown."
  (interactive "sAdd: ")
  (apply #'tidemark--change "add" text (tidemark--on-day))
  (tidemark--show))

;;;; The mode

(defvar tidemark-command-map
  (let ((map (make-sparse-keymap)))
    (define-key map (kbd "t") #'tidemark-toggle)
    (define-key map (kbd "s") #'tidemark-skip)
    (define-key map (kbd "x") #'tidemark-drop)
    (define-key map (kbd "l") #'tidemark-log)
    (define-key map (kbd "+") #'tidemark-count)
    (define-key map (kbd "a") #'tidemark-add)
    (define-key map (kbd "u") #'tidemark-undo)
    (define-key map (kbd "f") #'tidemark-format)
    (define-key map (kbd "F") #'tidemark-fix)
    (define-key map (kbd ".") #'tidemark-today)
    (define-key map (kbd "d") #'tidemark-day)
    map)
  "The keys after `tidemark-mode-key'.")

(defvar tidemark-mode-map
  (let ((map (make-sparse-keymap)))
    (define-key map (kbd tidemark-mode-key) tidemark-command-map)
    map)
  "The keys of `tidemark-mode'.")

;;;###autoload
(define-minor-mode tidemark-mode
  "Use the program `tidemark' in a buffer of Markdown.
Flymake shows what it finds, where `flymake-mode' is on.
\\{tidemark-mode-map}"
  :lighter " Tidemark"
  :keymap tidemark-mode-map
  (if tidemark-mode
      (add-hook 'flymake-diagnostic-functions #'tidemark-flymake nil t)
    (remove-hook 'flymake-diagnostic-functions #'tidemark-flymake t)))

;;;###autoload
(defun tidemark-maybe ()
  "Turn on `tidemark-mode' and `flymake-mode' in a file of Tidemark.
This is for `markdown-mode-hook'."
  (when (tidemark-file-p)
    (tidemark-mode)
    (flymake-mode)))

;;;###autoload
(defun tidemark-eglot-setup ()
  "Have Eglot start the language server of Tidemark for Markdown.
Eglot has one server for a buffer.  It takes Flymake over, so that a
finding is shown once, be `tidemark-mode' on or not."
  (with-eval-after-load 'eglot
    (add-to-list 'eglot-server-programs `((markdown-mode gfm-mode) . (,tidemark-program "lsp")))))

(provide 'tidemark)
;;; tidemark.el ends here
