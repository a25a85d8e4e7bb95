/** Further rules of docs/api-rules.md, about accounts, limits, errors, jobs and uploads. */
import type { PlantedFault } from './plantedFault.ts'

export const limitFaults: readonly PlantedFault[] = [
  {
    breaks: 'Account usage: eligible ends with the trial',
    ...{
      file: 'service/routes/v2/account.ts',
      was: 'eligible: plan.isPaid || ai.remaining > 0,',
      is: 'eligible: true,',
    },
    ...{ test: 'contract/v2', named: 'a free account that used its trial is no longer eligible' },
  },
  {
    breaks: 'Account usage: free_trial_per_month',
    ...{
      file: 'service/routes/v2/account.ts',
      was: 'free_trial_per_month: plan.freeTrialsPerMonth,',
      is: 'free_trial_per_month: 0,',
    },
    ...{ test: 'contract/v2', named: 'the account record of a free account' },
  },
  {
    breaks: 'Account usage: AI counts by month',
    ...{ file: 'service/routes/v2/account.ts', was: "period: 'month',", is: "period: 'day'," },
    ...{ test: 'contract/v2', named: 'the account record of a free account' },
  },
  {
    breaks: 'Account usage: the plan of a paid account',
    ...{ file: 'service/routes/v2/account.ts', was: 'name: plan.name }', is: "name: 'free' }" },
    ...{ test: 'contract/v2', named: 'the account record of a paid account' },
  },
  {
    breaks: 'Translation job: progress is told',
    ...{ file: 'service/routes/jobBody.ts', was: 'progress: job.progress,', is: '' },
    ...{
      test: 'contract/ai',
      named: 'v2: a start answers 202 with a request id and the job; the end is a published subtitle',
    },
  },
  {
    breaks: 'Translation job: download_ready waits for the end',
    ...{ file: 'service/routes/jobBody.ts', was: 'download_ready: isReady(job),', is: 'download_ready: true,' },
    ...{
      test: 'contract/ai',
      named: 'v2: a start answers 202 with a request id and the job; the end is a published subtitle',
    },
  },
  {
    breaks: 'v2 translations: tone is one of six',
    ...{
      file: 'service/routes/jobBody.ts',
      was: 'tone: optional(choice(tones, toneRule).default(defaultTone)),',
      is: 'tone: optional(z.string().default(defaultTone)),',
    },
    ...{ test: 'contract/ai', named: 'each of the six tones is an instruction of its own; another one is refused' },
  },
  {
    breaks: 'v2 translations: 20 jobs a page',
    ...{ file: 'service/routes/v2/ai.ts', was: 'const jobsPerPage = 20', is: 'const jobsPerPage = 21' },
    ...{ test: 'contract/ai', named: 'the list shows 20 jobs a page, newest first, of the caller only' },
  },
  {
    breaks: 'Limits: 300 downloads a day without a key',
    ...{ file: 'service/usage/plans.ts', was: 'search: 0, downloads: 300,', is: 'search: 0, downloads: 301,' },
    ...{ test: 'contract/downloads', named: 'without a key an address has 300 downloads a day, and each counts' },
  },
  {
    breaks: 'Limits: 50 downloads a day of a free account',
    ...{
      file: 'service/usage/plans.ts',
      was: 'search: 2_000, downloads: 50, ai: 1',
      is: 'search: 2_000, downloads: 51, ai: 1',
    },
    ...{ test: 'contract/downloads', named: 'a %s account has %i downloads a day' },
  },
  {
    breaks: 'Limits: 2,000 searches a day of a free account',
    ...{
      file: 'service/usage/plans.ts',
      was: 'search: 2_000, downloads: 50, ai: 1',
      is: 'search: 2_001, downloads: 50, ai: 1',
    },
    ...{ test: 'contract/v1Search', named: 'a %s account has %i searches a day, over all its keys and ways to search' },
  },
  {
    breaks: 'Limits: 60 translations a month of a pro account',
    ...{ file: 'service/usage/plans.ts', was: 'downloads: 2_000, ai: 60', is: 'downloads: 2_000, ai: 61' },
    ...{
      test: 'contract/ai',
      named: 'a pro account has 60 a month, plus 20; then 429 translation_quota_exhausted until the 1st (UTC)',
    },
  },
  {
    breaks: 'Limits: 600 paid requests a minute',
    ...{ file: 'service/usage/plans.ts', was: 'paidRequestsPerMinute = 600', is: 'paidRequestsPerMinute = 601' },
    ...{
      test: 'contract/v1Account',
      named:
        'auto and search together are 600 a minute of one account, through whichever key, then 429 with Retry-After, and count as requests',
    },
  },
  {
    breaks: 'Limits: the day begins at 00:00 UTC',
    ...{
      file: 'service/usage/periods.ts',
      was: 'new Date(atMs).toISOString().slice(0, 10)',
      is: 'new Date(atMs - 3_600_000).toISOString().slice(0, 10)',
    },
    ...{ test: 'contract/v1Search', named: 'the day begins at 00:00 UTC' },
  },
  {
    breaks: 'v1 paid search: auto is for paid plans',
    ...{
      file: 'service/routes/routeTable.ts',
      was: "({ access: 'paidKey', handle })",
      is: "({ access: 'key', handle } as unknown as Access)",
    },
    ...{ test: 'contract/v1Account', named: '%s is for paid plans' },
  },
  {
    breaks: 'Authentication: v2 takes no key from the query',
    ...{
      file: 'service/http/surfaces.ts',
      was: "credentials: ['bearer', 'x-api-key header'], rate",
      is: "credentials: ['bearer', 'x-api-key header', 'api_key parameter'], rate",
    },
    ...{ test: 'contract/v2', named: 'v2 takes the key as Bearer or X-API-Key, and not from the query' },
  },
  {
    breaks: 'Errors: v2 has code, message and docs_url',
    ...{
      file: 'service/http/errorReplies.ts',
      was: 'return { error: { code, message, docs_url: docsUrlOf(code) } }',
      is: 'return { error: code, message, docs_url: docsUrlOf(code) }',
    },
    ...{ test: 'contract/v2', named: 'a missing key is 401 unauthorized, a wrong one 403 not_authorized' },
  },
  {
    breaks: 'Errors: translation_not_entitled is 402',
    ...{
      file: 'service/http/serviceError.ts',
      was: 'translation_not_entitled: 402,',
      is: 'translation_not_entitled: 403,',
    },
    ...{ test: 'contract/ai', named: 'the free plan has one translation a month, then 402 translation_not_entitled' },
  },
  {
    breaks: 'Errors: v2 has its rate headers',
    ...{ file: 'service/http/answerRequest.ts', was: "'X-RateLimit-Remaining': String(remaining),", is: '' },
    ...{ test: 'contract/v2', named: '%s carries the rate headers' },
  },
  {
    breaks: 'Errors: a missing key sends no client away for the day',
    ...{ file: 'service/http/answerRequest.ts', was: 'remaining: ofFree }', is: 'remaining: 0 }' },
    ...{
      test: 'contract/clientHabits',
      named: 'clients that wait for the reset once 0 are left are not sent away for a day by %s',
    },
  },
  {
    breaks: "v1 search: a film's number beside a show's id is refused",
    ...{ file: 'service/catalogue/catalogue.ts', was: 'hasNoNumber ? known.type : undefined', is: 'known?.type' },
    ...{ test: 'contract/v1Search', named: 'an id of another title is refused by its name: %s in %s' },
  },
  {
    breaks: 'Upload: the completion reply has status and message',
    ...{
      file: 'service/routes/upload.ts',
      was: 'return jsonReply({ status: true, message:',
      is: 'return jsonReply({ ok: true, message:',
    },
    ...{ test: 'contract/upload', named: 'step 3 says that the subtitle was sent for review' },
  },
  {
    breaks: 'Upload: fileSize is in bytes',
    ...{ file: 'service/routes/upload.ts', was: 'fileSize: sizeBytes,', is: 'fileSize: sizeBytes - 1,' },
    ...{ test: 'contract/upload', named: 'step 2 tells what the name of the file says, its md5 and its size' },
  },
  {
    breaks: 'Upload: lang is a code',
    ...{
      file: 'service/uploads/uploadFields.ts',
      was: 'if (code === null || !knownCodes.has(code)) throw',
      is: "if (code === null) return 'EN'\n  if (!knownCodes.has(code)) throw",
    },
    ...{ test: 'contract/uploadRules', named: 'step 3 names $field when it is $shown' },
  },
  {
    breaks: 'Upload: season is 0 for films',
    ...{
      file: 'service/uploads/uploadFields.ts',
      was: "if (season !== 0) throw wrong('season', 'must be 0 for a movie.')",
      is: '',
    },
    ...{ test: 'contract/uploadRules', named: 'step 3 names $field when it is $shown' },
  },
  {
    breaks: 'Upload: hi is a boolean',
    ...{ file: 'service/uploads/form.ts', was: "throw wrong(field, 'must be true or false.')", is: 'return false' },
    ...{ test: 'contract/uploadRules', named: 'step 3 names $field when it is $shown' },
  },
  {
    breaks: 'Upload: comment must be there',
    ...{
      file: 'service/uploads/uploadFields.ts',
      was: "if (!hasField(form, 'comment')) throw wrong('comment', 'is missing. It may be empty.')",
      is: '',
    },
    ...{ test: 'contract/uploadRules', named: 'step 3 names $field when it is $shown' },
  },
  {
    breaks: 'Upload: ef and ee are the first and last episode',
    ...{ file: 'service/uploads/uploadFields.ts', was: 'episodeEnd: end ?? from }', is: 'episodeEnd: from }' },
    ...{ test: 'contract/upload', named: 'several files are one pack, named as the upload says' },
  },
  {
    breaks: "Upload: sd_id is one's own",
    ...{ file: 'service/uploads/uploadFields.ts', was: 'known.requireOwn(nId)\n', is: '' },
    ...{
      test: 'contract/upload',
      named: "an update by sd_id takes the place of one's own subtitle, and only of one's own",
    },
  },
  {
    breaks: 'Upload: tags are all kept',
    ...{
      file: 'service/uploads/uploadFields.ts',
      was: 'tags: [...tagsIn(form)],',
      is: 'tags: [...tagsIn(form)].slice(0, 1),',
    },
    ...{
      test: 'contract/upload',
      named: 'an upload as %s in %s, by token or Bearer, carries every field to the public',
    },
  },
  {
    breaks: 'Upload: the first wrong field of the table is named',
    ...{
      file: 'service/uploads/uploadFields.ts',
      was: "    ...titleOf(form, type, known),\n    name: shortText(form, 'name', most.nameChars),\n",
      is: "    name: shortText(form, 'name', most.nameChars),\n    ...titleOf(form, type, known),\n",
    },
    ...{ test: 'contract/uploadRules', named: 'of several wrong fields the first of the table is named' },
  },
]
