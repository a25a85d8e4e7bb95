/** Works over a scope that nobody waits for: where the home's disk takes no row, they end with a problem, and reject nothing. */
import { expect, test } from 'vitest'
import type { PairMaking } from '../../../../electron/batch/pairs/keepPairs.ts'
import type { SaveTrack } from '../../../../electron/batch/delivery/saveTrack.ts'
import type { CleanFile } from '../../../../electron/clean/cleanFile.ts'
import type { LibraryVideo, Sidecar } from '../../../../electron/library/mediaFile.ts'
import type { Runs } from '../../../../electron/runs/runs.ts'
import type { Written } from '../../../../electron/sidecar/history/history.ts'
import { createCleaningRun } from '../../../../electron/views/history/cleaningRun.ts'
import { createInsideRun } from '../../../../electron/views/inside/insideRun.ts'
import type { LibraryEntry } from '../../../../electron/views/library/entries/libraryEntry.ts'
import { createPairRun } from '../../../../electron/views/scope/pairRun.ts'
import { AppError } from '../../../../shared/errors.ts'
import { notedTopics } from '../../../support/fakes/notedTopics.ts'
import { bookOf } from '../../../support/make/bookOf.ts'
import { videoAt } from '../../../support/make/subjects.ts'

const scope = { search: '', ids: ['v1'], language: null }
const full = new AppError('disk.full', 'There is no room left in the home.')
const noRoom = () => {
  throw full
}

const naming = { rulesOf: () => rejectedNames() }
const rejectedNames = (): never => {
  throw new AppError('internal', 'No file is named here.')
}

function fullHome(fails: readonly ('record' | 'end')[]) {
  const { topics, told } = notedTopics()
  const runs: Pick<Runs, 'open' | 'record' | 'end'> = {
    open: () => 'r1',
    record: () => (fails.includes('record') ? noRoom() : undefined),
    end: () => (fails.includes('end') ? noRoom() : undefined),
  }
  const sidecars = ['de', 'en'].map((language) => ({ path: `/lib/Film.${language}.srt`, language }) as Sidecar)
  const track = { language: 'en', isText: true, kind: 'subtitle' }
  const video = { ...videoAt('/lib/Film.mkv', { sidecars }), media: { tracks: [track] } } as unknown as LibraryVideo
  const entry = { id: 'v1', title: 'Film', type: 'movie', profile: { video, ours: new Map([['en', 1]]) } }
  const library = {
    resolve: () => [entry as unknown as LibraryEntry],
    has: () => true,
    video: () => video,
    recordWritten: () => undefined,
    recordRemoved: () => undefined,
  }
  const history = {
    ownerOf: (path: string) => ({ id: 1, videoPath: '/lib/Film.mkv', path, language: 'en' }) as Written,
  }
  return { runs, topics, told, library, history, rules: { book: () => bookOf('de+en') }, naming }
}

type Home = ReturnType<typeof fullHome>

const works = {
  async inside(home: Home) {
    const save: SaveTrack = () => Promise.reject(new AppError('archive.damaged', 'Not this track.'))
    const run = createInsideRun({ ...home, withTracks: (work) => work(save) })
    await run.start({ scope, track: 0 })
    return run
  },
  async cleaning(home: Home) {
    const clean = () => Promise.reject(new AppError('subtitle.unreadable', 'Not this file.'))
    const files = { preview: clean, clean } as Partial<CleanFile> as CleanFile
    const run = createCleaningRun({ ...home, files: { lend: (work) => work(files) } })
    await run.start({ scope, what: 'credits' })
    return run
  },
  async pairs(home: Home) {
    const keep: PairMaking['keeper']['keep'] = ({ runId }) => {
      runId()
      return Promise.reject(new AppError('subtitle.unreadable', 'Not this pair.'))
    }
    const making = { keeper: { keep }, names: () => ({}) } as unknown as PairMaking
    const run = createPairRun({ ...home, withMaking: (work) => work(making) })
    await run.start({ scope, first: 'en', second: 'de' })
    return run
  },
}

test.each(Object.entries(works))('%s ends with a problem where a row cannot be kept', async (topic, start) => {
  for (const fails of [['record'], ['end'], ['record', 'end']] as const) {
    const home = fullHome(fails)
    const run = await start(home)
    await run.idle()
    const { isRunning, problem } = run.state()
    expect(isRunning).toBe(false)
    expect(problem).not.toBeNull()
    expect(run.runningId()).toBeNull()
    expect(home.told.slice(-2)).toEqual([topic, 'runs'])
  }
})

test.each(Object.entries(works))('%s tells no problem of having been stopped', async (_topic, start) => {
  const run = await start(fullHome([]))
  run.cancel()
  await run.idle()
  expect(run.state()).toMatchObject({ isRunning: false, problem: null })
})
