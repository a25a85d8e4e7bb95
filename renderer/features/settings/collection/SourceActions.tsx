/** What can be done with one source: taken in, with how much it brings, taken out again, stopped, forgotten. */
import { isUnderWay } from '../../../../shared/collectionWork.ts'
import type { CollectionSource } from '../../../../shared/contract/program/collection.ts'
import { Button } from '../../../components/button/Button.tsx'
import type { Texts } from '../../../texts/Texts.ts'
import { useTexts } from '../../../texts/TextsContext.tsx'
import { useSettingsStore } from '../useSettingsStore.ts'

interface SourceProps {
  readonly source: CollectionSource
}

export function SourceActions({ source }: SourceProps) {
  return isUnderWay(source.state) ? <WhileUnderWay source={source} /> : <AtRest source={source} />
}

function WhileUnderWay({ source: { id, state } }: SourceProps) {
  const { collection } = useTexts()
  const { takeIn, cancel } = useSettingsStore('collectionEdit', (edit) => edit)
  return (
    <span className="collection-source-actions">
      {state === 'looking' && (
        <Button size="s" look="ghost" onPress={() => void takeIn(id)}>
          {collection.takeInNow}
        </Button>
      )}
      <Button size="s" icon="stop" onPress={() => void cancel()}>
        {collection.stop}
      </Button>
    </span>
  )
}

function AtRest({ source }: SourceProps) {
  const texts = useTexts()
  const { collection } = texts
  const { takeIn, takeOut, forget } = useSettingsStore('collectionEdit', (edit) => edit)
  const isBusy = useSettingsStore('collection', ({ value }) =>
    Boolean(value?.sources.some(({ state }) => isUnderWay(state))),
  )
  const { id, state, counts, held } = source
  const hasNothing = state === 'found' && counts.titles + counts.subtitles === 0
  return (
    <span className="collection-source-actions">
      {!hasNothing && (
        <Button
          size="s"
          look={state === 'found' ? 'primary' : 'plain'}
          isDisabled={isBusy}
          onPress={() => void takeIn(id)}
        >
          {takingIn(texts, source)}
        </Button>
      )}
      {held !== null && (
        <Button size="s" isDisabled={isBusy} onPress={() => void takeOut(id)}>
          {collection.takeOut({ subtitles: held.subtitles })}
        </Button>
      )}
      <Button size="s" look="ghost" icon="close" label={collection.forget} onPress={() => void forget(id)} />
    </span>
  )
}

/** A list of titles brings no subtitle. */
function takingIn({ collection }: Texts, { state, counts: { titles, subtitles } }: CollectionSource): string {
  if (state === 'found') return subtitles > 0 ? collection.takeIn({ subtitles }) : collection.takeInTitles({ titles })
  if (state === 'out') return collection.takeInAgain
  return state === 'stopped' ? collection.goOn : collection.again
}
