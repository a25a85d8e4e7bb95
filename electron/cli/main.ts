/** Entry of the command line: the real terminal, the real signals, the real files. Decides nothing. */
import { constants, enableCompileCache } from 'node:module'
import { resolve } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import manifest from '../../package.json' with { type: 'json' }
import { systemClock } from '../../node/clock.ts'
import { toAppError, type AppError } from '../../shared/errors.ts'
import { createLog } from '../log/createLog.ts'
import { workingFolder } from '../settings/workingFolder.ts'
import type { ProgramFiles } from './programFiles.ts'
import { askLine } from './askLine.ts'
import { readerGone, type Terminal } from './terminal.ts'

/** Built, everything lies beside this file; as source, where the source is. */
function programFiles(): ProgramFiles {
  const here = import.meta.url
  const place = (built: string, source: string) => new URL(here.endsWith('.ts') ? source : built, here)
  return {
    serviceWorker: place('./embeddedServiceWorker.js', '../serviceClient/embedded/embeddedServiceWorker.ts'),
    collectionWorker: place('./collectionWorker.js', '../serviceClient/embedded/collectionWorker.ts'),
    archiveWorker: place('./archiveWorker.js', '../download/archive/archiveWorker.ts'),
    scanWorker: place('./scanWorker.js', '../library/scan/scanWorker.ts'),
    watchWorker: place('./watchWorker.js', '../watch/look/watchWorker.ts'),
    importWorker: place('./importWorker.js', '../../service/catalogue/import/importWorker.ts'),
    postgresThreads: {
      query: place('./cli/queryThread.js', '../../service/store/postgres/link/queryThread.ts'),
      store: place('./cli/storeThread.js', '../../service/store/postgres/storeThread.ts'),
    },
    sample: fileURLToPath(place('./sample/', '../../service/catalogue/sample/')),
    ear: {
      worker: place('./earWorker.js', '../../node/ear/earWorker.ts'),
      folder: fileURLToPath(place('./ear/', '../../dist/ear/')),
    },
    ffmpeg: null,
    screens: fileURLToPath(place('./renderer/', '../../dist/renderer/')),
    operatorPage: fileURLToPath(place('./cli/operator/', '../../dist/cli/operator/')),
    root: fileURLToPath(place('../', '../../')),
    version: manifest.version,
  }
}

/**
 * Keeps what the engine made of the built program beside it, where only who may change the program may write: planted in
 * the shared temporary folder, which is where Node would keep it, it would run as ours. Without the right to write, nothing is kept.
 * A thread looks for it by the environment alone.
 */
function keepCompiledCode(): void {
  const here = import.meta.url
  if (here.endsWith('.ts')) return
  const folder = fileURLToPath(new URL('./compiled/', here))
  if (enableCompileCache(folder).status === constants.compileCacheStatus.ENABLED)
    process.env['NODE_COMPILE_CACHE'] = folder
}

/** Through npm, the process stands in the checkout while the person stands elsewhere. */
function standing(): string {
  const { INIT_CWD, npm_lifecycle_event: script } = process.env
  return INIT_CWD !== undefined && (script === 'undertitle' || script === 'start') ? resolve(INIT_CWD) : process.cwd()
}

function standThere(): string {
  try {
    return workingFolder(() => {
      process.chdir(standing())
      return process.cwd()
    })
  } catch (thrown) {
    process.stderr.write(`${toAppError(thrown).message}\n`)
    process.exit(3)
  }
}

keepCompiledCode()
const cwd = standThere()
// Windows looks for programs in that folder first: none of a user's videos shall be taken for ffmpeg.
process.env['NoDefaultCurrentDirectoryInExePath'] = '1'

/** `timeout`, and whoever ends a whole group, may tell a process twice: that is one wish. */
const sameWishMs = 500

/** Of the processes of one service, which are told to end by the one that started them. */
const isOneOfSeveral = process.env['UNDERTITLE_SERVICE_PROCESS'] !== undefined
/** For what goes by itself, as connections that are closed. */
const longestLeaveMs = 1_000

const stop = new AbortController()
let stoppedAtMs = 0
function stopNow(reason?: AppError): void {
  if (!stop.signal.aborted) stoppedAtMs = performance.now()
  stop.abort(reason)
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    if (stop.signal.aborted && performance.now() - stoppedAtMs > sameWishMs) process.exit(130)
    stopNow()
  })
}
// Started by bin/undertitle.mjs from an older Node, which may be killed without a word: then this ends as if it were told to.
process.once('disconnect', () => stopNow())
// Waiting for that keeps no finished command from ending.
process.channel?.unref()
// A reader that has seen enough (`| head`) closes the pipe: what only lists is done then, and what works is stopped.
let isReaderGone = false
for (const stream of [process.stdout, process.stderr])
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (isReaderGone) return
    if (error.code === 'EPIPE') {
      isReaderGone = true
      stopNow(readerGone)
      return
    }
    process.stderr.write(`The output cannot be written (${error.code ?? error.message}).\n`)
    process.exit(3)
  })

const terminal: Terminal = {
  stdout: (line) => process.stdout.write(`${line}\n`),
  stderr: (line) => process.stderr.write(`${line}\n`),
  status(line) {
    if (process.stderr.isTTY) process.stderr.write(`\r\u001b[K${line.slice(0, process.stderr.columns - 1)}`)
  },
  isTerminal: process.stderr.isTTY,
  columns: Number(process.env['COLUMNS']) || (process.stdout.isTTY ? process.stdout.columns : undefined),
  readInput: () => text(process.stdin),
  ask: process.stdin.isTTY && process.stderr.isTTY ? (question) => askLine(question, stop.signal) : null,
  cwd,
  env: process.env,
  signal: stop.signal,
  log: createLog({ clock: systemClock, env: process.env, say: (sentence) => process.stderr.write(`${sentence}\n`) }),
}

// Loading the program takes a moment: only with the signals in hand, so that a stop at once is a clean one too.
const { runApp } = await import('./app.ts')
process.exitCode = await runApp(process.argv.slice(2), terminal, programFiles())
// What was given up at the end, as archives that never answer, keeps nothing that was told to end from ending.
if (stop.signal.aborted || isOneOfSeveral) setTimeout(() => process.exit(), longestLeaveMs).unref()
