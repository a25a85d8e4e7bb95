import fc from 'fast-check'
import { basename } from 'node:path'
import { expect, test } from 'vitest'
import { gapsByName } from '../../../../electron/batch/gaps/tooLongNames.ts'
import { writtenName } from '../../../../electron/sidecar/publish/writtenName.ts'
import { plainNames } from '../../../support/make/nameRules.ts'
import { videoAt, wantFor } from '../../../support/make/subjects.ts'

const gapOf = (path: string, language = 'en') => wantFor(path, language, videoAt(path))
const isTooLong = (path: string, language?: string) =>
  gapsByName([gapOf(path, language)], () => plainNames).tooLong.length === 1

test('a name is too long exactly where writing it would be refused, whatever letters it is of', () => {
  const letter = fc.constantFrom('a', 'é', '夜', '🎬')
  const language = fc.constantFrom('en', 'hi', 'pt-BR', 'zh-Hant')
  fc.assert(
    fc.property(letter, fc.integer({ min: 1, max: 260 }), language, (sign, length, wished) => {
      const path = `/m/${sign.repeat(length)}.mkv`
      const pick = { language: wished, isHearingImpaired: false, extension: null }
      const write = () => writtenName({ videoPath: path, isForced: false }, pick, plainNames)
      if (isTooLong(path, wished)) expect(write).toThrow(expect.objectContaining({ code: 'file.nameTooLong' }))
      else expect(Buffer.byteLength(basename(write()))).toBeLessThanOrEqual(255)
    }),
  )
})

test('of 255 bytes with ".en.srt" the last one counts', () => {
  expect([isTooLong(`/m/${'a'.repeat(248)}.mkv`), isTooLong(`/m/${'a'.repeat(249)}.mkv`)]).toEqual([false, true])
})

test('long folders do not matter', () => {
  expect(isTooLong(`/${'a'.repeat(250)}/${'b'.repeat(250)}/film.mkv`)).toBe(false)
})
