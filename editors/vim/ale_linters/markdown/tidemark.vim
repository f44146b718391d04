" What `tidemark lint` finds, for ALE.
call ale#Set('markdown_tidemark_executable', tidemark#Program())

let s:types = {'error': 'E', 'warning': 'W', 'info': 'I'}

function! ale_linters#markdown#tidemark#Handle(buffer, lines) abort
  let l:found = []
  try
    let l:report = json_decode(join(a:lines, "\n"))
  catch
    return []
  endtry
  for l:finding in get(l:report, 'diagnostics', [])
    let l:line = get(getbufline(a:buffer, l:finding.line), 0, '')
    let l:last = get(getbufline(a:buffer, l:finding.endLine), 0, '')
    call add(l:found, {
    \ 'lnum': l:finding.line,
    \ 'col': tidemark#Column(l:line, l:finding.column),
    \ 'end_lnum': l:finding.endLine,
    \ 'end_col': tidemark#Column(l:last, l:finding.endColumn) - 1,
    \ 'type': s:types[l:finding.severity],
    \ 'code': l:finding.rule,
    \ 'text': l:finding.message,
    \ 'detail': l:finding.message . (empty(get(l:finding, 'help', '')) ? '' : "\n" . l:finding.help),
    \})
  endfor
  return l:found
endfunction

call ale#linter#Define('markdown', {
\ 'name': 'tidemark',
\ 'executable': {buffer -> ale#Var(buffer, 'markdown_tidemark_executable')},
\ 'command': '%e lint --format json --stdin-filename %s -',
\ 'callback': 'ale_linters#markdown#tidemark#Handle',
\})
