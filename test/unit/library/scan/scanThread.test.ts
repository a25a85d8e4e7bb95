import { mkdirSync, truncateSync, utimesSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { scanFolder } from '../../../../electron/library/scan/scanFolder.ts'
import { createScanThread, type ScanOrder } from '../../../../electron/library/scan/scanThread.ts'
import { builtFiles } from '../../../support/programs/builtFiles.ts'
import { collected } from '../../../support/collected.ts'
import { tempFolder } from '../../../support/disks/tempFolder.ts'

const scan = createScanThread(builtFiles.scanWorker)
const minimumBytes = 0

function makeLibrary(videos: number): string {
  const root = tempFolder()
  for (let at = 0; at < videos; at += 1) {
    const path = join(root, `Film ${at % 7}`, `Film.${1950 + at}.mkv`)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, '')
    truncateSync(path, 1_000)
    utimesSync(path, 1, 1)
    writeFileSync(path.replace('.mkv', '.en.srt'), '')
  }
  return root
}

function order(root: string, signal = new AbortController().signal): ScanOrder {
  return { root, minimumBytes, signal }
}

test('a scan in a thread finds the same in the same order', async () => {
  const root = makeLibrary(60)
  expect((await collected(scan(order(root)))).flat()).toEqual(await collected(scanFolder(root, { minimumBytes })))
})

test('what ends a scan ends it across the thread, with its code and sentence', async () => {
  await expect(collected(scan(order('/no/such/folder')))).rejects.toMatchObject({
    code: 'folder.missing',
    message: '/no/such/folder is not there. Connect its drive or choose another folder.',
  })
})

test('a cancelled scan stops between two batches', async () => {
  const controller = new AbortController()
  const found: string[] = []
  const cancelled = (async () => {
    for await (const [finding] of scan(order(makeLibrary(60), controller.signal))) {
      found.push(finding?.kind ?? '')
      controller.abort()
    }
  })()
  await expect(cancelled).rejects.toMatchObject({ code: 'cancelled' })
  expect(found).toHaveLength(1)
})

test('a scan that was cancelled before it began starts no thread', async () => {
  const signal = AbortSignal.abort()
  await expect(scan(order('/anywhere', signal)).next()).rejects.toMatchObject({ code: 'cancelled' })
})

test('who stops listening ends the thread', async () => {
  for await (const [finding] of scan(order(makeLibrary(30)))) {
    expect(finding?.kind).toBe('video')
    break
  }
})

test('a thread that cannot start is an error, not a silence', async () => {
  const broken = createScanThread(new URL('file:///no/such/worker.js'))
  await expect(collected(broken(order(tempFolder())))).rejects.toThrow(/worker\.js/)
})
