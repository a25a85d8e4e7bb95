/** Uploads: one row a subtitle, what is known of it, its three steps, and what the review made of it. */
import { z } from 'zod'
import { productionTypes, uploadQualities, framerateCodes } from '../uploads/uploadTerms.ts'
import { command, done, event, id, nothing, pageOf, searchText, window } from './define.ts'
import { problem } from './problem.ts'

const episode = z.int().min(0).max(9_999).nullable()
const oneLine = (longest: number) =>
  z
    .string()
    .max(longest)
    .regex(/^[^\p{Cc}\u2028\u2029]*$/u)

/** What step 3 says of a subtitle (API §4), in the app's words. */
export const uploadFields = z.strictObject({
  type: z.enum(['movie', 'tv']),
  /** To show; the numbers are what is sent. */
  titleName: oneLine(255).nullable(),
  moviedbId: z.int().min(1).max(1e12).nullable(),
  filmdbId: z
    .string()
    .regex(/^tt\d{1,12}$/)
    .nullable(),
  serviceId: z.int().min(1).max(1e12).nullable(),
  language: z.string().max(20).nullable(),
  releases: z.array(oneLine(255)).max(100),
  season: z.int().min(0).max(999).nullable(),
  episodeFrom: episode,
  episodeEnd: episode,
  isFullSeason: z.boolean(),
  quality: z.enum(uploadQualities).nullable(),
  framerate: z.literal(framerateCodes),
  productionType: z.literal(Object.values(productionTypes)),
  isHearingImpaired: z.boolean().nullable(),
  name: oneLine(255),
  comment: z.string().max(2_000),
  tags: z.array(oneLine(255)).max(50),
  /** The number of one's own public subtitle that this one takes the place of. */
  updates: z
    .string()
    .regex(/^\d{1,15}$/)
    .nullable(),
})
export type UploadFields = Readonly<z.output<typeof uploadFields>>

/** What the user says otherwise; the rest stays. */
export const uploadChange = uploadFields.partial()
export type UploadChange = Readonly<z.output<typeof uploadChange>>

/** Fields as people see them; the title is one of them, and so are the episodes. */
export const uploadFieldNames = [
  'title',
  'language',
  'releases',
  'season',
  'episodes',
  'quality',
  'framerate',
  'productionType',
  'hearingImpaired',
  'name',
  'comment',
  'tags',
  'updates',
] as const
export const uploadFieldName = z.enum(uploadFieldNames)
export type UploadFieldName = z.output<typeof uploadFieldName>

/** What keeps a row from being sent. */
export const uploadFault = z.enum([
  'title',
  'language',
  'unknown-language',
  'releases',
  'season',
  'episode',
  'episode-order',
  'quality',
  'hearing-impaired',
  'name',
  'file-type',
  'file-size',
  'unread',
  'no-file',
])
export type UploadFault = z.output<typeof uploadFault>

/** yours: the user's own word. guessed: worth a look. missing: nothing can be sent without it. */
export const sureness = z.enum(['yours', 'sure', 'guessed', 'missing'])
export type Sureness = z.output<typeof sureness>

/** How far an upload is: numbered after step 1, filed after step 2; sending: step 3 was begun and nothing is known yet. */
export const uploadStep = z.enum(['draft', 'numbered', 'filed', 'sending', 'sent'])
export type UploadStep = z.output<typeof uploadStep>

export const reviewState = z.enum(['pending', 'approved', 'rejected'])
export type ReviewState = z.output<typeof reviewState>

export const uploadRowFile = z.object({
  name: z.string(),
  sizeBytes: z.number(),
  /** As its name says; empty where it does not. */
  episodes: z.array(z.int()),
  /** The video that it is for; null where there is none. */
  videoName: z.string().nullable(),
  /** Its number at the service from step 2 on, by which it can be replaced. */
  fileNId: z.string().nullable(),
})
export type UploadRowFile = z.output<typeof uploadRowFile>

export const uploadRow = z.object({
  id,
  videoName: z.string().nullable(),
  /** The show or film as its path names it, to compare with others whatever their fields say by now; '' where it names none. */
  namedTitle: z.string(),
  files: z.array(uploadRowFile),
  fields: uploadFields,
  sureness: z.record(uploadFieldName, sureness),
  /** Why it cannot be sent yet. */
  problems: z.array(z.object({ field: uploadFieldName, fault: uploadFault, message: z.string() })),
  /** Release names of what looks like the same subtitle at the service; null when nobody has looked. */
  duplicates: z.array(z.string()).nullable(),
  step: uploadStep,
  isAtWork: z.boolean(),
  /** Why the last try ended, else null. */
  failure: problem.nullable(),
  /** Its number at the service from step 1 on. */
  nId: z.string().nullable(),
  message: z.string().nullable(),
  review: reviewState.nullable(),
  reason: z.string().nullable(),
  /** Where it was sent, where that is not the service that is used now: it cannot be asked about it. */
  elsewhere: z.string().nullable(),
})
export type UploadRow = z.output<typeof uploadRow>

