/** Names that look like those of another habit and are not: what each of its rules has to leave alone. */
import { dotted, filmTags, of, ownYear, two, yearOf } from './words.ts'
import type { Habit } from './habit.ts'

const numberNext = 'two numbers in a row: either may be the episode'
const ownNumbers = { 'number at start': numberNext, 'number at end': numberNext, 'padded number at end': numberNext }
const ownYears = { 'only a year': ownYear, 'year at end': ownYear } as const

export const counterexamples: readonly Habit[] = [
  {
    name: 'Title.S01E02.English (Forced).srt, Title.S01E02.German (Unrated).srt',
    leftOut: ownYears,
    make: (title, pick) => {
      const [season, episode] = [1 + pick(9), 1 + pick(20)]
      const [language, tag] = of([['English', 'en'], ['German', 'de'], ['Greek', 'el'], ['Spanish', 'es']] as const, pick) // prettier-ignore
      const [box, says] = of(
        [
          ['Forced', { isForced: true, editions: [] }],
          ['SDH', { isHearingImpaired: true, editions: [] }],
          ['CC', { isHearingImpaired: true, editions: [] }],
          ['HI', { isHearingImpaired: true, editions: [] }],
          ['SDH Forced', { isHearingImpaired: true, isForced: true }],
          ['Unrated', { editions: ['unrated'] }],
          ['Extended Cut', { editions: ['extended'] }],
        ] as const,
        pick,
      )
      const path = `${dotted(title)}.S${two(season)}E${two(episode)}.${language} (${box}).srt`
      return { path, says: { title, season, episodes: [episode], languages: [tag], ...says } }
    },
  },
  {
    name: 'Title-012.srt, Title.No-101.srt and Title.Is.AI.srt are called so',
    leftOut: ownYears,
    make: (title, pick) => {
      const word = of(['Is', 'It', 'No', 'He', 'My', 'In'], pick)
      const kind = of(['AI', 'Full', 'Alt', 'Default'], pick)
      const name = of(
        [dotted(`${title} ${word}-${of(['012', '101', '207'], pick)}`), dotted(`${title} ${word} ${kind}`)],
        pick,
      )
      return { path: `${name}.srt`, says: { languages: [] } }
    },
  },
  {
    name: 'No.AI.srt, It.Full.srt are called so',
    make: (_, pick) => ({
      path: `${of(['No', 'It', 'Is', 'He', 'My'], pick)}.${of(['AI', 'Full', 'Alt'], pick)}.srt`,
      says: { languages: [] },
    }),
  },
  {
    name: 'Title.S01E02.it.default.srt, Title.S01E02.no.ai.srt, Title.S01E02.es-419.srt',
    leftOut: ownYears,
    make: (title, pick) => {
      const [season, episode] = [1 + pick(9), 1 + pick(20)]
      const [code, tag] = of([['it', 'it'], ['no', 'no'], ['es-419', 'es-419'], ['pt-BR', 'pt-BR'], ['en', 'en'], ['fre', 'fr']] as const, pick) // prettier-ignore
      const path = `${dotted(title)}.S${two(season)}E${two(episode)}.${code}.${of(['default', 'ai', 'full'], pick)}.srt`
      return { path, says: { title, season, episodes: [episode], languages: [tag] } }
    },
  },
  {
    name: 'Film/Film 2/Film 2.4K.tags, Film/Film 3/Film 3.3D.tags, Film/Film 3/Film 3.5.1',
    leftOut: { ...ownYears, ...ownNumbers, 'season word': 'the number behind it is that of a season' },
    make: (title, pick) => {
      const film = `${title} ${2 + pick(8)}`
      const tags = of(['4K.HDR', '3D.1080p', '10bit.1080p', '5.1', '2160p.HDR', '60fps', '4K'], pick)
      return { path: `${title}/${film}/${film}.${tags}.mkv`, says: { type: 'movie', season: null, episodes: [] } }
    },
  },
  {
    name: 'Show/Season 3/Part 07 - Words',
    leftOut: ownYears,
    make: (title, pick) => {
      const [season, episode] = [2 + pick(8), 1 + pick(20)]
      const path = `${title}/Season ${season}/Part ${two(episode)} - The Words.mkv`
      return { path, says: { type: 'tv', title, season, episodes: [episode] } }
    },
  },
  {
    name: 'Film (year)/Part 02 - Words, Film Collection/Part 02 - Words',
    leftOut: ownYears,
    make: (title, pick) => {
      const folder = of([`${title} (${yearOf(pick)})`, `${title} Collection`, `${title} Trilogy`], pick)
      return { path: `${folder}/Part ${two(1 + pick(9))} - The Words.mkv`, says: { type: 'movie', season: null } }
    },
  },
  {
    name: 'Les.Visiteurs.Français.1993.tags, Mon Amour Français 2010, Le.Phare.Francais.DVDRip: the dub, not the title',
    make: (_, pick) => {
      const title = `${of(['Les', 'Le', 'Mon', 'Un', 'Des'], pick)} ${of(['Visiteurs', 'Phare', 'Amour', 'Jardin', 'Bossu'], pick)}`
      const whole = `${title} ${of(['Français', 'Francais'], pick)}`
      const name = of(
        [dotted(`${whole} ${yearOf(pick)}.DVDRip`), `${whole} ${yearOf(pick)}`, dotted(`${whole} DVDRip XviD`)],
        pick,
      )
      return { path: `${name}.avi`, says: { type: 'movie', title, languages: ['fr'] } }
    },
  },
  {
    name: 'Ostatni sezon i koniec, Title sezona i inne: "and" counts no season',
    leftOut: { ...ownYears, ...ownNumbers, part: 'a number before the word is an ordinal' },
    make: (title, pick) => {
      const word = of(['sezon', 'sezona', 'sezonu', 'sezóna'], pick)
      const name = `${title} ${word} i ${of(['koniec', 'inne', 'ja', 'druhá'], pick)}`
      return {
        path: `${name}${of(['', ` ${yearOf(pick)}`], pick)}.mkv`,
        says: { type: 'movie', season: null },
      }
    },
  },
  {
    name: 'Hubble.Net.Worth.year, Filmmaker.Org.Story.year, Hubbard.Live-Action.year are called so',
    make: (_, pick) => {
      const year = yearOf(pick)
      const word = of(
        ['Hubble', 'Chubby', 'Filmmaker', 'Hubbard', 'Filmore', 'Cinematic', 'Torrential', 'Shubert'],
        pick,
      )
      const rest = of(['Net.Worth', 'Org.Story', 'Com.Lantern', 'Me-Too', 'Live-Action', 'To-Harbor', 'Is-Amber', 'Pro-Am', 'Fun-Fair'], pick) // prettier-ignore
      const path = `${word}.${rest}.${year}.${filmTags(pick)}.mkv`
      return { path, says: { type: 'movie', title: `${word} ${rest.replace('.', ' ')}`, year } }
    },
  },
]
