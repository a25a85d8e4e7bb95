/** The three places that subtitles can come from: one is chosen. */
import { useId } from 'react'
import { Icon } from '../../components/icons/Icon.tsx'
import { useTexts } from '../../texts/TextsContext.tsx'
import { wayIcons, ways, type Way } from './ways.ts'

interface WayChoiceProps {
  readonly way: Way | null
  /** How many videos the samples have. */
  readonly samples: number
  readonly onChoose: (way: Way) => void
}

export function WayChoice({ way, samples, onChoose }: WayChoiceProps) {
  const { firstRun } = useTexts()
  const name = useId()
  const textOf: Readonly<Record<Way, string>> = {
    account: firstRun.ways.account.text,
    collection: firstRun.ways.collection.text,
    samples: firstRun.ways.samples.text({ count: samples }),
  }
  return (
    <div role="radiogroup" aria-label={firstRun.service} className="ways">
      {ways.map((each) => (
        <label key={each} className="way">
          <input type="radio" className="spoken" name={name} checked={each === way} onChange={() => onChoose(each)} />
          <Icon name={wayIcons[each]} />
          <span className="medium">{firstRun.ways[each].name}</span>
          <span className="way-text small">{textOf[each]}</span>
        </label>
      ))}
    </div>
  )
}
