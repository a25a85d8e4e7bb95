/** Folders of the library are looked at without a scan: before anything is spent, and while one is away. */
import { expect, test } from 'vitest'
import type { RootStanding } from '../../../../electron/library/scan/lookAtRoot.ts'
import { createFolderLook } from '../../../../electron/views/library/folderLook.ts'
import { libraryAtRest, nextStanding } from '../../../../electron/views/library/libraryState.ts'
import { createHandClock } from '../../../support/fakes/handClock.ts'

const folder = { id: 'f1', path: '/lib', scannedMs: null }

function lookWith(roots: Readonly<Record<string, () => Promise<RootStanding>>>, videos = 3) {
  const clock = createHandClock()
  let standing = libraryAtRest
  let looks = 0
  const look = createFolderLook({
    folders: {
      list: () => Object.keys(roots).map((path) => (path === '/lib' ? folder : { ...folder, id: path, path })),
    },
    view: { videosByFolder: () => new Map([[folder.id, videos]]) },
    roots: {
      lookAt(root) {
        looks += 1
        return (roots[root] ?? standsAs('away'))()
      },
    },
    clock,
    library: {
      standing: () => standing,
      dispatch(event) {
        standing = nextStanding(standing, event)
        look.followAway()
      },
    },
  })
  return { look, clock, troubles: () => [...standing.troubles], looks: () => looks }
}

const standsAs = (found: RootStanding) => async () => found

test.each([
  ['away', 3, 'away'],
  ['unreadable', 3, 'unreadable'],
  // The mount point of a drive that was pulled is left empty.
  ['empty', 3, 'away'],
  ['empty', 0, null],
  ['held', 3, null],
] as const)('a folder that is found %s and had %d videos is %s', async (found, videos, trouble) => {
  const { look, troubles } = lookWith({ '/lib': standsAs(found) }, videos)
  await look.lookAtFolders()
  expect(troubles()).toEqual(trouble === null ? [] : [['f1', trouble]])
})

test('what is away is looked for every few seconds until it is back, and then no more', async () => {
  let now: RootStanding = 'away'
  const { look, clock, troubles, looks } = lookWith({ '/lib': async () => now })
  await look.lookAtFolders()
  expect([troubles(), looks()]).toEqual([[['f1', 'away']], 1])
  clock.pass(5_000)
  await expect.poll(looks).toBe(2)
  now = 'held'
  await expect
    .poll(() => {
      clock.pass(5_000)
      return troubles()
    })
    .toEqual([])
  const seen = looks()
  await look.lookAtFolders()
  clock.pass(60_000)
  await look.lookAtFolders()
  expect(looks()).toBe(seen + 2)
})

test('a drive that does not answer holds up nobody for long, is asked once, and stays as it was known', async () => {
  const hung = Promise.withResolvers<RootStanding>()
  const { look, clock, troubles, looks } = lookWith({ '/lib': () => hung.promise, '/gone': standsAs('away') })
  const first = look.lookAtFolders()
  const second = look.lookAtFolders()
  clock.pass(2_000)
  await Promise.all([first, second])
  expect(troubles()).toEqual([['/gone', 'away']])
  expect(looks()).toBe(2)
  hung.resolve('away')
  await look.lookAtFolders()
  expect(troubles()).toContainEqual(['f1', 'away'])
})

test('nothing is told any more once the app closes', async () => {
  const { look, troubles } = lookWith({ '/lib': standsAs('away') })
  const looking = look.lookAtFolders()
  look.stopLooking()
  await looking
  expect(troubles()).toEqual([])
})
