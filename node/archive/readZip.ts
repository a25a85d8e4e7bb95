/**
 * Reads the subtitles out of a ZIP archive that a stranger packed. An archive that lies about itself is refused as a
 * whole; files that are no subtitles are skipped and counted. Writes nothing, and never uses a name as a path.
 */
import { crc32, inflateRawSync } from 'node:zlib'
import { ArchiveError } from './archiveError.ts'
import { archiveLimits, type ArchiveLimits } from './archiveLimits.ts'
import { isFolderName, isSubtitleName, labelOf, safeLabelOf, shownName } from './memberNames.ts'
import { canBeSubtitle } from './subtitleContent.ts'
import { packedData } from './zipLayout.ts'
import { decodeZipName } from './zipNames.ts'
import { readDirectory, type CentralRecord, type Directory } from './zipRecords.ts'

export interface ZipEntry {
  /** Only a label: folders with '/', invisible characters left out; two entries may carry the same one. */
  readonly name: string
  readonly bytes: Uint8Array
}

export interface ZipContent {
  /** At least one, in the order of the directory. */
  readonly entries: readonly ZipEntry[]
  /** How many entries were no subtitles, folders included. */
  readonly skipped: number
  /** Of these, the ones that are named as subtitles are. */
  readonly hollow: readonly string[]
}

interface NamedRecord {
  readonly record: CentralRecord
  readonly label: string
  readonly isWanted: boolean
}

const stored = 0
const deflated = 8
const encryptionFlags = 0x2041
const aesMethod = 99
const utf8Flag = 0x0800
const dosFolder = 0x10
const dosSystem = 0
/** zlib takes no smaller pieces. */
const leastPiece = 64
const mostPiece = 1_048_576

/** Throws an ArchiveError whose `detail` says why; nothing is unpacked before all records have been checked. */
export function readZip(bytes: Uint8Array, limits: ArchiveLimits = archiveLimits): ZipContent {
  return unpackAll(bytes, checkedRecords(bytes, limits))
}

export interface OwnZipContent extends ZipContent {
  /** Names that lead out of the archive: those files are left out. Only to be shown. */
  readonly unsafe: readonly string[]
}

/** An archive that the user collected: one bad name in it does not spoil the others. Throws as `readZip` does for all else. */
export function readOwnZip(bytes: Uint8Array, limits: ArchiveLimits = archiveLimits): OwnZipContent {
  const checked = checkedRecords(bytes, limits, (record) => safeLabelOf(nameOf(record)) !== null)
  const unsafe = checked.leftOut.filter((record) => isSubtitleName(nameOf(record)))
  return { ...unpackAll(bytes, checked), unsafe: unsafe.map((record) => shownName(nameOf(record))) }
}

function unpackAll(bytes: Uint8Array, { directory, wanted }: CheckedRecords): ZipContent {
  const packed = packedData(bytes, directory)
  const entries: ZipEntry[] = []
  const hollow: string[] = []
  for (const { record, label } of wanted) {
    const content = unpack(record, packed.get(record) ?? new Uint8Array())
    if (canBeSubtitle(content)) entries.push({ name: label, bytes: content })
    else hollow.push(label)
  }
  if (entries.length === 0) throw new ArchiveError('ZIP_NO_SUBTITLE')
  return { entries, skipped: directory.records.length - entries.length, hollow }
}

export interface ZipListing {
  /** By the names of its files alone, notes behind subtitles: what is in a file, only reading it tells. */
  readonly names: readonly string[]
  /** Of all of these; none turns out larger when it is read. */
  readonly unpackedBytes: number
}

/** What the directory says, with nothing unpacked. Throws as `readZip` does. */
export function listZip(bytes: Uint8Array, limits: ArchiveLimits = archiveLimits): ZipListing {
  const { wanted } = checkedRecords(bytes, limits)
  return {
    names: notesLast(wanted).map(({ label }) => label),
    unpackedBytes: wanted.reduce((sum, { record }) => sum + record.unpackedBytes, 0),
  }
}

/** Unpacks the one at this place of `listZip`'s names alone; null for a place that it has not. Throws as `readZip` does. */
export function readListed(bytes: Uint8Array, at: number, limits: ArchiveLimits = archiveLimits): ZipEntry | null {
  const { directory, wanted } = checkedRecords(bytes, limits)
  const entry = notesLast(wanted)[at]
  if (!entry) return null
  const packed = packedData(bytes, directory).get(entry.record) ?? new Uint8Array()
  return { name: entry.label, bytes: unpack(entry.record, packed) }
}

