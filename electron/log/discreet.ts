/** Takes out of a text what the log must not hold: secrets, what follows an address's host, and the folders of paths. Pure. */

export interface Discretion {
  /** Keys and tokens in use. */
  readonly secrets: ReadonlySet<string>
  /** The folder of the user, whose name may be the user's own. */
  readonly userFolder: string
  /** Paths stay as they are; secrets never do. */
  readonly areWholePaths: boolean
}

/** Longer texts are cut first: what is looked through stays small. */
const longestText = 2_000
/** Shorter ones would be found in ordinary words. */
const shortestSecret = 6

export function discreet(text: string, discretion: Discretion): string {
  const cut = text.length > longestText ? `${text.slice(0, longestText)}…` : text
  const kept = withoutNamedSecrets(withHostsOnly(withoutKnownSecrets(cut, discretion.secrets)))
  return discretion.areWholePaths ? kept : withShortPaths(kept, discretion.userFolder)
}

const secretMark = '[secret]'

function withoutKnownSecrets(text: string, secrets: ReadonlySet<string>): string {
  const spellings = [...secrets]
    .filter((secret) => secret.length >= shortestSecret)
    .flatMap((secret) => [secret, encodeURIComponent(secret)])
  return spellings.reduce((kept, secret) => kept.replaceAll(secret, secretMark), text)
}

/** Paths, queries, fragments and user names of addresses may hold keys; the host says enough. */
function withHostsOnly(text: string): string {
  return text.replace(/\b(https?|wss?|ftp):[/]{2}([^\s"'<>]+)/gi, (_, scheme: string, rest: string) => {
    const [authority = ''] = rest.split(/[/?#\\]/)
    const host = authority.slice(authority.lastIndexOf('@') + 1)
    return `${scheme}://${host}${rest.length > authority.length ? '/…' : ''}`
  })
}

const named = /\b(api[_-]?key|access[_-]?token|token|secret|password)=[^\s&"']+/gi
const inHeader = /\b(x-api-key:\s*|(?:authorization|token):\s*bearer\s+|bearer\s+)[^\s"']+/gi

function withoutNamedSecrets(text: string): string {
  return text.replace(named, `$1=${secretMark}`).replace(inHeader, `$1${secretMark}`)
}

/** Folders of an absolute path: they may hold spaces, but no end of a sentence, and do not end in a space. */
const folders =
  /(?<![\p{L}\p{N}._…:\\/])(?:file:[/]{2}|[A-Za-z]:|~)?[\\/]+(?:(?:(?![.,:;!?]\s)[^\\/\n])*[^\\/\s][\\/]+)+/gu

/** Of a path the last name stays: "/media/films/A (2011)/a.mkv" → "…/a.mkv". */
function withShortPaths(text: string, userFolder: string): string {
  const homely = userFolder.length > 1 ? text.replaceAll(userFolder, '~') : text
  return homely.replace(folders, '…/')
}
