/** The command line as one table: name → command, and every failure → one sentence and an exit code. */
import { AppError, toAppError, type ErrorCode } from '../../shared/errors.ts'
import { demoCommand, getCommand, planCommand } from './batchCommand.ts'
import { configCommand } from './configCommand.ts'
import { historyCommand, undoCommand } from './historyCommands.ts'
import { serviceCommand } from './serviceCommand.ts'
import type { ProgramFiles } from './programFiles.ts'
import { searchCommand, usageCommand } from './serviceQuestions.ts'
import { startCommand } from './startCommand.ts'
import { shown, type ExitCode, type Terminal } from './terminal.ts'
import { transcribeCommand } from './transcribeCommand.ts'
import { translateCommand } from './translateCommand.ts'
import { watchCommand } from './watchCommand.ts'
import { uploadCommand } from './uploadCommand.ts'
import { webCommand } from './webCommand.ts'

type Command = (args: readonly string[], terminal: Terminal, files: ProgramFiles) => Promise<ExitCode>

const commands: ReadonlyMap<string, Command> = new Map<string, Command>([
  ['web', webCommand],
  ['demo', demoCommand],
  ['plan', planCommand],
  ['get', getCommand],
  ['translate', translateCommand],
  ['transcribe', transcribeCommand],
  ['watch', watchCommand],
  ['search', searchCommand],
  ['usage', usageCommand],
  ['upload', uploadCommand],
  ['undo', undoCommand],
  ['history', historyCommand],
  ['config', configCommand],
  ['service', serviceCommand],
])

export const helpLines = [
  'undertitle                        the app: its window, or its page in the browser',
  'undertitle web  [--port N] [--host 127.0.0.1] [--no-open]   the app as a page of the browser',
  'undertitle demo [DIR]             sample videos, the built-in service, the whole job',
  'undertitle get  PATH... [options] find, download, check and write what is missing',
  'undertitle watch PATH... [options] get, then again whenever something changes',
  'undertitle plan PATH... [options] the plan only; nothing is written',
  'undertitle translate FILE --to LANG [--tone T]   a video, or a subtitle that was written beside one',
  'undertitle transcribe URL|FILE --language LANG   what is spoken, as a subtitle',
  'undertitle search TEXT|tt123      titles and their subtitles',
  'undertitle usage                  counters and resets',
  'undertitle upload FILE... [--video V] [--release NAME]... [--lang LANG] [--type movie|tv] [--moviedb-id N] [--dry-run]',
  '                [--service-id N] [--filmdb-id ID] [--name NAME] [--quality web|bluray|dvd|hdtv|cam] [--framerate CODE]',
  '                [--production-type 0-3] [--season N] [--episode N | --ef N --ee N | --full-season] [--hi true|false]',
  '                [--comment TEXT] [--tag TAG]... [--sd-id N_ID] [--pack] [--again] [--upload-url URL] [--json]',
  'undertitle undo [--batch ID | --file PATH | --since TIME]',
  'undertitle history [--file PATH]',
  'undertitle config get|set KEY [VALUE]',
  'undertitle service start|import|key|token|review --data DIR …',
  'Options of get, plan and watch: --home DIR, --service embedded|URL, --languages en,pt-BR>pt, --hi prefer|avoid|only|any,',
  '  --forced also|never, --naming universal|plex|jellyfin|kodi|mpv, --yes-to sure|all, --limit-downloads N,',
  '  --json, --dry-run, --offline, --quiet, --verbose',
] as const

/** Never throws. Without a command this is `npm start`: the app itself. */
export async function runApp(args: readonly string[], terminal: Terminal, files: ProgramFiles): Promise<ExitCode> {
  const [name, ...rest] = args
  try {
    if (name === '--help' || name === '-h' || name === 'help') {
      helpLines.forEach(terminal.stdout)
      return 0
    }
    if (name === undefined || name.startsWith('--')) return await startCommand(args, terminal, files)
    const command = commands.get(name)
    if (!command) throw new AppError('input.invalid', `There is no command "${name}". See: undertitle --help`)
    return await command(rest, terminal, files)
  } catch (thrown) {
    return explain(thrown, terminal)
  }
}

const wrongUsage: ReadonlySet<ErrorCode> = new Set([
  'input.invalid',
  'input.unknownLanguage',
  'folder.missing',
  'folder.unreadable',
])

function explain(thrown: unknown, terminal: Terminal): ExitCode {
  const error = toAppError(thrown)
  terminal.status('')
  if (error.code === 'cancelled' || terminal.signal.aborted) {
    terminal.stderr('Stopped. What was done is kept; the next run goes on from there.')
    return 130
  }
  terminal.stderr(shown(error.message))
  if (error.code === 'internal' && error.cause instanceof Error)
    terminal.stderr(shown(error.cause.stack ?? error.cause.message))
  return wrongUsage.has(error.code) ? 2 : 3
}
