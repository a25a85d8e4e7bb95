/** The three upload steps (API §4, "Upload") and where an upload stands. Sends what it is given; decides nothing about it. */
import { AppError, toAppError, type ErrorCode } from '../../../shared/errors.ts'
import { unreadable, type Read } from '../../../shared/json/decoder.ts'
import { problem, type WireProblem } from '../../../shared/wire/errors.ts'
import { looksLikePage } from '../../../node/archive/subtitleContent.ts'
import { completionReply, fileReply, identifierReply, uploadStatusReply } from '../../../shared/wire/upload.ts'
import { badAnswer, readAnswer, type ApiParts } from '../answers/answerReader.ts'
import { mostSmallBytes } from '../answers/answerSizes.ts'
import { ConnectionFailure } from '../answers/connectionFailure.ts'
import type { HttpAnswer } from '../httpExchange.ts'
import { readSmallJson } from '../answers/jsonReader.ts'
import { plainRefusals, RefusedAnswer } from '../mayBeCharged.ts'
import { multipartBody, type FormField } from './multipartBody.ts'
import { readRefusal } from '../answers/refusal.ts'
import type { Chance } from '../request.ts'
import { quotable } from '../answers/serverText.ts'
import { isTurnedAway } from '../answers/statusToError.ts'

export interface UploadFile {
  readonly uploadId: string
  /** Without folders. */
  readonly name: string
  readonly bytes: Uint8Array
  /** An uploaded file that this one takes the place of (wire `file_n_id`). */
  readonly replaces?: string | null | undefined
}

export interface SentFile {
  readonly fileId: string
  /** Lower-case hex; null where the service does not say. */
  readonly md5: string | null
  readonly sizeBytes: number | null
}

/** `unknown`: nobody can tell from here whether it arrived. */
export type Completion =
  { readonly kind: 'sent'; readonly message: string | null } | { readonly kind: 'unknown'; readonly error: AppError }

export interface UploadStatus {
  /** open: step 3 has not arrived. */
  readonly state: 'open' | 'pending' | 'approved' | 'rejected'
  readonly reason: string | null
}

export interface UploadApi {
  /**
   * Before anything is spent on an upload that cannot be sent; free. Where the service does not tell, sending will.
   * @throws AppError 'token.missing', 'token.refused'
   */
  requireUploadToken(signal: AbortSignal): Promise<void>
  /** Step 1; answers the number of the new upload. @throws AppError 'token.missing', 'token.refused' as all of these */
  openUpload(signal: AbortSignal): Promise<string>
  /** Step 2. A file that is sent twice does no harm: only what step 3 names counts. */
  sendUploadFile(file: UploadFile, signal: AbortSignal): Promise<SentFile>
  /** Step 3. Throws only where the service surely did not take it. */
  completeUpload(fields: readonly FormField[], signal: AbortSignal): Promise<Completion>
  /** null where the service does not tell (the document shows no such call). */
  uploadStatus(uploadId: string, signal: AbortSignal): Promise<UploadStatus | null>
}

export interface UploadApiParts extends ApiParts {
  readonly chance: Chance
}

/** Whoever may ask for it is told that there is none. */
const noUpload = '0'

