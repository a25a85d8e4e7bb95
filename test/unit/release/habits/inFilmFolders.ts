/** Parts of films in their folders, initials of shows, short folders of seasons, broadcasts as Russian teams count them, restorations. */
import { filmTags, of, ownYear, three, two, yearOf } from './words.ts'
import type { Habit } from './habit.ts'

const film = (title: string, year: number) => ({ type: 'movie', title, year, season: null, episodes: [] }) as const
const partsInRow = 'two parts in a row: either may be the title’s'
const plainShows = ['Silent Lantern', 'The Copper Kettle', 'Orchard no Hikari', 'Harbor Girls', 'Kettle x Compass']

export const inFilmFolders: readonly Habit[] = [
  {
    name: 'Title (year)/Title - Atto 1.avi, Title (year)/Title cz. 1.avi, Title (year)/1a parte.avi, Title (year)/Part 1.avi',
    leftOut: { part: partsInRow, 'year at end': ownYear, 'only a year': ownYear },
    make: (title, pick) => {
      const [year, part] = [yearOf(pick), 1 + pick(4)]
      const said = of(['Part', 'Teil', 'cz.', 'parte', 'Partie', 'Часть', 'część', 'del'], pick)
      const split = of(
        [`cz. ${part}`, `cz ${part}`, `Atto ${part}`, `ч. ${part}`, `${part}ª parte`, `${part}° tempo`],
        pick,
      )
      const file = of([`${title} ${split}`, `${title} - ${split}`, `${part}a parte`, `${said} ${part}`], pick)
      const path = `${of(['Filmy/', 'Movies/', ''], pick)}${title} (${year})/${file}.avi`
      return { path, says: { ...film(title, year), part } }
    },
  },
  {
    name: 'Title (year)/Title Part II.avi, Title (year)/Title Part 2 (year).avi: the part is the title’s; Title Part 2/Title Part 2.avi',
    leftOut: {
      part: partsInRow,
      'year at end': ownYear,
      'only a year': ownYear,
      'padded number at end': 'before a part it counts an episode',
    },
    make: (title, pick) => {
      const [year, part] = [yearOf(pick), 2 + pick(3)]
      const roman = of(['II', 'III', 'IV'], pick)
      const [path, says] = of(
        [
          [`${title} (${year})/${title} Part ${roman}.avi`, { title: `${title} Part ${roman}` }],
          [`${title} (${year})/${title} Part ${part} (${year + 2}).avi`, { title: `${title} Part ${part}`, year: year + 2 }],
          [`Movies/${title} Part ${part} (${year})/${title} Part ${part} (${year}).mkv`, { title: `${title} Part ${part}`, year }],
          [`Movies/Other Ladders (${year})/${title} Part ${part}.avi`, { title: `${title} Part ${part}` }],
        ] as const,
        pick,
      ) // prettier-ignore
      return { path, says: { type: 'movie', part: null, ...says } }
    },
  },
  {
    name: 'Title (year) cz. 2, Title (year) - 2a parte, Title (year) 2. Teil, Title (year) Teil2',
    leftOut: { part: partsInRow, 'year at end': ownYear, 'only a year': ownYear },
    make: (title, pick) => {
      const [year, part] = [yearOf(pick), 1 + pick(4)]
      const said = of(
        ['cz. #', 'cz.#', 'część #', 'czesc #', '#a parte', '#ª parte', '#° tempo', 'Atto #', '#ème partie', '#. Teil', 'Teil#', '# часть', '#-я часть', 'ч.#', 'del #', 'deel #', 'osa #', '#. část'],
        pick,
      ) // prettier-ignore
      const path = `${title} (${year})${of([' ', ' - '], pick)}${said.replace('#', String(part))}.avi`
      return { path, says: { ...film(title, year), part } }
    },
  },
  {
    name: 'Title (year) CZ 5.1, Title (year) [CZ], Title (year) Del, Title (year) tempo: no part',
    leftOut: { part: partsInRow, 'year at end': ownYear, 'only a year': ownYear },
    make: (title, pick) => {
      const year = yearOf(pick)
      const said = of(['CZ 5.1', '[CZ]', 'CZ dabing', '1080p CZ', 'CZ.AC3', 'Del', 'CZ SK 2160p', '1 tempora'], pick)
      return { path: `${title} (${year}) ${said}.mkv`, says: { ...film(title, year), part: null } }
    },
  },
  {
    name: 'TV/Game of Thrones/Season 2/GoT S02E05, TV/Buffy the Vampire Slayer/BtVS 1x02: initials as fans write them',
    make: (_, pick) => {
      const [season, episode] = [1 + pick(9), 1 + pick(20)]
      const [title, short] = of(
        [
          ['Harbor of Lanterns', 'HoL'],
          ['Quiet the Copper Kettle', 'QtCK'],
          ['Home and Anthem', 'HA'],
          ['Kettle & Compass', 'K&C'],
          ['The House of the Lantern', 'HotL'],
          ['Ladies and Lanterns', 'LL'],
          ['Silent Trek The Amber Voyage', 'TAV'],
        ] as const,
        pick,
      )
      const number = of([`S${two(season)}E${two(episode)}`, `${season}x${two(episode)}`], pick)
      const path = `TV/${title}/${of([`Season ${season}/`, ''], pick)}${short} ${of(['', '- '], pick)}${number}${of(['', ' - Words of it'], pick)}.avi`
      return { path, says: { type: 'tv', title, season, episodes: [episode] } }
    },
  },
  {
    name: 'TV/Title/Season 2/Other Title S02E05, TV/Title/Season 2/Word S02E05: no initials',
    leftOut: { 'other script': 'its letters have no capitals' },
    make: (_, pick) => {
      const [season, episode] = [1 + pick(9), 1 + pick(20)]
      const own = of(['HotK', 'Lantern', 'ToL', 'Hot', 'CK Files', 'OoL', 'KC'], pick)
      const folder = of(['Harbor of Lanterns', 'The Copper Kettle', 'Quiet Compass'], pick)
      const path = `TV/${folder}/Season ${season}/${own} S${two(season)}E${two(episode)}.mkv`
      return { path, says: { type: 'tv', title: own, season, episodes: [episode] } }
    },
  },
  {
    name: '[Team] Title TV-2 - 05, [Team]_Title_[TV-2]_[05]_[720p], Title (TV-3) [05 из 12]',
    make: (_, pick) => {
      const [title, season, episode] = [of(plainShows, pick), 2 + pick(4), 1 + pick(24)]
      const broadcast = of([`TV-${season}`, `[TV-${season}]`, `(TV-${season})`], pick)
      const count = of([`- ${two(episode)}`, `[${two(episode)}]`, `[${episode} из 26]`, `[${episode} of 26]`], pick)
      const own = `${title} ${broadcast} ${count} [720p]`
      const name = `[AniHarbor] ${own}`
      const isBoxed = broadcast !== `TV-${season}`
      const path = `${of([name, name.replaceAll(' ', '_'), isBoxed ? own : name], pick)}.mkv`
      return { path, says: { type: 'tv', title, season, episodes: [episode] } }
    },
  },
  {
    name: 'Title (TV-2) 2020.05.04, Title [TV2], Title.TV-2.1080p, [Team] TV-14 - 05: a channel, or called so',
    make: (_, pick) => {
      const [title, year, day] = [of(plainShows, pick), yearOf(pick), two(1 + pick(28))]
      const [path, says] = of(
        [
          [`${title} (TV-2) ${year}.05.${day}.mkv`, { type: 'tv', season: null, date: `${year}-05-${day}` }],
          [`${title} (${year}) [TV2] 1080p.mkv`, { ...film(title, year) }],
          [`[Kettle] TV-2 - ${day} [720p].mkv`, { type: 'tv', title: 'TV-2', season: null, absoluteEpisode: Number(day) }],
          [`[Kettle] ${title} TV - ${three(100 + Number(day))} [720p].mkv`, { type: 'tv', season: null, absoluteEpisode: 100 + Number(day) }],
        ] as const,
        pick,
      ) // prettier-ignore
      return { path, says }
    },
  },
  {
    name: 'Title.1927.2010.Restoration.tags, Title 1927 (2010 Restoration)',
    leftOut: { 'year at end': ownYear, 'only a year': ownYear },
    make: (title, pick) => {
      const [year, silent] = [1920 + pick(60), 1920 + pick(40)]
      const later = 2005 + pick(18)
      const word = of(['Restoration', 'Restored', 'RESTORED'], pick)
      const [path, made] = of(
        [
          [`${title.replaceAll(' ', '.')}.${silent}.${later}.${word}.${filmTags(pick)}.mkv`, silent],
          [`${title} ${year} (${later} ${word}).mkv`, year],
          [`${title} (${year}) (${later} ${word}) 1080p.mkv`, year],
        ] as const,
        pick,
      )
      return { path, says: { type: 'movie', title, year: made } }
    },
  },
  {
    name: 'Title 1984 2010.tags, Mirror 1984 (2010): the first belongs to the title',
    make: (_, pick) => {
      const [title, year] = [
        `${of(['Silent Mirror', 'The Harbor', 'Compass'], pick)} ${1950 + pick(50)}`,
        2003 + pick(20),
      ]
      const path = of([`${title} ${year} 1080p BluRay.mkv`, `${title} (${year}) Restored.mkv`, `${title}.${year}.x264-LUMEN`], pick) // prettier-ignore
      return { path: path.replace(/ (?=.*x264)/g, '.'), says: { type: 'movie', title, year } }
    },
  },
]
