import { expect, test } from 'vitest'
import { formatWish } from '../../../../electron/wanted/parseWishes.ts'
import { createSettingsFollowers } from '../../../../electron/views/settings/settingsFollowers.ts'
import { rulesAre } from '../../../support/make/bookOf.ts'

/** Whatever follows says that it was told. */
function followersOf({ isBusy = false } = {}) {
  const log: string[] = []
  const says = (sentence: string) => () => void log.push(sentence)
  const followers = createSettingsFollowers({
    rules: rulesAre('de,fr'),
    link: { renew: says('link anew') },
    ai: { restart: says('jobs anew') },
    library: { setRules: ({ wishes }) => void log.push(`library ${wishes.map(formatWish).join()}`) },
    folders: { scanAll: says('folders scanned') },
    plan: {
      isBusy: () => isBusy,
      reset: says('plan empty'),
      keyChanged: says('plan of another key'),
      rulesChanged: says('plan taken away'),
      ignoredChanged: () => undefined,
      listingsChanged: says('plan chooses anew'),
    },
    board: { refresh: says('board anew') },
    usage: { reset: says('meters unknown') },
    watch: { serviceChanged: says('watch asks anew'), rulesChanged: says('watch looks anew') },
    updates: { settingsChanged: says('updates look') },
    teller: { settingsChanged: says('servers anew') },
    topics: { changed: (topic) => void log.push(`tell ${topic}`) },
  })
  return { log, followers }
}

test('another service is connected to, and what the former one said of plan and meters is gone', () => {
  const { log, followers } = followersOf()
  followers.serviceChanged()
  expect(log).toEqual(['link anew', 'jobs anew', 'watch asks anew', 'tell settings', 'plan empty', 'meters unknown'])
})

test('another least size of a video has the folders scanned', () => {
  const { log, followers } = followersOf()
  followers.keysChanged(['minimumVideoBytes'])
  expect(log).toContain('folders scanned')
  log.length = 0
  followers.keysChanged(['theme'])
  expect(log).not.toContain('folders scanned')
})

test('another key is connected with, and the plan is told that it is one of the same service', () => {
  const { log, followers } = followersOf()
  followers.serviceKeyChanged()
  const asked = ['link anew', 'jobs anew', 'watch asks anew', 'tell settings']
  expect(log).toEqual([...asked, 'plan of another key', 'meters unknown'])
})

test('other servers outside are told at once what waits, and nothing else begins anew', () => {
  const { log, followers } = followersOf({ isBusy: true })
  followers.outsideChanged()
  expect(log).toEqual(['servers anew', 'tell players'])
})

test('other engines are connected to, and the plan stays', () => {
  const { log, followers } = followersOf()
  followers.enginesChanged()
  expect(log).toEqual(['link anew', 'jobs anew', 'watch asks anew', 'tell settings'])
})

test('what is ignored of what is listed is left out of the plan, which stays', () => {
  const { log, followers } = followersOf()
  followers.listingsChanged()
  expect(log).toEqual(['plan chooses anew', 'watch looks anew'])
})

test('other wishes count in the library at once, and nothing is planned for the former ones', () => {
  const { log, followers } = followersOf()
  followers.rulesChanged()
  expect(log).toEqual(['library de,fr', 'plan taken away', 'watch looks anew'])
})

test('any setting is told, and what it may mean for the plan is worked out anew', () => {
  const { log, followers } = followersOf()
  followers.changed()
  expect(log).toEqual(['board anew', 'updates look', 'tell settings', 'tell plan', 'tell upload', 'tell collection'])
})

test('a change that would pull the ground from under a run is refused', () => {
  expect(() => followersOf({ isBusy: true }).followers.refuseWhileBusy()).toThrow('Wait for it, or cancel it')
  expect(() => followersOf().followers.refuseWhileBusy()).not.toThrow()
})
