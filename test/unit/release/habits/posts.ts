/** How names are posted, recorded and framed by signs that are no part of them. */
import { dotted, filmTags, of, ownYear, two, yearOf } from './words.ts'
import type { Habit } from './habit.ts'

export const posts: readonly Habit[] = [
  {
    name: '[01/52] - "Title.year.tags-GROUP.par2" yEnc',
    leftOut: { 'only a year': 'two years in a row: either may be the title' },
    make: (title, pick) => {
      const [year, count] = [yearOf(pick), 10 + pick(80)]
      const name = `${dotted(title)}.${year}.1080p.BluRay.x264-LUMEN`
      const part = of(['.par2', '.part01.rar', '.vol003+04.par2', '.nfo', '.mkv', ''], pick)
      const path = `[${two(1 + pick(9))}/${count}] - "${name}${part}" yEnc${of(['', ' (1/50)'], pick)}`
      return { path, says: { type: 'movie', title, year, releaseGroup: 'LUMEN' } }
    },
  },
  {
    name: '-= Title.year.tags-GROUP =-',
    leftOut: { 'only a year': 'two years in a row: either may be the title' },
    make: (title, pick) => {
      const year = yearOf(pick)
      const path = `${of(['-= ', '-==', '`-= '], pick)}${dotted(title)}.${year}.1080p.BluRay.x264-LUMEN${of([' =-', '==-'], pick)}`
      return { path, says: { type: 'movie', title, year, releaseGroup: 'LUMEN' } }
    },
  },
  {
    name: '20160314 2330 - Channel - Title',
    leftOut: {
      'year at end': ownYear,
      'only a year': ownYear,
      'tag word': 'behind the day a word at the very end may be a tag',
    },
    make: (title, pick) => {
      const [day, hour] = [10 + pick(18), two(pick(24))]
      const channel = of(['BBC TWO', 'ZDF', 'France 3', 'Rai 1 HD'], pick)
      const path = of(
        [`201603${day} ${hour}30 - ${channel} - ${title}`, `201603${day}-${hour}30-${channel}-${title}`],
        pick,
      )
      return { path: `${path}.ts`, says: { type: 'tv', title, date: `2016-03-${day}` } }
    },
  },
  {
    name: 'Title.DUBBED.year, Title.3D.year.Half-OU',
    leftOut: {
      'year at end': ownYear,
      'only a year': 'two years in a row: either may be the title',
      'padded number at end': 'a padded number counts episodes',
      initials: 'a title in capitals does not set a tag off',
    },
    make: (title, pick) => {
      const year = yearOf(pick)
      const [before, behind] = of([['DUBBED', ''], ['3D', '.Half-OU'], ['3D', '.H-SBS'], ['3D', '.HSBS']] as const, pick) // prettier-ignore
      const path = `${dotted(title)}.${before}.${year}.1080p.BluRay${behind}.x264-LUMEN.mkv`
      return { path, says: { type: 'movie', title, year, releaseGroup: 'LUMEN' } }
    },
  },
  {
    name: 'Title Collection (2001 - 2011)',
    leftOut: {
      'year at end': ownYear,
      'only a year': ownYear,
      'padded number at end': 'a padded number counts episodes',
      'other script': 'words in two scripts are two titles',
    },
    make: (title, pick) => {
      const [first, word] = [1970 + pick(30), of(['Collection', 'Trilogy', 'Anthology', 'Saga'], pick)]
      const [open, dash, close] = of([['(', ' - ', ')'], ['(', '-', ')'], ['[', '-', ']'], ['', '-', '']] as const, pick) // prettier-ignore
      const path = `${title} ${word} ${open}${first}${dash}${first + 10}${close} 1080p`
      return { path, says: { type: 'movie', title: `${title} ${word}`, year: null } }
    },
  },
  {
    name: '[WORD].year.tags',
    make: (_, pick) => {
      const [word, year] = [of(['REC', 'KETTLE', 'Lantern', 'ZED', 'Mirror'], pick), yearOf(pick)]
      const path = `[${word}].${year}.${filmTags(pick)}.mkv`
      return { path, says: { type: 'movie', title: word, year } }
    },
  },
  {
    name: 'Title.year.CHS.ENG, COMPLETE.BLURAY-UNTOUCHED',
    leftOut: { 'only a year': 'two years in a row: either may be the title' },
    make: (title, pick) => {
      const year = yearOf(pick)
      const [tags, says] = of(
        [
          ['CHS.ENG.1080p.BluRay.x264-LUMEN', { languages: ['zh', 'en'], releaseGroup: 'LUMEN' }],
          ['COMPLETE.BLURAY-UNTOUCHED', { releaseGroup: 'UNTOUCHED' }],
          ['COMPLETE.UHD.BLURAY-UNTOUCHED', { releaseGroup: 'UNTOUCHED' }],
        ] as const,
        pick,
      )
      return { path: `${dotted(title)}.${year}.${tags}`, says: { type: 'movie', title, year, ...says } }
    },
  },
  {
    name: '(Title.year.tags-GROUP) [02/55] - "hidden.par2" yEnc, [Title.year.tags-GROUP]-[1/5]',
    leftOut: { 'only a year': 'two years in a row: either may be the title' },
    make: (title, pick) => {
      const year = yearOf(pick)
      const name = `The.${dotted(title)}.${year}.1080p.BluRay.x264-LUMEN`
      const path = of(
        [
          `(${name}) [0${1 + pick(9)}/55] - "${of(['abc', 'q7Tz9', '8f2c61d0'], pick)}.par2" yEnc (1/4)`,
          `[Relay] \\6aBc\\::[PRiVATE]-[WtFnZb]-[${name}.mkv]-[${1 + pick(9)}/12]`,
          `[PRiVATE]-[${name}]-[1/${1 + pick(90)}]`,
        ],
        pick,
      )
      return { path, says: { type: 'movie', title: `The ${title}`, year, releaseGroup: 'LUMEN' } }
    },
  },
  {
    name: 'Title year DVDRip Part 2',
    leftOut: { 'only a year': ownYear },
    make: (title, pick) => {
      const [year, part] = [yearOf(pick), 1 + pick(4)]
      const path = `${title} ${of([String(year), `(${year})`], pick)} DVDRip ${of(['Part', 'part', 'pt', 'Part.'], pick)}${of([' ', ''], pick)}${part}.avi`
      return { path, says: { type: 'movie', title, year, part } }
    },
  },
  {
    name: 'Title.Part.05.Words.year',
    leftOut: {
      'year at end': ownYear,
      'only a year': ownYear,
      'padded number at end': 'a padded number counts episodes',
      part: 'of two parts the first may be either',
    },
    make: (title, pick) => {
      const [year, part] = [yearOf(pick), 1 + pick(9)]
      const words = of(['Deserts', 'The.Long.Night', 'Salt.and.Iron'], pick)
      const path = `${dotted(title)}.Part.0${part}.${words}.${year}.1080p.${of(['HDTV', 'WEB-DL'], pick)}.x264-LUMEN.mkv`
      return { path, says: { type: 'tv', title, year, episodes: [part] } }
    },
  },
  {
    name: 'Title.S02.Special.Words',
    leftOut: {
      'year at end': ownYear,
      'only a year': ownYear,
      'other script': 'behind the season may stand the title in Latin letters',
    },
    make: (title, pick) => {
      const season = 1 + pick(9)
      const path = `${dotted(title)}.S0${season}.Special.${of(['White.Lantern', 'Harvest', 'The.Last.Orchard'], pick)}.720p.HDTV.x264-LUMEN`
      return { path, says: { type: 'tv', title, season, isFullSeason: false } }
    },
  },
]
