/** Whatever happens in a tree, the folder that it happened in is hinted, or one above it: by both ways of listening. */
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import fc from 'fast-check'
import { describe, expect, onTestFinished, test } from 'vitest'
import { watchWithChokidar } from '../../../../electron/watch/look/chokidarEvents.ts'
import { watchWithInotify } from '../../../../electron/watch/look/inotifyEvents.ts'
import type { TreeHooks } from '../../../../electron/watch/look/treeEvents.ts'

const ways = {
  chokidar: watchWithChokidar,
  ...(process.platform === 'linux' ? { inotify: watchWithInotify } : {}),
} as const

const newRoot = () => realpathSync(mkdtempSync(join(tmpdir(), 'undertitle-tree-')))

async function listen(watchTree: (root: string, hooks: TreeHooks) => { close(): void }, root: string) {
  const hinted = new Set<string>()
  const troubles: string[] = []
  const ready = Promise.withResolvers<undefined>()
  const events = watchTree(root, {
    onReady: () => ready.resolve(undefined),
    onHint: (folder) => hinted.add(folder),
    onTrouble: (code) => {
      troubles.push(code)
      ready.resolve(undefined)
    },
  })
  onTestFinished(() => {
    events.close()
    rmSync(root, { recursive: true, force: true })
  })
  await ready.promise
  const isHinted = (folder: string) => {
    for (let at = folder; at.length >= root.length; at = dirname(at)) if (hinted.has(at)) return true
    return false
  }
  return { events, hinted, troubles, isHinted }
}

describe.each(Object.entries(ways))('%s', (_, watchTree) => {
  test('a file that comes, grows or goes hints its folder; what is no media hints nothing', async () => {
    const root = newRoot()
    mkdirSync(join(root, 'Show/Season 1'), { recursive: true })
    writeFileSync(join(root, 'Show/Season 1/1x01.mkv'), 'a')
    const { hinted, troubles } = await listen(watchTree, root)
    const season = join(root, 'Show/Season 1')
    for (const act of [
      () => writeFileSync(join(season, '1x02.mkv'), 'a'),
      () => writeFileSync(join(season, '1x02.mkv'), 'longer'),
      () => renameSync(join(season, '1x02.mkv'), join(season, '1x03.mkv')),
      () => rmSync(join(season, '1x03.mkv')),
      () => writeFileSync(join(season, '1x01.en.srt'), 'a'),
    ]) {
      await wait(150)
      hinted.clear()
      act()
      await expect.poll(() => hinted.has(season)).toBe(true)
    }
    await wait(300)
    hinted.clear()
    writeFileSync(join(season, 'notes.txt'), 'a')
    writeFileSync(join(season, 'notes.txt'), 'b')
    await wait(300)
    expect([...hinted, ...troubles]).toEqual([])
  })

  test('a folder that comes with files in it is hinted, and watched from then on', async () => {
    const root = newRoot()
    const elsewhere = newRoot()
    mkdirSync(join(elsewhere, 'Show/Season 2/Subs'), { recursive: true })
    const { hinted, isHinted } = await listen(watchTree, root)
    renameSync(join(elsewhere, 'Show'), join(root, 'Show'))
    const subs = join(root, 'Show/Season 2/Subs')
    await expect.poll(() => isHinted(subs)).toBe(true)
    await wait(300)
    hinted.clear()
    writeFileSync(join(subs, 'a.srt'), 'a')
    await expect.poll(() => hinted.has(subs)).toBe(true)
    rmSync(elsewhere, { recursive: true })
  })

  test('a folder that goes is hinted above it, and what happens in it is no longer told', async () => {
    const root = newRoot()
    const elsewhere = newRoot()
    mkdirSync(join(root, 'Show/Season 1'), { recursive: true })
    const { hinted, isHinted } = await listen(watchTree, root)
    renameSync(join(root, 'Show'), join(elsewhere, 'Show'))
    await expect.poll(() => isHinted(join(root, 'Show'))).toBe(true)
    await wait(300)
    hinted.clear()
    writeFileSync(join(elsewhere, 'Show/Season 1/a.mkv'), 'a')
    await wait(300)
    expect([...hinted]).toEqual([])
    rmSync(elsewhere, { recursive: true })
  })

  test('a link to a folder is not followed', async () => {
    const root = newRoot()
    const elsewhere = newRoot()
    symlinkSync(elsewhere, join(root, 'link'))
    symlinkSync(root, join(root, 'loop'))
    const { hinted } = await listen(watchTree, root)
    writeFileSync(join(elsewhere, 'a.mkv'), 'a')
    await wait(400)
    expect([...hinted]).toEqual([])
    rmSync(elsewhere, { recursive: true })
  })

  test('closed, it says nothing more', async () => {
    const root = newRoot()
    const { events, hinted } = await listen(watchTree, root)
    events.close()
    await wait(100)
    hinted.clear()
    writeFileSync(join(root, 'a.mkv'), 'a')
    await wait(300)
    expect([...hinted]).toEqual([])
  })
})

/** One change of a tree: what it does, and with which of the folders that are there. */
const change = fc.record({
  kind: fc.constantFrom('folder', 'nested', 'video', 'move', 'remove', 'again'),
  at: fc.nat(),
  to: fc.nat(),
  name: fc.constantFrom('a', 'b', 'Season 1', 'été', 'Film.mkv', 'x'.repeat(120)),
})

const foldersIn = (root: string): readonly string[] => [
  root,
  ...readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => join(entry.parentPath, entry.name)),
]

test.skipIf(!('inotify' in ways))('inotify: whatever came before, each new video is told of', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.array(change, { minLength: 1, maxLength: 8 }), { maxLength: 4 }), async (rounds) => {
      const root = newRoot()
      const { events, hinted } = await listen(watchWithInotify, root)
      let made = 0
      const doOne = ({ kind, at, to, name }: (typeof rounds)[number][number]) => {
        const folders = foldersIn(root)
        const folder = folders[at % folders.length]!
        const other = folders[to % folders.length]!
        if (kind === 'folder') mkdirSync(join(folder, name), { recursive: true })
        if (kind === 'nested') mkdirSync(join(folder, name, 'inner', name), { recursive: true })
        if (kind === 'video') writeFileSync(join(folder, `v${(made += 1)}.mkv`), 'v')
        if (folder === root) return
        if (kind === 'move' && !`${other}/`.startsWith(`${folder}/`))
          renameSync(folder, join(other, `moved ${(made += 1)}`))
        if (kind === 'remove' || kind === 'again') rmSync(folder, { recursive: true })
        if (kind === 'again') mkdirSync(folder)
      }
      for (const round of rounds) {
        for (const one of round) doOne(one)
        await wait(60)
        // Now that all is quiet, each folder that is there tells of what comes.
        hinted.clear()
        const folders = foldersIn(root)
        for (const folder of folders) writeFileSync(join(folder, `w${(made += 1)}.mkv`), 'w')
        await expect.poll(() => folders.filter((folder) => !hinted.has(folder))).toEqual([])
      }
      events.close()
      rmSync(root, { recursive: true })
    }),
    { numRuns: 25 },
  )
})
