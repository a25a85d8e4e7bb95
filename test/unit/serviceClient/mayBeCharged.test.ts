import { expect, test } from 'vitest'
import { AppError } from '../../../shared/errors.ts'
import { ConnectionFailure } from '../../../electron/serviceClient/answers/connectionFailure.ts'
import { mayBeCharged, RefusedAnswer } from '../../../electron/serviceClient/mayBeCharged.ts'
import { errorOfFailure } from '../../../electron/serviceClient/answers/statusToError.ts'
import { WaitError } from '../../../electron/serviceClient/waitError.ts'

test.each([
  ['unsent', false],
  ['lost', true],
  ['timeout', true],
  ['cut', true],
  ['tooLarge', true],
  ['unreadable', true],
  ['cancelled', true],
] as const)('a call that ended as "%s" may be charged: %s', (kind, is) => {
  expect(mayBeCharged(errorOfFailure(new ConnectionFailure(kind)))).toBe(is)
})

test.each([
  [429, true, false],
  [404, true, false],
  [503, true, false],
  [503, false, true],
  [500, true, true],
  [502, false, true],
] as const)('status %d, in words of its own %s, may be charged: %s', (status, isOwnWord, is) => {
  const cause = new RefusedAnswer(status, isOwnWord)
  expect(mayBeCharged(new AppError('service.busy', 'Busy.', cause))).toBe(is)
  expect(mayBeCharged(new WaitError('service.busy', 'Busy.', 1, cause))).toBe(is)
})

test('what was found before anything was sent is free, what happened after the answer is not', () => {
  expect(mayBeCharged(new AppError('service.unreachable', 'Offline.'))).toBe(false)
  expect(mayBeCharged(new AppError('key.missing', 'No key.'))).toBe(false)
  expect(mayBeCharged(new AppError('disk.full', 'Full.'))).toBe(true)
})
