/** A title in one line: its name, its year, what it is. */
import type { TitleRow } from '../../../shared/contract/account.ts'
import { Badge } from '../../components/Badge.tsx'
import { Untrusted } from '../../components/Untrusted.tsx'
import { useTexts } from '../../texts/TextsContext.tsx'

export function TitleWords({ title }: { readonly title: TitleRow }) {
  const { search } = useTexts()
  return (
    <span className="title-words">
      <Untrusted text={title.name} />
      {title.year !== null && <span className="quiet number">{title.year}</span>}
      {title.type !== null && <Badge text={search.types[title.type]} />}
      {title.filmdbId !== null && <Untrusted text={title.filmdbId} className="faint code" />}
    </span>
  )
}
