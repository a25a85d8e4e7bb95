/** Whole jobs with real engines, where this machine has them: Spanish into Catalan by Apertium, and real speech recognised. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { importPaths } from '../../service/catalogue/import/import.ts'
import { spokenSrt } from '../support/make/dialogue.ts'
import {
  filmWith,
  hasApertium,
  hasFfmpeg,
  hasSpeech,
  hear,
  ifApertium,
  ifFfmpeg,
  ifSpeech,
  speak,
} from '../support/engines/realEngines.ts'
import { startMediaPeer, startSpeechPeer } from '../support/engines/speechPeer.ts'
import { startTestService, type TestService } from '../support/services/startService.ts'
import { openStoreOf } from '../support/services/storeOfTests.ts'
import { tempFolder } from '../support/disks/tempFolder.ts'

async function start(service: TestService, path: string, body: object): Promise<string> {
  const { request_id } = (await (await service.post(path, body)).json()) as { request_id: string }
  const status = async () => {
    const job = (await (await service.get(`/api/v2/ai/translations/${request_id}`)).json()) as { status: string }
    return job.status
  }
  await expect.poll(status, { timeout: 100_000 }).toMatch(/^(published|translated)$/)
  return (await service.get(`/api/v1/pro/translate/jobs/${request_id}/download`)).text()
}

test.skipIf(!hasApertium)(`Apertium translates a film from Spanish into Catalan${ifApertium}`, async () => {
  const service = await startTestService({ plan: 'pro', manifest: [], ai: {} })
  onTestFinished(() => service.close())
  const film = join(tempFolder(), 'Film.2020.WEB-A.es.srt')
  const source = spokenSrt('ES', 'El gato come.', { cues: 200, pick: (length) => length - 1 })
  writeFileSync(film, source)
  const database = openStoreOf(service.dataDir)
  await importPaths(database, [film])
  const n_id = String(database.get<{ id: number }>('SELECT id FROM subtitles')?.id)
  database.close()

  const result = await start(service, '/api/v2/ai/translations', { n_id, target_language: 'CA' })
  const times = (text: string) => text.split('\n').filter((line) => line.includes(' --> '))
  expect(times(result)).toEqual(times(source))
  expect(result.split('\n')).toContain('El gat menja.')
  expect(result).toContain('Demà al matí parlarem')
})

const sentence = 'Where were you when the train left the station last night'
const heard = /where were you .* train left the station last night/

/** Number, times and words of the one cue that is made of this sound. */
async function transcribed(sound: Buffer): Promise<{ readonly number: string; readonly times: string; words: string }> {
  const media = await startMediaPeer({ '/speech': sound })
  const peer = await startSpeechPeer((asked) => hear(asked.sound))
  const speech = { url: peer.url, model: 'sphinx' }
  const service = await startTestService({
    plan: 'pro',
    manifest: [],
    ai: { speech, apertium: null },
    start: { allowLocalMedia: true },
  })
  onTestFinished(() => service.close())
  const body = { media_url: `${media}/speech`, language: 'EN' }
  const [number = '', times = '', ...lines] = (await start(service, '/api/v2/ai/transcriptions', body))
    .trim()
    .split('\n')
  return { number, times, words: lines.join(' ') }
}

test.skipIf(!hasSpeech)(`real speech becomes a subtitle${ifSpeech}`, async () => {
  const { number, times, words } = await transcribed(readFileSync(speak(sentence)))
  expect(number).toBe('1')
  expect(times).toMatch(/^00:00:00,\d+ --> 00:00:03,\d+$/)
  expect(words).toMatch(heard)
})

test.skipIf(!hasFfmpeg)(`the sound of a film is taken out and heard at its time${ifFfmpeg}`, async () => {
  const { number, times, words } = await transcribed(readFileSync(filmWith(speak(sentence))))
  expect(number).toBe('1')
  expect(times).toMatch(/^00:00:02,\d+ --> 00:00:05,\d+$/)
  expect(words).toMatch(heard)
})
