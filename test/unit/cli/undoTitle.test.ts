/** `undo` of a title: it speaks of the videos whose title turned, and takes one choice, as for files. */
import { expect, test } from 'vitest'
import { createTitleRuns } from '../../../electron/batch/titleRuns.ts'
import { openEngine } from '../../../electron/engine/compose.ts'
import { createTitleCorrections } from '../../../electron/matching/titleCorrections.ts'
import type { TitleMatch } from '../../../electron/serviceClient/listing.ts'
import { tempFolder } from '../../support/disks/tempFolder.ts'
import { builtFiles } from '../../support/programs/builtFiles.ts'
import { runHere } from '../../support/programs/runHere.ts'

const paths = [1, 2].map((episode) => `/series/Harbour.Lane.S01E0${String(episode)}.mkv`)

const title: TitleMatch = {
  ...{ titleId: 42, filmdbId: null, moviedbId: null, type: 'tv', name: 'Tidewater Street', year: 2016 },
  ...{ season: null, episode: null, confidence: null, score: null },
}

/** A home in which that title was said of both. */
async function sayTitle(): Promise<{ readonly home: string; readonly runId: string }> {
  const home = tempFolder()
  const engine = await openEngine({ homeFolder: home, files: builtFiles, env: {}, isOwner: true })
  try {
    const { db, runs, runPages: pages, memory, learntNames } = engine
    const corrections = createTitleCorrections(memory, learntNames)
    const video = { file: { path: paths[0] ?? '', root: '/series' } }
    const say = () => corrections.set(video, title)
    return { home, runId: createTitleRuns({ db, runs, pages, corrections }).say(video, paths, say) }
  } finally {
    engine.close()
  }
}

test('titles that turn are told as videos, to people and to programs', async () => {
  const { home, runId } = await sayTitle()
  const undone = await runHere(['undo', '--run', runId, '--home', home])
  expect(undone.stdout).toBe([...paths.map((path) => `retitled ${path}\n`), 'Undone: 2 of 2 videos.\n'].join(''))
  const back = await runHere(['undo', '--bring-back', '--run', runId, '--json', '--home', home])
  expect(back.lines).toEqual([
    ...paths.map((video) => ({ event: 'retitled', video, message: null })),
    { event: 'done', undone: 2, total: 2, changed_since: 0, run: runId },
  ])
  await runHere(['undo', '--run', runId, '--home', home])
  const told = await runHere(['undo', '--bring-back', '--run', runId, '--home', home])
  expect(told.stdout).toContain('Brought back: 2 of 2 videos.')
})

test.each([['--run --batch'], ['--run --file'], ['--bring-back --run --batch']])(
  'one choice is taken, and not %s',
  async (words) => {
    const { home, runId } = await sayTitle()
    const given = words.split(' ').flatMap((option) => (option === '--bring-back' ? [option] : [option, runId]))
    const refused = await runHere(['undo', ...given, '--home', home])
    expect([refused.code, refused.stdout]).toEqual([2, ''])
    expect(refused.stderr).toContain('Choose one of --run, --batch, --file and --since.')
  },
)
