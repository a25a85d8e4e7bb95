/** Names of films and shows that look like another kind: days, editions, episodes and years that are none. */
import { dotted, filmTags, groups, of, ownYear, showTags, two, yearOf } from './words.ts'
import type { Habit } from './habit.ts'

const numberNext = 'two numbers in a row: either may be the episode'

export const mistakable: readonly Habit[] = [
  {
    name: '2019-08-11 14.22.03, what a camera or a telephone took',
    make: (_, pick) => {
      const [day, hour, minute] = [two(1 + pick(28)), two(pick(24)), two(pick(60))]
      const date = of([`2019-08-${day}`, `2019.08.${day}`, `201908${day}`], pick)
      const clock = of([`${hour}.${minute}.03`, `${hour}-${minute}-03`, `${hour}${minute}03`], pick)
      const name = of(['', 'VID_', 'WhatsApp Video ', 'Screen Recording '], pick)
      const between = of([' ', '_', ' at '], pick)
      const path = `${of(['', 'Camera Uploads/'], pick)}${name}${date}${between}${clock}${of(['', '-1', ' (2)'], pick)}.mp4`
      return { path, says: { title: null, date: null, season: null, episodes: [] } }
    },
  },
  {
    name: 'Title #1 & Words (year), a rank in the title of a film',
    leftOut: {
      'year at end': ownYear,
      'only a year': ownYear,
      'version in brackets': 'two pairs of brackets',
      'season word': 'the number behind "season" is one',
      'other script': 'words of two scripts are two titles',
    },
    make: (title, pick) => {
      const [year, rank] = [yearOf(pick), 1 + pick(12)]
      const whole = `${title} #${rank}${of(['', ' & Co', ' Kettle', ' of the Harbour'], pick)}`
      const path = `${of([`${whole} (${year})/`, 'Movies/', ''], pick)}${whole} (${year})${of(['', ' [1080p] [WEB]'], pick)}.mkv`
      return { path, says: { type: 'movie', title: whole, year, season: null, episodes: [] } }
    },
  },
  {
    name: 'Le Title (year)/title.avi',
    leftOut: {
      'only a year': 'a file of a year alone may be another film',
      'year at end': ownYear,
      'number at end': '104 is read as 1x04',
      'padded number at end': 'counts a file as likely',
      'other script': 'nobody puts a Latin article before it',
      'tag word': '"complete" behind an article tells of a folder with several films',
    },
    make: (title, pick) => {
      const year = yearOf(pick)
      const whole = of([`Les ${title}`, `Die ${title}`, `${title} und der Seehund`, `Ein ${title} im Mai`], pick)
      const file = of([title, title.toLowerCase(), `${title} dvdrip`], pick)
      const path = `${of(['', 'Movies/', 'Filme/'], pick)}${whole} (${year})/${file}.avi`
      return { path, says: { type: 'movie', title: whole, year, season: null, episodes: [] } }
    },
  },
  {
    name: 'Title.3.5.year.tags, a decimal number',
    leftOut: {
      'year at end': ownYear,
      'only a year': ownYear,
      'number at end': 'three numbers in a row may be a version',
      'season word': 'the number behind "season" is one',
    },
    make: (title, pick) => {
      const [year, number] = [yearOf(pick), `${1 + pick(9)}.${of([1, 5, 7, 11, 14], pick)}`]
      const path = `${dotted(title)}.${number}.${year}.${filmTags(pick)}.mkv`
      return { path, says: { type: 'movie', title: `${title} ${number}`, year, date: null, episodes: [] } }
    },
  },
  {
    name: 'The.Remastered.Words.year.tags',
    make: (_, pick) => {
      const word = of(['Remastered', 'Extended', 'Restored', 'Unrated', 'Uncut', 'Theatrical', 'Proper'], pick)
      const title = `${of(['The', 'A', 'An'], pick)} ${word} ${of(['Life', 'Harbor', 'Kettle of Salt', 'Voyage'], pick)}`
      const year = yearOf(pick)
      const path = of([`${dotted(title)}.${year}.${filmTags(pick)}.mkv`, `${title} (${year}).mkv`], pick)
      return { path, says: { type: 'movie', title, year, editions: [] } }
    },
  },
  {
    name: 'The.Limited.Edition.Words.year.tags',
    make: (_, pick) => {
      const edition = of(['Limited Edition', 'Special Edition', 'Uncut Version', 'Extended Cut', 'Final Cut'], pick)
      const words = of(['', ' Man', ' of Us', ' Harbor', ' in Winter'], pick)
      const title = `${of(['The', 'A', 'An'], pick)} ${edition}${words}`
      const year = yearOf(pick)
      const path = of([`${dotted(title)}.${year}.${filmTags(pick)}.mkv`, `${title} (${year}).mkv`], pick)
      return { path, says: { type: 'movie', title, year, editions: [] } }
    },
  },
  {
    name: 'Title.The.Special.Edition.year.tags',
    leftOut: {
      'year at end': ownYear,
      'only a year': ownYear,
      'number at end': 'words behind a bare number name an episode',
      'padded number at end': 'words behind a bare number name an episode',
    },
    make: (title, pick) => {
      const [written, edition] = of(
        [
          ['Special Edition', 'special'],
          ['Extended Cut', 'extended'],
          ['Unrated Version', 'unrated'],
          ['Theatrical Cut', 'theatrical'],
          ['Ultimate Edition', 'ultimate'],
        ] as const,
        pick,
      )
      const year = yearOf(pick)
      const path = `${dotted(title)}.The.${dotted(written)}.${year}.${filmTags(pick)}.mkv`
      return { path, says: { type: 'movie', title, year, editions: [edition] } }
    },
  },
  {
    name: 'Episode.50.year.tags, a film',
    make: (_, pick) => {
      const [number, year] = [1 + pick(300), yearOf(pick)]
      const path = of([`Episode.${number}.${year}.${filmTags(pick)}.mkv`, `Episode ${number} (${year}).mkv`], pick)
      return { path, says: { type: 'movie', title: `Episode ${number}`, year, episodes: [] } }
    },
  },
  {
    name: 'Title Episode 5 Words (year), a film',
    leftOut: {
      'year at end': ownYear,
      'season word': 'the number behind "season" is one',
      'other script': 'Latin words behind another script are its second title',
    },
    make: (title, pick) => {
      const [number, year] = [1 + pick(9), yearOf(pick)]
      const whole = `${title} Episode ${number} ${of(['The Harbor Strikes Back', 'Kettle and Salt'], pick)}`
      const path = of([`${whole} (${year}).mkv`, `${dotted(whole)}.${year}.1080p.BluRay.x264-KESTREL.mkv`], pick)
      return { path, says: { type: 'movie', title: whole, year, episodes: [] } }
    },
  },
  {
    name: 'Long Season 3 (year).avi, one file',
    make: (_, pick) => {
      const [number, year] = [1 + pick(9), yearOf(pick)]
      const title = `${of(['Long', 'The Quiet', 'Harbor', 'Копченый'], pick)} Season ${number}`
      const path = `${title} (${year})${of(['', ' DVDRip', ' 1080p', ' [720p]'], pick)}.${of(['avi', 'mkv', 'mp4'], pick)}`
      return { path, says: { type: 'movie', title, year, season: null } }
    },
  },
  {
    name: 'Title or (The Words), [ABC]³',
    make: (_, pick) => {
      const year = yearOf(pick)
      const title = of(
        [
          `${of(['Lantern', 'Kettle'], pick)} or (The Salt of ${of(['Winter', 'a Harbor'], pick)})`,
          `[${of(['ABC', 'REX', 'KLM'], pick)}]${of(['²', '³'], pick)} ${of(['Harbor', 'Genesis'], pick)}`,
        ],
        pick,
      )
      const isBox = title.startsWith('[')
      const path = isBox
        ? `${title} (${year}).mkv`
        : of([`${title} (${year}).mkv`, `${title.replaceAll(' ', '.')}.${year}.mkv`], pick)
      return { path, says: { type: 'movie', title, year } }
    },
  },
  {
    name: 'Show (year)/Episode 50 (year), an episode',
    leftOut: { 'only a year': 'a folder of a year alone sorts its files' },
    make: (title, pick) => {
      const [number, year] = [10 + pick(300), yearOf(pick)]
      const path = `TV/${title} (${year})/Episode ${number} (${year}).mkv`
      return { path, says: { type: 'tv', episodes: [number] } }
    },
  },
  {
    name: 'Title - 1130 - Words (year)',
    leftOut: {
      'year at end': ownYear,
      'only a year': ownYear,
      'season word': 'the number behind "season" is one',
      part: numberNext,
    },
    make: (title, pick) => {
      const [count, year] = [101 + pick(1700), yearOf(pick)]
      const path = `${title} - ${count} - ${of(['Die Amme', 'Kettle and Salt', 'Am Hafen'], pick)}${of(['', ` (${year})`, ` - ${year}`], pick)}.mkv`
      return { path, says: { type: 'tv', title, episodes: [count] } }
    },
  },
  {
    name: 'grp-title-dl-bd-s03e01',
    make: (_, pick) => {
      const title = of(['harbor', 'silent lantern', 'kettle of salt', 'm', '1984', 'the raw', '12 compasses'], pick)
      const [season, episode] = [1 + pick(9), 1 + pick(24)]
      const marks = of(['dl-bd', 'ded-dl-1080p-bd', 'dubbed-720p', 'ded-dl-hdtv', 'dl-ws'], pick)
      const group = of(['krl', 'vsp', 'hrbr', 'lmn'], pick)
      const path = `${group}-${title.replaceAll(' ', '-')}-${marks}-s${two(season)}e${two(episode)}.mkv`
      return { path, says: { type: 'tv', title, season, episodes: [episode], releaseGroup: group } }
    },
  },
  {
    name: 'grp-title.year.tags, the file of a scene release',
    make: (_, pick) => {
      const [title, year, group] = [
        of(['gone lantern', 'salt of the harbor', 'quiet compass'], pick),
        yearOf(pick),
        of(groups, pick).toLowerCase(),
      ]
      const path = `${group}-${title.replaceAll(' ', '.')}.${year}.${of(['1080p', '720p', '1080p.bluray.x264', 'bdrip.x264'], pick)}.mkv`
      return { path, says: { type: 'movie', title, year, releaseGroup: group } }
    },
  },
  {
    name: 'BBC.Title.year.Words.HDTV',
    leftOut: { 'year at end': ownYear, 'only a year': ownYear, part: 'a part counts too' },
    make: (title, pick) => {
      const [year, said] = [yearOf(pick), `${of(['BBC', 'ITV', 'PBS', 'ZDF'], pick)} ${title}`]
      const words = of(['The Truth About Kettles', 'Life on the Moon', 'How to Build a Harbor'], pick)
      const path = `${dotted(said)}.${year}.${dotted(words)}.720p.${of(['HDTV', 'PDTV', 'WEBRip'], pick)}.x264-KESTREL.mkv`
      return { path, says: { type: 'tv', title: said, year, episodes: [], episodeTitle: words } }
    },
  },
  {
    name: 'Cup.year.Round.01.Words.tags',
    leftOut: { 'year at end': ownYear, 'only a year': ownYear },
    make: (title, pick) => {
      const [year, round] = [2005 + pick(20), 1 + pick(22)]
      const said = of(
        [`Round.${two(round)}`, `Round${two(round)}`, `Week.${round}`, `Matchday.${round}`, `R${two(round)}`],
        pick,
      )
      const path = `${dotted(title)}.${year}.${said}.Monte.Carlo.${showTags(pick)}.mkv`
      return { path, says: { type: 'tv', title, season: year, episodes: [round] } }
    },
  },
  {
    name: 'The.Tag.of.Words.year.tags, an article and the word of a tag begin a title',
    make: (_, pick) => {
      const word = of(['Remux', 'Subbed', 'Subtitled', 'Telesync', 'Remastered', 'Proper', 'Extended'], pick)
      const rest = of(['of Harbors', 'and the Seehund', 'for Anna', 'under the Moon', 'Kettle'], pick)
      const [year, title] = [yearOf(pick), `${of(['The', 'A'], pick)} ${word} ${rest}`]
      if (pick(2) === 0) return { path: `${dotted(title)}.${year}.${filmTags(pick)}.mkv`, says: { title, year } }
      return { path: `${dotted(title)}.S02E03.${showTags(pick)}.mkv`, says: { title, season: 2, episodes: [3] } }
    },
  },
]
