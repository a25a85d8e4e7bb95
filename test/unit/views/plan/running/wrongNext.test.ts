import { expect, test } from 'vitest'
import type { Written } from '../../../../../electron/sidecar/history/history.ts'
import type { Undone } from '../../../../../electron/sidecar/trash/undo.ts'
import type { LibraryEntry } from '../../../../../electron/views/library/entries/libraryEntry.ts'
import { wrongNext } from '../../../../../electron/views/plan/running/wrongNext.ts'
import { takeAnother } from '../../../../../electron/views/plan/running/otherCandidates.ts'
import type { Connection } from '../../../../../electron/batch/connection.ts'
import type { ListedSubtitle } from '../../../../../electron/serviceClient/listing.ts'
import { AppError } from '../../../../../shared/errors.ts'
import { connectionTo, delivered } from '../../../../support/fakes/simulatedRound.ts'
import { notedRuns } from '../../../../support/fakes/notedRuns.ts'
import { rulesAre } from '../../../../support/make/bookOf.ts'
import { settingsWith } from '../../../../support/make/settingsWith.ts'
import { listed, videoAt } from '../../../../support/make/subjects.ts'

const path = '/lib/Film.2019.mkv'
const row = (id: number, language: string) =>
  ({
    id,
    language,
    videoPath: path,
    path: `/lib/Film.2019.${language}.srt`,
    details: { subtitleId: `s${id}` },
  }) as Written

/** One subtitle of ours in each of these languages; its taking away ends like that, and the service has this for its video. */
function world(languages: readonly string[], undone: Partial<Undone> = { outcome: 'removed' }, offers: Offers = []) {
  const log: string[] = []
  const run = notedRuns()
  const failure = offers instanceof AppError ? offers : null
  const connection = connectionTo({ offers: () => (offers instanceof AppError ? [] : offers), failure: () => failure })
  const parts: Parameters<typeof wrongNext>[0] = {
    library: {
      entry: () => ({ path }) as LibraryEntry,
      video: () => videoAt(path),
      recordRemoved: (written) => void log.push(`removed ${written.path}`),
      recordWritten: () => undefined,
    },
    history: { list: () => languages.map((language, at) => row(at + 1, language)) },
    runs: run.runs,
    undoRuns: {
      async undo(scope) {
        log.push(`undo ${JSON.stringify(scope)}`)
        return [{ path, code: null, message: null, ...undone } as Undone]
      },
    },
    memory: { reject: (_path, subtitleId) => void log.push(`reject ${subtitleId}`) },
    link: { current: async () => connection as Connection },
    async fulfilPlan(_fulfil, { archives }, { onStep }) {
      for (const { gap, pick } of archives.flatMap(({ serves }) => serves)) {
        const { event } = delivered({ gap, pick })
        onStep(gap, { kind: 'written', event })
      }
    },
    rules: rulesAre('pt-BR>pt,en'),
    settings: { read: () => settingsWith() },
  }
  const next = (language: string) => wrongNext(parts, { videoId: 'v', language }, new AbortController().signal)
  const another = (language = 'en') =>
    takeAnother(
      { ...parts, openBatch: () => 'b' },
      { videoId: 'v', language, batchId: 'b' },
      new AbortController().signal,
    )
  return { log, runs: run.log, outcomes: run.outcomes, next, another }
}

type Offers = readonly ListedSubtitle[] | AppError

test('the next one is asked for, then the wrong one goes to the trash, and is never taken again', async () => {
  const offers = ['s1', 's9'].map((id) => listed(id, 'Film.2019.1080p.BluRay.x264-GRP'))
  const { log, next, runs } = world(['en', 'pt'], { outcome: 'removed' }, offers)
  expect(await next('en')).toMatchObject({ sidecarName: 'Film.2019.mkv.en.srt' })
  expect(log).toEqual(['reject s1', 'undo {"kind":"row","id":1}', 'removed /lib/Film.2019.en.srt'])
  expect(runs).toEqual(['open better wrong, next', 'written r1', 'done r1'])
})

test('where there is no other one, ours stays and is not refused, and the run says so', async () => {
  const { log, next, runs } = world(['en'])
  expect(await next('en')).toBeNull()
  expect(log).toEqual([])
  expect(runs).toEqual(['open better wrong, next', 'missing r1', 'done r1'])
})

test('where the service cannot be asked, ours stays, and that is what is told', async () => {
  const away = new AppError('service.unreachable', 'The service cannot be reached.')
  const { log, next, another, runs } = world(['en'], { outcome: 'removed' }, away)
  await expect(next('en')).rejects.toBe(away)
  await expect(another()).rejects.toBe(away)
  expect(log).toEqual([])
  // In a run of many it is one of what that has failed at.
  expect(runs).toEqual(['open better wrong, next', 'failed r1', 'failed b'])
})

test('what could not be asked for is told under the wish that it was written for, as its run tells everything else', async () => {
  const away = new AppError('service.unreachable', 'The service cannot be reached.')
  const { another, outcomes } = world(['en', 'pt'], { outcome: 'removed' }, away)
  await expect(another('pt')).rejects.toBe(away)
  expect(outcomes).toMatchObject([{ wish: 'pt-BR>pt', language: 'pt', state: 'failed', code: 'service.unreachable' }])
})

test('a wish that was met by another language means the file of that language', async () => {
  const offers = [listed('s9', 'Film.2019.1080p.BluRay.x264-GRP', { language: 'pt' })]
  const { log, next } = world(['en', 'pt'], { outcome: 'removed' }, offers)
  await next('pt-BR')
  expect(log[0]).toBe('reject s2')
})

test.each([
  ['kept', 'file.changed'],
  ['failed', 'file.notWritable'],
] as const)('one that is %s stays in the library, and nothing is written', async (outcome, code) => {
  const { log, next, runs } = world(['en'], { outcome }, [listed('s9', 'Film.2019.1080p.BluRay.x264-GRP')])
  await expect(next('en')).rejects.toMatchObject({ code })
  expect(log.some((line) => line.startsWith('removed'))).toBe(false)
  expect(runs).toEqual(['open better wrong, next', 'failed r1'])
})

test('where none of ours is, nothing is taken away', async () => {
  const { log, next } = world([])
  await expect(next('en')).rejects.toMatchObject({ code: 'file.missing' })
  expect(log).toEqual([])
})
