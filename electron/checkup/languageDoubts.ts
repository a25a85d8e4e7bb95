/**
 * Which subtitles beside videos are in another language than their name says: found by check-ups, forgotten when the file changes.
 * Nothing is decided by it: the library tells it, and a person says what is to be done.
 */
import type { Database } from '../database/database.ts'
import { systemCodeOf } from '../disk/disk.ts'
import { fileStamp } from '../disk/fileStamp.ts'

export interface LanguageDoubt {
  readonly path: string
  readonly videoPath: string
  /** As it lay there before it was read. */
  readonly stamp: string
  /** null: its text is in the language that its name says. */
  readonly found: string | null
}

export interface LanguageDoubts {
  /** In which language the text of this file is, where its name says another one. */
  of(path: string): string | null
  keep(doubt: LanguageDoubt): void
  /** Forgets below this folder what others have changed since. */
  refresh(folder: string, signal: AbortSignal): Promise<void>
  /** Told of each video about whose subtitles something else is known. */
  follow(listener: (videoPath: string) => void): void
}

interface Row {
  readonly path: string
  readonly video_path: string
  readonly stamp: string
  readonly found: string
}

export function createLanguageDoubts(db: Database): LanguageDoubts {
  const listeners = new Set<(videoPath: string) => void>()
  /** They are few, and asked for with every video that is shown. */
  const known = new Map(db.all<Row>('SELECT * FROM language_doubts').map((row) => [row.path, row]))

  function changed(videoPath: string): void {
    for (const listener of listeners) listener(videoPath)
  }

  function put(row: Row): void {
    known.set(row.path, row)
    db.transaction(
      () =>
        db.run(
          'INSERT OR REPLACE INTO language_doubts (path, video_path, stamp, found) VALUES (?, ?, ?, ?)',
          ...[row.path, row.video_path, row.stamp, row.found],
        ),
      { isDurable: false },
    )
    changed(row.video_path)
  }

  function forget({ path, video_path: videoPath }: Row): void {
    known.delete(path)
    db.transaction(() => db.run('DELETE FROM language_doubts WHERE path = ?', path), { isDurable: false })
    changed(videoPath)
  }

  return {
    of: (path) => known.get(path)?.found ?? null,
    keep({ path, videoPath, stamp, found }) {
      const before = known.get(path)
      if (found === null) {
        if (before) forget(before)
        return
      }
      const isKnown = before?.stamp === stamp && before.found === found && before.video_path === videoPath
      if (!isKnown) put({ path, video_path: videoPath, stamp, found })
    },
    async refresh(folder, signal) {
      for (const row of [...known.values()]) {
        signal.throwIfAborted()
        if (row.path.startsWith(folder) && (await isOther(row))) forget(row)
      }
    },
    follow(listener) {
      listeners.add(listener)
    },
  }
}

/** What is away with its drive is the same when it is back. */
async function isOther({ path, stamp, video_path: videoPath }: Row): Promise<boolean> {
  const found = await look(path)
  if (found !== 'absent') return found !== 'unknown' && found !== stamp
  return (await look(videoPath)) !== 'absent'
}

async function look(path: string): Promise<string> {
  return fileStamp(path).catch((thrown: unknown) => {
    const code = systemCodeOf(thrown)
    return code === 'ENOENT' || code === 'ENOTDIR' ? 'absent' : 'unknown'
  })
}
