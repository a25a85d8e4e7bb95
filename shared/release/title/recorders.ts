/** Takes off what apps that record streams write before the title: 'PlayOn - Show - S01E01', 'Netflix_Show_S01E07_Words'. */
import { withoutLabels } from './listLabels.ts'
import { withoutStationField } from './stations.ts'

/** 'CCTV5+.Title.20211129', 'CCTV-4K.Title': the channels that are numbered, before what was recorded of them. */
const chineseChannel = /^CCTV-?(?:\d{1,2}\+?|[48]K)[ ._-]+(?=[\p{L}\d][^ ._-]*[ ._-])/u

/** What a course was bought of stands before it as well. */
const appsBefore = new Set('playon udemy coursera lynda pluralsight skillshare masterclass edx domestika'.split(' '))
/** No name of an app is longer. */
const longestApp = 'pluralsight'.length
/** Only before an episode in the same manner: a film may be called so. */
const serviceBefore =
  /^(?:netflix|hulu|hbo_?max|disney_?plus|prime_?video|paramount_?plus|playon)_(?=[^_].*_s\d{1,2}e\d{1,3}(?:_|$))/i

/** 'Rec_20240105_2015_Title'. */
const recorderBefore = /^rec_(?=(?:19|20)\d{6}_\d{4,6}_)/i

/** 'Site_Title_-_05_720p_Team': sites that gather anime write themselves so. */
const siteBefore = /^(?:animepahe|animekaizoku|animeout|kayoanime)_(?=[^_].*_)/i
/** 'ARD_20240105_201500_Title'. */
const channelThenStamp =
  /^\p{Lu}[\p{Lu}\d-]{1,9}_((?:19|20)\d\d(?:0[1-9]|1[0-2])(?:[0-2]\d|3[01]))_\d{4}(?:\d\d)?_(?=\S)/u
/** 'Title_24.01.21_20-15_channel_90_TVOON_DE.mpg.HQ': the channel and the length. */
const channelBehind = /(?<=_\d\d-\d\d)_[\p{L}\d]+_\d{1,4}_TVOON_DE.*$/u
/** 'Title_CHANNEL_2024_01_05_20_15_00': the channel before the day. */
const channelBefore = /_\p{Lu}[\p{Lu}\p{Ll}\d+-]{1,19}(?=_(?:19|20)\d\d(?:_\d\d){5}$)/u
/** 'Title S02E05 2024-01-01 Words 2024-01-02-2000', 'Title - Words-2024-01-02-2000': when it was recorded, and behind its number or day nothing else. */
const recordedAt = /[ -]((?:19|20)\d\d-\d\d-\d\d)-(?:[01]\d|2[0-3])[0-5]\d$/
const saysWhich = /\d{4}-\d\d-\d\d|s\d{1,2}e\d{1,4}/i
const clockLength = '-2000'.length
/** 'Title S02E05 [20240105-2015]'. */
const boxedStamp = /(?<=\S) ?\[((?:19|20)\d\d(?:0[1-9]|1[0-2])(?:[0-2]\d|3[01]))-(?:[01]\d|2[0-3])[0-5]\d\]$/
/** 'Title2024-01-0520-15', 'Title-2024-01-0520-15': day and hour glued to the title and to each other. */
const gluedDay = /(?<=\p{L})-?((?:19|20)\d\d-\d\d-\d\d)(?:[01]\d|2[0-3])-[0-5]\d$/u
const gluedLength = '-15'.length
/** 'Title S02E05 - Words_20240105_2015': the hour looks like a year. */
const hourBehind = /(?<=_(?:19|20)\d\d(?:0[1-9]|1[0-2])(?:[0-2]\d|3[01]))_(?:[01]\d|2[0-3])[0-5]\d$/
/** '1001_20240105201500_Title': the number of the channel, the day and the hour. */
const channelAndStamp = /^\d{1,5}_((?:19|20)\d\d(?:0[1-9]|1[0-2])(?:[0-2]\d|3[01]))\d{6}_(?=\p{L})/u

