/** From what somebody outside names, only folders of the library are reached: not by dots, not by links, not by likeness. */
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hookedFolders } from '../../../../electron/watch/hooks/hookedFolders.ts'
import { tempFolder } from '../../../support/disks/tempFolder.ts'
import '../../../support/seedProperties.ts'

function library() {
  const base = tempFolder()
  const [root, beside, secret] = [join(base, 'tv'), join(base, 'tv2'), join(base, 'secret')]
  for (const folder of [join(root, 'Show', 'Season 1'), beside, secret]) mkdirSync(folder, { recursive: true })
  writeFileSync(join(root, 'Show', 'Season 1', 'a.mkv'), '')
  symlinkSync(secret, join(root, 'way out'))
  symlinkSync(join(root, 'Show'), join(root, 'way in'))
  return { base, root, beside, secret }
}

const foldersOf = async (paths: readonly string[], roots: readonly string[], pairs = [] as const) =>
  (await hookedFolders(paths, { pairs, roots })).map(({ folder }) => folder)

test('a file leads to its folder, once, and what is gone to the nearest folder that is there', async () => {
  const { root } = library()
  const season = join(root, 'Show', 'Season 1')
  const paths = [
    join(season, 'a.mkv'),
    join(season, 'b.mkv'),
    join(root, 'Show', 'Season 9', 'x', 'c.mkv'),
    join(root, 'Gone'),
  ]
  expect(await foldersOf(paths, [root])).toEqual([season, join(root, 'Show'), root])
})

test('paths of another machine are led over first', async () => {
  const { root } = library()
  const pairs = [{ ours: root, theirs: 'D:\\TV' }]
  const found = await hookedFolders(['d:\\tv\\Show\\Season 1\\a.mkv'], { pairs, roots: [root] })
  expect(found).toEqual([
    {
      root,
      folder: join(root, 'Show', 'Season 1'),
      files: [{ path: join(root, 'Show', 'Season 1', 'a.mkv'), sizeBytes: 0 }],
    },
  ])
})

test('whatever is not in the library is left alone', async () => {
  const { base, root, beside, secret } = library()
  const outside = [
    ...[beside, secret, base, '/', '/etc/passwd', 'tv/Show', '', '.', '..', '\0', 'D:\\TV\\x.mkv', '\\\\nas\\share\\x'],
    ...[`${root}/../secret/x`, `${root}/Show/../../secret`, `${root}/./Show`, `${root}\\..\\secret`, `${root}/Show/\0`],
    ...[join(root, 'way out'), join(root, 'way out', 'deeper', 'x.mkv')],
  ]
  for (const path of outside) expect(await foldersOf([path], [root]), path).toEqual([])
  expect(await foldersOf([join(root, 'way in', 'Season 1', 'a.mkv')], [root])).toEqual([
    join(root, 'way in', 'Season 1'),
  ])
})

test('the files that are there are known by their size, those that are gone are not', async () => {
  const { root } = library()
  const season = join(root, 'Show', 'Season 1')
  writeFileSync(join(season, 'b.mkv'), 'twelve bytes')
  const paths = ['a.mkv', 'b.mkv', 'gone.mkv'].map((name) => join(season, name))
  expect(await hookedFolders([...paths, season], { pairs: [], roots: [root] })).toEqual([
    {
      root,
      folder: season,
      files: [
        { path: join(season, 'a.mkv'), sizeBytes: 0 },
        { path: join(season, 'b.mkv'), sizeBytes: 12 },
      ],
    },
  ])
})

test('the deepest folder of the library counts, and one that is away is left to watch mode', async () => {
  const { root } = library()
  const inner = join(root, 'Show')
  expect(await hookedFolders([join(inner, 'Season 1', 'a.mkv')], { pairs: [], roots: [root, inner] })).toEqual([
    { root: inner, folder: join(inner, 'Season 1'), files: [{ path: join(inner, 'Season 1', 'a.mkv'), sizeBytes: 0 }] },
  ])
  expect(await hookedFolders(['/not/there/at/all/x.mkv'], { pairs: [], roots: ['/not/there'] })).toEqual([
    { root: '/not/there', folder: '/not/there', files: [] },
  ])
})

test('no path, however made, leads out', async () => {
  const { root } = library()
  const part = fc.constantFrom(
    '..',
    '.',
    '',
    'Show',
    'way out',
    'Season 1',
    'a.mkv',
    '\\',
    'x\\..',
    ' ',
    '%2e%2e',
    '\0',
  )
  await fc.assert(
    fc.asyncProperty(fc.array(part, { maxLength: 6 }), fc.boolean(), async (parts, isAbsolute) => {
      const path = (isAbsolute ? [root] : ['']).concat(parts).join('/')
      for (const folder of await foldersOf([path], [root])) {
        expect(folder === root || folder.startsWith(`${root}/`)).toBe(true)
        expect(folder).not.toContain('way out')
      }
    }),
  )
})
