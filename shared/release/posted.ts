/** Takes a name out of the subject that it was posted under: '[01/52] - "Name.par2" yEnc (1/9)', '-= Name =-'. */

/** The encoding of posts stands behind the file's name in quotation marks. */
const encoded = /"([^"]{1,300})"(?: - [\d.,]{1,8} ?[kmg]i?b)?[\s.-]{0,3}yenc/i
/** Repair and parts of archives, which no player opens: the name before them is the release's. */
const partOfPost = /(?:\.vol\d+\+\d+)?\.par2$|\.part\d{1,3}\.rar$|\.r\d\d$/i
const framed = /^[\s`]{0,3}-=+\s*([^=]{1,300}?)\s*=+-[\s`]*$/

/** '(Title.2014.tags-GROUP) [02/55] - "abc.par2" yEnc', '[Title.2014.tags-GROUP]-[1/5]'. */
const boxedRelease = /[[(]\s*((?:[^\s[\]().]+[._]){3,}[^\s[\]()]+)\s*[\])](?=[^"]*["/])/
/** Posters hide the file's name, which then is one word, or shorten it to a title. */
const hiddenFile = /^(?:[^\s._-]+|[^\d]+)(?:\.[a-z0-9]{2,4})?$/i
/** A year or an episode. */
const saysWhich = /(?<!\d)(?:19|20)\d\d(?!\d)|(?<![a-z\d])s\d\de\d/i
const countedBoxes = /\]-\[\d{1,4}\/\d{1,4}\]/

export function withoutSubject(path: string): string {
  const inQuotes = path.includes('"') ? encoded.exec(path)?.[1]?.replace(partOfPost, '') : undefined
  if (inQuotes !== undefined) return releaseInBox(path, inQuotes) ?? inQuotes
  if (path.includes(']-[') && countedBoxes.test(path)) return boxedRelease.exec(path)?.[1] ?? path
  return path.includes('=-') ? (framed.exec(path)?.[1] ?? path) : path
}

/** Where the file says less than the box before it. */
function releaseInBox(path: string, file: string): string | null {
  const box = boxedRelease.exec(path)?.[1]
  if (box === undefined) return null
  return hiddenFile.test(file) || (saysWhich.test(box) && !saysWhich.test(file)) ? box : null
}
