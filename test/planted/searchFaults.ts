/** A fault for each rule of docs/api-rules.md about searches that was drawn by lot (forty of all, seed 1129), and for some beside them. */
import type { PlantedFault } from './plantedFault.ts'

const row = 'service/routes/subtitleRow.ts'
const title = 'service/routes/titleRow.ts'
const filenames = 'service/routes/v2/filenames.ts'
const search = 'service/routes/v1/subtitles.ts'
const plans = 'service/usage/plans.ts'
const unpacked = 'unpack=1 lists every file of a pack, with fields and types of the document'

export const searchFaults: readonly PlantedFault[] = [
  {
    breaks: 'Title result: name is a text',
    ...{
      file: title,
      was: 'name: title.name,\n    sd_id: title.sdId,\n    first',
      is: 'name: [title.name],\n    sd_id: title.sdId,\n    first',
    },
    ...{ test: 'contract/v1Search', named: 'a title has exactly the fields of the document, with their types' },
  },
  {
    breaks: 'Subtitle: name is a file name',
    ...{ file: row, was: '.${language}.${nId}.zip`', is: '/${language}/${nId}`' },
    ...{
      test: 'contract/v1Search',
      named: 'a subtitle has the fields of the document and our additions, and no flagged ones unasked',
    },
  },
  {
    breaks: 'Subtitle: release_name is that of a release',
    ...{ file: row, was: 'return releases[0] ?? withoutEnding(name)', is: "return releases[1] ?? ''" },
    ...{
      test: 'contract/v1Search',
      named: 'a subtitle has the fields of the document and our additions, and no flagged ones unasked',
    },
  },
  {
    breaks: 'Subtitle: season is an integer',
    ...{ file: row, was: 'season: season ?? 0,', is: 'season: String(season ?? 0),' },
    ...{ test: 'contract/v1Search', named: 'season and episode give the single and every pack that covers it' },
  },
  {
    breaks: 'Subtitle: episode is the first of a pack',
    ...{ file: row, was: 'episode: from,', is: 'episode: episodeEnd ?? from,' },
    ...{ test: 'contract/v1Search', named: 'season and episode give the single and every pack that covers it' },
  },
  {
    breaks: 'Subtitle: unpack_files only with unpack=1',
    ...{
      file: row,
      was: '...(extras.unpack && { unpack_files: unpackedFiles(files) }),',
      is: 'unpack_files: unpackedFiles(files),',
    },
    ...{ test: 'contract/smallPrint', named: 'unpack_files come only where asked, for a single file too' },
  },
  {
    breaks: 'Unpacked file: size is in bytes',
    ...{ file: row, was: 'size: file.sizeBytes,', is: 'size: Math.ceil(file.sizeBytes / 1_024),' },
    ...{ test: 'contract/v1Search', named: unpacked },
  },
  {
    breaks: 'Unpacked file: md5 is that of the file',
    ...{ file: row, was: 'md5: file.md5,', is: "md5: '0'.repeat(32)," },
    ...{ test: 'contract/v1Search', named: unpacked },
  },
  {
    breaks: 'Unpacked file: release_name is a name',
    ...{ file: row, was: 'release_name: file.releaseName,', is: "release_name: ''," },
    ...{ test: 'contract/v1Search', named: unpacked },
  },
  {
    breaks: 'Unpacked file: url leads to the file',
    ...{ file: row, was: '/subtitle/${file.nId}/${file.fileNId}', is: '/subtitle/${file.fileNId}/${file.nId}' },
    ...{ test: 'contract/downloads', named: 'a file of a pack can be had alone' },
  },
  {
    breaks: 'v1 search: season and episode are for series only',
    ...{
      file: 'service/catalogue/subtitleQuery.ts',
      was: "if (title.type === 'movie') return withoutEpisode(filter)",
      is: "if (title.type === 'movie') return filter",
    },
    ...{ test: 'contract/v1Search', named: 'season and episode are for series only: a movie ignores them' },
  },
  {
    breaks: 'v1 search: subs_per_page is 30 at most',
    ...{
      file: plans,
      was: 'most: 30, fallback: 10 }\nexport const mostF',
      is: 'most: 50, fallback: 10 }\nexport const mostF',
    },
    ...{
      test: 'contract/v1Search',
      named: 'a page holds 10 unless subs_per_page says otherwise, and never more than 30',
    },
  },
  {
    breaks: 'v1 search: subs_per_page is 10 unless told',
    ...{
      file: plans,
      was: 'most: 30, fallback: 10 }\nexport const mostF',
      is: 'most: 30, fallback: 20 }\nexport const mostF',
    },
    ...{
      test: 'contract/v1Search',
      named: 'a page holds 10 unless subs_per_page says otherwise, and never more than 30',
    },
  },
  {
    breaks: 'v1 search: releases adds all releases',
    ...{ file: row, was: '{ releases: subtitle.releases }', is: '{ releases: subtitle.releases.slice(0, 1) }' },
    ...{ test: 'contract/v1Search', named: 'comment=1 adds the author’s comment, releases=1 the release list' },
  },
  {
    breaks: 'v1 search: full_season asks for packs of whole seasons',
    ...{ file: search, was: "...(flagOf(query, 'full_season') && { fullSeasonOnly: true }),", is: '' },
    ...{ test: 'contract/v1Search', named: 'full_season=1 returns full-season packs' },
  },
  {
    breaks: 'v1 search: unpack lists every file',
    ...{ file: row, was: 'files.map(unpackedFile) : []', is: 'files.slice(0, 2).map(unpackedFile) : []' },
    ...{ test: 'contract/v1Search', named: unpacked },
  },
  {
    breaks: 'v1 search: an id of 0 names no title',
    ...{ file: search, was: 'return Number(digits) > 0 ? Number(digits) : undefined', is: 'return Number(digits)' },
    ...{ test: 'contract/oddValues', named: '%s names no title, and costs nothing' },
  },
  {
    breaks: 'v1 search: a number above its limit means the limit',
    ...{ file: 'service/http/queryValues.ts', was: '/^-?\\d+$/', is: '/^-?\\d{1,15}$/' },
    ...{ test: 'contract/oddValues', named: '%s of twenty digits is a number like others' },
  },
  {
    breaks: 'v2 filename search: file_name is as it was sent',
    ...{ file: filenames, was: 'file_name: fileName,', is: "file_name: fileName.replace(/\\.\\w+$/, '')," },
    ...{ test: 'contract/v2', named: 'every name gets one entry, in input order, twice where it was given twice' },
  },
  {
    breaks: 'v2 filename search: subtitles are rows',
    ...{ file: filenames, was: '...rows.get(subtitle.nId), match', is: 'n_id: subtitle.nId, match' },
    ...{ test: 'contract/v2', named: 'subtitles are v1 rows with a match_score' },
  },
  {
    breaks: 'v2 filename search: 1 to 50 names',
    ...{ file: plans, was: 'mostFilenames = 50', is: 'mostFilenames = 51' },
    ...{ test: 'contract/v2', named: '50 names are the most, one the fewest' },
  },
  {
    breaks: 'v2 filename search: auto uses ai on a paid plan',
    ...{
      file: filenames,
      was: "if (engine === 'auto') return isPaid ? 'ai' : 'local'",
      is: "if (engine === 'auto') return 'local'",
    },
    ...{ test: 'contract/v2', named: 'local never uses ai; auto uses it on a paid plan where local found nothing' },
  },
  {
    breaks: 'v2 filename search: engine is auto unless told',
    ...{ file: filenames, was: ".default('auto')", is: ".default('local')" },
    ...{ test: 'contract/v2', named: 'local never uses ai; auto uses it on a paid plan where local found nothing' },
  },
  {
    breaks: 'v2 filename search: episode_scope is exact unless told',
    ...{ file: filenames, was: ".default('exact')", is: ".default('title')" },
    ...{ test: 'contract/v2', named: 'episode_scope exact lists what covers the episode, title all of the title' },
  },
]
