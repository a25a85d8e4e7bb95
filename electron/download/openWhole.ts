/** Opens what was downloaded, which proves that it is whole; what is not is damaged, and its bytes are used for nothing. */
import { createHash } from 'node:crypto'
import { hasRarEnd } from '../../node/archive/rarEnd.ts'
import { AppError, toAppError } from '../../shared/errors.ts'
import { startsWith } from '../../shared/text/startsWith.ts'
import type { Download, ListedSubtitle, PackedFile } from '../serviceClient/listing.ts'
import type { ArchiveContent } from './archive/archiveContent.ts'
import type { DamagedArchives } from './cache/damagedArchives.ts'

/** "Rar!" */
const rarStart = [0x52, 0x61, 0x72, 0x21]

export interface OpenWholeParts {
  /** `readArchive` in its thread. Not cancelled with the run: what has come is paid for. */
  readonly open: (bytes: Uint8Array) => Promise<ArchiveContent>
  readonly damages: DamagedArchives
}

export type WantedArchive = Pick<ListedSubtitle, 'id' | 'path'> & Partial<Pick<ListedSubtitle, 'files'>>

/**
 * The content, or the error of a whole archive that holds no subtitle.
 * @throws AppError 'archive.damaged', or 'archive.unreadable' where the service has it so
 */
export async function openWhole(
  { open, damages }: OpenWholeParts,
  { id, files = null }: WantedArchive,
  arrived: Download,
): Promise<ArchiveContent | AppError> {
  const content = await open(arrived.bytes).catch(toAppError)
  const problem = content instanceof Error ? problemOf(content) : null
  const isWhole = problem === null && reachesItsEnd(content, arrived) && isAsListed(content, files)
  if (isWhole) return content
  const isBroken = damages.record(id, arrived)
  if (problem === null && isBroken) return content
  throw isBroken && problem ? problem : damaged()
}

/** Null for one that was opened to its end. @throws what has nothing to do with the archive */
function problemOf(error: AppError): AppError | null {
  if (error.code === 'archive.noMember') return null
  if (error.code === 'archive.unreadable') return error
  throw error
}

/** A ZIP that can be read does, gzip says so itself, and a bare text of unproven length never gets here. */
function reachesItsEnd(content: ArchiveContent | AppError, { bytes, isLengthProven }: Download): boolean {
  const mayBeRar = content instanceof Error || content.kind === 'rar'
  return isLengthProven || !mayBeRar || hasRarEnd(bytes) || !startsWith(bytes, rarStart)
}

/** Archives have sums of their own; a bare text has only the one that the service lists (API §2 "Unpacked file"). */
function isAsListed(content: ArchiveContent | AppError, files: readonly PackedFile[] | null): boolean {
  const sums = (files ?? []).flatMap(({ md5 }) => md5 ?? [])
  if (content instanceof Error || content.kind !== 'bare' || sums.length === 0) return true
  return content.members.some(({ bytes }) => sums.includes(createHash('md5').update(bytes).digest('hex')))
}

function damaged(): AppError {
  return new AppError(
    'archive.damaged',
    'The download was damaged on its way, and nothing of it was kept. Run again to fetch it once more.',
  )
}
