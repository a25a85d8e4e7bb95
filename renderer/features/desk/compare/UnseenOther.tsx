/** B is not here: nothing is chosen, it is being read, or looking at it costs a download. */
import { ProblemNotice } from '../../../app/problem/ProblemNotice.tsx'
import { Button } from '../../../components/button/Button.tsx'
import { Untrusted } from '../../../components/text/Untrusted.tsx'
import { useTexts } from '../../../texts/TextsContext.tsx'
import { useDeskStore } from '../useDeskStore.ts'

export function UnseenOther() {
  const { desk, review } = useTexts()
  const choice = useDeskStore('compare', (state) => state.choice)
  const problem = useDeskStore('compare', (state) => state.problem)
  const fetch = useDeskStore('compare', (state) => state.fetch)
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
