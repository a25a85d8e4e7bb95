/** A run whose download is of another cut than the video takes the next one, within bounds, and can be taken back. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Span } from '../../shared/timing/span.ts'
import { madeTalk, moved, otherCues, randomOf } from '../support/make/films/madeTalk.ts'
import { filmRelease, filmTitle, placeFilm } from '../support/make/films/oneFilm.ts'
import { makeMkv } from '../support/make/films/makeVideo.ts'
import { srtOf } from '../support/make/films/srtOf.ts'
import { eventsOf, runCli } from '../support/programs/runCli.ts'
import { startServiceProcess } from '../support/programs/serviceProcess.ts'

const minutes = 24
const thirdMs = (minutes * 60_000) / 3
const talk = madeTalk(randomOf(5), minutes)
const inStep = otherCues(randomOf(25), talk)

/** Its middle is another film's, and its end lies elsewhere: no move brings it in step. */
function ofAnotherCut(seed: number): readonly Span[] {
  const foreign = otherCues(randomOf(3), madeTalk(randomOf(99), minutes))
  const cues = otherCues(randomOf(seed), talk)
  return [
    ...cues.filter(({ startMs }) => startMs < thirdMs),
    ...foreign.filter(({ startMs }) => startMs >= thirdMs && startMs < 2 * thirdMs),
    ...moved(cues, 20_000).filter(({ startMs }) => startMs >= 2 * thirdMs),
  ]
}

/** Releases of the same disc, best first: their groups are others, so that times may be mended. */
const releases = ['1080p.BluRay.x264-A', '720p.BluRay.x264-B', '720p.BluRay.x265-C', '480p.BluRay.x265-D'].map(
  (words) => `The.Amber.Field.2011.${words}`,
)

async function placeOffers(offers: readonly (readonly Span[])[], mode = 'subtitles') {
  const { folder, library, catalogue, video } = placeFilm()
  const header = makeMkv({ durationS: minutes * 60 })
  const bytes = readFileSync(video)
  bytes.set(header)
  writeFileSync(video, bytes)
  const yours = `${filmRelease}.de.srt`
  writeFileSync(join(library, yours), srtOf(otherCues(randomOf(8), talk)))
  const lines = offers.map((cues, index) => {
    writeFileSync(join(catalogue, `${index}.srt`), srtOf(cues))
    return JSON.stringify({
      title: filmTitle,
      language: 'EN',
      releases: [releases[index] ?? ''],
      files: [`${index}.srt`],
    })
  })
  const manifest = join(catalogue, 'manifest.jsonl')
  writeFileSync(manifest, lines.join('\n'))
  const service = await startServiceProcess(join(folder, 'service'), [manifest])
  const run = (...args: readonly string[]) =>
    runCli([...args, '--home', join(folder, 'home')], { env: { UNDERTITLE_API_KEY: service.key } })
  await run('config', 'set', 'timing.afterDownload', mode)
  const get = (...args: readonly string[]) =>
    run('get', library, '--languages', 'en', '--service', service.url, '--json', '--yes-to', 'all', ...args)
  const sidecars = () => readdirSync(library).filter((each) => each.endsWith('.srt') && each !== yours)
  return { run, get, sidecars, library }
}

const passedOver = (index: number) => ({
  release: releases[index],
  message: `another cut: only parts of it fit your file ${filmRelease}.de.srt, and no shift mends that`,
})

test('the next one is written instead, which says so; nothing is paid twice, and undo takes it away', async () => {
  const { run, get, sidecars, library } = await placeOffers([ofAnotherCut(31), inStep])
  const first = await get()
  expect(first.code, first.stderr).toBe(0)
  expect(eventsOf(first, 'written')).toMatchObject([
    { release: releases[1], measured: { result: 'fits' }, instead_of: [passedOver(0)] },
  ])
  expect(eventsOf(first, 'done')[0]).toMatchObject({ written: 1, spent: { downloads: 2 } })
  const [name = ''] = sidecars()
  expect(readFileSync(join(library, name), 'utf8')).toBe(srtOf(inStep))

  const again = await get()
  expect(eventsOf(again, 'done')[0]).toMatchObject({ written: 0, spent: { search: 0, downloads: 0 } })

  expect((await run('undo', '--json')).lines).toMatchObject([{ event: 'removed' }, { event: 'done' }])
  expect(sidecars()).toEqual([])
  const after = await get()
  expect(eventsOf(after, 'written')).toMatchObject([{ release: releases[1] }])
  expect(eventsOf(after, 'done')[0]).toMatchObject({ spent: { downloads: 0 } })
})

test('where none is in step the best of them is written, after two more downloads at most and without another unit', async () => {
  const { get, sidecars, library } = await placeOffers([31, 32, 33, 34].map(ofAnotherCut))
  const got = await get()
  expect(got.code, got.stderr).toBe(0)
  expect(eventsOf(got, 'written')).toMatchObject([{ release: releases[0], measured: { result: 'other-cut' } }])
  expect(eventsOf(got, 'written')[0]).not.toHaveProperty('instead_of')
  expect(eventsOf(got, 'done')[0]).toMatchObject({ spent: { downloads: 3 } })
  expect(readFileSync(join(library, sidecars()[0] ?? ''), 'utf8')).toBe(srtOf(ofAnotherCut(31)))
})

test('a run’s own limit is kept, and where times are only told no second one is fetched', async () => {
  const limited = await placeOffers([ofAnotherCut(31), inStep])
  const one = await limited.get('--limit-downloads', '1')
  expect(eventsOf(one, 'written')).toMatchObject([{ release: releases[0], measured: { result: 'other-cut' } }])
  expect(eventsOf(one, 'done')[0]).toMatchObject({ spent: { downloads: 1 } })

  const telling = await placeOffers([ofAnotherCut(31), inStep], 'measure')
  const told = await telling.get()
  expect(eventsOf(told, 'written')).toMatchObject([{ release: releases[0], measured: { result: 'other-cut' } }])
  expect(eventsOf(told, 'done')[0]).toMatchObject({ spent: { downloads: 1 } })
})
