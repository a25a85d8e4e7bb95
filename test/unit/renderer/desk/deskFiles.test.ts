import { expect, test } from 'vitest'
import { addressOfFile, asPaid, fileKey, fileOfAddress } from '../../../../renderer/app/desk/deskFiles.ts'
import type { DeskFile } from '../../../../shared/contract/videos/desk.ts'
import { readScreenAddress, screenAddress } from '../../../../shared/screenAddress.ts'

const files: readonly DeskFile[] = [
  { kind: 'beside', videoId: 'v1', sidecarId: 's1' },
  { kind: 'row', rowId: 123_456 },
  { kind: 'candidate', questionId: 'q:1', candidateId: 'c7', mayDownload: true },
  { kind: 'found', subtitleId: 'f1', videoId: 'v1', mayDownload: true },
  { kind: 'other', videoId: 'v1', language: 'pt-BR', candidateId: 'c7', mayDownload: true },
]

test('every subtitle of the desk has an address, and an address never spends', () => {
  for (const file of files) {
    const address = screenAddress({ screen: 'desk', part: addressOfFile(file) })
    const read = fileOfAddress(readScreenAddress(address)?.part ?? {})
    expect(read && fileKey(read)).toBe(fileKey(file))
    expect(read && 'mayDownload' in read ? read.mayDownload : false).toBe(false)
    expect(read && asPaid(read)).toEqual(file)
  }
  expect(new Set(files.map(fileKey)).size).toBe(files.length)
})

test('half an address is none', () => {
  for (const part of [{}, { video: 'v1' }, { file: 's1' }, { question: 'q' }, { version: 'x1' }])
    expect(fileOfAddress(part)).toBeNull()
})
