import fc from 'fast-check'
import { expect, test } from 'vitest'
import { wayBack } from '../../../../electron/sidecar/trash/wayBack.ts'
import { someDetails } from '../../../support/disks/sidecarParts.ts'

const version = (batchId: string, atMs = 0, isAdopted = false) => ({
  ...{ batchId, atMs, state: 'replaced' as const, trashPath: 'trash' },
  details: isAdopted ? { ...someDetails, isAdopted: true as const } : someDetails,
})
/** The youngest first; an adopted file is where a chain begins. */
const chains = fc
  .tuple(fc.array(fc.constantFrom('a', 'b', 'c'), { minLength: 1, maxLength: 8 }), fc.boolean())
  .map(([batches, isUsers]) => batches.map((batch, at) => version(batch, -at, isUsers && at === batches.length - 1)))

test('of a run everything goes down to its oldest version, whoever made the versions above it', () => {
  fc.assert(
    fc.property(chains, (versions) => {
      const { between, back } = wayBack(versions, { kind: 'batch', id: 'a' })
      const taken = [versions[0], ...between]
      expect([...taken, ...(back ? [back] : [])]).toEqual(versions.slice(0, taken.length + (back ? 1 : 0)))
      const left = versions.slice(taken.length)
      expect(left.filter(({ batchId, details }) => batchId === 'a' && !details.isAdopted)).toEqual([])
      expect(between.some(({ details }) => details.isAdopted)).toBe(false)
      const isOfRun = versions.some(({ batchId }) => batchId === 'a')
      if (isOfRun && taken.length > 1) expect([taken.at(-1)?.batchId, back?.batchId]).toContain('a')
      if (!isOfRun) expect(between).toEqual([])
    }),
  )
})

test('a time means its versions alone; a file means the last one', () => {
  const versions = [version('c', 3), version('b', 2), version('a', 1)]
  expect(wayBack(versions, { kind: 'since', atMs: 2 })).toEqual({ between: [versions[1]], back: versions[2] })
  for (const scope of [{ kind: 'row', id: 1 }, { kind: 'file', path: 'x' }, { kind: 'all' }] as const)
    expect(wayBack(versions, scope)).toEqual({ between: [], back: versions[1] })
})

test("what was deleted for good is passed over on the way to a file of the user's, and to no other", () => {
  const gone = { ...version('b'), trashPath: null }
  const theirs = version('a', 0, true)
  const scope = { kind: 'row', id: 1 } as const
  expect(wayBack([version('c'), gone, gone, theirs], scope)).toEqual({ between: [gone, gone], back: theirs })
  expect(wayBack([version('c'), gone, version('a')], scope)).toEqual({ between: [], back: gone })
})
