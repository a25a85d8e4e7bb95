/** What another program calls the folders of the library. Folded until somebody wants it, or has to. */
import { useState } from 'react'
import type { FolderName } from '../../../../shared/contract/program/players.ts'
import type { SettingKey } from '../../../../shared/settings/settingTable.ts'
import { DraftField } from '../../../components/field/DraftField.tsx'
import { shownText } from '../../../components/text/untrusted.ts'
import { useTexts } from '../../../texts/TextsContext.tsx'
import { SettingPlace } from '../SettingPlace.tsx'
import { useSettingsStore } from '../useSettingsStore.ts'
import type { FolderNaming } from './playersStore.ts'

interface FolderNamesProps {
  /** The setting that keeps them; null where they are kept elsewhere. */
  readonly of: SettingKey | null
  readonly folders: readonly FolderName[]
  /** The other program does not know one of them. */
  readonly isToName: boolean
  readonly onName: (naming: FolderNaming) => void
}

export function FolderNames({ of, folders, isToName, onName }: FolderNamesProps) {
  const { players: words } = useTexts()
  const isLedHere = useSettingsStore('chosen', ({ field }) => of !== null && field === of)
  const [isOpen, setIsOpen] = useState(isToName || folders.some(({ theirs }) => theirs !== ''))
  const [wasToName, setWasToName] = useState(isToName)
  if (isLedHere && !isOpen) setIsOpen(true)
  if (isToName !== wasToName) {
    setWasToName(isToName)
    if (isToName) setIsOpen(true)
  }
  if (folders.length === 0) return null
  const fields = folders.map(({ folderId, path, theirs }) => (
    <DraftField
      key={folderId}
      label={shownText(path)}
      placeholder={words.sameName}
      maxLength={1_000}
      value={theirs}
      onKeep={(text) => onName({ folderId, theirs: text })}
    />
  ))
  return (
    <details
      className="outsider-folders"
      open={isOpen || isLedHere}
      onToggle={(event) => setIsOpen(event.currentTarget.open)}
    >
      <summary>{words.folders}</summary>
      <p className="faint small">{words.foldersHint}</p>
      {of === null ? (
        <div className="settings-fields">{fields}</div>
      ) : (
        <SettingPlace of={of}>
          <div className="settings-fields">{fields}</div>
        </SettingPlace>
      )}
    </details>
  )
}
