/** What is told of a file that Sonarr or Radarr has imported: too small to be a video, but for what the user has said is one. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openDatabase } from '../../../../electron/database/database.ts'
import { createTakenVideos } from '../../../../electron/library/takenVideos.ts'
import { createSettings } from '../../../../electron/settings/settings.ts'
import { createHookSession } from '../../../../electron/views/players/hookSession.ts'
import { createHookBook } from '../../../../electron/watch/hooks/hookBook.ts'
import { tempFolder } from '../../../support/disks/tempFolder.ts'

/** A folder of the library with two files of a few bytes, and a hook of whoever has imported them. */
function openImport() {
  const root = tempFolder()
  const [first, second] = [join(root, 'first.mkv'), join(root, 'second.mkv')] as const
  for (const path of [first, second]) writeFileSync(path, 'little')
  const db = openDatabase(':memory:')
  const taken = createTakenVideos(db)
  const looked: string[] = []
  const session = createHookSession({
    book: createHookBook(db, { nowMs: () => 1_000 }),
    library: { folders: () => [{ id: '1', path: root, token: '', videos: 0, onlySkipped: 2, state: 'there' }] },
    watch: { isOn: () => true, lookAt: (_root, folder) => void looked.push(folder) },
    looks: { lookAt: () => undefined, idle: async () => undefined },
    settings: { read: () => createSettings(db).read() },
    taken,
    topics: { changed: () => undefined },
  })
  const { id } = session.make('Radarr')
  const heard = async () => {
    const episodeFiles = [first, second].map((path) => ({ path }))
    expect(await session.heard(Number(id), { eventType: 'Download', episodeFiles })).toBe(1)
    return session.list()[0]?.outcome
  }
  return { root, first, second, taken, looked, heard }
}

test('an import of small files is looked at, and told to be too small', async () => {
  const { root, looked, heard } = openImport()
  expect(await heard()).toBe('small')
  expect(looked).toEqual([root])
})

test('one of them that was taken as a video is not too small, until it is left again', async () => {
  const { first, taken, heard } = openImport()
  taken.take({ path: first, sizeBytes: 6 })
  expect(await heard()).toBe('looked')
  taken.leave(first)
  expect(await heard()).toBe('small')
})
