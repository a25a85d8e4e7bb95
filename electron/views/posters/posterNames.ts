/** Where the picture of a title may lie, best first. Pure: names only. */
import { folderNameOf, nameOfPath } from '../folders/folderPaths.ts'

export interface PosterPlace {
  /** Of one of its videos. */
  readonly videoPath: string
  readonly type: 'movie' | 'tv'
  /** Folders that hold this title alone, the outermost first: only there a picture without the video's name is its own. */
  readonly ownFolders: readonly string[]
}

const names = ['poster.jpg', 'poster.png', 'poster.webp', 'folder.jpg', 'folder.png']

export function posterPaths({ videoPath, type, ownFolders }: PosterPlace): readonly string[] {
  const folder = folderNameOf(videoPath)
  const stem = nameOfPath(videoPath).replace(/\.[^.]+$/, '')
  const beside = [`${stem}-poster.jpg`, `${stem}-poster.png`].map((name) => within(folder, name))
  const shared = ownFolders.flatMap((own) => names.map((name) => within(own, name)))
  // An episode's own picture is the last that a show is shown by.
  return type === 'movie' ? [...beside, ...shared] : [...shared, ...beside]
}

/** The .nfo files that may name a picture. */
export function infoPaths({ videoPath, type, ownFolders }: PosterPlace): readonly string[] {
  const shared = ownFolders.map((own) => within(own, type === 'tv' ? 'tvshow.nfo' : 'movie.nfo'))
  return type === 'tv' ? shared : [videoPath.replace(/\.[^./\\]+$/, '.nfo'), ...shared]
}

/** The local picture that an .nfo names as its `thumb`: a plain name in its own folder; addresses and paths are none. */
export function thumbName(text: string): string | null {
  for (const [, said = ''] of text.matchAll(/<thumb\b[^>]*>([^<]{1,300})<\/thumb>/giu)) {
    const name = said.trim().replaceAll('&amp;', '&').replaceAll('&apos;', "'").replaceAll('&quot;', '"')
    if (/^[^/\\:*?"<>|\u0000-\u001f]+\.(?:jpe?g|png|webp)$/iu.test(name) && !name.startsWith('..')) return name
  }
  return null
}

export function within(folder: string, name: string): string {
  return /[/\\]$/.test(folder) ? `${folder}${name}` : `${folder}/${name}`
}
