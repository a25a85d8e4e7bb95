/** Seasons, episodes and kinds of works in scripts and languages that few releases are written in. */
import { of, ownYear, two, yearOf } from './words.ts'
import type { Habit } from './habit.ts'

type Counting = readonly [title: string, name: (title: string, season: number, episode: number) => string]

const persianOrdinals = 'اول دوم سوم چهارم پنجم ششم هفتم هشتم نهم دهم'.split(' ')
const hebrewLetters = 'אבגדהוזחטי'
const bengaliDigits = '০১২৩৪৫৬৭৮৯'
const thaiDigits = '๐๑๒๓๔๕๖๗๘๙'

function inDigits(number: number, digits: string): string {
  return String(number).replace(/\d/g, (digit) => digits.charAt(Number(digit)))
}

/** Each as its readers write it; seasons and episodes up to ten. */
const countings: readonly Counting[] = [
  ['فانوس آبی', (title, season, episode) => `${title} فصل ${season} قسمت ${episode}`],
  ['فانوس آبی', (title, season, episode) => `سریال ${title} فصل ${persianOrdinals[season - 1]} قسمت ${persianOrdinals[episode - 1]}`], // prettier-ignore
  ['المنارة', (title, season, episode) => `مسلسل ${title} الموسم ${season} الحلقة ${episode} مترجمة`],
  ['المنارة', (title, season, episode) => `مشاهدة مسلسل ${title} الموسم ${season} الحلقة ${two(episode)}`],
  ['מגדלור שקט', (title, season, episode) => `${title} עונה ${hebrewLetters.charAt(season - 1)} פרק ${episode}`],
  ['מגדלור שקט', (title, season, episode) => `${title} עונה ${hebrewLetters.charAt(season - 1)} פרק ${hebrewLetters.charAt(episode - 1)}`], // prettier-ignore
  ['โคมเงียบ', (title, season, episode) => `${title} ปี ${season} ตอนที่ ${episode}`],
  ['โคมเงียบ', (title, season, episode) => `${title} ภาค ${inDigits(season, thaiDigits)} ตอนที่ ${inDigits(episode, thaiDigits)}`], // prettier-ignore
  ['நீல விளக்கு', (title, season, episode) => `${title} சீசன் ${season} எபிசோட் ${episode}`],
  ['নীল দীপ', (title, season, episode) => `${title} সিজন ${inDigits(season, bengaliDigits)} পর্ব ${inDigits(episode, bengaliDigits)}`], // prettier-ignore
  ['నీలి లాంతరు', (title, season, episode) => `${title} సీజన్ ${season} ఎపిసోడ్ ${episode}`],
  ['ლურჯი ლამპა', (title, season, episode) => `${title} სეზონი ${season} სერია ${episode}`],
  ['ლურჯი ლამპა', (title, season, episode) => `${title} ${season} სეზონი ${episode} სერია`],
  ['Կապույտ լապտեր', (title, season, episode) => `${title} սեզոն ${season} սերիա ${episode}`],
  ['Көк шам', (title, season, episode) => `${title} ${season} маусым ${episode} бөлім`],
  ['海の灯', (title, season, episode) => `${title} ${season}期 ${episode}話`],
  ['Đèn Xanh', (title, season, episode) => `Phim ${title} Mùa ${season} Tập ${episode}`],
  ['Lentera Biru', (title, season, episode) => `${title} Musim ${season} Episode ${episode}`],
  ['Taa ya Bahari', (title, season, episode) => `${title} Msimu ${season} Sehemu ${episode}`],
  ['Argi Urdina', (title, season, episode) => `${title} Denboraldia ${season} Atala ${episode}`],
  ['Sinine Lamp', (title, season, episode) => `${title} Hooaeg ${season} Osa ${episode}`],
  ['Modrá Lampa', (title, season, episode) => `${title} ${season}. sezóna ${episode}. díl`],
  ['Сериал о море', (title, season, episode) => `Сериал ${title} ${season} сезон ${episode} серия`],
]

/** Without a season; each word behind or before the number as it is written. */
const counts: readonly (readonly [title: string, name: (title: string, episode: number) => string])[] = [
  ['المنارة', (title, episode) => `مسلسل ${title} الحلقة ${episode}`],
  ['المنارة', (title, episode) => `انمي ${title} الحلقة ${two(episode)} مترجمة`],
  ['فانوس آبی', (title, episode) => `سریال ${title} قسمت ${episode}`],
  ['নীল দীপ', (title, episode) => `${title} পর্ব ${inDigits(episode, bengaliDigits)}`],
  ['ლურჯი ლამპა', (title, episode) => `${title} სერია ${episode}`],
  ['Կապույտ լապտեր', (title, episode) => `${title} ${episode} սերիա`],
  ['Көк шам', (title, episode) => `${title} ${episode} бөлім`],
  ['Parola', (title, episode) => `${title} Kabanata ${episode}`],
]

