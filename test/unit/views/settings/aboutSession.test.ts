import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createAboutSession } from '../../../../electron/views/settings/aboutSession.ts'
import { rejection } from '../../../support/services/testClient.ts'
import { tempFolder } from '../../../support/disks/tempFolder.ts'

const long = Array.from({ length: 900 }, (_, at) => `line ${at} of a long licence`).join('\n')

function aboutOf(isUsersMachine = false) {
  const folder = tempFolder()
  mkdirSync(folder, { recursive: true })
  const packages = [
    { name: '@x/y', version: '1.0.0', licence: 'MIT', file: '@x+y@1.0.0.txt' },
    { name: 'z', version: '2.0.0', licence: 'Apache-2.0', file: 'z@2.0.0.txt' },
  ]
  writeFileSync(join(folder, 'packages.json'), JSON.stringify(packages))
  writeFileSync(join(folder, '@x+y@1.0.0.txt'), 'short')
  writeFileSync(join(folder, 'z@2.0.0.txt'), long)
  writeFileSync(join(folder, 'bom.cdx.json'), '{"bomFormat":"CycloneDX"}')
  return { folder, session: createAboutSession({ folder, version: '9.8.7', isUsersMachine }) }
}

test('the packages are told with their licences, and no name of a file', async () => {
  const { session } = aboutOf()
  expect(await session.state()).toEqual({
    version: '9.8.7',
    licence: 'MIT',
    packages: [
      { packageId: '@x/y@1.0.0', name: '@x/y', version: '1.0.0', licence: 'MIT' },
      { packageId: 'z@2.0.0', name: 'z', version: '2.0.0', licence: 'Apache-2.0' },
    ],
    billPath: null,
  })
})

test('only a user of this machine is told where the bill of materials lies', async () => {
  const { session, folder } = aboutOf(true)
  expect((await session.state()).billPath).toBe(join(folder, 'bom.cdx.json'))
  expect(await session.bill()).toEqual({ text: '{"bomFormat":"CycloneDX"}' })
})

test('a long text comes in pieces of whole lines that make the whole again', async () => {
  const { session } = aboutOf()
  const pieces: string[] = []
  for (let offset: number | null = 0; offset !== null;) {
    const piece = await session.licence('z@2.0.0', offset)
    pieces.push(piece.text)
    offset = piece.next
  }
  expect(pieces.length).toBeGreaterThan(2)
  expect(pieces.slice(0, -1).every((piece) => piece.length <= 6_001 && piece.endsWith('\n'))).toBe(true)
  expect(pieces.join('')).toBe(long)
})

test.each(['../packages.json', 'z', 'packages.json', ''])(
  '%j is no package, and no file is opened for it',
  async (asked) => {
    const { session } = aboutOf()
    expect((await rejection(session.licence(asked, 0))).code).toBe('input.invalid')
  },
)

test('a program that was not built says so', async () => {
  const session = createAboutSession({
    folder: join(tempFolder(), 'nowhere'),
    version: '1.0.0',
    isUsersMachine: true,
  })
  expect((await rejection(session.state())).code).toBe('file.missing')
})
