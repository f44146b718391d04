-- Runs in a copy of the examples, in Neovim 0.7 and in 0.11. What the server does not announce is not tried, and is named.
local checks, failures, missing = 0, {}, {}
local works, failed_before = {}, 0

local function equal(wanted, found, what)
  checks = checks + 1
  if not vim.deep_equal(wanted, found) then
    table.insert(failures, what .. ': ' .. vim.inspect(found) .. ', not ' .. vim.inspect(wanted))
  end
end

-- Some rows of the table in docs/editors.md work, if nothing has failed since the last ones.
local function these_work(...)
  if #failures == failed_before then
    vim.list_extend(works, { ... })
  end
  failed_before = #failures
end

local function wait(what, found)
  local value
  local ok = vim.wait(20000, function()
    value = found()
    return value ~= nil and value ~= false
  end, 20)
  if not ok then
    error('waited in vain for ' .. what)
  end
  return value
end

local clients_of = vim.lsp.get_clients and function(buffer)
  return vim.lsp.get_clients({ bufnr = buffer })
end or function(buffer)
  return vim.tbl_values(vim.lsp.buf_get_clients(buffer))
end

local function client()
  return wait('a client', function()
    local found = clients_of(0)[1]
    return found and (found.initialized ~= false) and found.server_capabilities and found
  end)
end

local function line_of(text)
  for number, line in ipairs(vim.api.nvim_buf_get_lines(0, 0, -1, false)) do
    local column = line:find(text, 1, true)
    if column then
      return number, column, line
    end
  end
  error('no line has ' .. text)
end

-- Puts the cursor on the first letter of a text.
local function go_to(text)
  local number, column = line_of(text)
  vim.api.nvim_win_set_cursor(0, { number, column - 1 })
end

local function ask(method, parameters)
  local answers = vim.lsp.buf_request_sync(0, method, parameters, 20000)
  for _, answer in pairs(answers or {}) do
    if answer.err then
      error(method .. ': ' .. vim.inspect(answer.err))
    end
    return answer.result
  end
end

local function here()
  local found = client()
  local parameters = vim.lsp.util.make_position_params(0, found.offset_encoding)
  return parameters
end

local function this_document()
  return { textDocument = vim.lsp.util.make_text_document_params() }
end

local function announced(capability, name)
  local value = client().server_capabilities[capability]
  if value then
    return true
  end
  table.insert(missing, name)
  return false
end

local function apply(edit)
  vim.lsp.util.apply_workspace_edit(edit, client().offset_encoding)
end

local function format()
  if vim.lsp.buf.format then
    vim.lsp.buf.format({ timeout_ms = 20000 })
  else
    vim.lsp.buf.formatting_sync({}, 20000)
  end
end

-- The actions at the cursor, or of a kind.
local function actions(kind)
  local number, column = unpack(vim.api.nvim_win_get_cursor(0))
  local encoding = client().offset_encoding
  local parameters = vim.lsp.util.make_given_range_params({ number, column }, { number, column }, 0, encoding)
  parameters.context = { diagnostics = {}, only = kind and { kind } or nil }
  return ask('textDocument/codeAction', parameters) or {}
end

-- Takes the action whose title has some text, as a person would choose it.
local function act(text)
  for _, action in ipairs(actions()) do
    if action.title:find(text, 1, true) then
      if not action.edit and not action.command then
        action = ask('codeAction/resolve', action)
      end
      if action.edit then
        apply(action.edit)
      end
      if action.command then
        local command = type(action.command) == 'table' and action.command or action
        ask('workspace/executeCommand', { command = command.command, arguments = command.arguments })
      end
      return true
    end
  end
  return false
end

