import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { startTestService } from '../../../support/services/startService.ts'
import { uploadClient } from '../../../support/hosts/uploadDeskParts.ts'

const signal = new AbortController().signal

/** A service that knows nothing of where uploads stand, and turns whoever asks away at its door. */
async function askedAtForeign(status: number, body: string) {
  const server = createServer((_request, response) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  try {
    const { port } = server.address() as AddressInfo
    await uploadClient(`http://127.0.0.1:${port}`, 'utup_good').requireUploadToken(signal)
  } finally {
    server.close()
  }
}

test.each([
  ['401 without a word', 401, ''],
  ['403 in JSON', 403, '{"error":"forbidden","message":"Forbidden"}'],
  ['401 that speaks of a key', 401, '{"error":"unauthorized","message":"Invalid API key."}'],
  ['404', 404, '{"error":"not_found","message":"No such page."}'],
])(
  'a service that has no such question, and answers %s, does not make a token a bad one',
  async (_what, status, body) => {
    await expect(askedAtForeign(status, body)).resolves.toBeUndefined()
  },
)

test('one that says that it is the upload token is believed', async () => {
  const service = await startTestService({ now: Date.now })
  try {
    const asked = (token: string | null) => uploadClient(service.url, token).requireUploadToken(signal)
    await expect(asked('utup_wrong')).rejects.toMatchObject({ code: 'token.refused' })
    await expect(asked(null)).rejects.toMatchObject({ code: 'token.missing' })
    await expect(asked(service.newToken())).resolves.toBeUndefined()
  } finally {
    await service.close()
  }
})
