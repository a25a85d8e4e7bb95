/** What tells two subtitles of one film apart at a glance. Pure. */
import type { Cue } from '../../../../shared/subtitle/document.ts'
import { cuePaces } from '../../../../shared/subtitle/edit/readingSpeed.ts'
import type { Span } from '../../../../shared/timing/span.ts'
import { shareOnSpeech } from '../../../../shared/timing/unmatched.ts'

export interface SubtitleFacts {
  /** Of its time, 0..1; null where nobody has listened to the film. */
  readonly onSpeech: number | null
  readonly lines: number
  readonly lastMs: number
  readonly tooFast: number
}

export interface SubtitleSeen {
  readonly cues: readonly Cue[]
  readonly language: string | null
}

export function subtitleFacts({ cues, language }: SubtitleSeen, speech: readonly Span[]): SubtitleFacts {
  return {
    onSpeech: speech.length === 0 || cues.length === 0 ? null : shareOnSpeech(speech, cues),
    lines: cues.length,
    lastMs: cues.reduce((latest, { endMs }) => Math.max(latest, endMs), 0),
    tooFast: cuePaces(cues, language).filter(({ pace }) => pace === 'over').length,
  }
}
