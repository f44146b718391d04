" What Tidemark reads, over the colors of Markdown. In other files nothing is colored.
if !exists('b:tidemark')
  call tidemark#Detect()
endif
if !b:tidemark
  finish
endif

let s:marker = '\%(^\s*\%([-*+]\|\d\{1,9}[.)]\)\s\+\)\@<='
let s:anchor = '\%(^\s*\%([-*+]\|\d\{1,9}[.)]\)\s\+\%(\[[ xX-]\]\s\+\)\?\)\@<='
let s:to = '\s*\%(-\|–\|—\|→\|to\)\s*'
let s:date = '\<\d\{4}-\d\d-\d\d\>'
let s:time = '\<\%(\d\{1,2}:\d\d\%(\s\?[ap]m\)\?\|\d\{1,2}\s\?[ap]m\)\>'
let s:headings = 'markdownH1,markdownH2,markdownH3,markdownH4,markdownH5,markdownH6'
let s:keys = '\%(' . join(g:tidemark#words#keys, '\|') . '\)'

function! s:Match(group, pattern, where) abort
  execute 'syntax match ' . a:group . ' "' . escape(a:pattern, '"') . '" ' . a:where
endfunction

call s:Match('tidemarkBoxOpen', s:marker . '\[ \]\ze\%(\s\|$\)', '')
call s:Match('tidemarkBoxDone', s:marker . '\[[xX]\]\ze\%(\s\|$\)', '')
call s:Match('tidemarkBoxDropped', s:marker . '\[-\]\ze\%(\s\|$\)', '')
call s:Match('tidemarkDate', s:anchor . s:date . '\%(' . s:to . s:date . '\)\?', 'nextgroup=tidemarkState skipwhite')
call s:Match('tidemarkTime', s:anchor . s:time . '\%(' . s:to . s:time . '\)\?', '')
call s:Match('tidemarkState', '\c\%(skipped\|missed\)\>', 'contained')
call s:Match('tidemarkTag', '\%(^\|[ \t(]\)\@1<=#\%(\a\|[^\x00-\x7f]\)\%(\w\|[-/]\|[^\x00-\x7f]\)*', '')

execute 'syntax region tidemarkGroup oneline matchgroup=tidemarkBracket start="\c(\ze\s*' . s:keys . '\s*[:=]" end=")"'
  \ . ' contains=tidemarkKey,tidemarkParens,tidemarkFieldDate,tidemarkFieldTime containedin=' . s:headings
syntax region tidemarkParens oneline start="(" end=")" contained contains=tidemarkParens
call s:Match('tidemarkKey', '\c\<' . s:keys . '\ze\s*[:=]', 'contained')
call s:Match('tidemarkFieldDate', s:date, 'contained')
call s:Match('tidemarkFieldTime', s:time, 'contained')

call s:Match('tidemarkHeadingDate', s:date . '\%(' . s:to . s:date . '\)\?', 'contained containedin=' . s:headings)
call s:Match('tidemarkSection', '\c\%(^\s\{,3}##\s\+\)\@<=\%(' . join(g:tidemark#words#sections, '\|') . '\)\ze\s*$', 'contained containedin=markdownH2')

" Where there is no YAML beside Markdown's own colors, the front matter has a region of ours.
if !hlexists('markdownYamlHead')
  syntax region tidemarkFrontMatter start="\%^---\s*$" end="^\%(---\|\.\.\.\)\s*$" keepend contains=tidemarkProperty,tidemarkKind
endif
call s:Match('tidemarkProperty', '^\%(' . join(g:tidemark#words#properties, '\|') . '\)\ze\s*:', 'contained containedin=markdownYamlHead')
call s:Match('tidemarkKind', '\c\%(^kind\s*:\s*["'']\?\)\@<=\%(' . join(g:tidemark#words#kinds, '\|') . '\)\>', 'contained containedin=markdownYamlHead')

highlight default link tidemarkBoxOpen Todo
highlight default link tidemarkBoxDone Comment
highlight default link tidemarkBoxDropped Comment
highlight default link tidemarkDate Number
highlight default link tidemarkTime Number
highlight default link tidemarkHeadingDate Number
highlight default link tidemarkFieldDate Number
highlight default link tidemarkFieldTime Number
highlight default link tidemarkState Keyword
highlight default link tidemarkTag Tag
highlight default link tidemarkGroup String
highlight default link tidemarkParens String
highlight default link tidemarkBracket Delimiter
highlight default link tidemarkKey Identifier
highlight default link tidemarkSection Title
highlight default link tidemarkProperty Identifier
highlight default link tidemarkKind Type

unlet s:marker s:anchor s:to s:date s:time s:headings s:keys
