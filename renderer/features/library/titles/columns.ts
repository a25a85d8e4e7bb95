/** How much room the languages of a library take in its list. Pure. */

/** From so many on, one column holds all signs. */
const oneColumnFrom = 8
const narrowFrom = 5

export function isOneColumn(languages: number): boolean {
  return languages >= oneColumnFrom
}

/** Class of the list. */
export function columnsClass(languages: number): string {
  if (isOneColumn(languages)) return 'titles-signs'
  return languages >= narrowFrom ? 'titles-narrow' : ''
}

/** Headings: the title, the languages, the day of the last change. */
export function columnCount(languages: number): number {
  return (isOneColumn(languages) ? 1 : languages) + 2
}
