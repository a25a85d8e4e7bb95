/** Players and servers: which are told of new files and how they stand, who may tell this app, and where the digest goes. */
import { z } from 'zod'
import { outsiders, players, tellFailures } from '../../players/playerTable.ts'
import { command, done, event, id, nothing } from '../define.ts'
import { secretProtection, secretState } from '../settings.ts'

/** A folder of the library, and what another program calls it. */
const folderName = z.object({
  folderId: id,
  /** To show, never to send back. */
  path: z.string(),
  /** '' where it is called the same there. */
  theirs: z.string(),
})
export type FolderName = z.output<typeof folderName>

const standing = {
  key: secretState,
  /** When it last took what it was told. */
  toldMs: z.number().nullable(),
  failure: z.enum(tellFailures).nullable(),
  /** When it is tried again; null where nothing is to be. */
  retryMs: z.number().nullable(),
} as const

const playerState = z.object({
  player: z.enum(players),
  folders: z.array(folderName),
  ...standing,
  /** Folders that it has not been told of yet. */
  waiting: z.int(),
  /** One that it says it does not know; its last name. */
  unknown: z.string().nullable(),
})
export type PlayerState = z.output<typeof playerState>

const hookState = z.object({
  id,
  name: z.string(),
  madeMs: z.number(),
  usedMs: z.number().nullable(),
  /** As the other program calls it. */
  event: z.string().nullable(),
  outcome: z.enum(['looked', 'small', 'outside', 'lookedOnly', 'off', 'nothing', 'test']).nullable(),
  folders: z.array(folderName),
})
export type HookState = z.output<typeof hookState>

export const playersState = z.object({
  revision: z.int(),
  players: z.array(playerState),
  notify: z.object(standing),
  hooks: z.array(hookState),
  /** Nothing is looked at by itself without it. */
  isWatching: z.boolean(),
  secretProtection,
})
export type PlayersState = z.output<typeof playersState>

/** By the host's clock, as `toldMs`: what happened since says more than a trial before it. */
const atMs = z.number()
/** Of a trial. `unseen`: last names of library folders, or of parts of them, that are in none of its libraries. */
const tried = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('answers'), atMs, name: z.string(), version: z.string(), unseen: z.array(z.string()) }),
  z.object({ kind: z.literal('fails'), atMs, failure: z.enum(tellFailures) }),
])
export type Tried = z.output<typeof tried>

const theirs = z.string().max(1_000)

export const playersCommands = {
  'players.state': command(nothing, playersState),
  /** What a server calls a folder of the library; an empty text for the same name. */
  'players.nameFolder': command(z.strictObject({ player: z.enum(players), folderId: id, theirs }), playersState),
  /** Asks the server who it is, or sends a notification that says it is a trial. */
  'players.test': command(z.strictObject({ outsider: z.enum(outsiders) }), tried),
  /** The token is told this once. */
  'hooks.make': command(
    z.strictObject({ name: z.string().trim().min(1).max(60) }),
    z.object({ id, token: z.string() }),
  ),
  'hooks.nameFolder': command(z.strictObject({ hookId: id, folderId: id, theirs }), playersState),
  'hooks.revoke': command(z.strictObject({ hookId: id }), done),
} as const

export const playersEvents = {
  'players.changed': event(playersState),
} as const