/** '2024-01-15 20-00 Title', '20240115-200000-Title', '202401202100-Title', '20240107_2000_Title': the hour says nothing of the title. */
const stamped =
  /^((?:19|20)\d\d(?:0[1-9]|1[0-2])(?:[0-2]\d|3[01])|(?:19|20)\d\d-\d\d-\d\d(?=[ _]\d\d[-.:]))[-_ ]?(?:[01]\d|2[0-3])[-.:]?[0-5]\d(?:[-.:]?[0-5]\d)?(?:\d{4})?[-_ ](?=[\p{L}「])/u
/** '05.01.2024 20.15 Title', '05.01.2024 20:15 Uhr - Title'. */
const stampedDayFirst =
  /^(\d\d\.\d\d\.(?:19|20)\d\d)[ _]+(?:- )?(?:[01]\d|2[0-3])[.:-][0-5]\d(?: uhr)?[ _](?:- )?(?=[\p{L}\d])/iu
const easternStamp = /^((?:19|20)\d\d)年(\d{1,2})月(\d{1,2})日[ _]?\d{1,2}時\d{1,2}分(?:\d{1,2}秒)?[ _-]*(?=[\p{L}「])/u
/** '2024-01-15 灯 #3': the day alone. */
const dayBefore = /^((?:19|20)\d\d)-?(\d\d)-?(\d\d)[ _](?=[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}「])/u
/** 'Title(13)「Words」', 'Taiga drama「Title」(1)': behind the day Japanese guides count so, the slot before the title. */
const countedByGuide =
  /^(\d{8}) - (?:[^「」]*「([^「」]+)」|([^「」(（#]+?))[ _]?[(（#第](\d{1,3})[)）話回]?(?=[ _]?(?:「|\[|$)|[ _][\p{sc=Han}\p{sc=Hira}\p{sc=Kana}])/u

/** What Japanese guides put before or behind a broadcast: subtitles, commentary, new, last, repeated. */
const guideMarks = /\[(?:[字解デ新終再多二映生双手]|無料)\]/gu
const countedInGuide =
  /^(?:[^「」]*「([^「」]+)」|([^「」(（#]+?))[ _]?[(（#第](\d{1,3})[)）話回]?(?=[ _]?(?:「|\[|$)|[ _][\p{sc=Han}\p{sc=Hira}\p{sc=Kana}])/u

/** '灯(7) 海', '灯(7)「海」': without any mark, so only before more words of that script. */
const countedBare =
  /^()([\p{sc=Han}\p{sc=Hira}\p{sc=Kana}ー]{2,30})[(（](\d{1,3})[)）](?=[ _]?「|[ _][\p{sc=Han}\p{sc=Hira}\p{sc=Kana}])/u

/** 'Slot「Title」(2024.01.05)'. */
const slotBefore = /^[^「」]{1,20}「([^「」]+)」(?=[ _]?[(（]?(?:19|20)\d\d)/u

/** 'Slot「Title」(3)': nothing stands behind its number. */
const slotAndCount = /^[^「」\d][^「」]{0,19}「([^「」]+)」[ _]?[(（](\d{1,3})[)）]$/u

/** '[新]Title(1)「Words」[字]'. */
export function withoutGuideMarks(name: string): string {
  const bare = name.replace(guideMarks, ' ').trim()
  const found = (bare.length === name.length ? countedBare : countedInGuide).exec(bare)
  if (!found) return bare.includes('「') ? bare.replace(slotBefore, '$1 ').replace(slotAndCount, '$1 #$2') : bare
  const [said, inBox, free = '', number = ''] = found
  return `${inBox || free.trimEnd()} #${number} ${bare.slice(said.length).trimStart()}`
}

/** '2024-01-15_20-15_Title_season-2_words_episode-3': what a media library records. */
const dayThenPair = /^((?:19|20)\d\d-\d\d-\d\d) - (?=.+(?:s\d{1,2}e\d{1,4}|season-\d{1,3}[_ ].*episode-\d))/i

/** The day alone stays before the title; beside the number of an episode both stand behind it, as in other names. */
export function withoutHour(name: string): string {
  const day = name
    .replace(easternStamp, (_, year: string, month: string, date: string) => {
      return `${year}${month.padStart(2, '0')}${date.padStart(2, '0')} - `
    })
    .replace(stamped, '$1 - ')
    .replace(stampedDayFirst, '$1 - ')
    .replace(dayBefore, '$1$2$3 - ')
  if (day === name) return name
  const numbered = dayThenPair.exec(day)
  if (numbered) return `${day.slice(numbered[0].length)} ${numbered[1] ?? ''}`
  const found = countedByGuide.exec(day)
  if (!found) return day
  const [said, date = '', inBox, free = '', number = ''] = found
  return `${inBox ?? free} #${number} ${date}${day.slice(said.length)}`
}

/** 'Title_t03', 'Title-B1_t03': the place on the disc, as programs that copy it number what they take. */
const placeOnDisc = /(?:-[A-Z]\d)?_t\d\d$/
const placeLength = '_t03'.length

/** 'Title_b0123abc_default': the number of the broadcast, and which version of it was fetched. */
const broadcastId =
  /(?<=[\p{L}\d])_[bmp]0\d{0,2}[a-z\d]{5,6}_(?:default|original|editorial|signed|audiodescribed|technical|iplayer|shortened|lengthened|combined|other)$/u

/** 'ARD_Title-Words-0123456789': the number of a broadcast in a media library. */
const libraryNumber = /(?<=[\p{L})])-\d{9,10}$/u

export function withoutRecorder(given: string, hasUnderscore: boolean): string {
  const name = withoutLabels(given.startsWith('CCTV') ? given.replace(chineseChannel, '') : given)
  const dash = name.indexOf(dashAlone)
  if (dash > 0 && dash <= longestApp && appsBefore.has(name.slice(0, dash).toLowerCase()))
    return name.slice(dash + dashAlone.length)
  if (!hasUnderscore) return withoutRecordingTime(name.includes(' HD - ') ? name.replace(channelFirst, '') : name)
  const own = withoutStationField(name)
    .replace(recorderBefore, '')
    .replace(serviceBefore, '')
    .replace(siteBefore, '')
    .replace(broadcastId, '')
    .replace(channelBehind, '')
    .replace(channelAndStamp, '$1 - ')
    .replace(channelThenStamp, '$1 - ')
    .replace(hourBehind, '')
    .replace(channelBefore, '')
    .replace(libraryNumber, '')
  return own.charAt(own.length - placeLength) === '_' ? own.replace(placeOnDisc, '') : own
}

/** 'Channel One HD - Title - 2024-01-05'. */
const channelFirst = /^[\p{Lu}\d][\p{L}\d .+]{1,20} U?HD - (?=\p{L})/u

const dashAlone = ' - '

function withDayApart(name: string): string {
  return name.charAt(name.length - gluedLength) === '-' ? name.replace(gluedDay, ' $1') : name
}

function withoutRecordingTime(given: string): string {
  const name = given.endsWith(']')
    ? given.replace(boxedStamp, (_, day: string) => (saysWhich.test(given) ? '' : ` ${day}`))
    : given
  const found = name.charAt(name.length - clockLength) === '-' ? recordedAt.exec(name) : null
  if (found === null) return withDayApart(name)
  const own = name.slice(0, found.index)
  if (saysWhich.test(own)) return own
  const dash = own.indexOf(dashAlone)
  return dash < 0 ? name : `${own.slice(0, dash)} - ${found[1] ?? ''} - ${own.slice(dash + dashAlone.length)}`
}
