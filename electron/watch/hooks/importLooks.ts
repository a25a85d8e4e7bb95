/**
 * What is done with an import while watch mode is off: its folder is looked at, so that the library shows what came and what
 * went, and subtitles of ours follow a video that has another name now. No service is asked, so nothing is spent. One folder
 * after the other, each once however often it is named meanwhile.
 */
import { sep } from 'node:path'
import { toAppError } from '../../../shared/errors.ts'
import { describeFiles, type SurveyParts } from '../../batch/surveyLibrary.ts'
import type { LibraryIndex } from '../../library/libraryIndex.ts'
import type { LibraryVideo, MediaFile } from '../../library/mediaFile.ts'
import { scanInBatches } from '../../library/scan/scanFolder.ts'
import { createUnreadPlaces } from '../../library/scan/unreadPlaces.ts'
import type { TakenVideos } from '../../library/takenVideos.ts'
import type { Bugs } from '../../log/bugs.ts'
import type { SettingsStore } from '../../settings/settings.ts'

/** The library, as far as a look at a part of it goes. */
export interface LookedLibrary {
  /** Every video that it shows. */
  entries(): Iterable<{ readonly path: string }>
  /** These are new or changed, those are gone. */
  recordChecked(changed: readonly LibraryVideo[], gone: readonly string[]): Promise<void>
  folders(): readonly { readonly id: string; readonly path: string }[]
  scan(folderId: string): Promise<void>
  /** What we wrote beside videos that have another name now follows them, as after a scan. @throws AppError 'cancelled' */
  followRenamed(signal: AbortSignal): Promise<void>
}

export interface ImportLooksParts {
  readonly settings: Pick<SettingsStore, 'read'>
  readonly taken: Pick<TakenVideos, 'list'>
  readonly survey: Pick<SurveyParts, 'history' | 'libraryIndex'>
  readonly index: Pick<LibraryIndex, 'recordVanished'>
  readonly library: LookedLibrary
  readonly bugs: Bugs
  /** Aborted when the program closes. */
  readonly signal: AbortSignal
}

export interface ImportLooks {
  /** Begins within a moment, and answers before it has looked. */
  lookAt(root: string, folder: string): void
  /** Settles when every folder was looked at. */
  idle(): Promise<void>
}

export function createImportLooks(parts: ImportLooksParts): ImportLooks {
  const { library, bugs, signal } = parts
  /** Folders, each with its root. */
  const waiting = new Map<string, string>()
  let working: Promise<void> | null = null

  async function lookAtAll(): Promise<void> {
    for (let next = firstOf(waiting); next && !signal.aborted; next = firstOf(waiting)) {
      const [folder, root] = next
      waiting.delete(folder)
      try {
        await lookAtOne(root, folder)
      } catch (thrown) {
        const error = toAppError(thrown)
        // One that has gone away again, or cannot be read, is found so by the next scan.
        if (error.code === 'internal') bugs.report(error)
      }
    }
    working = null
  }

  async function lookAtOne(root: string, folder: string): Promise<void> {
    if (folder !== root) return lookBelow(parts, root, folder)
    const held = library.folders().find(({ path }) => path === root)
    if (held) await library.scan(held.id)
  }

  return {
    lookAt(root, folder) {
      waiting.set(folder, root)
      working ??= lookAtAll()
    },
    idle: async () => working ?? undefined,
  }
}

async function lookBelow(
  { settings, taken, survey, index, library, signal }: ImportLooksParts,
  root: string,
  below: string,
): Promise<void> {
  const found = new Set<string>()
  const unread = createUnreadPlaces()
  const videos: LibraryVideo[] = []
  const { minimumVideoBytes: minimumBytes } = settings.read()
  for await (const findings of scanInBatches(root, { below, signal, minimumBytes, taken: taken.list() })) {
    const files: MediaFile[] = []
    for (const finding of findings) {
      unread.note(finding)
      if (finding.kind === 'video') files.push(finding.file)
    }
    for (const { path } of files) found.add(path)
    await describeFiles(survey, files, { signal, onVideos: (some) => videos.push(...some) })
  }
  const inside = `${below}${sep}`
  const known = [...library.entries()].map(({ path }) => path).filter((path) => path.startsWith(inside))
  const gone = known.filter((path) => !found.has(path) && !unread.holds(path))
  index.recordVanished(gone)
  await library.recordChecked(videos, gone)
  await library.followRenamed(signal)
}

function firstOf(waiting: ReadonlyMap<string, string>): readonly [string, string] | undefined {
  const [first] = waiting
  return first
}
