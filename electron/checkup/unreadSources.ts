/**
 * What of a video could not be read or heard: known by the stat of its file, so that a check-up of an unchanged library does not
 * try it again. A measurement that a person asks for does not ask here.
 */
import { AppError, toAppError, type ErrorCode } from '../../shared/errors.ts'
import type { Database } from '../database/database.ts'
import { fileStamp } from '../disk/fileStamp.ts'
import { isOfVideo } from '../media/readMedia.ts'

export interface VideoSource {
  readonly path: string
  /** Which of its tracks, or which sound. */
  readonly source: string
  /** Another one may be able to read it. */
  readonly program: string
}

export interface UnreadSources {
  /** Why this very file cannot be read; null where nobody has tried in vain. */
  why(of: VideoSource): Promise<AppError | null>
  /** @throws what `read` throws; at once where that is known of this very file */
  reading<Result>(of: VideoSource, read: () => Promise<Result>): Promise<Result>
}

interface Row {
  readonly stamp: string
  readonly code: ErrorCode
  readonly message: string
}

export function createUnreadSources(db: Database): UnreadSources {
  function keep({ path, source }: VideoSource, { stamp, code, message }: Row): void {
    const insert = 'INSERT OR REPLACE INTO unread_sources (path, source, stamp, code, message) VALUES (?, ?, ?, ?, ?)'
    db.transaction(() => db.run(insert, path, source, stamp, code, message), { isDurable: false })
  }

  function find({ path, source }: VideoSource, stamp: string | null): AppError | null {
    const select = 'SELECT stamp, code, message FROM unread_sources WHERE path = ? AND source = ?'
    const known = db.get<Row>(select, path, source)
    return known?.stamp === stamp ? new AppError(known.code, known.message) : null
  }

  return {
    why: async (of) => find(of, await stampOf(of)),
    async reading(of, read) {
      const stamp = await stampOf(of)
      const known = find(of, stamp)
      if (known) throw known
      try {
        return await read()
      } catch (thrown) {
        const error = toAppError(thrown)
        // What went away while it was read is no fault of the file's.
        if (stamp !== null && isOfVideo(error) && (await stampOf(of)) === stamp) keep(of, { ...plain(error), stamp })
        throw thrown
      }
    },
  }
}

function plain({ code, message }: AppError): Pick<Row, 'code' | 'message'> {
  return { code, message }
}

/** null where the file cannot be looked at. */
async function stampOf({ path, program }: VideoSource): Promise<string | null> {
  const stamp = await fileStamp(path).catch(() => null)
  return stamp === null ? null : `${stamp}|${program}`
}
