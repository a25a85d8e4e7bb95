/** Further rules of docs/api-rules.md: those of a random sample of the document's sentences that had no fault yet. */
import type { PlantedFault } from './plantedFault.ts'

const row = 'service/routes/subtitleRow.ts'
const unpacked = {
  ...{ file: row, test: 'contract/v1Search' },
  named: 'unpack=1 lists every file of a pack, with fields and types of the document',
} as const

export const sampledFaults: readonly PlantedFault[] = [
  {
    breaks: 'Subtitle: episode_from is the first of a pack',
    ...{ file: row, was: 'episode_from: from,', is: 'episode_from: episodeEnd ?? from,' },
    ...{ test: 'contract/v1Search', named: 'season and episode give the single and every pack that covers it' },
  },
  {
    breaks: 'Unpacked file: season is an integer',
    ...unpacked,
    was: 'season: file.season,',
    is: 'season: String(file.season),',
  },
  { breaks: 'Unpacked file: episode is an integer', ...unpacked, was: 'episode: file.episode,', is: 'episode: null,' },
  {
    breaks: 'Unpacked file: hi is a boolean',
    ...unpacked,
    was: 'hi: file.isHearingImpaired,',
    is: 'hi: Number(file.isHearingImpaired),',
  },
  {
    breaks: 'Unpacked file: format is that of the file',
    ...unpacked,
    was: 'format: file.format,',
    is: "format: 'zip',",
  },
  {
    breaks: 'Unpacked file: name is that of the file',
    ...unpacked,
    was: 'name: file.name,',
    is: 'name: file.releaseName,',
  },
  {
    breaks: 'v1 search: sd_id finds a title',
    ...{ file: 'service/routes/v1/subtitles.ts', was: 'sdId: serviceIdOf(query),', is: 'sdId: undefined,' },
    ...{ test: 'contract/v1Search', named: 'a title is found by %s' },
  },
  {
    breaks: 'v1 search: a missing key is 422',
    ...{
      file: 'service/http/errorReplies.ts',
      was: "isV1 && code === 'unauthorized' ? 422 : status",
      is: 'isV1 ? status : status',
    },
    ...{ test: 'contract/v1Search', named: 'a missing key is 422, a wrong one 403, each with status false and a text' },
  },
  {
    breaks: 'v1 paid search: both count as requests',
    ...{
      file: 'service/routes/v1/titles.ts',
      was: "{ counter: 'search', route, items",
      is: "{ counter: 'downloads', route, items",
    },
    ...{ test: 'contract/v1Account', named: 'auto and search end with the daily quota' },
  },
  {
    breaks: 'v2 title search: q finds by name',
    ...{ file: 'service/routes/v2/titles.ts', was: "textOf(query, 'q')", is: "textOf(query, 'query')" },
    ...{ test: 'contract/v2', named: 'v2 title search finds by name, and tells the original name' },
  },
  {
    breaks: 'Authentication: v2 takes the key as Bearer',
    ...{ file: 'service/http/authenticate.ts', was: '/^Bearer +(\\S+)\\s*$/i', is: '/^Key +(\\S+)\\s*$/i' },
    ...{ test: 'contract/v2', named: 'v2 takes the key as Bearer or X-API-Key, and not from the query' },
  },
  {
    breaks: 'Authentication: v2 takes the key in X-API-Key',
    ...{ file: 'service/http/authenticate.ts', was: "headers['x-api-key']", is: "headers['x-apikey']" },
    ...{ test: 'contract/v2', named: 'v2 takes the key as Bearer or X-API-Key, and not from the query' },
  },
  {
    breaks: 'v2 transcription: media_url is required',
    ...{
      file: 'service/routes/v2/ai.ts',
      was: 'media_url: z.string(mediaRule),',
      is: "media_url: z.string(mediaRule).default('https://media.example/'),",
    },
    ...{ test: 'contract/transcription', named: '%j is refused with 400 invalid_request that names %s' },
  },
  {
    breaks: 'Translation job: an estimated time is told',
    ...{ file: 'service/routes/jobBody.ts', was: 'eta_ms: remainingMs(job, nowMs),', is: 'eta_ms: undefined,' },
    ...{
      test: 'contract/ai',
      named: 'v2: a start answers 202 with a request id and the job; the end is a published subtitle',
    },
  },
  {
    breaks: 'Upload records: error is null in the identifier reply',
    ...{
      file: 'service/routes/upload.ts',
      was: 'await uploads.open(account), error: null })',
      is: 'await uploads.open(account) })',
    },
    ...{ test: 'contract/upload', named: 'step 1 gives a number of its own each time' },
  },
  {
    breaks: 'Upload records: n_id is null where step 1 refuses',
    ...{
      file: 'service/http/errorReplies.ts',
      was: '{ ok: false, n_id: null, error: message }',
      is: '{ ok: false, error: message }',
    },
    ...{
      test: 'contract/uploadRules',
      named: '%s %s refuses a missing token, a wrong one and an API key in its own shape',
    },
  },
  {
    breaks: 'Upload: name is that of the archive of several files',
    ...{
      file: 'service/uploads/uploadContent.ts',
      was: "`${name.replace(/\\.zip$/i, '')}.zip`",
      is: '`${name.length}.zip`',
    },
    ...{ test: 'contract/upload', named: 'several files are one pack, named as the upload says' },
  },
  {
    breaks: 'Limits: 30,000 searches a day of a paid account',
    ...{
      file: 'service/usage/plans.ts',
      was: 'limits: { search: 30_000, downloads: 2_000, ai: 60,',
      is: 'limits: { search: 30_001, downloads: 2_000, ai: 60,',
    },
    ...{ test: 'contract/v1Search', named: 'a %s account has %i searches a day, over all its keys and ways to search' },
  },
  {
    breaks: 'Limits: 2,000 downloads a day of a paid account',
    ...{
      file: 'service/usage/plans.ts',
      was: 'limits: { search: 30_000, downloads: 2_000, ai: 60,',
      is: 'limits: { search: 30_000, downloads: 2_001, ai: 60,',
    },
    ...{ test: 'contract/downloads', named: 'a %s account has %i downloads a day' },
  },
  {
    breaks: 'Limits: one trial of transcription a month',
    ...{ file: 'service/usage/plans.ts', was: 'ai: 1, transcription: 1 }', is: 'ai: 1, transcription: 2 }' },
    ...{
      test: 'contract/transcription',
      named: 'the free plan has one a month beside its translation, then 402 translation_not_entitled',
    },
  },
]
