/** Words of what was taken out of a text before it was written, in English. */
import type { RemovalReason } from '../../../shared/subtitle/clean/removedText.ts'
import type { SrtLoss } from '../../../shared/subtitle/formats/srt/srtLosses.ts'
import { wording } from './wording.ts'

const { count } = wording

export const cleaning = {
  removedSounds: (n: number) => count(n, { one: 'Removed # sound or speaker', other: 'Removed # sounds and speakers' }),
  removedCredits: (n: number) => count(n, { one: 'Removed # credit', other: 'Removed # credits' }),
  convertedFrom: (format: string) => `Converted from ${format}`,
  lost: (kinds: string) => `Not in SRT: ${kinds}`,
  lossKinds: {
    positions: 'positions',
    colours: 'colours',
    fonts: 'fonts',
    effects: 'effects',
    drawings: 'drawings',
    voices: 'voices',
  } satisfies Record<SrtLoss, string>,
  cues: (n: number) => count(n, { one: '# cue', other: '# cues' }),
  show: (n: number) => count(n, { one: 'Show it', other: 'Show all #' }),
  reasons: {
    sound: 'sound',
    music: 'music',
    speaker: 'speaker',
    credit: 'credit',
    address: 'site',
    advert: 'advert',
  } satisfies Record<RemovalReason, string>,
  restore: 'Restore the delivered text',
  inPreview: (n: number) =>
    count(n, { one: '# sound, speaker or credit left out', other: '# sounds, speakers and credits left out' }),
  open: 'Clean up …',
  nothing: 'There is nothing to take out or to convert.',
  hide: 'Hide',
  removeSounds: (n: number) => count(n, { one: 'Remove # sound or speaker', other: 'Remove # sounds and speakers' }),
  removeCredits: (n: number) => count(n, { one: 'Remove # credit', other: 'Remove # credits' }),
  convert: 'Convert to SRT',
}
