import { expect, test } from 'vitest'
import type { SkipReason } from '../../../../shared/contract/plan.ts'
import { plainLineOf } from '../../../../electron/cli/print/plainLines.ts'

test('one of a thing is not told as many, and files that were left out can be asked about', () => {
  const found = {
    kind: 'scanned',
    videos: 1,
    ignored: 1,
    unreadable: 0,
    covered: 0,
    missing: 2,
    orphans: 1,
    rePaired: 0,
    paths: [],
  } as const
  expect(plainLineOf(found, { verbose: false, depthOf: () => 1 })).toBe(
    'Found: 1 video, 0 subtitles there, 2 missing, 1 file left out (--verbose says why), 1 subtitle without a video.',
  )
})

test('a folder that cannot be read is named without being asked about, and is none of the files left out', () => {
  const message = 'Cannot be read. Check its permissions.'
  const sealed = { kind: 'ignored', path: '/shows/Sealed', reason: 'unreadable', message } as const
  const options = { verbose: false, depthOf: () => 1 }
  expect(plainLineOf(sealed, options)).toBe(`not seen /shows/Sealed: ${message}`)
  const counts = { videos: 2, ignored: 0, unreadable: 1, covered: 2, missing: 0, orphans: 0, rePaired: 0 }
  expect(plainLineOf({ kind: 'scanned', ...counts, paths: [] }, options)).toBe(
    'Found: 2 videos, 2 subtitles there, 0 missing, 1 folder or file that cannot be read.',
  )
})

test('what was a track inside the video is called that, with its name where it has one', () => {
  const written = {
    kind: 'written',
    video: '/films/Tin Comet (2019).mkv',
    sidecar: '/films/Tin Comet (2019).en.srt',
    language: 'en',
    subtitleId: 'inside:0',
    release: '',
    tier: 0,
    reasons: ['inside'],
    bytes: 10,
    encoding: 'utf-8',
    warnings: [],
  } as const
  const line = (release: string) => plainLineOf({ ...written, release }, { verbose: false, depthOf: () => 1 })
  expect([line(''), line('Castellano')]).toEqual([
    'written en    Tin Comet (2019).en.srt (the track inside the video)',
    'written en    Tin Comet (2019).en.srt (the track inside the video; Castellano)',
  ])
})

test('a name that says no source is no evidence of the same one', () => {
  const planned = {
    kind: 'would_write',
    video: '/films/Tin Comet (2019).mkv',
    language: 'en',
    subtitleId: '7',
    release: 'Tin Comet (2019)',
    tier: 1,
    downloads: 1,
  } as const
  const line = (...reasons: string[]) => plainLineOf({ ...planned, reasons }, { verbose: false, depthOf: () => 1 })
  expect(line('name')).toBe(
    'to write en    Tin Comet (2019).mkv (same plain name, no source named; Tin Comet (2019); 1 download)',
  )
  expect(line('source')).toContain('(same source; ')
  const made = { ...planned, reasons: ['source'], isMachineMade: true }
  expect(plainLineOf(made, { verbose: false, depthOf: () => 1 })).toContain('(same source; machine-made; ')
})

test('what the end counts as failed is called so in its own line, too', () => {
  const line = (reason: SkipReason) => {
    const event = { kind: 'skipped', video: '/films/Tin Comet (2019).mkv', language: 'en', reason, code: null } as const
    return plainLineOf({ ...event, message: 'Why.' }, { verbose: false, depthOf: () => 1 })
  }
  expect([line('error'), line('rejected'), line('no-candidate')]).toEqual([
    'failed  en    Tin Comet (2019).mkv: Why.',
    'failed  en    Tin Comet (2019).mkv: Why.',
    'skipped en    Tin Comet (2019).mkv: Why.',
  ])
})
