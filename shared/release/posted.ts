/** Takes a name out of the subject that it was posted under: '[01/52] - "Name.par2" yEnc (1/9)', '-= Name =-'. */

/** The encoding of posts stands behind the file's name in quotation marks. */
const encoded = /"([^"]{1,300})"[\s.-]{0,3}yenc/i
/** Repair and parts of archives, which no player opens: the name before them is the release's. */
const partOfPost = /(?:\.vol\d+\+\d+)?\.par2$|\.part\d{1,3}\.rar$/i
const framed = /^[\s`]{0,3}-=+\s*([^=]{1,300}?)\s*=+-[\s`]*$/

export function withoutSubject(path: string): string {
  const inQuotes = path.includes('"') ? encoded.exec(path)?.[1] : undefined
  if (inQuotes !== undefined) return inQuotes.replace(partOfPost, '')
  return path.includes('=-') ? (framed.exec(path)?.[1] ?? path) : path
}
