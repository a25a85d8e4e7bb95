/** Which writes of another process the host follows, and when. */
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openDatabase } from '../../../electron/database/database.ts'
import { createSettings } from '../../../electron/settings/settings.ts'
import { createOthersWrites } from '../../../electron/views/settings/othersWrites.ts'
import { createWantedRules } from '../../../electron/wanted/wantedRules.ts'
import { systemClock } from '../../../node/clock.ts'
import { tempFolder } from '../../support/disks/tempFolder.ts'

function openBoth() {
  const path = join(tempFolder(), 'home.db')
  const [db, others] = [openDatabase(path), openDatabase(path)]
  const [store, othersStore] = [createSettings(db), createSettings(others)]
  const parts = { clock: systemClock, fixed: new Set<never>() }
  const rules = createWantedRules({ ...parts, db, settings: store })
  const othersRules = createWantedRules({ ...parts, db: others, settings: othersStore })
  let isBusy = false
  let isOutdated = false
  const heard: unknown[] = []
  let reads = 0
  let told = 0
  const look = createOthersWrites({
    ...{ db, rules },
    store: {
      read() {
        reads += 1
        return store.read()
      },
    },
    followers: {
      isBusy: () => isBusy,
      keysChanged: (keys) => heard.push(keys),
      rulesChanged: () => heard.push('rules'),
      serviceChanged: () => {
        isOutdated = false
        heard.push('service')
      },
      changed: () => heard.push('all'),
    },
    news: { tell: () => (told += 1) },
    link: { isOutdated: () => isOutdated },
  })
  const heardAfterLook = () => {
    look()
    return heard.splice(0)
  }
  return {
    store,
    othersStore,
    othersRules,
    heardAfterLook,
    reads: () => reads,
    told: () => told,
    setBusy: (busy: boolean) => (isBusy = busy),
    setOutdated: () => (isOutdated = true),
  }
}

test('a setting that another process writes is followed once, and none that this one wrote', () => {
  const { store, othersStore, heardAfterLook, told } = openBoth()
  store.write('languages', 'en,es')
  expect(heardAfterLook()).toEqual([])
  othersStore.write('naming', 'plex')
  expect(heardAfterLook()).toEqual([['naming']])
  expect(heardAfterLook()).toEqual([])
  expect(told()).toBe(1)
})

test('what is ignored elsewhere is followed as the wishes are', () => {
  const { othersRules, heardAfterLook } = openBoth()
  othersRules.add([{ ignored: { kind: 'video', path: '/films/one.mkv', language: null }, label: 'one' }])
  expect(heardAfterLook()).toEqual(['rules', 'all'])
})

test('what a plan stands on waits until it is idle; what it does not stand on does not', () => {
  const { othersStore, heardAfterLook, setBusy } = openBoth()
  setBusy(true)
  othersStore.write('naming', 'plex')
  expect(heardAfterLook()).toEqual([['naming']])
  othersStore.write('languages', 'de')
  expect(heardAfterLook()).toEqual([])
  expect(heardAfterLook()).toEqual([])
  setBusy(false)
  expect(heardAfterLook()).toEqual([['languages']])
})

test('settings and what is ignored, written together, are followed both', () => {
  const { othersStore, othersRules, heardAfterLook } = openBoth()
  othersStore.write('naming', 'plex')
  othersRules.add([{ ignored: { kind: 'video', path: '/films/one.mkv', language: null }, label: 'one' }])
  expect(heardAfterLook()).toEqual(['rules', ['naming']])
})

test('where nothing is written nothing is read', () => {
  const { store, othersStore, reads, heardAfterLook } = openBoth()
  store.write('languages', 'en,es')
  heardAfterLook()
  const before = reads()
  for (let times = 0; times < 5; times += 1) heardAfterLook()
  expect(reads()).toBe(before)
  othersStore.write('naming', 'plex')
  heardAfterLook()
  expect(reads()).toBeGreaterThan(before)
})

test('a key that another process writes is followed once, and waits for the end of a run', () => {
  const { heardAfterLook, setBusy, setOutdated } = openBoth()
  setOutdated()
  setBusy(true)
  expect(heardAfterLook()).toEqual([])
  setBusy(false)
  expect(heardAfterLook()).toEqual(['service', 'all'])
  expect(heardAfterLook()).toEqual([])
})
