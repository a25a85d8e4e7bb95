/** The keys that work everywhere. Those of the review stand at the foot of its own screen. */
import { Key } from '../../components/Key.tsx'
import { useTexts } from '../../texts/TextsContext.tsx'

export function KeyboardHelp() {
  const { settings, shell } = useTexts()
  const { keys } = settings
  const lines: readonly (readonly [names: readonly string[], words: string])[] = [
    [['Alt', `1–${Object.keys(shell.screens).length}`], keys.screens],
    [['/'], keys.search],
    [['↑', '↓', 'PgUp', 'PgDn'], keys.rows],
    [['Home', 'End'], keys.ends],
    [['⏎'], keys.open],
    [['Tab'], keys.actions],
    [['Esc'], keys.close],
    [['X'], keys.next],
  ]
  return (
    <dl className="settings-keys">
      {lines.map(([names, words]) => (
        <div key={words} className="settings-key">
          <dt>
            {names.map((name) => (
              <Key key={name} name={name} />
            ))}
          </dt>
          <dd>{words}</dd>
        </div>
      ))}
    </dl>
  )
}
