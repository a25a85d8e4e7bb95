/** The tones of a translation (API §4, "v2 translations"). Data only; what each asks of an engine is the service's matter. */

export const tones = ['faithful', 'formal', 'casual', 'cinematic_action', 'comedic_fun', 'anime'] as const

export type Tone = (typeof tones)[number]

/** What a request without a tone means (our decision: the document names no default). */
export const defaultTone: Tone = 'faithful'

export function isTone(text: string): text is Tone {
  return tones.some((tone) => tone === text)
}
