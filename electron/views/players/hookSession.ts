/** What Sonarr and Radarr may do here: say that a folder of the library changed. Their hooks are made, listed and revoked. */
import type { HookState } from '../../../shared/contract/program/players.ts'
import { withPair } from '../../../shared/players/folderPairs.ts'
import { AppError } from '../../../shared/errors.ts'
import { createFindTaken, type TakenVideos } from '../../library/takenVideos.ts'
import type { SettingsStore } from '../../settings/settings.ts'
import type { Hook, HookBook, HookOutcome } from '../../watch/hooks/hookBook.ts'
import { readHookEvent, type HookEvent } from '../../watch/hooks/hookEvent.ts'
import { hookedFolders, type HookedPlace } from '../../watch/hooks/hookedFolders.ts'
import type { ImportLooks } from '../../watch/hooks/importLooks.ts'
import type { LibrarySession } from '../library/librarySession.ts'
import type { Topics } from '../topics.ts'
import type { WatchSession } from '../watch/watchSession.ts'
import { folderNames, folderPathOf } from './folderNames.ts'

export interface HookSessionParts {
  readonly book: HookBook
  readonly library: Pick<LibrarySession, 'folders'>
  readonly watch: Pick<WatchSession, 'isOn' | 'lookAt'>
  /** Of folders that are named while watch mode is off. */
  readonly looks: ImportLooks
  readonly settings: Pick<SettingsStore, 'read'>
  readonly taken: Pick<TakenVideos, 'list'>
  readonly topics: Pick<Topics, 'changed'>
}

export interface HookSession {
  list(): readonly HookState[]
  /** @throws AppError 'input.invalid' where there are too many already */
  make(name: string): { readonly id: string; readonly token: string }
  nameFolder(hookId: string, pair: { readonly folderId: string; readonly theirs: string }): void
  revoke(hookId: string): void
  /** The hook that a token belongs to, or null. */
  find(token: string): number | null
  /** How many folders are looked at; null for what no such program sends. */
  heard(hookId: number, body: unknown): Promise<number | null>
  /** Settles when no folder is looked at any more. */
  idle(): Promise<void>
}

const mostHooks = 20

export function createHookSession(parts: HookSessionParts): HookSession {
  const { book, library, watch, looks, settings, taken, topics } = parts
  const changed = () => topics.changed('players')

  /** @throws AppError 'input.invalid' for one that was revoked meanwhile */
  function known(hookId: string): Hook {
    const hook = book.get(Number(hookId))
    if (!hook) throw new AppError('input.invalid', 'This address was revoked already.')
    return hook
  }

  /** As a look at their folder leaves them out. */
  function areAllSmall(places: readonly HookedPlace[]): boolean {
    const { minimumVideoBytes } = settings.read()
    const takenAs = createFindTaken(taken.list())
    const files = places.flatMap((place) => place.files)
    return files.length > 0 && files.every((file) => file.sizeBytes < minimumVideoBytes && takenAs(file) === null)
  }

  async function lookAt(
    hook: Hook,
    event: HookEvent,
  ): Promise<{ readonly folders: number; readonly outcome: HookOutcome }> {
    if (event.kind !== 'files') return { folders: 0, outcome: event.kind === 'test' ? 'test' : 'nothing' }
    const roots = library.folders().map(({ path }) => path)
    const places = await hookedFolders(event.paths, { pairs: hook.pairs, roots })
    if (places.length === 0) return { folders: 0, outcome: event.paths.length === 0 ? 'nothing' : 'outside' }
    const isOn = watch.isOn()
    for (const { root, folder } of places) (isOn ? watch : looks).lookAt(root, folder)
    return { folders: places.length, outcome: areAllSmall(places) ? 'small' : isOn ? 'looked' : 'lookedOnly' }
  }

  return {
    list: () => book.list().map((hook) => hookState(hook, library)),
    make(name) {
      if (book.list().length >= mostHooks)
        throw new AppError('input.invalid', `There are ${mostHooks} addresses already. Revoke one first.`)
      const { id, token } = book.make(name)
      changed()
      return { id: String(id), token }
    },
    nameFolder(hookId, { folderId, theirs }) {
      const { id, pairs } = known(hookId)
      book.setPairs(id, withPair(pairs, { ours: folderPathOf(library, folderId), theirs: theirs.trim() }))
      changed()
    },
    revoke(hookId) {
      book.revoke(known(hookId).id)
      changed()
    },
    find: (token) => book.find(token)?.id ?? null,
    idle: () => looks.idle(),
    async heard(hookId, body) {
      const hook = book.get(hookId)
      const event = readHookEvent(body)
      if (!hook || !event) return null
      const { folders, outcome } = await lookAt(hook, event)
      book.used(hookId, event.name, outcome)
      changed()
      return folders
    },
  }
}

function hookState(
  { id, name, pairs, madeMs, usedMs, event, outcome }: Hook,
  library: HookSessionParts['library'],
): HookState {
  return { id: String(id), name, madeMs, usedMs, event, outcome, folders: folderNames(library, pairs) }
}
