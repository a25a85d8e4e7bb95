/**
 * What a person decided about a wish of a video, kept in the app's database: a new plan takes it up, also after a
 * restart. It holds until it is decided anew or taken back; on the disk when the call returns.
 */
import type { Database } from '../database/database.ts'

/** A subtitle by its id, to translate one, or to leave the wish as it is. What is ignored is no choice: it has a list of its own. */
export type HandChoice =
  { readonly kind: 'subtitle' | 'translate'; readonly subtitleId: string } | { readonly kind: 'skip' }

/** The wish as the user writes it, with ' forced' behind it where only the foreign parts are meant. */
export interface WishPlace {
  readonly videoPath: string
  readonly wish: string
}

export interface PlacedChoice extends WishPlace {
  /** null: nothing is decided any more. */
  readonly choice: HandChoice | null
}

export interface HandChoices {
  all(service: string): readonly (WishPlace & { readonly choice: HandChoice })[]
  /** All of them or none. */
  keep(service: string, choices: readonly PlacedChoice[]): void
}

interface Row {
  video_path: string
  wish: string
  kind: string
  subtitle_id: string | null
}

export function createHandChoices(db: Database, { nowMs }: { readonly nowMs: () => number }): HandChoices {
  function keepOne(service: string, { videoPath, wish, choice }: PlacedChoice): void {
    if (choice === null) {
      db.run('DELETE FROM hand_choices WHERE service = ? AND video_path = ? AND wish = ?', service, videoPath, wish)
      return
    }
    db.run(
      'INSERT OR REPLACE INTO hand_choices (service, video_path, wish, kind, subtitle_id, decided_ms) VALUES (?, ?, ?, ?, ?, ?)',
      service,
      videoPath,
      wish,
      choice.kind,
      'subtitleId' in choice ? choice.subtitleId : null,
      nowMs(),
    )
  }

  return {
    all: (service) =>
      db
        .all<Row>('SELECT video_path, wish, kind, subtitle_id FROM hand_choices WHERE service = ?', service)
        .flatMap((row) => {
          const choice = choiceOf(row)
          return choice ? [{ videoPath: row.video_path, wish: row.wish, choice }] : []
        }),
    keep(service, choices) {
      db.transaction(() => {
        for (const each of choices) keepOne(service, each)
      })
    },
  }
}

function choiceOf({ kind, subtitle_id: subtitleId }: Row): HandChoice | null {
  if (kind === 'skip') return { kind }
  return subtitleId !== null && (kind === 'subtitle' || kind === 'translate') ? { kind, subtitleId } : null
}
