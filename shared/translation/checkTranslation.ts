/**
 * Whether a translated subtitle still is its source in other words: the same cues in the same order, with the same times,
 * tags, positions and signs. Names every cue that differs; decides nothing about the words. Pure.
 */
import type { Cue, SubtitleDocument } from '../subtitle/document.ts'
import { plainTextOf } from '../subtitle/plainText.ts'
import { srtTime } from '../subtitle/formats/timecode.ts'
import { dialogueLinesIn, hasWords, isScript, markupOf, musicSignsIn } from './cueMarkup.ts'
import { translationFormatOf } from './writeTranslation.ts'

/** What is wrong with a cue. `header`: the file's styles, which belong to no cue. */
export const cueFaults = [
  'missing',
  'added',
  'order',
  'timing',
  'settings',
  'tags',
  'signs',
  'speakers',
  'empty',
  'header',
] as const
export type CueFault = (typeof cueFaults)[number]

export interface CueDifference {
  /** Counted from 1: the source's cue, for `added` the translation's; 0 for `header`. */
  readonly cue: number
  readonly fault: CueFault
  /** One English sentence. */
  readonly said: string
}

type Compared = Pick<SubtitleDocument, 'format' | 'cues' | 'header'>

/**
 * Empty where the translation can be trusted to be in step with its source. Both documents as `parseSubtitle` reads them;
 * the translation in the format that `writeTranslation` gives it.
 */
export function checkTranslation(source: Compared, translated: Compared): readonly CueDifference[] {
  const format = translationFormatOf(source.format)
  if (translated.format !== format) {
    const said = `The file is in the format ${translated.format} instead of ${format}.`
    return [{ cue: 0, fault: 'header', said }]
  }
  return [...headerDifferences(source, translated), ...cueDifferences(source, translated)]
}

/** The sentences of the first few differences, and how many more there are. */
export function describeDifferences(differences: readonly CueDifference[], shown = 5): string {
  const more = differences.length - shown
  const said = differences.slice(0, shown).map((difference) => difference.said)
  return [...said, ...(more > 0 ? [`And ${more} more.`] : [])].join(' ')
}

function headerDifferences(source: Compared, translated: Compared): readonly CueDifference[] {
  if (source.header.trim() === translated.header.trim()) return []
  return [{ cue: 0, fault: 'header', said: 'The styles at the head of the file differ.' }]
}

function cueDifferences(source: Compared, translated: Compared): readonly CueDifference[] {
  // Scripts are written in hundredths of a second.
  const stepMs = isScript(source.format) ? 10 : 1
  const placeOf = ({ startMs, endMs }: Cue) => `${Math.round(startMs / stepMs)} ${Math.round(endMs / stepMs)}`
  if (source.cues.length !== translated.cues.length) return countDifferences(source.cues, translated.cues, placeOf)
  const known = new Set(source.cues.map(placeOf))
  return source.cues.flatMap((cue, index): readonly CueDifference[] => {
    const other = translated.cues[index]
    if (!other) return []
    const number = index + 1
    if (placeOf(cue) === placeOf(other)) return contentDifferences({ number, cue, other, format: source.format })
    return [timeDifference({ number, cue, other }, known.has(placeOf(other)))]
  })
}

type PlaceOf = (cue: Cue) => string

interface Pair {
  readonly number: number
  readonly cue: Cue
  readonly other: Cue
}

function timeDifference({ number, cue, other }: Pair, isElsewhere: boolean): CueDifference {
  const times = `${timesOf(other)} instead of ${timesOf(cue)}`
  return isElsewhere
    ? { cue: number, fault: 'order', said: `Cue ${number} is not in its place: it has ${times}.` }
    : { cue: number, fault: 'timing', said: `Cue ${number} is shown ${times}.` }
}

function timesOf({ startMs, endMs }: Cue): string {
  return `${srtTime(startMs)} to ${srtTime(endMs)}`
}

/** Which cues only one side has, told by their times; two cues at one time count as two. */
function countDifferences(
  source: readonly Cue[],
  translated: readonly Cue[],
  placeOf: PlaceOf,
): readonly CueDifference[] {
  const missing = withoutPartner(source, translated, placeOf).map(({ cue, number }): CueDifference => {
    return { cue: number, fault: 'missing', said: `Cue ${number} (${timesOf(cue)}) is missing.` }
  })
  const added = withoutPartner(translated, source, placeOf).map(({ cue, number }): CueDifference => {
    return { cue: number, fault: 'added', said: `A cue (${timesOf(cue)}) was added that the source does not have.` }
  })
  return [...missing, ...added]
}

function withoutPartner(cues: readonly Cue[], others: readonly Cue[], placeOf: PlaceOf) {
  const left = new Map<string, number>()
  for (const other of others) left.set(placeOf(other), (left.get(placeOf(other)) ?? 0) + 1)
  return cues.flatMap((cue, index) => {
    const count = left.get(placeOf(cue)) ?? 0
    left.set(placeOf(cue), count - 1)
    return count > 0 ? [] : [{ cue, number: index + 1 }]
  })
}

interface ComparedPair extends Pair {
  readonly format: SubtitleDocument['format']
}

function contentDifferences(pair: ComparedPair): readonly CueDifference[] {
  const { number, cue, other } = pair
  return contentChecks.flatMap(({ fault, isSame, said }) =>
    isSame(cue, other, pair.format) ? [] : [{ cue: number, fault, said: `Cue ${number} ${said}.` }],
  )
}

interface ContentCheck {
  readonly fault: CueFault
  readonly said: string
  readonly isSame: (cue: Cue, other: Cue, format: SubtitleDocument['format']) => boolean
}

const contentChecks: readonly ContentCheck[] = [
  {
    fault: 'settings',
    said: 'has another position or style',
    isSame: (cue, other) => (cue.settings ?? '') === (other.settings ?? ''),
  },
  {
    fault: 'tags',
    said: 'has other tags',
    isSame: (cue, other, format) => markupOf(cue.text, format).join('\n') === markupOf(other.text, format).join('\n'),
  },
  {
    fault: 'signs',
    said: 'has other music signs',
    isSame: (cue, other) => musicSignsIn(cue.text) === musicSignsIn(other.text),
  },
  {
    fault: 'speakers',
    said: 'has another number of speakers',
    isSame: (cue, other, format) => dialogueLinesIn(cue.text, format) === dialogueLinesIn(other.text, format),
  },
  {
    fault: 'empty',
    said: 'has lost its words',
    isSame: (cue, other) => !hasWords(plainTextOf(cue.text)) || /[\p{L}\p{N}]/u.test(plainTextOf(other.text)),
  },
]
