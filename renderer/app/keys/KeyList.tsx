/** The keys of the window in groups: in the sheet of keys and in the settings. */
import { useTexts } from '../../texts/TextsContext.tsx'
import type { ScreenId } from '../address/screen.ts'
import { screensByDigit } from '../address/screenDigits.ts'
import { useApp } from '../stores/appContext.ts'
import { KeyNames } from './KeyNames.tsx'
import { isMac } from './Keys.tsx'
import { groupsFrom, keyGroups } from './keyGroups.ts'
import './keys.css'

interface KeyListProps {
  /** The keys of this screen come first. */
  readonly first?: ScreenId
}

export function KeyList({ first }: KeyListProps) {
  const texts = useTexts()
  const { host } = useApp()
  const groups = keyGroups({ texts, isMac, screens: screensByDigit.length, isDesktop: host.kind === 'desktop' })
  return groupsFrom(groups, first).map(({ title, lines }) => (
    <section key={title} className="key-group" aria-label={title}>
      <h3>{title}</h3>
      <dl>
        {lines.map(({ names, words }) => (
          <div key={words} className="key-line">
            <dt>
              <KeyNames names={names} />
            </dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
    </section>
  ))
}