/** A file that ends in .txt may be a subtitle, but is a note of its packer more often. */
function notesLast(wanted: readonly NamedRecord[]): readonly NamedRecord[] {
  const isNote = ({ label }: NamedRecord) => /\.txt$/i.test(label)
  return [...wanted.filter((each) => !isNote(each)), ...wanted.filter(isNote)]
}

interface CheckedRecords {
  readonly directory: Directory
  readonly wanted: readonly NamedRecord[]
  readonly leftOut: readonly CentralRecord[]
}

function checkedRecords(
  bytes: Uint8Array,
  limits: ArchiveLimits,
  isTaken: (record: CentralRecord) => boolean = () => true,
): CheckedRecords {
  if (bytes.length > limits.archiveBytes) throw new ArchiveError('ZIP_TOO_BIG')
  const directory = readDirectory(bytes, limits)
  const { taken = [], leftOut = [] } = Object.groupBy(directory.records, (record) =>
    isTaken(record) ? 'taken' : 'leftOut',
  )
  const wanted = taken.map((record) => nameRecord(record, limits)).filter(({ isWanted }) => isWanted)
  checkSizes(wanted, limits)
  return { directory, wanted, leftOut }
}

function nameOf({ rawName, flags, extraFields }: CentralRecord): string {
  return decodeZipName({ bytes: rawName, isUtf8: (flags & utf8Flag) !== 0, extraFields })
}

function nameRecord(record: CentralRecord, limits: ArchiveLimits): NamedRecord {
  if ((record.flags & encryptionFlags) !== 0 || record.method === aesMethod) throw new ArchiveError('ZIP_ENCRYPTED')
  if (record.rawName.length > limits.nameBytes) throw new ArchiveError('ZIP_UNSAFE_NAME')
  const name = nameOf(record)
  const label = labelOf(name)
  if (isSpecialFile(record, name)) throw new ArchiveError('ZIP_SPECIAL_FILE')
  const isWanted = isSubtitleName(name)
  if (isWanted && record.method !== stored && record.method !== deflated) throw new ArchiveError('ZIP_METHOD')
  return { record, label, isWanted }
}

/** Links, pipes and devices by their Unix mode; a folder's mode on a file's name is as suspicious. */
function isSpecialFile({ attributes, madeBySystem }: CentralRecord, name: string): boolean {
  const kind = (attributes >>> 28) & 0xf
  const [none, folder, file] = [0x0, 0x4, 0x8]
  if (kind === folder || (madeBySystem === dosSystem && (attributes & dosFolder) !== 0)) return !isFolderName(name)
  return kind !== none && kind !== file
}

function checkSizes(wanted: readonly NamedRecord[], limits: ArchiveLimits): void {
  let total = 0
  for (const { record } of wanted) {
    total += record.unpackedBytes
    if (record.unpackedBytes > limits.entryBytes || total > limits.totalBytes) throw new ArchiveError('ZIP_TOO_BIG')
    const isLarge = record.unpackedBytes > limits.ratioFromBytes
    if (isLarge && record.unpackedBytes > limits.ratio * record.packedBytes) throw new ArchiveError('ZIP_RATIO')
  }
}

function unpack(record: CentralRecord, packed: Uint8Array): Uint8Array {
  const content = record.method === stored ? packed : inflate(packed, record.unpackedBytes)
  if (content.length !== record.unpackedBytes) throw new ArchiveError('ZIP_SIZE_LIE')
  if (crc32(content) !== record.crc) throw new ArchiveError('ZIP_CRC')
  return content
}

/**
 * A subtitle comes out in one piece: the pieces of 16 KB that are usual took three quarters of the time to unpack one.
 * An archive that announces far more than a subtitle has is given no such room before it has shown any of it.
 */
function pieceBytes(most: number): number {
  return Math.min(Math.max(most, leastPiece), mostPiece)
}

function inflate(packed: Uint8Array, announcedBytes: number): Uint8Array {
  try {
    // One byte more than announced, so that a file which says 0 bytes can be told from one that lies.
    const most = announcedBytes + 1
    return inflateRawSync(packed, { maxOutputLength: most, chunkSize: pieceBytes(most) })
  } catch (thrown) {
    throw new ArchiveError(thrown instanceof RangeError ? 'ZIP_SIZE_LIE' : 'ZIP_TRUNCATED', thrown)
  }
}
