/**
 * Saves texts of a download into a folder of the person's choice: as UTF-8 under names a person knows, whole or not at all, never
 * over anything. Beside no video, so they are the person's own: the history does not know them.
 */
import { join } from 'node:path'
import { AppError, toAppError } from '../../shared/errors.ts'
import { portableName } from '../../shared/naming/portableName.ts'
import type { LanguageTag } from '../../shared/language.ts'
import { systemCodeOf, type Disk } from '../disk/disk.ts'
import { diskErrorOf } from '../disk/diskErrors.ts'
import type { ReadySubtitle } from '../verify/prepareSubtitle.ts'
import type { ArchiveContent, ArchiveMember } from './archive/archiveContent.ts'
import type { ArchiveReader } from './archive/archiveReader.ts'
import type { Ids } from '../../node/ids.ts'
import { savedName } from './savedName.ts'

export interface SaveParts {
  readonly disk: Pick<Disk, 'writeNew' | 'createEmpty' | 'link' | 'rename' | 'unlink' | 'syncFolderOf'>
  /** A short random text, different each time. */
  readonly ids: Ids
  readonly reader: Pick<ArchiveReader, 'prepare'>
}

export interface SaveOrder {
  readonly content: ArchiveContent
  readonly folder: string
  /** Label of one text of a pack; null for all that the archive holds. */
  readonly fileName: string | null
  /** For a text whose own name does not say what it is of; '' where no release is known. */
  readonly release: string
  readonly language: LanguageTag | null
  readonly fps: number | null
  readonly signal: AbortSignal
}

export interface SavedTexts {
  readonly paths: readonly string[]
  /** Those that are no readable subtitle. */
  readonly failed: readonly string[]
}

/** "Name (2).srt" and so on, where the names before are taken. */
const mostNames = 1_000

/** @throws AppError 'archive.noMember', 'disk.full', 'file.notWritable', 'folder.missing'; 'subtitle.unreadable' where none can be read */
export async function saveTexts(parts: SaveParts, order: SaveOrder): Promise<SavedTexts> {
  const paths: string[] = []
  const problems: { readonly name: string; readonly error: AppError }[] = []
  for (const member of wanted(order)) {
    const text = await prepared(parts, order, member)
    if (text instanceof AppError) problems.push({ name: member.name, error: text })
    else paths.push(await saveOne(parts, order, { member, text }))
  }
  const [first] = problems
  if (paths.length === 0 && first) throw first.error
  return { paths, failed: problems.map(({ name }) => name) }
}

function wanted({ content, fileName }: SaveOrder): readonly ArchiveMember[] {
  if (fileName === null) return content.members
  const named = content.members.filter(({ name }) => baseOf(name) === baseOf(fileName))
  if (named.length === 0) throw new AppError('archive.noMember', 'The archive does not hold this file. Save all of it.')
  return named
}

async function prepared(
  { reader }: SaveParts,
  { language, fps, signal }: SaveOrder,
  { name, bytes }: ArchiveMember,
): Promise<ReadySubtitle | AppError> {
  try {
    return await reader.prepare(bytes, { languageHint: language, fileName: name, fps }, signal)
  } catch (thrown) {
    const error = toAppError(thrown)
    if (error.code === 'cancelled') throw error
    return error
  }
}

interface NamedText {
  readonly member: ArchiveMember
  readonly text: ReadySubtitle
}

async function saveOne(parts: SaveParts, order: SaveOrder, { member, text }: NamedText): Promise<string> {
  const { disk, ids } = parts
  const { folder } = order
  const stem = portableName(savedName(baseOf(member.name), order)) || 'subtitle'
  const part = join(folder, `.undertitle-${ids.newId()}.part`)
  try {
    await disk.writeNew(part, Buffer.from(text.text))
    for (let count = 1; count <= mostNames; count += 1) {
      const path = join(folder, `${stem}${count === 1 ? '' : ` (${String(count)})`}.${text.extension}`)
      if (await nameUnlessTaken(disk, part, path)) return path
    }
  } catch (thrown) {
    throw diskErrorOf(thrown, part)
  } finally {
    // Ours alone, by its name; gone already where it was renamed.
    await disk.unlink(part).catch(() => undefined)
    await disk.syncFolderOf(part).catch(() => undefined)
  }
  throw new AppError('file.foreign', `The folder is full of files named ${stem}. Choose another folder.`)
}

/** File systems without hard links answer one of these (exFAT, FAT, many network shares). */
const noLinkCodes = new Set(['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EMLINK', 'EINVAL'])

/** False where the name is taken. Without links an empty file of our own holds the name first. */
async function nameUnlessTaken(disk: SaveParts['disk'], from: string, to: string): Promise<boolean> {
  try {
    await disk.link(from, to)
    return true
  } catch (thrown) {
    if (systemCodeOf(thrown) === 'EEXIST') return false
    if (!noLinkCodes.has(systemCodeOf(thrown))) throw thrown
  }
  try {
    await disk.createEmpty(to)
  } catch (thrown) {
    if (systemCodeOf(thrown) === 'EEXIST') return false
    throw thrown
  }
  await disk.rename(from, to)
  return true
}

function baseOf(name: string): string {
  return name.split('/').at(-1) ?? name
}
