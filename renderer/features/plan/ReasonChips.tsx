/** Why a subtitle was chosen: what differs from the video's name stands out, what is the same is listed quietly after it. */
import { Icon } from '../../components/icons/Icon.tsx'
import { useTexts } from '../../texts/TextsContext.tsx'
import { chipsOf } from './chips.ts'

export function ReasonChips({ reasons }: { readonly reasons: readonly string[] }) {
  const { plan } = useTexts()
  const chips = chipsOf(reasons)
  const same = chips.filter(({ isSame }) => isSame).map(({ aspect }) => plan.aspects[aspect])
  return (
    <span className="reason-chips">
      {chips
        .filter(({ isSame }) => !isSame)
        .map(({ aspect }) => (
          <Reason
            key={aspect}
            tone="look"
            words={plan.aspects[aspect]}
            sentence={plan.differs({ aspect: plan.aspects[aspect] })}
          />
        ))}
      {same.length > 0 && (
        <Reason tone="good" words={same.join(' · ')} sentence={plan.same({ aspect: same.join(', ') })} />
      )}
    </span>
  )
}

interface ReasonProps {
  readonly tone: 'good' | 'look'
  readonly words: string
  /** The whole of it, for the tooltip and for screen readers. */
  readonly sentence: string
}

function Reason({ tone, words, sentence }: ReasonProps) {
  return (
    <span className={`reason-chip tone-${tone}`} role="img" aria-label={sentence} title={sentence}>
      <Icon name={tone === 'good' ? 'check' : 'close'} />
      <span className="clip">{words}</span>
    </span>
  )
}
