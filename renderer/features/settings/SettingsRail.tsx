/** The sections of the settings and the search over all of them; where there is less room, a list to choose from. */
import { useMemo, type RefObject } from 'react'
import { useApp } from '../../app/stores/appContext.ts'
import { SelectField } from '../../components/field/SelectField.tsx'
import { TextField } from '../../components/field/TextField.tsx'
import { Icon, type IconName } from '../../components/icons/Icon.tsx'
import { useTexts } from '../../texts/TextsContext.tsx'
import { findSettings, settingsIndex, type IndexedSetting } from '../../app/settings/settingIndex.ts'
import { sectionIcons, sections, sectionWords } from '../../app/settings/sections.ts'
import { useRailNotes } from './useRailNotes.ts'
import { useSettingsStore } from './useSettingsStore.ts'

export function SettingsRail({ searchRef }: { readonly searchRef: RefObject<HTMLInputElement | null> }) {
  const texts = useTexts()
  const search = useSettingsStore('chosen', (chosen) => chosen.search)
  const find = useSettingsStore('chosen', (chosen) => chosen.find)
  const section = useSettingsStore('chosen', (chosen) => chosen.section)
  const show = useSettingsStore('chosen', (chosen) => chosen.show)
  const words = sectionWords(texts)
  return (
    <nav className="settings-rail" aria-label={texts.settings.sections}>
      <TextField
        ref={searchRef}
        type="search"
        icon="search"
        label={texts.settings.find}
        isLabelHidden
        placeholder={texts.settings.find}
        shortcut="/"
        value={search}
        onChange={find}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || search === '') return
          event.stopPropagation()
          find('')
        }}
      />
      <div className="settings-jump">
        <SelectField
          label={texts.settings.sections}
          isLabelHidden
          value={section}
          choices={sections.map((id) => ({ value: id, label: words[id].title }))}
          onChange={show}
        />
      </div>
      {search.trim() === '' ? <SectionList /> : <FoundList search={search} />}
    </nav>
  )
}

function SectionList() {
  const texts = useTexts()
  const { openScreen } = useApp()
  const section = useSettingsStore('chosen', (chosen) => chosen.section)
  const show = useSettingsStore('chosen', (chosen) => chosen.show)
  const words = sectionWords(texts)
  const notes = useRailNotes()
  return (
    <ul className="settings-sections">
      {sections.map((id) => (
        <li key={id}>
          <RailLine
            icon={sectionIcons[id]}
            name={words[id].title}
            note={notes[id] ?? ''}
            isCurrent={id === section}
            onPress={() => show(id)}
          />
          {id === 'folders' && (
            <RailLine
              icon="eye"
              name={texts.shell.screens.watch}
              note=""
              isCurrent={false}
              onPress={() => openScreen('watch')}
            />
          )}
        </li>
      ))}
    </ul>
  )
}

function FoundList({ search }: { readonly search: string }) {
  const texts = useTexts()
  const { openScreen } = useApp()
  const show = useSettingsStore('chosen', (chosen) => chosen.show)
  const words = sectionWords(texts)
  const index = useMemo(() => settingsIndex(texts), [texts])
  const found = findSettings(index, search)
  const homeOf = ({ home }: IndexedSetting) => (home === 'watch' ? texts.shell.screens.watch : words[home].title)
  return (
    <>
      <ul className="settings-found">
        {found.map((each) => (
          <li key={`${each.home} ${each.field ?? each.name}`}>
            <RailLine
              icon={each.home === 'watch' ? 'eye' : sectionIcons[each.home]}
              name={each.name}
              note={homeOf(each)}
              isCurrent={false}
              onPress={() => (each.home === 'watch' ? openScreen('watch') : show(each.home, each.field))}
            />
          </li>
        ))}
      </ul>
      <p className="settings-found-none faint small" role="status">
        {found.length === 0 ? texts.settings.noneFound : ''}
      </p>
    </>
  )
}

interface RailLineProps {
  readonly icon: IconName
  readonly name: string
  readonly note: string
  readonly isCurrent: boolean
  readonly onPress: () => void
}

function RailLine({ icon, name, note, isCurrent, onPress }: RailLineProps) {
  return (
    <button type="button" className="list-line" aria-current={isCurrent ? 'page' : undefined} onClick={onPress}>
      <Icon name={icon} />
      <span className="settings-line-name">{name}</span>
      <span className="settings-line-note">{note}</span>
    </button>
  )
}
