/** What is done with the result that was chosen: its files listed, written beside videos, or saved into a folder. */
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { InputOf, OutputOf } from '../../../../shared/contract/index.ts'
import type { PackFile, SavedFiles } from '../../../../shared/contract/search.ts'
import { toAppError, type AppError } from '../../../../shared/errors.ts'
import type { Client } from '../../../api/client.ts'
import { withNewest } from '../../../app/stores/newest.ts'
import type { ActsStore } from '../../../app/acts/actsStore.ts'
import { undoing } from '../../../app/acts/undoing.ts'
import type { Texts } from '../../../texts/Texts.ts'

export type Delivered = OutputOf<'search.download'>

/** Of one result. */
export interface Dealing {
  readonly isBusy: boolean
  readonly files: readonly PackFile[] | null
  readonly delivered: Delivered | null
  readonly saved: SavedFiles | null
  readonly problem: AppError | null
}

export const noDealing: Dealing = { isBusy: false, files: null, delivered: null, saved: null, problem: null }

export interface ChosenState {
  /** By subtitle id. */
  readonly dealings: ReadonlyMap<string, Dealing>
  /** Reads what is listed or kept; with `mayDownload` it may cost one download. */
  readonly list: (subtitleId: string, mayDownload: boolean) => Promise<void>
  /** @param fileName this file of what it brings */
  readonly write: (subtitleId: string, videoIds: readonly string[], fileName?: string) => Promise<void>
  /** In the place of what of ours stands there. */
  readonly writeInstead: (subtitleId: string, videoId: string) => Promise<void>
  /** One text of a pack that is being saved; null for all that the result brings. */
  readonly fileToSave: string | null
  readonly aimAt: (fileName: string | null) => void
  /** @param placeId null: the system's dialog asks. */
  readonly save: (subtitleId: string, placeId: string | null) => Promise<void>
}

export type ChosenStore = StoreApi<ChosenState>

/** @param onFetched The archive of this subtitle is kept from now on. */
export function createChosenStore(
  client: Client,
  acts: ActsStore,
  onFetched: (subtitleId: string) => void,
): ChosenStore {
  /** What was written and what that said of titles is one run, and one act. */
  function say({ written, runId }: Delivered): void {
    const count = written.length
    if (count === 0) return
    acts.getState().say({
      text: (texts: Texts) => texts.acts.written({ count }),
      ...undoing(client, { kind: 'batch', batchId: runId }),
    })
  }

  return createStore<ChosenState>()((set, get) => {
    const change = (subtitleId: string, changed: Partial<Dealing>) =>
      set(({ dealings }) => {
        const before = dealings.get(subtitleId) ?? noDealing
        return { dealings: withNewest(dealings, [subtitleId, { ...before, ...changed }], ({ isBusy }) => isBusy) }
      })

    async function deal(subtitleId: string, work: () => Promise<Partial<Dealing>>): Promise<void> {
      if (get().dealings.get(subtitleId)?.isBusy) return
      change(subtitleId, { isBusy: true, problem: null })
      await work().then(
        (changed) => change(subtitleId, changed),
        (thrown: unknown) => change(subtitleId, { problem: toAppError(thrown) }),
      )
      change(subtitleId, { isBusy: false })
    }

    const deliver = (order: InputOf<'search.download'>) =>
      deal(order.subtitleId, async () => {
        const { subtitleId } = order
        const delivered = await client.call('search.download', order)
        if (isFetched(delivered)) onFetched(subtitleId)
        say(delivered)
        // Its archive is here by now: which of its files it is costs nothing to ask.
        if (!delivered.failed.some(({ problem }) => problem.code === 'archive.noMember')) return { delivered }
        return { delivered, ...(await client.call('search.files', { subtitleId, mayDownload: false })) }
      })

    return {
      dealings: new Map(),
      list: (subtitleId, mayDownload) =>
        deal(subtitleId, async () => {
          const { files } = await client.call('search.files', { subtitleId, mayDownload })
          if (mayDownload) onFetched(subtitleId)
          return { files }
        }),
      write: (subtitleId, videoIds, fileName) =>
        deliver({ subtitleId, videoIds: [...videoIds], ...(fileName === undefined ? {} : { fileName }) }),
      writeInstead: (subtitleId, videoId) => deliver({ subtitleId, videoIds: [videoId], isInstead: true }),
      fileToSave: null,
      aimAt: (fileToSave) => set({ fileToSave }),
      save: (subtitleId, placeId) =>
        deal(subtitleId, async () => {
          const saved = await client.call('search.save', { subtitleId, fileName: get().fileToSave, placeId })
          if (saved) onFetched(subtitleId)
          return saved ? { saved } : {}
        }),
    }
  })
}

/** Nothing was, where all of it was refused for what stands there. */
function isFetched({ written, failed }: Delivered): boolean {
  return written.length > 0 || failed.some(({ problem }) => problem.code !== 'file.foreign')
}
