/** How the translation of a track inside a video is known again among the jobs. Pure. */
import type { AiSubject } from './aiJob.ts'

/** The number of its track; null for a job of any other kind. */
export function trackOfJob({
  kind,
  subtitleId,
  fileId,
}: Pick<AiSubject, 'kind' | 'subtitleId' | 'fileId'>): number | null {
  const [, index] = /^inside:(\d{1,4})$/.exec(fileId) ?? []
  return kind === 'translation' && subtitleId === '' && index !== undefined ? Number(index) : null
}
