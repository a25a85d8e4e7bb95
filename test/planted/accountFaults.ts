/** The same for rules about accounts, errors, jobs and uploads. */
import type { PlantedFault } from './plantedFault.ts'

const account = 'service/routes/v2/account.ts'
const job = 'service/routes/jobBody.ts'
const replies = 'service/http/errorReplies.ts'
const fields = 'service/uploads/uploadFields.ts'

/** The account, keys and errors. */
const ofAccounts: readonly PlantedFault[] = [
  {
    breaks: 'Errors: docs_url leads somewhere',
    ...{ file: replies, was: 'docs_url: docsUrlOf(code)', is: "docs_url: ''" },
    ...{ test: 'contract/v2', named: 'the addresses in replies lead somewhere' },
  },

  {
    breaks: 'Account usage: plan.is_pro of a free account',
    ...{ file: account, was: 'is_pro: plan.isPaid', is: 'is_pro: true' },
    ...{ test: 'contract/v2', named: 'the account record of a free account' },
  },
  {
    breaks: 'Account usage: usage.search.remaining',
    ...{
      file: account,
      was: "return { used, limit, remaining, period: 'day'",
      is: "return { used, limit, remaining: limit, period: 'day'",
    },
    ...{ test: 'contract/v2', named: 'the account record of a free account' },
  },
  {
    breaks: 'Account usage: usage.downloads is that of downloads',
    ...{ file: account, was: 'downloads: dayBlock(downloads)', is: 'downloads: dayBlock(search)' },
    ...{ test: 'contract/v2', named: 'the account record of a free account' },
  },
  {
    breaks: 'Account usage: upgrade_url leads somewhere',
    ...{
      file: account,
      was: 'upgrade_url: ownLink(plansPath, request, own)',
      is: "upgrade_url: ownLink('/plan', request, own)",
    },
    ...{ test: 'contract/v2', named: 'the addresses in replies lead somewhere' },
  },
  {
    breaks: 'Authentication: v1 links take api_key',
    ...{
      file: 'service/http/surfaces.ts',
      was: "errors: 'link', credentials: v2Download.credentials",
      is: "errors: 'link', credentials: v2.credentials",
    },
    ...{
      test: 'contract/downloads',
      named: 'a link takes the key as a parameter, in x-api-key or as Bearer, and one account pays for all three',
    },
  },
  {
    breaks: 'Authentication: uploads take the token in either header',
    ...{
      file: 'service/http/surfaces.ts',
      was: "credentials: ['token header', 'authorization token']",
      is: "credentials: ['token header']",
    },
    ...{ test: 'contract/uploadRules', named: '%s %s takes the token bare or as Bearer, in either header' },
  },
  {
    breaks: 'Errors: v1 search has status false',
    ...{
      file: replies,
      was: '!error.details.limitReached) return { status: false, error: message }',
      is: "!error.details.limitReached) return { status: 'error', error: message }",
    },
    ...{ test: 'contract/v1Search', named: 'a missing key is 422, a wrong one 403, each with status false and a text' },
  },
  {
    breaks: 'Errors: each upload step has its own shape',
    ...{
      file: replies,
      was: 'return { ok: false, n_id: null, error: message }',
      is: 'return { ok: false, error: message }',
    },
    ...{
      test: 'contract/uploadRules',
      named: '%s %s refuses a missing token, a wrong one and an API key in its own shape',
    },
  },
  {
    breaks: 'Errors: translation_quota_exhausted',
    ...{
      file: 'service/usage/limitErrors.ts',
      was: "counter === 'ai' ? 'translation_quota_exhausted'",
      is: "counter === 'ai' ? 'quota_exceeded'",
    },
    ...{
      test: 'contract/ai',
      named: 'a pro account has 60 a month, plus 20; then 429 translation_quota_exhausted until the 1st (UTC)',
    },
  },
  {
    breaks: 'Errors: what cannot be read has the shape of its part',
    ...{
      file: 'service/http/wire/unreadHead.ts',
      was: 'return { method, path, fault:',
      is: "return { method, path: '', fault:",
    },
    ...{ test: 'contract/wire', named: '%s with more headers than are read is 431 in the shape of its part' },
  },
]

