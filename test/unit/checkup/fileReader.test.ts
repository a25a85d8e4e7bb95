/** What a second check-up does with a file that was touched, renamed or changed: facts belong to content, not to names or times. */
import { copyFileSync, mkdirSync, renameSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { createCheckupStore } from '../../../electron/checkup/checkupStore.ts'
import { createFileReader, type Examiner } from '../../../electron/checkup/fileReader.ts'
import { openDatabase } from '../../../electron/database/database.ts'
import { realDisk } from '../../../electron/disk/disk.ts'
import { examineText } from '../../../electron/verify/textFacts.ts'
import { tempFolder } from '../../support/disks/tempFolder.ts'
import { spokenSrt } from '../../support/make/dialogue.ts'
import { createRandom } from '../../support/make/worlds/makeWorld.ts'

const { signal } = new AbortController()

function open() {
  const folder = tempFolder()
  mkdirSync(folder, { recursive: true })
  const db = openDatabase(join(folder, 'app.sqlite'))
  onTestFinished(() => db.close())
  const store = createCheckupStore(db)
  const reader = createFileReader({ disk: realDisk, store })
  let parsed = 0
  const examiner: Examiner = {
    async examine(bytes, hints) {
      parsed += 1
      return examineText(bytes, hints, async () => null)
    },
  }
  const path = join(folder, 'Film.en.srt')
  writeFileSync(path, spokenSrt('EN', 'The amber field was empty.', { pick: createRandom(3) }))
  const look = (at = path, language: 'en' | 'de' = 'en') =>
    reader.facts({ path: at, extension: 'srt', language, fps: null }, examiner, signal)
  return { folder, path, store, look, examiner, reader, counts: () => ({ read: reader.reads, parsed }) }
}

test('what was not touched is neither read nor parsed again', async () => {
  const { look, counts } = open()
  const first = await look()
  expect(first.facts.state).toBe('read')
  expect(await look()).toMatchObject({ sha256: first.sha256, facts: first.facts })
  expect(counts()).toEqual({ read: 1, parsed: 1 })
})

test('a file that was touched is read for its hash and not parsed again, and then known by its new time', async () => {
  const { path, look, counts } = open()
  const first = await look()
  utimesSync(path, 1_700_000_000, 1_700_000_000)
  expect(await look()).toMatchObject({ sha256: first.sha256, facts: first.facts })
  expect(counts()).toEqual({ read: 2, parsed: 1 })
  await look()
  expect(counts()).toEqual({ read: 2, parsed: 1 })
})

test('one that was renamed, and a copy of it, are not parsed again; forgetting the old name loses nothing', async () => {
  const { folder, path, store, look, counts } = open()
  const first = await look()
  const [renamed, copy] = [join(folder, 'Another Film.en.srt'), join(folder, 'Copy.en.srt')]
  renameSync(path, renamed)
  copyFileSync(renamed, copy)
  for (const each of [renamed, copy]) expect((await look(each)).facts).toEqual(first.facts)
  store.forgetOthers(folder, new Set([renamed, copy]))
  await look(renamed)
  expect(counts()).toEqual({ read: 3, parsed: 1 })
})

test('one that was changed is parsed again, and one whose name says another language too', async () => {
  const { path, look, counts } = open()
  await look()
  await look(path, 'de')
  expect(counts()).toEqual({ read: 2, parsed: 2 })
  writeFileSync(path, 'not a subtitle any more')
  expect((await look()).facts.state).not.toBe('read')
  expect(counts()).toEqual({ read: 3, parsed: 3 })
})

test('times of one that is known by its content are to be had from what was read', async () => {
  const { path, look, counts, examiner, reader } = open()
  const spans = await (await look()).spans!()
  expect(spans.length).toBeGreaterThan(10)
  utimesSync(path, 1_700_000_000, 1_700_000_000)
  expect(await (await look()).spans!()).toEqual(spans)
  expect(counts()).toEqual({ read: 2, parsed: 2 })
  expect((await look()).spans).toBeNull()
  expect(await reader.spans({ path, extension: 'srt', language: 'en', fps: null }, examiner, signal)).toEqual(spans)
})
