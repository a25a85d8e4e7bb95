import { expect, test } from 'vitest'
import { createDeliver } from '../../../../electron/batch/delivery/deliver.ts'
import type { DeliverOrder } from '../../../../electron/batch/delivery/deliverOrder.ts'
import { prepareSubtitle } from '../../../../electron/verify/prepareSubtitle.ts'
import { rankCandidates } from '../../../../electron/matching/choose/rankCandidates.ts'
import type { Written } from '../../../../electron/sidecar/history/history.ts'
import { plainNames } from '../../../support/make/nameRules.ts'
import { writtenName } from '../../../../electron/sidecar/publish/writtenName.ts'
import { listed, wantFor } from '../../../support/make/subjects.ts'

const bytes = Buffer.from('1\n00:00:01,000 --> 00:00:02,000\nHello\n')
const prepared = {
  ...prepareSubtitle(bytes, { languageHint: 'en', fileName: 'a.srt', fps: null }),
  fingerprint: 'one and the same',
  judgement: { verdict: { kind: 'accepted', warnings: [] }, isTelling: true },
} as const

/** Episodes whose subtitles all speak the very same text; written ones are known to the next. */
function deliverer() {
  const subjects: string[] = []
  return createDeliver({
    check: async () => ({ member: { name: 'a.srt', bytes }, prepared }),
    history: { othersWithText: (_fingerprint, subject) => subjects.filter((other) => other !== subject) },
    publish: async ({ subject }) => {
      await new Promise((resolve) => setImmediate(resolve))
      subjects.push(subject)
      return {} as Written
    },
    toWrittenForm: async ({ gap, text, ...pick }) => ({
      path: writtenName(gap, pick, plainNames),
      bytes: new TextEncoder().encode(text),
      cleaned: null,
    }),
    service: 'embedded',
    timing: null,
  })
}

function orderFor(name: string): DeliverOrder {
  const gap = wantFor(`/lib/${name}.mkv`)
  const request = { release: gap.release, fps: null, wish: gap.wish, title: null } as const
  const [pick] = rankCandidates({ ...request, hearingImpaired: 'any', forced: 'never' }, [listed('1', name)]).candidates
  if (!pick) throw new Error('nothing chosen')
  return {
    gap,
    pick,
    content: { kind: 'zip', members: [], skipped: 0 },
    batchId: 'b',
    signal: new AbortController().signal,
  }
}

test('of two episodes that get the same text at the same moment only one is written', async () => {
  const deliver = deliverer()
  const orders = ['Lake.Watch.S01E02.WEB-LUMEN', 'Lake.Watch.S01E03.WEB-LUMEN'].map(orderFor)
  const deliveries = await Promise.all(orders.map(deliver))
  expect(deliveries.map(({ kind }) => kind)).toEqual(['written', 'rejected'])
  // It could be read very well.
  expect(deliveries[1]).toMatchObject({
    code: 'subtitle.unfit',
    message: expect.stringMatching(/^The same text stands beside /) as string,
  })
})
