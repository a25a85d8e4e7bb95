/** How much room the languages of a library take in its list. Pure. */

/** From so many on, one column holds all signs. */
const oneColumnFrom = 8
const narrowFrom = 5

export function isOneColumn(languages: number): boolean {
  return languages >= oneColumnFrom
}

/** Classes of the list. */
export function columnsClass(languages: number, view: 'titles' | 'files'): string {
  return `${widthClass(languages)} ${view === 'files' ? 'titles-files' : ''}`.trim()
}

function widthClass(languages: number): string {
  if (languages === 0) return 'titles-bare'
  if (isOneColumn(languages)) return 'titles-signs'
  return languages >= narrowFrom ? 'titles-narrow' : ''
}

/** Headings: the title, the languages, of files the timing, the day of the last change. */
export function columnCount(languages: number, view: 'titles' | 'files'): number {
  return (isOneColumn(languages) ? 1 : languages) + (view === 'files' ? 3 : 2)
}
