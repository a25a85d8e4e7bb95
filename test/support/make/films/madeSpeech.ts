/** Running speech in five languages for cues of any length, different in each film: real shape, invented words. */
import type { Span } from '../../../../shared/timing/span.ts'
import { srtTime } from '../../../../shared/subtitle/formats/timecode.ts'
import { dialogue, type DialogueLanguage } from '../dialogue.ts'
import type { Random } from './madeTalk.ts'

export interface SpokenCue extends Span {
  readonly text: string
}

const syllables = 'ba ro mi ta len dor vi sal na ker tu fo gan pel ri so'.split(' ')
/** What people read with ease. */
const lettersPerSecond = 13

/** Cues as a translator makes them: as many words as can be read in the time, in one or two lines. */
export function spokenCues(random: Random, language: DialogueLanguage, spans: readonly Span[]): readonly SpokenCue[] {
  const words = wordsOf(random, language)
  return spans.map(({ startMs, endMs }) => {
    const room = Math.max(10, ((endMs - startMs) / 1000) * lettersPerSecond)
    let text = words.next().value
    for (;;) {
      const next = words.next().value
      if (text.length + next.length + 1 > room) break
      text += text.length - text.lastIndexOf('\n') > 36 ? `\n${next}` : ` ${next}`
    }
    return { startMs, endMs, text }
  })
}

/** Sentences in any order; a name of its own now and then makes the lines of one film those of no other. */
function* wordsOf(random: Random, language: DialogueLanguage): Generator<string, never> {
  const pick = <Thing>(things: readonly Thing[]) => things[Math.floor(random() * things.length)]!
  const name = () => {
    const made = `${pick(syllables)}${pick(syllables)}${random() < 0.4 ? pick(syllables) : ''}`
    return `${made.charAt(0).toUpperCase()}${made.slice(1)}`
  }
  for (;;) {
    for (const word of pick<string>(dialogue[language]).split(' ')) {
      yield word
      if (random() < 0.12) yield name()
    }
  }
}

export function srtOfCues(cues: readonly SpokenCue[]): string {
  return cues
    .map(({ startMs, endMs, text }, index) => `${index + 1}\n${srtTime(startMs)} --> ${srtTime(endMs)}\n${text}\n`)
    .join('\n')
}
