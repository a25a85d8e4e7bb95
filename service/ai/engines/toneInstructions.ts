/** What each tone asks of a language model (API §4 names the tones, their meaning is our decision). Data only. */
import type { Tone } from '../../../shared/translation/tones.ts'

export const toneInstructions: Readonly<Record<Tone, string>> = {
  faithful: 'Stay close to the meaning and the register of the original: formal stays formal, rude stays rude.',
  formal: 'Use polite, formal language throughout: formal address, complete sentences, no slang.',
  casual: 'Use relaxed everyday language: informal address, contractions, the words friends use among themselves.',
  cinematic_action: 'Write terse, punchy lines as in an action film: strong verbs, short sentences, tension.',
  comedic_fun: 'Keep the humour alive: playful wording, jokes and puns that work in the target language.',
  anime:
    'Write as anime subtitles do: keep honorifics and names, the emotion of exclamations, and each character’s way of speaking.',
}
