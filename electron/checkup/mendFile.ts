/** Mends what was found of one file, as far as it costs nothing: letters first, then times, then what is taken out. */
import { AppError } from '../../shared/errors.ts'
import type { MendVerb } from '../../shared/contract/videos/checkup.ts'
import type { CleanFile } from '../clean/cleanFile.ts'
import type { History, Written } from '../sidecar/history/history.ts'
import type { ApplyTimingParts } from '../timing/applyTiming.ts'
import { applyAndKeep, type BookToKeep } from '../timing/keptTimings.ts'
import { adoptFile } from './adoptFile.ts'
import type { CheckedVideo, Finding, FoundFile } from './checkedFile.ts'
import { decodeFile, type DecodeFileParts } from './decodeFile.ts'

export interface MendFileParts extends BookToKeep, Omit<ApplyTimingParts, 'history' | 'reader'> {
  readonly history: Pick<History, 'ownerOf' | 'adopt'>
  readonly reader: ApplyTimingParts['reader'] & DecodeFileParts['reader']
  readonly cleaning: CleanFile
}

export interface MendOrder {
  readonly batchId: string
  /** The user has said that a file of theirs may be taken over. */
  readonly adopts: boolean
  readonly signal: AbortSignal
}

export type SafeMend = Exclude<MendVerb, 'next'>

/** In this order: what is read in wrong letters has no advertisement that anybody knows. */
export const safeMends: readonly SafeMend[] = ['decode', 'retime', 'clean']

export function isSafeMend(mend: MendVerb | null): mend is SafeMend {
  return mend !== null && mend !== 'next'
}

/** What stands there now. @param findings of one file. @throws AppError 'file.foreign', 'file.changed', and as the verbs do */
export async function mendFile(parts: MendFileParts, findings: readonly Finding[], order: MendOrder): Promise<Written> {
  const [{ file } = { file: null }] = findings
  if (!file?.of) throw new AppError('input.invalid', 'There is no video beside this subtitle.')
  let written = await requireOurs(parts, { file, of: file.of, order })
  for (const verb of safeMends) {
    const meant = findings.filter(({ mend }) => mend === verb)
    if (meant.length > 0) written = await mendOnce(parts, { file, of: file.of, verb, meant, path: written.path, order })
  }
  return written
}

interface OfFile {
  readonly file: FoundFile
  readonly of: CheckedVideo
  readonly order: MendOrder
}

async function requireOurs(parts: MendFileParts, { file, of, order }: OfFile): Promise<Written> {
  const { path, sha256, language } = file
  const owner = parts.history.ownerOf(path)
  if (owner?.sha256 === sha256) return owner
  if (owner) throw new AppError('file.changed', `You have edited ${path}, so it is kept as it is.`)
  if (!order.adopts)
    throw new AppError('file.foreign', `Undertitle did not write this file, so it is left as it is: ${path}`)
  const { batchId, signal } = order
  const fps = of.video.media?.fps ?? null
  return adoptFile(parts, { path, videoPath: of.video.file.path, language, fps, sha256, batchId, signal })
}

interface OneMend extends OfFile {
  readonly verb: SafeMend
  readonly meant: readonly Finding[]
  /** Where it stands now. */
  readonly path: string
}

function mendOnce(parts: MendFileParts, { file, of, verb, meant, path, order }: OneMend): Promise<Written> {
  const { batchId, signal } = order
  if (verb === 'decode') return decodeFile(parts, { path, fps: of.video.media?.fps ?? null, batchId, signal })
  if (verb === 'clean') {
    const kinds = new Set(meant.map(({ kind }) => kind))
    const rules = {
      hearingImpaired: kinds.has('hearing-impaired'),
      credits: kinds.has('advert'),
      format: 'keep',
    } as const
    return parts.cleaning.clean(path, { rules, batchId, signal })
  }
  if (!file.timing) throw new AppError('input.invalid', 'The times of this subtitle were not measured.')
  const { against, named, before, after, retiming } = file.timing
  const evidence = { against, named, before, after }
  return applyAndKeep(parts, { path, video: of.video, retiming, evidence, mayTouchEdited: false, batchId, signal })
}
