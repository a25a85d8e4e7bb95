/**
 * Takes out what only tells of sounds: bracketed descriptions, notes without words, names of speakers. Song texts are words
 * and stay. What could be dialogue stays: a description too many is better than a word too few. Pure.
 */
import { bracketHabits, bracketsToRemove, type BracketHabits, type Span } from './bracketedSounds.ts'
import { closeGaps } from './closeGaps.ts'
import { plainTextOf } from '../plainText.ts'
import { isEnglish } from './isEnglish.ts'
import type { NumberedCue, RemovedText, Round } from './removedText.ts'
import { isMostlyInSmall, soundLinesInCapitals, type Around } from './soundLines.ts'
import { withCapitalsAt } from './sentenceStarts.ts'
import { editedText, shownTextOf } from './shownText.ts'
import { labelsOf, speakerHabits, speakersAmong, type SpeakerHabits } from './speakerLabels.ts'

interface Habits {
  readonly brackets: BracketHabits
  readonly speakers: SpeakerHabits
  /** A subtitle all in capitals says nothing by them, and only English ones tell of sounds so. */
  readonly tellsInCapitals: boolean
}

/** As `withoutSounds`; a sentence that began behind the name of its speaker gets a capital. */
export function withoutSoundsCapitalised(cues: readonly NumberedCue[]): Round {
  return withoutSoundsIn(cues, true)
}

/** One round: the habits of the whole subtitle decide about each of its cues. */
export function withoutSounds(cues: readonly NumberedCue[]): Round {
  return withoutSoundsIn(cues, false)
}

function withoutSoundsIn(cues: readonly NumberedCue[], isCapitalised: boolean): Round {
  const texts = cues.map(({ text }) => shownTextOf(text)?.shown ?? '')
  const brackets = bracketHabits(texts)
  const signs = texts.filter((shown) => bracketsToRemove(shown, brackets).length > 0).length
  const tellsInCapitals = isMostlyInSmall(texts) && isEnglish(texts)
  const habits = { brackets, speakers: speakerHabits(texts, signs), tellsInCapitals }
  const removed: RemovedText[] = []
  const left = cues.flatMap((cue, index) => {
    const found = piecesOf(
      texts[index] ?? '',
      { before: texts[index - 1] ?? '', after: texts[index + 1] ?? '' },
      habits,
    )
    if (found.length === 0) return [cue]
    removed.push(...found.map(({ text, reason }) => ({ cue: cue.number, startMs: cue.startMs, text, reason })))
    const text = withoutPieces(cue.text, found, isCapitalised)
    return plainTextOf(text) === '' ? [] : [{ ...cue, text }]
  })
  return removed.length === 0 ? { cues, removed } : { cues: left, removed }
}

interface Piece {
  readonly from: number
  readonly to: number
  readonly reason: Span['reason'] | 'music'
  readonly text: string
}

function piecesOf(shown: string, around: Around, { brackets, speakers, tellsInCapitals }: Habits): readonly Piece[] {
  const labels = speakersAmong(labelsOf(shown), speakers)
    .map(({ from, to }) => ({ from, to, reason: 'speaker' as const }))
    .filter(
      (label) => !bracketsToRemove(shown, brackets).some((sound) => sound.from < label.from && sound.to > label.from),
    )
  // What stands in brackets between a name and its colon belongs to the name.
  const sounds = bracketsToRemove(shown, brackets).filter(
    (sound) => !labels.some(({ from, to }) => from < sound.to && sound.from < to),
  )
  const notes = notesAlone(shown)
  const capitals = tellsInCapitals ? soundLinesInCapitals(shown, around) : []
  return [...sounds, ...notes, ...labels, ...capitals].map((span) => ({
    ...span,
    text: shown.slice(span.from, span.to).replace(/\s+/g, ' ').trim(),
  }))
}

/** Lines of notes and nothing else. */
function notesAlone(shown: string): readonly (Omit<Piece, 'text'> & { readonly reason: 'music' })[] {
  return [...shown.matchAll(/^[^\S\n]*(?:[-–—] ?)?[♪♫♬♩#]+(?:[^\S\n]*[♪♫♬♩#]+)*[^\S\n]*$/gmu)].map((match) => ({
    from: match.index,
    to: match.index + match[0].length,
    reason: 'music',
  }))
}

function withoutPieces(text: string, pieces: readonly Piece[], isCapitalised: boolean): string {
  const shownText = shownTextOf(text)
  if (shownText === null) return text
  const gone = new Uint8Array(shownText.shown.length + 1)
  for (const { from, to } of pieces) gone.fill(1, from, to)
  const speakers = pieces.filter(({ reason }) => reason === 'speaker')
  const closed = closeGaps(
    shownText.shown,
    gone,
    speakers.map(({ from }) => from),
  )
  const starts = isCapitalised ? speakers.map(({ to }) => to) : []
  return editedText(shownText, withCapitalsAt(shownText.shown, closed, starts))
}
