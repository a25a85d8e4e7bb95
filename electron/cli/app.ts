/** The command line as one table: name → command, and every failure → one sentence and an exit code. */
import { AppError, toAppError, type ErrorCode } from '../../shared/errors.ts'
import type { LogFields } from '../log/logEntry.ts'
import { noteError } from '../log/noteError.ts'
import type { ProgramFiles } from './programFiles.ts'
import { shown, type ExitCode, type Terminal } from './terminal.ts'

type Command = (args: readonly string[], terminal: Terminal, files: ProgramFiles) => Promise<ExitCode>

/** Each is loaded when it is asked for: together they are ten times what one of them needs. */
const commands: ReadonlyMap<string, () => Promise<Command>> = new Map<string, () => Promise<Command>>([
  ['web', async () => (await import('./webCommand.ts')).webCommand],
  ['demo', async () => (await import('./batchCommand.ts')).demoCommand],
  ['plan', async () => (await import('./batchCommand.ts')).planCommand],
  ['get', async () => (await import('./batchCommand.ts')).getCommand],
  ['translate', async () => (await import('./translateCommand.ts')).translateCommand],
  ['transcribe', async () => (await import('./transcribeCommand.ts')).transcribeCommand],
  ['timing', async () => (await import('./timingCommand.ts')).timingCommand],
  ['watch', async () => (await import('./watchCommand.ts')).watchCommand],
  ['search', async () => (await import('./serviceQuestions.ts')).searchCommand],
  ['usage', async () => (await import('./serviceQuestions.ts')).usageCommand],
  ['upload', async () => (await import('./uploadCommand.ts')).uploadCommand],
  ['undo', async () => (await import('./historyCommands.ts')).undoCommand],
  ['history', async () => (await import('./historyCommands.ts')).historyCommand],
  ['config', async () => (await import('./configCommand.ts')).configCommand],
  ['support', async () => (await import('./supportCommand.ts')).supportCommand],
  ['service', async () => (await import('./serviceCommand.ts')).serviceCommand],
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
  'undertitle timing FILE|FOLDER... [--check | --apply] [--no-video] | [--shift SECONDS] [--speed RATIO]   in step with the video?',
  'undertitle search TEXT|tt123      titles and their subtitles',
  'undertitle usage                  counters and resets',
  'undertitle upload FILE... [--video V] [--release NAME]... [--lang LANG] [--type movie|tv] [--moviedb-id N] [--dry-run]',
  '                [--service-id N] [--filmdb-id ID] [--name NAME] [--quality web|bluray|dvd|hdtv|cam] [--framerate CODE]',
  '                [--production-type 0-3] [--season N] [--episode N | --ef N --ee N | --full-season] [--hi true|false]',
  '                [--comment TEXT] [--tag TAG]... [--sd-id N_ID] [--file-n-id ID] [--pack] [--again] [--upload-url URL] [--json]',
  'undertitle undo [--batch ID | --file PATH | --since TIME]',
  'undertitle history [--file PATH]',
  'undertitle config get|set KEY [VALUE]',
  'undertitle support                what support may need to know: look through it before you send it',
  'undertitle service start --data DIR [--port N] [--host ADDRESS] [--name HOST]... [--trust-proxy CIDR]... [--allow-local-media]',
  'undertitle service import|key|token|review --data DIR …    all options: undertitle service start --help',
  'Options of get, plan and watch: --home DIR, --service embedded|URL, --languages en,pt-BR>pt, --hi prefer|avoid|only|any,',
  '  --forced also|never, --naming universal|plex|jellyfin|kodi|mpv, --yes-to sure|all, --limit-downloads N,',
  '  --clean hi,credits|none, --format keep|srt: what is done to a text before it is written,',
  '  --json, --dry-run, --offline, --quiet, --verbose',
] as const

/** Never throws. Without a command this is `npm start`: the app itself. */
export async function runApp(args: readonly string[], terminal: Terminal, files: ProgramFiles): Promise<ExitCode> {
  const [name] = args
  const { log } = terminal
  log.note('info', 'program.start', startFields(name, files))
  const code = await runCommand(args, terminal, files)
  log.note('info', 'program.end', { code })
  await log.settle()
  return code
}

function startFields(name: string | undefined, { version }: ProgramFiles): LogFields {
  const command = name !== undefined && commands.has(name) ? name : 'start'
  return { command, version, system: process.platform, node: process.versions.node, process: process.pid }
}

async function runCommand(args: readonly string[], terminal: Terminal, files: ProgramFiles): Promise<ExitCode> {
  const [name, ...rest] = args
  try {
    if (name === 'help' || args.slice(0, 2).some((word) => word === '--help' || word === '-h')) {
      helpLines.forEach(terminal.stdout)
      return 0
    }
    if (name === '--version') {
      terminal.stdout(files.version)
      return 0
    }
    if (name === undefined || name.startsWith('--')) {
      const { startCommand } = await import('./startCommand.ts')
      return await startCommand(args, terminal, files)
    }
    const load = commands.get(name)
    if (!load) throw new AppError('input.invalid', `There is no command "${name}". See: undertitle --help`)
    const command = await load()
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
  noteError(terminal.log.note, 'program.failed', error)
  terminal.stderr(shown(error.message))
  if (error.code === 'internal' && error.cause instanceof Error)
    terminal.stderr(shown(error.cause.stack ?? error.cause.message))
  return wrongUsage.has(error.code) ? 2 : 3
}
