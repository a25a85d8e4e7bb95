/** Subtitle files that hold pictures of text: no text tool reads them. */
import type { Sidecar } from './mediaFile.ts'

/** Blu-ray's, and a DVD's, whose .sub is known by its index. */
const pictureExtensions = new Set(['sup', 'idx'])

export function holdsPictures({ extension }: Pick<Sidecar, 'extension'>): boolean {
  return pictureExtensions.has(extension)
}
