import { expect, test } from 'vitest'
import type { Tried } from '../../../shared/contract/program/players.ts'
import { validTrial } from '../../../renderer/features/settings/players/validTrial.ts'

const failed: Tried = { kind: 'fails', atMs: 100, failure: 'unreachable' }
const answered: Tried = { kind: 'answers', atMs: 100, name: 'Den', version: '1', unseen: [] }
const running = { kind: 'running' } as const

test.each([
  { trial: failed, toldMs: null, failure: null, isValid: true },
  { trial: failed, toldMs: 99, failure: null, isValid: true },
  { trial: failed, toldMs: 101, failure: null, isValid: false },
  { trial: failed, toldMs: 99, failure: 'refused', isValid: true },
  { trial: answered, toldMs: 99, failure: null, isValid: true },
  { trial: answered, toldMs: 101, failure: null, isValid: true },
  { trial: answered, toldMs: 99, failure: 'unreachable', isValid: false },
  { trial: running, toldMs: 101, failure: 'refused', isValid: true },
] as const)('$trial.kind, told at $toldMs, failure $failure: valid $isValid', ({ trial, toldMs, failure, isValid }) => {
  expect(validTrial(trial, { toldMs, failure })).toBe(isValid ? trial : null)
})

test('without a trial there is none', () => {
  expect([validTrial(undefined, { toldMs: 1, failure: null }), validTrial(null, { toldMs: 1, failure: null })]).toEqual(
    [null, null],
  )
})
