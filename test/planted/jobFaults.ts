/** The same for rules of jobs, and of what uploads say and replace. */
import type { PlantedFault } from './plantedFault.ts'

const fields = 'service/uploads/uploadFields.ts'
const body = 'service/routes/jobBody.ts'
const ai = 'service/ai/jobs/aiJobs.ts'

const ofJobs: readonly PlantedFault[] = [
  {
    breaks: 'v1 translation: it is for paid plans',
    ...{ file: ai, was: "await jobs.requireEntitled('translation', by)", is: 'await Promise.resolve()' },
    ...{ test: 'contract/edges', named: 'whoever may not translate is told so, also where no engine is there' },
  },
  {
    breaks: 'v1 translation: file_n_id names one file',
    ...{ file: body, was: 'fileNId: file_n_id ?? null,', is: 'fileNId: null,' },
    ...{
      test: 'contract/ai',
      named: 'one file of a pack is translated by its file_n_id and published for its own episode',
    },
  },
  {
    breaks: 'v2 translations: the target is named where it is missing',
    ...{
      file: body,
      was: "const languageRule = 'target_language must be",
      is: "const languageRule = 'language must be",
    },
    ...{ test: 'contract/ai', named: '%j is refused with 400 invalid_request that names %s' },
  },
  {
    breaks: 'v2 translations: a job of another account is unknown',
    ...{ file: ai, was: 'if (job?.owner.accountId === accountId) return job', is: 'if (job) return job' },
    ...{ test: 'contract/ai', named: 'what one account had translated, another gets reused under an id of its own' },
  },
  {
    breaks: 'v1 translation: before its end a job has no result',
    ...{ file: ai, was: "throw new ServiceError('not_ready'", is: "throw new ServiceError('not_found'" },
    ...{
      test: 'contract/ai',
      named: 'an unknown job is 404 not_found in the shape of its part; a job that has not ended has no result yet',
    },
  },
  {
    breaks: 'v1 translation: a failure says why',
    ...{
      file: ai,
      was: 'throw new ServiceError(job.error.code, job.error.message)',
      is: "throw new ServiceError('not_found', job.error.message)",
    },
    ...{
      test: 'contract/ai',
      named: 'a failed job says why in code and message, costs nothing, and may be started again',
    },
  },
  {
    breaks: 'Translation job: no failure names the address of an engine',
    ...{ file: body, was: 'message: withoutAddresses(job.error.message) }', is: 'message: job.error.message }' },
    ...{
      test: 'contract/ai',
      named: 'a failed job says why in code and message, costs nothing, and may be started again',
    },
  },
  {
    breaks: 'v1 translation: no refused result names the address of an engine',
    ...{
      file: 'service/http/errorReplies.ts',
      was: 'const message = withoutAddresses(error.message)',
      is: 'const { message } = error',
    },
    ...{
      test: 'contract/ai',
      named: 'a failed job says why in code and message, costs nothing, and may be started again',
    },
  },
  {
    breaks: 'v2 translations: what runs is not started again',
    ...{
      file: 'service/ai/jobs/startJob.ts',
      was: 'const open = store.openTwin(same, account.id)',
      is: "const open = store.openTwin({ ...same, tone: 'anime' }, account.id)",
    },
    ...{
      test: 'contract/races',
      named: 'the same translation started many times without an id is one job and one unit',
    },
  },
  {
    breaks: 'v2 transcription: the language may be left out',
    ...{
      file: 'service/routes/v2/ai.ts',
      was: 'language: optional(z.string(languageRule).optional()),',
      is: 'language: z.string(languageRule),',
    },
    ...{ test: 'contract/transcription', named: 'without a language the recogniser finds out' },
  },
]

const ofUploads: readonly PlantedFault[] = [
  {
    breaks: 'Upload: each of five qualities is kept',
    ...{
      file: fields,
      was: 'if (isUploadQuality(quality)) return quality',
      is: "if (isUploadQuality(quality)) return 'web'",
    },
    ...{ test: 'contract/uploadRules', named: 'quality %s is kept as %s' },
  },
  {
    breaks: 'Upload: is_full_season is kept',
    ...{
      file: fields,
      was: 'isFullSeason: fullSeasonIn(form, type),',
      is: 'isFullSeason: fullSeasonIn(form, type) && false,',
    },
    ...{ test: 'contract/upload', named: 'a zip is a pack that is sent on as it came' },
  },
  {
    breaks: 'Upload: type is movie or tv',
    ...{
      file: fields,
      was: "if (type === 'movie' || type === 'tv') return type",
      is: "if (type !== '') return type as TitleType",
    },
    ...{ test: 'contract/uploadRules', named: 'step 3 names $field when it is $shown' },
  },
  {
    breaks: 'Upload: filmdb_id names the title too',
    ...{ file: fields, was: 'if (filmdbId !== undefined && !/^tt', is: 'if (filmdbId !== undefined && /^tt' },
    ...{ test: 'contract/uploadRules', named: 'step 3 takes %s' },
  },
  {
    breaks: 'Upload: a list may be repeated fields',
    ...{
      file: 'service/uploads/form.ts',
      was: 'if (only === undefined || others.length > 0) return values',
      is: 'if (only === undefined || others.length > 0) return values.slice(0, 1)',
    },
    ...{ test: 'contract/uploadRules', named: 'a list may be %s' },
  },
  {
    breaks: 'Upload: names in camel case',
    ...{ file: 'service/uploads/form.ts', was: "    .replaceAll('_', '')\n", is: '' },
    ...{
      test: 'contract/upload',
      named: 'an upload as %s in %s, by token or Bearer, carries every field to the public',
    },
  },
  {
    breaks: 'Upload: sub is taken',
    ...{ file: 'shared/uploads/uploadTerms.ts', was: "'vtt', 'sub', 'smi'", is: "'vtt', 'smi'" },
    ...{ test: 'contract/uploadRules', named: 'step 2 takes %s' },
  },
  {
    breaks: 'Upload: what is no subtitle is refused',
    ...{
      file: 'service/uploads/subtitleFile.ts',
      was: 'for (const { path, bytes } of files) refusing(() => parseSubtitle(bytes, { fileName: path }))',
      is: '',
    },
    ...{ test: 'contract/uploadRules', named: 'step 2 refuses %s' },
  },
  {
    breaks: 'Upload: an upload token opens nothing else',
    ...{
      file: 'service/http/surfaces.ts',
      was: "export const v2: Surface = { errors: 'v2', credentials: ['bearer', 'x-api-key header']",
      is: "export const v2: Surface = { errors: 'v2', credentials: ['token header']",
    },
    ...{ test: 'contract/uploadRules', named: 'an upload token is no API key' },
  },
  {
    breaks: 'Upload: the names of its files say the episode',
    ...{
      file: fields,
      was: 'return { episodeFrom: from ?? end, episodeEnd: end ?? from }',
      is: 'return { episodeFrom: from ?? end ?? 1, episodeEnd: end ?? from ?? 1 }',
    },
    ...{ test: 'contract/upload', named: 'an episode sent without ef and ee is found %s' },
  },
]

export const jobFaults: readonly PlantedFault[] = [...ofJobs, ...ofUploads]
