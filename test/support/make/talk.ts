/** A subtitle of invented talk, long enough to tell its language by and to compare its times. */
import { dialogue } from './dialogue.ts'

/** Twenty minutes at uneven times; `laterMs` moves all of it. */
export function talkOf(language: keyof typeof dialogue, laterMs = 0): string {
  let atMs = 5_000 + laterMs
  return Array.from({ length: 240 }, (_, at) => {
    atMs += 3_000 + ((at * at * 7_919) % 4_001)
    const line = dialogue[language][at % dialogue[language].length] ?? ''
    return `${at + 1}\n${clock(atMs)} --> ${clock(atMs + 1_600)}\n${line}\n`
  }).join('\n')
}

function clock(ms: number): string {
  return new Date(ms).toISOString().slice(11, 23).replace('.', ',')
}
