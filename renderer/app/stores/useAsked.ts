/** What the host answers to one question of a component. */
import { useEffect, useState } from 'react'

/**
 * @param ask keeps its identity as long as the question is the same; null asks nothing
 * @returns null while nobody knows, and where it cannot be told: what is pressed then says what is wrong
 */
export function useAsked<Answer>(ask: (() => Promise<Answer>) | null): Answer | null {
  const [told, setTold] = useState<{ readonly ask: typeof ask; readonly answer: Answer } | null>(null)
  useEffect(() => {
    let isMeant = true
    void ask?.().then(
      (answer) => isMeant && setTold({ ask, answer }),
      () => undefined,
    )
    return () => {
      isMeant = false
    }
  }, [ask])
  return told?.ask === ask ? told.answer : null
}
