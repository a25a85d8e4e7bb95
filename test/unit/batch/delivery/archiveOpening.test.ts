import { expect, test } from 'vitest'
import { createArchiveOpening } from '../../../../electron/batch/delivery/archiveOpening.ts'
import { AppError } from '../../../../shared/errors.ts'
import { listed, wantFor } from '../../../support/make/subjects.ts'

const gap = wantFor('/lib/Lake.Watch.S01E01.WEB-LUMEN.mkv')
const content = { kind: 'zip', members: [], skipped: 0 } as const
const openingOf = (id: string, planned = 0) => ({ subtitle: listed(id, id), gap, reason: 'chosen', planned })

function open(limitDownloads: number | null, kept: readonly string[] = []) {
  const asked: string[] = []
  const faults = new Map<string, AppError>()
  const opening = createArchiveOpening(
    {
      cache: { has: (id) => kept.includes(id) },
      async fetch({ subtitle: { id } }) {
        asked.push(id)
        const fault = faults.get(id)
        if (fault) throw fault
        // As `fetchArchive` does, where two ask for one at the same time.
        const isShared = asked.filter((each) => each === id).length > 1
        return { content, units: kept.includes(id) || isShared ? 0 : 1 }
      },
    },
    {
      ...{ batchId: 'b', limitDownloads, signal: new AbortController().signal },
      ...{ onStep: () => undefined, onArchive: () => undefined },
    },
  )
  return { opening, asked, faults }
}

test('a replacement has room only for what the plan leaves of the limit, and what is kept always has', async () => {
  const { opening } = open(2, ['kept'])
  opening.count(1)
  await opening.open(openingOf('planned', 1))
  expect(opening.mayReplace('other')).toBe(true)
  await opening.open(openingOf('other'))
  expect(opening.mayReplace('third')).toBe(false)
  expect(opening.mayReplace('kept')).toBe(true)
  opening.count(-1)
  expect(opening.mayReplace('third')).toBe(true)
})

test('once the quota is through nothing more is asked of the service, but what is kept still opens', async () => {
  const { opening, asked, faults } = open(null, ['kept'])
  faults.set('one', new AppError('quota.exhausted', 'None is left.'))
  await expect(opening.open(openingOf('one'))).rejects.toMatchObject({ code: 'quota.exhausted' })
  await expect(opening.open(openingOf('two'))).rejects.toBe(opening.closedBy())
  expect(await opening.open(openingOf('kept'))).toBe(content)
  expect(asked).toEqual(['one', 'kept'])
})

test('a fault of one archive closes nothing', async () => {
  const { opening, faults } = open(null)
  faults.set('one', new AppError('archive.damaged', 'It came damaged.'))
  await expect(opening.open(openingOf('one'))).rejects.toMatchObject({ code: 'archive.damaged' })
  expect(opening.closedBy()).toBeNull()
  expect(await opening.open(openingOf('two'))).toBe(content)
})

test('what has come makes room for the next before it is opened, and no more than eight are on their way', async () => {
  const onTheirWay: (() => void)[] = []
  let begun = 0
  const opening = createArchiveOpening(
    {
      cache: { has: () => false },
      fetch: ({ onArrived = () => undefined }) => {
        begun += 1
        onTheirWay.push(onArrived)
        return new Promise(() => undefined)
      },
    },
    {
      ...{ batchId: 'b', limitDownloads: null, signal: new AbortController().signal },
      ...{ onStep: () => undefined, onArchive: () => undefined },
    },
  )
  const settled = () => new Promise((resolve) => setImmediate(resolve))
  for (let id = 0; id < 20; id += 1) void opening.open(openingOf(String(id)))
  await settled()
  expect(begun).toBe(8)
  for (const arrived of onTheirWay.splice(0, 3)) arrived()
  await settled()
  expect(begun).toBe(11)
})

test('two gaps that take the same replacement at once take one download of the limit', async () => {
  const { opening, asked } = open(2)
  await Promise.all([opening.open(openingOf('one')), opening.open(openingOf('one'))])
  expect(opening.mayReplace('another')).toBe(true)
  await opening.open(openingOf('another'))
  expect(opening.mayReplace('third')).toBe(false)
  expect(asked).toEqual(['one', 'one', 'another'])
})
