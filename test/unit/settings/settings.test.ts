import { expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '../../../electron/database/database.ts'
import { settingKeys } from '../../../shared/settings/settingTable.ts'
import { createSettings } from '../../../electron/settings/settings.ts'

function newSettings() {
  const db = openDatabase(':memory:')
  onTestFinished(() => db.close())
  return createSettings(db)
}

test('a run reads what it wrote itself at once, and what another process wrote a moment later', () => {
  const db = openDatabase(':memory:')
  onTestFinished(() => db.close())
  let nowMs = 0
  const [mine, others] = [createSettings(db, { monotonicMs: () => nowMs }), createSettings(db)]
  const read = mine.readerWith({ 'service.address': 'embedded' })
  expect(read().languages).toEqual(mine.read().languages)
  mine.write('languages', 'de')
  expect(read().languages).toBe('de')
  others.write('languages', 'es')
  nowMs = 99
  expect(read().languages).toBe('de')
  nowMs = 100
  expect(read()).toMatchObject({ languages: 'es', 'service.address': 'embedded' })
})

const hours = 'hours with an end other than their beginning, such as 22:30-07:00, or nothing'

test.each([
  ['service.address', 'ftp://x', 'embedded, or an address such as https://subtitles.example'],
  ['service.downloadAddress', 'here', 'an address such as https://subtitles.example'],
  ['languages', '', 'languages such as en,pt-BR'],
  ['hearingImpaired', 'maybe', 'any, prefer, avoid, only'],
  ['uiLanguage', 'ja', 'en, de, es, fr, pt-BR, it, or nothing'],
  ['skipWhenAudioMatches', 'yes', 'true or false'],
  ['minimumVideoBytes', '-5', 'a whole number from 0 to 1099511627776'],
  ['minimumVideoBytes', '1 MB', 'a whole number from 0 to 1099511627776'],
  ['watch.reservePercent', '101', 'a whole number from 0 to 100'],
  ['watch.settleSeconds', '1.5', 'a whole number from 1 to 3600'],
  ['minimumVideoBytes', '1e3', 'a whole number from 0 to 1099511627776'],
  ['watch.reservePercent', '0x10', 'a whole number from 0 to 100'],
  ['watch.quietHours', '22-7', hours],
  ['watch.quietHours', '22:00-22:00', hours],
  ['watch.quietHours', '07:00-7:00', hours],
  ['watch.digestAt', '9 am', 'a time such as 09:00, or nothing'],
])('%s refuses "%s" and says what it takes', (key, value, takes) => {
  expect(() => newSettings().write(key, value)).toThrow(`Invalid value "${value}" for ${key}: expected ${takes}.`)
})

test('whoever misspells the language of the screens learns what an empty one means', () => {
  expect(() => newSettings().write('uiLanguage', 'ja')).toThrow('empty follows the machine')
})

test('whoever misspells a setting is told the one that was meant', () => {
  expect(() => newSettings().write('watch.quitHours', '')).toThrow(
    'There is no setting "watch.quitHours". Did you mean "watch.quietHours"?',
  )
  expect(() => newSettings().write('colour', 'red')).toThrow('There is no setting "colour". Settings are: ')
})

test('every default can be written as it is read', () => {
  const settings = newSettings()
  const defaults = settings.read()
  for (const key of settingKeys) settings.write(key, defaults[key])
  expect(settings.read()).toEqual(defaults)
})
