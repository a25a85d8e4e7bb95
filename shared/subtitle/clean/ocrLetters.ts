/** Mends what reading pictures of text takes for each other: 'l' and 'I'. Words that could be right stay. Pure. */
import { isEnglish } from './isEnglish.ts'
import type { NumberedCue, RemovedText, Round } from './removedText.ts'
import { splitInline } from '../inlineTags.ts'
import { plainTextOf } from '../plainText.ts'

export function withRightLetters(cues: readonly NumberedCue[]): Round {
  const inEnglish = isEnglish(cues.map(({ text }) => plainTextOf(text)))
  const removed: RemovedText[] = []
  const left = cues.map((cue) => {
    if (!/[lI]/.test(cue.text)) return cue
    const mended = splitInline(cue.text)
      .map((token) => (token.kind === 'text' ? mendedText(token.text, inEnglish) : token.written))
      .join('')
    if (mended === cue.text) return cue
    const told = `${plainTextOf(cue.text)} → ${plainTextOf(mended)}`.replace(/\s+/g, ' ')
    removed.push({ cue: cue.number, startMs: cue.startMs, text: told, reason: 'letters' })
    return { ...cue, text: mended }
  })
  return removed.length === 0 ? { cues, removed } : { cues: left, removed }
}

const longestWord = 40

function mendedText(text: string, inEnglish: boolean): string {
  return text.replace(/[\p{L}\p{M}][\p{L}\p{M}'’]*/gu, (word, at: number) => {
    if (word.length > longestWord || !/[lI]/.test(word) || isUnit(text, at)) return word
    const mended = mendedWord(word)
    return inEnglish ? mendedEnglish(mended) : mended
  })
}

/** 'l' behind a number is litres. */
function isUnit(text: string, at: number): boolean {
  return /\d\s?$/.test(text.slice(Math.max(0, at - 2), at))
}

/** Scottish, Irish, French and Italian names have a capital within. */
const nameWithCapital = /^(?:Mc|Mac|Fitz|De|Di|Da|Du|La|Le|Van|Von|San|Al|El)I/

function mendedWord(word: string): string {
  if (nameWithCapital.test(word)) return word
  // 'lN THE', 'lT'
  if (/^l\p{Lu}+$/u.test(word)) return `I${word.slice(1)}`
  // 'heIIo', 'wiII', 'aIl'
  return /\p{Ll}I/u.test(word) && !/\p{Lu}\p{Lu}.*\p{Ll}/u.test(word.replace(/I/g, ''))
    ? word.replace(/(?<=\p{Ll}[lI]*)I/gu, 'l')
    : word
}

/** Words that begin with a capital I for good: 'Ian', 'Iowa'. The others are those that begin with an l. */
const beginsWithL =
  /^I(?=(?:ike|et(?!h)|ook|ov(?:e|ing)|ife(?!$)|ife$|ast|ate|eav|eft|ess|ie(?:s|d|$)|ine(?:s|d|$)|ittle|ive|ong(?!$)|ong$|ose|ost|ot(?:s|$)|uck|ad(?:y|ies)|augh|aw|ead|earn|east|etter|evel|ibrar|ift|ight|isten|oad|oc(?:al|k)|onely|oud|ow(?:er|$)|unch|ying|and(?:s|ed|$)|arge|ater|anguage|eader|egal|egs?$|ucky))/

const notMended = new Set(['lb', 'lbs', 'lm', 'lx', 'lcd', 'lp', 'lsd'])

function mendedEnglish(word: string): string {
  if (/^l(?:['’](?:m|ll|ve|d|s))?$/.test(word)) return `I${word.slice(1)}`
  // No English word begins with an l and another consonant.
  if (/^l[bcdfghjkmnpqrstvwxz]/.test(word) && !notMended.has(word)) return `I${word.slice(1)}`
  return word.replace(beginsWithL, 'l')
}
