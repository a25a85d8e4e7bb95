/** How a media server stands beside a trial of it: what the trial says of a failure is not said again. */
import { expect, test } from 'vitest'
import type { PlayerState, Tried } from '../../../shared/contract/program/players.ts'
import { standingLines } from '../../../renderer/features/settings/players/standingLines.ts'
import { loadTexts } from '../../../renderer/texts/loadTexts.ts'

const state: PlayerState = {
  player: 'plex',
  folders: [],
  key: { isSet: true, ending: 'c0de' },
  toldMs: null,
  failure: 'unreachable',
  retryMs: null,
  waiting: 0,
  unknown: null,
}
const tried = (failure: 'unreachable' | 'refused'): Tried => ({ kind: 'fails', atMs: 1, failure })

test('a failure that the trial beside it told of is not told twice, another one is', async () => {
  const texts = await loadTexts('en')
  const { failed, failures, notTold } = texts.players
  const [plex, away] = [failed({ server: 'Plex' }), failures.unreachable]
  expect(standingLines(texts, state, null)).toEqual([`${plex} ${away}`, notTold])
  expect(standingLines(texts, state, tried('refused'))).toEqual([`${plex} ${away}`, notTold])
  expect(standingLines(texts, state, tried('unreachable'))).toEqual([plex, notTold])
})
