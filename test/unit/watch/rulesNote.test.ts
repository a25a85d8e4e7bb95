import { expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '../../../electron/database/database.ts'
import { createSettings, type SettingsStore } from '../../../electron/settings/settings.ts'
import { createWantedRules } from '../../../electron/wanted/wantedRules.ts'
import { createWatchedVideos } from '../../../electron/watch/follow/watchedVideos.ts'
import { createWishCalendar } from '../../../electron/watch/rounds/wishCalendar.ts'
import { noteRulesOfAll, noteRulesOfSome } from '../../../electron/watch/rulesNote.ts'
import { createWatchNotes } from '../../../electron/watch/watchNotes.ts'

const path = '/lib/Film.2019.mkv'
const clock = { nowMs: () => 1_000 }

function scene(languages: string) {
  const db = openDatabase(':memory:')
  onTestFinished(() => db.close())
  const store = createSettings(db)
  store.write('languages', languages)
  const calendar = createWishCalendar(db)
  const videos = createWatchedVideos(db)
  const notes = createWatchNotes(db)
  const rulesOf = (settings: Pick<SettingsStore, 'read'>, fixed: ReadonlySet<'wishes'>) =>
    createWantedRules({ db, clock, settings, fixed })
  const own = { rules: rulesOf(store, new Set()), notes, calendar }
  return {
    ...{ store, calendar },
    watchAll: () => noteRulesOfAll(own, videos),
    watchSome: () => noteRulesOfSome(own),
    watchFor: (said: string) => {
      const read = store.readerWith({ languages: said })
      noteRulesOfSome({ rules: rulesOf({ read }, new Set(['wishes'])), notes, calendar })
    },
    wait: (wish: string) => {
      const why = { reason: 'no-candidate', message: 'Nothing.', resumesAtMs: null } as const
      calendar.ended({ videoPath: path, wish, language: wish, ...why }, 1_000)
    },
  }
}

test('the window looks at everything once for its rules', () => {
  const { watchAll, wait, calendar } = scene('en,de')
  wait('fr')
  expect([watchAll(), watchAll()]).toEqual([true, false])
  expect(calendar.find(path, 'fr')).toBeNull()
})

test('languages of one run leave what the others wait for, and all is looked at again for these afterwards', () => {
  const { watchAll, watchFor, wait, calendar } = scene('en,de')
  watchAll()
  wait('de')
  watchFor('en')
  expect(calendar.find(path, 'de')).toMatchObject({ reason: 'no-candidate' })
  expect(watchAll()).toBe(true)
})

test('languages of one run that are those of the settings are no look at what folders want of their own', () => {
  const { watchAll, watchFor } = scene('en')
  watchAll()
  watchFor('en')
  expect(watchAll()).toBe(true)
})

test('some folders watched by the rules of all make no second look; by others, that were set since, they do', () => {
  const { store, watchAll, watchSome } = scene('en')
  watchAll()
  watchSome()
  expect(watchAll()).toBe(false)
  store.write('languages', 'de')
  watchSome()
  store.write('languages', 'en')
  expect(watchAll()).toBe(true)
})
