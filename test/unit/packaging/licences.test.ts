import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, inject, test } from 'vitest'
import { bomOf } from '../../../scripts/bom.ts'
import { packageFolderOf, readLock, readShippedPackage } from '../../../scripts/shippedPackage.ts'
import { tempFolder } from '../../support/disks/tempFolder.ts'

const noLock = new Map<string, string>()

function packageIn(manifest: object, files: Readonly<Record<string, string>>): string {
  const folder = tempFolder()
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest))
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)
  return folder
}

test('a package without a licence text, or without a licence, fails the build by name', () => {
  const bare = packageIn({ name: 'bare', version: '1.2.3', license: 'MIT' }, { 'README.md': 'MIT' })
  expect(() => readShippedPackage(bare, noLock)).toThrow(
    /^bare 1\.2\.3 is shipped, but brings no licence text\. .*bare\.txt/,
  )
  const unnamed = packageIn({ name: 'unnamed', version: '1.0.0' }, { LICENSE: 'whatever' })
  expect(() => readShippedPackage(unnamed, noLock)).toThrow('brings no licence.')
})

test('all licence files and notices of a package are taken, whatever they are called', () => {
  const files = { 'license-mit': 'one', 'LICENCE.txt': 'two', NOTICE: 'three', 'license.js': 'not this' }
  const folder = packageIn({ name: 'many', version: '1.0.0', license: '(MIT OR CC0-1.0)' }, files)
  expect(readShippedPackage(folder, noLock).text.split('\n\n').sort()).toEqual(['one', 'three', 'two'])
})

test('the unpacker of RAR archives brings the licence of UnRAR, whose sources it is made of', () => {
  const { licence, text } = readShippedPackage(join('node_modules', 'node-unrar-js'), readLock('package-lock.json'))
  expect(licence).toBe('MIT AND LicenseRef-UnRAR')
  expect(text).toContain('Jianrong Yu')
  expect(text.replace(/\s+/g, ' ')).toContain('UnRAR source code may be used in any software to handle RAR archives')
})

test('a file tells its package, the innermost one', () => {
  expect(packageFolderOf('/a/node_modules/@x/y/dist/i.js')).toBe('/a/node_modules/@x/y')
  expect(packageFolderOf('/a/node_modules/conf/node_modules/ajv/lib/i.js')).toBe(
    '/a/node_modules/conf/node_modules/ajv',
  )
  expect(packageFolderOf('/a/electron/main.ts')).toBeNull()
})

test('the bill of materials names every package once, with its licence, checksum and package URL', () => {
  const zod = { name: 'zod', version: '4.0.0', licence: 'MIT', text: '', integrity: 'sha512-AQID' }
  const scoped = { name: '@x/y', version: '1.0.0', licence: 'MIT AND ISC', text: '', integrity: null }
  expect(bomOf({ name: 'undertitle', version: '0.1.0', licence: 'MIT' }, [zod, scoped])).toMatchObject({
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    metadata: { component: { type: 'application', name: 'undertitle', version: '0.1.0' } },
    components: [
      {
        type: 'library',
        name: 'zod',
        purl: 'pkg:npm/zod@4.0.0',
        licenses: [{ license: { id: 'MIT' } }],
        hashes: [{ alg: 'SHA-512', content: '010203' }],
      },
      { group: '@x', name: 'y', purl: 'pkg:npm/%40x/y@1.0.0', licenses: [{ expression: 'MIT AND ISC' }] },
    ],
    dependencies: [{ ref: 'pkg:npm/undertitle@0.1.0', dependsOn: ['pkg:npm/zod@4.0.0', 'pkg:npm/%40x/y@1.0.0'] }],
  })
})

interface Listed {
  readonly name: string
  readonly version: string
  readonly file: string
}

test('a build lists what its code and its kept packages come from, each with a text, and the same in the bill', () => {
  const folder = join(inject('program'), '..', 'licences')
  const listed = JSON.parse(readFileSync(join(folder, 'packages.json'), 'utf8')) as readonly Listed[]
  const ofHost = ['chokidar', 'eld', 'electron', 'fflate', 'jschardet', 'node-unrar-js', 'p-queue', 'ws', 'zod']
  expect(listed.map(({ name }) => name)).toEqual(expect.arrayContaining(ofHost))
  expect(listed.map(({ name }) => name)).not.toContain('typescript')
  for (const { file } of listed) expect(readFileSync(join(folder, file), 'utf8').length).toBeGreaterThan(400)
  const bill = JSON.parse(readFileSync(join(folder, 'bom.cdx.json'), 'utf8')) as { components: { version: string }[] }
  expect(bill.components.map(({ version }) => version)).toEqual(listed.map(({ version }) => version))
  expect(readdirSync(folder)).toHaveLength(listed.length + 2)
})
