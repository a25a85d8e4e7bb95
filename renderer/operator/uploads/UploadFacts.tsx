/** What the sender of an upload says of it beside its title. */
import type { ReactNode } from 'react'
import type { WaitingUpload } from '../../../shared/contract/operator.ts'
import { Untrusted } from '../../components/text/Untrusted.tsx'
import { useTexts } from '../../texts/TextsContext.tsx'

export function UploadFacts({ upload }: { readonly upload: WaitingUpload }) {
  const { operator, wording } = useTexts()
  const { facts, fileSize } = operator.uploads
  const files = upload.files.map(({ name, sizeBytes }) => fileSize({ name, size: wording.size(sizeBytes) }))
  return (
    <dl className="operator-facts">
      <Fact name={facts.ids} values={idsOf(upload)} />
      <Fact name={facts.releases} values={upload.releases} />
      <Fact name={facts.files} values={files} />
      <Fact name={facts.comment} values={upload.comment === '' ? [] : [upload.comment]} />
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
