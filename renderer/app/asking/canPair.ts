/** Whether a video has subtitle files in two languages, besides those that are in two themselves. Pure. */
import type { VideoDetails } from '../../../shared/contract/library.ts'

export function canPair({ sidecars }: Pick<VideoDetails, 'sidecars'>): boolean {
  const single = sidecars.flatMap(({ language }) => (language === null || language.includes('+') ? [] : [language]))
  return new Set(single).size > 1
}
