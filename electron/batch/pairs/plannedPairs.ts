/** The files in two languages that a run of a plan would make: of what is beside the videos and what it writes there. Pure. */
import { pairTag, type LanguagePair } from '../../../shared/languagePair.ts'
import type { LanguageTag } from '../../../shared/language.ts'
import { gapsToWrite } from '../../plan/gapsToWrite.ts'
import type { Plan } from '../../plan/plan.ts'
import { pairSources } from '../../timing/pair/pairSources.ts'
import { languagesOfWish } from '../../wanted/wish.ts'
import type { PairedVideo } from './keepPairs.ts'

export function plannedPairs(
  wanted: readonly PairedVideo[],
  plan: Pick<Plan, 'archives' | 'inside'>,
): readonly PairedVideo[] {
  const written = new Set(
    gapsToWrite(plan).flatMap(({ video, wish }) =>
      languagesOfWish(wish).map((language) => keyOf(video.file.path, language)),
    ),
  )
  return wanted.filter(({ video: { file }, pair }) => {
    const isWritten = (language: LanguageTag) => written.has(keyOf(file.path, language))
    const isNew = languagesOf(pair).some(isWritten)
    const hasPair = file.sidecars.some(({ language }) => language === pairTag(pair))
    return pairSources(file.sidecars, pair).missing.every(isWritten) && (isNew || !hasPair)
  })
}

function languagesOf({ first, second }: LanguagePair): readonly LanguageTag[] {
  return [first, second]
}

function keyOf(path: string, language: LanguageTag): string {
  return `${path}\n${language}`
}
