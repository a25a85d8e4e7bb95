/** The palette: everything that can be done or opened, by a few letters of its name. */
import { useId, useMemo, useState, type KeyboardEvent } from 'react'
import { useStore } from 'zustand'
import { Icon } from '../../components/icons/Icon.tsx'
import { Dialog } from '../../components/page/Dialog.tsx'
import { Key } from '../../components/sign/Key.tsx'
import { useTexts } from '../../texts/TextsContext.tsx'
import { useApp } from '../stores/appContext.ts'
import { commands as table } from '../commands/commands.ts'
import { useCommandFacts } from '../commands/useCommandFacts.ts'
import { isMac, Keys } from '../keys/Keys.tsx'
import { PaletteList } from './PaletteList.tsx'
import { rankEntries, verbEntries, type PaletteDeed } from './paletteEntries.ts'
import { createPaletteStore } from './paletteStore.ts'
import { screenEntries, settingEntries, titleEntries, type ListedScreen } from './placeEntries.ts'
import { useTranslationPrice } from './useTranslationPrice.ts'
import './palette.css'

export interface PaletteProps {
  readonly screens: readonly ListedScreen[]
  readonly onChoose: (deed: PaletteDeed) => void
  readonly onClose: () => void
}

export function Palette({ screens, onChoose, onClose }: PaletteProps) {
  const { client } = useApp()
  const [store] = useState(() => createPaletteStore(client))
  const { palette } = useTexts().commands
  const known = useCommandFacts()
  const translationCost = useTranslationPrice()
  const { text, titles, active, type, setActive } = useStore(store)
  const listId = useId()
  const entries = useMemo(() => {
    const facts = { ...known, translationCost }
    const { texts } = facts
    const places = [...titleEntries(texts, titles), ...screenEntries(texts, screens), ...settingEntries(texts)]
    return rankEntries(text, [...verbEntries(table, facts), ...places])
  }, [known, translationCost, screens, text, titles])
  const chosen = Math.min(active, entries.length - 1)

  function choose(index: number): void {
    const entry = entries[index]
    if (entry && !entry.isBarred) onChoose(entry.deed)
  }

  function onKeyDown(event: KeyboardEvent): void {
    const last = entries.length - 1
    const next = { ArrowDown: chosen >= last ? 0 : chosen + 1, ArrowUp: chosen <= 0 ? last : chosen - 1 }[event.key]
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) choose(chosen)
    else if (next !== undefined) setActive(next)
    else return
    event.preventDefault()
  }

  return (
    <Dialog label={palette.label} className="palette" onClose={onClose}>
      <div className="palette-head">
        <Icon name="search" />
        <input
          className="palette-field"
          role="combobox"
          autoFocus
          aria-label={palette.field}
          placeholder={palette.field}
          aria-expanded={entries.length > 0}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={entries[chosen] && `${listId}-${chosen}`}
          maxLength={200}
          spellCheck={false}
          autoComplete="off"
          value={text}
          onChange={({ target }) => type(target.value)}
          onKeyDown={onKeyDown}
        />
        {known.scope && <span className="palette-scope">{palette.forVideos({ count: known.scope.videos })}</span>}
      </div>
      <PaletteList id={listId} entries={entries} active={chosen} onPoint={setActive} onChoose={choose} />
      <PaletteFoot />
    </Dialog>
  )
}

function PaletteFoot() {
  const { palette } = useTexts().commands
  return (
    <p className="palette-foot">
      <Key name="↑" />
      <Key name="↓" /> {palette.choose}
      <Key name="⏎" /> {palette.doIt}
      <Keys chord="Mod+Z" /> {palette.takesBack}
      <span className="palette-foot-end">
        <Key name={isMac ? '⎋' : 'Esc'} /> {palette.close}
      </span>
    </p>
  )
}
