/** Whether subtitles for the hearing-impaired are not wanted of a video: its rules avoid them, or what is written is freed of them. Pure. */
import { cleanRules } from '../clean/cleanRules.ts'
import type { WishRules } from '../wanted/wish.ts'

export type SoundSettings = Omit<Parameters<typeof cleanRules>[0], 'hearingImpaired'>

export function avoidsSounds(
  settings: SoundSettings,
  { hearingImpaired }: Pick<WishRules, 'hearingImpaired'>,
): boolean {
  return hearingImpaired === 'avoid' || cleanRules({ ...settings, hearingImpaired }).hearingImpaired
}
