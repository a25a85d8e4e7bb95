/** What the samples are: how many videos, and subtitles in which languages. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { tagOfServiceCode } from '../../../shared/language.ts'

export interface SampleFacts {
  readonly videos: number
  /** In the order of the catalogue. */
  readonly languages: string[]
}

const listed = z.object({ language: z.string() })

export function sampleFacts(sampleFolder: string): SampleFacts {
  const read = (name: string) => readFileSync(join(sampleFolder, name), 'utf8')
  const lines = read('manifest.jsonl')
    .split('\n')
    .filter((line) => line !== '')
  const codes = new Set(lines.map((line) => listed.parse(JSON.parse(line)).language))
  return {
    videos: z.array(z.unknown()).parse(JSON.parse(read('videos.json'))).length,
    languages: [...codes].flatMap((code) => tagOfServiceCode(code) ?? []),
  }
}
