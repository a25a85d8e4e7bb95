/** The settings: their sections in a rail, one of them a page; each change is kept at once. */
import { useRef, type KeyboardEvent } from 'react'
import { isTypingIn } from '../../app/keys/isTypingIn.ts'
import { PlaceBrowser } from '../../app/places/PlaceBrowser.tsx'
import { ProblemNotice } from '../../app/problem/ProblemNotice.tsx'
import { PageHead } from '../../components/page/PageHead.tsx'
import { useTexts } from '../../texts/TextsContext.tsx'
import { SectionPage } from './SectionPage.tsx'
import { SettingsRail } from './SettingsRail.tsx'
import { useSettingsStore, useSettingsStores } from './useSettingsStore.ts'
import './settings.css'

export function SettingsScreen() {
  const { settings } = useTexts()
  const search = useRef<HTMLInputElement>(null)
  const state = useSettingsStore('settings', ({ value }) => value)
  const section = useSettingsStore('chosen', (chosen) => chosen.section)
  const problem = useSettingsStore('edit', (edit) => edit.problem)
  const unread = useSettingsStore('settings', (record) => record.problem)
  const shown = problem ?? unread

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== '/' || isTypingIn(event.target)) return
    event.preventDefault()
    search.current?.focus()
  }

  return (
    <div className="settings" onKeyDown={onKeyDown}>
      <PageHead title={settings.title} note={settings.saved} />
      {state && (
        <div className="settings-columns">
          <SettingsRail searchRef={search} />
          <div key={section} className="settings-page">
            <SectionPage state={state} />
          </div>
          <Browsers />
        </div>
      )}
      {shown && (
        <div className="notices">
          <ProblemNotice problem={shown} />
        </div>
      )}
    </div>
  )
}

/** Lists of the host's folders, where it has no dialog of its own. */
function Browsers() {
  const { engines, collection, library } = useTexts()
  const { browser, collectionBrowser, ffmpegBrowser, folderBrowser } = useSettingsStores()
  const isForModel = useSettingsStore('browser', ({ isOpen }) => isOpen)
  const isForCollection = useSettingsStore('collectionBrowser', ({ isOpen }) => isOpen)
  const isForFfmpeg = useSettingsStore('ffmpegBrowser', ({ isOpen }) => isOpen)
  const isForLibrary = useSettingsStore('folderBrowser', ({ isOpen }) => isOpen)
  if (isForLibrary) return <PlaceBrowser store={folderBrowser} verb={library.browse.add} />
  if (isForFfmpeg) return <PlaceBrowser store={ffmpegBrowser} verb={engines.useFolder} />
  if (isForModel) return <PlaceBrowser store={browser} verb={engines.useFolder} />
  if (!isForCollection) return null
  return <PlaceBrowser store={collectionBrowser} title={collection.browse} verb={collection.readFolder} />
}