export function createUploadApi({ request, asker, chance }: UploadApiParts): UploadApi {
  async function uploadStatus(uploadId: string, signal: AbortSignal): Promise<UploadStatus | null> {
    const path = `/user/uploads/${encodeURIComponent(uploadId)}`
    const call = { method: 'GET', to: 'upload', path, keyIn: 'token', ...asJson } as const
    try {
      return await withToken(asker, async () => readAnswer(await request(call, signal), uploadStatusReply, asker()))
    } catch (thrown) {
      if (untold.has(toAppError(thrown).code)) return null
      throw thrown
    }
  }

  return {
    async openUpload(signal) {
      const call = { method: 'GET', to: 'upload', path: '/user/getNId', keyIn: 'token', ...asJson } as const
      return withToken(
        asker,
        async () => (await readAnswer(await request(call, signal), identifierReply, asker())).n_id,
      )
    },
    async sendUploadFile({ uploadId, name, bytes, replaces }, signal) {
      const replacing: readonly FormField[] = replaces ? [['file_n_id', replaces]] : []
      const form = multipartBody(
        { fields: [['n_id', uploadId], ...replacing], file: { field: 'subtitle', name, bytes } },
        chance,
      )
      const path = '/user/uploadSingleSubtitle'
      const call = { method: 'POST', to: 'upload', path, keyIn: 'token', form, repeats: 'harmless', ...asJson } as const
      const { file } = await withToken(asker, async () => readAnswer(await request(call, signal), fileReply, asker()))
      return { fileId: file.file_n_id, md5: file.md5?.toLowerCase() ?? null, sizeBytes: file.fileSize }
    },
    completeUpload: (fields, signal) =>
      withToken(asker, async () => {
        const form = multipartBody({ fields }, chance)
        const path = '/user/uploadSubtitle'
        const call = {
          method: 'POST',
          to: 'upload',
          path,
          keyIn: 'bearer token',
          form,
          repeats: 'once',
          ...asJson,
        } as const
        let answer: HttpAnswer
        try {
          answer = await request(call, signal)
        } catch (thrown) {
          return unknownUnlessRefused(thrown)
        }
        return readCompletion(answer, asker())
      }),
    uploadStatus,
    async requireUploadToken(signal) {
      try {
        await uploadStatus(noUpload, signal)
      } catch (thrown) {
        const error = toAppError(thrown)
        if (error.code !== 'token.refused' || saysToken(error)) throw error
      }
    },
  }
}

const asJson = { wants: 'json', counts: null, mostBytes: mostSmallBytes } as const

/** A service without the call says so in one of these ways. */
const untold: ReadonlySet<ErrorCode> = new Set<ErrorCode>(['service.notFound', 'service.badAnswer', 'service.refused'])

/** The question is an addition of ours: elsewhere a no may be that of a door, to whatever it does not know, and the token a good one. */
function saysToken({ cause }: AppError): boolean {
  return cause instanceof AppError && /\bupload token\b/i.test(cause.message)
}

function requireToken(asker: ApiParts['asker']): void {
  if (asker().apiKey === null)
    throw new AppError('token.missing', 'Uploads need an upload token. Enter one in the settings.')
}

/** The words for a key are wrong for a token. */
async function withToken<Result>(asker: ApiParts['asker'], work: () => Promise<Result>): Promise<Result> {
  requireToken(asker)
  try {
    return await work()
  } catch (thrown) {
    if (toAppError(thrown).code !== 'key.refused') throw thrown
    throw new AppError(
      'token.refused',
      'The service does not accept the upload token. Enter another in the settings.',
      thrown,
    )
  }
}

function unknownUnlessRefused(thrown: unknown): Completion {
  const error = toAppError(thrown)
  const isUnsent = error.cause instanceof ConnectionFailure && error.cause.kind === 'unsent'
  const wasTurnedAway = error.cause instanceof RefusedAnswer && isTurnedAway(error.cause.status, error.code)
  if (isUnsent || wasTurnedAway || plainRefusals.has(error.code)) throw error
  return { kind: 'unknown', error }
}

/** Some services answer in plain words; a page, and JSON that says nothing of the upload, come from something in between. */
function readCompletion(answer: HttpAnswer, asker: Parameters<typeof readRefusal>[1]): Completion {
  const secrets = asker.apiKey === null ? [] : [asker.apiKey]
  let reported: Read<WireProblem | null>
  try {
    reported = readSmallJson(answer.bytes, problem)
  } catch (thrown) {
    const message = quotable(new TextDecoder().decode(answer.bytes), secrets)
    if (message === null || looksLikePage(answer.bytes)) return { kind: 'unknown', error: toAppError(thrown) }
    return { kind: 'sent', message }
  }
  if (reported !== unreadable && reported !== null) throw readRefusal(answer, asker, reported).error
  const reply = readSmallJson(answer.bytes, completionReply)
  if (reply === unreadable || Object.values(reply).every((said) => said === null))
    return { kind: 'unknown', error: badAnswer() }
  return { kind: 'sent', message: quotable(reply.message, secrets) }
}
