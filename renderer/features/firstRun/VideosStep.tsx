/** The last step: a folder of one's own, or the samples. */
import { useStore } from 'zustand'
import { Button } from '../../components/button/Button.tsx'
import { DropTarget } from '../../components/field/DropTarget.tsx'
import { useTexts } from '../../texts/TextsContext.tsx'
import type { FirstRunStore } from './firstRunStore.ts'
import { Step } from './Step.tsx'
import type { Way } from './ways.ts'

interface VideosStepProps {
  readonly store: FirstRunStore
  readonly way: Way | null
  readonly isConnected: boolean
  /** The samples have one of the wished languages. */
  readonly canServe: boolean
}

export function VideosStep({ store, way, isConnected, canServe }: VideosStepProps) {
  const { firstRun } = useTexts()
  const { canDrop, isBusy, addFolder, addDropped, chooseWay, trySample } = useStore(store)
  const isForSamples = way === 'samples'
  // Who has answered nothing yet may still look at the samples first: the built-in service knows them.
  const offersSamples = isForSamples || way === null
  // Where they lack every wished language, that way says so and takes one of theirs along.
  const toSamples = () => (canServe ? trySample() : chooseWay('samples'))
  return (
    <Step number={3} isDone={false} isNow={isConnected} title={firstRun.videos}>
      <DropTarget
        icon="folderAdd"
        title={canDrop ? firstRun.dropTitle : firstRun.addTitle}
        text={firstRun.dropText}
        onDrop={canDrop ? (files) => void addDropped(files) : null}
      >
        {offersSamples && (
          <Button
            look={isForSamples ? 'primary' : 'plain'}
            isBusy={isBusy}
            isDisabled={isForSamples && !canServe}
            onPress={() => void toSamples()}
          >
            {firstRun.trySample}
          </Button>
        )}
        <Button
          look={isConnected && !isForSamples ? 'primary' : 'plain'}
          isBusy={isBusy}
          onPress={() => void addFolder()}
        >
          {firstRun.chooseFolder}
        </Button>
      </DropTarget>
      {!isConnected && <p className="faint small">{firstRun.notConnected}</p>}
    </Step>
  )
}
