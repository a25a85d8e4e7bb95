/** Where a collection is dropped or chosen, and below it what was read. The first questions show it too. */
import { useEffect } from 'react'
import { useApp } from '../../../app/stores/appContext.ts'
import { ProblemNotice } from '../../../app/problem/ProblemNotice.tsx'
import { Button } from '../../../components/button/Button.tsx'
import { DropTarget } from '../../../components/field/DropTarget.tsx'
import { useTexts } from '../../../texts/TextsContext.tsx'
import { useSettingsStore } from '../useSettingsStore.ts'
import { SourceLine } from './SourceLine.tsx'
import './collection.css'

export function CollectionPanel() {
  const { collection, common } = useTexts()
  const { host } = useApp()
  const sources = useSettingsStore('collection', ({ value }) => value?.sources ?? null)
  const refresh = useSettingsStore('collection', (record) => record.refresh)
  const unread = useSettingsStore('collection', (record) => record.problem)
  const problem = useSettingsStore('collectionEdit', (edit) => edit.problem)
  const canDrop = useSettingsStore('collectionEdit', (edit) => edit.canDrop)
  const choose = useSettingsStore('collectionEdit', (edit) => edit.choose)
  const addDropped = useSettingsStore('collectionEdit', (edit) => edit.addDropped)
  useEffect(() => void refresh(), [refresh])
  const shown = problem ?? unread
  return (
    <>
      <DropTarget
        icon="box"
        title={canDrop ? collection.drop : collection.add}
        text={collection.formats}
        onDrop={canDrop ? (files) => void addDropped(files) : null}
      >
        <Button onPress={() => void choose('folder')}>
          {host.canChooseFolder ? collection.chooseFolder : common.asksFirst({ verb: collection.browse })}
        </Button>
        {host.canChooseFolder && <Button onPress={() => void choose('file')}>{collection.chooseFile}</Button>}
      </DropTarget>
      {shown && <ProblemNotice problem={shown} />}
      {sources !== null && sources.length > 0 && (
        <ul className="collection-sources" aria-label={collection.sources}>
          {sources.map((source) => (
            <SourceLine key={source.id} source={source} />
          ))}
        </ul>
      )}
    </>
  )
}
