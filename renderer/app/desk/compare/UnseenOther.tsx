/** B is not here: nothing is chosen, it is being read, or looking at it costs a download. */
import { ProblemNotice } from '../../problem/ProblemNotice.tsx'
import { Button } from '../../../components/button/Button.tsx'
import { Untrusted } from '../../../components/text/Untrusted.tsx'
import { useTexts } from '../../../texts/TextsContext.tsx'
import { useSeenStore } from '../useSeenStore.ts'

export function UnseenOther() {
  const { desk, review } = useTexts()
  const choice = useSeenStore('compare', (state) => state.choice)
  const problem = useSeenStore('compare', (state) => state.problem)
  const fetch = useSeenStore('compare', (state) => state.fetch)
  return (
    <div className="compare-side compare-unseen">
      {choice ? <Untrusted text={choice.name} wraps /> : <p className="quiet">{desk.compare.chooseOther}</p>}
      {problem && <ProblemNotice problem={problem} />}
      {choice?.costs && (
        <Button icon="eye" onPress={() => void fetch()}>
          {review.lookInside}
        </Button>
      )}
    </div>
  )
}
