/** `upload`: fills in what is known of each subtitle, shows it or sends it in three steps. One failure stops no other file. */
import { existsSync } from 'node:fs'
import { AppError, toAppError, type ErrorCode } from '../../../shared/errors.ts'
import type { Connection } from '../../batch/connection.ts'
import { connect } from '../../engine/connect.ts'
import type { Engine } from '../../engine/compose.ts'
import type { AppFiles } from '../../engine/openCore.ts'
import { videoBeside } from '../../library/videoBeside.ts'
import { followReviews } from '../../upload/followReviews.ts'
import { hashOfFile } from '../../upload/readUploadFile.ts'
import { problemsOf } from '../../upload/problemsOf.ts'
import type { ReplacedFile } from '../../upload/replaceFile.ts'
import type { AddedFile } from '../../upload/uploadDesk.ts'
import type { UploadFault, UploadRecord } from '../../upload/uploadRecord.ts'
import { createSentRun, type SentRun } from '../../engine/uploadRun.ts'
import { openUploads, replaceOne, sendOne, type Uploads } from '../../engine/uploads.ts'
import { describeAny } from '../../library/describeAny.ts'
import { matchWith } from '../../batch/matchWith.ts'
import { whileSending } from '../../upload/whileSending.ts'
import type { ExitCode, Terminal } from '../terminal.ts'
import { createUploadLines, type UploadLines } from '../print/uploadLines.ts'
import { readUploadOptions, type UploadOptions } from '../uploadOptions.ts'
import { withEngine } from '../withEngine.ts'
import type { Given } from '../table/appCommand.ts'
import type { uploadOptions } from '../table/uploadOptions.ts'

export async function uploadCommand(
  given: Given<typeof uploadOptions>,
  terminal: Terminal,
  files: AppFiles,
): Promise<ExitCode> {
  const options = readUploadOptions(given, terminal)
  const missing = options.paths.find((path) => !existsSync(path))
  if (missing !== undefined) throw new AppError('input.invalid', `There is no such file: ${missing}`)
  const { home, overrides } = options
  return withEngine({ home, terminal, files, isOwner: false, overrides }, async (engine) => {
    // A token is enough to upload; only looking things up needs a key.
    const connection = await connect(engine, { needsKey: false })
    try {
      const uploads = openUploads(engine, async () => connection.reader)
      const lines = createUploadLines(options, terminal)
      const run = { engine, connection, uploads, options, terminal, lines, sent: createSentRun(engine) }
      return await (options.isDryRun
        ? uploadAll(run)
        : whileSending(engine.dataFolder.uploadLock, () => uploadAll(run)))
    } finally {
      await connection.close()
    }
  })
}

interface Run {
  readonly engine: Engine
  readonly connection: Connection
  readonly uploads: Uploads
  readonly options: UploadOptions
  readonly terminal: Terminal
  readonly lines: UploadLines
  readonly sent: SentRun
}

type Outcome = 'done' | ErrorCode

async function uploadAll(run: Run): Promise<ExitCode> {
  const { paths, isPack } = run.options
  const groups = isPack ? [paths] : paths.map((path) => [path])
  if (run.options.isDryRun && !replacedFile(run)) run.lines.costs(groups.length)
  const outcomes: Outcome[] = []
  try {
    for (const group of groups) {
      run.terminal.signal.throwIfAborted()
      outcomes.push(await uploadGroup(run, group))
    }
  } finally {
    run.sent.end()
  }
  if (outcomes.every((outcome) => outcome === 'done')) return 0
  return outcomes.every((outcome) => outcome !== 'done' && hopeless.has(outcome)) ? 3 : 1
}

/** Nothing can be sent at all. */
const hopeless: ReadonlySet<ErrorCode> = new Set<ErrorCode>(['service.unreachable', 'token.missing', 'token.refused'])

async function uploadGroup(run: Run, paths: readonly string[]): Promise<Outcome> {
  const { lines, uploads, options } = run
  try {
    const replaced = replacedFile(run)
    if (replaced) {
      await replace(run, replaced)
      return 'done'
    }
    const known = options.isDryRun ? null : await earlier(run, paths)
    if (known?.step === 'sent') {
      await followReviews({ ...run.connection, store: uploads.store }, run.terminal.signal)
      lines.sent(uploads.store.get(known.id) ?? known, sentBefore(options))
      return 'done'
    }
    // The document has no such question: it is asked only where a search for the title would be paid for in vain.
    const isTitleGiven = (options.change.moviedbId ?? null) !== null
    if (!options.isDryRun && !isTitleGiven) await run.connection.client.requireUploadToken(run.terminal.signal)
    const { upload, searches } = known ? { upload: known, searches: 0 } : await prepared(run, paths)
    const problem = known ? null : (faultsSaid(upload) ?? titleGuess(upload))
    if (options.isDryRun)
      lines.preview(upload, { uploadUrl: run.connection.uploadUrl, isComplete: problem === null, searches })
    if (options.isDryRun || problem !== null) uploads.store.remove(upload.id)
    if (problem !== null) throw new AppError('input.invalid', upload.failure?.message ?? problem)
    if (options.isDryRun) return 'done'
    await send(run, upload)
    return 'done'
  } catch (thrown) {
    const error = toAppError(thrown)
    if (error.code === 'cancelled') throw error
    lines.failed(paths, error)
    return error.code
  }
}

function sentBefore({ change }: UploadOptions): string {
  if (Object.keys(change).length === 0) return 'Sent before.'
  return 'Sent before, so these options changed nothing. To send it with them: --again'
}

