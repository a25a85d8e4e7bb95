/** The subtitles of a run and the causes of what it could not do, as rows of a screen. */
import type { RunCause, RunOutcome } from '../../../shared/contract/runs/runs.ts'
import { parseRelease } from '../../../shared/release/parseRelease.ts'
import { groupOfState } from '../../../shared/runs/runKinds.ts'
import { isRefused, type RefusableOutcome } from '../../runs/isRefused.ts'
import type { KeptOutcome, Run } from '../../runs/run.ts'
import type { RunPages } from '../../runs/runPages.ts'
import type { CauseCount } from '../../runs/runTotals.ts'
import type { History } from '../../sidecar/history/history.ts'
import { commonFolder, nameOfPath } from '../folders/folderPaths.ts'
import { videoIdOf, wishIdOf } from '../ids.ts'
import { partCodeOf, videoTitleOf, type VideoTitle } from '../videoTitle.ts'
import type { ToldTimings } from '../timing/toldTimings.ts'
import type { LibraryEntry } from '../library/entries/libraryEntry.ts'
import type { LibrarySession } from '../library/librarySession.ts'

export interface RunOutcomeParts {
  /** null: the command line has none, and reads the names of files. */
  readonly library: Pick<LibrarySession, 'has' | 'entry'> | null
  readonly history: Pick<History, 'get' | 'stands'>
  readonly pages: Pick<RunPages, 'outcomes' | 'files'>
  readonly timings: ToldTimings
}

/** @returns how an outcome of this run is shown */
export function outcomeViewOf(
  parts: RunOutcomeParts,
  run: Pick<Run, 'id' | 'kind'>,
): (outcome: KeptOutcome) => RunOutcome {
  const isTitleUndone = run.kind === 'title' && parts.pages.files(run.id).undone > 0
  return (outcome) => runOutcomeOf(parts, outcome, isTitleUndone)
}

function runOutcomeOf(
  { library, history, timings }: RunOutcomeParts,
  outcome: KeptOutcome,
  isTitleUndone: boolean,
): RunOutcome {
  const { videoPath, wish, language, state, reason, code, message, path, writtenId, atMs, tries, untilMs } = outcome
  const written = writtenId === null ? null : history.get(writtenId)
  const isAway = written?.state === 'undone' || written?.state === 'replaced'
  const isUndone = isTitleUndone || (isAway && !history.stands(written.id))
  const videoId = videoIdOf(videoPath)
  const entry = library?.has(videoId) ? library.entry(videoId) : null
  return {
    id: wishIdOf(videoPath, wish),
    videoId: entry && videoId,
    videoName: nameOfPath(videoPath),
    ...titleOf(videoPath, entry),
    language,
    state,
    reason,
    error: code,
    message,
    sidecarName: path === null ? '' : nameOfPath(path),
    release: written?.details.release ?? '',
    isUndone,
    told: path !== null && !isUndone ? timings.of({ videoPath, path }) : null,
    insteadOf: (written?.details.insteadOf ?? []).map((passed) => passed.release),
    atMs,
    tries,
    untilMs,
  }
}

/** Parts of one movie are told apart as episodes are. */
function titleOf(videoPath: string, entry: LibraryEntry | null): VideoTitle {
  const release = entry?.asked ?? parseRelease(videoPath)
  const { title, code } = videoTitleOf(entry ?? parseRelease(videoPath))
  return { title, code: code === '' ? partCodeOf(release) : code }
}

/** Ids are made of the cause itself: the same after a restart. */
export function causeIdOf({ state, reason, code, jobId }: RefusableOutcome): string {
  return [state, reason ?? '', code ?? '', ...(jobId === null ? [] : ['job'])].join(':')
}

/** null where the run has no such cause, and where none is asked for. */
export function causeOf(pages: Pick<RunPages, 'totals'>, runId: string, causeId: string | null): CauseCount | null {
  return pages.totals(runId).causes.find((cause) => causeIdOf(cause) === causeId) ?? null
}

const namesShown = 3
/** Enough to know which folder holds them. */
const looked = 200

/** Of the first videos, each once, in however many languages it failed. */
function namesOf(rows: readonly Pick<KeptOutcome, 'videoPath'>[]): string[] {
  return [...new Set(rows.map(({ videoPath }) => nameOfPath(videoPath)))].slice(0, namesShown)
}

export function runCauseOf(parts: RunOutcomeParts, runId: string, cause: CauseCount): RunCause {
  const { state, reason, code, count, message } = cause
  const group = groupOfState[state]
  const query = { group, cause }
  const { rows } = parts.pages.outcomes(runId, query, { offset: 0, limit: looked })
  const [first] = rows
  const videoId = first && videoIdOf(first.videoPath)
  return {
    ...{ id: causeIdOf(cause), group, reason, code, count, isRefused: isRefused(cause) },
    message: code === null && message === '' ? (first?.message ?? '') : message,
    videoId: videoId !== undefined && parts.library?.has(videoId) ? videoId : null,
    names: namesOf(rows),
    folder: commonFolder(rows.map(({ videoPath }) => videoPath)),
  }
}
