import { expect, test } from 'vitest'
import type { UploadRecord } from '../../../../electron/upload/uploadRecord.ts'
import { notYetListed, unlistedAmong, unreadAmong, wasSent } from '../../../../electron/views/upload/uploadIntake.ts'

type Row = Pick<UploadRecord, 'id' | 'step' | 'review'> & { readonly path: string; readonly sha256: string }

function row({ path, sha256, ...rest }: Row): UploadRecord {
  return { ...rest, files: [{ path, name: path, sizeBytes: 1, sha256 }] } as unknown as UploadRecord
}

const a = { id: 'a', step: 'new', review: null, path: '/lib/a.srt', sha256: 'aa' } as unknown as Row

test('a file that could not be read is looked at again, one that could is in the list already', () => {
  const unread = row({ ...a, sha256: '' })
  expect(unreadAmong([unread, row({ ...a, id: 'b' })], new Set([a.path]))).toEqual([unread])
  expect(unreadAmong([unread], new Set(['/lib/other.srt']))).toEqual([])
  expect(notYetListed([{ path: a.path }, { path: '/lib/b.srt' }], [row(a)])).toEqual([{ path: '/lib/b.srt' }])
})

test('what was sent may come again, for it may have been mended; the same bytes are known', () => {
  const sent = row({ ...a, id: 'sent', step: 'sent', review: 'pending' })
  expect(notYetListed([{ path: a.path }], [sent])).toHaveLength(1)
  expect(wasSent(row(a), [sent, row(a)])).toBe(true)
  expect(wasSent(row({ ...a, sha256: 'mended' }), [sent])).toBe(false)
  expect(wasSent(row(a), [row({ ...a, id: 'sent', step: 'sent', review: 'rejected' })])).toBe(false)
  expect(wasSent(row(a), [row(a)])).toBe(false)
})

test('what was sent, or could not be read, may be added again; what is in the list may not', () => {
  const unread = row({ ...a, id: 'unread', sha256: '', path: '/lib/unread.srt' })
  const sent = row({ ...a, id: 'sent', step: 'sent', review: 'approved', path: '/lib/sent.srt' })
  const others = ['/lib/sent.srt', '/lib/unread.srt', '/lib/new.srt']
  expect(unlistedAmong([a.path, ...others], [row(a), sent, unread])).toEqual(others)
})
