/** Everything that is done with uploads before and after they are sent: adding, looking up titles and duplicates, editing. */
import { baseName } from '../../shared/text/baseName.ts'
import type { UploadChange } from '../../shared/contract/upload.ts'
import type { LanguageTag } from '../../shared/language.ts'
import { parseRelease } from '../../shared/release/parseRelease.ts'
import { AppError } from '../../shared/errors.ts'
import type { LibraryVideo } from '../library/mediaFile.ts'
import type { MatchedVideo } from '../matching/matchedVideo.ts'
import type { TitleMatch } from '../serviceClient/listing.ts'
import type { History } from '../sidecar/history/history.ts'
import type { Gap } from '../wanted/missing.ts'
import { duplicatesAmong } from './duplicatesAmong.ts'
import { packFields } from './packFields.ts'
import type { ReadUpload } from './readUploadFile.ts'
import { prefill, type SidecarFacts } from './prefill.ts'
import {
  isUnread,
  type NewUpload,
  type SurenessOfFields,
  type UploadFailure,
  type UploadFieldName,
  type UploadFields,
  type UploadRecord,
} from './uploadRecord.ts'
import type { UploadStore } from './uploadStore.ts'

export interface UploadDeskParts {
  readonly store: UploadStore
  /** @throws AppError as `readUploadFile` does */
  readonly look: (path: string, signal: AbortSignal) => Promise<ReadUpload>
  /** A path that is no video of the library is described as far as names and .nfo files go. */
  readonly describe: (path: string) => Promise<LibraryVideo>
  readonly history: Pick<History, 'ownerOf'>
}

export interface AddedFile {
  /** Absolute. */
  readonly path: string
  /** The video it belongs to; without one the subtitle's own name has to say everything. */
  readonly video: LibraryVideo | null
  /** What the subtitle's own name says beside the video's. */
  readonly sidecar: SidecarFacts
}

/** Asks the service what videos are and what it has; the order of the answers is the order of the videos. */
export type MatchAll = (gaps: readonly Gap[]) => Promise<readonly MatchedVideo[]>

export interface UploadDesk {
  add(file: AddedFile, signal: AbortSignal): Promise<UploadRecord>
  /** A row for a file that cannot be sent, so that the sentence stands where it is looked for. */
  addUnread(file: AddedFile, failure: UploadFailure): Promise<UploadRecord>
  /** Several files that are one upload: a pack. @throws AppError as `packFields` does */
  addPack(files: readonly AddedFile[], signal: AbortSignal): Promise<UploadRecord>
  /** Rows that were not sent yet become one, with what was said of them. @throws AppError 'input.invalid' as `packFields` does */
  join(ids: readonly string[]): UploadRecord
  /** The user's own word; it is never overwritten by a guess. @throws AppError 'input.invalid' once step 3 was begun */
  edit(id: string, change: UploadChange): void
  /**
   * Fills in titles and duplicates from what `match` answers. Rows that were sent are left alone. Where nothing was
   * asked (`isOffline`) a title that is not known is no failure.
   */
  check(ids: readonly string[], match: MatchAll, options?: { readonly isOffline: boolean }): Promise<void>
  setTitle(id: string, title: TitleMatch): void
}

export function createUploadDesk(parts: UploadDeskParts): UploadDesk {
  const { store } = parts

  async function addPack(files: readonly AddedFile[], signal: AbortSignal): Promise<UploadRecord> {
    const known: NewUpload[] = []
    for (const file of files) {
      const looked = await parts.look(file.path, signal)
      const { videoPath, ...said } = await prefilled(file, looked.text)
      known.push({ ...said, videoPath, files: [{ ...looked.file, videoPath }] })
    }
    return store.add(packOf(known))
  }

  function join(ids: readonly string[]): UploadRecord {
    const uploads = ids.map((id) => editable(store, id))
    if (uploads.some(isUnread))
      throw new AppError('input.invalid', 'A file that cannot be read cannot be part of a pack. Take it off first.')
    return store.putInPlaceOf(ids, packOf(uploads))
  }

  async function addUnread(added: AddedFile, failure: UploadFailure): Promise<UploadRecord> {
    const videoPath = added.video?.file.path ?? null
    const file = { path: added.path, name: baseName(added.path), sizeBytes: 0, sha256: '', videoPath }
    const upload = store.add({ ...(await prefilled(added, null)), files: [file] })
    store.change(upload.id, { failure })
    return { ...upload, failure }
  }

  async function prefilled(added: AddedFile, text: ReadUpload['text'] | null): Promise<Omit<NewUpload, 'files'>> {
    const { path, video } = added
    const { media, ids } = video ?? (await parts.describe(path))
    const known = prefill({
      path: video?.file.path ?? path,
      hasVideo: video !== null,
      media,
      ids,
      sidecar: { ...added.sidecar, name: baseName(path) },
      text,
      isMachineMade: parts.history.ownerOf(path)?.details.isMachineMade ?? false,
    })
    return { videoPath: video?.file.path ?? null, ...known }
  }

  function edit(id: string, change: Partial<UploadFields>, sureness: Partial<SurenessOfFields> = yours(change)): void {
    const upload = editable(store, id)
    const fields = { ...upload.fields, ...change }
    const failure = isUnread(upload) ? upload.failure : null
    store.change(id, { fields, sureness: { ...upload.sureness, ...sureness }, failure })
  }

  function learnTitle(upload: UploadRecord, matched: MatchedVideo, isOffline: boolean): void {
    const { title, status } = matched
    const isYours = upload.sureness.title === 'yours'
    if (title !== null && (!isYours || isSameTitle(upload.fields, title))) {
      edit(upload.id, titleFields(title), { title: isYours ? 'yours' : status === 'sure' ? 'sure' : 'guessed' })
    } else if (!isOffline && title === null && upload.fields.moviedbId === null && upload.fields.serviceId === null) {
      store.change(upload.id, { failure: unknownTitle(matched) })
    }
  }

  return {
    add: (file, signal) => addPack([file], signal),
    addUnread,
    addPack,
    join,
    edit: (id, change) => {
      edit(id, given(change))
    },
    async check(ids, match, { isOffline } = { isOffline: false }) {
      const uploads = ids
        .flatMap((id) => store.get(id) ?? [])
        .filter((upload) => !begun.has(upload.step) && !isUnread(upload))
      const gaps = await Promise.all(uploads.map((upload) => wantOf(parts, upload)))
      const matches = new Map((await match(gaps)).map((matched) => [matched.video.file.path, matched]))
      for (const [index, { id }] of uploads.entries()) {
        const matched = matches.get(gaps[index]?.video.file.path ?? '')
        const upload = store.get(id)
        if (!matched || !upload || begun.has(upload.step)) continue
        learnTitle(upload, matched, isOffline)
        const hasAnswer = matched.status === 'sure' || matched.status === 'ask'
        const fields = store.get(id)?.fields ?? upload.fields
        store.change(id, { duplicates: hasAnswer ? duplicatesAmong(matched.listed, fields) : null })
      }
    },
    setTitle(id, title) {
      edit(id, titleFields(title), { title: 'yours' })
    },
  }
}

