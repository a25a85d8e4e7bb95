/** `timing`: are subtitles in step with their videos, and moving those that are not. */
import { onlyAgrees } from '../../../shared/timing/stepOf.ts'
import { resolve } from 'node:path'
import { AppError, toAppError } from '../../../shared/errors.ts'
import { parseRelease } from '../../../shared/release/parseRelease.ts'
import type { Release } from '../../../shared/release/release.ts'
import { shiftBy, type Retiming } from '../../../shared/timing/retiming.ts'
import { scopeOf } from '../../batch/stepOutcome.ts'
import { titleNameOf } from '../../batch/titleNames.ts'
import { failedFile, fileOutcome } from '../../runs/fileOutcome.ts'
import type { Engine } from '../../engine/compose.ts'
import type { AppFiles } from '../../engine/openCore.ts'
import type { TimingCheck } from '../../timing/checkTiming.ts'
import { evidenceOf, type TimingSource } from '../../timing/timingSources.ts'
import {
  changeWords,
  closeWords,
  doubtWords,
  fewWords,
  isOffWords,
  noEarWords,
  offerWords,
  resultWords,
} from '../../timing/timingWords.ts'
import { openTimings, type Timings } from '../../engine/timings.ts'
import { readVideoScope } from '../scope/batchScope.ts'
import { createUnseenPlaces, type UnseenPlaces } from '../scope/unseenPlaces.ts'
import { requireOurs, subtitlesInScope, type SubtitleInScope } from '../scope/subtitlesInScope.ts'
import { shown, type ExitCode, type Terminal } from '../terminal.ts'
import { mustBeThere } from '../namedPaths.ts'
import { withEngine } from '../withEngine.ts'
import type { Given } from '../table/appCommand.ts'
import type { timingOptions } from '../table/jobOptions.ts'

export async function timingCommand(
  given: Given<typeof timingOptions>,
  terminal: Terminal,
  files: AppFiles,
): Promise<ExitCode> {
  const { values, positionals } = given
  const byHand = retimingOf(values.shift, values.speed)
  if (values.check && (values.apply || byHand))
    throw new AppError('input.invalid', '--check writes nothing, so it does not go with --apply, --shift or --speed.')
  if (values.closely && (values['no-video'] || values.reference !== undefined))
    throw new AppError('input.invalid', '--closely does not go with --no-video or --reference.')
  if (values['by-sound'] && (values['no-video'] || values.reference !== undefined))
    throw new AppError('input.invalid', '--by-sound does not go with --no-video or --reference.')
  const scope = readVideoScope(values)
  const paths = positionals.map((path) => resolve(terminal.cwd, path))
  const reference = values.reference === undefined ? undefined : resolve(terminal.cwd, values.reference)
  mustBeThere(...paths, ...(reference === undefined ? [] : [reference]))
  // What only measures may run beside a watch or a window.
  const isOwner = values.check !== true
  return withEngine({ home: values.home, terminal, files, isOwner }, async (engine) => {
    if (values.closely && engine.closeListener === null) terminal.stderr(noEarWords)
    const timings = openTimings(engine)
    try {
      const started: { id: string | null; readonly titles: Map<string, Release> } = { id: null, titles: new Map() }
      const unseen = createUnseenPlaces(terminal, values.json === true)
      const run: Run = {
        engine,
        timings,
        unseen,
        terminal,
        byHand,
        mayWrite: values.apply === true,
        mayReadVideo: values['no-video'] !== true,
        adopts: values.adopt === true,
        bySound: values['by-sound'] === true,
        sound: soundOf(values.audio),
        isClose: values.closely === true ? true : undefined,
        reference,
        runOf: ({ video }) => {
          const release = parseRelease(video.file.path)
          const title = titleNameOf(release)
          if (started.id !== null && started.titles.has(title)) return started.id
          started.titles.set(title, release)
          const start = { kind: 'timing', command: 'timing', scope: scopeOf(started.titles.values()) } as const
          if (started.id === null) started.id = engine.runs.open(start)
          else engine.runs.begin(started.id, start)
          return started.id
        },
        batchId: () => started.id,
        offered: [],
        notes: new Set(),
        tell: (line, record) => terminal.stdout(values.json ? JSON.stringify(record) : line),
      }
      try {
        const order = { reference, scope, unseen, signal: terminal.signal }
        const subjects = await subtitlesInScope(engine, paths, order)
        if (!run.adopts && (byHand || run.mayWrite)) requireOurs(engine, subjects, leftAlone)
        return unseen.exitCode(await runAll(run, subjects))
      } finally {
        if (started.id !== null) engine.runs.end(started.id, terminal.signal.aborted ? 'stopped' : 'done')
      }
    } finally {
      terminal.status('')
      await timings.close()
    }
  })
}

