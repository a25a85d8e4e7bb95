import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { chardet } from 'jschardet'
import { expect, test } from 'vitest'
import { lateFile, runLate } from '../../../scripts/latePlugin.ts'
import { tempFolder } from '../../support/disks/tempFolder.ts'

const texts: readonly (readonly number[])[] = [
  [...Buffer.from('Кто там? Это я, почтальон Печкин.', 'utf8')],
  // "Привет, как дела?" in windows-1251.
  [0xcf, 0xf0, 0xe8, 0xe2, 0xe5, 0xf2, 0x2c, 0x20, 0xea, 0xe0, 0xea, 0x20, 0xe4, 0xe5, 0xeb, 0xe0, 0x3f],
  [...Buffer.from('¿Dónde está la niña? Mañana.', 'latin1')],
]

type Detector = Pick<typeof chardet, 'detectAll'>

test('the late detector answers as the package does, and runs with the first question', async () => {
  const place = join(tempFolder(), 'late.mjs')
  const early = readFileSync(lateFile, 'utf8')
  // Of what it does at first, the world learns.
  writeFileSync(place, runLate(`globalThis.detectorsMade = (globalThis.detectorsMade ?? 0) + 1\n${early}`))
  const made = () => (globalThis as { detectorsMade?: number }).detectorsMade ?? 0
  const { chardet: late } = (await import(pathToFileURL(place).href)) as { chardet: Detector }
  expect(made()).toBe(0)
  const options = { includeEncodings: ['windows-1251', 'windows-1252', 'koi8-r', 'utf-8'], ignoreThreshold: true }
  for (const text of texts) {
    const expected = chardet.detectAll(Uint8Array.from(text), options)
    expect(expected.length).toBeGreaterThan(0)
    expect(late.detectAll(Uint8Array.from(text), options)).toEqual(expected)
  }
  expect(made()).toBe(1)
})

test('a package that looks otherwise ends the build', () => {
  expect(() => runLate('export const chardet = {}')).toThrow('no longer one file')
  expect(() => runLate("import 'other'\nvar a = 1\nexport {\n  a as chardet\n};\n")).toThrow('no longer one file')
})
