" `tidemark fmt`, for ALE. Where the program refuses a file it prints nothing, and ALE leaves the text as it is.
call ale#Set('markdown_tidemark_executable', tidemark#Program())

function! ale#fixers#tidemark#Fix(buffer) abort
  let l:program = ale#Escape(ale#Var(a:buffer, 'markdown_tidemark_executable'))
  return {'command': l:program . ' fmt --stdin-filename %s -'}
endfunction
