/** Reads the subtitles out of a RAR archive (old uploads hold them), under the same limits and name rules as ZIP. */
import type { ArcFile, ArcHeader, Extractor, FileHeader } from 'node-unrar-js'
import { ArchiveError, type ArchiveProblem } from '../../../node/archive/archiveError.ts'
import { archiveLimits } from '../../../node/archive/archiveLimits.ts'
import { isSubtitleName, labelOf } from '../../../node/archive/memberNames.ts'
import { canBeSubtitle } from '../../../node/archive/subtitleContent.ts'
import type { ArchiveContent, ArchiveMember } from './archiveContent.ts'
import { boundedUnrar } from './unrarProgram.ts'

const problems: Readonly<Record<string, ArchiveProblem>> = {
  ERAR_NO_MEMORY: 'ZIP_TOO_BIG',
  ERAR_BAD_DATA: 'ZIP_CRC',
  ERAR_MISSING_PASSWORD: 'ZIP_ENCRYPTED',
  ERAR_BAD_PASSWORD: 'ZIP_ENCRYPTED',
  ERAR_UNKNOWN_FORMAT: 'ZIP_METHOD',
  ERAR_EWRITE: 'ZIP_SIZE_LIE',
}

export async function readRar(bytes: Uint8Array): Promise<ArchiveContent> {
  const { createExtractorFromData } = await import('node-unrar-js')
  const data = new Uint8Array(bytes).buffer
  const extractor = await createExtractorFromData({ data, wasmBinary: await boundedUnrar() })
  try {
    return contentOf(extractor)
  } catch (thrown) {
    if (thrown instanceof ArchiveError) throw thrown
    throw new ArchiveError(problems[reasonOf(thrown)] ?? 'ZIP_TRUNCATED', thrown)
  }
}

function contentOf(extractor: Extractor<Uint8Array>): ArchiveContent {
  const headers = checkedHeaders(extractor)
  boundOutput(extractor)
  const members: ArchiveMember[] = []
  for (const file of extractor.extract({ files: isWanted }).files) {
    const member = memberOf(file)
    if (member) members.push(member)
  }
  if (members.length === 0) throw new ArchiveError('ZIP_NO_SUBTITLE')
  return { kind: 'rar', members, skipped: headers.length - members.length }
}

function checkedHeaders(extractor: Extractor<Uint8Array>): readonly FileHeader[] {
  const list = extractor.getFileList()
  checkArchive(list.arcHeader)
  const headers: FileHeader[] = []
  for (const header of list.fileHeaders) {
    headers.push(header)
    if (headers.length > archiveLimits.entries) throw new ArchiveError('ZIP_TOO_MANY')
    if (header.flags.encrypted) throw new ArchiveError('ZIP_ENCRYPTED')
    labelOf(header.name)
  }
  checkSizes(headers.filter(isWanted))
  return headers
}

function checkArchive({ flags }: ArcHeader): void {
  if (flags.headerEncrypted) throw new ArchiveError('ZIP_ENCRYPTED')
  if (flags.volume) throw new ArchiveError('ZIP_MULTIDISK')
}

function isWanted(header: FileHeader): boolean {
  return !header.flags.directory && isSubtitleName(header.name)
}

function checkSizes(wanted: readonly FileHeader[]): void {
  let total = 0
  for (const { unpSize, packSize } of wanted) {
    total += unpSize
    if (unpSize > archiveLimits.entryBytes || total > archiveLimits.totalBytes) throw new ArchiveError('ZIP_TOO_BIG')
    const isLarge = unpSize > archiveLimits.ratioFromBytes
    if (isLarge && unpSize > archiveLimits.ratio * packSize) throw new ArchiveError('ZIP_RATIO')
  }
}

function memberOf({ fileHeader, extraction }: ArcFile<Uint8Array>): ArchiveMember | null {
  // A link is "extracted" without any content.
  if (!extraction) throw new ArchiveError('ZIP_SPECIAL_FILE')
  if (extraction.length !== fileHeader.unpSize) throw new ArchiveError('ZIP_SIZE_LIE')
  return canBeSubtitle(extraction) ? { name: labelOf(fileHeader.name), bytes: extraction } : null
}

interface UnpackedOutput {
  write(file: number, buffer: number, sizeBytes: number): boolean
}

/** Stops an archive that unpacks to more than its headers say. The library has no setting for it, only this method. */
function boundOutput(extractor: Extractor<Uint8Array>): void {
  const output = extractor as unknown as UnpackedOutput
  const write = output.write.bind(extractor)
  let written = 0
  output.write = (file, buffer, sizeBytes) => {
    written += sizeBytes
    return written <= archiveLimits.totalBytes && write(file, buffer, sizeBytes)
  }
}

function reasonOf(thrown: unknown): string {
  return thrown instanceof Error && 'reason' in thrown ? String(thrown.reason) : ''
}