/** The same files from an earlier run: what was sent is not sent again, what nobody knows of is asked for. */
async function earlier({ uploads, options, connection }: Run, paths: readonly string[]): Promise<UploadRecord | null> {
  const { store } = uploads
  const hashes = (await Promise.all(paths.map(hashOfFile))).join()
  const known = store
    .list()
    .findLast(
      ({ files, service, step }) =>
        files.map(({ sha256 }) => sha256).join() === hashes && (step === 'draft' || service === connection.service),
    )
  if (!known) return null
  const isBegun = known.step === 'sending' || (known.step === 'sent' && known.review !== 'rejected')
  if (isBegun && !isAnother(options)) return known
  if (known.step !== 'sending' && known.step !== 'sent') store.remove(known.id)
  return null
}

function isAnother({ isAgain, change }: UploadOptions): boolean {
  return isAgain || (change.updates ?? null) !== null
}

/** The file of an upload of one's own that this one takes the place of alone; null where a form goes with it. */
function replacedFile({ uploads, options, connection }: Run): ReplacedFile | null {
  const { replacesFileId, paths } = options
  const [path] = paths
  if (replacesFileId === null || path === undefined || isAnother(options)) return null
  const upload = uploads.store
    .list()
    .findLast(
      ({ service, step, fileIds }) =>
        step === 'sent' && service === connection.service && fileIds.includes(replacesFileId),
    )
  return upload ? { id: upload.id, index: upload.fileIds.indexOf(replacesFileId), path } : null
}

async function replace({ uploads, connection, options, terminal, lines }: Run, file: ReplacedFile): Promise<void> {
  const before = uploads.store.get(file.id)
  if (options.isDryRun && before) {
    lines.replacement(before, file, connection.uploadUrl)
    return
  }
  const upload = await replaceOne(uploads.store, connection, file, terminal.signal)
  lines.sent(
    upload,
    Object.keys(options.change).length === 0
      ? 'Replaced. It will be reviewed again.'
      : 'Replaced, with all else as it was sent, so these options changed nothing. To send it with them: --again',
  )
}

interface Prepared {
  readonly upload: UploadRecord
  /** Units that looking it up took. */
  readonly searches: number
}

async function prepared(run: Run, paths: readonly string[]): Promise<Prepared> {
  const { uploads, options, terminal, lines } = run
  const { store, desk } = uploads
  const files = await Promise.all(paths.map((path) => addedFile(run, path)))
  const { id } = await desk.addPack(files, terminal.signal)
  desk.edit(id, options.change)
  const searches = await lookUp(run, id)
  const upload = store.get(id)
  if (!upload) throw new AppError('internal', 'An upload was lost.')
  if (upload.duplicates && upload.duplicates.length > 0) lines.duplicates(upload)
  return { upload, searches }
}

/** The options that mend what is wrong; of a file itself none does. */
const optionFor: Readonly<Partial<Record<UploadFault, keyof typeof uploadOptions>>> = {
  title: 'moviedb-id',
  language: 'lang',
  'unknown-language': 'lang',
  releases: 'release',
  season: 'season',
  episode: 'episode',
  'episode-order': 'ee',
  quality: 'quality',
  'hearing-impaired': 'hi',
  name: 'name',
}

/** All at once, each with its option. */
function faultsSaid(upload: UploadRecord): string | null {
  const said = problemsOf(upload).map(({ fault, message }) => {
    const option = optionFor[fault]
    return option ? `${message} (--${option})` : message
  })
  return said.length > 0 ? said.join(' ') : null
}

/** Nobody looks on: what may be another title is not sent. */
function titleGuess({ sureness, fields }: UploadRecord): string | null {
  if (sureness.title !== 'guessed') return null
  return `The title may be ${fields.titleName ?? 'another one'}. Say so with --moviedb-id ${fields.moviedbId ?? 'N'}, or name the right one.`
}

async function addedFile({ engine, options }: Run, path: string): Promise<AddedFile> {
  const { videoPath, ...sidecar } = await videoBeside(path)
  const chosen = options.video ?? videoPath
  return { path, video: chosen === null ? null : await describeAny(engine.libraryIndex, chosen), sidecar }
}

/**
 * Titles and duplicates; what cannot be asked is not needed where the title is given, and what was asked before is not paid
 * for again. Answers the searches that it took.
 */
async function lookUp({ engine, connection, uploads, terminal, sent }: Run, id: string): Promise<number> {
  const batchId = sent.batchId()
  const before = engine.ledger.spentIn(batchId).search
  const ask = matchWith(connection, { batchId, signal: terminal.signal, mayBeKept: true })
  await uploads.desk.check([id], ask)
  return engine.ledger.spentIn(batchId).search - before
}

async function send({ uploads, connection, terminal, lines, options, sent }: Run, upload: UploadRecord): Promise<void> {
  const { signal } = terminal
  const onStep = () => {
    terminal.status(`${upload.files[0]?.name ?? ''}: ${uploads.store.get(upload.id)?.step ?? ''}`)
  }
  const order = { signal, onStep, mayRepeat: options.isAgain, replacesFileId: options.replacesFileId }
  try {
    await sendOne(uploads.store, connection, upload.id, order)
  } finally {
    sent.record(uploads.store.get(upload.id) ?? upload)
  }
  terminal.status('')
  const after = uploads.store.get(upload.id)
  if (after) lines.sent(after, after.message ?? 'Sent for review.')
}
