/** Sentences of engines as callers read them. */
import { expect, test } from 'vitest'
import { withoutAddresses } from '../../../../service/http/withoutAddresses.ts'

test.each([
  ['The engine at http://10.0.0.5:11434/v1 gave no answer.', 'The engine gave no answer.'],
  ['dial tcp 10.0.0.5:11434: connect: connection refused', 'dial tcp: connect: connection refused'],
  ['dial tcp: lookup engine.lan on 10.0.0.2:53: no such host', 'dial tcp: lookup: no such host'],
  ['connect ECONNREFUSED 127.0.0.1:5000', 'connect ECONNREFUSED'],
  ['connect ECONNREFUSED ::1:5000', 'connect ECONNREFUSED'],
  ['getaddrinfo ENOTFOUND engine.lan', 'getaddrinfo ENOTFOUND'],
  ['connection to [fe80::1%eth0]:8080 was lost', 'connection was lost'],
  ['upstream engine-2:8080 is overloaded, ask localhost:11434.', 'upstream is overloaded, ask.'],
  ['10.0.0.5 has no model', 'has no model'],
])('%j names no address', (said, shown) => {
  expect(withoutAddresses(said)).toBe(shown)
})

test.each([
  'Cue 12 at 00:01:02,000 lost its tags.',
  'It is 1:10, at 12:30:45.',
  'model: qwen2.5:7b is not there',
  'std::bad_alloc',
  'moviedb_id: there is no show with this number here.',
  'Version 1.2.3 cannot be used.',
  'The limit is reached; it resets at 2026-11-22T00:00:00.000Z.',
])('%j stays as it is', (said) => {
  expect(withoutAddresses(said)).toBe(said)
})