local function findings_are_behind_emoji()
  vim.cmd('edit pages/emoji.md')
  local _, column, line = line_of('prority')
  local found = wait('findings', function()
    local found = vim.diagnostic.get(0)
    return #found > 0 and found
  end)
  equal(1, #found, 'findings')
  equal({ 6, column - 1, 6, column + 6 }, { found[1].lnum, found[1].col, found[1].end_lnum, found[1].end_col }, 'a place')
  equal('prority', line:sub(found[1].col + 1, found[1].end_col), 'what is found')
  equal('unknown-key', found[1].code or found[1].user_data.lsp.code, 'the rule')
  equal(vim.diagnostic.severity.WARN, found[1].severity, 'how bad it is')
  go_to('prority')
  equal(true, act('“priority”'), 'a fix')
  equal(true, vim.api.nvim_get_current_line():find('Draft é (due: 2026-12-01, priority: high)', 1, true) ~= nil, 'the fixed line')
  wait('no findings', function()
    return #vim.diagnostic.get(0) == 0
  end)
  these_work('findings', 'positions', 'fixes', 'changes of the text')
  vim.cmd('edit!')
end

local function a_foreign_file_gets_nothing()
  vim.cmd('edit outside.md')
  client()
  equal({}, actions(), 'actions of a foreign file')
  equal(0, #vim.diagnostic.get(0), 'findings of a foreign file')
end

local function safe_fixes_and_format()
  vim.cmd('edit pages/safe.md')
  client()
  local all = actions('source.fixAll')
  equal(1, #all, 'all safe fixes')
  apply(all[1].edit)
  equal('- [ ] 📚 Milk', vim.fn.getline('$'), 'fixed')
  vim.cmd('edit!')
  vim.cmd('edit pages/hasty.md')
  client()
  vim.fn.append(vim.fn.line('$'), '- [ ] 📚 Unsaved ( due:2026-12-02 )')
  format()
  equal(
    { '- [ ] 📚 Draft (due: 2026-12-01, priority: high)', '- [ ] 📚 Unsaved (due: 2026-12-02)' },
    vim.api.nvim_buf_get_lines(0, -3, -1, false),
    'formatted'
  )
  these_work('all safe fixes', 'formatting')
  vim.cmd('edit!')
end

local function what_is_announced()
  vim.cmd('edit pages/health.md')
  client()
  if announced('foldingRangeProvider', 'folding') then
    equal(true, #ask('textDocument/foldingRange', this_document()) > 3, 'folds')
    if vim.lsp.foldexpr then
      these_work('folding')
    end
  end
  if announced('hoverProvider', 'hover') then
    go_to('Meditate')
    local hover = ask('textDocument/hover', here())
    equal(true, vim.inspect(hover):find('22') ~= nil, 'a hover names the streak of 22 days: ' .. vim.inspect(hover))
    these_work('hover')
  end
  if announced('documentSymbolProvider', 'symbols') then
    equal(true, vim.inspect(ask('textDocument/documentSymbol', this_document())):find('Streaks', 1, true) ~= nil, 'symbols')
    these_work('symbols')
  end
  if announced('inlayHintProvider', 'inlay hints') then
    local parameters = this_document()
    parameters.range = { start = { line = 0, character = 0 }, ['end'] = { line = vim.fn.line('$'), character = 0 } }
    equal(true, #ask('textDocument/inlayHint', parameters) > 0, 'inlay hints')
    if vim.lsp.inlay_hint then
      these_work('hints')
    end
  end
  if announced('semanticTokensProvider', 'semantic tokens') then
    local tokens = ask('textDocument/semanticTokens/full', this_document())
    equal(0, #tokens.data % 5, 'semantic tokens')
    equal(true, #tokens.data > 50, 'semantic tokens')
    if vim.lsp.semantic_tokens then
      these_work('colors')
    end
  end
  if announced('codeLensProvider', 'code lenses') then
    equal(true, #ask('textDocument/codeLens', this_document()) > 0, 'code lenses')
    these_work('lenses')
  end
  if announced('completionProvider', 'completion') then
    vim.fn.append(vim.fn.line('$'), { '', '- [ ] 📚 Draft (due: 2026-12-01, pri)' })
    vim.api.nvim_win_set_cursor(0, { vim.fn.line('$'), #vim.fn.getline('$') - 1 })
    local answer = ask('textDocument/completion', here())
    local labels = vim.tbl_map(function(item) return item.label end, answer.items or answer)
    equal(true, vim.tbl_contains(vim.tbl_map(function(label) return label:match('^%w+') end, labels), 'priority'),
      'completion of a key: ' .. vim.inspect(labels))
    these_work('completion')
    vim.cmd('edit!')
  end
  if announced('definitionProvider', 'definition') then
    vim.cmd('edit days/2026-11-20.md')
    client()
    go_to('One Window')
    local found = ask('textDocument/definition', here())
    equal(true, vim.inspect(found):find('projects/one%-window%.md') ~= nil, 'the definition of a project: ' .. vim.inspect(found))
    local named = here()
    named.context = { includeDeclaration = true }
    equal(true, #ask('textDocument/references', named) > 3, 'references')
    these_work('definition, references')
    equal(true, #ask('textDocument/documentHighlight', here()) > 1, 'highlights')
    these_work('highlight')
  end
  if announced('renameProvider', 'rename') then
    vim.cmd('edit projects/one-window.md')
    client()
    go_to('One Window')
    local parameters = here()
    parameters.newName = 'Two Windows'
    apply(ask('textDocument/rename', parameters))
    equal(1, vim.fn.search('^# Two Windows$', 'cw') > 0 and 1 or 0, 'a renamed project')
    vim.cmd('edit days/2026-11-20.md')
    equal(true, vim.fn.search('project: Two Windows', 'cw') > 0, 'what names it')
    these_work('rename')
    for _, buffer in ipairs(vim.api.nvim_list_bufs()) do
      if vim.bo[buffer].modified then
        vim.api.nvim_buf_call(buffer, function() vim.cmd('edit!') end)
      end
    end
  end
end

-- A day as a person plans it: it is typed in haste, put right, ticked and looked at.
local function a_day()
  vim.cmd('edit days/2026-11-23.md')
  equal(0, vim.b.tidemark, 'an empty file')
  local typed = {
    '---', 'kind: day', '---', '', '# 2026-11-23 Monday', '',
    '- 6am-7:30 ✍️ The book', '  - [ ] Cut chapter 3 by a third (project: One Window)', '- 16:00 - 17:00 📚 Marking (colour: orange)', '',
    '- [ ] Stamps ( Due:2026-11-23 )',
  }
  vim.opt_local.autoindent = false
  vim.api.nvim_feedkeys('i' .. table.concat(typed, '\n'), 'ntx', false)
  vim.cmd('write')
  equal(1, vim.b.tidemark, 'with a kind')
  client()
  local found = wait('findings of the day', function()
    local found = vim.diagnostic.get(0)
    return #found > 0 and found
  end)
  local rules = {}
  for _, finding in ipairs(found) do
    rules[finding.code or finding.user_data.lsp.code] = finding
  end
  equal(true, rules['unknown-key'] ~= nil, 'colour is found: ' .. vim.inspect(vim.tbl_keys(rules)))
  go_to('colour')
  equal(true, act('“color”'), 'colour is fixed')
  format()
  vim.cmd('write')
  equal({
    '- 06:00 - 07:30 ✍️ The book', '  - [ ] Cut chapter 3 by a third (project: One Window)', '- 16:00 - 17:00 📚 Marking (color: orange)', '',
    '- [ ] Stamps (due: 2026-11-23)',
  }, vim.api.nvim_buf_get_lines(0, 6, -1, false), 'the day in its canonical form')
  go_to('Stamps')
  vim.cmd('silent Tidemark done')
  equal('- [x] Stamps (due: 2026-11-23)', vim.api.nvim_get_current_line(), 'ticked')
  vim.cmd('silent TidemarkDay 2026-11-23')
  vim.cmd('cclose')
  local listed = vim.tbl_map(function(item) return item.text end, vim.fn.getqflist())
  equal(true, vim.tbl_contains(listed, '06:00-07:30 The book'), 'the day as a list: ' .. vim.inspect(listed))
  equal(true, vim.tbl_contains(listed, '[x] Stamps'), 'its tasks: ' .. vim.inspect(listed))
end

for _, test in ipairs({
  findings_are_behind_emoji, a_foreign_file_gets_nothing, safe_fixes_and_format, what_is_announced, a_day,
}) do
  local ok, message = xpcall(test, debug.traceback)
  if not ok then
    table.insert(failures, message)
  end
end
local first = checks .. ' checks'
if #missing > 0 then
  first = first .. '; not announced by the server: ' .. table.concat(missing, ', ')
end
local lines = vim.split(table.concat({ first, unpack(failures) }, '\n'), '\n')
vim.fn.writefile(lines, os.getenv('TIDEMARK_REPORT'))
vim.fn.writefile(works, os.getenv('TIDEMARK_WORKS'))
vim.cmd('qall!')
