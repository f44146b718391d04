;;; tidemark-tests.el --- What tidemark.el does in the examples  -*- lexical-binding: t; -*-

;;; Commentary:

;; Run in a copy of the examples by scripts/check-editors.

;;; Code:

(require 'cl-lib)
(require 'ert)
(require 'flymake)
(require 'tidemark)

(defvar tidemark-tests-vault (file-name-as-directory default-directory))
(setq make-backup-files nil auto-save-default nil create-lockfiles nil)

(defmacro tidemark-tests-in (path &rest body)
  "Visit PATH of the vault and evaluate BODY there.
Afterwards the buffer is gone, and the file is as it was."
  (declare (indent 1))
  `(let* ((file (expand-file-name ,path tidemark-tests-vault))
          (before (with-temp-buffer
                    (insert-file-contents file)
                    (buffer-string)))
          (buffer (find-file-noselect file)))
     (unwind-protect
         (with-current-buffer buffer ,@body)
       (with-current-buffer buffer
         (set-buffer-modified-p nil))
       (kill-buffer buffer)
       (let ((coding-system-for-write 'utf-8-unix))
         (with-temp-file file (insert before))))))

(defun tidemark-tests-these-work (&rest rows)
  "Note that ROWS of the table in docs/editors.md work."
  (let ((file (getenv "TIDEMARK_WORKS")))
    (when file
      (write-region (mapconcat (lambda (row) (concat row "\n")) rows "") nil file t 'quiet))))

(defun tidemark-tests-line (pattern)
  "Go to the line of PATTERN and return its number."
  (goto-char (point-min))
  (re-search-forward pattern)
  (beginning-of-line)
  (line-number-at-pos))

(defun tidemark-tests-here ()
  "Return the text of this line."
  (buffer-substring-no-properties (line-beginning-position) (line-end-position)))

(ert-deftest tidemark-tests-knows-its-files ()
  (pcase-dolist (`(,path . ,wanted)
                 '(("pages/health.md" . t) ("days/2026-11-20.md" . t) ("tidemark.md" . t) ("README.md" . nil)
                   ("mapped/journal/2026-11-20.md" . t) ("mapped/journal/list.md" . nil) ("outside.md" . nil)))
    (tidemark-tests-in path
      (should (equal (cons path wanted) (cons path (tidemark-file-p))))
      (tidemark-maybe)
      (should (eq wanted (and tidemark-mode t)))
      (should (eq wanted (and (memq #'tidemark-flymake flymake-diagnostic-functions) t))))))

(defun tidemark-tests-findings ()
  "Return what the program finds in the buffer."
  (let ((found 'none))
    (tidemark-flymake (lambda (diagnostics &rest _) (setq found diagnostics)))
    (with-timeout (20 (error "No report"))
      (while (eq found 'none) (accept-process-output nil 0.05)))
    found))

(ert-deftest tidemark-tests-findings-are-behind-emoji ()
  (tidemark-tests-in "pages/emoji.md"
    (let ((found (tidemark-tests-findings)))
      (should (= 1 (length found)))
      (should (eq :warning (flymake-diagnostic-type (car found))))
      (should (string-match-p "\\[unknown-key\\]" (flymake-diagnostic-text (car found))))
      (should (equal "prority"
                     (buffer-substring-no-properties
                      (flymake-diagnostic-beg (car found)) (flymake-diagnostic-end (car found))))))
    ;; The text counts, and not the file.
    (goto-char (point-min))
    (re-search-forward "prority")
    (replace-match "priority")
    (should-not (tidemark-tests-findings))))

(ert-deftest tidemark-tests-toggles-a-box ()
  (tidemark-tests-in "days/2026-11-20.md"
    (let ((line (tidemark-tests-line "What he wrote home")))
      (tidemark-toggle)
      (should (= line (line-number-at-pos)))
      (should (equal "    - [x] What he wrote home" (tidemark-tests-here)))
      (tidemark-toggle)
      (should (equal "    - [ ] What he wrote home" (tidemark-tests-here)))
      (should-not (buffer-modified-p)))))

(ert-deftest tidemark-tests-toggles-a-streak ()
  (tidemark-tests-in "pages/health.md"
    (tidemark-tests-line "^- Meditate")
    (tidemark-toggle)
    (tidemark-tests-line "^  - 2026-11-19")
    (forward-line)
    (should (equal "  - 2026-11-20" (tidemark-tests-here)))
    (tidemark-tests-line "^- Meditate")
    (tidemark-toggle)
    (tidemark-tests-line "^  - 2026-11-19")
    (forward-line)
    (should (equal "- Run (streak: weekly, goal: 3)" (tidemark-tests-here)))))

(ert-deftest tidemark-tests-saves-before-it-changes ()
  (tidemark-tests-in "days/2026-11-20.md"
    (tidemark-tests-line "## Some time today")
    (forward-line)
    (insert "\n- [ ] Typed just now\n")
    (forward-line -1)
    (tidemark-toggle)
    (should (equal "- [x] Typed just now" (tidemark-tests-here)))))

(ert-deftest tidemark-tests-logs-with-a-note ()
  (tidemark-tests-in "activities.md"
    (tidemark-tests-line "Walk the sea wall")
    (tidemark-log "in fog")
    (goto-char (point-min))
    (should (re-search-forward "^  - 2026-11-20 in fog$" nil t)))
  (tidemark-tests-in "pages/health.md"
    (tidemark-tests-line "^- Meditate")
    (tidemark-log "on the train")
    (goto-char (point-min))
    (should (re-search-forward "^  - 2026-11-20 on the train$" nil t))))

(ert-deftest tidemark-tests-counts-and-undoes ()
  (tidemark-tests-in "pages/health.md"
    (tidemark-tests-line "💧 Water")
    (tidemark-count 2)
    (should (equal "- 💧 Water: 7/8 glasses" (tidemark-tests-here)))
    (tidemark-undo)
    (should (equal "- 💧 Water: 5/8 glasses" (tidemark-tests-here)))))

(ert-deftest tidemark-tests-formats-and-fixes ()
  (tidemark-tests-in "pages/hasty.md"
    (goto-char (point-max))
    (insert "- [ ] 📚 Unsaved ( due:2026-12-02 )\n")
    (tidemark-format)
    (should (string-suffix-p
             "- [ ] 📚 Draft (due: 2026-12-01, priority: high)\n- [ ] 📚 Unsaved (due: 2026-12-02)\n" (tidemark--text)))
    (should (buffer-modified-p)))
  (tidemark-tests-in "pages/safe.md"
    (tidemark-fix)
    (should (string-suffix-p "\n- [ ] 📚 Milk\n" (tidemark--text)))))

(ert-deftest tidemark-tests-complains-in-the-programs-words ()
  (tidemark-tests-in "pages/health.md"
    (tidemark-tests-line "^# Health")
    (should (string-match-p "has no task, streak, habit or activity" (cadr (should-error (tidemark-toggle) :type 'user-error))))))

(ert-deftest tidemark-tests-shows-today-and-jumps ()
  (tidemark-tests-in "days/2026-11-20.md"
    (save-window-excursion
      (tidemark-today)
      (should (derived-mode-p 'tidemark-day-mode))
      (should (equal "2026-11-20 Friday" (tidemark-tests-here)))
      (tidemark-tests-line "Teeth, slowly")
      (tidemark-visit)
      (should (equal "rituals/lamp-out.md" (file-relative-name buffer-file-name tidemark-tests-vault)))
      (should (string-match-p "Teeth, slowly" (tidemark-tests-here)))
      (kill-buffer)
      (set-buffer "*Tidemark*")
      ;; What is ticked there is ticked in the buffer of the file, too.
      (tidemark-tests-line "Milk, and the good bread")
      (tidemark-day-toggle)
      (should (equal "  [x] Milk, and the good bread" (tidemark-tests-here)))
      (with-current-buffer buffer
        (tidemark-tests-line "Milk, and the good bread")
        (should (equal "- [x] Milk, and the good bread" (tidemark-tests-here))))
      (kill-buffer "*Tidemark*"))))

(ert-deftest tidemark-tests-goes-through-the-days ()
  (tidemark-tests-in "days/2026-11-20.md"
    (save-window-excursion
      (tidemark-day "2026-11-30")
      (should (equal "2026-11-30 Monday" (tidemark-tests-here)))
      (tidemark-day-next 1)
      (should (equal "2026-12-01 Tuesday" (tidemark-tests-here)))
      (tidemark-day-previous 2)
      (should (equal "2026-11-29 Sunday" (tidemark-tests-here)))
      (kill-buffer "*Tidemark*"))))

;; The keys are those that the commentary and docs/editors.md name.
(ert-deftest tidemark-tests-has-keys ()
  (with-temp-buffer
    (tidemark-mode)
    (should (eq #'tidemark-toggle (key-binding (kbd "C-c , t"))))
    (should (eq #'tidemark-today (key-binding (kbd "C-c , ."))))))

;; A day as a person plans it: typed in haste, put right, ticked and looked at.
(ert-deftest tidemark-tests-plans-a-day ()
  (let ((path (expand-file-name "days/2026-11-24.md" tidemark-tests-vault)))
    (unwind-protect
        (save-window-excursion
          (find-file path)
          (insert "---\nkind: day\n---\n\n# 2026-11-24 Tuesday\n\n- 6am-7:30 ✍️ The book\n"
                  "  - [ ] Cut chapter 3 by a third (project: One Window)\n- 16:00 - 17:00 📚 Marking (color: orange)\n\n"
                  "- [] Stamps ( Due:2026-11-24 )\n")
          (tidemark-maybe)
          (should tidemark-mode)
          (should (tidemark-tests-findings))
          (tidemark-fix)
          (tidemark-format)
          (should (string-suffix-p
                   (concat "- 06:00 - 07:30 ✍️ The book\n  - [ ] Cut chapter 3 by a third (project: One Window)\n"
                           "- 16:00 - 17:00 📚 Marking (color: orange)\n\n- [ ] Stamps (due: 2026-11-24)\n")
                   (tidemark--text)))
          (should-not (tidemark-tests-findings))
          (tidemark-tests-line "Stamps")
          (tidemark-toggle)
          (should (equal "- [x] Stamps (due: 2026-11-24)" (tidemark-tests-here)))
          (should-not (buffer-modified-p))
          (tidemark-day "2026-11-24")
          (tidemark-tests-line "The book")
          (should (equal "06:00-07:30 ✍️ The book" (tidemark-tests-here)))
          (tidemark-tests-line "Cut chapter 3")
          (tidemark-day-toggle)
          (should (equal "  [x] Cut chapter 3 by a third (One Window)" (tidemark-tests-here)))
          (tidemark-visit)
          (should (equal "  - [x] Cut chapter 3 by a third (project: One Window)" (tidemark-tests-here)))
          (kill-buffer)
          (kill-buffer "*Tidemark*"))
      (delete-file path))
    ;; It was done in its project, too.
    (with-temp-buffer
      (insert-file-contents (expand-file-name "projects/one-window.md" tidemark-tests-vault))
      (should (re-search-forward "^- \\[x\\] Cut chapter 3 by a third" nil t)))))

;; A task of a day ahead is done today; what recurs is skipped on that day, and cannot be done on it yet.
(ert-deftest tidemark-tests-day-ahead ()
  (tidemark-tests-in "pages/the-house.md"
    (save-window-excursion
      (tidemark-day "2026-11-30")
      (tidemark-tests-line "Read the meters")
      (should (string-match-p "is after today" (cadr (should-error (tidemark-day-toggle) :type 'user-error))))
      (tidemark-day-skip)
      (with-current-buffer buffer
        (should (string-match-p "^ +- 2026-11-30 skipped$" (tidemark--text))))
      (kill-buffer "*Tidemark*"))))

;;;; Eglot

(defun tidemark-tests-wait (what)
  "Wait until the function WHAT returns something, and return it."
  (with-timeout (30 (error "Waited in vain"))
    (let (found)
      (while (not (setq found (funcall what)))
        (accept-process-output nil 0.05))
      found)))

(defmacro tidemark-tests-with-eglot (path &rest body)
  "Evaluate BODY in a buffer of PATH that Eglot serves."
  (declare (indent 1))
  `(progn
     (skip-unless (and (require 'eglot nil t) (require 'markdown-mode nil t)))
     (tidemark-eglot-setup)
     (tidemark-tests-in ,path
       (markdown-mode)
       (let ((eglot-sync-connect t) (eglot-autoshutdown nil) (inhibit-message t))
         (apply #'eglot--connect (eglot--guess-contact))
         (unwind-protect
             (progn (eglot--maybe-activate-editing-mode) ,@body)
           (eglot-shutdown (eglot-current-server)))))))

(defvar eglot-sync-connect)
(defvar eglot-autoshutdown)


(ert-deftest tidemark-tests-eglot-finds-fixes-and-formats ()
  (tidemark-tests-with-eglot "pages/emoji.md"
    ;; Flymake needs an idle loop, which there is none of here: what the server says is asked of Eglot.
    (let* ((found nil)
           (report (lambda (diagnostics &rest _) (when diagnostics (setq found diagnostics)))))
      (eglot-flymake-backend report)
      (tidemark-tests-wait (lambda () found))
      (should (= 1 (length found)))
      (should (equal "prority"
                     (buffer-substring-no-properties
                      (flymake-diagnostic-beg (car found)) (flymake-diagnostic-end (car found))))))
    (goto-char (point-min))
    (re-search-forward "prority")
    (backward-char 2)
    (let* ((actions (eglot-code-actions (point) nil "quickfix"))
           (fix (seq-find (lambda (action) (string-match-p "“priority”" (plist-get action :title))) (append actions nil))))
      (should fix)
      (eglot--apply-workspace-edit (plist-get fix :edit)))
    (should (string-match-p "👩‍🌾 Draft é (due: 2026-12-01, priority: high)" (tidemark--text)))
    (goto-char (point-max))
    (insert "- [ ] 📚 Hasty ( Due:2026-12-02 )\n")
    (eglot-format-buffer)
    (should (string-suffix-p "- [ ] 📚 Hasty (due: 2026-12-02)\n" (tidemark--text)))
    (tidemark-tests-these-work "findings" "positions" "changes of the text" "fixes" "formatting")))

;; What the server does not announce is not tried.
(ert-deftest tidemark-tests-eglot-renames ()
  (tidemark-tests-with-eglot "projects/one-window.md"
    (skip-unless (eglot--server-capable :renameProvider))
    (tidemark-tests-in "days/2026-11-20.md"
      (let ((day (current-buffer)))
        (with-current-buffer (find-buffer-visiting (expand-file-name "projects/one-window.md" tidemark-tests-vault))
          (tidemark-tests-line "^# One Window")
          (forward-char 3)
          ;; Eglot asks before it opens files for an edit.
          (cl-letf (((symbol-function 'y-or-n-p) #'always))
            (eglot-rename "Two Windows"))
          (should (equal "# Two Windows" (tidemark-tests-here))))
        (with-current-buffer day
          (goto-char (point-min))
          (should (re-search-forward "project: Two Windows" nil t)))
        (tidemark-tests-these-work "rename")))
    ;; The edit has opened and changed other files, which are not saved.
    (dolist (buffer (buffer-list))
      (when (and (buffer-file-name buffer) (buffer-modified-p buffer))
        (with-current-buffer buffer (set-buffer-modified-p nil))
        (unless (eq buffer (current-buffer)) (kill-buffer buffer))))))

(ert-deftest tidemark-tests-eglot-knows-the-count ()
  (tidemark-tests-with-eglot "pages/health.md"
    (skip-unless (eglot--server-capable :hoverProvider))
    (tidemark-tests-line "^- Meditate")
    (forward-char 3)
    (should (string-match-p "22" (format "%s" (jsonrpc-request (eglot-current-server) :textDocument/hover
                                                               (eglot--TextDocumentPositionParams)))))
    (tidemark-tests-these-work "hover")))

(ert-deftest tidemark-tests-eglot-completes-and-finds ()
  (tidemark-tests-with-eglot "days/2026-11-20.md"
    (tidemark-tests-line "The cook's galley")
    (re-search-forward "project: One")
    (let ((found (xref-backend-definitions 'eglot (xref-backend-identifier-at-point 'eglot))))
      (should (string-match-p "projects/one-window.md" (format "%S" found))))
    (should (< 3 (length (xref-backend-references 'eglot (xref-backend-identifier-at-point 'eglot)))))
    (tidemark-tests-these-work "definition, references")
    (should (imenu--make-index-alist t))
    (tidemark-tests-these-work "symbols")
    (goto-char (point-max))
    (insert "\n- [ ] 📚 Draft (pri)")
    (backward-char)
    (let ((completion (eglot-completion-at-point)))
      (should (member "priority" (all-completions "pri" (nth 2 completion)))))
    (tidemark-tests-these-work "completion")))

(provide 'tidemark-tests)
;;; tidemark-tests.el ends here
