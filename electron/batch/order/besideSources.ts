/** Of ordered translations, those that can be made from a subtitle that lies beside the video: nothing is asked or downloaded for them. */
import type { LanguageTag } from '../../../shared/language.ts'
import { parseRelease } from '../../../shared/release/parseRelease.ts'
import type { TextsBeside } from '../../ai/beside/textsBeside.ts'
import type { LibraryVideo } from '../../library/mediaFile.ts'
import type { TextToTranslate } from '../../plan/plan.ts'
import type { TextChoice } from '../../wanted/textBeside.ts'
import { wishOf } from './orderedTranslations.ts'

export interface VideosToTranslate extends TextChoice {
  readonly videos: readonly LibraryVideo[]
}

export interface BesideSources {
  readonly found: readonly TextToTranslate[]
  /** What only the service can bring a source for. */
  readonly rest: readonly LibraryVideo[]
}

export async function besideSources(
  beside: TextsBeside,
  { videos, ...choice }: VideosToTranslate,
  signal: AbortSignal,
): Promise<BesideSources> {
  const found: TextToTranslate[] = []
  const rest: LibraryVideo[] = []
  for (const video of videos) {
    const text = await beside.find(video, choice, signal)
    if (text) found.push({ gap: gapOf(video, choice.to, text.language), beside: text })
    else rest.push(video)
  }
  return { found, rest }
}

function gapOf(video: LibraryVideo, to: LanguageTag, from: LanguageTag): TextToTranslate['gap'] {
  return { video, release: parseRelease(video.file.path), wish: wishOf({ to, from: [from] }) }
}
