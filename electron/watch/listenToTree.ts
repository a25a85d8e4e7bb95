/** Listens to the system's events below a root where one watch covers a whole tree (macOS, Windows). */
import { lstatSync, watch, type FSWatcher } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { systemCodeOf } from '../sidecar/disk.ts'

export interface ListenHooks {
  /** From here on changes are told. */
  readonly onReady: () => void
  readonly onHint: (folder: string) => void
  /** A system code, or 'TOOMANY'. It listens no more. */
  readonly onTrouble: (code: string) => void
}

/** What of a folder matters, by name alone. */
export interface ListenRules {
  /** Videos, subtitles, and videos on their way. */
  readonly isMedia: (fileName: string) => boolean
  readonly isHiddenFolder: (name: string) => boolean
}

export interface Listening {
  close(): void
}

export function listenToTree(
  root: string,
  { onReady, onHint, onTrouble }: ListenHooks,
  { isMedia }: Pick<ListenRules, 'isMedia'>,
): Listening {
  let watcher: FSWatcher | null = null

  function end(thrown: unknown): void {
    watcher?.close()
    onTrouble(systemCodeOf(thrown))
  }

  /** null: neither a folder nor a file that matters here. What is gone may have been a folder. */
  function folderToLookAt(path: string, kind: string): string | null {
    if (isMedia(basename(path))) return dirname(path)
    if (kind !== 'rename') return null
    const stats = lstatSync(path, { throwIfNoEntry: false })
    if (!stats) return dirname(path)
    return stats.isDirectory() ? path : null
  }

  try {
    watcher = watch(root, { recursive: true })
    watcher.on('error', end)
    watcher.on('change', (kind, name) => {
      const folder = typeof name === 'string' ? folderToLookAt(join(root, name), kind) : root
      if (folder !== null) onHint(folder)
    })
    onReady()
  } catch (thrown) {
    end(thrown)
  }
  return { close: () => watcher?.close() }
}
