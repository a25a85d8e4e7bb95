/** What one call answers, while its question stands: a new question drops the old answer. */
import { useEffect, useState } from 'react'
import type { Problem } from '../../shared/contract/problem.ts'
import { problemOf } from './rowsStore.ts'

export interface Reading<Value> {
  /** Null until it is there. */
  readonly value: Value | null
  /** The answer to the question before, as long as there is none to this one: so that nothing jumps meanwhile. */
  readonly last: Value | null
  readonly problem: Problem | null
}

interface Answered<Value> {
  readonly value: Value | null
  readonly problem: Problem | null
  /** The question that was answered. */
  readonly read: unknown
}

/** @param read the same function as long as the question is the same */
export function useReading<Value>(read: () => Promise<Value>): Reading<Value> {
  const [answered, setAnswered] = useState<Answered<Value>>({ value: null, problem: null, read: null })
  useEffect(() => {
    let isWanted = true
    read().then(
      (value) => {
        if (isWanted) setAnswered({ value, problem: null, read })
      },
      (thrown: unknown) => {
        if (isWanted) setAnswered(({ value }) => ({ value, problem: problemOf(thrown), read }))
      },
    )
    return () => {
      isWanted = false
    }
  }, [read])
  const { value: last, problem } = answered
  if (answered.read !== read) return { value: null, last, problem: null }
  return { value: problem === null ? last : null, last, problem }
}
