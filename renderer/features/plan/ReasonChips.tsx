/** Why a subtitle was chosen: what is the same as in the video's name and what differs, as signs with words. */
import { Icon } from '../../components/icons/Icon.tsx'
import { useTexts } from '../../texts/TextsContext.tsx'
import { chipsOf } from './chips.ts'

export function ReasonChips({ reasons }: { readonly reasons: readonly string[] }) {
  const { plan } = useTexts()
  return (
    <span className="reason-chips">
      {chipsOf(reasons).map(({ aspect, isSame }) => {
        const word = plan.aspects[aspect]
        const sentence = isSame ? plan.same(word) : plan.differs(word)
        return (
          <span key={aspect} className={`reason-chip tone-${isSame ? 'good' : 'look'}`} title={sentence}>
            <Icon name={isSame ? 'check' : 'close'} />
            <span aria-hidden="true">{word}</span>
            <span className="spoken">{sentence}</span>
          </span>
        )
      })}
    </span>
  )
}
