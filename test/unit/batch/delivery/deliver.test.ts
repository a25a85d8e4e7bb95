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

const aFile = { isFile: true, sizeBytes: 4, inode: '1:1' }

/** Episodes whose subtitles all speak the very same text; written ones are known to the next. The disk has these files. */
function deliverer(there: readonly string[] = [], replaced: (Written | undefined)[] = []) {
  const subjects: string[] = []
  return createDeliver({
    disk: { stat: async (path) => (there.includes(path) ? aFile : null) },
    check: async () => ({ member: { name: 'a.srt', bytes }, prepared }),
    history: { othersWithText: (_fingerprint, subject) => subjects.filter((other) => other !== subject) },
    publish: async ({ subject, replaces }) => {
      replaced.push(replaces)
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

test('what of ours was deleted by hand makes no room: what comes is no version of it', async () => {
  const replaced: (Written | undefined)[] = []
  const [there, gone] = ['there', 'gone'].map((name) => ({ path: `/lib/${name}.en.srt` }) as Written)
  const deliver = deliverer(['/lib/there.en.srt'], replaced)
  const order = orderFor('Quiet.Harbour.2019.WEB-LUMEN')
  for (const replaces of [there!, gone!])
    expect(await deliver({ ...order, replaces })).toMatchObject({ kind: 'written' })
  expect(replaced).toEqual([there, undefined])
})
