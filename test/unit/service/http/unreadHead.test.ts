import { expect, test } from 'vitest'
import { unreadHead } from '../../../../service/http/wire/unreadHead.ts'

const bare = 'GET /api/v2/movies/search?q=café noir HTTP/1.1\r\n'
const faultOf = (code: string, head: string) =>
  unreadHead(Object.assign(new Error(code), { code, rawPacket: Buffer.from(head) })).fault

test.each([
  ['HPE_INVALID_URL', 'invalid_request', /write them with percent signs/],
  ['HPE_HEADER_OVERFLOW', 'head_too_large', /16 KiB at most/],
  ['ERR_HTTP_REQUEST_TIMEOUT', 'request_timeout', /in time/],
])('a head with a bare address that failed with %s is refused for that', (code, error, message) => {
  expect(faultOf(code, bare)).toMatchObject({ code: error, message: expect.stringMatching(message) as string })
})

test('one that is nothing of HTTP is told so', () => {
  expect(faultOf('HPE_INVALID_METHOD', '\u0016\u0003\u0001')).toMatchObject({
    message: 'This is no request of HTTP/1.1.',
  })
})
