/** The pure parts of the first hour and of the settings: faults of an account, ways, remedies, typed paths, the search. */
import { expect, test } from 'vitest'
import { remedies, remedyPlaces } from '../../../renderer/app/remedies.ts'
import { walkTo } from '../../../renderer/app/places/walkTo.ts'
import { samplesCanServe } from '../../../renderer/app/service/samplesCanServe.ts'
import { isConnected, wayShown } from '../../../renderer/features/firstRun/ways.ts'
import { findSettings, settingsIndex } from '../../../renderer/app/settings/settingIndex.ts'
import { faultsOf, fieldOfError, wholeDraft } from '../../../renderer/features/settings/service/accountDraft.ts'
import { loadTexts } from '../../../renderer/texts/loadTexts.ts'
import type { OpenedPlace } from '../../../shared/contract/library.ts'
import { errorCodes } from '../../../shared/errors.ts'
import { uiLanguages } from '../../../shared/messages/interfaceLanguages.ts'
import { settingKeys, settingTable } from '../../../shared/settings/settingTable.ts'
import { samplesAlone } from '../../support/fakes/fakeAnswers.ts'
import { fakeSettings } from '../../support/fakes/fakeSettings.ts'

const at = (address: string, change: Partial<typeof fakeSettings> = {}) => ({
  ...fakeSettings,
  ...change,
  values: { ...fakeSettings.values, 'service.address': address },
})
const remote = 'https://subtitles.example'
const kept = { isSet: true, ending: '4f1c' }

test('empty fields do not pass, and a key counts only for the addresses it was entered for', () => {
  expect(faultsOf({}, at('embedded'))).toEqual({ address: 'addressMissing', key: 'keyMissing' })
  expect(faultsOf({ address: '  ', key: ' ' }, at('embedded'))).toEqual({
    address: 'addressMissing',
    key: 'keyMissing',
  })
  expect(faultsOf({ address: 'subtitles', key: 'k' }, at('embedded'))).toEqual({ address: 'addressWrong' })
  expect(faultsOf({ address: remote, key: 'k', downloadAddress: 'x' }, at('embedded'))).toEqual({
    downloadAddress: 'addressWrong',
  })
  expect(faultsOf({}, at(remote, { apiKey: kept }))).toEqual({})
  expect(faultsOf({ address: 'https://other.example' }, at(remote, { apiKey: kept }))).toEqual({ key: 'keyMissing' })
  expect(faultsOf({ downloadAddress: 'https://dl.example' }, at(remote, { apiKey: kept }))).toEqual({
    key: 'keyMissing',
  })
  expect(faultsOf({}, at(remote, { isKeyInEnvironment: true }))).toEqual({})
})

test.each([
  ['subtitles.example', 'https://subtitles.example'],
  [' subtitles.example:8443/v1 ', 'https://subtitles.example:8443/v1'],
  ['nas:8080', 'https://nas:8080'],
  ['192.168.1.4:8080', 'https://192.168.1.4:8080'],
  ['localhost:8080/api', 'http://localhost:8080/api'],
  ['127.0.0.1:9', 'http://127.0.0.1:9'],
  ['[::1]:9', 'http://[::1]:9'],
  ['HTTP://127.0.0.1:9', 'HTTP://127.0.0.1:9'],
  ['ftp://subtitles.example', 'ftp://subtitles.example'],
  ['subtitles', 'subtitles'],
  ['me@subtitles.example', 'me@subtitles.example'],
  ['two words.example', 'two words.example'],
  ['', ''],
])('an address typed as “%s” is tested as “%s”', (typed, whole) => {
  expect(wholeDraft({ address: typed, downloadAddress: typed, key: typed })).toEqual({
    address: whole,
    downloadAddress: whole,
    key: typed,
  })
})

test('an error of the test stands at the field it is about', () => {
  expect([fieldOfError('key.refused'), fieldOfError('service.unreachable'), fieldOfError('disk.full')]).toEqual([
    'key',
    'address',
    null,
  ])
})

