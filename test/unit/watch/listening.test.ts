/** The system's events of real folders: each change is told for the folder it lies in, whatever becomes of the folders. */
import { mkdirSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { listenToFolders } from '../../../electron/watch/listenToFolders.ts'
import { listenToTree, type ListenHooks } from '../../../electron/watch/listenToTree.ts'
import { createWatchBudget, type WatchBudget } from '../../../electron/watch/watchBudget.ts'
import { tempFolder } from '../../support/tempFolder.ts'

type Listen = (root: string, hooks: ListenHooks) => { close(): void }

const rules = {
  isMedia: (name: string) => /\.(mkv|srt)$/.test(name),
  isHiddenFolder: (name: string) => name.startsWith('.'),
}
const within = (budget: WatchBudget) => ({ ...rules, budget, breathe: async () => undefined })
const toFolders: Listen = (root, hooks) => listenToFolders(root, hooks, within(createWatchBudget(1_000)))
const toTree: Listen = (root, hooks) => listenToTree(root, hooks, rules)

async function scene(listen: Listen = toFolders, folders: readonly string[] = ['Show/Season 1', 'Film']) {
  const root = join(tempFolder(), 'library')
  for (const folder of folders) mkdirSync(join(root, folder), { recursive: true })
  const hints: string[] = []
  const said = { isReady: false, trouble: '' }
  const listening = listen(root, {
    onReady: () => void (said.isReady = true),
    onHint: (folder) => hints.push(folder.slice(root.length + 1)),
    onTrouble: (code) => void (said.trouble = code),
  })
  onTestFinished(() => listening.close())
  while (!said.isReady && said.trouble === '') await wait(5)
  /** Settles once the folder was told of; forgets all that was told. */
  async function told(folder: string): Promise<readonly string[]> {
    while (!hints.includes(folder)) await wait(5)
    return hints.splice(0)
  }
  const write = (path: string) => writeFileSync(join(root, path), 'x')
  return { root, said, told, write }
}

test.each([
  ['each folder', toFolders],
  ['the whole tree', toTree],
] as const)(
  'watching %s: videos and subtitles that come, change and go are told, other files are not',
  async (_, listen) => {
    const { root, told, write } = await scene(listen)
    write('Film/Film.mkv')
    await told('Film')
    write('Show/Season 1/poster.jpg')
    write('Film/Film.en.srt')
    expect(await told('Film')).not.toContain('Show/Season 1')
    rmSync(join(root, 'Show/Season 1'), { recursive: true })
    await told('Show/Season 1')
  },
)

test('folders that come along with what is in them are told, and then watched themselves', async () => {
  const { root, told, write } = await scene()
  mkdirSync(join(root, 'New/Deep/Deeper'), { recursive: true })
  await told('New/Deep/Deeper')
  write('New/Deep/Deeper/Film.mkv')
  await told('New/Deep/Deeper')
})

test('a folder that was renamed, and another that takes its name, are both watched', async () => {
  const { root, told, write } = await scene()
  mkdirSync(join(root, 'Other/Season 1'), { recursive: true })
  await told('Other/Season 1')
  renameSync(join(root, 'Show'), join(root, 'Show (2001)'))
  renameSync(join(root, 'Other'), join(root, 'Show'))
  await told('Show (2001)/Season 1')
  write('Show/Season 1/Film.mkv')
  await told('Show/Season 1')
  write('Show (2001)/Season 1/Film.mkv')
  await told('Show (2001)/Season 1')
})

test('a root that is moved away is told', async () => {
  const { root, told } = await scene()
  renameSync(root, `${root} away`)
  await told('')
})

test('a link that leads upwards is not followed, a hidden folder is not watched', async () => {
  const listen: Listen = (root, hooks) => {
    symlinkSync('.', join(root, 'loop'))
    return listenToFolders(root, hooks, within(createWatchBudget(0)))
  }
  const { said } = await scene(listen, ['.hidden/deep'])
  expect(said).toEqual({ isReady: true, trouble: '' })
})

test('more folders than may be watched are said, and what was taken is given back', async () => {
  const budget = createWatchBudget(2)
  const { said } = await scene((root, hooks) => listenToFolders(root, hooks, within(budget)))
  expect(said).toEqual({ isReady: false, trouble: 'TOOMANY' })
  expect([budget.take(), budget.take(), budget.take()]).toEqual([true, true, false])
})

test('a root that is not there is trouble, never silence', async () => {
  const { said } = await scene((root, hooks) => toFolders(`${root}/nowhere`, hooks))
  expect(said).toEqual({ isReady: false, trouble: 'ENOENT' })
})
