/** What is kept as JSON; undefined for what is none, as where it is empty or written by other hands: as if it had never been set. */
export function parseJson(text: string | undefined): unknown {
  if (text === undefined) return undefined
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
