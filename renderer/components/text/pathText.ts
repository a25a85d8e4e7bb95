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

/** '/media/series/Tide/a.mkv' below '/media/series' → 'series/Tide/a.mkv': the name of the folder tells it from others. */
export function pathBelow(path: string, folders: readonly string[]): string {
  const above = folders
    .filter((folder) => path === folder || (path.startsWith(folder) && isParted(path, folder)))
    .reduce((longest, folder) => (folder.length > longest.length ? folder : longest), '')
  return path.slice(above.length - fileNameOf(above.replace(/[/\\]$/, '')).length)
}

function isParted(path: string, folder: string): boolean {
  return separators.test(folder.at(-1) ?? '') || separators.test(path.charAt(folder.length))
}
