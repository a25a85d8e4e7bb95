/** Orders the transcription of a media address: the service fetches it, the subtitle goes into a folder of the person's choice. */
import { join } from 'node:path'
import type { AiQueue } from '../../ai/aiQueue.ts'
import { readMediaAddress } from '../../batch/order/mediaAddress.ts'
import { transcriptionOrder } from '../../batch/order/transcriptionOrder.ts'
import { asRun, type Runs } from '../../runs/runs.ts'
import type { SettingsStore } from '../../settings/settings.ts'
import type { FolderCommands } from '../folders/folderCommands.ts'
import { knownLanguage } from './knownLanguage.ts'
import type { Topics } from '../topics.ts'

export interface MediaOrdersParts {
  readonly queue: Pick<AiQueue, 'order' | 'wake'>
  readonly runs: Pick<Runs, 'open' | 'end'>
  readonly settings: Pick<SettingsStore, 'read'>
  readonly folders: Pick<FolderCommands, 'pathOf'>
  readonly topics: Pick<Topics, 'changed'>
}

export interface MediaOrder {
  readonly address: string
  readonly language: string
  /** null: the system's dialog asks. */
  readonly placeId: string | null
}

export interface MediaOrders {
  /** Answers what it is named after; null when the dialog was closed. @throws AppError 'input.invalid', 'input.unknownLanguage' */
  transcribeAddress(order: MediaOrder): Promise<{ readonly name: string } | null>
}

export function createMediaOrders({ queue, runs, settings, folders, topics }: MediaOrdersParts): MediaOrders {
  return {
    async transcribeAddress({ address, language: named, placeId }) {
      const { href: media, name } = readMediaAddress(address)
      const language = knownLanguage(named)
      const folder = await folders.pathOf(placeId)
      if (folder === null) return null
      const service = settings.read()['service.address']
      const scope = { names: [name], more: 0, language }
      await asRun(runs, { kind: 'transcribe', command: 'transcribe', scope }, async (batchId) => {
        queue.order(transcriptionOrder({ service, batchId, language, videoPath: join(folder, name), media }))
      })
      queue.wake()
      topics.changed('ai')
      return { name }
    },
  }
}
