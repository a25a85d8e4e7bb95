/** Engines of the built-in service: what it is told, and to which address a key belongs. */
import { expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '../../../electron/database/database.ts'
import {
  addressOfSecret,
  engineVariables,
  enginesInEnvironment,
  type Environment,
} from '../../../electron/settings/engineSettings.ts'
import { createSettings } from '../../../electron/settings/settings.ts'

const ollama = 'http://127.0.0.1:11434/v1'
const key = 'a-key-of-that-address'

function settingsWith(values: Readonly<Record<string, string>>) {
  const db = openDatabase(':memory:')
  onTestFinished(() => db.close())
  const store = createSettings(db)
  for (const [name, value] of Object.entries(values)) store.write(name, value)
  return store.read()
}

function told(values: Readonly<Record<string, string>>, env: Environment = {}) {
  const kept = new Map([[`openai-key ${ollama}`, key]])
  const secrets = { get: (name: string, address: string) => kept.get(`${name} ${address}`) ?? null }
  return engineVariables({ settings: settingsWith(values), secrets, env })
}

test('what is set is told with the key of its address; what is not complete is left out', () => {
  expect(told({})).toEqual({})
  expect(told({ 'engines.openAiUrl': ollama })).toEqual({})
  expect(told({ 'engines.openAiUrl': ollama, 'engines.openAiModel': 'llama3', 'engines.apertium': 'off' })).toEqual({
    UNDERTITLE_OPENAI_URL: ollama,
    UNDERTITLE_OPENAI_MODEL: 'llama3',
    UNDERTITLE_OPENAI_KEY: key,
    UNDERTITLE_APERTIUM: 'off',
  })
  expect(told({ 'engines.whisperFolder': '/models/base', 'engines.speechModel': 'base' })).toEqual({
    UNDERTITLE_WHISPER_MODEL: '/models/base',
  })
})

test('a key goes to no other address than its own', () => {
  const elsewhere = { 'engines.openAiUrl': 'https://models.example/v1', 'engines.openAiModel': 'llama3' }
  expect(told(elsewhere)).not.toHaveProperty('UNDERTITLE_OPENAI_KEY')
  const env = { UNDERTITLE_OPENAI_URL: 'https://other.example', UNDERTITLE_OPENAI_MODEL: 'big' }
  expect(told({ 'engines.openAiUrl': ollama, 'engines.openAiModel': 'llama3' }, env)).toEqual(env)
  expect(told({ 'engines.openAiUrl': ollama, 'engines.openAiModel': 'a' }, { UNDERTITLE_OPENAI_KEY: 'stray' })).toEqual(
    {
      UNDERTITLE_OPENAI_URL: ollama,
      UNDERTITLE_OPENAI_MODEL: 'a',
      UNDERTITLE_OPENAI_KEY: key,
    },
  )
})

test('engines that variables set are named', () => {
  expect(enginesInEnvironment({})).toEqual([])
  const env = { UNDERTITLE_SPEECH_URL: 'http://127.0.0.1:1', UNDERTITLE_APERTIUM: 'off', UNDERTITLE_OPENAI_URL: '' }
  expect(enginesInEnvironment(env)).toEqual(['apertium', 'speech'])
})

test('a key needs an address, and one that nobody can listen in on', () => {
  expect(() => addressOfSecret('openai-key', settingsWith({}))).toThrow('Set engines.openAiUrl first')
  const open = settingsWith({ 'engines.openAiUrl': 'http://127.0.0.1.example/v1' })
  expect(() => addressOfSecret('openai-key', open)).toThrow('only over https')
  expect(addressOfSecret('openai-key', settingsWith({ 'engines.openAiUrl': ollama }))).toBe(ollama)
  expect(addressOfSecret('api-key', settingsWith({ 'service.address': 'https://subtitles.example' }))).toBe(
    'https://subtitles.example',
  )
})

test('an address with a password in it is refused', () => {
  expect(() => settingsWith({ 'engines.speechUrl': 'https://me:secret@speech.example' })).toThrow('without a name')
  expect(() => settingsWith({ 'engines.speechUrl': 'speech' })).toThrow('for engines.speechUrl: expected')
})
