/** The engines on the settings screen: what each standing says, what they can do together, and that the last answer counts. */
import { expect, test } from 'vitest'
import { createClient } from '../../../renderer/api/client.ts'
import { createLiveRecord } from '../../../renderer/api/liveRecord.ts'
import { createEngineStore, enginesSet } from '../../../renderer/features/settings/engines/engineStore.ts'
import { abilitiesOf, engineStatusOf } from '../../../renderer/features/settings/engines/engineStatus.ts'
import { loadTexts } from '../../../renderer/texts/loadTexts.ts'
import type { EngineCheck } from '../../../shared/contract/settings.ts'
import { createFakeHost } from '../../support/fakes/fakeHost.ts'
import { fakeSettings } from '../../support/fakes/fakeSettings.ts'

const [en, de] = await Promise.all([loadTexts('en'), loadTexts('de')])

const ready = (engine: EngineCheck['engine'], names: string[] = []): EngineCheck => {
  return { engine, state: 'ready', reason: null, names }
}
const failing = (engine: EngineCheck['engine'], reason: EngineCheck['reason'], names: string[] = []): EngineCheck => {
  return { engine, state: 'failing', reason, names }
}

test('a standing says what to do, or what the engine knows', () => {
  const standing = (check: EngineCheck) => engineStatusOf(en.engines, check)
  expect(standing(ready('apertium', ['spa-cat', 'eng-spa']))).toEqual({
    word: 'Ready',
    tone: 'good',
    sentence: 'Knows: spa-cat, eng-spa',
  })
  expect(standing(failing('openai', 'unknown_model', ['a', 'b'])).sentence).toMatch(/It has: a, b$/)
  expect(standing(failing('apertium', 'not_installed'))).toMatchObject({ tone: 'quiet', word: 'Not installed' })
  expect(standing(failing('whisper', 'not_installed'))).toMatchObject({ tone: 'bad' })
  expect(standing({ engine: 'speech', state: 'absent', reason: null, names: [] }).sentence).toBe('')
})

test('one plain sentence for translation and one for speech, in the language of the screens', () => {
  expect(abilitiesOf(en.engines, [])).toMatchObject({ canTranslate: false, translation: en.engines.cannotTranslate })
  const found = [ready('openai'), ready('apertium'), ready('speech'), failing('ffmpeg', 'not_installed')]
  expect(abilitiesOf(de.engines, found)).toEqual({
    canTranslate: true,
    canHear: true,
    translation: 'Kann übersetzen mit: Sprachmodell, Apertium.',
    speech: `Kann Gesprochenes mitschreiben mit: Hörmodell. ${de.engines.noFfmpeg}`,
  })
})

test('of two checks the answer to the later one is shown, whichever comes first', async () => {
  const answers: ((checks: EngineCheck[]) => void)[] = []
  const host = createFakeHost({
    handlers: { 'settings.checkEngines': () => new Promise((resolve) => answers.push(resolve)) },
  })
  const client = createClient(host)
  const settings = createLiveRecord(client, {
    read: () => client.call('settings.read', {}),
    changedBy: 'settings.changed',
  })
  const store = createEngineStore(client, settings)
  const both = [store.getState().check(), store.getState().check()]
  answers[1]?.([ready('openai')])
  answers[0]?.([ready('speech')])
  await Promise.all(both)
  expect(store.getState()).toMatchObject({ checks: [ready('openai')], isBusy: false })
  await store.getState().chooseWhisper('place-1')
  expect(settings.getState().value?.values['engines.whisperFolder']).not.toBe('')
  expect(host.calls.at(-1)).toEqual({ name: 'settings.chooseWhisper', input: { placeId: 'place-1' } })
})

test('engines are asked anew when one of them is set otherwise, not for other settings', () => {
  const { values } = fakeSettings
  const before = enginesSet(fakeSettings)
  expect(enginesSet({ ...fakeSettings, values: { ...values, naming: 'plex' } })).toBe(before)
  expect(enginesSet({ ...fakeSettings, values: { ...values, 'engines.apertium': 'off' } })).not.toBe(before)
  const openai = { isSet: true, ending: '4711' }
  expect(enginesSet({ ...fakeSettings, engineKeys: { ...fakeSettings.engineKeys, openai } })).not.toBe(before)
})
