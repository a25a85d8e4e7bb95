/** Further rules of docs/api-rules.md, about rows and searches. */
import type { PlantedFault } from './plantedFault.ts'

export const rowFaults: readonly PlantedFault[] = [
  {
    breaks: 'Title result: filmdb_id is tt and digits',
    ...{
      file: 'service/routes/titleRow.ts',
      was: "filmdb_id: title.filmdbId ?? '',",
      is: "filmdb_id: (title.filmdbId ?? '').slice(2),",
    },
    ...{ test: 'contract/v1Search', named: 'a title has exactly the fields of the document, with their types' },
  },
  {
    breaks: 'Title result: moviedb_id is an integer',
    ...{
      file: 'service/routes/titleRow.ts',
      was: 'moviedb_id: title.moviedbId ?? 0,',
      is: 'moviedb_id: String(title.moviedbId ?? 0),',
    },
    ...{ test: 'contract/v1Search', named: 'a title has exactly the fields of the document, with their types' },
  },
  {
    breaks: 'Title result: first_air_date is null for films',
    ...{
      file: 'service/routes/titleRow.ts',
      was: "title.type === 'tv' ? title.firstAirDate : null",
      is: "title.firstAirDate ?? ''",
    },
    ...{ test: 'contract/v1Search', named: 'a title has exactly the fields of the document, with their types' },
  },
  {
    breaks: 'Title result: first_air_date is a text for series',
    ...{ file: 'service/routes/titleRow.ts', was: "title.type === 'tv' ? title.firstAirDate : null", is: 'null' },
    ...{ test: 'contract/v1Search', named: 'a series says when it was first on air' },
  },
  {
    breaks: 'Title result: an unknown year keeps its type',
    ...{ file: 'service/routes/titleRow.ts', was: 'year: title.year ?? 0,', is: 'year: title.year,' },
    ...{ test: 'contract/oddValues', named: 'ids and year of a title are of their types where nobody knows them' },
  },
  {
    breaks: 'Subtitle: no two rows share a name',
    ...{ file: 'service/routes/subtitleRow.ts', was: '.${language}.${nId}.zip', is: '.zip' },
    ...{ test: 'contract/clientHabits', named: 'clients that key on the name of a row lose no language and no author' },
  },
  {
    breaks: 'Subtitle: url begins with the number of the row',
    ...{
      file: 'service/routes/subtitleRow.ts',
      was: '/subtitle/${subtitle.nId}-${subtitle.archiveNumber}.zip',
      is: '/subtitle/0${subtitle.nId}-${subtitle.archiveNumber}.zip',
    },
    ...{ test: 'contract/v1Search', named: 'the url of a row begins with its n_id' },
  },
  {
    breaks: 'Subtitle: framerate is the code of step 3',
    ...{ file: 'service/routes/subtitleRow.ts', was: '    framerate,\n    fps', is: '    framerate: 0,\n    fps' },
    ...{
      test: 'contract/smallPrint',
      named: 'every framerate code of upload step 3 comes back with its frames a second',
    },
  },
  {
    breaks: 'Subtitle: fps is null where it is unknown',
    ...{
      file: 'service/routes/subtitleRow.ts',
      was: 'fps: fpsOfCode(framerate),',
      is: "fps: fpsOfCode(framerate) ?? '0',",
    },
    ...{ test: 'contract/v1Search', named: 'framerate 0 has no fps' },
  },
  {
    breaks: 'Subtitle: episode_end is the last of a pack',
    ...{ file: 'service/routes/subtitleRow.ts', was: 'episode_end: episodeEnd ?? from,', is: 'episode_end: from,' },
    ...{ test: 'contract/v1Search', named: 'season and episode give the single and every pack that covers it' },
  },
  {
    breaks: 'Subtitle: full_season is a boolean',
    ...{
      file: 'service/routes/subtitleRow.ts',
      was: 'full_season: isFullSeason,',
      is: 'full_season: Number(isFullSeason),',
    },
    ...{ test: 'contract/v1Search', named: 'full_season=1 returns full-season packs' },
  },
  {
    breaks: 'Subtitle: the fields of the API come first',
    ...{
      file: 'service/routes/subtitleRow.ts',
      was: '    release_name: releaseNameOf(subtitle),\n',
      is: "    subtitlePage: '',\n    release_name: releaseNameOf(subtitle),\n",
    },
    ...{ test: 'contract/edges', named: 'a row carries the fields of the document first, in its order' },
  },
  {
    breaks: 'Unpacked file: file_n_id is a string',
    ...{
      file: 'service/routes/subtitleRow.ts',
      was: 'file_n_id: file.fileNId,',
      is: 'file_n_id: Number(file.fileNId),',
    },
    ...{
      test: 'contract/v1Search',
      named: 'unpack=1 lists every file of a pack, with fields and types of the document',
    },
  },
  {
    breaks: 'Unpacked file: language is a code',
    ...{
      file: 'service/routes/subtitleRow.ts',
      was: 'language: file.language,',
      is: 'language: file.language.toLowerCase(),',
    },
    ...{
      test: 'contract/v1Search',
      named: 'unpack=1 lists every file of a pack, with fields and types of the document',
    },
  },
  {
    breaks: 'v2 filename search: match is null where nothing matched',
    ...{
      file: 'service/routes/v2/filenames.ts',
      was: 'match: match && matchFields(match),',
      is: 'match: match ? matchFields(match) : {},',
    },
    ...{ test: 'contract/v2', named: 'a name longer than any file system allows stays, unmatched' },
  },
  {
    breaks: 'v2 filename search: ai needs a paid plan',
    ...{
      file: 'service/routes/v2/filenames.ts',
      was: "if (engine === 'ai' && !isPaid) {",
      is: "if (engine === 'ai' && isPaid === null) {",
    },
    ...{ test: 'contract/v2', named: 'the ai engine is for paid plans only, and a refused call costs nothing' },
  },
  {
    breaks: 'v2 filename search: each name costs one search',
    ...{ file: 'service/routes/v2/filenames.ts', was: '({ object, units: 1 }))', is: '({ object, units: 0 }))' },
    ...{
      test: 'contract/v2',
      named: 'each name costs one unit, matched or not, and a batch that does not fit costs none',
    },
  },
  {
    breaks: 'v2 filename search: languages choose',
    ...{
      file: 'service/routes/v2/filenames.ts',
      was: 'languages: languagesIn(String(body.languages)),',
      is: 'languages: [],',
    },
    ...{ test: 'contract/v2', named: 'languages filters in any case' },
  },
  {
    breaks: 'v2 filename search: subs_per_page is for each name',
    ...{
      file: 'service/routes/v2/filenames.ts',
      was: 'subtitlesPerPage: clamp(body.subs_per_page, subtitlesPerPage),',
      is: 'subtitlesPerPage: 30,',
    },
    ...{ test: 'contract/v2', named: 'subs_per_page bounds the subtitles of each file' },
  },
  {
    breaks: 'v1 search: film_name finds a title',
    ...{
      file: 'service/routes/v1/subtitles.ts',
      was: "filmName: textOf(query, 'film_name'),",
      is: "filmName: textOf(query, 'film_name') && 'Glass Orchard',",
    },
    ...{ test: 'contract/v1Search', named: 'exact matches come before broader ones' },
  },
  {
    breaks: 'v1 search: type counts',
    ...{ file: 'service/routes/v1/subtitles.ts', was: 'type: titleTypeOf(query), year', is: 'type: undefined, year' },
    ...{ test: 'contract/v1Search', named: 'type tells titles of one name apart' },
  },
  {
    breaks: 'v1 search: year counts',
    ...{ file: 'service/routes/v1/subtitles.ts', was: "year: positiveOf(query, 'year') }", is: 'year: undefined }' },
    ...{ test: 'contract/v1Search', named: 'year tells titles of one name apart' },
  },
  {
    breaks: 'v1 search: languages choose',
    ...{
      file: 'service/routes/v1/subtitles.ts',
      was: "languages: languagesIn(query.getAll('languages').join()),",
      is: 'languages: [],',
    },
    ...{ test: 'contract/v1Search', named: '%s chooses by language' },
  },
  {
    breaks: 'v1 search: comment adds that of the author',
    ...{ file: 'service/routes/subtitleRow.ts', was: '{ comment: subtitle.comment }', is: "{ comment: '' }" },
    ...{ test: 'contract/v1Search', named: 'comment=1 adds the author’s comment, releases=1 the release list' },
  },
  {
    breaks: 'v1 search: hi is a boolean',
    ...{
      file: 'service/routes/subtitleRow.ts',
      was: 'hi: subtitle.isHearingImpaired,',
      is: 'hi: Number(subtitle.isHearingImpaired),',
    },
    ...{ test: 'contract/v1Search', named: 'hi=1 includes the hearing-impaired flag as a boolean' },
  },
  {
    breaks: 'v1 search: a year of 0 is none',
    ...{
      file: 'service/routes/v1/subtitles.ts',
      was: "year: positiveOf(query, 'year')",
      is: "year: countOf(query, 'year')",
    },
    ...{ test: 'contract/oddValues', named: '%s is no year' },
  },
  {
    breaks: 'v1 search: a season below 0 is none',
    ...{
      file: 'service/http/queryValues.ts',
      was: 'number === undefined || number < 0 ? undefined : number',
      is: 'number',
    },
    ...{ test: 'contract/oddValues', named: 'a season or an episode below 0 is none: not those that nobody knows' },
  },
  {
    breaks: 'v1 search: one of five names a title',
    ...{
      file: 'service/routes/v1/subtitles.ts',
      was: 'if (Object.keys(names).length === 0) {',
      is: 'if (Object.keys(names).length < 0) {',
    },
    ...{ test: 'contract/v1Search', named: 'no search parameter (%s) is 400' },
  },
  {
    breaks: 'v1 search: a value that cannot be read is named',
    ...{
      file: 'service/http/queryValues.ts',
      was: '`${name} must be a whole number.`',
      is: "'It must be a whole number.'",
    },
    ...{ test: 'contract/v1Search', named: 'a value that cannot be read (%s) is 400 and names the parameter' },
  },
]
