/** What another candidate in the place of subtitles of ours would cost, told before anything is asked: the plan's own estimate. */
import type { AnotherCost } from '../../../../shared/contract/runs/estimate.ts'
import { AppError } from '../../../../shared/errors.ts'
import { gapsBySource } from '../../../batch/gaps/gapsBySource.ts'
import { nameAskingOf } from '../../../matching/ask/nameAsking.ts'
import { estimatePlan } from '../../../plan/estimatePlan.ts'
import type { SettingsStore } from '../../../settings/settings.ts'
import type { AskedGap } from '../../../wanted/missing.ts'
import { keptVideo } from '../../library/entries/libraryEntry.ts'
import { writtenFor, type WrittenFile, type WrittenForParts } from '../running/writtenFor.ts'
import type { PlanEstimatesParts } from './planEstimates.ts'

export interface AnotherCostsParts extends WrittenForParts, Pick<PlanEstimatesParts, 'memory' | 'ledger'> {
  readonly settings: Pick<SettingsStore, 'read'>
}

/** Of all these files together. One that is not there any more, or not ours, costs nothing. */
export type AnotherCosts = (files: readonly WrittenFile[]) => Promise<AnotherCost>

export function createAnotherCosts(parts: AnotherCostsParts): AnotherCosts {
  const { memory, ledger, settings, rules } = parts
  return async (files) => {
    const values = settings.read()
    const gaps = files.flatMap((file) => gapOf(parts, file) ?? [])
    const { asked } = gapsBySource({ memory, naming: values }, gaps, rules.book())
    const { 'service.address': service } = values
    const { whole } = await estimatePlan({ memory, ledger, service, asking: nameAskingOf(values) }, asked)
    return { searches: whole.searches, mostSearches: whole.mostSearches, downloads: whole.downloads }
  }
}

/** As if the file were not there. */
function gapOf(parts: WrittenForParts, file: WrittenFile): AskedGap | null {
  try {
    const { wish } = writtenFor(parts, file)
    const entry = parts.library.entry(file.videoId)
    return { video: keptVideo(entry), release: entry.asked, wish }
  } catch (thrown) {
    if (thrown instanceof AppError) return null
    throw thrown
  }
}
