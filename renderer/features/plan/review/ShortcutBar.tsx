/** The keys of the review, always in sight. */
import { Key } from '../../../components/Key.tsx'
import { useTexts } from '../../../texts/TextsContext.tsx'

export function ShortcutBar() {
  const { review } = useTexts().plan
  const { keys } = review
  const bar: readonly (readonly [names: readonly string[], words: string])[] = [
    [['↑', '↓'], keys.file],
    [['1', '–', '9'], keys.choose],
    [[review.space], keys.skip],
    [['P'], keys.look],
    [['A'], keys.season],
    [['O'], keys.title],
    [['⏎'], keys.next],
    [['Esc'], keys.back],
  ]
  return (
    <ul className="shortcut-bar" aria-label={review.shortcuts}>
      {bar.map(([names, words]) => (
        <li key={words}>
          {names.map((name) => (name === '–' ? <span key={name}>–</span> : <Key key={name} name={name} />))}
          <span>{words}</span>
        </li>
      ))}
    </ul>
  )
}
