/**
 * A question that is asked anew whenever something changes: one at a time, and once more where it changed meanwhile. Answers
 * that are slower than the changes neither pile up nor overtake each other.
 * @param ask must deal with its own failure
 */
export function oneAtATime(ask: () => Promise<void>): () => Promise<void> {
  let asking: Promise<void> | null = null
  let isDue = false

  async function askWhileDue(): Promise<void> {
    while (isDue) {
      isDue = false
      await ask()
    }
    asking = null
  }

  return () => {
    isDue = true
    return (asking ??= askWhileDue())
  }
}
