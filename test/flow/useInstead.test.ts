/** One chosen by hand where ours stands: refused before anything is paid for, or taken in its place where that is said. */
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { openCollectionHost } from '../support/hosts/openCollectionHost.ts'
import { firstPage } from '../support/hosts/openTestHost.ts'
import { tempFolder } from '../support/disks/tempFolder.ts'
import { spokenSrt } from '../support/make/dialogue.ts'
import { createRandom, makeWorld } from '../support/make/worlds/makeWorld.ts'

/** One film, and two subtitles of it. */
async function openFilm() {
  const folder = tempFolder()
  const world = makeWorld({ folder, seed: 53, movies: 1, shows: 0, languages: ['EN'] })
  const library = join(folder, 'film')
  mkdirSync(library)
  const name = 'Salt.Road.1964.1080p.WEB-DL'
  copyFileSync(world.videos[0]?.path ?? '', join(library, `${name}.mkv`))
  const listed = ['one', 'other'].map((mark, at) => {
    writeFileSync(join(dirname(world.manifest), `${mark}.srt`), spokenSrt('EN', mark, { pick: createRandom(at + 1) }))
    const title = { type: 'movie', name: 'Salt Road', year: 1964 }
    return JSON.stringify({ title, language: 'EN', files: [`${mark}.srt`], releases: [`${name}-${mark}`] })
  })
  writeFileSync(world.manifest, listed.join('\n'))
  const { ask } = await openCollectionHost({ manifest: world.manifest, library, videos: 1 })
  const about = { kind: 'text', text: 'Salt Road' } as const
  const asked = { about, languages: ['en'], isFullSeason: false, page: 1, season: null, episode: null }
  const { subtitles } = await ask('search.ask', asked)
  const idOf = (mark: string) => subtitles.find(({ release }) => release.endsWith(mark))?.id ?? ''
  const [video] = (await ask('search.videos', { subtitleId: idOf('one'), search: '', limit: 1 })).rows
  const downloads = async () => {
    const { rows } = await ask('usage.entries', firstPage)
    return rows.filter(({ kind }) => kind === 'download').reduce((sum, { units }) => sum + units, 0)
  }
  const text = () => readFileSync(join(library, `${name}.en.srt`), 'utf8')
  return { ask, one: idOf('one'), other: idOf('other'), videoId: video?.id ?? '', downloads, text, name }
}

test('where ours stands nothing is paid for what would be refused, and one that is used instead gives it back when undone', async () => {
  const { ask, one, other, videoId, downloads, text, name } = await openFilm()
  expect((await ask('search.download', { subtitleId: one, videoIds: [videoId] })).written).toHaveLength(1)
  const before = text()
  const judged = await ask('search.judge', { subtitleIds: [one, other], videoId })
  expect(judged.map(({ ours }) => ours)).toEqual([
    { name: `${name}.en.srt`, isThisOne: true },
    { name: `${name}.en.srt`, isThisOne: false },
  ])

  const { written, failed } = await ask('search.download', { subtitleId: other, videoIds: [videoId] })
  expect([written, failed.map(({ problem }) => problem.code)]).toEqual([[], ['file.foreign']])
  expect(failed[0]?.problem.message).toContain(`keeps it: ${name}.en.srt`)
  expect([text(), await downloads()]).toEqual([before, 1])

  const instead = await ask('search.download', { subtitleId: other, videoIds: [videoId], isInstead: true })
  expect([instead.written.length, instead.failed, await downloads()]).toEqual([1, [], 2])
  expect(text()).not.toBe(before)
  await ask('runs.undo', { runId: instead.runId })
  expect(text()).toBe(before)
})
