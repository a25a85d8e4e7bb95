/** Reads the words of one version of a written file, on the disk or in the trash; of a file in two languages, each apart. */
import type { WrittenText } from '../../../shared/contract/runs/history.ts'
import { AppError } from '../../../shared/errors.ts'
import type { SubtitleDocument } from '../../../shared/subtitle/document.ts'
import { previewOf } from '../../../shared/subtitle/plainText.ts'
import type { Disk } from '../../disk/disk.ts'
import { diskErrorOf } from '../../disk/diskErrors.ts'
import type { ArchiveReader } from '../../download/archive/archiveReader.ts'
import type { History, PairedFile, Written } from '../../sidecar/history/history.ts'
import { hasItsName } from '../../sidecar/history/versionChain.ts'
import type { Trash } from '../../sidecar/trash/trash.ts'
import { nameOfPath } from '../folders/folderPaths.ts'
import type { PageWindow } from '../page.ts'
import { createPairWords } from './pairWords.ts'

export interface WrittenWordsParts {
  readonly history: Pick<History, 'get' | 'ownerOf' | 'list'>
  readonly disk: Pick<Disk, 'read'>
  readonly trash: Pick<Trash, 'read'>
  /** Lends what reads a text in a thread of its own, for as long as the work takes. */
  readonly withReader: <Result>(work: (reader: Reader) => Promise<Result>) => Promise<Result>
}

type Reader = Pick<ArchiveReader, 'prepare'>

/** @throws AppError 'file.missing' where it was deleted for good, 'subtitle.unreadable' */
export function readWrittenWords(
  parts: WrittenWordsParts,
  row: Written,
  { offset, limit, signal }: PageWindow & { readonly signal: AbortSignal },
): Promise<WrittenText> {
  const { pair } = row.details
  return parts.withReader(async (reader) => {
    const read = async (bytes: Uint8Array, { path, language }: Pick<Written, 'path' | 'language'>) =>
      reader.prepare(bytes, { languageHint: language, fileName: nameOfPath(path) }, signal)
    const textsOf = async (file: PairedFile) => {
      const bytes = await bytesOfPaired(parts, file)
      return bytes === null ? [] : read(bytes, file).then(({ document }) => textsIn(document), unreadable)
    }
    const { document, encoding } = await read(await bytesOf(parts, row), row)
    const wordsOf = pair && createPairWords({ first: await textsOf(pair[0]), second: await textsOf(pair[1]) })
    const cues = document.cues.slice(offset, offset + limit).map(({ startMs, endMs, text }) => {
      const words = previewOf(text)
      return { startMs, endMs, ...(wordsOf ? wordsOf(words) : { text: words, below: '' }) }
    })
    return { cues, total: document.cues.length, encoding }
  })
}

async function bytesOf({ history, disk, trash }: WrittenWordsParts, row: Written): Promise<Uint8Array> {
  const { path, trashPath } = row
  const isNow = hasItsName(history, row)
  if (!isNow && trashPath === null)
    throw new AppError('file.missing', 'This version was deleted for good, so its text is gone.')
  try {
    return await (isNow || trashPath === null ? disk.read(path) : trash.read(trashPath))
  } catch (thrown) {
    throw diskErrorOf(thrown, path)
  }
}

/** As it was when the pair was made of it, else as it is now; null where it is gone. */
async function bytesOfPaired(parts: WrittenWordsParts, { path, rowId }: PairedFile): Promise<Uint8Array | null> {
  const row = rowId === null ? null : parts.history.get(rowId)
  return (row ? bytesOf(parts, row) : parts.disk.read(path)).catch(() => parts.disk.read(path)).catch(() => null)
}

function textsIn({ cues }: SubtitleDocument): readonly string[] {
  return cues.map(({ text }) => text)
}

/** Then the lines of the pair stand as they are. */
function unreadable(): readonly string[] {
  return []
}