export const ownScripts: readonly Habit[] = [
  {
    name: 'فانوس فصل دوم قسمت پنجم, מגדלור עונה ב פרק ה, ლამპა 2 სეზონი 5 სერია, 灯 2期 5話',
    make: (_, pick) => {
      const [title, name] = of(countings, pick)
      const [season, episode] = [1 + pick(10), 1 + pick(10)]
      const path = `${name(title, season, episode)}${of(['', ' 1080p', ' [720p]'], pick)}.mkv`
      return { path, says: { type: 'tv', title, season, episodes: [episode], episodeTitle: null } }
    },
  },
  {
    name: 'مسلسل المنارة الحلقة 5, দীপ পর্ব ৫, Шам 5 бөлім',
    make: (_, pick) => {
      const [title, name] = of(counts, pick)
      const episode = 1 + pick(90)
      return {
        path: `${name(title, episode)}.mp4`,
        says: { type: 'tv', title, season: null, episodes: [episode], episodeTitle: null },
      }
    },
  },
  {
    name: 'مسلسل المنارة/الموسم الثاني/الحلقة 5, فيلم المنارة 2010 مترجم',
    make: (_, pick) => {
      const [season, episode, year] = [1 + pick(9), 1 + pick(30), yearOf(pick)]
      const [path, says] = of(
        [
          [`مسلسل المنارة/الموسم ${season}/الحلقة ${episode}.mp4`, { type: 'tv', title: 'المنارة', season, episodes: [episode] }], // prettier-ignore
          [`سریال فانوس آبی/فصل ${season}/قسمت ${episode}.mkv`, { type: 'tv', title: 'فانوس آبی', season, episodes: [episode] }], // prettier-ignore
          [`فيلم المنارة ${year} مترجم.mp4`, { type: 'movie', title: 'المنارة', year }],
          [`فيلم منارة البحر مترجم.mp4`, { type: 'movie', title: 'منارة البحر' }],
          [`فيلم هندي (${year}).mkv`, { type: 'movie', title: 'فيلم هندي', year }],
        ] as const,
        pick,
      )
      return { path, says }
    },
  },
]

export const lastWords: readonly Habit[] = [
  {
    name: 'Title.DOC.FRENCH.720p, Title (DOC) year',
    leftOut: { 'only a year': ownYear, 'year at end': ownYear, 'number at end': 'a number before tags counts as often', 'padded number at end': 'a number before tags counts as often', part: 'a part is an episode of a mini-series', 'one letter': 'two capitals in a row may be one word', initials: 'all in capitals' }, // prettier-ignore
    make: (title, pick) => {
      const year = yearOf(pick)
      const [path, says] = of(
        [
          [`${title.replaceAll(' ', '.')}.DOC.FRENCH.720p.HDTV.x264-ORBiT.mkv`, { title, languages: ['fr'] }],
          [`${title} (DOC) ${year}.mkv`, { title, otherTitle: null, year }],
        ] as const,
        pick,
      )
      return { path, says }
    },
  },
  {
    name: 'Title Complete (year).mkv is one film, Title OVA2 counts as Title OVA 2',
    leftOut: { 'only a year': ownYear, 'year at end': ownYear, 'version in brackets': 'a bracket within a title may be another title', part: 'a part is an episode of a mini-series', 'number at end': 'two numbers: either may count', 'padded number at end': 'two numbers: either may count' }, // prettier-ignore
    make: (title, pick) => {
      const [year, episode] = [yearOf(pick), 1 + pick(9)]
      const [path, says] = of(
        [
          [`${title} Complete (${year}).mkv`, { type: 'movie', title: `${title} Complete`, year }],
          [`${title} Complete (${year}) - S02E0${episode} - The Kettle [720p].mkv`, { type: 'tv', title: `${title} Complete`, year, season: 2, episodes: [episode] }], // prettier-ignore
          [`${title} OVA${episode}.mkv`, { type: 'tv', title: `${title} OVA`, episodes: [episode] }],
          [`[Kettle] ${title} OVA ${episode} [1080p].mkv`, { type: 'tv', title: `${title} OVA`, episodes: [episode] }],
        ] as const,
        pick,
      )
      return { path, says }
    },
  },
]
