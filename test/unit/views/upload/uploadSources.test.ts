import { expect, test } from 'vitest'
import type { Sidecar } from '../../../../electron/library/mediaFile.ts'
import type { Written } from '../../../../electron/sidecar/history/history.ts'
import { createUploadSources } from '../../../../electron/views/upload/uploadSources.ts'
import { videoAt } from '../../../support/make/subjects.ts'

const sidecar = (path: string, rest: Partial<Sidecar> = {}): Sidecar => ({
  ...{ path, language: 'en', isForced: false, isHearingImpaired: false, extension: 'srt' },
  ...rest,
})
const episode = (number: number, ...rest: readonly Partial<Sidecar>[]) => {
  const stem = `/lib/Show/Show.S01E0${number}.1080p.WEB-DL.x264-GRP`
  return videoAt(`${stem}.mkv`, { sidecars: rest.map((each) => sidecar(`${stem}.${each.language ?? 'en'}.srt`, each)) })
}

function sourcesOf(isMachineMade: boolean | null, roots = [{ id: '1', path: '/lib', scannedMs: null }]) {
  const videos = [
    episode(1, {}, { language: 'de' }),
    episode(2, {}),
    episode(3, { isForced: true }, { extension: 'idx' }),
  ]
  let ids = 0
  return createUploadSources({
    index: { page: ({ afterPath }) => (afterPath === '' ? videos : []) },
    roots: { list: () => roots },
    history: { ownerOf: () => (isMachineMade === null ? null : ({ details: { isMachineMade } } as Written)) },
    ids: { newId: () => `s${++ids}` },
  })
}

test('a season in one language is one source, without forced tracks and what no service takes', async () => {
  const sources = sourcesOf(null)
  expect(await sources.list('')).toMatchObject([
    { id: 's1', title: 'Show', season: 1, language: 'de', files: 1 },
    { id: 's2', title: 'Show', season: 1, language: 'en', files: 2 },
  ])
  expect(await sources.list('other')).toEqual([])
  expect(sources.files('s2').map(({ sidecar: { path } }) => path.slice(-20))).toHaveLength(2)
  expect(() => sources.files('unknown')).toThrow('Open it again')
})

test('what came from a service is no news there; what a machine made here may be', async () => {
  expect(await sourcesOf(false).list('')).toEqual([])
  expect(await sourcesOf(true).list('')).toHaveLength(2)
})

test('nothing is offered of a folder that has left the library, also where it was listed before', async () => {
  const roots = [{ id: '1', path: '/lib/Show', scannedMs: null }]
  const sources = sourcesOf(null, roots)
  expect(await sources.list('')).toHaveLength(2)
  roots.splice(0, 1, { id: '2', path: '/lib/Sho', scannedMs: null })
  expect(() => sources.files('s1')).toThrow('Open it again')
  expect(await sources.list('')).toEqual([])
})
