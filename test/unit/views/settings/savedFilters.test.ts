import { expect, test } from 'vitest'
import { libraryCommands } from '../../../../shared/contract/library.ts'
import { readSavedFilters, withFilter } from '../../../../shared/librarySearch/savedFilters.ts'
import { createNotedActs } from '../../../../electron/views/acts/notedActs.ts'
import { createUndoing } from '../../../../electron/views/rules/undoing.ts'
import { createSavedFilters } from '../../../../electron/views/settings/savedFilters.ts'
import { settingsWith } from '../../../support/make/settingsWith.ts'

const key = 'library.filters'
const drama = { name: 'Drama', search: 'in:Drama' }
const fresh = { name: 'New', search: 'is:missing' }
const long = { name: 'Long', search: 'x'.repeat(1_955) }

function setUp() {
  let text = withFilter(withFilter('', drama)!, fresh)!
  const changed: string[] = []
  let count = 0
  const noted = createNotedActs({ nowMs: () => 0 })
  const undoing = createUndoing({ newId: () => `id-${(count += 1)}` }, noted)
  const filters = createSavedFilters({
    store: {
      read: () => settingsWith({ [key]: text }),
      write(_, value) {
        text = String(value)
        return settingsWith({ [key]: text })
      },
    },
    followers: { keysChanged: (keys) => void changed.push(...keys) },
    undoing,
  })
  return {
    filters,
    undoing,
    noted,
    changed,
    now: () => readSavedFilters(text),
    save: (filter: typeof drama) => void (text = withFilter(text, filter)!),
  }
}

test('a filter that was removed is the last act of all pages, and comes back where it stood', () => {
  const { filters, undoing, noted, changed, now } = setUp()
  const { undoId } = filters.forget('Drama')
  expect(now()).toEqual([fresh])
  expect(noted.list()).toMatchObject([{ key: undoId, words: { kind: 'unfiltered', name: 'Drama' } }])
  undoing.undo(undoId!)
  expect(now()).toEqual([drama, fresh])
  expect(noted.list()).toEqual([])
  expect(changed).toEqual([key, key])
})

test('what has no such name is left as it is, and is no act', () => {
  const { filters, noted, changed, now } = setUp()
  expect(filters.forget('Nobody')).toEqual({ undoId: null })
  expect(now()).toEqual([drama, fresh])
  expect([noted.list(), changed]).toEqual([[], []])
})

test('where others took its room, those stay and it does not come back', () => {
  const { filters, undoing, now, save } = setUp()
  const { undoId } = filters.forget('Drama')
  save(long)
  expect(() => undoing.undo(undoId!)).toThrow('This can no longer be undone.')
  expect(now()).toEqual([fresh, long])
})

test('whatever name a filter has in the setting, it can be asked to be removed', () => {
  const { filters, save, now } = setUp()
  const named = { name: 'N'.repeat(1_900), search: 'is:new' }
  save(named)
  expect(now()).toContainEqual(named)
  const asked = libraryCommands['library.forgetFilter'].input.safeParse({ name: named.name })
  expect(asked.success).toBe(true)
  expect(filters.forget(named.name).undoId).not.toBeNull()
  expect(now()).not.toContainEqual(named)
})
