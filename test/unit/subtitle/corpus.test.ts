/** Every subtitle of the hostile corpus: accepted or refused as it says, nothing active left, benign files untouched. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { toDeliveredText } from '../../../shared/subtitle/deliveredText.ts'
import { decodeSubtitle, parseDecoded } from '../../../shared/subtitle/parseSubtitle.ts'
import { plainTextOf } from '../../../shared/subtitle/plainText.ts'
import { SubtitleError } from '../../../shared/subtitle/subtitleError.ts'
import { type CorpusCase, corpusCases, corpusDir } from '../../support/hostile/corpus.ts'

const dir = await corpusDir()
const cases = await corpusCases(['sub', 'benign-sub'])

describe.skipIf(dir === null)('the hostile corpus', () => {
  test('has all of its subtitles', () => {
    expect(cases).toHaveLength(166)
  })

  test.for(cases)('$id', async (one) => {
    const bytes = new Uint8Array(await readFile(join(dir ?? '', one.file)))
    const outcome = outcomeOf(bytes, one.file)
    expect([one.expect.code ?? 'accept', ...one.expect.alsoOk]).toContain(outcome.verdict)
    if (outcome.verdict === 'accept') checkAccepted(one, outcome, bytes)
  })
})

type Accepted = ReturnType<typeof accept>

function accept(bytes: Uint8Array, fileName: string) {
  const decoded = decodeSubtitle(bytes)
  const parsed = parseDecoded(decoded, { fileName })
  const preview = parsed.cues.map((cue) => plainTextOf(cue.text)).join('\n')
  return { verdict: 'accept' as const, parsed, preview, delivered: toDeliveredText(parsed, decoded) }
}

function outcomeOf(bytes: Uint8Array, fileName: string): Accepted | { readonly verdict: SubtitleError['detail'] } {
  try {
    return accept(bytes, fileName)
  } catch (error) {
    if (error instanceof SubtitleError) return { verdict: error.detail }
    throw error
  }
}

function checkAccepted(
  { expect: wanted }: CorpusCase,
  { parsed, preview, delivered }: Accepted,
  bytes: Uint8Array,
): void {
  const shown = `${preview}\n${delivered.text}`.toLowerCase()
  expect(wanted.mustNotContain.filter((word) => shown.includes(word.toLowerCase()))).toEqual([])
  expect(shown).not.toContain('\0')
  expect(wanted.dropped.filter((name) => !delivered.changes.some((change) => change.includes(name)))).toEqual([])
  if (wanted.cues !== undefined) expect(parsed.cues).toHaveLength(wanted.cues)
  expect(parsed.cues.length).toBeGreaterThanOrEqual(wanted.atLeastCues ?? 1)
  expect(parsed.cues.filter(({ startMs, endMs }) => !(startMs >= 0 && endMs > startMs))).toEqual([])
  if (wanted.charset !== undefined) expect(parsed.encoding).toBe(wanted.charset)
  if (wanted.unchanged) expect(new TextEncoder().encode(delivered.text)).toEqual(bytes)
}
