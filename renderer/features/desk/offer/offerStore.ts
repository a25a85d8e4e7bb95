/** Taking what is looked at but stands nowhere yet: a candidate is chosen, a result written, an older version brought back. */
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { DeskFile } from '../../../../shared/contract/videos/desk.ts'
import type { RestoredVersion } from '../../../../shared/contract/runs/history.ts'
import { AppError, toAppError } from '../../../../shared/errors.ts'
import type { Client } from '../../../api/client.ts'
import type { NextSubtitle } from '../../../app/acts/replacedWords.ts'

export interface OfferState {
  readonly isBusy: boolean
  readonly problem: AppError | null
  /** @returns what became of it; null where it failed */
  readonly take: (file: DeskFile) => Promise<Taken | null>
  readonly forget: () => void
}

/** chosen: the plan writes it when it runs · written: it stands beside the video now · replaced, restored: in the place of another */
export type Taken =
  | { readonly kind: 'chosen'; readonly undoId: string }
  | { readonly kind: 'written'; readonly file: DeskFile; readonly name: string }
  | { readonly kind: 'replaced'; readonly file: DeskFile; readonly next: NextSubtitle; readonly batchId: string }
  | { readonly kind: 'restored'; readonly file: DeskFile; readonly restored: RestoredVersion }

export type OfferStore = StoreApi<OfferState>

export function createOfferStore(client: Client): OfferStore {
  async function takeNow(file: DeskFile): Promise<Taken | null> {
    switch (file.kind) {
      case 'candidate': {
        const answer = { kind: 'choose', candidateId: file.candidateId } as const
        const order = { questionId: file.questionId, answer, reach: 'one' } as const
        return { kind: 'chosen', undoId: (await client.call('review.answer', order)).undoId }
      }
      case 'found': {
        const { subtitleId, videoId } = file
        const { written, failed } = await client.call('search.download', { subtitleId, videoIds: [videoId] })
        const [first] = failed
        if (first) throw new AppError(first.problem.code, first.problem.message)
        const name = written[0]?.sidecarName ?? ''
        const beside = await besideAs(videoId, name)
        return beside && { kind: 'written', file: beside, name }
      }
      case 'row': {
        const restored = await client.call('history.restoreVersion', { rowId: file.rowId })
        return { kind: 'restored', file, restored }
      }
      case 'other': {
        const { videoId, language, candidateId } = file
        const { batchId, next } = await client.call('video.takeOther', { videoId, language, candidateId })
        const beside = await besideAs(videoId, next.sidecarName)
        return beside && { kind: 'replaced', file: beside, next, batchId }
      }
      case 'beside':
        return null
    }
  }

  /** The file of this name, as the library has it now. */
  async function besideAs(videoId: string, name: string): Promise<DeskFile | null> {
    const { sidecars } = await client.call('library.video', { videoId })
    const sidecar = sidecars.find((each) => each.name === name) ?? null
    return sidecar && { kind: 'beside', videoId, sidecarId: sidecar.id }
  }

  return createStore<OfferState>()((set, get) => ({
    isBusy: false,
    problem: null,
    async take(file) {
      if (get().isBusy) return null
      set({ isBusy: true, problem: null })
      try {
        return await takeNow(file)
      } catch (thrown) {
        set({ problem: toAppError(thrown) })
        return null
      } finally {
        set({ isBusy: false })
      }
    },
    forget: () => set({ problem: null }),
  }))
}
