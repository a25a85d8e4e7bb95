/** Everything the app does to files beside videos, each over a folder of its own, and what must hold after any of it. */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from 'vitest'
import { openDatabase, type Database } from '../../../electron/database/database.ts'
import { realDisk, type Disk } from '../../../electron/disk/disk.ts'
import { createFolderNames } from '../../../electron/sidecar/publish/folderNames.ts'
import { createHistory, type Written } from '../../../electron/sidecar/history/history.ts'
import { createPublish, type PublishRequest } from '../../../electron/sidecar/publish/publish.ts'
import { recover } from '../../../electron/sidecar/publish/recover.ts'
import { createTrash } from '../../../electron/sidecar/trash/trash.ts'
import { createTrashCan } from '../../../electron/sidecar/trash/trashCan.ts'
import { undo } from '../../../electron/sidecar/trash/undo.ts'
import { moveSidecar, recoverMoves } from '../../../electron/sidecar/rename/moveSidecar.ts'
import type { AllParts } from './faultyParts.ts'
import { someDetails } from './sidecarParts.ts'

/** Without the waits for the disk, which a kill of the process does not need. */
export const quickDisk: Disk = {
  ...realDisk,
  writeNew: (path, bytes) => writeFile(path, bytes, { flag: 'wx' }),
  syncFolderOf: async () => undefined,
}

export const linklessDisk: Disk = {
  ...quickDisk,
  link: () => Promise.reject(Object.assign(new Error('no links'), { code: 'EPERM' })),
}

export interface WorkWorld {
  readonly root: string
  readonly films: string
  readonly path: string
  readonly parts: AllParts
  /** Our file that stands there before the work begins: "one". */
  readonly first: Written
}

let count = 0

export async function workWorld(root: string, disk: Disk, db: Database = openDatabase(':memory:')): Promise<WorkWorld> {
  const films = join(root, `films-${String(++count)}`)
  mkdirSync(films)
  const videoPath = join(films, 'Film.mkv')
  writeFileSync(videoPath, 'video')
  const newId = () => `t${String(++count)}`
  const clock = { nowMs: () => 1_700_000_000_000 }
  const history = createHistory(db, { clock, ids: { newId } })
  const trash = createTrash(join(root, `trash-${String(count)}`))
  const parts = { db, disk, history, trash, ids: { newId }, names: createFolderNames(disk), clock }
  const path = join(films, 'Film.en.srt')
  const first = await createPublish(parts)(request({ parts, films, path }, 'one'))
  return { root: films, films, path, parts, first }
}

function request({ parts, films, path }: Pick<WorkWorld, 'parts' | 'films' | 'path'>, text: string): PublishRequest {
  return {
    batchId: parts.history.startBatch('test'),
    videoPath: join(films, 'Film.mkv'),
    path,
    bytes: Buffer.from(text),
    language: 'en',
    subject: 'film',
    fingerprint: text,
    details: someDetails,
  }
}

/** Brings a fresh world to where the work begins, and answers the work. */
export type Work = (world: WorkWorld) => Promise<(parts: AllParts) => Promise<unknown>>

const replacing = (world: WorkWorld, path: string) => ({ ...request({ ...world, path }, 'two'), replaces: world.first })

/** "two" stands in the place of "one", under its name or another. */
export function replaceFirst(world: WorkWorld, name = 'Film.en.srt'): Promise<Written> {
  return createPublish(world.parts)(replacing(world, join(world.films, name)))
}

export const works: Readonly<Record<string, Work>> = {
  publish: async (world) => {
    const path = join(world.films, 'Film.de.srt')
    return (parts) => createPublish(parts)(request({ ...world, path }, 'two'))
  },
  replace: async (world) => (parts) => createPublish(parts)(replacing(world, world.path)),
  'replace under another name': async (world) => (parts) =>
    createPublish(parts)(replacing(world, join(world.films, 'Film.en.ass'))),
  undo:
    async ({ first }) =>
    (parts) =>
      undo(parts, { kind: 'row', id: first.id }),
  'undo of a replacement': async (world) => {
    const { id } = await createPublish(world.parts)(replacing(world, join(world.films, 'Film.en.ass')))
    return (parts) => undo(parts, { kind: 'row', id })
  },
  restore: async ({ parts: sound, first }) => {
    await undo(sound, { kind: 'row', id: first.id })
    return (parts) => createTrashCan(parts).restore(first.id)
  },
  move: async ({ films, first }) => {
    writeFileSync(join(films, 'Movie.mkv'), 'video')
    const move = { row: first, toPath: join(films, 'Movie.en.srt'), videoPath: join(films, 'Movie.mkv') }
    return (parts) => moveSidecar(parts, move)
  },
}

/** The next start. */
export async function restart(parts: AllParts): Promise<void> {
  await recover(parts)
  await recoverMoves(parts)
}

const all = ['intended', 'written', 'undone', 'replaced', 'abandoned'] as const

/** Disk and history tell the same; nothing half, nothing of ours left lying about, and the first text is not lost. */
export function expectSound({ films, first, parts }: WorkWorld, where: string): void {
  const rows = parts.history.list({ kind: 'all' }, all).filter(({ path }) => path.startsWith(films))
  const written = rows.filter(({ state }) => state === 'written')
  const standing = readdirSync(films).filter((name) => !name.endsWith('.mkv'))
  const owned = written.map(({ path }) => path.slice(films.length + 1))
  expect(standing.toSorted(), where).toEqual(owned.toSorted())
  const inTrash = rows.flatMap(({ trashPath }) => trashPath ?? [])
  const open = rows.filter((row) => row.state === 'intended' || row.asidePath !== null || row.placeholderPath !== null)
  expect(open, where).toEqual([])
  expect(
    inTrash.filter((path) => !existsSync(path)),
    where,
  ).toEqual([])
  const textAt = (path: string) => readFileSync(path, 'utf8')
  const texts = [...written.map(({ path }) => path), ...inTrash].map(textAt)
  expect(
    texts.filter((text) => text === 'one'),
    where,
  ).toHaveLength(1)
  for (const { path, id } of written) expect(textAt(path), where).toBe(id === first.id ? 'one' : 'two')
}
