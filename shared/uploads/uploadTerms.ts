/** What an upload may say of a subtitle (API §4, upload step 3): the closed lists of words and codes. Data and look-ups only. */
import type { Source } from '../release/release.ts'

export const uploadQualities = ['web', 'bluray', 'dvd', 'hdtv', 'cam'] as const
export type UploadQuality = (typeof uploadQualities)[number]

/** How a subtitle came to be, by its code. */
export const productionTypes = { standard: 0, translation: 1, original: 2, machine: 3 } as const
export type ProductionType = (typeof productionTypes)[keyof typeof productionTypes]

/** Framerate codes in the order people choose from; 0 says nothing. */
export const framerateCodes = [0, 2, 6, 5, 3, 4, 7] as const
export type FramerateCode = (typeof framerateCodes)[number]

const fpsByCode: Readonly<Record<FramerateCode, string | null>> = {
  0: null,
  2: '23.976',
  3: '25.000',
  4: '29.970',
  5: '24.000',
  6: '23.980',
  7: '30.000',
}

/** Extensions of the files that may be uploaded; a zip holds files of the others. */
export const uploadExtensions = ['srt', 'ass', 'ssa', 'vtt', 'sub', 'smi', 'zip'] as const

/** The document leaves the size out; 5 MiB is our decision. */
export const mostUploadBytes = 5 * 2 ** 20

const qualityBySource: Readonly<Record<Source, UploadQuality>> = {
  bluray: 'bluray',
  web: 'web',
  tv: 'hdtv',
  dvd: 'dvd',
  vhs: 'dvd',
  cam: 'cam',
  telesync: 'cam',
  telecine: 'cam',
  workprint: 'cam',
}

export function isFramerateCode(code: number): code is FramerateCode {
  return Object.hasOwn(fpsByCode, code)
}

/** '23.976', or null for the code that says nothing and for one nobody knows. */
export function fpsOfCode(code: number): string | null {
  return isFramerateCode(code) ? fpsByCode[code] : null
}

// Headers count frames in whole nanoseconds, so the third decimal is not exact.
const tolerance = 0.002

/** The code that names this rate; null for a rate without one. */
export function codeOfFps(fps: number): FramerateCode | null {
  const near = framerateCodes.filter((code) => Math.abs(Number(fpsByCode[code] ?? 0) - fps) <= tolerance)
  return near.sort((a, b) => Math.abs(Number(fpsByCode[a]) - fps) - Math.abs(Number(fpsByCode[b]) - fps))[0] ?? null
}

export function qualityOfSource(source: Source): UploadQuality {
  return qualityBySource[source]
}

export function isUploadQuality(text: string): text is UploadQuality {
  return uploadQualities.some((quality) => quality === text)
}

export function isProductionType(code: number): code is ProductionType {
  return Object.values<number>(productionTypes).includes(code)
}
