/** Runs once after so many milliseconds; answers what prevents it. */
export function later(action: () => void, ms: number): () => void {
  const timer = setTimeout(action, ms)
  return () => clearTimeout(timer)
}
