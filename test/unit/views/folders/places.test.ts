import { mkdirSync, renameSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createPlaces } from '../../../../electron/views/folders/places.ts'
import { findVideoFolders } from '../../../../electron/views/folders/videoFolders.ts'
import { rejection } from '../../../support/services/testClient.ts'
import { tempFolder } from '../../../support/disks/tempFolder.ts'

function placesIn(home: string) {
  let count = 0
  return createPlaces({ starts: async () => [home, '/'], ids: { newId: () => `p${++count}` } })
}

function makeHome(): string {
  const home = tempFolder()
  for (const name of ['Videos', 'b', 'A', '.secret']) mkdirSync(join(home, name))
  symlinkSync('/', join(home, 'link'))
  writeFileSync(join(home, 'file'), '')
  return home
}

test('browsing begins at home and the drives, and goes down and up by ids', async () => {
  const home = makeHome()
  const places = placesIn(home)
  const start = await places.open(null)
  expect(start).toMatchObject({ path: '', parent: null, children: [{ id: 'p1' }, { id: 'p2', name: '/' }] })
  const opened = await places.open('p1')
  expect(opened.children.map(({ name }) => name)).toEqual(['A', 'b', 'Videos'])
  const below = await places.open(opened.children[0]!.id)
  expect(below).toMatchObject({ path: join(home, 'A'), children: [] })
  expect(below.parent!.id).toBe(opened.here.id)
  expect((await places.open('p2')).parent).toEqual(start.here)
  expect(await places.pathOf(below.here.id)).toBe(join(home, 'A'))
})

test('what the home folder has for videos is where browsing begins too, by the name that the system gives it', async () => {
  const home = makeHome()
  const places = createPlaces({
    starts: async () => [home, ...(await findVideoFolders(home)), '/'],
    ids: { newId: () => `p${++count}` },
  })
  let count = 0
  const names = async () => (await places.open(null)).children.slice(1).map(({ name }) => name)
  expect(await names()).toEqual(['Videos', '/'])
  mkdirSync(join(home, '.config'))
  mkdirSync(join(home, 'Vídeos'))
  writeFileSync(join(home, '.config', 'user-dirs.dirs'), '# written by the desktop\nXDG_VIDEOS_DIR="$HOME/Vídeos"\n')
  writeFileSync(join(home, 'Movies'), 'a file')
  expect(await names()).toEqual(['Vídeos', 'Videos', '/'])
  writeFileSync(join(home, '.config', 'user-dirs.dirs'), 'XDG_VIDEOS_DIR="$HOME/"\n')
  expect(await names()).toEqual(['Videos', '/'])
})

test('what was not given out is no place, and a place that went away is named', async () => {
  const home = makeHome()
  const places = placesIn(home)
  for (const id of [home, '/', '..', 'p99']) expect((await rejection(places.open(id))).code).toBe('input.invalid')
  await places.open(null)
  const { children } = await places.open('p1')
  renameSync(join(home, 'A'), join(home, 'C'))
  expect((await rejection(places.open(children[0]!.id))).code).toBe('folder.missing')
})

test('where a collection is chosen, its files are listed, and the subtitles of a folder are counted', async () => {
  const home = makeHome()
  for (const name of ['Pack.zip', 'titles.tsv', 'One.srt', 'Two.ass', 'cover.jpg']) writeFileSync(join(home, name), '')
  const places = placesIn(home)
  await places.open(null)
  const { files, subtitles } = await places.open('p1', 'collection')
  expect([files.map(({ name }) => name), subtitles]).toEqual([['Pack.zip', 'titles.tsv'], 2])
  expect(await places.open('p1')).toMatchObject({ files: [], subtitles: 0 })
})
