/** A film in two files and one archive for both: each gets its own part, and where names do not tell, a person does. */
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { openCollectionHost } from '../support/hosts/openCollectionHost.ts'
import { firstPage, type TestHost } from '../support/hosts/openTestHost.ts'
import { tempFolder } from '../support/disks/tempFolder.ts'
import { makeWorld } from '../support/make/worlds/makeWorld.ts'

/** Two videos of one film, and an archive with the text of each under these names. */
async function openParts(names: readonly [string, string]) {
  const folder = tempFolder()
  const world = makeWorld({ folder, seed: 53, movies: 2, shows: 0, languages: ['EN'] })
  const library = join(folder, 'parts')
  mkdirSync(library)
  for (const [index, { path }] of world.videos.slice(0, 2).entries())
    copyFileSync(path, join(library, `Salt Road (1964) CD${index + 1}.mkv`))
  const files = names.map((name, index) => {
    const words = Array.from({ length: 12 }, (_, at) => {
      const time = (seconds: number) => `00:00:${String(seconds).padStart(2, '0')},000`
      return `${at + 1}\n${time(2 * at + 1)} --> ${time(2 * at + 2)}\nThis is line ${at} of part ${index + 1}.\n`
    })
    writeFileSync(join(dirname(world.manifest), name), words.join('\n'))
    return name
  })
  const title = { type: 'movie', name: 'Salt Road', year: 1964 }
  const listed = { title, language: 'EN', files, releases: ['Salt.Road.1964.DVDRip.2CD'] }
  writeFileSync(world.manifest, `${JSON.stringify(listed)}\n`)
  const opened = await openCollectionHost({ manifest: world.manifest, library, videos: 2 })
  const { ask } = opened
  const about = { kind: 'text', text: 'Salt Road' } as const
  const found = await ask('search.ask', { ...{ about, languages: ['en'], isFullSeason: false, page: 1 }, ...anyPart })
  const subtitleId = found.subtitles[0]?.id ?? ''
  const { rows } = await ask('search.videos', { subtitleId, search: '', limit: 10 })
  const videos = rows.toSorted((a, b) => (a.name < b.name ? -1 : 1))
  const textOf = (part: number) => readFileSync(join(library, `Salt Road (1964) CD${part}.en.srt`), 'utf8')
  return { ...opened, subtitleId, videos, textOf }
}

const anyPart = { season: null, episode: null } as const

async function downloadsOf({ ask }: Pick<TestHost, 'ask'>): Promise<number> {
  const { rows } = await ask('usage.entries', firstPage)
  return rows.filter(({ kind }) => kind === 'download').reduce((sum, { units }) => sum + units, 0)
}

test('each part gets its own text, for one download', async () => {
  const parts = await openParts(['gc1.srt', 'gc2.srt'])
  const { ask, subtitleId, videos, textOf } = parts
  expect(videos.map(({ title }) => title)).toEqual(['Salt Road CD1', 'Salt Road CD2'])
  const { failed } = await ask('search.download', { subtitleId, videoIds: videos.map(({ id }) => id) })
  expect(failed).toEqual([])
  expect([textOf(1), textOf(2)].map((text) => /part \d/.exec(text)?.[0])).toEqual(['part 1', 'part 2'])
  expect(await downloadsOf(parts)).toBe(1)
})

test('where the names do not tell, nothing is written until a person says which file it is, for no second download', async () => {
  const parts = await openParts(['day.srt', 'night.srt'])
  const { ask, subtitleId, videos, textOf } = parts
  const videoIds = [videos[1]?.id ?? '']
  const { failed } = await ask('search.download', { subtitleId, videoIds })
  expect(failed.map(({ problem }) => problem.code)).toEqual(['archive.noMember'])
  const { files } = await ask('search.files', { subtitleId, mayDownload: false })
  expect(files?.map(({ name }) => name).sort()).toEqual(['day.srt', 'night.srt'])
  const { written } = await ask('search.download', { subtitleId, videoIds, fileName: 'night.srt' })
  expect(written).toHaveLength(1)
  expect(textOf(2)).toContain('part 2')
  expect(await downloadsOf(parts)).toBe(1)
})