/** Every number on the screen is one of these filters. */
export const uploadFilter = z.enum(['all', 'ready', 'incomplete', 'failed', 'pending', 'approved', 'rejected'])
export type UploadFilter = z.output<typeof uploadFilter>

export const uploadState = z.object({
  revision: z.int(),
  /** Where uploads go: a host name, or '' for the built-in service. */
  host: z.string(),
  hasToken: z.boolean(),
  isSending: z.boolean(),
  /** Rows that the present run sends, and how many of them are through. */
  toSend: z.int(),
  through: z.int(),
  /** Of the upload that is sent now, if it has several files. */
  pack: z.object({ sent: z.int(), files: z.int() }).nullable(),
  counts: z.record(uploadFilter, z.int()),
  /** In review at the service that is used now: it can be asked what they have come to. */
  toAsk: z.int(),
})
export type UploadState = z.output<typeof uploadState>

/** Subtitles beside the library's videos that belong together: a season in one language, or a movie. */
export const uploadSource = z.object({
  id,
  title: z.string(),
  season: z.int().nullable(),
  language: z.string().nullable(),
  files: z.int(),
  /** Of these files: how many the list of uploads has already. */
  listed: z.int(),
  /** Of the others: how many were sent with just these bytes, and not rejected; adding takes the rest. */
  sent: z.int(),
})
export type UploadSource = z.output<typeof uploadSource>

export const uploadTitle = z.object({
  id,
  name: z.string(),
  type: z.enum(['movie', 'tv']).nullable(),
  year: z.int().nullable(),
})
export type UploadTitle = z.output<typeof uploadTitle>

/** Exactly what leaves the machine, step by step. */
export const uploadPreview = z.object({
  host: z.string(),
  files: z.array(z.object({ name: z.string(), sizeBytes: z.number(), md5: z.string(), firstLines: z.string() })),
  fields: z.array(z.object({ name: z.string(), value: z.string() })),
})
export type UploadPreview = z.output<typeof uploadPreview>

const rowIds = z.array(id).min(1).max(2_000)

export const uploadCommands = {
  'upload.state': command(nothing, uploadState),
  'upload.page': command(z.strictObject({ ...window, filter: uploadFilter }), pageOf(uploadRow)),
  'upload.sources': command(z.strictObject({ ...window, search: searchText }), pageOf(uploadSource)),
  /** With `asPack` they become one row, where each of them can be read. */
  'upload.addSource': command(
    z.strictObject({ sourceId: id, asPack: z.boolean().default(false) }),
    z.object({ added: z.int() }),
  ),
  'upload.addDropped': command(z.strictObject({ dropId: id }), z.object({ added: z.int() })),
  /** Rows of one season in one language become one upload, a pack; nothing is sent. */
  'upload.join': command(z.strictObject({ rowIds: z.array(id).min(2).max(200) }), z.object({ rowId: id })),
  /** A pack that was not sent becomes a row a file again. */
  'upload.split': command(z.strictObject({ rowId: id }), z.object({ added: z.int() })),
  /** A file that was sent, as it is on the disk now, in its place; its upload is reviewed again. `index` counts from 0. */
  'upload.replaceFile': command(z.strictObject({ rowId: id, index: z.int().min(0).max(200) }), done),
  'upload.edit': command(z.strictObject({ rowIds, change: uploadChange }), done),
  /** Asks for what is not known of the titles and for what is there already. Costs search units. */
  'upload.check': command(z.strictObject({ rowIds }), done),
  /** By name. Costs one search unit. */
  'upload.titles': command(z.strictObject({ text: searchText }), z.array(uploadTitle)),
  'upload.setTitle': command(z.strictObject({ rowIds, titleId: id }), done),
  'upload.preview': command(z.strictObject({ rowId: id }), uploadPreview),
  /** Begins to send what is ready of these, one after the other. */
  'upload.send': command(z.strictObject({ rowIds }), done),
  /** For a row whose last step got no answer, by the user's own word: it may be there twice then. */
  'upload.sendAgain': command(z.strictObject({ rowId: id }), done),
  'upload.cancel': command(nothing, done),
  /** Asks what became of what was sent. */
  'upload.follow': command(nothing, done),
  'upload.remove': command(z.strictObject({ rowIds }), z.object({ removed: z.int() })),
} as const

export const uploadEvents = {
  'upload.changed': event(uploadState),
} as const
