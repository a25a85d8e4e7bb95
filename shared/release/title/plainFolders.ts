/**
 * Folders in which files wait to be sorted, or lie together because they are videos: in whatever language such a folder is
 * named, it is no title, and what lies above it is a library, no title of the files in it either.
 */
const waiting =
  'unsorted|un ?sorted|to ?sort|incoming|inbox|new|newest|recent|misc|miscellaneous|various|other|others|stuff|random|mixed|drop|temp|tmp|' +
  'unsortiert(?:e[sr]?)?|neu|neue[sr]?|sonstige[sr]?|verschiedene[sr]?|diverse[sr]?|eingang|ablage|' +
  'non ?(?:classés?|triés?)|à ?trier|a ?trier|divers|autres?|nouveau(?:x|tés)?|en vrac|' +
  'sin (?:clasificar|ordenar)|varios|otr[oa]s|nuev[oa]s?|' +
  'da ordinare|vari[eo]?|altr[oi]|nuov[oi]|' +
  'não (?:classificados|organizados)|vários|diversos|outros|nov[oa]s?|' +
  'ongesorteerd|overige?|diversen|nieuw|osorterat|övrigt|nytt|usorteret|diverse|nieposortowane|różne|inne|nowe|' +
  'разное|новое|несортированное|прочее|未整理|その他|未分类|其他|新建文件夹'
const together =
  'library|libraries|media|mediathek|bibliothek|tv(?:[ ._-]?(?:shows?|series))?|serien|anime|' +
  'movies?|films?|filme|filmes|filmy|filmovi|films? vus|cine|cinéma|cinema|kino|pel[ií]culas?|elokuvat|filmer|фильмы|кино|映画|电影|' +
  'videos?|vídeos?|vidéos?|wideo|видео|動画|视频|clips?|' +
  'yt-?dlp|youtube-?dl|enigma2|tvheadend|mythtv|nextpvr|playon|handbrake|makemkv|dvr|' +
  'downloads?|downloaded|descargas?|téléchargements?|scaricati|transferências|baixados|pobrane|hämtat|загрузки|下载|' +
  'recordings?|aufnahmen|enregistrements|grabaciones|registrazioni|gravações'
const plain = new RegExp(
  `^[_ .-]*(?:(?:my|meine|mes|mis|i miei|meus)[ ._])?(?:${waiting}|${together})[_ .-]*\\d{0,2}$`,
  'iu',
)

/** Longer than any of them. */
const longest = 32
/** Libraries have few folders of such names: what was seen once is known. */
const known = new Map<string, boolean>()
const mostKnown = 500

export function isPlainFolder(folder: string): boolean {
  if (folder.length > longest) return false
  const before = known.get(folder)
  if (before !== undefined) return before
  if (known.size >= mostKnown) known.clear()
  const isPlain = plain.test(folder.normalize('NFC'))
  known.set(folder, isPlain)
  return isPlain
}

/** `folders` nearest first: those that lie in the nearest plain one, or all. */
export function belowPlain(folders: readonly string[]): readonly string[] {
  const at = folders.findIndex(isPlainFolder)
  return at < 0 ? folders : folders.slice(0, at)
}
