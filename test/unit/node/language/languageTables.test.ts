import { writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { eld } from 'eld/extrasmall'
import { expect, test } from 'vitest'
import { createLanguageDetector } from '../../../../node/language/detectLanguage.ts'
import { readLanguageTables, type LanguageTables } from '../../../../node/language/languageTables.ts'
import { texts } from '../../verify/sampleTexts.ts'

const ownFile = new URL('../ngrams/extrasmall.js', import.meta.resolve('eld/extrasmall'))

test('every n-gram of the library has the scores that its own module gives it', async () => {
  const { ngramsData } = (await import(ownFile.href)) as { ngramsData: LanguageTables }
  const tables = readLanguageTables(ownFile)

  const different = Object.entries(ngramsData.ngrams).filter(
    ([ngram, scores]) => JSON.stringify(tables.ngrams[ngram]) !== JSON.stringify(scores),
  )

  expect(different).toEqual([])
  expect(tables).toMatchObject({ type: ngramsData.type, languages: ngramsData.languages })
  expect(tables.ngrams['no such n-gram']).toBeUndefined()
})

test('texts are judged as by the library itself', async () => {
  const detect = createLanguageDetector()

  for (const text of [...Object.values(texts), 'Hola, ¿cómo te llamas?', '12345', '']) {
    const theirs = eld.detect(text)
    const expected =
      theirs.language === ''
        ? null
        : { language: theirs.language, isSure: theirs.isReliable(), scores: theirs.getScores() }
    expect(await detect(text)).toEqual(expected)
  }
})

test('tables of another form are refused instead of half read', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'tables-'))
  const file = join(folder, 'tables.js')

  for (const source of ['', "export const ngramsData = {type:'XS60',ngrams:{'ab':[1,2]}}"]) {
    writeFileSync(file, source)
    expect(() => readLanguageTables(pathToFileURL(file))).toThrow('The tables of languages')
  }
  await rm(folder, { recursive: true })
})
