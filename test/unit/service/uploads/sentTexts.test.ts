import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { zipSync } from 'fflate'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openServiceDatabase, type ServiceDatabase } from '../../../../service/catalogue/store/database.ts'
import { sentText } from '../../../../service/uploads/sentTexts.ts'
import { requireRoomFor } from '../../../../service/uploads/uploadRoom.ts'
import { serviceTables } from '../../../../service/tables.ts'
import { subtitleText } from '../../../support/make/archives/uploadForms.ts'
import { zipOfAnnounced } from '../../../support/make/archives/zipOfAnnounced.ts'

let folder: string
let database: ServiceDatabase

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'undertitle-sent-'))
  database = openServiceDatabase(folder, serviceTables)
  database.run("INSERT INTO accounts (id, name, plan, created_at) VALUES ('acc', 'ann', 'free', 0)")
})
afterEach(() => {
  database.close()
  rmSync(folder, { recursive: true })
})

function keep(id: number, name: string, bytes: Uint8Array): void {
  database.run("INSERT INTO upload_files VALUES (?, 'acc', 7, 1, ?, 'md5', ?, 0)", id, name, bytes)
}

const bytesOf = (text: string) => new TextEncoder().encode(text)

/** Each member stored as it is, so that a byte of its text can be found and spoilt. */
function zipOf(texts: Readonly<Record<string, string>>): Uint8Array {
  return zipSync(Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, bytesOf(text)])), { level: 0 })
}

test('one subtitle of an upload is unpacked, and no other one', async () => {
  const spoilt = zipOf({ 'one.srt': subtitleText('Eins.'), 'two.srt': subtitleText('Zwei.') })
  spoilt.set(bytesOf('X'), Buffer.from(spoilt).indexOf('Zwei.'))
  keep(1, 'a.srt', bytesOf(subtitleText('Anfang.')))
  keep(2, 'pack.zip', spoilt)
  keep(3, 'z.srt', bytesOf(subtitleText('Ende.')))
  const paths = ['a.srt', 'one.srt', 'two.srt', 'z.srt']
  const textAt = async (at: number) => {
    const { text, paths: named } = await sentText(database, '7', at)
    return { paths: named, path: text.path, words: Buffer.from(text.bytes).toString().split('\n')[2] }
  }
  expect(await textAt(0)).toEqual({ paths, path: 'a.srt', words: 'Anfang.' })
  expect(await textAt(1)).toEqual({ paths, path: 'one.srt', words: 'Eins.' })
  expect(await textAt(3)).toEqual({ paths, path: 'z.srt', words: 'Ende.' })
  await expect(textAt(2)).rejects.toMatchObject({ code: 'invalid_request' })
  await expect(textAt(4)).rejects.toMatchObject({ message: 'This upload has no such file.' })
})

test('others are answered between two archives', async () => {
  for (let id = 1; id <= 3; id += 1) keep(id, `${id}.zip`, zipOf({ [`${id}.srt`]: subtitleText() }))
  let isAnswered = false
  setImmediate(() => (isAnswered = true))
  await sentText(database, '7', 2)
  expect(isAnswered).toBe(true)
})

test('an upload may hold so much unpacked, and no more', () => {
  const zip = zipOfAnnounced(60)
  keep(1, '1.zip', zip)
  keep(2, '2.zip', zip)
  requireRoomFor(database, '7')
  keep(3, '3.zip', zip)
  expect(() => requireRoomFor(database, '7')).toThrow('the files hold more than 128 MiB together')
})
