import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { AppError } from '../../../../shared/errors.ts'
import { createFolderCommands, type FolderCommandsParts } from '../../../../electron/views/folders/folderCommands.ts'
import { rejection } from '../../../support/services/testClient.ts'
import { tempFolder } from '../../../support/disks/tempFolder.ts'

const noRemoval: Pick<FolderCommandsParts['library'], 'removeFolder' | 'putFolderBack' | 'folders'> = {
  folders: () => [],
  removeFolder: () => Promise.reject(new Error('not asked')),
  putFolderBack: () => Promise.reject(new Error('not asked')),
}

function commandsWith(change: Partial<FolderCommandsParts> = {}) {
  const bugs: AppError[] = []
  let ids = 0
  const folder = (path: string) => ({
    id: path,
    path,
    token: 'lib',
    videos: 0,
    onlySkipped: 0,
    state: 'scanning' as const,
  })
  const commands = createFolderCommands({
    places: { open: () => Promise.reject(new Error('not asked')), pathOf: async (id) => id },
    library: { ...noRemoval, addFolder: folder, scan: async () => undefined },
    undoing: { keep: () => 'u1' },
    chooseFolder: null,
    demo: { folder: '', catalogue: '' },
    ids: { newId: () => `d${++ids}` },
    bugs: { report: (error) => bugs.push(error) },
    ...change,
  })
  return { commands, bugs }
}

test('dropped folders and videos are taken, other files are not, and a path is no id', async () => {
  const home = tempFolder()
  mkdirSync(join(home, 'films'), { recursive: true })
  for (const name of ['Film.mkv', 'notes.txt']) writeFileSync(join(home, name), '')
  const { commands } = commandsWith()
  const paths = ['films', 'Film.mkv', 'notes.txt', 'nowhere'].map((name) => join(home, name))
  const id = commands.registerDrop(paths)
  expect((await commands.addDropped(id)).map(({ path }) => path)).toEqual(paths.slice(0, 2))
  expect(commands.dropped(id)).toEqual(paths)
  expect((await rejection(commands.addDropped(commands.registerDrop(paths.slice(2))))).code).toBe('input.invalid')
  expect(() => commands.dropped(paths[0]!)).toThrow('Drop them again')
})

test('a host without a dialog says so, and a dialog that was closed adds nothing', async () => {
  expect((await rejection(commandsWith().commands.choose())).code).toBe('input.invalid')
  expect(await commandsWith({ chooseFolder: async () => null }).commands.choose()).toBeNull()
})

test('a scan in the background reports what goes wrong with it, but no cancelling', async () => {
  const failing = (error: Error) =>
    commandsWith({
      library: { ...noRemoval, addFolder: () => Promise.reject(error) as never, scan: () => Promise.reject(error) },
    })
  const broken = failing(new TypeError('x is undefined'))
  broken.commands.scanAll()
  await Promise.resolve()
  expect(broken.bugs.map(({ code }) => code)).toEqual(['internal'])
  const cancelled = failing(new AppError('cancelled', 'Cancelled.'))
  cancelled.commands.scanAll()
  await Promise.resolve()
  expect(cancelled.bugs).toEqual([])
})

test('a removed folder that comes back is scanned, and no other', async () => {
  const scanned: (string | null)[] = []
  let putBack: () => void = () => undefined
  const shown = (id: string, path: string) => ({
    id,
    path,
    token: 'lib',
    videos: 0,
    onlySkipped: 0,
    state: 'there' as const,
  })
  const removed = { folder: { id: '2', path: '/films', scannedMs: 5_000 }, addedMs: 1_000, leftOut: [] }
  const { commands } = commandsWith({
    library: {
      addFolder: () => Promise.reject(new Error('not asked')) as never,
      removeFolder: async () => removed,
      putFolderBack: async () => undefined,
      folders: () => [shown('1', '/shows'), shown('2', '/films')],
      scan: async (id) => void scanned.push(id),
    },
    undoing: {
      keep(_words, undo) {
        putBack = undo
        return 'u1'
      },
    },
  })
  await commands.remove('2')
  putBack()
  await expect.poll(() => scanned).toEqual(['2'])
})
