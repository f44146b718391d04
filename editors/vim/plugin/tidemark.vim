" Commands of Tidemark; docs/editors.md says how to use them.
if exists('g:loaded_tidemark')
  finish
endif
let g:loaded_tidemark = 1

command! -nargs=+ -complete=custom,tidemark#Complete Tidemark call tidemark#Run(<f-args>)
command! -nargs=* TidemarkDay call tidemark#Day(<q-args>)
command! -bar TidemarkFormat call tidemark#Format()

augroup tidemark
  autocmd!
  autocmd BufWritePost *.md call tidemark#DetectAgain()
  " The columns of the program are characters, those of the list bytes.
  autocmd QuickFixCmdPost make if get(b:, 'current_compiler', get(g:, 'current_compiler', '')) ==# 'tidemark' | call tidemark#CorrectColumns(0) | endif
  autocmd QuickFixCmdPost lmake if get(b:, 'current_compiler', get(g:, 'current_compiler', '')) ==# 'tidemark' | call tidemark#CorrectColumns(1) | endif
augroup END

" Known to ALE where that is installed.
if exists('*ale#fix#registry#Add') || !empty(globpath(&runtimepath, 'autoload/ale/fix/registry.vim'))
  call ale#fix#registry#Add('tidemark', 'ale#fixers#tidemark#Fix', ['markdown'], 'Bring files of Tidemark into their canonical form.')
endif
