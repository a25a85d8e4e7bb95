/** A pack that is stopped between its files goes on with the next one: no file leaves twice. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sendUpload } from '../../../electron/upload/sendUpload.ts'
import type { NewUpload } from '../../../electron/upload/uploadRecord.ts'
import type { ServiceClient } from '../../../electron/serviceClient/client.ts'
import { openUploadStore, readyUpload, sendParts } from '../../support/hosts/uploadDeskParts.ts'
import { tempFolder } from '../../support/disks/tempFolder.ts'

/** Stops the run once this many files are there; null: never. */
function clientWith() {
  const sent: string[] = []
  let numbers = 0
  const client = {
    openUpload: async () => String((numbers += 1)),
    sendUploadFile: async ({ name }: { readonly name: string }) => {
      sent.push(name)
      return { fileId: `f${String(sent.length)}`, md5: null, sizeBytes: null }
    },
    completeUpload: async () => ({ kind: 'sent', message: null }),
  } as unknown as ServiceClient
  return { client, sent, numbers: () => numbers }
}

test('wherever and however often it is stopped, each file is sent once, under one number', async () => {
  const stops = fc.array(fc.integer({ min: 1, max: 5 }), { maxLength: 4 })
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 2, max: 6 }), stops, async (count, after) => {
      const folder = tempFolder()
      const store = openUploadStore(folder)
      const rows = Array.from({ length: count }, (_, index) => readyUpload(folder, `Show.S01E0${index + 1}.fr.srt`))
      const pack: NewUpload = { ...rows[0]!, files: rows.flatMap(({ files }) => files) }
      const { id } = store.add(pack)
      const { client, sent, numbers } = clientWith()
      const told: string[] = []
      for (const most of [...after, null]) {
        const stop = new AbortController()
        let files = 0
        const onFile = (done: number, all: number) => {
          told.push(`${done} of ${all}`)
          if ((files += 1) === most) stop.abort()
        }
        await sendUpload(sendParts(store, client), id, { signal: stop.signal, onFile }).catch((thrown: unknown) => {
          if (!stop.signal.aborted) throw thrown
        })
      }
      expect(store.get(id)?.step).toBe('sent')
      expect(sent).toEqual(pack.files.map(({ name }) => name))
      expect(store.get(id)?.fileIds).toHaveLength(count)
      expect(told).toEqual(pack.files.map((_, index) => `${index + 1} of ${count}`))
      expect(numbers()).toBe(1)
    }),
    { numRuns: 25 },
  )
})

test('a number does not grow younger by tries that fail: after a day another one is fetched', async () => {
  const folder = tempFolder()
  let now = 0
  const clock = { nowMs: () => now }
  const store = openUploadStore(folder, clock)
  const { id } = store.add(readyUpload(folder, 'Show.S01E01.fr.srt'))
  const { client, numbers } = clientWith()
  const away = { ...client, sendUploadFile: () => Promise.reject(new Error('away')) }
  const hours = [0, 13, 23, 25]
  for (const hour of hours) {
    now = hour * 3_600_000
    const { signal } = new AbortController()
    await expect(sendUpload({ ...sendParts(store, away), clock }, id, { signal })).rejects.toThrow('away')
    expect([hour, numbers()]).toEqual([hour, hour < 24 ? 1 : 2])
  }
})