/** In the order of the episodes. */
function packOf(uploads: readonly NewUpload[]): NewUpload {
  const inOrder = uploads.toSorted((one, other) => episodeOf(one) - episodeOf(other))
  const files = inOrder.flatMap((upload) => upload.files)
  return { videoPath: inOrder[0]?.videoPath ?? null, files, ...packFields(inOrder) }
}

function episodeOf({ fields }: NewUpload): number {
  return fields.episodeFrom ?? Infinity
}

/** From here on the service may have what was said; another word needs another upload. */
const begun: ReadonlySet<UploadRecord['step']> = new Set(['sending', 'sent'])

function editable(store: UploadStore, id: string): UploadRecord {
  const upload = store.get(id)
  if (!upload) throw new AppError('file.missing', 'This upload is no longer in the list.')
  if (begun.has(upload.step))
    throw new AppError('input.invalid', 'This was sent already. Send a correction as an update.')
  return upload
}

const fieldsOf: Readonly<Record<keyof UploadFields, UploadFieldName>> = {
  type: 'title',
  titleName: 'title',
  moviedbId: 'title',
  filmdbId: 'title',
  serviceId: 'title',
  language: 'language',
  releases: 'releases',
  season: 'season',
  episodeFrom: 'episodes',
  episodeEnd: 'episodes',
  isFullSeason: 'episodes',
  quality: 'quality',
  framerate: 'framerate',
  productionType: 'productionType',
  isHearingImpaired: 'hearingImpaired',
  name: 'name',
  comment: 'comment',
  tags: 'tags',
  updates: 'updates',
}

/** A field that is named without a value says nothing. */
function given(change: UploadChange): Partial<UploadFields> {
  return Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined))
}

function yours(change: Partial<UploadFields>): Partial<SurenessOfFields> {
  return Object.fromEntries(Object.keys(change).map((key) => [fieldsOf[key as keyof UploadFields], 'yours' as const]))
}

async function wantOf({ describe }: UploadDeskParts, { videoPath, files, fields }: UploadRecord): Promise<Gap> {
  const video = await describe(videoPath ?? files[0]?.path ?? '')
  const language: LanguageTag = fields.language ?? 'en'
  const ids = { filmdbId: fields.filmdbId, moviedbId: fields.moviedbId }
  const wish = { alternatives: [{ kind: 'language', language }] } as const
  return { video: { ...video, ids }, release: parseRelease(video.file.path), wish }
}

function titleFields({ name, year, type, moviedbId, filmdbId, titleId }: TitleMatch): Partial<UploadFields> {
  return {
    titleName: year === null ? name : `${name} (${year})`,
    moviedbId,
    filmdbId: filmdbId !== null && /^tt\d{1,12}$/.test(filmdbId) ? filmdbId : null,
    serviceId: titleId,
    ...(type === null ? {} : { type }),
  }
}

function isSameTitle({ moviedbId, filmdbId, serviceId }: UploadFields, title: TitleMatch): boolean {
  if (serviceId !== null) return serviceId === title.titleId
  return moviedbId === null ? filmdbId === title.filmdbId : moviedbId === title.moviedbId
}

function unknownTitle({ error }: MatchedVideo): UploadRecord['failure'] {
  if (error) return { code: error.code, message: error.message }
  return {
    code: 'service.notFound',
    message:
      'The service does not know this title. Look it up by another name, or type its number in the movie database.',
  }
}
