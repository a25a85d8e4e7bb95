/** What the page of whoever runs a service asks it: uploads that wait, accounts and their keys, counters, jobs. */
import { z } from 'zod'
import { uploadQualities } from '../uploads/uploadTerms.ts'
import { command, done, id, nothing } from './define.ts'

const number = z.string().regex(/^\d{1,15}$/)
const list = { offset: z.int().min(0), limit: z.int().min(1).max(200) } as const
const rowsOf = <Row extends z.ZodType>(row: Row) => z.object({ rows: z.array(row), total: z.number() })
const count = z.number()
const atMs = z.number()

const uploadFile = z.object({ name: z.string(), sizeBytes: count })

const waitingUpload = z.object({
  nId: number,
  title: z.string(),
  year: z.number().nullable(),
  /** The catalogue has no such title yet: approving makes it. */
  isNewTitle: z.boolean(),
  /** Which the title has, or gets by the approval. */
  moviedbId: z.number().nullable(),
  filmdbId: z.string().nullable(),
  type: z.enum(['movie', 'tv']),
  season: z.number().nullable(),
  episodeFrom: z.number().nullable(),
  episodeEnd: z.number().nullable(),
  isFullSeason: z.boolean(),
  /** As a tag; null for a code without one. */
  language: z.string().nullable(),
  isHearingImpaired: z.boolean(),
  /** As the form has them. */
  name: z.string(),
  quality: z.enum(uploadQualities),
  productionType: z.number(),
  framerate: z.number(),
  tags: z.array(z.string()),
  releases: z.array(z.string()),
  comment: z.string(),
  /** The number of the public subtitle that it takes the place of. */
  updates: z.string().nullable(),
  author: z.string(),
  accountId: z.string(),
  files: z.array(uploadFile),
  sentAtMs: atMs,
})

/** Of one upload: a packed one has several files. */
const fileOfUpload = { nId: number, file: z.int().min(0).max(9_999) } as const

/** By which it is told whether a file of the upload was replaced since. */
const revision = z.string().max(100)

const text = z.object({
  revision,
  /** Subtitles of the upload, those of its archives too. */
  files: z.array(z.string()),
  rows: z.array(z.object({ startMs: z.number(), endMs: z.number(), text: z.string() })),
  total: count,
})

const sameText = z.object({
  nId: z.string(),
  name: z.string(),
  author: z.string(),
  language: z.string().nullable(),
  /** Not the words alone: every byte. */
  isSameFile: z.boolean(),
})

const compared = z.object({
  nId: z.string(),
  name: z.string(),
  language: z.string().nullable(),
  /** moved: in step once it is moved or its speed changed; parts: another cut; unclear: too little in common. */
  verdict: z.enum(['fits', 'moved', 'parts', 'unclear']),
  /** How much later this upload is; null where that is not one number. */
  laterMs: z.number().nullable(),
})

const checks = z.object({
  revision,
  language: z.object({
    told: z.string().nullable(),
    /** What the text is in; null where that cannot be told. */
    found: z.string().nullable(),
    verdict: z.enum(['fits', 'differs', 'unclear']),
  }),
  sameText: z.array(sameText),
  timing: z.array(compared),
  /** Subtitles of the title and episode in the catalogue. */
  others: count,
})

const plan = z.enum(['free', 'plus', 'pro'])
const used = z.object({ counter: z.enum(['search', 'downloads', 'ai', 'transcription']), used: count, limit: count })

const account = z.object({
  id,
  name: z.string(),
  plan,
  isBlocked: z.boolean(),
  keys: count,
  mostKeys: count,
  createdAtMs: atMs,
  /** Of the present day, of AI the present month. */
  counters: z.array(used),
})

const key = z.object({
  id,
  name: z.string(),
  /** Its last letters; '' for one that was made before they were kept. */
  ending: z.string(),
  createdAtMs: atMs,
  /** What came through it; the limits are the account's, for all its keys together. */
  counters: z.array(used),
})

const name = z.string().trim().min(1).max(100)

const job = z.object({
  id: z.number(),
  kind: z.enum(['translation', 'transcription']),
  status: z.enum(['queued', 'running', 'publishing', 'translated', 'published', 'reused', 'failed']),
  progress: z.number(),
  /** Its name, which may be ''. */
  account: z.string(),
  accountId: z.string(),
  /** What it is made of; '' where that is an address of media. */
  source: z.string(),
  sourceLanguage: z.string().nullable(),
  targetLanguage: z.string().nullable(),
  /** Units that it cost; given back where it failed. */
  units: count,
  isGivenBack: z.boolean(),
  problem: z.string().nullable(),
  createdAtMs: atMs,
  finishedAtMs: atMs.nullable(),
})

const figures = z.object({
  waitingUploads: count,
  accounts: count,
  titles: count,
  subtitles: count,
  openJobs: count,
  /** Of callers with a key, and of those without. */
  units: z.array(
    z.object({ counter: z.enum(['search', 'downloads', 'ai', 'transcription']), withKey: count, withoutKey: count }),
  ),
})

export const operatorCommands = {
  'uploads.waiting': command(z.strictObject(list), rowsOf(waitingUpload)),
  'uploads.text': command(z.strictObject({ ...fileOfUpload, ...list }), text),
  'uploads.checks': command(z.strictObject(fileOfUpload), checks),
  /** Of what was looked at: files that came since are not approved with it. */
  'uploads.approve': command(z.strictObject({ nId: number, revision }), done),
  'uploads.reject': command(z.strictObject({ nId: number, reason: z.string().trim().min(1).max(500) }), done),
  'accounts.list': command(z.strictObject({ ...list, text: z.string().max(100) }), rowsOf(account)),
  'accounts.make': command(z.strictObject({ name, plan }), z.object({ id })),
  'accounts.changePlan': command(z.strictObject({ id, plan }), done),
  'accounts.block': command(z.strictObject({ id, isBlocked: z.boolean() }), done),
  'keys.list': command(z.strictObject({ accountId: id }), z.object({ rows: z.array(key) })),
  /** The only answer that ever holds the whole key. */
  'keys.make': command(z.strictObject({ accountId: id, name }), z.object({ key: z.string() })),
  'keys.revoke': command(z.strictObject({ accountId: id, keyId: id }), done),
  'tokens.make': command(z.strictObject({ accountId: id }), z.object({ token: z.string() })),
  'jobs.list': command(z.strictObject({ ...list, isOpenOnly: z.boolean() }), rowsOf(job)),
  'figures.read': command(nothing, figures),
} as const

export type OperatorCommand = keyof typeof operatorCommands
export type OperatorInput<Name extends OperatorCommand> = z.input<(typeof operatorCommands)[Name]['input']>
export type OperatorOutput<Name extends OperatorCommand> = z.output<(typeof operatorCommands)[Name]['output']>

export type WaitingUpload = Readonly<z.output<typeof waitingUpload>>
export type UploadText = Readonly<z.output<typeof text>>
export type UploadChecks = Readonly<z.output<typeof checks>>
export type OperatorAccount = Readonly<z.output<typeof account>>
export type OperatorKey = Readonly<z.output<typeof key>>
export type OperatorJob = Readonly<z.output<typeof job>>
export type OperatorFigures = Readonly<z.output<typeof figures>>
export type PlanName = z.output<typeof plan>
