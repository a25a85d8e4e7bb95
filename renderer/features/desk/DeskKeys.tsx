/** The keys of the desk, always in sight. */
import { Key } from '../../components/sign/Key.tsx'
import { useTexts } from '../../texts/TextsContext.tsx'

export function DeskKeys() {
  const { desk } = useTexts()
  const { keys } = desk
  const bar: readonly (readonly [names: readonly string[], words: string])[] = [
    [[keys.space], keys.play],
    [['J', 'K'], keys.lines],
    [['←', '→'], keys.move],
    [['Shift', '←', '→'], keys.moveFar],
    [['1', '2', '3'], keys.marks],
    [['⏎'], keys.edit],
    [['Ctrl', 'S'], keys.keep],
    [['Ctrl', 'Z'], keys.undo],
    [['Esc'], keys.back],
  ]
  return (
    <ul className="desk-keys" aria-label={keys.label}>
      {bar.map(([names, words]) => (
        <li key={words}>
          {names.map((name) => (
            <Key key={name} name={name} />
          ))}
          <span>{words}</span>
        </li>
      ))}
    </ul>
  )
}
