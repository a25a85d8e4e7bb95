import { mkdirSync, renameSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createPlaces } from '../../../../electron/views/folders/places.ts'
import { rejection } from '../../../support/services/testClient.ts'
import { tempFolder } from '../../../support/disks/tempFolder.ts'

function placesIn(home: string) {
  let count = 0
  return createPlaces({ home, drives: async () => ['/'], ids: { newId: () => `p${++count}` } })
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

test('what was not given out is no place, and a place that went away is named', async () => {
  const home = makeHome()
  const places = placesIn(home)
  for (const id of [home, '/', '..', 'p99']) expect((await rejection(places.open(id))).code).toBe('input.invalid')
  await places.open(null)
  const { children } = await places.open('p1')
  renameSync(join(home, 'A'), join(home, 'C'))
  expect((await rejection(places.open(children[0]!.id))).code).toBe('folder.missing')
})
