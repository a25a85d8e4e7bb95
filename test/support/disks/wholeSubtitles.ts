/** The files of a made library that a run may have written, and whether each subtitle is whole. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'vitest'

/** Below the folder; `ending` as in '.en.srt'. */
export function namesIn(folder: string, ending: string): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith(ending))
}

/** Made subtitles have 40 cues; the last one is whole when its text follows its time. `except` is a path. */
export function expectNoHalfFile(folder: string, ending: string, { except = '' } = {}): void {
  const isHalf = (name: string) => !/\n40\n\S+ --> \S+\n\S.*\n$/.test(readFileSync(join(folder, name), 'utf8'))
  const names = namesIn(folder, ending).filter((name) => join(folder, name) !== except)
  expect(names.filter(isHalf)).toEqual([])
}
