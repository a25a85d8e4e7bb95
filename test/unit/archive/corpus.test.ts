import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { inflateRaw } from '../../../electron/download/readArchive.ts'
import { ArchiveError } from '../../../shared/archive/archiveError.ts'
import { readZip } from '../../../shared/archive/readZip.ts'
import { hasCorpus, makeArchiveCorpus, type Corpus, type CorpusCase } from '../../support/hostileCorpus.ts'

type Outcome =
  | { readonly verdict: 'accept'; readonly subtitles: number; readonly skipped: number }
  | { readonly verdict: 'reject'; readonly code: string }

function outcomeOf(bytes: Uint8Array): Outcome {
  try {
    const { entries, skipped } = readZip(bytes, inflateRaw)
    return { verdict: 'accept', subtitles: entries.length, skipped }
  } catch (thrown) {
    return { verdict: 'reject', code: thrown instanceof ArchiveError ? thrown.detail : `untyped: ${String(thrown)}` }
  }
}

function isAsExpected({ expect: expected }: CorpusCase, outcome: Outcome): boolean {
  const also = expected.alsoOk ?? []
  if (outcome.verdict === 'reject') return outcome.code === expected.code || also.includes(outcome.code)
  if (expected.verdict === 'reject') return also.includes('accept')
  const isExact = outcome.subtitles === expected.subtitles && outcome.skipped === (expected.skipped ?? outcome.skipped)
  return isExact || also.includes(outcome.subtitles)
}

describe.skipIf(!hasCorpus)('the hostile corpus', () => {
  let corpus: Corpus
  beforeAll(() => {
    corpus = makeArchiveCorpus()
  })
  afterAll(() => corpus.remove())

  test('has every archive accepted or refused as its manifest says', () => {
    const wrong = corpus.cases
      .map((one) => ({ id: one.id, one, outcome: outcomeOf(corpus.bytesOf(one)) }))
      .filter(({ one, outcome }) => !isAsExpected(one, outcome))
      .map(({ id, outcome }) => ({ id, outcome }))

    expect(corpus.cases.length).toBeGreaterThan(200)
    expect(wrong).toEqual([])
  })
})
