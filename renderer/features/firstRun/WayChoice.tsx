/** The three places that subtitles can come from: one is chosen. */
import { useId, useRef } from 'react'
import { Icon } from '../../components/icons/Icon.tsx'
import { useTexts } from '../../texts/TextsContext.tsx'
import { wayIcons, ways, type Way } from './ways.ts'

interface WayChoiceProps {
  readonly way: Way | null
  /** How many videos the samples have. */
  readonly samples: number
  /** By pointer it is meant; the arrow keys pass through the ways. */
  readonly onChoose: (way: Way, isByPointer: boolean) => void
}

export function WayChoice({ way, samples, onChoose }: WayChoiceProps) {
  const { firstRun } = useTexts()
  const name = useId()
  const isByPointer = useRef(false)
  const textOf: Readonly<Record<Way, string>> = {
    account: firstRun.ways.account.text,
    collection: firstRun.ways.collection.text,
    samples: firstRun.ways.samples.text({ count: samples }),
  }
  return (
    <div
      role="radiogroup"
      aria-label={firstRun.service}
      className="ways"
      onPointerDown={() => (isByPointer.current = true)}
      onKeyDown={() => (isByPointer.current = false)}
    >
      {ways.map((each) => (
        <label key={each} className="way">
          <input
            type="radio"
            className="spoken"
            name={name}
            checked={each === way}
            onChange={() => onChoose(each, isByPointer.current)}
          />
          <Icon name={wayIcons[each]} />
          <span className="medium">{firstRun.ways[each].name}</span>
          <span className="way-text small">{textOf[each]}</span>
        </label>
      ))}
    </div>
  )
}
