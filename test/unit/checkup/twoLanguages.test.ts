/** Subtitles as many are made by hand: each cue says the same in two languages, a line each. */
import { expect, test } from 'vitest'
import { examineText, type ReadFacts } from '../../../electron/verify/textFacts.ts'
import { createJudge } from '../../../electron/verify/verify.ts'
import { createLanguageDetector } from '../../../node/language/detectLanguage.ts'
import type { LanguageTag } from '../../../shared/language.ts'
import { srtOfCues } from '../../support/make/films/madeSpeech.ts'
import { documentOf, texts } from '../verify/sampleTexts.ts'

const detect = createLanguageDetector()
type Sample = keyof typeof texts

/** As many letters as can just be read of one of them. */
function lines(above: Sample, below: Sample): string {
  const lower = texts[below].split('|')
  return texts[above]
    .split('|')
    .slice(0, lower.length)
    .map((line, index) => `${line}\n${lower[index]}`)
    .join('|')
}

async function factsOf(text: string, languageHint: LanguageTag): Promise<ReadFacts> {
  const cues = text.split('|').map((each, index) => ({
    ...{ startMs: index * 4_000, endMs: index * 4_000 + 3_000, text: each },
  }))
  const bytes = new TextEncoder().encode(srtOfCues(cues))
  const { facts } = await examineText(bytes, { languageHint, fileName: 'Film.srt', fps: null }, detect)
  if (facts.state !== 'read') throw new Error(`It is ${facts.state}.`)
  return facts
}

const judge = createJudge(detect)
const verdictOn = async (text: string, language: LanguageTag) =>
  (await judge({ document: documentOf(text), language, mediaDurationMs: null })).verdict

test.each<[Sample, Sample]>([
  ['fr', 'en'],
  ['en', 'fr'],
  ['no', 'en'],
  ['ru', 'fr'],
  ['en', 'ru'],
])('a text in %s above and %s below is in either, and in no other', async (above, below) => {
  const text = lines(above, below)
  for (const language of [above, below]) {
    expect(await factsOf(text, language)).toMatchObject({ wrongLanguage: null, readability: { fast: { count: 0 } } })
    expect(await verdictOn(text, language)).toMatchObject({ kind: 'accepted' })
  }
  expect((await factsOf(text, 'de')).wrongLanguage).not.toBeNull()
  expect(await verdictOn(text, 'de')).toMatchObject({ reason: 'wrong-language' })
})

test('two lines in one language are in that one alone, and nobody reads so fast', async () => {
  const text = lines('fr', 'fr')
  expect(await factsOf(text, 'en')).toMatchObject({ wrongLanguage: 'fr', readability: { fast: { count: 8 } } })
})
