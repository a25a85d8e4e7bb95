/** What a user can have taken out of a subtitle: descriptions for the hearing-impaired, credits and adverts. Pure. */
import type { Cue, SubtitleDocument } from './document.ts'
import { plainTextOf } from './plainText.ts'

/** Without '[DOOR SLAMS]', '(sighs)', 'MAN: ' and lines that are only music. Cues left with nothing go. */
export function removeHearingImpaired<D extends SubtitleDocument>(document: D): D {
  const cues = document.cues.flatMap((cue): Cue[] => {
    const text = spokenText(cue.text)
    return plainTextOf(text) === '' ? [] : [{ ...cue, text }]
  })
  return { ...document, cues }
}

/** Without cues that name the people who made the subtitle or that advertise. */
export function removeCredits<D extends SubtitleDocument>(document: D): D {
  return { ...document, cues: document.cues.filter((cue) => !isCredit(cue)) }
}

/** Whether a document has nothing but credits and adverts. */
export function isAdvertOnly(document: Pick<SubtitleDocument, 'cues'>): boolean {
  return document.cues.every(isCredit)
}

/** Sounds are described in brackets; those may span the lines of a cue. */
const bracketed = /\[[^[\]]{1,200}\]|\((?=[^()]{0,200}\p{L})[^()]{1,200}\)|［[^［］]{1,200}］|（[^（）]{1,200}）/gu

/** 'MAN:', 'DR. JONES:', 'Woman 2:' at the beginning of a line; a time such as '10:30' has a digit behind the colon. */
const speaker =
  /^((?:<[ibu]>|\{\\an\d\}|[-–—\s]){0,5})(?:\p{Lu}[\p{Lu}\d .'’#&-]{1,30}|(?:Man|Woman|Boy|Girl|Both|All|Narrator)(?: \d)?):(?=\s|$)\s*/u

function spokenText(text: string): string {
  const lines = text.replace(bracketed, '').split('\n')
  return lines
    .filter((line) => !isMusicOnly(line))
    .map(spokenLine)
    .filter(isSpoken)
    .join('\n')
}

/** '♪ la la ♪', '# la la #' */
function isMusicOnly(line: string): boolean {
  const words = plainTextOf(line).replace(/^[-–—\s]+/, '')
  return /^[♪♫#]/.test(words) && /[♪♫#]$/.test(words)
}

function spokenLine(line: string): string {
  return line
    .replace(speaker, '$1')
    .replace(/ {2,}/g, ' ')
    .replace(/ +([,.!?…])/g, '$1')
    .trim()
}

/** A dash or a pair of tags alone is what is left of a line that described a sound. */
function isSpoken(line: string): boolean {
  return /[\p{L}\p{N}]/u.test(plainTextOf(line)) || /[?!…♪]/.test(line)
}

const makers =
  /\b(?:subtitles?|captions?|captioning|subs|synced|sync|corrected|corrections?|resync(?:ed)?|translated|translation|ripped|transcript|encoded|uploaded|downloaded|provided|improved|created|edited)\b[^\n]{0,30}\b(?:by|from|at)\b/i
const adverts =
  /\bwww\.|https?:|\b[a-z0-9-]{3,40}\.(?:com|net|org|tv|info|io)\b|\badvertise your\b|\bsupport us and become\b|\bremove all ads\b|\brate this subtitle\b|\bhelp other users\b/i

function isCredit({ text }: Cue): boolean {
  const plain = plainTextOf(text)
  return adverts.test(plain) || makers.test(plain)
}
