/** Where the files of sources stand: in the list, sent as they are on the disk now, or neither, so that adding takes them. */
import type { UploadSource } from '../../../shared/contract/upload.ts'
import { hashOfFile } from '../../upload/readUploadFile.ts'
import type { UploadRecord } from '../../upload/uploadRecord.ts'
import type { Page, PageWindow } from '../page.ts'
import { sentHashes, unlistedAmong } from './uploadIntake.ts'
import type { ListedSource } from './uploadSources.ts'

/** Of all sources those of one page: what stands beyond it is not looked at. */
export async function standingPage(
  sources: readonly ListedSource[],
  { offset, limit }: PageWindow,
  uploads: readonly UploadRecord[],
): Promise<Omit<Page<UploadSource>, 'revision'>> {
  const hashes = sentHashes(uploads)
  const rows: UploadSource[] = []
  for (const { paths, ...source } of sources.slice(offset, offset + limit)) {
    const unlisted = unlistedAmong(paths, uploads)
    let sent = 0
    for (const path of unlisted) if (await isSentAsItIs(path, hashes.get(path))) sent += 1
    rows.push({ ...source, listed: paths.length - unlisted.length, sent })
  }
  return { rows, total: sources.length }
}

async function isSentAsItIs(path: string, hashes: ReadonlySet<string> | undefined): Promise<boolean> {
  // Only what was sent is opened.
  if (!hashes) return false
  // A file that cannot be read any more may be added: its row says why.
  const hash = await hashOfFile(path).catch(() => null)
  return hash !== null && hashes.has(hash)
}
