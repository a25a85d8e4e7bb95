/** Above the two: which is B, changing sides, and the two ways to decide. */
import { ProblemNotice } from '../../../app/problem/ProblemNotice.tsx'
import { Button } from '../../../components/button/Button.tsx'
import { Key } from '../../../components/sign/Key.tsx'
import { useTexts } from '../../../texts/TextsContext.tsx'
import { useDeskStore } from '../useDeskStore.ts'
import { OtherChoice } from '../../../app/desk/compare/OtherChoice.tsx'
import { useCompareActs } from './useCompareActs.ts'

export function CompareTools() {
  const { desk } = useTexts()
  const { compare } = desk
  const kind = useDeskStore('compare', ({ choice }) => choice?.kind ?? null)
  const isHere = useDeskStore('compare', ({ choice, other }) => choice?.kind === 'before' || other !== null)
  const isBusy = useDeskStore('offer', (offer) => offer.isBusy)
  const problem = useDeskStore('offer', (offer) => offer.problem)
  const { canSwap, swap, keepA, isUnkept, useB } = useCompareActs()
  return (
    <div className="desk-tools compare-tools">
      {canSwap && (
        <Button look="ghost" icon="swap" shortcut="X" onPress={swap}>
          {compare.swap} <Key name="X" />
        </Button>
      )}
      <OtherChoice />
      <Button shortcut="A" onPress={keepA}>
        {compare.keepA} <Key name="A" />
      </Button>
      {kind !== null && isHere && (
        // What throws edits away is never the loudest.
        <Button
          look={kind === 'before' ? 'plain' : 'primary'}
          shortcut="B"
          isBusy={isBusy}
          isDisabled={isUnkept}
          onPress={useB}
        >
          {compare.useB[kind]} <Key name="B" />
        </Button>
      )}
      {problem && <ProblemNotice problem={problem} />}
      {isUnkept && (
        <span className="small quiet">{kind === 'beside' ? compare.keepFirst : compare.keepFirstReplaced}</span>
      )}
    </div>
  )
}
