" Runs in a copy of the examples. Failures go to the file $TIDEMARK_REPORT, their number of checks before them.
set nocompatible encoding=utf-8 noswapfile hidden nomore shortmess+=A
let s:checks = 0

function! s:Equal(wanted, found, what) abort
  let s:checks += 1
  call assert_equal(a:wanted, a:found, a:what)
endfunction

function! s:Groups(line, column) abort
  return map(synstack(a:line, a:column), 'synIDattr(v:val, "name")')
endfunction

" The group of the first place of some text in a line.
function! s:GroupAt(line, text, ...) abort
  let l:column = stridx(getline(a:line), a:text) + 1 + (a:0 ? a:1 : 0)
  return synIDattr(synID(a:line, l:column, 1), 'name')
endfunction

function! s:Line(pattern) abort
  return search(a:pattern, 'cnw')
endfunction

try
  " What is a file of ours.
  for [s:name, s:wanted] in [['pages/health.md', 1], ['days/2026-11-20.md', 1], ['tidemark.md', 1], ['README.md', 0],
    \ ['mapped/journal/2026-11-20.md', 1], ['mapped/journal/list.md', 0], ['mapped/else.md', 0], ['outside.md', 0]]
    execute 'edit' s:name
    call s:Equal('markdown', &filetype, s:name)
    call s:Equal(s:wanted, b:tidemark, s:name)
  endfor

  edit pages/health.md
  call s:Equal('Type', synIDattr(synIDtrans(hlID('tidemarkKind')), 'name'), 'the color of a kind')
  call s:Equal('tidemarkProperty', s:GroupAt(2, 'kind'), 'a property')
  call s:Equal('tidemarkKind', s:GroupAt(2, 'page'), 'a kind')
  call s:Equal('tidemarkKey', s:GroupAt(s:Line('^## Today'), 'theme'), 'a key of a heading')
  call s:Equal('tidemarkKey', s:GroupAt(s:Line('^- Run '), 'streak'), 'a key')
  call s:Equal('tidemarkKey', s:GroupAt(s:Line('^- Run '), 'goal'), 'a second key')
  call s:Equal('tidemarkGroup', s:GroupAt(s:Line('^- Run '), 'weekly'), 'a value')
  call s:Equal('tidemarkBracket', s:GroupAt(s:Line('^- Run '), '('), 'a bracket')
  call s:Equal('tidemarkDate', s:GroupAt(s:Line('^  - 2026-10-28'), '2026-10-28'), 'a date of a log')
  call s:Equal('tidemarkDate', s:GroupAt(s:Line('^  - 2026-10-28'), '2026-11-06'), 'the end of a range')
  call s:Equal('tidemarkState', s:GroupAt(s:Line('skipped night train'), 'skipped'), 'a state')
  call s:Equal('tidemarkFieldDate', s:GroupAt(s:Line('^- Without cigarettes'), '2019'), 'a date of a field')

  edit days/2026-11-20.md
  call s:Equal('tidemarkHeadingDate', s:GroupAt(s:Line('^# '), '2026'), 'the date of a day')
  call s:Equal('tidemarkTime', s:GroupAt(s:Line('^- 06:00'), '06:00'), 'a time')
  call s:Equal('tidemarkTime', s:GroupAt(s:Line('^- 06:00'), '07:30'), 'the end of a block')
  call s:Equal('tidemarkKey', s:GroupAt(s:Line('^- 06:00'), 'notify'), 'a key behind an emoji')
  call s:Equal('tidemarkBoxOpen', s:GroupAt(s:Line('What he wrote'), '[ ]'), 'a box')
  call s:Equal('tidemarkBoxDone', s:GroupAt(s:Line('What was in'), '[x]'), 'a ticked box')

  edit pages/colors.md
  call s:Equal('tidemarkTag', s:GroupAt(s:Line('^- Draft'), '#thesis'), 'a tag')
  call s:Equal('tidemarkBoxDropped', s:GroupAt(s:Line('Dropped'), '[-]'), 'a dropped box')
  call s:Equal('', s:GroupAt(s:Line('words and'), '(no'), 'a group of words')
  call s:Equal('tidemarkSection', s:GroupAt(s:Line('^## Things'), 'that'), 'a section')
  call s:Equal('markdownCodeBlock', s:GroupAt(s:Line('in a fence'), '[ ]'), 'a fence')
  call s:Equal('markdownCode', s:GroupAt(s:Line('^- Ticks'), 'due'), 'code')
  call s:Equal('tidemarkDate', s:GroupAt(s:Line('^- \[ \] 2026'), '2026'), 'a date behind a box')

  edit outside.md
  call s:Equal('', s:GroupAt(s:Line('^- \[ \]'), '[ ]') =~# 'tidemark' ? 'colored' : '', 'a foreign file')

  " A file is ours as soon as it is written with a kind.
  edit new.md
  call s:Equal(0, b:tidemark, 'an empty file')
  call setline(1, ['---', 'kind: page', '---', '', '- [ ] A'])
  silent write
  call s:Equal(1, b:tidemark, 'with a kind')
  call s:Equal('tidemarkBoxOpen', s:GroupAt(5, '[ ]'), 'its colors')
  call delete('new.md')
  bwipeout!

  " :make, whose columns are bytes behind an emoji.
  edit pages/emoji.md
  compiler tidemark
  silent make! %
  let s:found = filter(getqflist(), 'v:val.valid')
  call s:Equal(1, len(s:found), 'findings of :make')
  call s:Equal([7, stridx(getline(7), 'prority') + 1, 'w', 'unknown-key'],
    \ [s:found[0].lnum, s:found[0].col, s:found[0].type, matchstr(s:found[0].text, '\[\zs[a-z-]*\ze\]$')], 'a finding')
  call s:Equal(bufnr('%'), s:found[0].bufnr, 'its buffer')
  silent lmake! %
  call s:Equal(stridx(getline(7), 'prority') + 1, getloclist(0)[0].col, 'a list of a window')

  " Things are done at the line of the cursor, and the buffer shows it.
  edit days/2026-11-20.md
  call cursor(s:Line('What he wrote'), 1)
  silent Tidemark done
  call s:Equal('    - [x] What he wrote home', getline('.'), 'done')
  silent Tidemark reopen .
  call s:Equal('    - [ ] What he wrote home', getline('.'), 'reopened')
  edit pages/health.md
  call cursor(s:Line('^- Meditate'), 1)
  silent Tidemark done
  call s:Equal('  - 2026-11-20', getline(s:Line('^  - 2026-11-19') + 1), 'a log')
  silent Tidemark undo
  call s:Equal('- Run (streak: weekly, goal: 3)', getline(s:Line('^  - 2026-11-19') + 1), 'undone')

  " Formatting, of a text that is not saved.
  edit pages/emoji.md
  call append(line('$'), '- [ ] 📚 Hasty ( Due:2026-12-01 ,PRIORITY:High )')
  TidemarkFormat
  call s:Equal('- [ ] 📚 Hasty (due: 2026-12-01, priority: high)', getline('$'), 'formatted')
  edit!

  " The day as a list.
  edit days/2026-11-20.md
  TidemarkDay
  cclose
  let s:book = filter(getqflist(), 'v:val.text =~# "The book"')
  call s:Equal([12, '06:00-07:30 The book'], [s:book[0].lnum, s:book[0].text], 'a block')
  call s:Equal('days/2026-11-20.md', fnamemodify(bufname(s:book[0].bufnr), ':.'), 'its file')
  call s:Equal(1, len(filter(getqflist(), 'v:val.text =~# "\\[ \\] Count the slips"')), 'a task')

  " ALE, where it is installed.
  if !empty($TIDEMARK_ALE)
    execute 'set runtimepath+=' . $TIDEMARK_ALE
    runtime! plugin/ale.vim
    unlet g:loaded_tidemark
    runtime plugin/tidemark.vim
    let g:ale_linters = {'markdown': ['tidemark']}
    let g:ale_fixers = {'markdown': ['tidemark']}
    edit pages/emoji.md
    call setloclist(0, [])
    call ale#Queue(0)
    " ALE fills the list some time after the program has ended.
    for s:turn in range(500)
      if !empty(getloclist(0))
        break
      endif
      sleep 20m
    endfor
    let s:found = getloclist(0)
    call s:Equal([[7, stridx(getline(7), 'prority') + 1, 'W']], map(s:found, '[v:val.lnum, v:val.col, v:val.type]'), 'ALE')
    call append(line('$'), '- [ ] 📚 Hasty ( Due:2026-12-01 )')
    silent ALEFix
    for s:turn in range(500)
      if getline('$') !~# 'Due'
        break
      endif
      sleep 20m
    endfor
    call s:Equal('- [ ] 📚 Hasty (due: 2026-12-01)', getline('$'), 'ALEFix')
    set nomodified
  endif
catch
  call add(v:errors, v:throwpoint . ': ' . v:exception)
endtry
call writefile([s:checks . ' checks'] + v:errors, $TIDEMARK_REPORT)
qall!
