/** Searches led side by side answer what each of them answers alone, whatever they ask and however long they go on. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { ManySelects } from '../../../../service/catalogue/store/database.ts'
import { lookUp, lookUpAll, rowsOf, rowsOfEach, type Lookup } from '../../../../service/catalogue/store/lookups.ts'
import { emptyCatalogue } from '../../../support/services/emptyCatalogue.ts'

/** One list of numbers a step; the texts differ, so that steps of several searches are asked in several groups. */
const texts = ['SELECT ? * 2 AS number', 'SELECT ? + 1 AS number UNION ALL SELECT 7 ORDER BY 1']
const step = fc.array(fc.tuple(fc.constantFrom(...texts), fc.nat(20)), { maxLength: 4 })
const searches = fc.array(fc.array(step, { maxLength: 5 }), { maxLength: 8 })

type Steps = readonly (readonly (readonly [sql: string, number: number])[])[]

function* searchOf(steps: Steps): Lookup<readonly number[]> {
  const found: number[] = []
  for (const asked of steps) {
    const answers = yield asked.map(([sql, number]) => ({ sql, values: [number] }))
    for (const rows of answers) found.push(-1, ...(rows as readonly { number: number }[]).map(({ number }) => number))
  }
  return found
}

test('all of them are answered as each alone, in their order', () => {
  const db = emptyCatalogue()
  fc.assert(
    fc.property(searches, (all) => {
      expect(lookUpAll(db, all.map(searchOf))).toEqual(all.map((steps) => lookUp(db, searchOf(steps))))
    }),
  )
})

test('what all of them want next is one trip', () => {
  const db = emptyCatalogue()
  const trips: number[][] = []
  const counted = {
    ...db,
    allOfEach: <Row>(selects: readonly ManySelects[]) => {
      trips.push(selects.map(({ lists }) => lists.length))
      return db.allOfEach<Row>(selects)
    },
  }
  function* search(number: number): Lookup<number> {
    const [doubled] = yield* rowsOf<{ number: number }>(texts[0]!, number)
    const lists = [[doubled?.number ?? 0], [1]]
    return (yield* rowsOfEach<{ number: number }>(texts[0]!, lists)).flat().reduce((sum, row) => sum + row.number, 0)
  }
  expect(lookUpAll(counted, [1, 2, 3].map(search))).toEqual([6, 10, 14])
  expect(trips).toEqual([[3], [6]])
})
