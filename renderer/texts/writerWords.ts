/** Whose a subtitle file beside a video is, in words. */
import type { Texts } from './Texts.ts'

export interface WrittenBy {
  readonly isOurs: boolean
  readonly adoptedMs: number | null
}

/** A file that the user had taken over is theirs still. */
export function writerWords({ library: { drawer }, wording }: Texts, { isOurs, adoptedMs }: WrittenBy): string {
  if (adoptedMs !== null) return drawer.adopted({ day: wording.day(adoptedMs) })
  return isOurs ? drawer.ours : drawer.yours
}
