import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { withLooks } from '../../../electron/library/lookIntoTexts.ts'
import type { Sidecar } from '../../../electron/library/mediaFile.ts'
import { parseSubtitle, type ParseOptions } from '../../../shared/subtitle/parseSubtitle.ts'
import { tempFolder } from '../../support/disks/tempFolder.ts'
import { allTexts, asSrt } from '../../support/languages/allTexts.ts'

const talk = asSrt(allTexts['en']?.talk ?? '')

/** Without a language in its name. */
function nameless(name: string, text: string): Sidecar {
  const path = join(tempFolder(), name)
  writeFileSync(path, text)
  const named = { path, language: null, isForced: false, isHearingImpaired: false, extension: 'srt' }
  return { ...named, stamp: { sizeBytes: Buffer.byteLength(text), modifiedMs: 1 } }
}

const spokenIn = (sidecars: readonly Sidecar[]) => sidecars.map(({ spoken }) => spoken)

test('a file that the parser fails at is not recognised, and costs the others nothing', async () => {
  const files = [nameless('strange.srt', talk), nameless('plain.srt', talk)]
  const failing = async (bytes: Uint8Array, options: ParseOptions) => {
    if (options.fileName === 'strange.srt') throw new RangeError('Invalid count value')
    return parseSubtitle(bytes, options)
  }
  expect(spokenIn(await withLooks(files, () => [], failing))).toEqual([undefined, 'en'])
})

test.each([
  ['carriage returns', '\r'],
  ['line feeds', '\n'],
  ['both', '\r\n'],
])('a long text whose lines end in %s is recognised by its beginning', async (_, end) => {
  const text = Array.from({ length: 40 }, () => talk).join('\n')
  expect(text.length).toBeGreaterThan(16 * 1024)
  const file = nameless('a.srt', text.replaceAll('\n', end))
  expect(spokenIn(await withLooks([file], () => []))).toEqual(['en'])
})

test('what is no text stands for no language, except where it may hold pictures', async () => {
  const program = '\0\u0001\u0002 not a subtitle at all'
  const text = { ...nameless('a.en.srt', program), language: 'en' }
  const pictures = { ...nameless('a.de.sub', program), language: 'de', extension: 'sub' }
  const unknown = { ...nameless('a.fr.srt', 'Lines of a format that only a player knows'), language: 'fr' }
  const looked = await withLooks([text, pictures, unknown], () => [])
  expect(looked.map(({ isEmpty }) => isEmpty)).toEqual([true, undefined, undefined])
})
