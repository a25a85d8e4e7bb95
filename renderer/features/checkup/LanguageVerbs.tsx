/** Of a text in another language than its name says: a name that says it, and then the language that is missing. */
import type { FindingRow } from '../../../shared/contract/videos/checkup.ts'
import { useCost } from '../../app/asking/useCost.ts'
import { Button } from '../../components/button/Button.tsx'
import { shownText } from '../../components/text/untrusted.ts'
import { searchCost, verbWithCost } from '../../texts/costWords.ts'
import { useTexts } from '../../texts/TextsContext.tsx'
import { Mended } from './Mended.tsx'
import { renamedEnding } from './renamedEnding.ts'
import { useCheckupStore } from './useCheckupStore.ts'
import { useIsMissing } from './useIsMissing.ts'

interface Misnamed {
  readonly row: FindingRow
}

/** It is a file of the user's: asked first. */
export function RenameVerb({ row }: Misnamed) {
  const { checkup, common } = useTexts()
  const rename = useCheckupStore('view', (view) => view.rename)
  const askToAdopt = useCheckupStore('view', (view) => view.askToAdopt)
  const isAsked = useCheckupStore('view', (view) => view.adoptingId === row.id)
  const isBusy = useCheckupStore('view', (view) => view.busyId === row.id)
  if (row.renamesTo === undefined) return null
  if (!isAsked)
    return (
      <Button size="s" look="ghost" isBusy={isBusy} onPress={() => askToAdopt(row.id)}>
        {checkup.rename.ask({ ending: shownText(renamedEnding(row.name, row.renamesTo)) })}
      </Button>
    )
  return (
    <>
      <Button size="s" label={checkup.rename.sure({ name: shownText(row.renamesTo) })} onPress={() => void rename(row)}>
        {checkup.rename.now}
      </Button>
      <Button size="s" look="ghost" icon="close" label={common.cancel} onPress={() => askToAdopt(null)} />
    </>
  )
}

/** Its name is free now: what it said is missing, and can be found. */
export function FindStated({ row: { videoId, evidence } }: Misnamed) {
  const texts = useTexts()
  const find = useCheckupStore('view', (view) => view.find)
  const stated = evidence.code === 'other-language' ? evidence.stated : null
  const scope = videoId === null || stated === null ? null : { search: '', ids: [videoId], language: stated }
  const estimate = useCost(scope)
  const isMissing = useIsMissing(scope)
  // Found since, or wished no more: there is nothing to look for.
  if (scope === null || stated === null || isMissing === false) return <Mended />
  // Of nothing that it would ask for there is no price: that is not for free.
  const cost = estimate && estimate.videos > 0 ? searchCost(estimate) : null
  const verb = texts.checkup.rename.find({ language: texts.wording.languageName(stated) })
  return (
    <span className="finding-spends">
      <Button size="s" onPress={() => void find(scope)}>
        {verbWithCost(texts, verb, cost)}
      </Button>
    </span>
  )
}
