/** Seasons that folders say shortly, by a bare number or year, and those that a name says twice. */
import { of, ownYear, two, yearOf } from './words.ts'
import type { Habit } from './habit.ts'

const film = (title: string, year: number) => ({ type: 'movie', title, year, season: null, episodes: [] }) as const

export const shortSeasons: readonly Habit[] = [
  {
    name: 'Show/T2/2x05 - Words, Show/Livre 2/S02E15, Show/2/2x05, Show/St 2/S02E05, Show/Temp. 2/05 - Words',
    leftOut: {
      'year at end': ownYear,
      part: 'a part is a season of a mini-series',
      'season word': 'such a folder may be a season itself',
    },
    make: (title, pick) => {
      const [season, episode] = [1 + pick(9), 1 + pick(20)]
      const words = of(['', ' - Un virus', ' Un virus de otro tiempo'], pick)
      const said = [
        'T#',
        'T0#',
        '#T',
        '#',
        'Livre #',
        'Book #',
        'Book # - Salt',
        'St #',
        'Stag. #',
        'Temp #',
        'S #',
        'Seria #',
      ]
      const number = of([`${season}x${two(episode)}`, `S${two(season)}E${two(episode)}`], pick)
      const [folder, file] = of(
        [
          [of(said, pick), number],
          [of(['Temp. #', 'St #', 'Seria #'], pick), two(episode)],
        ] as const,
        pick,
      )
      const path = `${of(['Series', 'TV', 'Seriale'], pick)}/${title}/${folder.replace('#', String(season))}/${file}${words}.mkv`
      return { path, says: { type: 'tv', title, season, episodes: [episode] } }
    },
  },
  {
    name: 'TV/Catch 2/2x05, TV/Title/Other 2/2x05, TV/Title/T3/2x05, Movies/Title/2/…: shows and films of that name',
    make: (_, pick) => {
      const [season, episode, year] = [1 + pick(8), 1 + pick(20), yearOf(pick)]
      const number = of([`${season}x${two(episode)}`, `S${two(season)}E${two(episode)}`], pick)
      const show = of([`Harbor ${season}`, `T${season}`, `Rev ${season}`, `Kettle ${season}`], pick)
      const other = of([`Harbor ${season}`, `T${season + 1}`, `Compass T${season + 1}`], pick)
      const ofShow = (title: string) => ({ type: 'tv', title, season, episodes: [episode] }) as const
      const [path, says] = of(
        [
          [`TV/${show}/${number} - Words.mkv`, ofShow(show)],
          [`TV/Silent Ladders/${other}/${number}.mkv`, ofShow(other)],
          [`TV/Silent Ladders/${season}/Harbor ${number}.mkv`, ofShow('Harbor')],
          [`Movies/Silent Ladders/${season}/Copper Kettle (${year}).mkv`, film('Copper Kettle', year)],
        ] as const,
        pick,
      )
      return { path, says }
    },
  },
  {
    name: 'TV/Show/2019/12 - Words.mkv, TV/Show/2019/1089 - Words.mkv',
    leftOut: {
      'year at end': ownYear,
      'only a year': ownYear,
      part: 'a part is a season of a mini-series',
      'season word': 'such a folder may be a season itself',
    },
    make: (title, pick) => {
      const [season, episode] = [2001 + pick(26), 1 + pick(50)]
      const above = `${of(['TV', 'Serien', 'Series'], pick)}/${title}/${season}`
      return pick(3) === 0
        ? { path: `${above}/${1000 + pick(400)} - Words of it.mkv`, says: { type: 'tv', title } }
        : {
            path: `${above}/${two(episode)}${of([' - ', '. '], pick)}Words of it.mkv`,
            says: { type: 'tv', title, season, episodes: [episode] },
          }
    },
  },
  {
    name: 'TV/Drama/1923/05 - Words, TV/2019/05 - Words, Movies/Title/2019/12 Lanterns, TV/2019/2019-05-01 - Title: no season',
    make: (_, pick) => {
      const [episode, year] = [1 + pick(20), 1950 + pick(70)]
      const [path, says] = of(
        [
          [`TV/Drama/1923/${two(episode)} - Words.mkv`, { type: 'tv', title: '1923', episodes: [episode] }],
          [`TV/${year}/${two(episode)} - Words.mkv`, { season: null }],
          [`Movies/Drama/${year}/12 Lanterns.mkv`, film('12 Lanterns', year)],
          [`TV/Kettles/${year}/${year}-05-0${1 + pick(9)} - Words.mkv`, { type: 'tv', title: 'Kettles' }],
        ] as const,
        pick,
      )
      return { path, says }
    },
  },
  {
    name: 'Title 2nd Season S02E05, Title Temporada 2 - 2x05, Title S2 S02E05, [Team] Title Second Season - S02E05',
    leftOut: { 'year at end': ownYear },
    make: (title, pick) => {
      const [season, episode] = [1 + pick(5), 1 + pick(24)]
      const ordinal = ['1st', '2nd', '3rd', '4th', '5th'][season - 1] ?? ''
      const word = ['First', 'Second', 'Third', 'Fourth', 'Fifth'][season - 1] ?? ''
      const said = of(
        [
          `${ordinal} Season`,
          `${word} Season`,
          `Season ${season}`,
          `S${season}`,
          `S0${season}`,
          `Temporada ${season}`,
          `Saison ${season}`,
          `${season}. Staffel`,
          `${season} Sezon`,
          `(Season ${season})`,
          `T${season}`,
          `${season}ª Temporada`,
        ],
        pick,
      )
      const number = of(
        [`S0${season}E${two(episode)}`, `- S0${season}E${two(episode)}`, `- ${season}x${two(episode)}`],
        pick,
      )
      const name = `${title} ${said} ${number} 1080p.mkv`
      return { path: of([name, `[Kettle] ${name}`], pick), says: { type: 'tv', title, season, episodes: [episode] } }
    },
  },
  {
    name: 'Title 2 S02E05, Title Season 2 S03E05, Title T2 S01E05, Title II S02E05, The Second Season S02E05: the title’s own',
    make: (_, pick) => {
      const [season, episode] = [2 + pick(4), 1 + pick(24)]
      const title = of(
        [
          `Silent Harbor ${season}`,
          `Copper T${season + 1}`,
          `Silent Harbor S${season + 1}`,
          'Ladder II',
          'The Second Season',
          'Compass of the Third Kettle',
          `Harbor ${season + 1}. Staffel`,
          `Area ${season}${season}`,
          `Kettles${season}`,
        ],
        pick,
      )
      return {
        path: `${title} S0${season}E${two(episode)} 1080p.mkv`,
        says: { type: 'tv', title, season, episodes: [episode] },
      }
    },
  },
]
