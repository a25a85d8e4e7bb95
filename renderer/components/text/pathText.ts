/** Paths as a narrow place can show them: their last parts, because the first ones are the same everywhere. Pure. */

const separators = /[/\\]/

/** '/media/series/Tide Tables/Season 3', 2 → '…/Tide Tables/Season 3'; what is short enough, or no path, stays whole. */
export function lastParts(path: string, count: number): string {
  const separator = separators.exec(path)?.[0]
  if (separator === undefined) return path
  const parts = path.split(separators).filter((part) => part !== '')
  return parts.length <= count ? path : ['…', ...parts.slice(-count)].join(separator)
}

/** '/media/films/Salt Road.mkv' → 'Salt Road.mkv'; text that is no whole path stays: 'Him/Her' is a title. */
export function fileNameOf(text: string): string {
  const isPath = /^(?:\/|\\\\|[A-Za-z]:[/\\])/.test(text)
  return isPath ? (text.split(separators).at(-1) ?? text) : text
}
