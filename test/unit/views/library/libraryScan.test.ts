import { expect, test } from 'vitest'
import type { StoredFolder } from '../../../../electron/views/folders/folderStore.ts'
import { createLibraryScan, type LibraryScanParts } from '../../../../electron/views/library/libraryScan.ts'
import { AppError } from '../../../../shared/errors.ts'
import { videoAt } from '../../../support/make/subjects.ts'
import { rejection } from '../../../support/services/testClient.ts'

const folder = (id: string): StoredFolder => ({ id, path: `/lib/${id}`, scannedMs: null })

function scanWith(scanRoot: LibraryScanParts['scanRoot'], gone: readonly string[] = []) {
  const log: string[] = []
  const scan = createLibraryScan({
    scanRoot,
    isWanted: (id) => !gone.includes(id),
    onVideos: ({ id }, videos) => log.push(`${id}: ${videos.length} videos`),
    onFolder: async ({ id }, result) => {
      log.push(`${id}: ${typeof result === 'string' ? result : `${result.length} left out`}`)
    },
    onEnd: async () => {
      log.push('end')
    },
    changed: () => undefined,
  })
  return { scan, log }
}

const oneVideo: LibraryScanParts['scanRoot'] = async (root, { onVideos, onLeftOut }) => {
  onVideos([videoAt(`${root}/A.mkv`)])
  onLeftOut({ kind: 'orphan', path: `${root}/x.srt` })
}

test('folders are scanned one after the other, also those asked for meanwhile', async () => {
  const { scan, log } = scanWith(oneVideo)
  const first = scan.scan([folder('1')])
  expect(scan.state()).toMatchObject({ isScanning: true })
  await Promise.all([first, scan.scan([folder('2')])])
  expect(log).toEqual(['1: 1 videos', '1: 1 left out', '2: 1 videos', '2: 1 left out', 'end'])
  expect(scan.state()).toEqual({ isScanning: false, found: 0, folderId: null })
})

test('a folder that is away or unreadable is named so, and the others are scanned', async () => {
  const { scan, log } = scanWith(async (root, order) => {
    if (root.endsWith('1')) throw new AppError('folder.missing', 'gone')
    if (root.endsWith('2')) throw new AppError('folder.unreadable', 'locked')
    return oneVideo(root, order)
  })
  await scan.scan([folder('1'), folder('2'), folder('3')])
  expect(log).toEqual(['1: away', '2: unreadable', '3: 1 videos', '3: 1 left out', 'end'])
})

test('a cancelled scan ends, forgets what waited, and can be begun again', async () => {
  const { scan, log } = scanWith(async (_root, { signal }) => {
    await Promise.resolve()
    signal.throwIfAborted()
  })
  const ended = rejection(scan.scan([folder('1'), folder('2')]))
  scan.cancel()
  expect((await ended).code).toBe('cancelled')
  expect(log).toEqual(['end'])
  await scan.scan([folder('3')])
  expect(log).toEqual(['end', '3: 0 left out', 'end'])
})

test('a folder that was removed before its turn is left alone', async () => {
  const { scan, log } = scanWith(oneVideo, ['2'])
  await scan.scan([folder('1'), folder('2')])
  expect(log).toEqual(['1: 1 videos', '1: 1 left out', 'end'])
})
