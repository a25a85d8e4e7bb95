/** The shell's small file, kept by `conf`: what electron-store is, without the Electron that it asks for its folder. */
import { existsSync, mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import Conf from 'conf'
import { expect, test } from 'vitest'
import { learnedFrame, noOffset, placeToAsk } from '../../../../electron/desktop/window/framePlace.ts'
import { openKeptValues } from '../../../../electron/desktop/keyring/keptValues.ts'
import { reachableBounds } from '../../../../electron/desktop/window/reachableBounds.ts'
import { createWindowState } from '../../../../electron/desktop/window/windowState.ts'
import { tempFolder } from '../../../support/disks/tempFolder.ts'

const bounds = { x: 40, y: 30, width: 1_000, height: 700 }
const screen = { x: 0, y: 0, width: 1_920, height: 1_040 }

/** As storage.ts opens it. */
function ownState(cwd = tempFolder()) {
  const told: unknown[] = []
  const report = (thrown: unknown) => void told.push(thrown)
  const file = join(cwd, 'window.json')
  const aside = join(cwd, 'window.damaged.json')
  const values = openKeptValues({
    open: () => new Conf({ configName: 'window', cwd, configFileMode: 0o600, clearInvalidConfig: false }),
    setAside: () => renameSync(file, aside),
    report,
  })
  return { state: createWindowState(values, report), file, aside, told, cwd }
}

test('the window comes back as it was: its place, maximised, as large, on its screen', () => {
  const { state, cwd, file } = ownState()
  expect(state.read('bounds')).toBeNull()
  state.write('bounds', bounds)
  state.write('isMaximised', true)
  state.write('zoomLevel', 1.5)
  state.write('address', '/history')
  const again = ownState(cwd).state
  expect([again.read('bounds'), again.read('isMaximised')]).toEqual([bounds, true])
  expect([again.read('zoomLevel'), again.read('address')]).toEqual([1.5, '/history'])
  if (process.platform !== 'win32') expect(statSync(file).mode & 0o777).toBe(0o600)
})

test.each(['', '{', '[]', '5', 'null', '\0\0\0', '{"bounds":', '"text"', '[[[['])(
  'a file that holds %j is set aside or read as empty, and the start goes on',
  (damaged) => {
    const cwd = tempFolder()
    writeFileSync(join(cwd, 'window.json'), damaged)
    const { state, aside } = ownState(cwd)
    expect(state.read('bounds')).toBeNull()
    state.write('bounds', bounds)
    expect(ownState(cwd).state.read('bounds')).toEqual(bounds)
    if (existsSync(aside)) expect(readFileSync(aside, 'utf8')).toBe(damaged)
  },
)

test('a file that cannot even be set aside costs the memory of it only', () => {
  const cwd = tempFolder()
  mkdirSync(join(cwd, 'window.json', 'inside'), { recursive: true })
  mkdirSync(join(cwd, 'window.damaged.json', 'inside'), { recursive: true })
  const { state, told } = ownState(cwd)
  state.write('zoomLevel', 1)
  expect(state.read('zoomLevel')).toBe(1)
  expect(told).toHaveLength(2)
})

test.each([
  ['bounds', { x: 1 }],
  ['bounds', { x: 1, y: 2, width: 'wide', height: 3 }],
  ['bounds', { x: 1e99, y: 0, width: 9e9, height: 1 }],
  ['bounds', 7],
  ['isMaximised', 'yes'],
  ['zoomLevel', 'large'],
  ['address', 5],
  ['address', 'x'.repeat(3_000)],
] as const)('a kept %s that cannot be (%j) counts as none', (key, value) => {
  const cwd = tempFolder()
  writeFileSync(join(cwd, 'window.json'), JSON.stringify({ [key]: value, other: 1 }))
  expect(ownState(cwd).state.read(key)).toBeNull()
})

test('a zoom beyond all steps is drawn at the last one', () => {
  const cwd = tempFolder()
  writeFileSync(join(cwd, 'window.json'), '{"zoomLevel":99}')
  expect(ownState(cwd).state.read('zoomLevel')).toBe(4)
})

test('a window manager that moves a new window by its frame is met half-way, and one with a place of its own is left alone', () => {
  /** One that adds its frame to whatever is asked for. */
  const shownAt = (asked: typeof bounds) => ({ ...asked, x: asked.x + 1, y: asked.y + 20 })
  const first = shownAt(placeToAsk(bounds, noOffset))
  const frame = learnedFrame(bounds, first, noOffset)
  expect(frame).toEqual({ x: 1, y: 20 })
  const second = shownAt(placeToAsk(bounds, frame ?? noOffset))
  expect(second).toEqual(bounds)
  expect(learnedFrame(bounds, second, frame ?? noOffset)).toBeNull()
  expect(learnedFrame(bounds, { ...bounds, x: 700 }, noOffset)).toBeNull()
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
