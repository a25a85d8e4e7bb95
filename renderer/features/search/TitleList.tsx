/** The titles that a search found, to take one. */
import type { TitleRow } from '../../../shared/contract/account.ts'
import { Icon } from '../../components/icons/Icon.tsx'
import { useTexts } from '../../texts/TextsContext.tsx'
import { TitleWords } from './TitleWords.tsx'

export interface TitleListProps {
  readonly titles: readonly TitleRow[]
  readonly onTake: (title: TitleRow) => void
}

export function TitleList({ titles, onTake }: TitleListProps) {
  const { search } = useTexts()
  return (
    <ul className="title-list" aria-label={search.titles}>
      {titles.map((title) => (
        <li key={title.id}>
          <button type="button" className="title-entry" onClick={() => onTake(title)}>
            <TitleWords title={title} />
            <Icon name="chevronRight" />
          </button>
        </li>
      ))}
    </ul>
  )
}
