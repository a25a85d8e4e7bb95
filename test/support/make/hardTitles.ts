/** Titles to make names of: plain ones, and those that look like something else. Invented; the same for the same seed. */
import type { Pick } from '../../bench/vocabulary.ts'

/** What makes a title hard to tell from the rest of a name. */
export type Trait =
  | 'plain'
  | 'number at end'
  | 'padded number at end'
  | 'number at start'
  | 'year at end'
  | 'only a year'
  | 'tag word'
  | 'season word'
  | 'one letter'
  | 'other script'
  | 'version in brackets'
  | 'company'
  | 'part'
  | 'hyphen'
  | 'roman numeral'
  | 'initials'
  | 'apostrophe'

export interface HardTitle {
  readonly text: string
  readonly trait: Trait
}

const firsts =
  'Silent Golden Broken Hidden Crimson Paper Distant Burning Hollow Winter Velvet Copper Amber Quiet Bitter'.split(' ')
const seconds =
  'Lantern Harbor Orchard Mirror Compass Meadow Signal Harvest Canyon Feather Anthem Voyage Kettle Ladder'.split(' ')
const tagWords =
  'The Web|Raw Harvest|The Extended Voyage|The Italian Orchard|Limited Mirror|A Final Harvest|The French Kettle|Cam Harbor|The Proper Ladder|Complete Mirror|Line of Orchards|Dual Lantern|Uncut Amber|The Real Harvest|Opus Harbor|Max Lantern|Copper Sky|Salt Life|The Uncut Gem|The Dual|The Raw|Special Kettle'.split(
    '|',
  )
const otherScripts =
  'Тихий Маяк|Дом у Моря|Σκιά του Ανέμου|静夜灯|海の見える丘|조용한 등대|منارة هادئة|מגדלור שקט|ประภาคารเงียบ|Červená Řeka|Ødemark'.split(
    '|',
  )
const versions = 'Redux|Remix|Revisited|Reloaded'.split('|')

const of = <Value>(list: readonly Value[], pick: Pick): Value => list[pick(list.length)] as Value

function plain(pick: Pick): string {
  const [first, second] = [of(firsts, pick), of(seconds, pick)]
  return of(
    [
      `${first} ${second}`,
      `The ${first} ${second}`,
      `${second} of ${first} ${of(seconds, pick)}s`,
      first + second.toLowerCase(),
    ],
    pick,
  )
}

const makers: readonly (readonly [Trait, (pick: Pick) => string])[] = [
  ['plain', plain],
  ['number at end', (pick) => `${plain(pick)} ${of([2, 3, 9, 13, 37, 100, 104, 300], pick)}`],
  ['padded number at end', (pick) => `${of(seconds, pick)} ${of(['00', '009', '007'], pick)}`],
  ['number at start', (pick) => `${of([7, 12, 21, 100], pick)} ${of(seconds, pick)}s`],
  ['year at end', (pick) => `${plain(pick)} ${1930 + pick(60)}`],
  ['only a year', (pick) => `${1960 + pick(60)}`],
  ['tag word', (pick) => of(tagWords, pick)],
  [
    'season word',
    (pick) =>
      of([`${of(seconds, pick)} Season`, `The ${of(firsts, pick)} Season`, `Season of the ${of(seconds, pick)}`], pick),
  ],
  ['one letter', (pick) => of(['M', 'Q', 'Z', 'K'], pick)],
  ['other script', (pick) => of(otherScripts, pick)],
  ['version in brackets', (pick) => `${plain(pick)} (${of(versions, pick)})`],
  ['company', (pick) => `${of(seconds, pick)} & Co.`],
  ['part', (pick) => `${plain(pick)} Part ${of(['Two', 'II', '2', 'One'], pick)}`],
  ['hyphen', (pick) => `${of(seconds, pick)}-${of(seconds, pick)}`],
  ['roman numeral', (pick) => `${plain(pick)} ${of(['II', 'III', 'IV'], pick)}`],
  ['initials', (pick) => of(['K.L.M.', 'S.T.O.R.M.', 'A.B.C. Harbor'], pick)],
  ['apostrophe', (pick) => `${of(seconds, pick)}'s ${of(firsts, pick)} Kettle`],
]

/** Round and round through all traits, so that each habit meets each of them. */
export function hardTitle(index: number, pick: Pick): HardTitle {
  const [trait, make] = makers[index % makers.length] ?? ['plain', plain]
  return { text: make(pick), trait }
}
