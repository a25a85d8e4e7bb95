/** What one call answers, while its question stands: a new question drops the old answer. */
import { useEffect, useState } from 'react'
import type { Problem } from '../../shared/contract/problem.ts'
import { problemOf } from './rowsStore.ts'

export interface Reading<Value> {
  /** Null until it is there. */
  readonly value: Value | null
  readonly problem: Problem | null
}

const nothingYet = { value: null, problem: null } as const

/** @param read the same function as long as the question is the same */
export function useReading<Value>(read: () => Promise<Value>): Reading<Value> {
  const [reading, setReading] = useState<Reading<Value> & { readonly of: unknown }>({ ...nothingYet, of: null })
  useEffect(() => {
    let isWanted = true
    const tell = (answer: Reading<Value>) => {
      if (isWanted) setReading({ ...answer, of: read })
    }
    read().then(
      (value) => tell({ value, problem: null }),
      (thrown: unknown) => tell({ value: null, problem: problemOf(thrown) }),
    )
    return () => {
      isWanted = false
    }
  }, [read])
  return reading.of === read ? reading : nothingYet
}
