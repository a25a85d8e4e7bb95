/** How uploaders name the release that a subtitle is made for. */
import { dotted, of, ownYear, two, yearOf } from './words.ts'
import type { Habit } from './habit.ts'

const discs = [
  ['BluRay', 'bluray'],
  ['WEB-DL', 'web'],
  ['HDTV', 'tv'],
  ['DVDRip', 'dvd'],
  ['BDRip', 'bluray'],
  ['BRRip', 'bluray'],
] as const
const codecs = [
  ['x264', 'h264'],
  ['XviD', 'xvid'],
  ['x265', 'h265'],
] as const

export const subtitleNames: readonly Habit[] = [
  {
    name: 'tags-GROUP without a title',
    make: (_, pick) => {
      const [[disc, source], [codec, videoCodec], group] = [
        of(discs, pick),
        of(codecs, pick),
        of(['KESTREL', 'LUMEN', 'SiRReL', 'ViSPER'], pick),
      ]
      const front = of(['', '720p.', '1080p.', 'LIMITED.', 'EXTENDED.', 'REPACK.', 'PROPER.', 'UNRATED.720p.'], pick)
      return {
        path: `${front}${disc}.${codec}-${group}`,
        says: { type: 'movie', title: null, source, videoCodec, releaseGroup: group },
      }
    },
  },
  {
    name: 'CAM.NEW.AUDiO',
    make: (title, pick) => {
      const year = yearOf(pick)
      const path = `${dotted(title)}.${year}.${of(['CAM.NEW.AUDiO', 'NEW.CAM', 'CAM', '720p.CAM', 'HDCAM.NEW.SOURCE'], pick)}.XviD-KESTREL`
      return { path, says: { title, year, source: 'cam' } }
    },
  },
  {
    name: 'DVD5.720p.HDTV',
    make: (title, pick) => {
      const year = yearOf(pick)
      const path = `${dotted(title)}.${year}.${of(['DVD5', 'DVD9'], pick)}.720p.${of(['HDTV', 'HDTVRip'], pick)}.x264-KESTREL`
      return { path, says: { title, year, source: 'tv' } }
    },
  },
  {
    name: 'Title (year).DVD.HI.code.en.LABEL',
    make: (title, pick) => {
      const year = yearOf(pick)
      const path = `${title} (${year}).DVD.${of(['HI.', ''], pick)}${of(['pcc', 'abc', 'cc'], pick)}.${of(['en', 'es', 'fr'], pick)}.${of(['MGM', 'FOX', 'UNI'], pick)}`
      return { path, says: { title, year, source: 'dvd' } }
    },
  },
  {
    name: 'source GROUP without a title',
    make: (_, pick) => {
      const [[disc, source], group] = [of(discs, pick), of(['KESTREL', 'SiRReL', 'ViSPER', 'LOWE'], pick)]
      const path = of(
        [`${disc}.${group}`, `${disc}-${group}`, `720p ${disc} x264 ${group}`, `English.${disc}.x264-${group}`],
        pick,
      )
      return { path, says: { type: 'movie', title: null, source, releaseGroup: group } }
    },
  },
  {
    name: 'Title SOURCE at the very end',
    leftOut: {
      'year at end': ownYear,
      'only a year': ownYear,
      'number at end': 'a bare number before tags of television is an episode',
      'padded number at end': 'a bare number before a tag is an episode',
      part: 'a part before tags of television is an episode',
      initials: 'a title in capitals does not set a tag off',
    },
    make: (title, pick) => {
      const [disc, source] = of([...discs, ['DVD', 'dvd'], ['CAM', 'cam']] as const, pick)
      return { path: `${dotted(title)}.${disc}`, says: { type: 'movie', title, source } }
    },
  },
  {
    name: 'Title - 01x02 - Words.VERSION.Language.C.orig.Addic7ed.com',
    leftOut: { 'year at end': ownYear },
    make: (title, pick) => {
      const [season, episode] = [1 + pick(9), 1 + pick(24)]
      const [language, code] = of(
        [
          ['English', 'en'],
          ['French', 'fr'],
          ['Portuguese (Brazilian)', 'pt-BR'],
          ['Spanish (Latin America)', 'es-419'],
        ] as const,
        pick,
      )
      const [version, releaseGroup] = of(
        [
          ['LUMEN', 'LUMEN'],
          ['720p WEB-DL.KeS', 'KeS'],
          ['HDTV.XviD-LUMEN', 'LUMEN'],
          ['HDTV', null],
        ] as const,
        pick,
      )
      const state = of(['C.orig', 'HI.C.updated', 'orig', 'HI.orig', 'C.updated'], pick)
      const path = `${title} - ${two(season)}x${two(episode)} - Kettle.${version}.${language}.${state}.Addic7ed.com.srt`
      return {
        path,
        says: {
          type: 'tv',
          ...{ title, season, episodes: [episode], episodeTitle: 'Kettle', releaseGroup },
          ...{ languages: [code], isHearingImpaired: state.startsWith('HI') ? true : null },
        },
      }
    },
  },
  {
    name: 'Title.S01E02.tags.en[cc]',
    leftOut: { 'year at end': ownYear, 'only a year': ownYear },
    make: (title, pick) => {
      const [language, episode] = [of(['en', 'es', 'fr', 'pt-BR', 'de'], pick), 1 + pick(20)]
      const [kind, says] = of(
        [
          ['cc', { isHearingImpaired: true }],
          ['sdh', { isHearingImpaired: true }],
          ['forced', { isForced: true }],
        ] as const,
        pick,
      )
      const path = `${dotted(title)}.S01E${two(episode)}.1080p.${of(['NF.WEB-DL', 'WEBRip', 'WEB-DL'], pick)}.${language}[${kind}].srt`
      return {
        path,
        says: { title, season: 1, episodes: [episode], languages: [language], releaseGroup: null, ...says },
      }
    },
  },
  {
    name: 'Title.year.tags-GROUP.English.Forced, GROUP_track3_[eng]',
    leftOut: { 'only a year': 'two years in a row: either may be the title' },
    make: (title, pick) => {
      const [year, group] = [yearOf(pick), of(['LUMEN', 'KESTREL', 'YIFY'], pick)]
      const [behind, language] = of(
        [
          ['.English.Forced', 'en'],
          ['.English', 'en'],
          ['.German.SDH', 'de'],
          ['.Spanish', 'es'],
          [`_track${1 + pick(20)}_[eng]`, 'en'],
          [`_track${1 + pick(20)}_[fre]`, 'fr'],
        ] as const,
        pick,
      )
      const path = `${dotted(title)}.${year}.1080p.BluRay.x264-${group}${behind}.srt`
      return { path, says: { type: 'movie', title, year, releaseGroup: group, languages: [language] } }
    },
  },
  {
    name: 'legendas_tv_20150413_Title.S01E02.tags-GROUP',
    leftOut: { 'year at end': ownYear },
    make: (title, pick) => {
      const [season, episode] = [1 + pick(9), 1 + pick(20)]
      const day = `201504${10 + pick(20)}${of(['', '210402', '210402000000'], pick)}`
      const path = `legendas_tv_${day}_${dotted(title)}.S${two(season)}E${two(episode)}.HDTV.x264-LUMEN.srt`
      return { path, says: { type: 'tv', title, season, episodes: [episode], releaseGroup: 'LUMEN' } }
    },
  },
]
