/** One upload as a whole: what its sender says, what can be told of it, its text, and the choice. */
import { useCallback, useState } from 'react'
import type { UploadText as Text, WaitingUpload } from '../../../shared/contract/operator.ts'
import { productionTypes } from '../../../shared/uploads/uploadTerms.ts'
import { Badge } from '../../components/sign/Badge.tsx'
import { SelectField } from '../../components/field/SelectField.tsx'
import { Untrusted } from '../../components/text/Untrusted.tsx'
import { shownText } from '../../components/text/untrusted.ts'
import { LanguageBadge } from '../../app/frame/LanguageBadge.tsx'
import { useTexts } from '../../texts/TextsContext.tsx'
import { useOperator } from '../operatorStores.ts'
import { Decision } from './Decision.tsx'
import { UploadChecks } from './UploadChecks.tsx'
import { UploadFacts } from './UploadFacts.tsx'
import { UploadText } from './UploadText.tsx'
import { partText, shortText, titleText } from './uploadWords.ts'

export function UploadDetails({ upload }: { readonly upload: WaitingUpload }) {
  const texts = useTexts()
  const [file, setFile] = useState(0)
  const [files, setFiles] = useState<readonly string[]>([])
  const sawTexts = useOperator('uploads', (state) => state.sawTexts)
  const { nId } = upload
  const onRead = useCallback(
    ({ files: read, revision }: Text) => {
      setFiles(read)
      sawTexts(nId, revision)
    },
    [nId, sawTexts],
  )
  const part = partText(texts, upload)
  const choices = files.map((name, at) => ({ value: String(at), label: shownText(name) }))
  return (
    <article className="operator-details">
      <div className="operator-scroll" tabIndex={0} role="region" aria-label={shownText(shortText(texts, upload))}>
        <h2 className="operator-title">
          <Untrusted text={titleText(upload)} wraps />
        </h2>
        <p className="operator-marks">
          <LanguageBadge tag={upload.language} />
          {part !== '' && <span>{part}</span>}
          <Marks upload={upload} />
        </p>
        <UploadFacts upload={upload} />
        {files.length > 1 && (
          <SelectField
            label={texts.operator.uploads.file}
            value={String(file)}
            choices={choices}
            onChange={(value) => setFile(Number(value))}
          />
        )}
        <UploadChecks nId={nId} file={file} />
        <UploadText key={file} nId={nId} file={file} onRead={onRead} />
      </div>
      <Decision />
    </article>
  )
}

function Marks({ upload }: { readonly upload: WaitingUpload }) {
  const { uploads } = useTexts().operator
  return (
    <>
      {upload.isHearingImpaired && <Badge text={uploads.hearingImpaired} />}
      {upload.productionType === productionTypes.machine && (
        <Badge text={uploads.machineMade} tone="look" icon="sparkle" />
      )}
      {upload.isNewTitle && <Badge text={uploads.newTitle} tone="look" icon="plus" />}
      {upload.updates !== null && <Badge text={uploads.updates({ nId: upload.updates })} tone="accent" icon="swap" />}
    </>
  )
}
