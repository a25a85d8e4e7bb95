/** The folders of the library: adding one, and taking one out of it. */
import { useState } from 'react'
import type { Folder } from '../../../../shared/contract/library.ts'
import { useApp } from '../../../app/stores/appContext.ts'
import { Button } from '../../../components/button/Button.tsx'
import { Icon } from '../../../components/icons/Icon.tsx'
import { InlineConfirm } from '../../../components/page/InlineConfirm.tsx'
import { Untrusted } from '../../../components/text/Untrusted.tsx'
import { useTexts } from '../../../texts/TextsContext.tsx'
import { useSettingsStore } from '../useSettingsStore.ts'

export function FolderSettings() {
  const { settings } = useTexts()
  const folders = useSettingsStore('library', ({ value }) => value?.folders ?? null)
  const removeFolder = useSettingsStore('edit', (edit) => edit.removeFolder)
  return (
    <>
      {folders?.length === 0 && <p className="faint">{settings.noFolders}</p>}
      <ul>
        {folders?.map((folder) => (
          <FolderLine key={folder.id} folder={folder} onRemove={() => void removeFolder(folder.id)} />
        ))}
      </ul>
      <AddFolder />
    </>
  )
}

function AddFolder() {
  const { library } = useTexts()
  const { host } = useApp()
  const chooseFolder = useSettingsStore('edit', (edit) => edit.chooseFolder)
  const browse = useSettingsStore('folderBrowser', (browser) => browser.open)
  return (
    <Button icon="folderAdd" onPress={() => void (host.canChooseFolder ? chooseFolder() : browse())}>
      {library.addFolder}
    </Button>
  )
}

function FolderLine({ folder, onRemove }: { readonly folder: Folder; readonly onRemove: () => void }) {
  const { settings, library, common } = useTexts()
  const [isAsking, setIsAsking] = useState(false)
  const trouble = library.folderStates[folder.state]
  return (
    <li className="settings-folder">
      <Icon name="folder" />
      <Untrusted text={folder.path} />
      {isAsking ? (
        <InlineConfirm
          question={settings.removeQuestion({ count: folder.videos })}
          verb={settings.removeVerb({ count: folder.videos })}
          keep={common.cancel}
          onConfirm={onRemove}
          onKeep={() => setIsAsking(false)}
        />
      ) : (
        <>
          <span className="settings-folder-note faint small">
            {trouble === '' ? settings.videos({ count: folder.videos }) : trouble}
          </span>
          <Button look="ghost" size="s" icon="trash" label={settings.remove} onPress={() => setIsAsking(true)} />
        </>
      )}
    </li>
  )
}
