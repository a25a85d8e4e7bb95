import { expect, test } from 'vitest'
import type { RunKind } from '../../../../shared/runs/runKinds.ts'
import { versionActOf } from '../../../../electron/views/history/versionAct.ts'

const made = { kind: 'translation', from: 'es', tone: '', requestId: 'r', isReused: false } as const

test('a version is told by the run that wrote it', () => {
  const kinds: readonly RunKind[] = ['find', 'review', 'better', 'inside', 'clean', 'timing', 'edit', 'pair', 'mend']
  expect(kinds.map((kind) => versionActOf({}, kind))).toEqual([
    ...['found', 'found', 'found', 'inside', 'cleaned', 'retimed', 'edited', 'paired', 'mended'],
  ])
})

test('a machine-made text is told by what made it, until something else was done to it', () => {
  expect(versionActOf({ made }, 'translate')).toBe('translated')
  expect(versionActOf({ made: { ...made, kind: 'transcription' } }, 'find')).toBe('transcribed')
  expect(versionActOf({ made }, 'edit')).toBe('edited')
})

test("the user's own, as it was taken over, is no work of the run that took it over", () => {
  expect(versionActOf({ isAdopted: true }, 'edit')).toBe('adopted')
})

test('of a run that nobody knows of nothing is told', () => {
  expect(versionActOf({}, null)).toBeNull()
})
