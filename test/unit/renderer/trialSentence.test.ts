/** What a trial of a player came to, in every language: folders stand in the quotation marks that it writes elsewhere. */
import { expect, test } from 'vitest'
import type { Tried } from '../../../shared/contract/program/players.ts'
import { trialSentence } from '../../../renderer/features/settings/players/trialSentence.ts'
import { loadTexts } from '../../../renderer/texts/loadTexts.ts'
import { uiLanguages } from '../../../shared/messages/interfaceLanguages.ts'

test('folders that a server lacks are quoted as the language quotes one', async () => {
  for (const language of uiLanguages) {
    const texts = await loadTexts(language)
    const tried: Tried = { kind: 'answers', atMs: 0, name: 'Den', version: '1', unseen: ['films', 'series'] }
    const { text, tone } = trialSentence(texts, 'plex', tried)
    const around = (folder: string) => new RegExp(`\\S?\\s?${folder}\\s?[^\\s\\w,.]`).exec(text)?.[0]
    const quoted = (folder: string) =>
      new RegExp(`\\S\\s?${folder}\\s?[^\\s\\w,.]`).exec(texts.players.unknown({ folder }))?.[0]
    expect([language, tone, around('films'), around('series')]).toEqual([
      language,
      'look',
      quoted('films'),
      quoted('series'),
    ])
  }
})

test('what a server says of itself, however long, leaves room for what is said of it', async () => {
  const texts = await loadTexts('en')
  const tried: Tried = { kind: 'answers', atMs: 0, name: 'wide '.repeat(200), version: '1'.repeat(900), unseen: [] }
  const { text } = trialSentence(texts, 'plex', tried)
  expect(text.length).toBeLessThan(200)
  expect(text).toMatch(/^wide wide .*… answers, version 1+…\. It has every folder of your library\.$/)
})
