/** Files of one film are told apart in the rows of a run, in the library or no longer in it. */
import { expect, test } from 'vitest'
import type { KeptOutcome } from '../../../../electron/runs/run.ts'
import { videoIdOf } from '../../../../electron/views/ids.ts'
import { outcomeViewOf, type RunOutcomeParts } from '../../../../electron/views/runs/runOutcomes.ts'
import { parseRelease } from '../../../../shared/release/parseRelease.ts'

const files = [
  ['/films/Hollow Sea (1982)/Hollow Sea (1982).mkv', ''],
  ['/films/Hollow Sea (1982)/Hollow Sea (1982) {edition-Final Cut}.mkv', 'Final'],
  ['/films/Hollow Sea (1982)/Hollow Sea (1982) {edition-Theatrical}.mkv', 'Theatrical'],
  ['/films/Hollow Sea 1982 CD2.avi', 'CD2'],
] as const

const paths = new Map(files.map(([path]) => [videoIdOf(path), path]))
const asked = (id: string) => parseRelease(paths.get(id) ?? '')
const library = {
  has: (id: string) => paths.has(id),
  entry: (id: string) => ({ ...asked(id), asked: asked(id) }),
}

test.each([
  ['in the library', library],
  ['on the command line', null],
])('%s', (_where, known) => {
  const history = { get: () => null, stands: () => false }
  const parts = { library: known, history, timings: { of: () => null } } as unknown as RunOutcomeParts
  const shown = files.map(([videoPath]) => {
    const outcome = { videoPath, wish: 'en', language: 'en', state: 'failed', path: null, writtenId: null, tries: 1 }
    return outcomeViewOf(parts, { id: 'r', kind: 'find' })(outcome as KeptOutcome)
  })
  expect(shown.map(({ title }) => title)).toEqual(files.map(() => 'Hollow Sea (1982)'))
  expect(shown.map(({ code }) => code)).toEqual(files.map(([, code]) => code))
})
