/** Looks at a file that shall be uploaded: its bytes, its hash and what its text says. Reads; never writes or sends. */
import { createHash } from 'node:crypto'
import { lstat, readFile } from 'node:fs/promises'
import { baseName } from '../../shared/text/baseName.ts'
import { AppError } from '../../shared/errors.ts'
import { faultSentences } from '../../shared/uploads/uploadFaults.ts'
import { mostUploadBytes } from '../../shared/uploads/uploadTerms.ts'
import type { TextFacts } from './prefill.ts'
import { fileProblem } from './problemsOf.ts'
import type { UploadSourceFile } from './uploadRecord.ts'

export interface ReadUploadParts {
  /** In a thread with a deadline: the text is somebody else's. @throws AppError 'subtitle.unreadable' */
  readonly factsOf: (bytes: Uint8Array, fileName: string, signal: AbortSignal) => Promise<TextFacts>
}

export interface ReadUpload {
  readonly file: Omit<UploadSourceFile, 'videoPath'>
  readonly text: TextFacts
}

/** @throws AppError 'file.missing', 'input.invalid' for the wrong kind or size, 'subtitle.unreadable' */
export async function readUploadFile(
  { factsOf }: ReadUploadParts,
  path: string,
  signal: AbortSignal,
): Promise<ReadUpload> {
  const name = baseName(path)
  const bytes = await readUpload(path)
  const text = await factsOf(bytes, name, signal)
  return {
    file: { path, name, sizeBytes: bytes.length, sha256: hashOf(bytes) },
    text,
  }
}

/** What a file is known by, whatever it is called. @throws AppError as `readUpload` does */
export async function hashOfFile(path: string): Promise<string> {
  return hashOf(await readUpload(path))
}

/** Lower-case hex of SHA-256. */
export function hashOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}

/** Never follows a link out of the folder, never reads a pipe, never more than may be sent. */
export async function readUpload(path: string): Promise<Uint8Array> {
  const name = baseName(path)
  const found = await lstat(path).catch(() => null)
  if (!found?.isFile()) throw new AppError('file.missing', `${name} is not there or is no plain file. Choose another.`)
  const problem = fileProblem({ name, sizeBytes: found.size })
  if (problem !== null) throw new AppError('input.invalid', `${name}: ${faultSentences[problem]}`)
  const bytes = await readFile(path).catch((thrown: unknown) => {
    throw new AppError('file.missing', `${name} cannot be read. Check its permissions.`, thrown)
  })
  if (bytes.length > mostUploadBytes) throw new AppError('input.invalid', `${name} is growing. Add it again later.`)
  return bytes
}
