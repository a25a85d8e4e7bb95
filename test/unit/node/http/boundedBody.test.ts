import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { readBoundedBody, readJsonText, type BoundedBody } from '../../../../node/http/boundedBody.ts'

/** What a body of at most ten bytes is read as, which `send` writes. */
async function bodyOf(send: (sending: ReturnType<typeof request>) => void): Promise<BoundedBody> {
  const read = Promise.withResolvers<BoundedBody>()
  const server = createServer((incoming, response) => {
    void readBoundedBody(incoming, 10).then((body) => {
      read.resolve(body)
      response.end()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  const sending = request({ port, host: '127.0.0.1', method: 'POST' })
  sending.on('error', () => undefined)
  send(sending)
  return read.promise
}

test('a body up to the limit is read whole, in however many pieces it comes', async () => {
  const body = await bodyOf((sending) => {
    sending.write('12345')
    setImmediate(() => sending.end('67890'))
  })
  expect(body).toEqual({ kind: 'whole', bytes: new TextEncoder().encode('1234567890') })
})

test('a body past the limit is answered before it has ended', async () => {
  expect(await bodyOf((sending) => sending.write('12345678901'))).toEqual({ kind: 'tooLarge' })
})

test('a body whose sender goes away is cut', async () => {
  const body = await bodyOf((sending) => {
    sending.setHeader('content-length', 9)
    sending.write('12345', () => sending.destroy())
  })
  expect(body).toEqual({ kind: 'cut' })
})

test('JSON is told from what is none, and from what is nested too deeply', () => {
  expect(readJsonText('{"a":[1]}')).toEqual({ kind: 'json', value: { a: [1] } })
  expect(readJsonText('{')).toEqual({ kind: 'notJson' })
  expect(readJsonText('['.repeat(33) + ']'.repeat(33))).toEqual({ kind: 'tooDeep' })
})
