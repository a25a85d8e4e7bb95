/** One row in full: its fields with how sure each is, what is wrong, what is like it at the service, and what would be sent. */
import type { UploadRow } from '../../../shared/contract/upload.ts'
import { Button } from '../../components/button/Button.tsx'
import { Drawer } from '../../components/page/Drawer.tsx'
import { Notice } from '../../components/page/Notice.tsx'
import { Untrusted } from '../../components/text/Untrusted.tsx'
import { ProblemNotice } from '../../app/problem/ProblemNotice.tsx'
import { faultText } from '../../texts/hostWords.ts'
import { useTexts } from '../../texts/TextsContext.tsx'
import { nameOfRow } from './nameOfRow.ts'
import { UploadFiles } from './UploadFiles.tsx'
import { UploadForm } from './UploadForm.tsx'
import { loadedRows } from './uploadStores.ts'
import { useUploadStore } from './useUploadStore.ts'

export function UploadDrawer() {
  const { upload } = useTexts()
  const openId = useUploadStore('view', (view) => view.openId)
  const row = useUploadStore('rows', (rows) => loadedRows(rows).find(({ id }) => id === openId))
  const closePanel = useUploadStore('view', (view) => view.closePanel)
  const remove = useUploadStore('view', (view) => view.remove)
  if (!row) return null
  return (
    <Drawer
      label={upload.details}
      closeLabel={upload.close}
      head={<Untrusted text={nameOfRow(row)} className="upload-head" />}
      onClose={closePanel}
    >
      <div className="upload-form">
        <RowNotices row={row} />
        <UploadFiles row={row} />
        <UploadForm key={row.id} row={row} />
        <Preview row={row} />
        <Button look="ghost" icon="trash" onPress={() => void remove([row.id])}>
          {upload.remove({ count: 1 })}
        </Button>
      </div>
    </Drawer>
  )
}

interface OfRow {
  readonly row: UploadRow
}

function RowNotices({ row }: OfRow) {
  const texts = useTexts()
  const { upload } = texts
  const sendAgain = useUploadStore('view', (view) => view.sendAgain)
  const { failure, problems, duplicates, message, step, reason } = row
  const isUnknown = step === 'sending' && !row.isAtWork
  // What was said when it was sent, and of what else is there, is over once the review has decided.
  const isDecided = row.review === 'approved' || row.review === 'rejected'
  return (
    <>
      {failure && (
        <ProblemNotice problem={failure}>
          {isUnknown && (
            <span title={upload.sendAgainHint}>
              <Button size="s" onPress={() => void sendAgain(row.id)}>
                {upload.sendAgain}
              </Button>
            </span>
          )}
        </ProblemNotice>
      )}
      {reason !== null && <Notice tone="bad" text={reason} />}
      {problems.map((problem) => (
        <Notice key={problem.field} tone="look" text={faultText(texts, problem)} />
      ))}
      {!isDecided && message !== null && <Notice tone="good" text={message} />}
      {!isDecided && duplicates !== null && <Similar names={duplicates} />}
    </>
  )
}

function Similar({ names }: { readonly names: readonly string[] }) {
  const { upload } = useTexts()
  if (names.length === 0) return <Notice tone="good" text={upload.noDuplicates} />
  return <Notice tone="look" text={`${upload.duplicates} ${names.join(', ')}`} />
}

function Preview({ row }: OfRow) {
  const { upload, wording } = useTexts()
  const preview = useUploadStore('view', (view) => view.preview)
  const showPreview = useUploadStore('view', (view) => view.showPreview)
  if (preview === null) {
    return (
      <Button icon="eye" isDisabled={row.problems.length > 0} onPress={() => void showPreview(row.id)}>
        {upload.preview}
      </Button>
    )
  }
  return (
    <section className="upload-preview" aria-label={upload.previewTitle}>
      <h3 className="upload-preview-title">{upload.previewTitle}</h3>
      {preview.files.map((file) => (
        <div key={file.name} className="upload-preview-file">
          <Untrusted text={file.name} wraps />
          <span className="faint small number">{`${wording.number(file.sizeBytes)} B · md5 ${file.md5}`}</span>
          {file.firstLines.split('\n').map((line, index) => (
            <Untrusted key={index} text={line} wraps className="quiet small" />
          ))}
        </div>
      ))}
      <dl className="upload-preview-fields">
        {preview.fields.map(({ name, value }) => (
          <div key={name}>
            <dt className="code faint">{name}</dt>
            <dd>
              <Untrusted text={value} wraps />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
