" What the other files of this plugin share. The program does the work; nothing here knows the format but for its words.

function! tidemark#Program() abort
  return get(g:, 'tidemark_program', 'tidemark')
endfunction

" Runs the program, in the folder of the current file, so that it finds its vault.
" Gives what it prints, what it says on standard error, and its exit status.
function! tidemark#Call(arguments, ...) abort
  let l:folder = expand('%:p:h')
  let l:said = tempname()
  let l:words = [tidemark#Program()] + a:arguments + ['--no-input', '--no-pager', '--color', 'never']
  let l:command = join(map(l:words, 'shellescape(v:val)'), ' ') . ' 2>' . shellescape(l:said)
  if isdirectory(l:folder)
    let l:command = 'cd ' . shellescape(l:folder) . ' && ' . l:command
  endif
  let l:printed = a:0 ? system(l:command, a:1) : system(l:command)
  let l:status = v:shell_error
  let l:messages = filereadable(l:said) ? readfile(l:said) : []
  call delete(l:said)
  return {'printed': l:printed, 'messages': l:messages, 'status': l:status}
endfunction

" The kind that the front matter of the buffer says, in lower case; '' where it says none.
function! tidemark#WrittenKind() abort
  if getline(1) !~# '^\%ufeff\?---\s*$'
    return ''
  endif
  for l:number in range(2, min([line('$'), 200]))
    let l:line = getline(l:number)
    if l:line =~# '^\%(---\|\.\.\.\)\s*$'
      break
    endif
    let l:kind = matchstr(l:line, '^kind\s*:\s*["'']\?\zs[^"''# \t]\+')
    if !empty(l:kind)
      return tolower(l:kind)
    endif
  endfor
  return ''
endfunction

" Whether the buffer is a file of Tidemark: it says its kind, or it is below a root that maps its folder, which the program knows.
" b:tidemark remembers the answer.
function! tidemark#Detect() abort
  let l:kind = tidemark#WrittenKind()
  if !empty(l:kind)
    let b:tidemark = index(g:tidemark#words#kinds, l:kind) >= 0
  elseif empty(findfile('tidemark.md', fnameescape(expand('%:p:h')) . ';'))
    let b:tidemark = 0
  else
    let l:answer = tidemark#Call(['outline', '--stdin-filename', expand('%:p'), '-'], join(getline(1, '$'), "\n") . "\n")
    let b:tidemark = l:answer.status == 0 && !empty(l:answer.printed)
  endif
  return b:tidemark
endfunction

" Looks again after a file was written: it may be one of Tidemark now, or no longer.
function! tidemark#DetectAgain() abort
  let l:before = get(b:, 'tidemark', 0)
  if tidemark#Detect() != l:before
    doautocmd <nomodeline> FileType markdown
  endif
endfunction

" The column in bytes of one in characters, both from 1: the program counts Unicode scalars.
function! tidemark#Column(line, column) abort
  let l:bytes = byteidxcomp(a:line, a:column - 1)
  return l:bytes < 0 ? strlen(a:line) + 1 : l:bytes + 1
endfunction

" Brings the columns of a list that :make or :lmake filled into bytes.
function! tidemark#CorrectColumns(local) abort
  let l:items = a:local ? getloclist(0) : getqflist()
  let l:texts = {}
  for l:item in l:items
    if l:item.valid && l:item.bufnr > 0 && l:item.lnum > 0
      if !has_key(l:texts, l:item.bufnr)
        let l:name = fnamemodify(bufname(l:item.bufnr), ':p')
        let l:texts[l:item.bufnr] = filereadable(l:name) ? readfile(l:name) : []
      endif
      let l:item.col = tidemark#Column(get(l:texts[l:item.bufnr], l:item.lnum - 1, ''), l:item.col)
    endif
  endfor
  if a:local
    call setloclist(0, l:items, 'r')
  else
    call setqflist(l:items, 'r')
  endif
endfunction

function! s:Complain(answer) abort
  echohl ErrorMsg
  for l:line in a:answer.messages
    echomsg l:line
  endfor
  echohl None
endfunction

" Takes what the program has written into the buffers that have no changes of their own.
function! s:ReadAgain() abort
  let l:view = winsaveview()
  let l:autoread = &autoread
  set autoread
  silent! checktime
  let &autoread = l:autoread
  call winrestview(l:view)
endfunction

" These are about the line of the cursor where nothing is named. A dot names it anywhere.
let s:about_a_line = ['done', 'reopen', 'skip', 'drop', 'log', 'count', 'tally', 'unschedule', 'set-aside', 'restore']

" :Tidemark COMMAND [ARGUMENT]...
function! tidemark#Run(command, ...) abort
  if &modified && !empty(expand('%'))
    update
  endif
  " The program runs in the folder of the file.
  let l:here = './' . expand('%:t') . ':' . line('.')
  let l:arguments = map(copy(a:000), 'v:val ==# "." ? l:here : v:val')
  if index(s:about_a_line, a:command) >= 0 && (empty(l:arguments) || l:arguments[0] =~# '^[-+]')
    call insert(l:arguments, l:here)
  endif
  let l:answer = tidemark#Call([a:command] + l:arguments)
  call s:ReadAgain()
  if l:answer.status > 1
    call s:Complain(l:answer)
    return
  endif
  for l:line in split(l:answer.printed, "\n") + l:answer.messages
    echomsg l:line
  endfor
endfunction

" :TidemarkFormat brings the text of the buffer into its canonical form, saved or not.
function! tidemark#Format() abort
  let l:before = getline(1, '$')
  let l:answer = tidemark#Call(['fmt', '--stdin-filename', expand('%:p'), '-'], join(l:before, "\n") . "\n")
  if l:answer.status != 0
    return s:Complain(l:answer)
  endif
  let l:after = split(substitute(l:answer.printed, '\n$', '', ''), "\n", 1)
  if l:after ==# l:before
    return
  endif
  let l:view = winsaveview()
  call setline(1, l:after)
  if len(l:after) < line('$')
    silent execute (len(l:after) + 1) . ',$delete _'
  endif
  call winrestview(l:view)
endfunction

" Paths of the program begin at the folder that it runs in.
function! s:Add(items, folder, thing, text) abort
  if has_key(a:thing, 'path')
    call add(a:items, {'filename': simplify(a:folder . '/' . a:thing.path), 'lnum': a:thing.line, 'text': a:text})
  endif
endfunction

let s:boxes = {'open': '[ ]', 'done': '[x]', 'dropped': '[-]'}

" :TidemarkDay [DAY] lists the blocks and tasks of a day, to jump to.
function! tidemark#Day(words) abort
  let l:answer = tidemark#Call(['day', '--json'] + (empty(a:words) ? [] : [a:words]))
  if l:answer.status != 0
    return s:Complain(l:answer)
  endif
  let l:day = json_decode(l:answer.printed)
  let l:folder = expand('%:p:h')
  let l:items = []
  for l:block in l:day.blocks
    call s:Add(l:items, l:folder, l:block, l:block.start . '-' . l:block.end . ' ' . l:block.title)
    for l:task in l:block.tasks
      call s:Add(l:items, l:folder, l:task, '  ' . get(s:boxes, get(l:task, 'state', ''), '-') . ' ' . l:task.title)
    endfor
  endfor
  for l:task in l:day.tasks
    call s:Add(l:items, l:folder, l:task, get(s:boxes, get(l:task, 'state', ''), '-') . ' ' . l:task.title)
  endfor
  for l:due in l:day.due
    call s:Add(l:items, l:folder, l:due, 'due: ' . l:due.title)
  endfor
  call setqflist([], ' ', {'title': 'tidemark day ' . l:day.date, 'items': l:items})
  if empty(l:items)
    echomsg 'Nothing is planned or due on ' . l:day.date . '.'
  else
    copen
  endif
endfunction

function! tidemark#Complete(lead, line, position) abort
  let l:commands = s:about_a_line + ['add', 'block', 'carry-over', 'edit', 'lint', 'move', 'note', 'renew', 'schedule', 'undo', 'redo']
  return a:line =~# '^\S\+\s\+\S*$' ? join(sort(copy(l:commands)), "\n") : ''
endfunction
