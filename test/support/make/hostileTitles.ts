/** Titles that are nothing but what names say beside a title: tags, counts, heights, languages, seasons; invented, seeded. */
import type { Pick } from '../../bench/vocabulary.ts'
import { hardTitle } from './hardTitles.ts'

const nouns =
  'Lantern Harbor Orchard Mirror Compass Meadow Signal Canyon Feather Anthem Ladder Kettle Ferry Quarry'.split(' ')
const tags = 'Extended Proper Complete Uncut Limited Internal Special Pilot Remastered Criterion Repack Restored'.split(
  ' ',
)
const languages = 'Spanish French English German Italian Hindi Russian Korean Latin Turkish'.split(' ')
const sources = 'HDTV DVD Cam Web Telesync Screener Bluray Hybrid Dual Atmos'.split(' ')
const heights = [480, 720, 1080, 2160] as const
const counts = [9, 24, 42, 101, 205, 300, 451, 999, 1001, 5000] as const
const numerals = ['Two', 'Three', 'II', 'III', '2', '3'] as const

const of = <Value>(list: readonly Value[], pick: Pick): Value => list[pick(list.length)] as Value

type Maker = (noun: string, pick: Pick) => string

const makers: readonly Maker[] = [
  (_, pick) => of(tags, pick),
  (noun, pick) => `${of(tags, pick)} ${noun}`,
  (noun, pick) => `The ${noun} ${of(['Cut', 'Edition', 'Collection', 'Complete', 'Special', 'Proper', 'Movie'], pick)}`,
  (_, pick) => of(languages, pick),
  (noun, pick) => `${of(languages, pick)} ${noun}s`,
  (noun, pick) => `The ${noun} in ${of(languages, pick)}`,
  (noun, pick) => `${of(sources, pick)} ${noun}s`,
  (noun, pick) => `${of(sources, pick)} of ${noun}s`,
  (_, pick) => String(of(heights, pick)),
  (noun, pick) => `${of(heights, pick)} ${noun}s`,
  (noun, pick) => `${noun} ${of(heights, pick)}`,
  (_, pick) => String(of(counts, pick)),
  (noun, pick) => `${of(counts, pick)} ${noun}s`,
  (noun, pick) => `${noun} ${of(counts, pick)}`,
  (noun, pick) => `${1930 + pick(90)} ${noun}s`,
  (noun, pick) => `${noun} of ${1930 + pick(90)}`,
  (_, pick) => `${of(['Part', 'Chapter', 'Volume', 'Season', 'Episode'], pick)} ${of(numerals, pick)}`,
  (noun, pick) => `${noun}: ${of(['Part', 'Chapter', 'Volume', 'Episode'], pick)} ${of(numerals, pick)}`,
  (_, pick) => `The ${of(['Episode', 'Season', 'Series', 'Movie', 'Film', 'Show', 'Disc', 'Trailer', 'Sample'], pick)}`,
  (noun, pick) => `${noun} ${of(['Episode', 'Series', 'Movie', 'Show', 'Sample', 'Disc', 'Pack', 'Extras'], pick)}`,
  (noun, pick) =>
    `${of(['First', 'Second', 'Third', 'Last'], pick)} ${of(['Season', 'Series', 'Episode'], pick)} of ${noun}`,
  (noun, pick) => `${noun}${of(['!', '?', '...', '!!'], pick)}`,
  (noun, pick) => `What ${noun}? ${of(nouns, pick)}!`,
  (noun, pick) => `${noun} - ${of(nouns, pick)}`,
  (noun, pick) => `${noun}: ${of(nouns, pick)}`,
  (noun, pick) => `${noun}/${of(nouns, pick)}`,
  (noun, pick) => `${1 + pick(11)}:${10 + pick(50)} to ${noun}`,
  (noun, pick) => `${2 + pick(20)},000 ${noun}s`,
  (noun, pick) => `(${100 * (1 + pick(9))}) ${noun}s`,
  (noun, pick) => `${of(['Mr.', 'Dr.', 'Mrs.', 'St.'], pick)} ${noun}`,
  (noun, pick) => `${of(["L'", "D'", "O'"], pick)}${noun}`,
  (noun, pick) => `${of(['The', 'A', 'An', 'Les', 'Der', 'La', 'El'], pick)} ${noun}`,
  (noun, pick) => `${noun} ${of(['US', 'UK', 'AU'], pick)}`,
  (noun, pick) => `${noun} ${of(['4K', '3D', 'HD', 'TV', 'DC', 'IMAX'], pick)}`,
  (noun, pick) => `${noun} & ${of(nouns, pick)}`,
  (noun, pick) => `${noun}, ${of(nouns, pick)} and ${of(nouns, pick)}`,
  (_, pick) => `${1 + pick(12)}-${1 + pick(12)}-${1 + pick(12)}`,
  (noun, pick) => `${noun}-${2 + pick(90)}`,
  (noun, pick) =>
    `${noun}s of the ${of(['1st', '2nd', '3rd', '21st'], pick)} ${of(['Season', 'Kettle', 'Ladder'], pick)}`,
  (noun, pick) => `S${1 + pick(9)} ${noun}`,
  (noun, pick) => `S${1 + pick(9)}${noun.charAt(1)}0${noun.slice(3)}`,
]

/** Round and round through these, with a hard one after each. */
export function hostileTitle(index: number, pick: Pick): string {
  if (index % 2 === 1) return hardTitle((index - 1) / 2, pick).text
  const make = makers[(index / 2) % makers.length]!
  return make(of(nouns, pick), pick)
}
