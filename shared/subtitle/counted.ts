/** Counts in words for people. */

/** `['2 cues left out']`, or nothing for none. */
export function counted(count: number, noun: string, said: string): readonly string[] {
  return count === 0 ? [] : [`${count} ${noun}${count === 1 ? '' : 's'} ${said}`]
}
