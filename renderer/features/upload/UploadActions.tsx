/** What is done with many rows at once; each verb names its count. */
import type { UploadState } from '../../../shared/contract/upload.ts'
import { Button } from '../../components/button/Button.tsx'
import { useTexts } from '../../texts/TextsContext.tsx'
import { mayBeLookedUp, statusOf } from './uploadStyles.ts'
import { loadedRows } from './uploadStores.ts'
import { useUploadStore } from './useUploadStore.ts'

export function UploadActions({ state }: { readonly state: UploadState }) {
  const { upload } = useTexts()
  const isAsking = useUploadStore('view', (view) => view.isAsking)
  const view = useUploadStore('view', ({ follow, showSources, check, cancel, send }) => ({
    follow,
    showSources,
    check,
    cancel,
    send,
  }))
  const rows = useUploadStore('rows', loadedRows)
  const unsent = rows.filter(({ step }) => step !== 'sent').map(({ id }) => id)
  const toLookUp = rows.filter(mayBeLookedUp).map(({ id }) => id)
  const sendable = rows.filter(
    (row) => ['ready', 'failed', 'numbered', 'filed'].includes(statusOf(row)) && row.problems.length === 0,
  )
  return (
    <>
      {state.toAsk > 0 && (
        <Button icon="refresh" isBusy={isAsking} onPress={() => void view.follow()}>
          {upload.follow}
        </Button>
      )}
      <Button icon="plus" onPress={view.showSources}>
        {upload.add}
      </Button>
      {toLookUp.length > 0 && !state.isSending && (
        <span title={upload.checkHint}>
          <Button icon="search" isBusy={isAsking} onPress={() => void view.check(toLookUp)}>
            {upload.check({ count: toLookUp.length })}
          </Button>
        </span>
      )}
      {state.isSending && (
        <Button icon="stop" onPress={() => void view.cancel()}>
          {upload.cancel}
        </Button>
      )}
      {!state.isSending && unsent.length > 0 && (
        <span title={state.hasToken ? (sendable.length === 0 ? upload.nothingReady : undefined) : upload.noToken}>
          <Button
            look="primary"
            icon="upload"
            isDisabled={sendable.length === 0 || !state.hasToken}
            onPress={() => void view.send(sendable.map(({ id }) => id))}
          >
            {upload.send({ count: sendable.length })}
          </Button>
        </span>
      )}
    </>
  )
}
