import { expect, test } from 'vitest'
import { AppError } from '../../../shared/errors.ts'
import { parseSubtitle } from '../../../shared/subtitle/parseSubtitle.ts'
import { SubtitleError } from '../../../shared/subtitle/subtitleError.ts'

const cue = '1\n00:00:01,000 --> 00:00:02,000\n'
const ascii = (text: string) => new TextEncoder().encode(text)

test.for<[why: string, detail: string, bytes: () => Uint8Array]>([
  ['a file above 10 MiB', 'SUB_TOO_BIG', () => new Uint8Array(10 * 2 ** 20 + 1)],
  ['more cues than a film has', 'SUB_TOO_BIG', () => ascii(`${cue}x\n\n`.repeat(50_001))],
  ['more lines than a film has', 'SUB_TOO_BIG', () => ascii('x\n'.repeat(500_001))],
  ['a cue that never ends', 'SUB_TOO_BIG', () => ascii(cue + 'some words\n'.repeat(12_000))],
  ['a line above 65,536 characters', 'SUB_LINE_TOO_LONG', () => ascii(cue + 'x'.repeat(65_537))],
  ['a Windows program', 'SUB_BINARY', () => ascii(`MZ\n${cue}x`)],
  ['an archive', 'SUB_BINARY', () => ascii('PK\u0003\u0004aaaaaaaaaaaaaaaa')],
  ['pictures', 'SUB_BINARY', () => new Uint8Array([0, 0, 1, 0xba, 0, 0, 0, 0])],
  ['NULs', 'SUB_BINARY', () => new Uint8Array(1000)],
  ['a web page', 'SUB_NOT_SUBTITLE', () => ascii('<!doctype html><html><body>x</body></html>')],
  ['a VobSub index', 'SUB_NOT_SUBTITLE', () => ascii('# VobSub index file, v7\nid: en, index: 0\n')],
  ['no bytes', 'SUB_NO_CUES', () => new Uint8Array(0)],
  ['a mark alone', 'SUB_NO_CUES', () => ascii('\ufeff')],
  ['blank lines', 'SUB_NO_CUES', () => ascii(' \r\n'.repeat(1000))],
  ['a script without lines', 'SUB_NO_CUES', () => ascii('[Script Info]\nTitle: x\n')],
])('refuses %s with %s', ([, detail, bytes]) => {
  const thrown = errorOf(() => parseSubtitle(bytes()))
  expect(thrown).toBeInstanceOf(AppError)
  expect(thrown).toMatchObject({ code: 'subtitle.unreadable', detail })
})

test('the message is a sentence that says what to do', () => {
  expect(new SubtitleError('SUB_NO_CUES').message).toBe('This subtitle holds no usable lines. Choose another subtitle.')
})

function errorOf(run: () => unknown): unknown {
  try {
    return run()
  } catch (error) {
    return error
  }
}
