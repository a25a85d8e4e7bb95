import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { createOpenMember } from '../../../../electron/download/member/openMember.ts'
import type { ArchiveReader } from '../../../../electron/download/archive/archiveReader.ts'
import { prepareSubtitle } from '../../../../electron/verify/prepareSubtitle.ts'
import { rankCandidates } from '../../../../electron/matching/choose/rankCandidates.ts'
import type { ListedSubtitle } from '../../../../electron/serviceClient/listing.ts'
import type { Candidate } from '../../../../electron/matching/choose/ranking.ts'
import { bookOf } from '../../../support/make/bookOf.ts'
import { listed, packed, wantFor } from '../../../support/make/subjects.ts'

const name = 'Lake.Watch.S01E02.WEB-LUMEN'
const bytes = Buffer.from('1\n00:00:01,000 --> 00:00:02,000\nHello\n')

function opening(md5: string | null) {
  const gap = wantFor(`/lib/${name}.mkv`)
  const request = { release: gap.release, fps: null, wish: gap.wish, title: null } as const
  const [ranked] = rankCandidates({ ...request, hearingImpaired: 'any', forced: 'never' }, [
    listed('1', name),
  ]).candidates
  if (!ranked) throw new Error('nothing chosen')
  const pick: Candidate = { ...ranked, file: packed('9', `${name}.srt`, { md5 }) }
  const reader = {
    prepare: async (...[given, hints]: Parameters<ArchiveReader['prepare']>) => ({
      ...prepareSubtitle(given, hints),
      fingerprint: 'f',
    }),
  }
  const open = createOpenMember(reader, bookOf('en'))
  const content = { kind: 'zip', members: [{ name: `${name}.srt`, bytes }], skipped: 0 } as const
  return open({ gap, pick, content, signal: new AbortController().signal })
}

test('a file is used when it has the checksum that is listed, or when none is', async () => {
  const md5 = createHash('md5').update(bytes).digest('hex')
  expect((await opening(md5)).member.bytes).toBe(bytes)
  expect((await opening(null)).member.bytes).toBe(bytes)
})

test('a file with another checksum than is listed is refused', async () => {
  await expect(opening('0'.repeat(32))).rejects.toMatchObject({ code: 'archive.unreadable' })
})

/** A film in two files, of whose texts the first one is listed for both. */
function openPart(part: number, told: Partial<Candidate> = {}) {
  const gap = wantFor(`/lib/Salt Road (1964) CD${part}.mkv`)
  const files = ['gc1.srt', 'gc2.srt'].map((file) => packed(file, file))
  const request = { release: gap.release, fps: null, wish: gap.wish, title: null } as const
  const [ranked] = rankCandidates({ ...request, hearingImpaired: 'any', forced: 'never' }, [
    { ...listed('1', 'Salt.Road.1964.DVDRip.2CD'), files },
  ]).candidates
  if (!ranked) throw new Error('nothing chosen')
  const reader = {
    prepare: async (...[given, hints]: Parameters<ArchiveReader['prepare']>) => ({
      ...prepareSubtitle(given, hints),
      fingerprint: 'f',
    }),
  }
  const members = files.map(({ name: file }) => ({ name: file, bytes }))
  const content = { kind: 'zip', members, skipped: 0 } as const
  const pick: Candidate = { ...ranked, file: packed('gc1.srt', 'gc1.srt'), ...told }
  return createOpenMember(reader, bookOf('en'))({ gap, pick, content, signal: new AbortController().signal })
}

test('of a film in two files each gets its own part, whichever text was listed first, unless a person tells otherwise', async () => {
  expect((await openPart(1)).member.name).toBe('gc1.srt')
  expect((await openPart(2)).member.name).toBe('gc2.srt')
  expect((await openPart(2, { isFileTold: true })).member.name).toBe('gc1.srt')
})

interface SingleText {
  readonly video: string
  readonly release: string
  readonly fields?: Partial<ListedSubtitle>
}

/** A subtitle that is listed alone, and the only file of its archive. */
function openSingle({ video, release, fields }: SingleText, file: string) {
  const gap = wantFor(`/lib/${video}.mkv`)
  const request = { release: gap.release, fps: null, wish: gap.wish, title: null } as const
  const [pick] = rankCandidates({ ...request, hearingImpaired: 'any', forced: 'never' }, [
    listed('1', release, fields),
  ]).candidates
  if (!pick) throw new Error('nothing chosen')
  const reader = {
    prepare: async (...[given, hints]: Parameters<ArchiveReader['prepare']>) => ({
      ...prepareSubtitle(given, hints),
      fingerprint: 'f',
    }),
  }
  const content = { kind: 'zip', members: [{ name: file, bytes }], skipped: 0 } as const
  return createOpenMember(reader, bookOf('en'))({ gap, pick, content, signal: new AbortController().signal })
}

const doubled = {
  video: 'Paper Harbour - S01E01-E02',
  release: 'Paper.Harbour.S01E01.WEB',
  fields: { season: 1, episodeFrom: 1, episodeEnd: 1 },
}

test.each<[string, SingleText, string]>([
  ['a running number, of one episode of a video with two', doubled, '127.en.srt'],
  ['that episode, of a video with two', doubled, 'Paper.Harbour.S01E01.srt'],
  [
    'a running number, where names alone list the episode',
    { video: 'Salt.Iron.S01E03', release: 'Salt.Iron.S01E03.WEB' },
    '0.en.srt',
  ],
])('the only file of what is listed as an episode is that: %s', async (_what, single, file) => {
  expect((await openSingle(single, file)).member.name).toBe(file)
})

test.each<[string, SingleText, string]>([
  ['the other episode of a video with two', doubled, 'Paper.Harbour.S01E02.srt'],
  ['an episode that is said outright', { video: 'Salt.Iron.S01E03', release: 'Salt.Iron.S01E03.WEB' }, 'E7.srt'],
])('but a file that names another is not: %s', async (_what, single, file) => {
  await expect(openSingle(single, file)).rejects.toMatchObject({ code: 'archive.noMember' })
})
