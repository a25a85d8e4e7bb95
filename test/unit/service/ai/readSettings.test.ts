/** Options and variables that name the engines. */
import { expect, test } from 'vitest'
import { readAiSettings } from '../../../../service/ai/readSettings.ts'

test('nothing said leaves Apertium, if it is installed', () => {
  expect(readAiSettings({}, {})).toEqual({})
})

test('options win over variables; keys come from variables only', () => {
  const options = { 'openai-url': 'http://127.0.0.1:1/v1', 'openai-model': 'm', apertium: 'off', 'openai-key': 'no' }
  const env = {
    UNDERTITLE_OPENAI_URL: 'http://other',
    UNDERTITLE_OPENAI_KEY: 'secret',
    UNDERTITLE_WHISPER_MODEL: '/models/base',
  }
  expect(readAiSettings(options, env)).toEqual({
    openai: { url: 'http://127.0.0.1:1/v1', model: 'm', apiKey: 'secret' },
    apertium: null,
    whisper: '/models/base',
  })
})

test('every engine can be named by variables', () => {
  const env = {
    UNDERTITLE_LIBRETRANSLATE_URL: 'http://127.0.0.1:5000',
    UNDERTITLE_LIBRETRANSLATE_KEY: 'k',
    UNDERTITLE_SPEECH_URL: 'https://speech.example/v1',
    UNDERTITLE_SPEECH_MODEL: 'base',
    UNDERTITLE_APERTIUM: '/opt/apertium',
  }
  expect(readAiSettings({}, env)).toEqual({
    libretranslate: { url: 'http://127.0.0.1:5000', apiKey: 'k' },
    speech: { url: 'https://speech.example/v1', model: 'base' },
    apertium: '/opt/apertium',
  })
})

test.each([
  [{ 'openai-url': 'http://x' }, '--openai-model'],
  [{ 'speech-model': 'base' }, '--speech-url'],
  [{ 'libretranslate-url': 'localhost:5000' }, '--libretranslate-url'],
  [{ 'openai-url': 'ftp://x', 'openai-model': 'm' }, '--openai-url'],
])('%j is refused with a sentence about %s', (options, name) => {
  expect(() => readAiSettings(options, {})).toThrow(name)
})
