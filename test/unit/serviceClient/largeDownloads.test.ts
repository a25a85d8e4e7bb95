/** What is large and no archive is refused by its beginning; what is an archive asks for room first. */
import { expect, test } from 'vitest'
import { toAppError } from '../../../shared/errors.ts'
import { createServiceClient } from '../../../electron/serviceClient/client.ts'
import { rawAnswer, startFaultPeer } from '../../support/peers/faultPeer.ts'

const mebibyte = 2 ** 20

test.each([
  ['junk ', 6, 'service.tooLarge', []],
  ['<html> ', 6, 'service.tooLarge', []],
  ['junk ', 4, 'had', [4 * mebibyte]],
  ['PK\u0003\u0004', 6, 'had', [6 * mebibyte]],
  ['PK\u0003\u0004', 0.2, 'had', []],
] as const)('a download that begins with %j and has %d MiB', async (start, size, expected, rooms) => {
  const peer = await startFaultPeer((socket) => {
    socket.write(rawAnswer({ body: Buffer.alloc(Math.floor(size * mebibyte), start) }))
  })
  const addresses = { baseUrl: peer.url, downloadUrl: peer.url, apiKey: 'k' }
  const client = createServiceClient({
    ...addresses,
    clock: { nowMs: () => 0, wait: async () => undefined },
    chance: { random: () => 0 },
  })
  const asked: number[] = []
  const askForRoom = async (sizeBytes: number) => void asked.push(sizeBytes)
  const code = await client.download({ id: '1', path: null }, new AbortController().signal, undefined, askForRoom).then(
    () => 'had',
    (thrown: unknown) => toAppError(thrown).code,
  )
  expect([code, asked]).toEqual([expected, rooms])
})
