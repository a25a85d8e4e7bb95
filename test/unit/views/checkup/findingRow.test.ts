import { expect, test } from 'vitest'
import { fileFindings } from '../../../../electron/views/checkup/fileFindings.ts'
import { findingRow, knownFinding } from '../../../../electron/views/checkup/findingRows.ts'
import { videoIdOf } from '../../../../electron/views/ids.ts'
import type { Finding } from '../../../../electron/checkup/checkedFile.ts'
import { parseRelease } from '../../../../shared/release/parseRelease.ts'

function titleOf(path: string): string {
  const of = { release: parseRelease(path), video: { file: { path } } }
  const finding = { kind: 'timing', evidence: { code: 'out-of-step' }, file: { path, of, owner: {}, language: 'en' } }
  return findingRow(knownFinding(finding as unknown as Finding), null).title
}

test.each([
  [
    '/films/Hollow Sea (1982)/Hollow Sea (1982) {edition-Final Cut}.mkv',
    '/films/Hollow Sea (1982)/Hollow Sea (1982) {edition-Theatrical Cut}.mkv',
  ],
  ['/films/Hollow Sea 1982 CD1.avi', '/films/Hollow Sea 1982 CD2.avi'],
  ['/films/Hollow.Sea.1982.Directors.Cut.1080p.mkv', '/films/Hollow.Sea.1982.1080p.mkv'],
  ['/tv/Tide/Tide.S01E01.mkv', '/tv/Tide/Tide.S01E02.mkv'],
])('a finding of %s is told from one of %s', (one, other) => {
  expect(titleOf(one)).not.toBe(titleOf(other))
})

test('the desk is told the name that would be right for a file whose name says another language than its text', () => {
  const path = '/films/Hollow Sea/Hollow Sea.en.srt'
  const of = { release: parseRelease('Hollow Sea'), video: { file: { path: '/films/Hollow Sea/Hollow Sea.mkv' } } }
  const evidence = { code: 'other-language', found: 'es', stated: 'en' }
  const toldOf = (owner: object | null) => {
    const file = { path, of, owner, language: 'en', sha256: 'seen' }
    const known = knownFinding({ kind: 'language', evidence, file } as unknown as Finding)
    return fileFindings([known], { sidecarId: videoIdOf(path), version: 'seen' }).map(({ renamesTo }) => renamesTo)
  }
  expect([toldOf(null), toldOf({})]).toEqual([['Hollow Sea.es.srt'], [undefined]])
})
