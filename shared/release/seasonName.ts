/** The one name of a season's pack, from the names of its episodes: what they all begin and end with. Pure. */

/** 'S01E02', 'S01E02E03', 'S01.E02-03' */
const episodeMark = /\b(s\d{1,3})[ ._-]*e\d{1,4}(?:[ ._-]*e\d{1,4}|-\d{1,4}(?!\d))*(?![a-z0-9])/i
/** '1x02' */
const crossMark = /(?<![a-z0-9])(\d{1,2})x\d{2,4}(?![a-z0-9])/i

/** 'Show.S01.1080p.WEB-X' of 'Show.S01E01.Pilot.1080p.WEB-X', …; null where they share no beginning with a season in it. */
export function seasonNameOf(names: readonly string[]): string | null {
  const parts = names.map((name) => withoutEpisode(name).split(/(?=[ ._])/))
  const [first, ...others] = parts
  if (!first) return null
  const shortest = Math.min(...parts.map(({ length }) => length))
  const head = countWhile(shortest, (at) => others.every((other) => other[at] === first[at]))
  const tail = countWhile(shortest - head, (at) => others.every((other) => other.at(-1 - at) === first.at(-1 - at)))
  const shared = [...first.slice(0, head), ...first.slice(first.length - tail)].join('')
  return head > 0 && /(?:^|[ ._-])s\d{1,3}(?:[ ._-]|$)/i.test(shared) ? shared : null
}

function withoutEpisode(name: string): string {
  if (episodeMark.test(name)) return name.replace(episodeMark, '$1')
  return name.replace(crossMark, (_, season: string) => `S${season.padStart(2, '0')}`)
}

function countWhile(most: number, holds: (at: number) => boolean): number {
  let count = 0
  while (count < most && holds(count)) count += 1
  return count
}