interface Run {
  readonly engine: Engine
  readonly timings: Timings
  readonly terminal: Terminal
  readonly unseen: Pick<UnseenPlaces, 'count'>
  readonly byHand: Retiming | null
  readonly mayWrite: boolean
  readonly mayReadVideo: boolean
  /** What is named of the user's may be taken over. */
  readonly adopts: boolean
  readonly reference: string | undefined
  readonly bySound: boolean
  readonly sound: number | undefined
  /** As the settings say unless told. */
  readonly isClose: boolean | undefined
  /** Begun with the first that it has to move: its titles are those that it had to move so far. */
  readonly runOf: (subject: SubtitleInScope) => string
  /** null while nothing had to be moved. */
  readonly batchId: () => string | null
  /** How long listening closely would take for each that loudness could not tell. */
  readonly offered: (number | null)[]
  /** Why sources could not be asked. */
  readonly notes: Set<string>
  readonly tell: (line: string, record: object) => void
}

/** The shift and the speed that a person gives; null where they gave none. */
function retimingOf(shift: string | undefined, speed: string | undefined): Retiming | null {
  if (shift === undefined && speed === undefined) return null
  const seconds = Number((shift ?? '0').replace(',', '.'))
  const ratio = Number((speed ?? '1').replace(',', '.'))
  if (!Number.isFinite(seconds) || Math.abs(seconds) > 36_000)
    throw new AppError('input.invalid', '--shift takes seconds, such as 1.5 or -0.4.')
  if (!(ratio >= 0.5 && ratio <= 2)) throw new AppError('input.invalid', '--speed takes a ratio from 0.5 to 2.')
  return shiftBy(Math.round(seconds * 1000), ratio)
}

/** Counted from 0. */
function soundOf(audio: string | undefined): number | undefined {
  if (audio === undefined) return undefined
  if (!/^[1-9]\d?$/.test(audio))
    throw new AppError('input.invalid', '--audio takes the number of a sound track, from 1.')
  return Number(audio) - 1
}

/** A file of the user's is measured, and moved only where they said so. */
function leftAlone(path: string): string {
  return `Undertitle did not write this file, so its times are left as they are: ${path}. With --adopt it is moved, and kept as version 1.`
}

async function runAll(run: Run, subjects: readonly SubtitleInScope[]): Promise<ExitCode> {
  const { terminal, tell } = run
  if (subjects.length === 0) terminal.stderr('There is no subtitle here that Undertitle wrote.')
  let [moved, open] = [0, 0]
  for (const [index, subject] of subjects.entries()) {
    terminal.signal.throwIfAborted()
    terminal.status(`Timing ${index + 1}/${subjects.length}`)
    const outcome = await runOne(run, subject)
    moved += outcome === 'moved' ? 1 : 0
    open += outcome === 'open' ? 1 : 0
  }
  terminal.status('')
  // What holds for many is said once, behind them.
  if (run.offered.length > 0) terminal.stderr(offerWords(run.offered))
  for (const note of run.notes) terminal.stderr(shown(note))
  const batch = moved > 0 ? run.batchId() : null
  const done = {
    event: 'done',
    checked: subjects.length,
    moved,
    open,
    unreadable: run.unseen.count(),
    batch,
    run: batch,
  }
  const undoing = done.batch === null ? '' : ` Undo with: undertitle undo --run ${done.batch}`
  tell(`Done: ${subjects.length} checked, ${moved} moved, ${open} to review.${undoing}`, done)
  return open > 0 ? 1 : 0
}

type Outcome = 'in-step' | 'moved' | 'open'

async function runOne(run: Run, subject: SubtitleInScope): Promise<Outcome> {
  try {
    return await (run.byHand ? moveByHand(run, subject, run.byHand) : checkAndMend(run, subject))
  } catch (thrown) {
    run.terminal.signal.throwIfAborted()
    const { code, message } = toAppError(thrown)
    recordFailure(run, subject, toAppError(thrown))
    const record = { event: 'timing', sidecar: subject.path, result: 'failed', code, message, applied: false }
    run.tell(`failed    ${shown(subject.path)}: ${shown(message)}`, record)
    return 'open'
  }
}

