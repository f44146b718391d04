// Tasks of VS Code: the findings of a vault in the list of problems, and the commands that put it right.
'use strict';

const vscode = require('vscode');

const TASKS = [
  { name: 'lint', arguments: ['lint', '--format', 'short'] },
  { name: 'apply the safe fixes', arguments: ['lint', '--fix', '--format', 'short'] },
  { name: 'format all files', arguments: ['fmt'] },
  { name: 'today', arguments: ['today', '--no-pager'] },
];

function make(definition, name, scope, program) {
  const execution = new vscode.ProcessExecution(program, definition.arguments);
  return new vscode.Task(definition, scope, name, 'tidemark', execution, '$tidemark');
}

// program: a function that gives the program of today's settings.
function provider(program) {
  return {
    provideTasks: () =>
      (vscode.workspace.workspaceFolders || []).flatMap(folder =>
        TASKS.map(task => make({ type: 'tidemark', arguments: task.arguments }, task.name, folder, program()))),
    resolveTask: task =>
      Array.isArray(task.definition.arguments)
        ? make(task.definition, task.name || task.definition.arguments.join(' '), task.scope, program())
        : undefined,
  };
}

module.exports = { TASKS, provider };
