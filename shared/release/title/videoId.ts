/** Takes off the id that downloaders put behind a title: 'Title [dQw4w9WgXcQ]', 'Title-dQw4w9WgXcQ', 'Title [youtube-dQw4w9WgXcQ]'. */

const idLength = 11
const boxed = /[ _]?[[(]([\w-]{11})[\])]$/
const dashed = /(?<=\S)[-_]([\w-]{11})$/
/** From the last bracket on. */
const named =
  /[[({](?:(?:youtube|yt|vimeo|dailymotion|twitch|bilibili|niconico|rutube)[ _:=-]?[\w-]{5,16}|BV1[\dA-Za-z]{9}|sm\d{6,9})[\])}]$/iy
const openers = '[({'

/** Behind a hyphen a group may stand, which mixes its letters less. */
const [fewestChanges, fewestBehindHyphen] = [4, 5]

export function withoutVideoId(name: string): string {
  const last = name.charAt(name.length - 1)
  if (last === ']' || last === ')' || last === '}') return withoutBox(name)
  const before = name.charAt(name.length - idLength - 1)
  const mayEnd = (before === '-' || before === '_') && name.includes(' ')
  const id = mayEnd ? dashed.exec(name)?.[1] : undefined
  return id !== undefined && changesOf(id) >= fewestBehindHyphen ? name.slice(0, -idLength - 1) : name
}

function withoutBox(name: string): string {
  const found = openers.includes(name.charAt(name.length - idLength - 2)) ? boxed.exec(name) : null
  if (found?.[1] !== undefined) return found.index > 0 && isVideoId(found[1]) ? name.slice(0, found.index) : name
  const start = Math.max(name.lastIndexOf('['), name.lastIndexOf('('), name.lastIndexOf('{'))
  named.lastIndex = Math.max(start, 0)
  const end = separators.includes(name.charAt(start - 1)) ? start - 1 : start
  return start > 0 && end > 0 && named.test(name) ? name.slice(0, end) : name
}

const separators = ' _'

export function isVideoId(text: string): boolean {
  return text.length === idLength && changesOf(text) >= fewestChanges
}

/** Small letters and capitals within a word, and a sign that is no letter. */
const isMixed = /^(?=.*(?:[a-z][A-Z]|[A-Z]{2}[a-z]))(?=.*[\d_-])[\w-]+$/
/** Where one kind of sign follows another, but for the capital of a word. */
const change = /(?<=[a-z])[^a-z]|(?<=[A-Z]{2})[a-z]|(?<=[A-Z])[^A-Za-z]|(?<=\d)\D|(?<=[_-])[^_-]/g

/** How often the signs change their kind, as chance makes them; 0 for what may be words. */
function changesOf(id: string): number {
  return isMixed.test(id) ? (id.match(change)?.length ?? 0) : 0
}
