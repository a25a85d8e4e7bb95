import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createFileSecrets } from '../../../electron/settings/secrets.ts'
import { realDisk } from '../../../electron/disk/disk.ts'
import { tempFolder } from '../../support/disks/tempFolder.ts'

const service = 'https://service.example'

function world() {
  const folder = tempFolder()
  const file = join(folder, 'secrets.json')
  return { folder, file, secrets: createFileSecrets(file, realDisk) }
}

test('a secret is kept for its service, readable by its user only, and forgotten by an empty value', async () => {
  const { file, secrets } = world()
  expect(secrets.get('api-key', service)).toBeNull()
  await secrets.set('api-key', service, 'first')
  expect([secrets.get('api-key', service), secrets.get('api-key', 'https://other.example')]).toEqual(['first', null])
  expect(statSync(file).mode & 0o777).toBe(0o600)
  await secrets.set('api-key', service, '')
  expect(secrets.get('api-key', service)).toBeNull()
})

test('an entry that this version does not know is kept', async () => {
  const { file, secrets } = world()
  const other = { 'api-key https://other.example': 'other', later: { v: 2, text: 'of a later version' } }
  writeFileSync(file, JSON.stringify(other))
  await secrets.set('api-key', service, 'first')
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({ ...other, [`api-key ${service}`]: 'first' })
})

test('a file that cannot be read now is never taken for an empty one', async () => {
  const { file, secrets, folder } = world()
  mkdirSync(file) // Reading it fails, as a failing disk does.
  expect(() => secrets.get('api-key', service)).toThrow(expect.objectContaining({ code: 'home.unusable' }))
  await expect(secrets.set('api-key', service, 'first')).rejects.toMatchObject({ code: 'home.unusable' })
  rmSync(file, { recursive: true })
  expect(readdirSync(folder).filter((name) => name.endsWith('.part'))).toEqual([])
})

test.each(['', '{"api-key https://service.exa', '[]', 'null'])(
  'a damaged file %j is set aside, not overwritten',
  async (text) => {
    const { file, secrets, folder } = world()
    writeFileSync(file, text)
    expect(secrets.get('api-key', service)).toBeNull()
    await secrets.set('api-key', service, 'first')
    expect(secrets.get('api-key', service)).toBe('first')
    const aside = readdirSync(folder).find((name) => name.includes('.damaged-'))
    expect(readFileSync(join(folder, aside ?? ''), 'utf8')).toBe(text)
  },
)

test('of secrets that are set at the same time, by two who know nothing of each other, none is lost', async () => {
  const { file, secrets } = world()
  const others = createFileSecrets(file, realDisk)
  const many = Array.from({ length: 12 }, (_, index) => `https://service${String(index)}.example`)
  await Promise.all(many.map((one, index) => (index % 2 ? secrets : others).set('api-key', one, `key of ${one}`)))
  expect(many.map((one) => secrets.get('api-key', one))).toEqual(many.map((one) => `key of ${one}`))
})

test('what a killed process left half written is removed with the next change, and nothing else', async () => {
  const { folder, secrets } = world()
  for (const name of ['secrets.json.0123456789ab.part', 'secrets.json.notes.part'])
    writeFileSync(join(folder, name), 'half')
  await secrets.set('api-key', service, 'first')
  expect(readdirSync(folder).filter((name) => name.endsWith('.part'))).toEqual(['secrets.json.notes.part'])
})