const ofJobsAndUploads: readonly PlantedFault[] = [
  {
    breaks: 'v2 translations: tone is faithful unless told',
    ...{ file: job, was: '.default(defaultTone)', is: ".default('casual')" },
    ...{
      test: 'contract/ai',
      named: 'a repeated request answers 200 with the finished job, reused, and costs nothing',
    },
  },
  {
    breaks: 'Upload: production_type is 0 unless told',
    ...{ file: fields, was: "integerIn(form, 'production_type') ?? 0", is: "integerIn(form, 'production_type') ?? 9" },
    ...{ test: 'contract/uploadRules', named: 'step 3 takes %s' },
  },

  {
    breaks: 'States: a repeat is reused',
    ...{ file: job, was: 'reused: isReused,', is: 'reused: false,' },
    ...{
      test: 'contract/ai',
      named: 'a repeated request answers 200 with the finished job, reused, and costs nothing',
    },
  },
  {
    breaks: 'States: a repeat is finished at once',
    ...{ file: job, was: 'isReused ? 200 : 202', is: '202' },
    ...{
      test: 'contract/ai',
      named: 'a repeated request answers 200 with the finished job, reused, and costs nothing',
    },
  },
  {
    breaks: 'v1 translation: a start answers with the request_id of the job',
    ...{ file: job, was: 'request_id: job.requestId,\n    reused', is: "request_id: 'job_1',\n    reused" },
    ...{ test: 'contract/ai', named: 'v1: start, state and download of a job' },
  },
  {
    breaks: 'v2 translations: a start answers at once',
    ...{ file: job, was: 'isReused ? 200 : 202', is: '200' },
    ...{
      test: 'contract/ai',
      named: 'v2: a start answers 202 with a request id and the job; the end is a published subtitle',
    },
  },
  {
    breaks: 'Upload records: n_id is a text',
    ...{
      file: 'service/routes/upload.ts',
      was: 'n_id: await uploads.open(account)',
      is: 'n_id: Number(await uploads.open(account))',
    },
    ...{ test: 'contract/upload', named: 'step 1 gives a number of its own each time' },
  },
  {
    breaks: 'Upload: n_id is optional in step 2',
    ...{ file: 'service/routes/upload.ts', was: "nId: textIn(form, 'n_id'),", is: "nId: textIn(form, 'n_id') ?? ''," },
    ...{ test: 'contract/upload', named: 'step 2 works without n_id; step 3 ties the file to its upload' },
  },
  {
    breaks: 'Upload: file_n_ids are the caller’s own',
    ...{
      file: 'service/uploads/known.ts',
      was: 'WHERE file_n_id = ? AND account_id = ? AND is_sent = 0',
      is: 'WHERE file_n_id = ? AND (account_id = ? OR 1 = 1) AND is_sent = 0',
    },
    ...{
      test: 'contract/uploadRules',
      named: "somebody else's numbers and files are as unknown as those that are not there",
    },
  },
  {
    breaks: 'Upload: a title needs a number',
    ...{
      file: fields,
      was: "if (moviedbId === undefined && serviceId === undefined) throw wrong('moviedb_id', 'is missing.')",
      is: '',
    },
    ...{ test: 'contract/uploadRules', named: 'step 3 names $field when it is $shown' },
  },
  {
    breaks: 'Upload: service_id names the title alone',
    ...{ file: fields, was: 'moviedbId === undefined && serviceId === undefined', is: 'moviedbId === undefined' },
    ...{ test: 'contract/uploadRules', named: 'step 3 takes %s' },
  },
  {
    breaks: 'Upload: production_type 3 is machine made',
    ...{
      file: fields,
      was: 'productionType: productionTypeIn(form),',
      is: 'productionType: Math.min(productionTypeIn(form), 2),',
    },
    ...{ test: 'contract/upload', named: 'production type %s is listed as machine made: %s' },
  },
  {
    breaks: 'Upload: production_type is 0 to 3',
    ...{ file: fields, was: 'if (!isProductionType(code)) throw', is: 'if (code < 0) throw' },
    ...{ test: 'contract/uploadRules', named: 'step 3 names $field when it is $shown' },
  },
  {
    breaks: 'Upload: releases are all kept',
    ...{
      file: fields,
      was: "[...namesIn(form, 'releases', most.releases)]",
      is: "[...namesIn(form, 'releases', most.releases)].slice(0, 1)",
    },
    ...{
      test: 'contract/upload',
      named: 'an upload as %s in %s, by token or Bearer, carries every field to the public',
    },
  },
  {
    breaks: 'Upload: framerate codes mean their rates',
    ...{ file: 'shared/uploads/uploadTerms.ts', was: "6: '23.980',", is: "6: '23.976'," },
    ...{ test: 'contract/upload', named: 'framerate code %s is listed as %s' },
  },
  {
    breaks: 'Upload: a number has one spelling',
    ...{ file: 'service/catalogue/idNumber.ts', was: '/^[1-9]\\d{0,14}$/', is: '/^\\d{1,15}$/' },
    ...{ test: 'contract/uploadRules', named: 'a number has one spelling' },
  },
  {
    breaks: 'Limits: a file may have 5 MiB',
    ...{
      file: 'shared/uploads/uploadTerms.ts',
      was: 'mostUploadBytes = 5 * 2 ** 20',
      is: 'mostUploadBytes = 5 * 2 ** 20 + 1',
    },
    ...{ test: 'contract/uploadRules', named: 'a file may have 5 MiB, and not a byte more' },
  },
]

export const accountFaults: readonly PlantedFault[] = [...ofAccounts, ...ofJobsAndUploads]
