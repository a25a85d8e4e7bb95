/** Teams of fansubs that sign behind the title: 'Title 49 [Team]'. Their names count as those in front do. */

const teams = new Set(
  'tv-nihon over-time fanstrand aesir guis mcs ozc krdl millionfold subsplease erai-raws judas ember horriblesubs commie coalgirls dattebayo'
    .split(' ')
    .concat('megabeast empire', 'genm corp', 'bunny hat'),
)

/** No name of a team is longer, with its brackets. */
const longestBox = 24

export function isSignedByTeam(text: string): boolean {
  const end = text.length - 1
  const start = text.charAt(end) === ']' ? text.lastIndexOf('[') : -1
  return start > 0 && end - start < longestBox && teams.has(text.slice(start + 1, end).toLowerCase())
}
