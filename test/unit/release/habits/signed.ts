/** Who or what signs a name at its end, and what only looks like it: sites, cuts, pictures' heights, spoken lines. */
import { dotted, of, ownYear, showTags, teams, two, yearOf } from './words.ts'
import type { Habit } from './habit.ts'

const groups = ['LUMEN', 'KESTREL', 'C1PHER'] as const

/** Titles that small letters and dots make into something else. */
const inWords = {
  'only a year': 'a number behind a hyphen is no title',
  'year at end': ownYear,
  'number at end': 'three digits in the file of a group are an episode',
  'padded number at end': 'three digits in the file of a group are an episode',
  'other script': 'groups write Latin letters',
  initials: 'dots part initials',
} as const

export const signed: readonly Habit[] = [
  {
    name: 'Title.year.HDTS.LINE.AUDIO-GROUP',
    leftOut: { 'only a year': 'two years in a row: either may be the title' },
    make: (title, pick) => {
      const [group, year] = [of(groups, pick), yearOf(pick)]
      const sound = of(['LINE', 'CLEAN', 'HQ', 'ORIGINAL', 'STUDIO'], pick)
      const path = `${dotted(title)}.${year}.1080p.HDTS.${sound}.AUDIO-${group}.mkv`
      return { path, says: { title, year, source: 'telesync', releaseGroup: group } }
    },
  },
  {
    name: "Title (year) {edition-Harbor Cut}, {edition-Extended Collector's Cut}",
    leftOut: { 'only a year': 'two years in a row: either may be the title' },
    make: (title, pick) => {
      const [cut, editions] = of(
        [
          ['Harbor Cut', []],
          ["Extended Collector's Cut", ['collector', 'extended']],
          ["Collector's Cut", ['collector']],
          ["Director's Cut", ['director']],
          ['Broadcast Version', []],
        ] as const,
        pick,
      )
      const year = yearOf(pick)
      const path = `${title} (${year}) {edition-${cut}}.mkv`
      return { path, says: { type: 'movie', title, year, editions, releaseGroup: null } }
    },
  },
  {
    name: 'Title (year) - [1080P]',
    leftOut: { 'only a year': 'two years in a row: either may be the title' },
    make: (title, pick) => {
      const [lines, year] = [of([1080, 2160, 720], pick), yearOf(pick)]
      const path = `Films/${title} (${year})/${title} (${year}) - [${lines}${of(['p', 'P'], pick)}].mkv`
      return { path, says: { type: 'movie', title, year, resolution: lines, releaseGroup: null } }
    },
  },
  {
    name: 'Title 第03話「言葉」',
    leftOut: { 'year at end': ownYear },
    make: (title, pick) => {
      const episode = 1 + pick(900)
      const [open, close] = of([['「', '」'], ['『', '』']] as const, pick) // prettier-ignore
      const path = `${title} 第${two(episode)}話${of(['', ' '], pick)}${open}静かな夜${close}.mp4`
      return { path, says: { type: 'tv', title, episodes: [episode], releaseGroup: null } }
    },
  },
  {
    name: 'Title - 1x05 - Ho-Hum-(Weary Kettle)',
    leftOut: { 'year at end': ownYear },
    make: (title, pick) => {
      const [season, episode] = [1 + pick(12), 1 + pick(24)]
      const words = of(['Ho-Hum-(Weary Kettle)', 'The Kettle (Again)', 'The Kettle (Part Two)', 'Lantern (2)'], pick)
      const path = `${title} - ${season}x${two(episode)} - ${words}.avi`
      return { path, says: { type: 'tv', title, season, episodes: [episode], releaseGroup: null } }
    },
  },
  {
    name: 'Title (year) Hindi tags - Site.NL',
    leftOut: { 'only a year': 'two years in a row: either may be the title' },
    make: (title, pick) => {
      const [year, site] = [yearOf(pick), of(['Kettlemovies.NL', 'LanternHub.IT', 'OrchardFlix.PL'], pick)]
      const path = `${title} (${year}) Hindi 720p WEB-DL x264 AAC ESubs - ${site}.mkv`
      return { path, says: { type: 'movie', title, year, languages: ['hi'] } }
    },
  },
  {
    name: 'Title.S01E02.1080p.rus.Studio.TV',
    leftOut: { 'year at end': ownYear },
    make: (title, pick) => {
      const [season, episode] = [1 + pick(9), 1 + pick(24)]
      const studio = of(['KettleFilm', 'LanternStudio', 'Orchardia'], pick)
      const path = `${dotted(title)}.S${two(season)}E${two(episode)}.1080p.rus.${studio}.TV.mkv`
      return { path, says: { type: 'tv', title, season, episodes: [episode], source: null, languages: ['ru'] } }
    },
  },
  {
    name: 'Title (year) [Часть 1], (Part 2)',
    leftOut: { 'only a year': 'two years in a row: either may be the title' },
    make: (title, pick) => {
      const [year, part] = [yearOf(pick), 1 + pick(3)]
      const path = `${title} (${year}) ${of([`[Часть ${part}]`, `(часть ${part})`, `(Part ${part})`, `[Part ${part}]`], pick)}.mkv`
      return { path, says: { type: 'movie', title, year, part, releaseGroup: null } }
    },
  },
  {
    name: 'Title.year.Extended.Disc.2.tags',
    leftOut: { 'only a year': 'two years in a row: either may be the title' },
    make: (title, pick) => {
      const [year, part, cut] = [yearOf(pick), 1 + pick(2), of(['Extended', 'Uncut', 'Unrated'], pick)]
      const path = `${dotted(title)}.${year}.${cut}.${of(['Disc', 'CD'], pick)}.${part}.1080p.BluRay.x264-${of(groups, pick)}.mkv`
      return { path, says: { type: 'movie', title, year, part, editions: [cut.toLowerCase()] } }
    },
  },
  {
    name: 'Title (year) [Extended] [CD1]',
    leftOut: { 'only a year': 'two years in a row: either may be the title' },
    make: (title, pick) => {
      const [year, part] = [yearOf(pick), 1 + pick(3)]
      const path = `${title} (${year}) [Extended] ${of([`[CD${part}]`, `[Disc ${part}]`, `(CD ${part})`], pick)}.avi`
      return { path, says: { type: 'movie', title, year, part, editions: ['extended'], releaseGroup: null } }
    },
  },
  {
    name: 'Title.year.Directors.Definitive.Edition.tags',
    leftOut: { 'only a year': 'two years in a row: either may be the title' },
    make: (title, pick) => {
      const year = yearOf(pick)
      const path = `${dotted(title)}.${year}.Directors.${of(['Definitive', 'Preferred', 'Lantern'], pick)}.Edition.1080p.BluRay.x264-${of(groups, pick)}`
      return { path, says: { type: 'movie', title, year, editions: ['director'] } }
    },
  },
  {
    name: '[Team] Title - 25 [tags][Fin]',
    leftOut: { 'year at end': ownYear },
    make: (title, pick) => {
      const path = `[${of(teams, pick)}] ${title} - ${10 + pick(15)} [WebRip 1080p HEVC AAC][Fin].mkv`
      return { path, says: { type: 'tv', title, languages: [] } }
    },
  },
  {
    name: 'Un port français S05 E04',
    make: (_, pick) => {
      const [season, episode] = [1 + pick(9), 1 + pick(12)]
      const title = of(['Un port français', 'Le phare allemand', 'Un petit thé français'], pick)
      const path = `${title} S${two(season)} E${two(episode)}.avi`
      return { path, says: { type: 'tv', title, season, episodes: [episode], languages: [] } }
    },
  },
  {
    name: 'Title.PPV.1080p.WEB',
    make: (_, pick) => {
      const [night, lines] = [2 + pick(60), of([720, 1080], pick)]
      const path = `Harbor.Brawl.${night}.${2015 + pick(10)}.PPV.${lines}p.WEB.h264-${of(groups, pick)}`
      return { path, says: { source: 'web', resolution: lines } }
    },
  },
  {
    name: 'UFC.Fight.Night.233.Prelims.tags',
    make: (_, pick) => {
      const night = 101 + pick(200)
      const event = of(['UFC Fight Night', 'Bellator', 'UFC'], pick)
      const path = `${dotted(event)}.${night}${of(['.Prelims', '.Main.Card', ''], pick)}.${showTags(pick)}`
      return { path, says: { season: null, episodes: [] } }
    },
  },
  {
    name: 'Title vom 05.01.2024, Title от 05.01.2024',
    leftOut: { 'year at end': ownYear, 'only a year': 'the number before a day is the year of the show' },
    make: (title, pick) => {
      const [year, month, day] = [2005 + pick(20), 1 + pick(12), 13 + pick(15)]
      const path = `${title} ${of(['vom', 'от', 'du', 'del'], pick)} ${day}.${two(month)}.${year}.mp4`
      return { path, says: { type: 'tv', title, date: `${year}-${two(month)}-${day}` } }
    },
  },
  {
    name: '쇼.231208.1080p',
    make: (_, pick) => {
      const [year, month, day] = [10 + pick(16), 1 + pick(12), 1 + pick(28)]
      const title = of(['조용한 등대', '바다의 집', '긴 밤'], pick)
      const path = `${title}.${year}${two(month)}${two(day)}.${of([720, 1080], pick)}p.H264-${of(groups, pick)}.mp4`
      return { path, says: { type: 'tv', title, date: `20${year}-${two(month)}-${two(day)}` } }
    },
  },
  {
    name: 'Title.year.XviD-UNRATED: signed by what is an edition elsewhere',
    make: (title, pick) => {
      const [year, group] = [yearOf(pick), of(['DiAMOND', 'UNRATED', 'LIMITED', 'FINAL', 'ULTiMATE'], pick)]
      const path = `${dotted(title)}.${year}.DVDRip.${of(['XviD', 'x264', 'DivX'], pick)}-${group}.avi`
      return { path, says: { type: 'movie', title, year, editions: [], releaseGroup: group } }
    },
  },
  {
    name: 'Title (UK) - 02x04 - Words',
    make: (title, pick) => {
      const [season, episode] = [1 + pick(9), 1 + pick(30)]
      const words = of(['Michelle', 'Harvest', 'Der Kessel', 'Am Hafen'], pick)
      const path = `${title} (${of(['UK', 'US', 'AU'], pick)}) - ${two(season)}x${two(episode)} - ${words}.avi`
      return { path, says: { type: 'tv', season, episodes: [episode], episodeTitle: words, releaseGroup: null } }
    },
  },
  {
    name: 'Title.LiMiTED.tags-GROUP/grp-repack-short.tags',
    leftOut: {
      'year at end': ownYear,
      'only a year': ownYear,
      part: 'a part before tags may be an episode',
      'padded number at end': 'counts a file as likely',
    },
    make: (title, pick) => {
      const path = `${dotted(title)}.REPACK.LiMiTED.DVDRip.XviD-KESTREL/krl-repack-${of(['brck', 'hmlt', 'kttl'], pick)}.dvdrip.xvid.avi`
      return { path, says: { type: 'movie', title, source: 'dvd', releaseGroup: 'KESTREL', isProper: true } }
    },
  },
  {
    name: 'd0ct0r-title.720p, w4f-title.s01e02: a group in front that is no word',
    leftOut: {
      ...inWords,
      'tag word': 'a tag in small letters is one',
      'season word': 'a season in small letters is one',
      'one letter': 'one letter behind a hyphen is no title',
      'number at start': 'a number behind a hyphen is no title',
      part: 'a part is one of a mini-series',
      company: 'no file of a group writes the sign',
      hyphen: 'hyphens may part everything',
    },
    make: (title, pick) => {
      const [season, episode] = [1 + pick(9), 1 + pick(20)]
      const group = of(['d0ct0r', 'w4f', 'd3g', 'h3llb', 'k1ng'], pick)
      const film = { type: 'movie', title, resolution: 720, releaseGroup: group } as const
      const show = { type: 'tv', title, season, episodes: [episode], releaseGroup: group } as const
      const small = dotted(title).toLowerCase()
      const [behind, says] = of([['720p.bluray', film], ['720p', film], [`s${two(season)}e${two(episode)}`, show]] as const, pick) // prettier-ignore
      return { path: `${group}-${small}.${behind}.mkv`, says }
    },
  },
  {
    name: 's1m0ne-words.720p, b13-words.720p: a word with digits in it belongs to the title',
    leftOut: {
      ...inWords,
      'tag word': 'a tag in small letters is one',
      'season word': 'a season in small letters is one',
      part: 'a part is one of a mini-series',
    },
    make: (title, pick) => {
      const word = of(['s1m0ne', 'm3gan', 'b13', 't2', 'se7en', 'apollo13', 'k9'], pick)
      const [first = ''] = dotted(title).toLowerCase().replace(/&/g, '').split(/[.-]/).filter((part) => /^[a-z]{2,}$/.test(part)) // prettier-ignore
      return {
        path: `${word}-${first || 'harbor'}.720p.mkv`,
        says: { title: `${word}-${first || 'harbor'}`, releaseGroup: null },
      }
    },
  },
]
