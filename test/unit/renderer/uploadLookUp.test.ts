/** What looking up uploads is offered for: each row may cost a search. */
import { expect, test } from 'vitest'
import { mayBeLookedUp } from '../../../renderer/features/upload/uploadStyles.ts'
import type { UploadRow } from '../../../shared/contract/upload.ts'
import { fakeUpload } from '../../support/fakes/fakeUploads.ts'

const failing = (code: 'service.notFound' | 'service.unreachable') => ({ failure: { code, message: '' } })

const unread: Partial<UploadRow> = { problems: [{ field: 'name', fault: 'unread', message: '' }] }
const cases: readonly (readonly [string, Partial<UploadRow>, boolean])[] = [
  ['a row that nobody has looked up', {}, true],
  ['one whose service was away', failing('service.unreachable'), true],
  ['one that the service knew nothing of', failing('service.notFound'), false],
  ['one that cannot be read', unread, false],
  ['one that was sent', { step: 'sent' }, false],
  ['one that the service may have', { step: 'sending' }, false],
]

test.each(cases)('%s: %j', (_, change, isOffered) => {
  expect(mayBeLookedUp(fakeUpload(1, change))).toBe(isOffered)
})
