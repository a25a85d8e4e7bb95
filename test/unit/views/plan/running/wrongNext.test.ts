import { expect, test } from 'vitest'
import type { Written } from '../../../../../electron/sidecar/history/history.ts'
import type { LibraryEntry } from '../../../../../electron/views/library/entries/libraryEntry.ts'
import { wrongNext } from '../../../../../electron/views/plan/running/wrongNext.ts'
import { takeAnother } from '../../../../../electron/views/plan/running/otherCandidates.ts'
import { fulfilPlan } from '../../../../../electron/batch/delivery/fulfilPlan.ts'
import type { Connection } from '../../../../../electron/batch/connection.ts'
import type { ListedSubtitle } from '../../../../../electron/serviceClient/listing.ts'
import { AppError } from '../../../../../shared/errors.ts'
import { hostSentences } from '../../../../../shared/messages/hostSentences.ts'
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
    replacesId: null,
    details: { subtitleId: `s${id}` },
  }) as Written

/** One subtitle of ours in each of these languages; the service has this for its video, and what it gives is written or fails. */
function world(languages: readonly string[], offers: Offers = [], failing: AppError | null = null) {
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
    history: { list: () => languages.map((language, at) => row(at + 1, language)), get: () => null },
    runs: run.runs,
    memory: { reject: (_path, subtitleId) => void log.push(`reject ${subtitleId}`) },
    link: { current: async () => connection as Connection },
    async fulfilPlan(_fulfil, { archives }, { onStep }) {
      for (const { gap, pick, next, replaces } of archives.flatMap(({ serves }) => serves)) {
        log.push(`fetch ${[pick, ...next].map(({ subtitle }) => subtitle.id).join()} for ${replaces?.path}`)
        if (failing) {
          onStep(gap, { kind: 'skipped', reason: 'error', code: failing.code, message: failing.message })
          continue
        }
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
  return { parts, log, runs: run.log, outcomes: run.outcomes, next, another }
}

type Offers = readonly ListedSubtitle[] | AppError

test('the next one takes the place of the wrong one, which is never taken again', async () => {
  const offers = ['s1', 's8', 's9'].map((id) => listed(id, 'Film.2019.1080p.BluRay.x264-GRP'))
  const { log, next, runs } = world(['en', 'pt'], offers)
  expect(await next('en')).toMatchObject({ sidecarName: 'Film.2019.mkv.en.srt' })
  expect(log).toEqual(['fetch s8,s9 for /lib/Film.2019.en.srt', 'removed /lib/Film.2019.en.srt', 'reject s1'])
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
  const { log, next, another, runs } = world(['en'], away)
  await expect(next('en')).rejects.toBe(away)
  await expect(another()).rejects.toBe(away)
  expect(log).toEqual([])
  // In a run of many it is one of what that has failed at.
  expect(runs).toEqual(['open better wrong, next', 'failed r1', 'failed b'])
})

test('what could not be asked for is told under the wish that it was written for, as its run tells everything else', async () => {
  const away = new AppError('service.unreachable', 'The service cannot be reached.')
  const { another, outcomes } = world(['en', 'pt'], away)
  await expect(another('pt')).rejects.toBe(away)
  expect(outcomes).toMatchObject([{ wish: 'pt-BR>pt', language: 'pt', state: 'failed', code: 'service.unreachable' }])
})

test('a wish that was met by another language means the file of that language', async () => {
  const offers = [listed('s9', 'Film.2019.1080p.BluRay.x264-GRP', { language: 'pt' })]
  const { log, next } = world(['en', 'pt'], offers)
  await next('pt-BR')
  expect(log.at(-1)).toBe('reject s2')
})

test.each([
  ['in hand', true, ['s8', 's9', 's8']],
  // The button says one download.
  ['to be paid for', false, ['s8', 's8']],
] as const)(
  'of next ones out of step, %s, the first takes the place of the wrong one, and none is refused',
  async (_what, isCached, deliveries) => {
    const offers = ['s8', 's9'].map((id) => listed(id, 'Film.2019.1080p.BluRay.x264-GRP'))
    const { parts, log, runs } = world(['en'])
    const tried: string[] = []
    const connection = connectionTo({
      offers: () => offers,
      isCached: () => isCached,
      deliver(order) {
        tried.push(`${order.pick.subtitle.id} for ${order.replaces?.path}`)
        return order.isLastChoice ? delivered(order) : { kind: 'out-of-step', message: 'Out of step.' }
      },
    })
    const link = { current: async () => connection as Connection }
    const file = { videoId: 'v', language: 'en' }
    const next = await wrongNext({ ...parts, link, fulfilPlan }, file, new AbortController().signal)
    expect(next).toMatchObject({ sidecarName: 'Film.2019.mkv.en.srt' })
    expect(tried).toEqual(deliveries.map((id) => `${id} for /lib/Film.2019.en.srt`))
    expect(log).toEqual(['removed /lib/Film.2019.en.srt', 'reject s1'])
    expect(runs.slice(-2)).toEqual(['written r1', 'done r1'])
  },
)

test.each(['file.changed', 'file.notWritable', 'archive.damaged', 'quota.exhausted'] as const)(
  'where the next one fails with %s, ours stays where it is and is not refused',
  async (code) => {
    const failing = new AppError(code, 'It failed.')
    const { log, next, runs } = world(['en'], [listed('s9', 'Film.2019.1080p.BluRay.x264-GRP')], failing)
    await expect(next('en')).rejects.toMatchObject({ code, message: 'It failed.' })
    expect(log).toEqual(['fetch s9 for /lib/Film.2019.en.srt'])
    expect(runs).toEqual(['open better wrong, next', 'failed r1', 'failed r1'])
  },
)

const ofTheUser = { subtitleId: '', isAdopted: true } as Written['details']
const mendedSince = { ...row(2, 'en'), replacesId: 1, details: { subtitleId: '' } } as Written

test.each([
  ['as it was', { ...row(1, 'en'), details: ofTheUser }],
  ['mended since', mendedSince],
])(
  'a text of the user’s that is looked after, %s, stays where it is, and nothing is asked for it',
  async (_since, own) => {
    const { parts, log, runs } = world(['en'], [listed('s9', 'Film.2019.1080p.BluRay.x264-GRP')])
    const history = { list: () => [own], get: () => ({ ...row(1, 'en'), details: ofTheUser }) }
    const file = { videoId: 'v', language: 'en' }
    await expect(wrongNext({ ...parts, history }, file, new AbortController().signal)).rejects.toMatchObject({
      code: 'file.foreign',
      message: hostSentences.yoursStays,
    })
    expect([log, runs]).toEqual([[], []])
  },
)

test('what came from no service is replaced too, and nothing without an id is refused', async () => {
  const { parts, log } = world(['en'], [listed('s9', 'Film.2019.1080p.BluRay.x264-GRP')])
  const history = {
    ...parts.history,
    list: () => [{ ...row(1, 'en'), replacesId: null, details: { subtitleId: '' } } as Written],
  }
  const file = { videoId: 'v', language: 'en' }
  await wrongNext({ ...parts, history }, file, new AbortController().signal)
  await takeAnother(
    { ...parts, history, openBatch: () => 'b' },
    { ...file, batchId: 'b' },
    new AbortController().signal,
  )
  const put = ['fetch s9 for /lib/Film.2019.en.srt', 'removed /lib/Film.2019.en.srt']
  expect(log).toEqual([...put, ...put])
})

test('where none of ours is, nothing is taken away', async () => {
  const { log, next } = world([])
  await expect(next('en')).rejects.toMatchObject({ code: 'file.missing' })
  expect(log).toEqual([])
})
