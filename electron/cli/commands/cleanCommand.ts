/** `clean`: takes sounds, speakers, credits and the like out of subtitles that are there already, or writes them anew as SRT. */
import { basename, resolve } from 'node:path'
import { AppError, toAppError } from '../../../shared/errors.ts'
import { parseRelease } from '../../../shared/release/parseRelease.ts'
import { scopeOf } from '../../batch/stepOutcome.ts'
import type { CleanFile } from '../../clean/cleanFile.ts'
import { changesNothing, cleanRules, type CleanRules } from '../../clean/cleanRules.ts'
import { cleanedDetails } from '../../clean/writtenForm.ts'
import { openCleanFiles } from '../../engine/cleanFiles.ts'
import type { Engine } from '../../engine/compose.ts'
import type { AppFiles } from '../../engine/openCore.ts'
import { failedFile, fileOutcome } from '../../runs/fileOutcome.ts'
import { asCleaning } from '../overrides.ts'
import { mustBeThere } from '../namedPaths.ts'
import { cleanedFields } from '../print/jsonLines.ts'
import { cleanedWords } from '../print/plainLines.ts'
import { readVideoScope } from '../scope/batchScope.ts'
import { createUnseenPlaces, type UnseenPlaces } from '../scope/unseenPlaces.ts'
import { requireOurs, subtitlesInScope, type SubtitleInScope } from '../scope/subtitlesInScope.ts'
import { shown, type ExitCode, type Terminal } from '../terminal.ts'
import { withEngine } from '../withEngine.ts'
import type { Given } from '../table/appCommand.ts'
import type { cleanOptions } from '../table/jobOptions.ts'

export async function cleanCommand(
  { values, positionals }: Given<typeof cleanOptions>,
  terminal: Terminal,
  files: AppFiles,
): Promise<ExitCode> {
  const overrides = asCleaning(values)
  const scope = readVideoScope(values)
  const paths = positionals.map((path) => resolve(terminal.cwd, path))
  const isDry = values['dry-run'] === true
  mustBeThere(...paths)
  const needs = { home: values.home, terminal, files, isOwner: !isDry, overrides: overrides ?? {} }
  return withEngine(needs, async (engine) => {
    const rules = rulesFor(engine, overrides)
    const unseen = createUnseenPlaces(terminal, values.json === true)
    const subjects = await subtitlesInScope(engine, paths, { scope, unseen, signal: terminal.signal })
    requireOurs(engine, subjects, leftAlone)
    const tell = (line: string | null, record: object) => {
      if (values.json) terminal.stdout(JSON.stringify(record))
      else if (line !== null) terminal.stdout(line)
    }
    try {
      const run = { engine, terminal, rules, isDry, tell, unseen, isQuiet: values.quiet === true }
      return unseen.exitCode(await cleanAll(run, subjects))
    } finally {
      terminal.status('')
    }
  })
}

/** What is ordered holds for everybody; what the settings say spares those who want subtitles for the hearing-impaired. */
function rulesFor({ settings }: Engine, ordered: ReturnType<typeof asCleaning>): CleanRules {
  const rules = cleanRules(ordered === null ? settings : { ...settings, hearingImpaired: 'any' })
  if (!changesNothing(rules)) return rules
  const why = ordered === null ? 'The settings clean nothing.' : whyNothing(rules)
  throw new AppError('input.invalid', `Say what is cleaned: --what hi,credits or --format srt. ${why}`)
}

function whyNothing({ sentenceStarts }: CleanRules): string {
  return sentenceStarts
    ? 'starts alone changes nothing: it goes with hi or interjections.'
    : 'What you named changes nothing.'
}

function leftAlone(path: string): string {
  return `Undertitle did not write this file, so it is left as it is: ${path}`
}

interface Run {
  readonly engine: Engine
  readonly terminal: Terminal
  readonly rules: CleanRules
  readonly isDry: boolean
  readonly isQuiet: boolean
  readonly unseen: Pick<UnseenPlaces, 'count'>
  /** null: nothing that people need to read. */
  readonly tell: (line: string | null, record: object) => void
}

type Outcome = 'cleaned' | 'nothing' | 'failed'