/** Only of a run that has begun to move something: a check alone is none. */
function recordFailure({ engine, runOf, mayWrite, byHand }: Run, subject: SubtitleInScope, error: AppError): void {
  const { video, path } = subject
  if (!mayWrite && !byHand) return
  const language = engine.history.ownerOf(path)?.language ?? ''
  engine.runs.record(runOf(subject), [failedFile({ videoPath: video.file.path, path, language }, error)])
}

async function moveByHand(run: Run, subject: SubtitleInScope, retiming: Retiming): Promise<Outcome> {
  await write(run, subject, retiming, { against: 'hand', named: '', before: null, after: null })
  const record = { result: 'moved', offset_ms: retiming.pieces[0]?.offsetMs ?? 0, speed: retiming.speed, applied: true }
  run.tell(`moved     ${shown(subject.path)}: ${changeWords(retiming)}`, {
    event: 'timing',
    sidecar: subject.path,
    ...record,
  })
  return 'moved'
}

async function checkAndMend(run: Run, subject: SubtitleInScope): Promise<Outcome> {
  const { timings, terminal, mayReadVideo, mayWrite, reference, sound, isClose } = run
  const isTrusted = ({ kind }: TimingSource) => !run.bySound || kind === 'speech'
  const onClose = (aboutMs: number | null) => terminal.status(closeWords(aboutMs))
  const asked = { mayReadVideo, reference, sound, isTrusted, isClose, onClose, signal: terminal.signal }
  const check = await timings.check({ ...subject, ...asked })
  const { kind, retiming, before, after } = check.alignment
  const source = kind === 'mendable' && mayWrite ? check.source : null
  const isMended = source !== null
  if (source) {
    const { kind: against, named } = evidenceOf(source)
    await write(run, subject, retiming, { against, named, before, after })
  }
  tellCheck(run, subject, check, isMended)
  if (isMended) return 'moved'
  return kind === 'fits' && !isAgreement(check) ? 'in-step' : 'open'
}

function isAgreement({ alignment: { kind }, source }: TimingCheck): boolean {
  return source !== null && onlyAgrees({ kind, against: source.kind })
}

async function write(run: Run, subject: SubtitleInScope, retiming: Retiming, evidence: Evidence) {
  const { engine, timings, terminal } = run
  const { video, path, isNamed } = subject
  const batchId = run.runOf(subject)
  const order = { video, path, retiming, evidence, mayTouchEdited: isNamed, adopts: run.adopts && isNamed }
  const written = await timings.apply({ ...order, batchId, signal: terminal.signal })
  engine.runs.record(batchId, [fileOutcome({ ...written, writtenId: written.id }, { state: 'written' })])
}

type Evidence = Parameters<Timings['apply']>[0]['evidence']

function tellCheck(
  run: Run,
  { video, path }: SubtitleInScope,
  { alignment, source, notes, offer, tooFew, doubted, isOff }: TimingCheck,
  isMended: boolean,
) {
  const { kind, retiming, confidence, before, after } = alignment
  const evidence = source && evidenceOf(source)
  const word = isMended ? 'moved' : evidence && onlyAgrees({ kind, against: evidence.kind }) ? 'agrees' : kind
  const words = wordsOf({ tooFew, doubted, isOff }, resultWords(alignment, evidence))
  run.tell(`${word.padEnd(9)} ${shown(path)}: ${shown(words)}`, {
    event: 'timing',
    sidecar: path,
    video: video.file.path,
    result: isMended ? 'moved' : kind,
    offset_ms: retiming.pieces[0]?.offsetMs ?? 0,
    speed: retiming.speed,
    pieces: retiming.pieces,
    confidence: Math.round(confidence * 10) / 10,
    before,
    after,
    against: evidence?.kind ?? null,
    named: evidence?.named ?? null,
    doubted_offset_ms: doubted?.alignment.retiming.pieces[0]?.offsetMs ?? null,
    off: isOff?.named ?? null,
    applied: isMended,
    notes,
    close_seconds: offer?.aboutMs ? Math.ceil(offer.aboutMs / 1_000) : null,
  })
  if (offer) run.offered.push(offer.aboutMs)
  // What is said of it in its own line is not said again.
  if (kind !== 'fits') for (const note of notes.filter((note) => !words.includes(note))) run.notes.add(note)
}

function wordsOf(
  { tooFew, doubted, isOff }: Pick<TimingCheck, 'tooFew' | 'doubted' | 'isOff'>,
  result: string,
): string {
  if (tooFew !== null) return fewWords(tooFew)
  if (doubted) return `cannot tell: ${doubtWords(doubted.source)} By that: ${changeWords(doubted.alignment.retiming)}`
  return isOff ? `${result}. ${isOffWords(isOff)}` : result
}
