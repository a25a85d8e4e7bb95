/** The folder of a whole show or film, above those of its seasons: where a title is said to lie that no folder of the library holds. Pure. */
import { parseRelease } from '../../shared/release/parseRelease.ts'
import { titleKey } from '../../shared/release/title/titleKey.ts'
import { foldersAbove } from './place.ts'

/** 'Show/Show 1080p/Season 1/Part 1' is deeper than anybody sorts. */
const deepest = 4

/**
 * The folder that the video lies in, where none above it is named like its title. Above a folder of the whole title only one that
 * says more of it than its name is of it too: the home of a user called Dexter is not.
 */
export function showFolderOf(path: string): string {
  const key = keyOf(parseRelease(path).title)
  const above = foldersAbove(path).slice(0, deepest)
  const [nearest = ''] = above
  let show = nearest
  let isWhole = false
  for (const [at, folder] of above.entries()) {
    // As a file there is read that has no title of its own.
    const { title, season } = parseRelease(`${nameOf(folder)}/01.mkv`)
    if (key !== '' && keyOf(title) === key) {
      if (isWhole && keyOf(nameOf(folder)) === key) break
      show = folder
      isWhole ||= keyOf(withoutYear(nameOf(folder))) === key
    } else if (title === null && season !== null) show = above[at + 1] ?? show
    else if (folder !== show) break
  }
  return show
}

function withoutYear(name: string): string {
  return name.replace(/[([]?\b(?:19|20)\d\d\b[)\]]?/, '')
}

function keyOf(title: string | null): string {
  return titleKey(title ?? '')
}

function nameOf(folder: string): string {
  return folder.slice(Math.max(folder.lastIndexOf('/'), folder.lastIndexOf('\\')) + 1)
}
