/**
 * Sends one upload through its three steps. What was done is on the disk before the next step begins, and step 3 is never
 * sent a second time unless the service itself says that the first did not arrive (or the user says so).
 */
import { AppError, toAppError } from '../../shared/errors.ts'
import { completionForm } from './completionForm.ts'
import { hashOf, readUpload } from './readUploadFile.ts'
import { problemsOf } from './problemsOf.ts'
import { sendFile, type SendUploadParts } from './sendFile.ts'
import type { UploadRecord, UploadSourceFile } from './uploadRecord.ts'

export interface SendOptions {
  readonly signal: AbortSignal
  /** Told after each step. */
  readonly onStep?: () => void
  /** Told after each file of step 2. */
  readonly onFile?: (sent: number, all: number) => void
  /** The user's own word that step 3 shall be sent although nobody knows whether it arrived. */
  readonly mayRepeat?: boolean
  /** An uploaded file of the service's that the one file takes the place of (API §4, step 2). */
  readonly replacesFileId?: string | null
}

/** A service may forget numbers that nobody used; a day is short enough for any. */
const numberLastsMs = 24 * 3_600_000
/** Each time the service itself has said that nothing arrived. */
const mostCompletions = 3

/** Settles when the upload is sent. @throws AppError why it is not; the same sentence is kept with the row. */
export async function sendUpload(parts: SendUploadParts, id: string, options: SendOptions): Promise<void> {
  const { store } = parts
  try {
    store.change(id, { failure: null })
    await sendSteps(parts, id, options)
  } catch (thrown) {
    const { code, message } = toAppError(thrown)
    if (code !== 'cancelled') store.change(id, { failure: { code, message } })
    throw thrown
  }
}

async function sendSteps(parts: SendUploadParts, id: string, options: SendOptions): Promise<void> {
  const { signal, onStep = () => undefined } = options
  const advance = async (
    step: (parts: SendUploadParts, upload: UploadRecord, options: SendOptions) => Promise<void>,
  ) => {
    signal.throwIfAborted()
    await step(parts, requireUpload(parts, id), options)
    onStep()
  }
  if (requireUpload(parts, id).step === 'sending') await advance(settle)
  for (let tried = 0; requireUpload(parts, id).step !== 'sent'; tried += 1) {
    if (tried === mostCompletions) throw notArrived()
    await advance(prepare)
    await advance(complete)
  }
}

/** Steps 1 and 2, as far as they are not done yet. */
async function prepare(parts: SendUploadParts, upload: UploadRecord, options: SendOptions): Promise<void> {
  const { signal, replacesFileId: replaces, onFile = () => undefined } = options
  const { store, client, service, clock } = parts
  const [problem] = problemsOf(upload)
  if (problem) throw new AppError('input.invalid', problem.message)
  const contents = await Promise.all(upload.files.map((file) => unchangedBytes(file)))
  const isUsable = upload.nId !== null && upload.service === service && clock.nowMs() - upload.steppedMs < numberLastsMs
  if (isUsable && upload.step === 'filed') return
  const known = isUsable ? upload.nId : null
  const nId = known ?? (await client.openUpload(signal))
  // What arrived of a pack before it was stopped need not be sent again.
  const fileIds = known === null ? [] : [...upload.fileIds]
  // Another try makes a number no younger.
  if (known === null)
    store.change(upload.id, { step: 'numbered', service, nId, fileIds, review: null, reason: null, message: null })
  for (const [index, bytes] of contents.entries()) {
    if (index < fileIds.length) continue
    signal.throwIfAborted()
    const name = upload.files[index]?.name ?? ''
    fileIds.push(await sendFile(parts, { uploadId: nId, name, bytes, replaces }, signal))
    store.change(upload.id, { fileIds: [...fileIds] })
    onFile(fileIds.length, contents.length)
  }
  store.change(upload.id, { step: 'filed', fileIds })
}

/** Step 3. Before it leaves, the disk says that it may have left. */
async function complete(parts: SendUploadParts, upload: UploadRecord, { signal }: SendOptions): Promise<void> {
  const { store, client } = parts
  const { id, nId, fileIds } = upload
  if (nId === null) throw new AppError('internal', 'An upload lost its number.')
  const form = completionForm(upload.fields, { nId, fileIds })
  store.change(id, { step: 'sending' })
  const outcome = await client.completeUpload(form, signal).catch((refusal: unknown) => {
    // The number is still free for the corrected form.
    store.change(id, { step: 'filed' })
    throw refusal
  })
  if (outcome.kind === 'unknown') await learn(parts, upload, outcome.error)
  else store.change(id, { step: 'sent', message: outcome.message, review: 'pending' })
}

/** After a crash or a lost answer: asks instead of sending. */
async function settle(parts: SendUploadParts, upload: UploadRecord, { mayRepeat = false }: SendOptions): Promise<void> {
  if (upload.service !== parts.service)
    throw new AppError(
      'input.invalid',
      `This upload was begun at ${upload.service ?? 'another service'}. Go back to it.`,
    )
  if (mayRepeat) parts.store.change(upload.id, { step: 'filed' })
  else await learn(parts, upload, new AppError('service.cutAnswer', 'No answer came.'))
}

/** How long a person who has cancelled may wait for the answer to what was already on its way. */
const learnWithinMs = 30_000

/** Where the service does not tell, the row stays as it is, and a person decides. */
async function learn({ store, client }: SendUploadParts, { id, nId }: UploadRecord, lost: AppError): Promise<void> {
  // Not the run's signal: what became of the upload is worth asking even when the run was cancelled just now.
  const standing = await client.uploadStatus(nId ?? '', AbortSignal.timeout(learnWithinMs)).catch(() => null)
  if (standing === null) throw notKnown(lost)
  if (standing.state === 'open') store.change(id, { step: 'filed' })
  else store.change(id, { step: 'sent', review: standing.state, reason: standing.reason })
}

function notKnown(lost: AppError): AppError {
  return new AppError(
    'service.cutAnswer',
    'No answer came to the last step, so nobody knows whether the upload arrived. Look for it at the service before you send it again.',
    lost,
  )
}

function notArrived(): AppError {
  return new AppError('service.unreachable', 'The last step does not reach the service. Try again later.')
}

async function unchangedBytes(file: UploadSourceFile): Promise<Uint8Array> {
  const bytes = await readUpload(file.path)
  if (hashOf(bytes) === file.sha256) return bytes
  throw new AppError('file.changed', `${file.name} has changed since it was added. Add it again.`)
}

function requireUpload({ store }: SendUploadParts, id: string): UploadRecord {
  const upload = store.get(id)
  if (!upload) throw new AppError('file.missing', 'This upload is no longer in the list.')
  return upload
}