async function cleanAll(run: Run, subjects: readonly SubtitleInScope[]): Promise<ExitCode> {
  const { engine, terminal, isDry, tell } = run
  const startedMs = Date.now()
  if (subjects.length === 0) terminal.stderr('There is no subtitle here that Undertitle wrote.')
  const about = scopeOf(subjects.map(({ video }) => parseRelease(video.file.path)))
  const opened: { id: string | null } = { id: null }
  const runId = () => (opened.id ??= engine.runs.open({ kind: 'clean', command: 'clean', scope: about }))
  const counts = { cleaned: 0, nothing: 0, failed: 0 }
  try {
    await openCleanFiles(engine).lend(async (files) => {
      for (const [index, subject] of subjects.entries()) {
        terminal.signal.throwIfAborted()
        if (!run.isQuiet) terminal.status(`Cleaning ${index + 1}/${subjects.length}`)
        counts[await cleanOne(run, subject, { files, runId })] += 1
      }
    })
  } finally {
    if (opened.id !== null) engine.runs.end(opened.id, terminal.signal.aborted ? 'stopped' : 'done')
  }
  terminal.status('')
  const { cleaned, failed } = counts
  const batch = cleaned > 0 ? opened.id : null
  const seconds = Math.round((Date.now() - startedMs) / 100) / 10
  const record = { event: 'done', checked: subjects.length, [isDry ? 'to_clean' : 'cleaned']: cleaned, failed }
  const undoing = batch === null ? '' : ` Undo with: undertitle undo --run ${batch}`
  const words = [`${subjects.length} checked`, `${cleaned} ${isDry ? 'to clean' : 'cleaned'}`]
  if (failed > 0) words.push(`${failed} failed`)
  const unreadable = run.unseen.count()
  tell(`Done: ${words.join(', ')}.${undoing}`, { ...record, unreadable, batch, run: batch, seconds })
  // As of a plan: what is still to be done is not done.
  return failed + (isDry ? cleaned : 0) > 0 ? 1 : 0
}

interface Cleaning {
  readonly files: CleanFile
  /** Of the run, which begins with the first file that is written. */
  readonly runId: () => string
}

async function cleanOne(run: Run, subject: SubtitleInScope, { files, runId }: Cleaning): Promise<Outcome> {
  const { engine, rules, isDry, tell, isQuiet } = run
  const { signal } = run.terminal
  const { path, video } = subject
  const about = { event: 'clean', video: video.file.path, sidecar: path }
  try {
    const cleaned = await files.preview(path, rules, signal)
    if (cleaned === null) {
      tell(null, { ...about, result: 'nothing', applied: false })
      return 'nothing'
    }
    const details = cleanedDetails(cleaned)
    const written = isDry ? null : await write(engine, path, { files, rules, batchId: runId(), signal })
    const result = isDry ? 'to-clean' : 'cleaned'
    const renamed = written === null || written === path ? '' : `; its name is ${shown(basename(written))} now`
    const line = `${isDry ? 'to clean' : 'cleaned '}  ${shown(path)}: ${cleanedWords(details).join('; ')}${renamed}`
    const record = { ...about, result, ...cleanedFields(details), written, applied: !isDry }
    tell(isQuiet ? null : line, record)
    return 'cleaned'
  } catch (thrown) {
    signal.throwIfAborted()
    const error = toAppError(thrown)
    const language = engine.history.ownerOf(path)?.language ?? ''
    if (!isDry) engine.runs.record(runId(), [failedFile({ videoPath: video.file.path, path, language }, error)])
    const { code, message } = error
    tell(`failed    ${shown(path)}: ${shown(message)}`, { ...about, result: 'failed', code, message, applied: false })
    return 'failed'
  }
}

interface Order {
  readonly files: CleanFile
  readonly rules: CleanRules
  readonly batchId: string
  readonly signal: AbortSignal
}

async function write({ runs }: Engine, path: string, { files, ...order }: Order): Promise<string> {
  const written = await files.clean(path, order)
  runs.record(order.batchId, [fileOutcome({ ...written, writtenId: written.id }, { state: 'written' })])
  return written.path
}
