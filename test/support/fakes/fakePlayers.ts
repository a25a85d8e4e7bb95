/** Players and servers of the fake host: none is set, and each that is tried answers. */
import type { Handlers } from '../../../shared/contract/index.ts'
import type { playersCommands, PlayersState } from '../../../shared/contract/program/players.ts'
import { players } from '../../../shared/players/playerTable.ts'

const unset = { key: { isSet: false, ending: '' }, toldMs: null, failure: null, retryMs: null }

export const quietPlayers: PlayersState = {
  revision: 1,
  players: players.map((player) => ({
    player,
    folders: [{ folderId: 'folder-0', path: '/media/films', theirs: '' }],
    ...unset,
    waiting: 0,
    unknown: null,
  })),
  notify: unset,
  hooks: [],
  isWatching: true,
  secretProtection: 'file',
}

export const fakePlayerAnswers: Pick<Handlers, keyof typeof playersCommands> = {
  'players.state': async () => quietPlayers,
  'players.nameFolder': async () => quietPlayers,
  'players.test': async () => ({ kind: 'answers', atMs: 0, name: 'Living room', version: '10.11.2', unseen: [] }),
  'hooks.make': async () => ({ id: '1', token: 'aB3-'.repeat(10) }),
  'hooks.nameFolder': async () => quietPlayers,
  'hooks.revoke': async () => ({}),
}
