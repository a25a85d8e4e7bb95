/** Sequels beside their first film, shows called by a number, channels and words of titles: no parts, seasons or restorations. */
import { filmTags, of, ownYear, showTags, two, yearOf } from './words.ts'
import type { Habit } from './habit.ts'

const nouns = 'Lantern Harbor Orchard Mirror Compass Meadow Canyon Feather Anthem Ladder Ferry Quarry'.split(' ')
const shelves = ['TV', 'Series', 'TV Shows', 'Serie TV', 'Shows'] as const
const sorted =
  'Netflix|Sky|Italiane|Polish|In corso|Watched|To watch|Amazon Prime|HBO|Drama|Finished|British|A-F|0-9|#'.split('|')
const letters = ['A-F', '0-9', '#', 'T-Z', 'A - M', '[0-9]'] as const

export const sequelsAndChannels: readonly Habit[] = [
  {
    name: 'Title (year)/Title Part 2.mkv, Title (year)/Title - Teil 2.mkv, Title (year)/Title del 3.mkv: a sequel beside the first film',
    leftOut: {
      part: 'two parts in a row: either may be the title’s',
      'year at end': ownYear,
      'only a year': ownYear,
      'padded number at end': 'before a part it counts an episode',
      'other script': 'Latin words behind it are its title in another language',
    },
    make: (title, pick) => {
      const [year, part] = [yearOf(pick), 2 + pick(4)]
      const said = of(['Part', 'Teil', 'Partie', 'Parte', 'parte', 'Часть', 'część', 'del', 'deel', 'osa'], pick)
      const sequel = `${title}${of([' ', ' - '], pick)}${said} ${part}`
      const path = `${of(['Filmy/', 'Movies/', ''], pick)}${title} (${year})/${sequel}.mkv`
      return { path, says: { type: 'movie', title: sequel, year: null, part: null } }
    },
  },
  {
    name: 'TV/Netflix/1983/01 - Words, Series/Polish/1983/01, TV/A-F/2012/01, TV/#/1992/01: a show called by a year',
    make: (_, pick) => {
      const episode = 1 + pick(20)
      const [folder, show] = of([[of(sorted, pick), 1950 + pick(51)], [of(letters, pick), 1950 + pick(70)]] as const, pick) // prettier-ignore
      const words = of(['', ' - Pilot', '. Pilot', ' - Un virus'], pick)
      const path = `${of(shelves, pick)}/${folder}/${show}/${two(episode)}${words}.mkv`
      return { path, says: { type: 'tv', title: String(show), season: null, episodes: [episode] } }
    },
  },
  {
    name: 'TV/Drama/24/24x01, TV/Unsorted/9/9x01: a show called by a number',
    make: (_, pick) => {
      const [episode, number, small] = [1 + pick(20), 20 + pick(80), 2 + pick(8)]
      const [folder, show] = of([[of(sorted, pick), number], [of(['Unsorted', 'Nuovo', 'Varios', 'Inne'], pick), small]] as const, pick) // prettier-ignore
      const path = `${of(shelves, pick)}/${folder}/${show}/${show}x${two(episode)}${of(['', ' - Words'], pick)}.mkv`
      return { path, says: { type: 'tv', title: String(show), episodes: [episode] } }
    },
  },
  {
    name: 'Class.of.1984.2015.Restoration, Wonder.Mirror.1984.2020.Restored.tags: the first year belongs to the title',
    make: (_, pick) => {
      const [noun, later] = [of(nouns, pick), 2005 + pick(18)]
      const title = of([`Class of ${1920 + pick(80)}`, `${noun}s of ${1920 + pick(80)}`, `Wonder ${noun} ${1960 + pick(40)}`, `The ${noun} ${1960 + pick(40)}`], pick) // prettier-ignore
      const name = `${title} ${later} ${of(['Restoration', 'Restored', 'RESTORED'], pick)}`.replaceAll(' ', '.')
      const path = `${of([name, `${name}.${filmTags(pick)}`], pick)}.mkv`
      return { path, says: { type: 'movie', title, year: later } }
    },
  },
  {
    name: 'World Series 2 S02E05, The Animated Series 1 S01E01, Four Seasons 1 S01E01, Title Mini Series 1 S01E01: the title’s own word',
    make: (_, pick) => {
      const [noun, other] = [of(nouns, pick), of(nouns, pick)]
      const [season, episode] = [1 + pick(6), 1 + pick(24)]
      const own = of([`${noun} Series`, `The ${noun} Series`, `${other} The ${noun} Series`, `${other} Mini Series`, `${other} ${noun} Web Series`, `${other} ${noun} Seasons`, `Four Seasons`, `La ${noun} Serie`], pick) // prettier-ignore
      const title = `${own} ${season}`
      const name = `${title} S${two(season)}E${two(episode)}`
      const path = `${of([name, `${name} 1080p`, `${name} - Words`, `${name}.${showTags(pick)}`.replaceAll(' ', '.')], pick)}.mkv`
      return { path, says: { type: 'tv', title, season, episodes: [episode] } }
    },
  },
  {
    name: 'Red Ladder Series 2 S02E05, Copper.Kettle.Series.10.S10E01: the season stands there twice',
    make: (_, pick) => {
      const title = `${of(['Red', 'Copper', 'Doctor', 'The Silent', 'Quiet Old'], pick)} ${of(nouns, pick)}`
      const [season, episode] = [1 + pick(12), 1 + pick(24)]
      const name = `${title} ${of(['Series', 'Season'], pick)} ${season} S${two(season)}E${two(episode)}`
      return {
        path: `${of([name, name.replaceAll(' ', '.')], pick)}.mkv`,
        says: { type: 'tv', title, season, episodes: [episode] },
      }
    },
  },
  {
    name: 'Kalla Fakta TV-4 - 12, Dokumentation TV-2 - 05: a channel',
    make: (_, pick) => {
      const [channel, episode] = [2 + pick(8), 1 + pick(28)]
      const title = `${of(['Kalla', 'Dokumentation', 'Det', 'Nyt fra', 'Stora'], pick)} ${of(nouns, pick)} TV-${channel}`
      const name = `${title} - ${two(episode)}`
      const path = `${of([name, `${name} [720p]`, `${name} - Words`], pick)}.mkv`
      return { path, says: { type: 'tv', title, season: null, episodes: [episode] } }
    },
  },
]
