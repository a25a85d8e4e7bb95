import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '../../../electron/database/database.ts'
import { createBoundsStore, reachableBounds } from '../../../electron/desktop/windowBounds.ts'
import { createSettings } from '../../../electron/settings/settings.ts'
import { tempFolder } from '../../support/tempFolder.ts'

function ownDatabase() {
  const db = openDatabase(join(tempFolder(), 'app.sqlite'))
  onTestFinished(() => db.close())
  return db
}

const bounds = { x: 40, y: 30, width: 1_000, height: 700 }
const screen = { x: 0, y: 0, width: 1_920, height: 1_040 }

test('the place of the window is remembered, and the settings do not mind', () => {
  const db = ownDatabase()
  const store = createBoundsStore(db)
  expect(store.read()).toBeNull()
  store.write(bounds)
  expect(store.read()).toEqual(bounds)
  expect(createSettings(db).read().languages).toBe('en')
})

test.each([
  '',
  '{',
  '[]',
  '{"x":1}',
  '{"x":1,"y":2,"width":"wide","height":3}',
  '{"x":1e99,"y":0,"width":9e9,"height":1}',
])('damaged bounds %j count as none', (value) => {
  const db = ownDatabase()
  db.run('INSERT INTO setting (key, value) VALUES (?, ?)', 'desktop.windowBounds', value)
  expect(createBoundsStore(db).read()).toBeNull()
})

test('bounds are used where the title bar can be reached', () => {
  expect(reachableBounds(bounds, [screen])).toEqual(bounds)
  expect(reachableBounds({ ...bounds, x: -850 }, [screen])).not.toBeNull()
  expect(reachableBounds({ ...bounds, x: 1_960 }, [screen, { ...screen, x: 1_920 }])).not.toBeNull()
})

test.each([
  ['the screen to the right is gone', { ...bounds, x: 1_960 }],
  ['only a sliver is left', { ...bounds, x: -950 }],
  ['the title bar is above the screen', { ...bounds, y: -20 }],
  ['the title bar is below the screen', { ...bounds, y: 1_030 }],
])('bounds are forgotten when %s', (_why, lost) => {
  expect(reachableBounds(lost, [screen])).toBeNull()
})
