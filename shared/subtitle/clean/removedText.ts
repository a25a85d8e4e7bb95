/** What a clean-up took out of a subtitle, piece by piece, and how clean-ups go on until nothing is left to do. Pure. */
import type { Cue, SubtitleDocument } from '../document.ts'

/**
 * sound: a description of something heard. music: notes without words. speaker: the name of who speaks.
 * credit: who made the subtitle. address: a site. advert: a sentence that sells something.
 * interjection: 'Ah,'. capitals: a line of a sign. letters: nothing is gone, but 'l' and 'I' were taken for each other.
 */
export type RemovalReason =
  'sound' | 'music' | 'speaker' | 'credit' | 'address' | 'advert' | 'interjection' | 'capitals' | 'letters'

export interface RemovedText {
  /** Number of the cue in the subtitle as it was delivered, from 1. */
  readonly cue: number
  readonly startMs: number
  /** What is gone, without markup. */
  readonly text: string
  readonly reason: RemovalReason
}

export interface Cleaned<Document extends Pick<SubtitleDocument, 'cues'>> {
  readonly document: Document
  /** In the order of the cues. */
  readonly removed: readonly RemovedText[]
}

/** A cue that remembers its place while others go. */
export interface NumberedCue extends Cue {
  readonly number: number
}

export interface Round {
  readonly cues: readonly NumberedCue[]
  readonly removed: readonly RemovedText[]
}

/** One look at all cues; answers the very same list where there is nothing to do. */
export type CleanUp = (cues: readonly NumberedCue[]) => Round

/** Text that still changes after so many rounds was made to. */
const maxRounds = 20

/**
 * Takes rounds until one finds nothing, so that cleaning what is clean changes nothing. Cues that are not touched keep
 * every character, and so does the order.
 */
export function cleanUntilDone<Document extends Pick<SubtitleDocument, 'cues'>>(
  document: Document,
  cleanUps: readonly CleanUp[],
): Cleaned<Document> {
  let cues: readonly NumberedCue[] = document.cues.map((cue, index) => ({ ...cue, number: index + 1 }))
  const removed: RemovedText[] = []
  for (let round = 0; round < maxRounds; round += 1) {
    const before = removed.length
    for (const cleanUp of cleanUps) {
      const done = cleanUp(cues)
      removed.push(...done.removed)
      cues = done.cues
    }
    if (removed.length === before) break
  }
  if (removed.length === 0) return { document, removed }
  return {
    document: { ...document, cues: cues.flatMap(({ number, text }) => withText(document.cues[number - 1], text)) },
    removed: removed.toSorted((a, b) => a.cue - b.cue),
  }
}

function withText(cue: Cue | undefined, text: string): readonly Cue[] {
  if (!cue) return []
  return [cue.text === text ? cue : { ...cue, text }]
}
