" words: begin (computed by scripts/generate; `make generate` writes them anew)
let g:tidemark#words#kinds = ['page', 'day', 'project', 'stacks', 'ritual', 'life', 'activities', 'vault']
let g:tidemark#words#properties = ['kind', 'tags', 'icon', 'allow', 'theme', 'color', 'clock', 'week-starts', 'day-starts', 'day-ends', 'default-block', 'midnight', 'reminders', 'insights', 'days', 'pages', 'projects', 'rituals', 'category', 'time', 'duration', 'finished', 'born', 'expectancy', 'notify', 'view', 'glance']
let g:tidemark#words#keys = ['type', 'icon', 'was', 'every', 'at', 'in', 'from', 'until', 'since', 'streak', 'goal', 'best', 'count', 'to', 'due', 'priority', 'done', 'notify', 'project', 'color', 'ended', 'rating', 'category', 'marked', 'source', 'theme']
let g:tidemark#words#sections = ['Things that used to matter', 'Done', 'Phases', 'Pages', 'Rituals', 'Projects', 'Categories', 'Routine']
" words: end
