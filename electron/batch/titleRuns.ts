/**
 * A title that a person says of a video, as a run: it keeps the title that was there before, so that it can be taken back.
 * The title and its run are one commit: without its run, a title could not be taken back, and a run without it tells untruth.
 */
import { AppError } from '../../shared/errors.ts'
import { parseRelease } from '../../shared/release/parseRelease.ts'
import { titleKey } from '../../shared/release/title/titleKey.ts'
import type { Database } from '../database/database.ts'
import { isSameTitle } from '../matching/choose/judgeMatch.ts'
import type { TitleCorrections } from '../matching/titleCorrections.ts'
import type { PlacedVideo } from '../matching/showPlace.ts'
import { readStoredTitle } from '../matching/ask/outcomes/storedAnswer.ts'
import type { Outcome, Run, RunStart, TitledScope } from '../runs/run.ts'
import type { RunPages } from '../runs/runPages.ts'
import type { Runs } from '../runs/runs.ts'
import type { TitleMatch } from '../serviceClient/listing.ts'

export interface TitleRuns {
  /** `change` says another title of the video, or none. @returns the run */
  say(video: PlacedVideo, videoPaths: readonly string[], change: () => void): string
  /** Whether a person who chooses something of this title would change that of the video. */
  wouldLearn(video: PlacedVideo, title: TitleMatch): boolean
  /** A title that a person has shown by choosing. @returns the run; null where that changes nothing */
  learn(video: PlacedVideo, videoPaths: readonly string[], title: TitleMatch): string | null
  /** Whether what it said still stands: it was not taken back, and nobody has said another title since. */
  stands(run: Run): boolean
  /** @throws AppError 'input.invalid' where it was taken back already, or another title was said since */
  undo(run: Run): readonly string[]
  /** Of a title that was taken back, or of what took it back. @returns the videos, as `undo` does. @throws as it */
  bringBack(run: Run): readonly string[]
}

export interface TitleRunsParts {
  readonly db: Pick<Database, 'transaction'>
  readonly runs: Pick<Runs, 'open' | 'record' | 'end' | 'get'>
  readonly pages: Pick<RunPages, 'videosOf' | 'files' | 'undoOf'>
  readonly corrections: Pick<TitleCorrections, 'of' | 'set' | 'canLearn' | 'learn' | 'forget'>
}

/** Whether its titles are what a run changed, or took back: no file was written by it. */
export function isOfTitle({ scope }: Pick<Run, 'scope'>): boolean {
  return scope.titled !== undefined
}

export function createTitleRuns({ db, runs, pages, corrections }: TitleRunsParts): TitleRuns {
  const titleOf = (video: PlacedVideo) => {
    const title = corrections.of(video)
    return title && JSON.stringify(title)
  }

  function keep(start: RunStart, titled: TitledScope, videoPaths: readonly string[]): string {
    const names = [`${nameOf(titled, titled.before)} → ${nameOf(titled, titled.after)}`]
    const id = runs.open({ ...start, scope: { names, more: 0, language: null, titled } })
    const message = nameOf(titled, titled.after)
    runs.record(
      id,
      videoPaths.map((videoPath) => outcomeOf(videoPath, message)),
    )
    runs.end(id, 'done')
    return id
  }

  /** From `after` to `before`, where nobody has said another one since. */
  function turn(said: Run, titled: TitledScope, start: Omit<RunStart, 'kind'>): readonly string[] {
    const video = { file: titled }
    if (titleOf(video) !== titled.after)
      throw new AppError('input.invalid', 'Another title was chosen since, and stays.')
    const title = titled.before === null ? null : readStoredTitle(titled.before)
    const paths = pages.videosOf(said.id, { group: null, cause: null }).map(({ videoPath }) => videoPath)
    db.transaction(() => {
      if (title) corrections.set(video, title)
      else corrections.forget(video)
      keep({ kind: 'undo', ...start }, turned(titled), paths)
    })
    return paths
  }

  function changed({ file: { path, root } }: PlacedVideo, change: () => void): TitledScope {
    const video = { file: { path, root } }
    const before = titleOf(video)
    change()
    return { path, root, before, after: titleOf(video) }
  }

  function wouldLearn(video: PlacedVideo, title: TitleMatch): boolean {
    const known = corrections.of(video)
    // Ways of asking tell more or fewer ids of one title.
    const isKnown = known && isSameTitle(known, title) && titleKey(known.name) === titleKey(title.name)
    return !isKnown && corrections.canLearn(video, title)
  }

  return {
    say: (video, videoPaths, change) =>
      db.transaction(() => keep({ kind: 'title', command: 'title' }, changed(video, change), videoPaths)),
    wouldLearn,
    learn(video, videoPaths, title) {
      if (!wouldLearn(video, title)) return null
      return db.transaction(() => {
        const titled = changed(video, () => corrections.learn(video, title))
        if (titled.before === titled.after) return null
        return keep({ kind: 'title', command: 'title' }, titled, videoPaths)
      })
    },
    stands({ id, scope: { titled } }) {
      return titled !== undefined && pages.files(id).undone === 0 && titleOf({ file: titled }) === titled.after
    },
    undo(run) {
      const { titled } = run.scope
      if (run.kind !== 'title' || !titled || pages.files(run.id).undone > 0) throw isOver()
      return turn(run, titled, { command: 'undo', undoesId: run.id })
    },
    bringBack(run) {
      const said = run.kind === 'title' ? run : run.undoesId === null ? null : runs.get(run.undoesId)
      const titled = said?.scope.titled
      if (!said || !titled || pages.files(said.id).undone === 0) throw isOver()
      return turn(said, turned(titled), { command: 'bring-back', undoesId: pages.undoOf(said.id) })
    },
  }
}

/** The other way round. */
function turned({ before, after, ...place }: TitledScope): TitledScope {
  return { ...place, before: after, after: before }
}

function isOver(): AppError {
  return new AppError('input.invalid', 'This can no longer be undone.')
}

function nameOf({ path }: TitledScope, stored: string | null): string {
  const title: Pick<TitleMatch, 'name' | 'year'> | null = stored === null ? null : readStoredTitle(stored)
  const { title: read, year } = parseRelease(path)
  const named = title ?? { name: read ?? '', year }
  return named.year === null ? named.name : `${named.name} (${named.year})`
}

function outcomeOf(videoPath: string, message: string): Outcome {
  const nothing = { reason: null, code: null, path: null, writtenId: null } as const
  return { ...nothing, videoPath, wish: 'title', language: '', state: 'written', message }
}
