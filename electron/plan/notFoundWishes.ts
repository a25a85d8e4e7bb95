/**
 * What the service was asked for and did not have, in the app's database: the one truth of "not found" for library, plan,
 * watch mode and command line, written where plans are made. It holds until an answer says otherwise.
 */
import type { Database } from '../database/database.ts'
import type { WishPlace } from './handChoices.ts'

export interface NotFoundWish extends WishPlace {
  /** Unix milliseconds of the last answer that said so. */
  readonly askedMs: number
  /** Why what would have met it was refused; '' where nothing was. */
  readonly refusal: string
}

export interface AnsweredWish extends WishPlace {
  readonly isNotFound: boolean
  /** false: from an answer that was kept, so it was asked for earlier. */
  readonly isNew: boolean
  /** As that of `NotFoundWish`. */
  readonly refusal: string
}

/** The last one of the page before. */
export type AfterWish = WishPlace | null

export interface NotFoundWishes {
  /** All of them or none; durable when it returns. */
  record(service: string, answers: readonly AnsweredWish[]): void
  /** What was downloaded for it was refused: until a plan says otherwise, there is nothing. */
  recordRefused(service: string, place: WishPlace, refusal: string): void
  /** In order, so that a long list is read in slices. */
  page(service: string, page: { readonly after: AfterWish; readonly limit: number }): readonly NotFoundWish[]
  /** Another title: nobody has asked for these yet. */
  forget(videoPaths: Iterable<string>): void
}

export function createNotFoundWishes(db: Database, { nowMs }: { readonly nowMs: () => number }): NotFoundWishes {
  function recordOne(service: string, { videoPath, wish, isNotFound, isNew, refusal }: AnsweredWish): void {
    if (!isNotFound) {
      db.run('DELETE FROM not_found WHERE service = ? AND video_path = ? AND wish = ?', service, videoPath, wish)
      return
    }
    db.run(
      `INSERT INTO not_found (service, video_path, wish, asked_ms, refusal) VALUES (?1, ?2, ?3, ?4, ?6)
       ON CONFLICT (service, video_path, wish) DO UPDATE SET asked_ms = iif(?5, ?4, asked_ms), refusal = ?6`,
      service,
      videoPath,
      wish,
      nowMs(),
      Number(isNew),
      refusal,
    )
  }

  return {
    record(service, answers) {
      db.transaction(() => {
        for (const answer of answers) recordOne(service, answer)
      })
    },
    recordRefused: (service, place, refusal) =>
      recordOne(service, { ...place, isNotFound: true, isNew: true, refusal }),
    page: (service, { after, limit }) =>
      db.all<NotFoundWish>(
        `SELECT video_path AS videoPath, wish, asked_ms AS askedMs, refusal FROM not_found
          WHERE service = ?1 AND (video_path, wish) > (?2, ?3) ORDER BY video_path, wish LIMIT ?4`,
        service,
        after?.videoPath ?? '',
        after?.wish ?? '',
        limit,
      ),
    forget(videoPaths) {
      db.transaction(() => {
        for (const path of videoPaths) db.run('DELETE FROM not_found WHERE video_path = ?', path)
      })
    },
  }
}
