import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createReleaseReader } from '../../../../../service/catalogue/import/releaseReader.ts'
import { parseRelease } from '../../../../../shared/release/parseRelease.ts'

const words = ['Paper', 'Lantern', 'The', 'Harbor', 'of', 'Night', 'Web', 'Rocky', 'II']
const title = fc.array(fc.constantFrom(...words), { minLength: 1, maxLength: 4 }).map((parts) => parts.join(' '))
const number = fc.constantFrom('S02E06', 's1e3', 'S01E01E02', '1999', '2021', '1x05', 'S03', '')
const tag = fc.constantFrom('1080p', '720p', 'WEB-DL', 'BluRay', 'REMUX', 'x264', 'HEVC', 'PROPER', 'EXTENDED', 'AMZN')
const group = fc.constantFrom('-LUMEN', '-KELP', '', ' [ORBIT]', '.SDH', '.Part.2', '.The.Pilot')
const made = fc.record({
  title,
  number,
  tags: fc.array(tag, { maxLength: 4 }),
  group,
  gap: fc.constantFrom('.', ' ', '_'),
})

function nameOf({
  title: said,
  number: place,
  tags,
  group: end,
  gap,
}: typeof made extends fc.Arbitrary<infer T> ? T : never) {
  return [...said.split(' '), ...(place ? [place] : []), ...tags].join(gap) + end
}

/** What the catalogue uses of a read name. */
function kept({
  source,
  resolution,
  videoCodec,
  releaseGroup,
  editions,
  streamingService,
  isProper,
  fps,
  part,
}: ReturnType<typeof parseRelease>) {
  return { source, resolution, videoCodec, releaseGroup, editions, streamingService, isProper, fps, part }
}

test('a name read by its title says what the whole name says', () => {
  const reader = createReleaseReader()
  fc.assert(
    fc.property(made, (parts) => {
      const name = nameOf(parts)
      const whole = parseRelease(name)
      const read = reader.read(name, parts.title)
      expect(kept(read.release)).toEqual(kept(whole))
      expect([read.season, read.episode]).toEqual([whole.season ?? 0, whole.episodes[0] ?? whole.absoluteEpisode ?? 0])
    }),
    { numRuns: 3000 },
  )
})
