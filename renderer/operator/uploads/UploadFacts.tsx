/** What the sender of an upload says of it beside its title: whatever the form has, in the words that senders choose it by. */
import type { ReactNode } from 'react'
import type { WaitingUpload } from '../../../shared/contract/operator.ts'
import { fpsOfCode } from '../../../shared/uploads/uploadTerms.ts'
import { Untrusted } from '../../components/text/Untrusted.tsx'
import { AccountLink } from '../AccountLink.tsx'
import { useTexts } from '../../texts/TextsContext.tsx'

export function UploadFacts({ upload }: { readonly upload: WaitingUpload }) {
  const { operator, upload: form, wording } = useTexts()
  const { facts, fileSize } = operator.uploads
  const { name, quality, framerate, productionType, tags, comment } = upload
  const made = form.production[productionType] ?? String(productionType)
  const files = upload.files.map(({ name, sizeBytes }) => fileSize({ name, size: wording.size(sizeBytes) }))
  return (
    <dl className="operator-facts">
      <dt className="faint">{operator.accounts.columns.account}</dt>
      <dd className="operator-sender">
        <AccountLink id={upload.accountId} name={upload.author} />
        {upload.author !== '' && <span className="code faint small">{upload.accountId}</span>}
      </dd>
      <Fact name={facts.ids} values={idsOf(upload)} />
      <Fact name={form.fields.name} values={[name]} />
      <Fact name={facts.releases} values={upload.releases} />
      <Fact name={form.fields.quality} values={[quality]} />
      <Fact name={form.fields.framerate} values={[fpsOfCode(framerate) ?? form.unknown]} />
      <Fact name={form.fields.productionType} values={[made]} />
      <Fact name={form.fields.tags} values={tags.length === 0 ? [] : [tags.join(', ')]} />
      <Fact name={facts.files} values={files} />
      <Fact name={facts.comment} values={comment === '' ? [] : [comment]} />
    </dl>
  )
}

/** Under the names of the document, as the forms of senders carry them. */
function idsOf({ moviedbId, filmdbId }: WaitingUpload): readonly string[] {
  const movie = moviedbId === null ? [] : [`moviedb_id ${moviedbId}`]
  return filmdbId === null ? movie : [...movie, `filmdb_id ${filmdbId}`]
}

function Fact({ name, values }: { readonly name: string; readonly values: readonly string[] }): ReactNode {
  if (values.length === 0) return null
  return (
    <>
      <dt className="faint">{name}</dt>
      <dd>
        {values.map((value, at) => (
          <div key={at}>
            <Untrusted text={value} wraps />
          </div>
        ))}
      </dd>
    </>
  )
}
