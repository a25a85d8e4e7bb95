/** The order of a run's test files: those that wait the most come first and the short ones last, so that no core idles at its end. */
import { basename } from 'node:path'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** A worker keeps its modules within a suite, so suites follow one another; that of many short files fills the end. */
const suites = ['e2e', 'flow', 'contract', 'unit']

/** Longer than their size tells, which orders the others: several seconds each. */
export const longFiles: ReadonlySet<string> = new Set([
  'unusedMessages.test.ts',
  'voiceRises.test.ts',
  'damagedDownloads.test.ts',
  'failingDisk.test.ts',
  'timings.test.ts',
  'corpus.test.ts',
  'readTrack.test.ts',
  'oddAnswers.test.ts',
  'networkCorpus.test.ts',
  'estimateSearches.test.ts',
  'amplifiedText.test.ts',
  'translateCues.test.ts',
  'apertium.test.ts',
  'textFormats.test.ts',
  'architecture.test.ts',
  'killedPairs.test.ts',
  'killedCheckup.test.ts',
  'faults.test.ts',
  'killedBatch.test.ts',
  'fullDisk.test.ts',
  'killedImport.test.ts',
])

export class LongFirst extends BaseSequencer {
  /** Where a run before has told how long each takes, by that; what failed in it comes first. */
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    return sorted.toSorted((a, b) => groupOf(a) - groupOf(b) || suiteOf(a) - suiteOf(b) || lateness(a) - lateness(b))
  }
}

function groupOf({ project }: TestSpecification): number {
  return project.config.sequence.groupOrder
}

function suiteOf({ project }: TestSpecification): number {
  return suites.indexOf(project.name)
}

function lateness({ moduleId }: TestSpecification): number {
  return longFiles.has(basename(moduleId)) ? 0 : 1
}