test('what is connected is seen from what is kept', () => {
  const facts = { settings: at('embedded'), collection: samplesAlone, isUnproven: false }
  expect([
    wayShown(null, facts),
    isConnected(null, facts),
    isConnected('account', facts),
    isConnected('samples', facts),
  ]).toEqual([null, false, false, true])
  const account = { ...facts, settings: at(remote, { apiKey: kept }) }
  expect([wayShown(null, account), isConnected('account', account)]).toEqual(['account', true])
  expect(isConnected('account', { ...account, isUnproven: true })).toBe(false)
  const own = { ...facts, collection: { ...samplesAlone, own: { titles: 3, subtitles: 4 } } }
  expect([isConnected('collection', facts), isConnected('collection', own)]).toEqual([false, true])
})

test('samples serve a wish only in one of their languages', () => {
  const wished = (languages: string) =>
    samplesCanServe({ ...fakeSettings, values: { ...fakeSettings.values, languages } }, ['en', 'es', 'fr', 'pt-BR'])
  expect(['it', 'de', 'it,en', 'pt>pt-BR', 'de>translate:en'].map(wished)).toEqual([false, false, true, true, false])
})

test('each code has its remedy or none, each remedy its place', () => {
  expect(Object.keys(remedies).sort()).toEqual([...errorCodes].sort())
  for (const name of Object.values(remedies))
    if (name !== null) expect(remedyPlaces[name].screen).toMatch(/^(settings|usage)$/)
  expect(remedyPlaces[remedies['key.refused'] ?? 'report']).toMatchObject({ section: 'service', field: 'api-key' })
})

test.each(uiLanguages)('in %s each setting of the screens is found by its key and by its name', async (language) => {
  const texts = await loadTexts(language)
  const index = settingsIndex(texts)
  const shown = settingKeys.filter((key) => typeof settingTable[key].screen === 'string')
  for (const key of shown) {
    const own = index.find(({ field }) => field === key)
    expect([key, findSettings(index, key).map(({ field }) => field)]).toEqual([key, expect.arrayContaining([key])])
    expect([key, findSettings(index, own?.name.toUpperCase() ?? '?').map(({ field }) => field)]).toEqual([
      key,
      expect.arrayContaining([key]),
    ])
  }
  expect(findSettings(index, '  ')).toEqual([])
  expect(findSettings(index, 'zzzz')).toEqual([])
})

test('words in any order, without accents; names before mere words', async () => {
  const index = settingsIndex(await loadTexts('de'))
  expect(findSettings(index, 'schlussel')[0]?.field).toBe('api-key')
  const english = settingsIndex(await loadTexts('en'))
  expect(findSettings(english, 'impaired hearing')[0]?.field).toBe('hearingImpaired')
})

const tree: Readonly<Record<string, readonly string[]>> = {
  '/': ['home', 'mnt'],
  '/home': ['ann'],
  '/home/ann': ['Films'],
  '/home/ann/Films': [],
  '/mnt': ['big disk'],
  '/mnt/big disk': ['mine'],
  '/mnt/big disk/mine': [],
}
const asked: (string | null)[] = []

/** Ids are paths here, which a real host never does. */
async function browse(placeId: string | null): Promise<OpenedPlace> {
  asked.push(placeId)
  const placeOf = (path: string) => ({ id: path, name: path.split('/').at(-1) || '/' })
  if (placeId === null)
    return {
      here: { id: 'start', name: '' },
      path: '',
      parent: null,
      children: ['/home/ann', '/'].map(placeOf),
      files: [],
      subtitles: 0,
    }
  const below = (name: string) => `${placeId === '/' ? '' : placeId}/${name}`
  return {
    here: placeOf(placeId),
    path: placeId,
    parent: null,
    children: (tree[placeId] ?? []).map((name) => placeOf(below(name))),
    files: placeId === '/mnt/big disk' ? [{ id: 'a-zip', name: 'subs.zip' }] : [],
    subtitles: 0,
  }
}

test.each([
  ['/home/ann/Films', '/home/ann/Films', null, null],
  ['/HOME/ann/films/', '/home/ann/Films', null, null],
  ['/mnt/big disk/mine', '/mnt/big disk/mine', null, null],
  ['/mnt/big disk/subs.zip', '/mnt/big disk', 'a-zip', null],
  ['/mnt/other/mine', '/mnt', null, { name: 'other', path: '/mnt' }],
  ['/', '/', null, null],
  ['nonsense', '', null, { name: 'nonsense', path: '' }],
] as const)('the typed path %s is walked by the names that the host lists', async (typed, path, fileId, unknown) => {
  const { place, ...end } = await walkTo(browse, typed)
  expect({ path: place.path, ...end }).toEqual({ path, fileId, unknown })
})
