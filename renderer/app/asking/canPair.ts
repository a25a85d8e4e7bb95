/** Whether a video has whole texts in two languages, besides those that are in two themselves: as the host counts. Pure. */
import type { VideoDetails } from '../../../shared/contract/library.ts'

export function canPair({ sidecars }: Pick<VideoDetails, 'sidecars'>): boolean {
  const single = sidecars.flatMap(({ language, isForced, isText }) =>
    language === null || isForced || !isText || language.includes('+') ? [] : [language],
  )
  return new Set(single).size > 1
}
