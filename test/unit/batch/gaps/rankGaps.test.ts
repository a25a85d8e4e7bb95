import { expect, test } from 'vitest'
import { insideSources } from '../../../../electron/batch/gaps/insideGaps.ts'
import { createGapRanking } from '../../../../electron/batch/gaps/rankGaps.ts'
import { parseRelease } from '../../../../shared/release/parseRelease.ts'
import { bookOf } from '../../../support/make/bookOf.ts'
import { textTrack, videoAt, wantFor } from '../../../support/make/subjects.ts'

test('a title that was found under another reading of the name keeps what is known of its gap', async () => {
  const plain = videoAt('/m/Compass 3 (2019).mkv')
  const video = {
    ...plain,
    media: { durationMs: null, fps: null, width: null, height: null, tracks: [textTrack('en')] },
  } as typeof plain
  const gap = wantFor(video.file.path, 'inside:en>translate:fr', video)
  const memory = { rejectedIds: () => new Set<string>() }
  const rules = bookOf('en')
  const inside = insideSources(memory, [gap], rules)
  expect(inside.size).toBe(1)
  const ranking = createGapRanking({ memory, service: 'https://subs.example' }, [gap], {
    ...{ rules, inside, untranslatable: new Map([[gap, 'plan.required' as const]]) },
  })
  const release = parseRelease('/m/Compass (2019).mkv')
  const answered = {
    video,
    release,
    status: 'sure',
    title: null,
    alternates: [],
    listed: [],
    isFromCache: false,
  } as const
  const [ranked] = ranking.rankOf([answered])
  expect(ranked?.gap.release).toBe(release)
  expect([ranked?.inside?.track.language, ranked?.obstacle]).toEqual(['en', 'plan.required'])
})
