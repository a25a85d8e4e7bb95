/** What is forgotten of removed folders, and when. */
import { expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '../../../../electron/database/database.ts'
import { createFolderStore } from '../../../../electron/views/folders/folderStore.ts'
import { createLibraryFolders } from '../../../../electron/views/folders/libraryFolders.ts'
import { createRemovedFolders } from '../../../../electron/views/library/removedFolders.ts'

const videos = ['/videos/Shows/One.mkv', '/videos/Two.mkv']

function openRemoved() {
  const db = openDatabase(':memory:')
  onTestFinished(() => db.close())
  const store = createFolderStore(db, { nowMs: () => 5_000 })
  const folders = createLibraryFolders(store)
  const forgotten: string[] = []
  const index = {
    forget: async (folder: string, isHeld: (path: string) => boolean) =>
      void forgotten.push(...videos.filter((path) => path.startsWith(folder) && !isHeld(path))),
  }
  const removed = () =>
    createRemovedFolders({
      ...{ index, folders, store },
      memory: { load: async () => undefined },
      standing: { dispatch: () => undefined },
    })
  return { folders, forgotten, removed }
}

test('a removed folder is forgotten at the end, and one that was put back is not', async () => {
  const { folders, forgotten, removed } = openRemoved()
  const session = removed()
  const { folder } = folders.add('/videos')
  await session.putFolderBack(await session.removeFolder(folder.id))
  await session.forgetRemoved()
  expect(forgotten).toEqual([])
  await session.removeFolder(folder.id)
  await session.forgetRemovedBefore()
  expect(forgotten).toEqual([])
  await session.forgetRemoved()
  expect(forgotten).toEqual(videos)
})

test('what another folder of the library holds by now is not forgotten', async () => {
  const { folders, forgotten, removed } = openRemoved()
  const session = removed()
  await session.removeFolder(folders.add('/videos/Shows').folder.id)
  await session.removeFolder(folders.add('/videos').folder.id)
  folders.add('/videos/Shows')
  await session.forgetRemoved()
  expect(forgotten).toEqual(['/videos/Two.mkv'])
})

test('what the app that ran before was killed with is forgotten once', async () => {
  const { folders, forgotten, removed } = openRemoved()
  await removed().removeFolder(folders.add('/videos').folder.id)
  const next = removed()
  await next.forgetRemovedBefore()
  await next.forgetRemovedBefore()
  expect(forgotten).toEqual(videos)
})
