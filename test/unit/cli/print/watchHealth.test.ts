import { expect, test } from 'vitest'
import { createHealthTeller } from '../../../../electron/cli/print/watchHealth.ts'
import type { RootHealth } from '../../../../electron/watch/look/rootKeeper.ts'

const healthy: RootHealth = {
  ...{ path: '/media/films', state: 'watching', why: null, folders: 7, limit: null, lastCompleteMs: 1, nextCheckMs: 2 },
  ...{ lastCheckMs: 1, unread: [], events: 0, foundByEvents: 0, foundByChecks: 0 },
}

test('programs are told how each folder stands when it becomes another, people in a sentence', () => {
  const lines: object[] = []
  const said: string[] = []
  const tell = createHealthTeller({ tell: (line) => said.push(line), print: (line) => lines.push(line) })
  const states: readonly RootHealth['state'][] = ['starting', 'watching', 'watching', 'away', 'away', 'unreadable']
  for (const state of states) tell({ activity: 'idle', problem: null, roots: [{ ...healthy, state }] })
  tell({ activity: 'idle', problem: null, roots: [{ ...healthy, state: 'looking', why: 'network' }] })
  expect(lines).toEqual([
    { event: 'folder', path: '/media/films', state: 'watching', why: null, folders: 7 },
    { event: 'folder', path: '/media/films', state: 'away', why: null, folders: 7 },
    { event: 'folder', path: '/media/films', state: 'unreadable', why: null, folders: 7 },
    { event: 'folder', path: '/media/films', state: 'looking', why: 'network', folders: 7 },
  ])
  expect(said).toHaveLength(4)
})
