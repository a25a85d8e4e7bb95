/** What a subtitle loses when it becomes SRT, counted in cues. Pure. */
import { stylesOf } from '../ass/assStyles.ts'
import type { Cue, SubtitleDocument } from '../../document.ts'

export type SrtLoss = 'positions' | 'colours' | 'fonts' | 'effects' | 'drawings' | 'voices'

export interface LostOnTheWay {
  readonly kind: SrtLoss
  /** Cues that are concerned. */
  readonly cues: number
}

const scriptLosses: readonly (readonly [SrtLoss, RegExp])[] = [
  ['drawings', /\{[^{}]*\\p[1-9]/],
  ['positions', /\{[^{}]*\\(?:pos|move|org)\s?\(/],
  ['effects', /\{[^{}]*\\(?:[kK][of]?\d|t\s?\(|fad|i?clip|fr[xyz]?-?\d|blur|be\d)/],
  ['colours', /\{[^{}]*\\[1-4]?c&/],
  ['fonts', /\{[^{}]*\\f[ns]/],
]

/** Of the fonts and colours of styles only those are told that tell speakers or signs apart: a single style is no loss. */
export function lossesInSrt({ format, cues, header }: SubtitleDocument): readonly LostOnTheWay[] {
  if (format === 'ass' || format === 'ssa') {
    const styled = stylesOf(header).size > 1 ? cues.filter(isNotInFirstStyle(cues)).length : 0
    return scriptLosses.flatMap(([kind, pattern]) =>
      lost(kind, cues.filter(({ text }) => pattern.test(text)).length + (kind === 'fonts' ? styled : 0)),
    )
  }
  if (format !== 'vtt') return []
  return [
    ...lost(
      'positions',
      cues.filter(({ settings = '' }) => /(?:position|size|region|vertical):/.test(settings)).length,
    ),
    ...lost('colours', cues.filter(({ text }) => /<c[.\s]/.test(text)).length),
    ...lost('voices', cues.filter(({ text }) => /<v[.\s]/.test(text)).length),
  ]
}

function lost(kind: SrtLoss, cues: number): readonly LostOnTheWay[] {
  return cues === 0 ? [] : [{ kind, cues }]
}

function isNotInFirstStyle(cues: readonly Cue[]): (cue: Cue) => boolean {
  const usual = cues[0]?.settings?.split(',')[1]
  return ({ settings }) => settings?.split(',')[1] !== usual
}
