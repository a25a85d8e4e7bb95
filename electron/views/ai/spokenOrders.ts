/** Orders that what is spoken in the videos of a scope be written down, and tells before which of them and how many. */
import type { SpokenCost } from '../../../shared/contract/ai.ts'
import type { OutputOf } from '../../../shared/contract/index.ts'
import type { Scope } from '../../../shared/contract/scope.ts'
import type { LanguageTag } from '../../../shared/language.ts'
import type { AiQueue } from '../../ai/aiQueue.ts'
import { requireHears } from '../../ai/handOver.ts'
import { transcriptionOrder } from '../../batch/order/transcriptionOrder.ts'
import { scopeOf } from '../../batch/stepOutcome.ts'
import { isSilent } from '../../media/soundTrack.ts'
import { asRun, type Runs } from '../../runs/runs.ts'
import type { SettingsStore } from '../../settings/settings.ts'
import type { LibrarySession } from '../library/librarySession.ts'
import type { Topics } from '../topics.ts'
import { knownLanguage } from './knownLanguage.ts'
import { orderedVideos } from './orderedVideos.ts'
import { requireSound, toWriteDown } from './toWriteDown.ts'

export interface SpokenOrders {
  /** @throws AppError 'input.unknownLanguage', 'input.invalid' where nothing of it has sound */
  transcriptionCost(scope: Scope, language: string): SpokenCost
  transcribe(scope: Scope, language: string): Promise<OutputOf<'ai.transcribe'>>
}

export interface SpokenOrdersParts {
  readonly library: Pick<LibrarySession, 'video' | 'resolve'>
  readonly settings: Pick<SettingsStore, 'read'>
  readonly queue: Pick<AiQueue, 'order' | 'wake'>
  readonly runs: Pick<Runs, 'open' | 'end'>
  readonly topics: Pick<Topics, 'changed'>
}

export function createSpokenOrders({ library, settings, queue, runs, topics }: SpokenOrdersParts): SpokenOrders {
  const service = () => settings.read()['service.address']

  /** A video that is chosen alone is meant, whatever is beside it; one that a search happens to leave is not chosen. */
  function spokenOf(scope: Scope, language: LanguageTag) {
    const entries = orderedVideos(library, scope)
    const chosen = entries.map(({ id }) => library.video(id))
    const isOne = scope.ids?.length === 1 && chosen.length === 1 && !chosen.every(isSilent)
    const found = isOne ? { videos: chosen, covered: 0, silent: 0 } : toWriteDown(chosen, language)
    requireSound(found)
    const taken = new Set(found.videos.map(({ file }) => file.path))
    return { ...found, videos: entries.filter(({ path }) => taken.has(path)) }
  }

  return {
    transcriptionCost(scope, named) {
      const { videos, ...leftOut } = spokenOf(scope, knownLanguage(named))
      return { videos: videos.length, ...leftOut }
    },
    async transcribe(scope, named) {
      requireHears(service())
      const language = knownLanguage(named)
      const { videos, ...leftOut } = spokenOf(scope, language)
      if (videos.length === 0) return { runId: null, ordered: 0, ...leftOut }
      const start = { kind: 'transcribe', command: 'transcribe', scope: scopeOf(videos, language) } as const
      // The orders are all there is to it: the jobs say by themselves how far they are.
      const runId = await asRun(runs, start, async (batchId) => {
        const order = { service: service(), batchId, language }
        for (const { path } of videos) queue.order(transcriptionOrder({ ...order, videoPath: path }))
        queue.wake()
        return batchId
      })
      topics.changed('ai')
      return { runId, ordered: videos.length, ...leftOut }
    },
  }
}
