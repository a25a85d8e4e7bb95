/** A title in one line: its name, its year, what it is. */
import { Badge } from '../../../components/sign/Badge.tsx'
import { Untrusted } from '../../../components/text/Untrusted.tsx'
import { useTexts } from '../../../texts/TextsContext.tsx'

export interface TitleWordsProps {
  readonly title: {
    readonly name: string
    readonly year: number | null
    readonly type: 'movie' | 'tv' | null
    readonly filmdbId?: string | null
  }
}

export function TitleWords({ title }: TitleWordsProps) {
  const { search } = useTexts()
  const { name, year, type, filmdbId = null } = title
  return (
    <span className="title-words">
      <Untrusted text={name} />
      {year !== null && <span className="quiet number">{year}</span>}
      {type !== null && <Badge text={search.types[type]} />}
      {filmdbId !== null && <Untrusted text={filmdbId} className="faint code" />}
    </span>
  )
}
