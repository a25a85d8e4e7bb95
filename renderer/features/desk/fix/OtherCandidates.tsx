/** What else is on offer for this wish, each with its price: chosen, it is compared with ours, and may be taken then. */
import { ProblemNotice } from '../../../app/problem/ProblemNotice.tsx'
import { Button } from '../../../components/button/Button.tsx'
import { Untrusted } from '../../../components/text/Untrusted.tsx'
import { costWords } from '../../../texts/costWords.ts'
import { useTexts } from '../../../texts/TextsContext.tsx'
import { fileKey } from '../deskFiles.ts'
import type { OtherChoice } from '../compare/compareChoices.ts'
import { useDeskStore } from '../useDeskStore.ts'

export function OtherCandidates() {
  const texts = useTexts()
  const { others: words } = texts.desk.fix
  const { others, isAsked, isBusy, problem, ask } = useDeskStore('others', (state) => state)
  if (isAsked === null && !problem) return null
  return (
    <div className="fix-others">
      {problem && <ProblemNotice problem={problem} />}
      {isAsked === true && <h3 className="small quiet">{words.count({ count: others.length })}</h3>}
      {others.length > 0 && (
        <ul>
          {others.map((other) => (
            <li key={fileKey(other.file)}>
              <Other other={other} />
            </li>
          ))}
        </ul>
      )}
      {isAsked === false && (
        <>
          <p className="small quiet">{words.unasked}</p>
          <Button size="s" isBusy={isBusy} onPress={() => void ask()}>
            {words.ask({ cost: costWords(texts, { mostSearches: 1 }) })}
          </Button>
        </>
      )}
    </div>
  )
}

function Other({ other: { file, release, isCached } }: { readonly other: OtherChoice }) {
  const texts = useTexts()
  const choose = useDeskStore('compare', (compare) => compare.choose)
  const turn = useDeskStore('compare', (compare) => compare.turn)
  async function compareWith(): Promise<void> {
    await choose(fileKey(file))
    await turn()
  }
  return (
    <button type="button" className="fix-other" onClick={() => void compareWith()}>
      <Untrusted text={release} wraps />
      <span className={isCached ? 'fix-cost fix-cost-free' : 'fix-cost'}>
        {isCached ? texts.spending.free : texts.review.cost.downloads({ count: 1 })}
      </span>
    </button>
  )
}
