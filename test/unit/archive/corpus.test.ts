import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ArchiveError } from '../../../node/archive/archiveError.ts'
import { readZip } from '../../../node/archive/readZip.ts'
import { corpusCases, corpusDir, type CorpusCase } from '../../support/hostile/corpus.ts'

type Outcome =
  | { readonly verdict: 'accept'; readonly subtitles: number; readonly skipped: number }
  | { readonly verdict: 'reject'; readonly code: string }

function outcomeOf(bytes: Uint8Array): Outcome {
  try {
    const { entries, skipped } = readZip(bytes)
    return { verdict: 'accept', subtitles: entries.length, skipped }
  } catch (thrown) {
    return { verdict: 'reject', code: thrown instanceof ArchiveError ? thrown.detail : `untyped: ${String(thrown)}` }
  }
}

function isAsExpected({ expect: expected }: CorpusCase, outcome: Outcome): boolean {
  const also = expected.alsoOk
  if (outcome.verdict === 'reject') return outcome.code === expected.code || also.includes(outcome.code)
  if (expected.verdict === 'reject') return also.includes('accept')
  const isExact = outcome.subtitles === expected.subtitles && outcome.skipped === (expected.skipped ?? outcome.skipped)
  return isExact || also.includes(outcome.subtitles)
}

const dir = await corpusDir()

test.skipIf(dir === null)(
  'every archive of the hostile corpus is accepted or refused as its manifest says',
  async () => {
    const cases = await corpusCases(['zip', 'benign-zip'])
    const wrong = cases
      .map((one) => ({ one, outcome: outcomeOf(readFileSync(join(dir ?? '', one.file))) }))
      .filter(({ one, outcome }) => !isAsExpected(one, outcome))
      .map(({ one, outcome }) => ({ id: one.id, outcome }))
    expect(cases.length).toBeGreaterThan(200)
    expect(wrong).toEqual([])
  },
)
